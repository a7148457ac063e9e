import type { AgentRunParams } from './types.ts';

/** Caller, then definition, then parent. `inherit` at any of them asks the next one. Aliases become model ids. */
export function resolveModel({ model, definition, parent }: AgentRunParams): string {
  const chosen = [model, definition.model].find((name) => name !== undefined && name !== 'inherit');
  return parent.models.resolve(chosen ?? parent.model);
}
