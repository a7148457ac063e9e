import type { HookVerdict } from '../hooks/types.ts';
import type { AgentHost } from './types.ts';

/** SessionStart, when a job begins: what hooks want its agents to know, and what people should. Never rejects. */
export async function sessionStarts(
  host: AgentHost,
  source: 'startup' | 'resume' | 'compact',
): Promise<Pick<HookVerdict, 'context' | 'notes' | 'halt'>> {
  return await tell(host, 'SessionStart', source, { source, model: host.model });
}

/** SessionEnd, when a job is over, also when it was cancelled. Never rejects. */
export async function sessionEnds(host: AgentHost, reason: string): Promise<Pick<HookVerdict, 'notes'>> {
  return await tell(host, 'SessionEnd', reason, { reason });
}

const nothing = { context: [], notes: [], halt: null };

async function tell(
  host: AgentHost,
  event: 'SessionStart' | 'SessionEnd',
  name: string,
  fields: object,
): Promise<Pick<HookVerdict, 'context' | 'notes' | 'halt'>> {
  const { hooks: registry, tools, runFolder, jobSignal } = host;
  const { agentId } = tools;
  const hooks = (registry?.of(agentId) ?? []).filter((hook) => hook.event === event);
  if (registry === undefined || hooks.length === 0) return nothing;
  const { fireHooks } = await import('../hooks/fire.ts');
  const input = {
    session_id: registry.sessionId,
    transcript_path: runFolder,
    cwd: registry.runner?.root ?? '',
    permission_mode: host.permissions().mode,
    hook_event_name: event,
    ...fields,
  };
  // The end is told after the job's signal has been aborted, too: each hook has its own time limit.
  const signal = event === 'SessionEnd' ? new AbortController().signal : jobSignal;
  return await fireHooks({ hooks, names: [name], input, agentId, runner: registry.runner, signal });
}
