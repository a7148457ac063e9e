import type { UserMessage } from '../model/types.ts';
import type { Tool } from '../tools/types.ts';
import type { AgentDefinition } from './types.ts';

/** What a definition brings besides prompt and tools. `notes` says what of it this runtime does not take. */
export type Extension<T> = { brought: T; notes: string[] };

/** Leading user messages, one a skill. No skill can be found yet. */
export function preloadSkills(definition: AgentDefinition): Extension<UserMessage[]> {
  return { brought: [], notes: ignored(definition, 'skills', definition.skills) };
}

/** Tools of the servers that the definition names or brings. No server can be started yet. */
export function connectMcpServers(
  definition: AgentDefinition,
): Extension<{ tools: Tool[]; close(): Promise<void> }> {
  return {
    brought: { tools: [], close: () => Promise.resolve() },
    notes: ignored(definition, 'MCP servers', definition.mcpServers),
  };
}

function ignored(definition: AgentDefinition, what: string, value: unknown): string[] {
  const nothing = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  return nothing ? [] : [`${definition.type}: its ${what} are ignored; this version does not support them.`];
}
