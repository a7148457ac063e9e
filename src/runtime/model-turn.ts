import { race, within } from '../base/abort.ts';
import { reasonOf } from '../base/reason.ts';
import { ModelFailure, type ModelFailureKind } from '../model/model-failure.ts';
import type { AssistantTurn, TurnEvent, TurnRequest, Usage } from '../model/types.ts';
import { noUsage } from './budget.ts';
import { endGenerator } from './emitting.ts';
import type { QueryRun } from './query.ts';
import type { AgentEvent } from './events.ts';

export type Answered =
  | { turn: AssistantTurn }
  /** `kind` null: the model did not say. */
  | { failed: string; kind: ModelFailureKind | null }
  | { aborted: true };

/** How long a model that was stopped may take to let go of its connection. */
const windDownMs = 5_000;

/** One request and its answer. Spends from the budget, also for an attempt that failed. Rejects never. */
export async function* takeTurn(
  run: QueryRun,
  request: TurnRequest,
  number: number,
): AsyncGenerator<AgentEvent, Answered> {
  const started = performance.now();
  const events = run.host.models.model.turn(request, run.context.signal);
  try {
    for (;;) {
      const step = await race(events.next(), run.context.signal);
      if (step.done) {
        const costUsd = spend(run, step.value.model, step.value.usage);
        const durationMs = Math.round(performance.now() - started);
        const purpose = request.purpose === undefined ? {} : { purpose: request.purpose };
        yield finished(run, step.value, { turn: number, costUsd, durationMs, ...purpose });
        return { turn: step.value };
      }
      yield seen(run, step.value);
    }
  } catch (error) {
    if (error instanceof ModelFailure && error.usage) spend(run, request.model, error.usage);
    if (run.context.signal.aborted) return { aborted: true };
    return { failed: reasonOf(error), kind: error instanceof ModelFailure ? error.kind : null };
  } finally {
    await within(endGenerator(events), windDownMs).catch(() => undefined);
  }
}

/** Unknown stays unknown: only a model that bills nobody costs 0 without a usage. */
function spend({ host, budget }: QueryRun, model: string, usage: Usage | null): number | null {
  const free = host.models.model.name !== 'anthropic';
  const usd = usage === null ? (free ? 0 : null) : host.models.price(model, usage);
  budget.spend(usd, usage ?? noUsage);
  return usd;
}

function seen({ agentId }: QueryRun, event: TurnEvent): AgentEvent {
  if (event.type === 'first-byte') return { type: 'first-byte', agentId };
  if (event.type === 'text') return { type: 'text', agentId, text: event.text };
  return { type: 'model-retry', agentId, waitMs: event.waitMs, reason: event.reason };
}

function finished(
  { agentId }: QueryRun,
  { model, stopReason, usage }: AssistantTurn,
  counted: { turn: number; costUsd: number | null; durationMs: number; purpose?: 'summary' },
): AgentEvent {
  return { type: 'turn-finished', agentId, model, stopReason, usage, ...counted };
}
