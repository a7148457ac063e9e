import type { AgentId } from '../base/ids.ts';
import type { Usage } from '../model/types.ts';
import type { Denial } from '../permission/types.ts';
import { addUsage, noUsage } from './budget.ts';
import { endGenerator } from './emitting.ts';
import type { Outcome } from './query.ts';
import type { AgentEvent, AgentResult, Spent } from './events.ts';

/** What a run amounts to, counted from its events. */
export type Tally = {
  see(event: AgentEvent): void;
  result(outcome: Outcome, notes: readonly string[]): AgentResult;
};

export type Identity = { agentId: AgentId; agentType: string; description: string; model: string };

/** `before`: what an earlier life of the run has spent. */
export function createTally(identity: Identity, before?: Spent): Tally {
  const startedAt = new Date();
  const began = performance.now();
  const denials: Denial[] = [];
  const notes: string[] = [];
  const byModel: Record<string, Spent> = {};
  let turns = before?.turns ?? 0;
  let toolCalls = 0;
  let usage: Usage = before?.usage ?? noUsage;
  let costUsd: number | null = before === undefined ? 0 : before.usd;
  return {
    see(event) {
      if (event.type === 'tool-started') toolCalls += 1;
      if (event.type === 'tool-denied') denials.push(event.denial);
      if (event.type === 'model-fallback')
        notes.push(
          `${event.to} answered from turn ${turns + 1} on instead of ${event.from}: ${event.reason}`,
        );
      if (event.type !== 'turn-finished') return;
      turns = event.turn;
      usage = addUsage(usage, event.usage ?? noUsage);
      costUsd = addCosts(costUsd, event.costUsd);
      byModel[event.model] = addTurn(byModel[event.model], event);
    },
    result: (outcome, more) => ({
      ...identity,
      ...outcome,
      turns,
      toolCalls,
      usage,
      costUsd,
      ...(Object.keys(byModel).length > 1 ? { byModel } : {}),
      startedAt: startedAt.toISOString(),
      durationMs: Math.round(performance.now() - began),
      denials,
      ...(notes.length + more.length === 0 ? {} : { notes: [...notes, ...more] }),
    }),
  };
}

function addTurn(
  { turns, usage, usd }: Spent = { turns: 0, usage: noUsage, usd: 0 },
  turn: Extract<AgentEvent, { type: 'turn-finished' }>,
): Spent {
  return {
    turns: turns + 1,
    usage: addUsage(usage, turn.usage ?? noUsage),
    usd: addCosts(usd, turn.costUsd),
  };
}

function addCosts(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}

/** Passes events on and counts them. */
export async function* tallied<R>(
  events: AsyncGenerator<AgentEvent, R>,
  tally: Tally,
): AsyncGenerator<AgentEvent, R> {
  try {
    for (;;) {
      const step = await events.next();
      if (step.done) return step.value;
      tally.see(step.value);
      yield step.value;
    }
  } finally {
    await endGenerator(events);
  }
}
