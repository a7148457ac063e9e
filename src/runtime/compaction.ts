import { headAndTail } from '../base/truncation.ts';
import type { AssistantMessage, Message, UserMessage } from '../model/types.ts';
import { tokensOf } from './context-room.ts';
import type { End } from './follow.ts';
import { takeTurn } from './model-turn.ts';
import { requestOf } from './query.ts';
import type { Loop } from './query.ts';
import { recover } from './recover.ts';
import { reminders, textBlock } from './reminders.ts';
import type { AgentEvent, CompactionTrigger } from './events.ts';

/** Of the context, or of a history that is smaller, for the exchanges that are kept as they are. */
const recentShare = 0.2;
/** Of the context, besides what the answer may take: estimates are estimates. */
const marginShare = 0.05;
/** With fewer answers than this between two compactions, nothing is gained by another. */
const answersBetween = 2;
const mostInARow = 3;

/** Whether the history must be shortened before the next request, and why; null: it fits, or the model has no limit. */
export function crowding(loop: Loop): CompactionTrigger | null {
  const window = windowOf(loop);
  if (window === null) return null;
  if (loop.compaction.exceeded) return 'exceeded';
  const reserve = Math.min(requestOf(loop).maxTokens + window * marginShare, window / 4);
  return loop.room.tokens(loop.run.messages) > window - reserve ? 'near' : null;
}

function windowOf({ run, model }: Loop): number | null {
  return run.host.models.model.contextWindow?.(model) ?? null;
}

/**
 * Puts a summary in the place of all but the task and the last exchanges. The request for it begins with the same bytes as
 * every other of the run. The end of the run, where that cannot be done or does not help.
 */
export async function* compact(
  loop: Loop,
  trigger: CompactionTrigger,
): AsyncGenerator<AgentEvent, End | null> {
  const { run, compaction } = loop;
  compaction.inARow = loop.turns - compaction.atTurn < answersBetween ? compaction.inARow + 1 : 1;
  compaction.atTurn = loop.turns;
  if (compaction.inARow > mostInARow)
    return outgrown(`, though it was summarised ${mostInARow} times in a row`);
  const before = loop.room.tokens(run.messages);
  const recentTokens = Math.floor(Math.min(windowOf(loop) ?? Infinity, tokensOf(run.messages)) * recentShare);
  const { older, recent } = split(run.messages, recentTokens);
  if (recent.length === 0) return outgrown(' by its task alone');
  const summary = older.length > 1 ? yield* summarise(loop, older) : '';
  if (summary === null) return null;
  if (typeof summary !== 'string') return summary;
  const messages = [beginningAnew(run.brief, summary), ...keptAsTheyAre(recent, recentTokens)];
  run.messages.splice(0, run.messages.length, ...messages);
  loop.room.replaced();
  compaction.exceeded = false;
  const tokens = { before, after: loop.room.tokens(messages) };
  yield { type: 'compacted', agentId: run.agentId, trigger, messages, tokens };
  return null;
}

function outgrown(why: string): End {
  return { status: 'failed', reason: `The conversation has outgrown the model's context window${why}.` };
}

/** The recent part begins with an answer, so that every call in it has its result; it holds one exchange at least. */
function split(messages: readonly Message[], recentTokens: number): { older: Message[]; recent: Message[] } {
  let start = messages.length;
  let tokens = 0;
  for (let at = messages.length - 1; at > 0; at -= 1) {
    tokens += tokensOf(messages.slice(at, at + 1));
    if (tokens > recentTokens && start < messages.length) break;
    if (messages[at]?.role === 'assistant') start = at;
  }
  return { older: messages.slice(0, start), recent: messages.slice(start) };
}

/** Null: the run was stopped meanwhile. What does not fit the request for a summary is left out, the latest first. */
async function* summarise(loop: Loop, older: Message[]): AsyncGenerator<AgentEvent, string | End | null> {
  const { run } = loop;
  const wishes = await run.hooks.beforeCompaction('auto');
  const asking: UserMessage = { role: 'user', content: [textBlock(reminders.summarise(wishes))] };
  for (let size = older.length; size > 1; size = wholeUpTo(older, Math.floor(size / 2))) {
    const told = older.slice(0, size);
    const request = { ...requestOf(loop), messages: [...told, asking], purpose: 'summary' as const };
    const answer = yield* withoutText(takeTurn(run, request, loop.turns));
    if ('aborted' in answer) return null;
    if ('turn' in answer && answer.turn.stopReason !== 'context_exceeded') {
      const text = textOf(answer.turn.message);
      if (text === '' || answer.turn.stopReason === 'refusal') return outgrown(', and it gave no summary');
      return size === older.length ? text : `${text}\n\n${reminders.leftOut(older.length - size)}`;
    }
    if (yield* recover(loop, answer)) continue;
    if ('failed' in answer) return { status: 'failed', reason: answer.failed };
  }
  return outgrown(', and a summary did not fit it either');
}

/** The largest number of messages, at most `size`, that leaves no call without its result. */
function wholeUpTo(messages: readonly Message[], size: number): number {
  let whole = size;
  while (whole > 1 && messages[whole]?.role !== 'assistant') whole -= 1;
  return whole;
}

async function* withoutText<R>(events: AsyncGenerator<AgentEvent, R>): AsyncGenerator<AgentEvent, R> {
  for (;;) {
    const step = await events.next();
    if (step.done) return step.value;
    if (step.value.type !== 'text') yield step.value;
  }
}

function textOf({ content }: Message): string {
  return content
    .flatMap((block) => (block.type === 'text' ? [block.text] : []))
    .join('\n\n')
    .trim();
}

/** The task word for word (a fork's with the mark that keeps it from forking), then the summary. */
function beginningAnew(brief: UserMessage | null, summary: string): UserMessage {
  const task = brief?.content.flatMap((block) => (block.type === 'text' ? [block] : [])) ?? [];
  return { role: 'user', content: [...task, textBlock(reminders.summarised(summary))] };
}

/**
 * Thinking is bound to what stood before it and cannot stay; a call that came with thinking gets another id, because under
 * its own it would be missed.
 */
function keptAsTheyAre(recent: readonly Message[], recentTokens: number): Message[] {
  const tooLong = tokensOf(recent) > recentTokens;
  const blocks = recent.reduce((sum, { content }) => sum + content.length, 0);
  const longest = Math.max(1_000, Math.floor((recentTokens * 2) / blocks));
  const short = (text: string) => (tooLong ? headAndTail(text, { maxBytes: longest }).text : text);
  return recent
    .map((message) => (message.role === 'user' ? keptWords(message, short) : keptAnswer(message)))
    .filter(({ content }) => content.length > 0);
}

function keptWords({ content }: UserMessage, short: (text: string) => string): UserMessage {
  return {
    role: 'user',
    content: content.map((block) => {
      if (block.type === 'text') return { ...block, text: short(block.text) };
      return { ...block, toolUseId: keptId(block.toolUseId), content: short(block.content) };
    }),
  };
}

function keptAnswer({ content }: AssistantMessage): AssistantMessage {
  return {
    role: 'assistant',
    content: content.flatMap((block): AssistantMessage['content'] => {
      if (block.type === 'tool_use') return [{ ...block, id: keptId(block.id) }];
      return block.type === 'text' ? [block] : [];
    }),
  };
}

function keptId(id: string): string {
  return `${id}-k`;
}
