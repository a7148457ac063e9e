import { ModelFailure } from './model-failure.ts';
import type { AssistantTurn, Model, TurnRequest } from './types.ts';

/** What one agent of a recorded run was answered, in order. */
export type ReplayedRun = { agentType: string; description: string; turns: AssistantTurn[] };

/**
 * Answers each run of the same type and description as the recorded one with what that was answered, in strict order; of
 * several that are alike, the nth to ask is the nth in the list. One that asks for more, or that the recording does not
 * know, ends with a ModelFailure. Histories are never compacted: the recording has no summaries.
 */
export function createReplayedModel(runs: readonly ReplayedRun[], name: string): Model {
  const waiting = new Map<string, ReplayedRun[]>();
  for (const run of runs) waiting.set(keyOf(run), [...(waiting.get(keyOf(run)) ?? []), run]);
  const going = new Map<string, AssistantTurn[]>();
  return {
    name: 'recorded',
    // oxlint-disable-next-line require-yield -- what is known beforehand is not streamed
    async *turn(request, signal) {
      signal.throwIfAborted();
      const { agentId, agentType, description = '' } = request;
      const queue = going.get(agentId) ?? waiting.get(keyOf({ agentType, description }))?.shift()?.turns;
      if (queue === undefined) throw unknown(name, request);
      const [turn, ...rest] = queue;
      going.set(agentId, rest);
      if (turn === undefined) throw exhausted(name, request);
      return turn;
    },
  };
}

function keyOf({ agentType, description }: Pick<ReplayedRun, 'agentType' | 'description'>): string {
  return JSON.stringify([agentType, description]);
}

function unknown(name: string, { agentType, description = '' }: TurnRequest): ModelFailure {
  return differs(`${name} holds no further run of ${agentType} for "${description}"`);
}

function exhausted(name: string, { agentType, description = '', messages }: TurnRequest): ModelFailure {
  return differs(
    `${name} holds no further turn of ${agentType} for "${description}", which has sent ${messages.length} messages`,
  );
}

function differs(what: string): ModelFailure {
  return new ModelFailure(what, {
    kind: 'script',
    remedy:
      'The run cannot be played again as it was: the code, the agents or the repository have changed since.',
  });
}
