import type { AgentId } from '../base/ids.ts';
import type { Message, ToolResultBlock, UserMessage } from '../model/types.ts';
import { addUsage, noUsage } from './budget.ts';
import { callsIn, filterIncompleteToolCalls } from './history.ts';
import { reminders, textBlock } from './reminders.ts';
import { startAgent } from './start.ts';
import { historyOf, readTranscript, transcriptFile } from './transcript.ts';
import type { TranscriptEntry } from './transcript.ts';
import type { AgentResult, AgentRun, Spent } from './events.ts';
import type { AgentRunParams, Resumed } from './types.ts';

/**
 * Goes on with a run from its transcript, wherever that ends: no call of it is made again, and those that were under way
 * are told to the model as interrupted. `params` are those of the run's beginning, with its id; their prompt is used only
 * (and its opening played again) where the transcript does not reach that far. `more` is said to the run besides; one that has ended and is told nothing
 * more gives its old result again.
 */
export async function* resumeAgent(
  params: AgentRunParams & { override: { agentId: AgentId } },
  more: readonly UserMessage[] = [],
): AgentRun {
  const { forkedFrom, opening: _played, ...again } = params;
  const entries = sinceItBegan(
    await entriesOf(transcriptFile(params.parent.runFolder, params.override.agentId)),
  );
  const ended = resultOf(entries);
  if (ended && more.length === 0) return ended;
  const messages = historyOf(entries);
  // A fork whose transcript ends within what it inherited does not know its task yet.
  const begun = forkedFrom === undefined ? messages.length > 0 : spentIn(entries).turns > 0;
  if (!begun) return yield* startAgent({ ...params, prompt: [...params.prompt, ...more] });
  const spent = ended ? nothing : spentIn(entries);
  const resumed: Resumed = { messages, brief: briefOf(entries), spent };
  const note = ended ? [] : [{ role: 'user' as const, content: [textBlock(reminders.resumed)] }];
  return yield* startAgent({
    ...again,
    resumed,
    prompt: [...unanswered(messages, entries), ...note, ...more],
  });
}

/** Of a run that has ended, for one that is told more. Nothing of it is spent again. */
export async function earlierLife(runFolder: string, agentId: AgentId): Promise<Resumed> {
  const entries = sinceItBegan(await entriesOf(transcriptFile(runFolder, agentId)));
  const messages = filterIncompleteToolCalls(historyOf(entries));
  return { messages, brief: briefOf(entries), spent: nothing };
}

async function entriesOf(file: string): Promise<TranscriptEntry[]> {
  try {
    return (await readTranscript(file)).entries;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** A transcript may hold an earlier beginning of the same run, which came to nothing. */
export function sinceItBegan(entries: TranscriptEntry[]): TranscriptEntry[] {
  const start = entries.findLastIndex(
    ({ event }) => event.type === 'agent-started' && event.resumed !== true,
  );
  return start === -1 ? entries : entries.slice(start);
}

/** Null: its last life did not get that far. */
function resultOf(entries: readonly TranscriptEntry[]): AgentResult | null {
  const last = entries.at(-1)?.event;
  return last?.type === 'agent-finished' ? last.result : null;
}

/** Of the life that was cut off and those that it continued. */
function spentIn(entries: readonly TranscriptEntry[]): Spent {
  let spent = nothing;
  for (const { event } of entries) {
    if (event.type === 'agent-finished') spent = nothing;
    if (event.type !== 'turn-finished') continue;
    spent = {
      turns: event.turn,
      usage: addUsage(spent.usage, event.usage ?? noUsage),
      usd: spent.usd === null || event.costUsd === null ? null : spent.usd + event.costUsd,
    };
  }
  return spent;
}

const nothing: Spent = { turns: 0, usage: noUsage, usd: 0 };

/** What was said last before the first turn: a fork's transcript begins with its parent's history. */
function briefOf(entries: readonly TranscriptEntry[]): UserMessage | null {
  const first = entries.findIndex(({ event }) => event.type === 'turn-finished');
  const before = historyOf(first === -1 ? entries : entries.slice(0, first));
  return before.findLast((message): message is UserMessage => message.role === 'user') ?? null;
}

/** A result for each call of the last answer that has none. */
function unanswered(messages: readonly Message[], entries: readonly TranscriptEntry[]): UserMessage[] {
  const last = messages.at(-1);
  const content = (last === undefined ? [] : callsIn(last)).map(({ id }): ToolResultBlock => {
    const seen = (type: 'tool-started' | 'tool-finished') =>
      entries.some(({ event }) => event.type === type && event.toolUseId === id);
    const how = seen('tool-finished') ? 'ended' : seen('tool-started') ? 'running' : 'waiting';
    return { type: 'tool_result', toolUseId: id, content: reminders.interrupted[how], isError: true };
  });
  return content.length === 0 ? [] : [{ role: 'user', content }];
}
