import type { AgentId } from '../base/ids.ts';
import type { Usage } from '../model/types.ts';
import type { Denial } from '../permission/types.ts';
import { addUsage, noUsage } from './budget.ts';
import { endGenerator } from './emitting.ts';
import type { Outcome } from './query.ts';
import type { AgentEvent, AgentResult } from './types.ts';

/** What a run amounts to, counted from its events. */
export type Tally = {
  see(event: AgentEvent): void;
  result(outcome: Outcome, notes: readonly string[]): AgentResult;
};

export type Identity = { agentId: AgentId; agentType: string; description: string; model: string };

export function createTally(identity: Identity): Tally {
  const startedAt = new Date();
  const began = performance.now();
  const denials: Denial[] = [];
  let turns = 0;
  let toolCalls = 0;
  let usage: Usage = noUsage;
  let costUsd: number | null = 0;
  return {
    see(event) {
      if (event.type === 'tool-started') toolCalls += 1;
      if (event.type === 'tool-denied') denials.push(event.denial);
      if (event.type !== 'turn-finished') return;
      turns = event.turn;
      usage = addUsage(usage, event.usage ?? noUsage);
      costUsd = costUsd === null || event.costUsd === null ? null : costUsd + event.costUsd;
    },
    result: (outcome, notes) => ({
      ...identity,
      ...outcome,
      turns,
      toolCalls,
      usage,
      costUsd,
      startedAt: startedAt.toISOString(),
      durationMs: Math.round(performance.now() - began),
      denials,
      ...(notes.length === 0 ? {} : { notes: [...notes] }),
    }),
  };
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
