import type { HookRegistry } from './types.ts';

export function createHookRegistry(): HookRegistry {
  const byRun = new Map<string, readonly unknown[]>();
  return {
    register: (agentId, hooks) => {
      byRun.set(agentId, hooks);
    },
    remove: (agentId) => {
      byRun.delete(agentId);
    },
    get runs() {
      return byRun.size;
    },
  };
}
