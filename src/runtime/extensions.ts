import type { AgentId } from '../base/ids.ts';
import type { Tool } from '../tools/types.ts';
import type { AgentDefinition, HookRegistry } from './types.ts';

/** What a definition brings besides prompt and tools. `notes` says what of it this runtime does not take. */
export type Extension<T> = { brought: T; notes: string[] };

/** Hooks live as long as the run. None is executed by this runtime yet: a definition that brings some is told so. */
export function registerHooks(
  definition: AgentDefinition,
  agentId: AgentId,
  registry: HookRegistry | undefined,
): Extension<() => void> {
  registry?.register(agentId, []);
  return { brought: () => registry?.remove(agentId), notes: ignored(definition, 'hooks', definition.hooks) };
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
