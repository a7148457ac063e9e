import { randomUUID } from 'node:crypto';
import type { Hook, HookRunner } from '../hooks/types.ts';
import type { HookRegistry } from './types.ts';

/** `settings`: hooks of the trusted commit's settings, which hold for every run. `runner` null: nothing can be run. */
export function createHookRegistry({
  settings = [],
  runner = null,
}: { settings?: readonly Hook[]; runner?: HookRunner | null } = {}): HookRegistry {
  const byRun = new Map<string, readonly Hook[]>();
  return {
    sessionId: randomUUID(),
    runner,
    register: (agentId, hooks) => {
      byRun.set(agentId, hooks);
    },
    remove: (agentId) => {
      byRun.delete(agentId);
    },
    of: (agentId) => [...settings, ...(byRun.get(agentId) ?? [])],
    get runs() {
      return byRun.size;
    },
  };
}
