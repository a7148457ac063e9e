import { GainsayError } from '../base/errors.ts';
import { createReplayedModel } from '../model/replayed.ts';
import type { ReplayedRun } from '../model/replayed.ts';
import type { AssistantTurn, Model } from '../model/types.ts';
import { readTranscripts } from './read-run.ts';
import { sinceItBegan } from './resume.ts';
import type { TranscriptEntry } from './transcript.ts';

/**
 * A model that answers as the transcripts of a run folder say that the run was answered. Agents are told apart by type and
 * description; tools run anew.
 *
 * @throws GainsayError where the folder holds no agents or not one answer.
 */
export async function replayOf(folder: string): Promise<Model> {
  const problems: string[] = [];
  const runs = (await readTranscripts(folder, problems)).flatMap(({ entries }) => replayedRun(entries) ?? []);
  if (runs.some(({ turns }) => turns.length > 0)) return createReplayedModel(runs, folder);
  throw new GainsayError(
    `${folder} holds no answer of a model${problems.map((one) => `; ${one}`).join('')}`,
    {
      remedy: 'Name the evidence folder of a run in which a model or the playbook played.',
    },
  );
}

function replayedRun(entries: TranscriptEntry[]): ReplayedRun | null {
  const started = entries.find(({ event }) => event.type === 'agent-started')?.event;
  if (started?.type !== 'agent-started') return null;
  const { agentType, description } = started;
  return { agentType, description, turns: turnsOf(sinceItBegan(entries)) };
}

/**
 * What a turn said follows it; an answer that no turn precedes is a fork's inheritance. Left out: summaries, and what was
 * thrown away because the context was full, and what a killed run was answered but did not hear.
 */
export function turnsOf(entries: readonly TranscriptEntry[]): AssistantTurn[] {
  const turns: AssistantTurn[] = [];
  for (const { event } of entries) {
    if (event.type === 'turn-finished' && event.purpose === undefined)
      turns.push({
        message: { role: 'assistant', content: [] },
        stopReason: event.stopReason,
        usage: event.usage,
        model: event.model,
        brokenCalls: {},
      });
    const turn = turns.at(-1);
    if (event.type !== 'message' || event.message.role !== 'assistant' || turn === undefined) continue;
    turn.message = event.message;
    turn.brokenCalls = event.brokenCalls ?? {};
  }
  if (entries.at(-1)?.event.type === 'turn-finished') turns.pop();
  return turns.filter(({ stopReason }) => stopReason !== 'context_exceeded');
}
