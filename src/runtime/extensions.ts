import type { AgentId } from '../base/ids.ts';
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

function ignored(definition: AgentDefinition, what: string, value: unknown): string[] {
  const nothing = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  return nothing ? [] : [`${definition.type}: its ${what} are ignored; this version does not support them.`];
}
