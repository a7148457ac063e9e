import type { Answered } from './model-turn.ts';
import type { Loop } from './query.ts';
import type { AgentEvent } from './events.ts';

/**
 * What can be done about a request that brought no answer to go on with: a history that did not fit is shortened, an
 * overloaded model replaced by the job's other one, for the rest of the run. False: nothing.
 */
export function* recover(
  loop: Loop,
  answer: Exclude<Answered, { aborted: true }>,
): Generator<AgentEvent, boolean> {
  if ('turn' in answer) return answer.turn.stopReason === 'context_exceeded' && shorten(loop);
  if (answer.kind === 'too-long') return shorten(loop);
  if (answer.kind !== 'overloaded' && answer.kind !== 'rate-limited') return false;
  const { host, agentId } = loop.run;
  const other = host.fallbackModel === undefined ? loop.model : host.models.resolve(host.fallbackModel);
  if (other === loop.model) return false;
  yield { type: 'model-fallback', agentId, from: loop.model, to: other, reason: answer.failed };
  loop.model = other;
  return true;
}

function shorten({ run, model, compaction }: Loop): boolean {
  if (run.host.models.model.contextWindow?.(model) === undefined) return false;
  compaction.exceeded = true;
  return true;
}
