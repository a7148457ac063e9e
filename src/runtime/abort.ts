import { deadline, DeadlinePassed, linked } from '../base/abort.ts';
import type { AbortScope } from '../base/abort.ts';
import type { AgentRunParams } from './types.ts';
import type { AgentStatus } from './events.ts';

/**
 * Override, then an own controller for a background run, then the parent's. What the run itself aborts is a scope of
 * its own below that: a child that is given up does not take its parent along. The job's signal stops every run.
 */
export function openAbortScope({ override, isAsync, parent, limits }: AgentRunParams): AbortScope {
  const controller = override?.abort ?? (isAsync ? new AbortController() : parent.abort);
  const above = [controller.signal, parent.jobSignal];
  return limits?.wallMs === undefined ? linked(...above) : deadline(limits.wallMs, ...above);
}

/** Time that ran out is a budget that is spent; anything else that aborts a run is somebody's wish. */
export function endedBySignal(signal: AbortSignal): { status: AgentStatus; reason: string } {
  const reason: unknown = signal.reason;
  const why = reason instanceof Error ? reason.message : String(reason);
  return reason instanceof DeadlinePassed
    ? { status: 'budget', reason: `Stopped: ${why}.` }
    : { status: 'cancelled', reason: `Cancelled: ${why}.` };
}
