import type { Effort, Message, ToolSpec, TurnRequest, UserMessage } from '../model/types.ts';
import { endedBySignal } from './abort.ts';
import type { ToolCalling } from './call-tool.ts';
import { openConversation } from './conversation.ts';
import type { Conversation } from './conversation.ts';
import { compact, crowding } from './compaction.ts';
import { createContextRoom } from './context-room.ts';
import type { ContextRoom } from './context-room.ts';
import { follow } from './follow.ts';
import type { End } from './follow.ts';
import { takeTurn } from './model-turn.ts';
import { recover } from './recover.ts';
import { createRepeats } from './repeats.ts';
import type { Repeats } from './repeats.ts';
import type { AgentEvent } from './events.ts';
import type { AgentHost, Budget, Mailbox } from './types.ts';

/** All that the loop needs, rendered and frozen: no part of it changes while it runs. */
export type QueryRun = ToolCalling & {
  agentType: string;
  description: string;
  model: string;
  system: string;
  specs: readonly ToolSpec[];
  effort?: Effort | undefined;
  /** The run's own array; the loop appends to it. */
  messages: Message[];
  /** The message with its task: whatever happens to the history, this stays in it. */
  brief: UserMessage | null;
  /** How many of the messages, from the first on, its transcript holds already. */
  recorded: number;
  /** Turns that an earlier life has taken. */
  turnsBefore: number;
  host: AgentHost;
  budget: Budget;
  mailbox: Mailbox;
  maxTurns: number;
  criticalReminder?: string | undefined;
  finalTool?: string | undefined;
  /** Stops what is going on when the consumer leaves. */
  stop(): void;
};

export type Outcome = End & { text: string; data?: unknown };

/** Where the loop stands. */
export type Loop = {
  run: QueryRun;
  talk: Conversation;
  /** Answers now: the run's own, or the one that took its place. */
  model: string;
  turns: number;
  room: ContextRoom;
  compaction: { inARow: number; atTurn: number; exceeded: boolean };
  /** How often in a row: answers cut off, empty answers, pauses. */
  inARow: { cut: number; empty: number; paused: number };
  /** How often the model was told that its final tool is missing. */
  reminded: number;
  repeats: Repeats;
  /** Set once a tool has ended the run; it may be called again when more arrives. */
  ended: { tool: string; data: unknown } | null;
};

const maxOutputTokens = 16_000;

/**
 * The loop: say what has arrived, ask, follow the answer, until there is nothing more to do or something ends it. Always
 * gives an outcome; by then every call in the history has its result.
 */
export async function* query(run: QueryRun): AsyncGenerator<AgentEvent, Outcome> {
  const loop = openLoop(run);
  for (const message of run.messages.slice(run.recorded))
    yield { type: 'message', agentId: run.agentId, message };
  for (;;) {
    loop.talk.say(...run.mailbox.drain().flatMap(({ content }) => content));
    yield* speak(loop);
    const halt = haltBeforeTurn(loop);
    if (halt) return conclude(loop, halt);
    const crowded = crowding(loop);
    if (crowded) {
      const stuck = yield* compact(loop, crowded);
      if (stuck) return conclude(loop, stuck);
      continue;
    }
    loop.turns += 1;
    const answer = yield* takeTurn(run, requestOf(loop), loop.turns);
    if ('aborted' in answer || (yield* recover(loop, answer))) continue;
    if ('failed' in answer) return conclude(loop, { status: 'failed', reason: answer.failed });
    const heard = loop.talk.hear(answer.turn);
    loop.room.measured(answer.turn.usage, run.messages);
    if (heard.message) yield said(run, heard.message, heard.broken);
    const end = yield* follow(loop, heard, answer.turn.stopReason);
    if (!end) continue;
    yield* speak(loop);
    return conclude(loop, end);
  }
}

function openLoop(run: QueryRun): Loop {
  return {
    run,
    talk: openConversation(run.messages),
    model: run.model,
    turns: run.turnsBefore,
    room: createContextRoom(run),
    compaction: { inARow: 0, atTurn: -Infinity, exceeded: false },
    inARow: { cut: 0, empty: 0, paused: 0 },
    reminded: 0,
    repeats: createRepeats(),
    ended: null,
  };
}

/** What has been gathered for the model enters the history as one user message. */
function* speak({ run, talk }: Loop): Generator<AgentEvent> {
  const message = talk.flush();
  if (message) yield { type: 'message', agentId: run.agentId, message };
}

function said({ agentId }: QueryRun, message: Message, broken: ReadonlyMap<string, string>): AgentEvent {
  const brokenCalls = Object.fromEntries(broken);
  return { type: 'message', agentId, message, ...(broken.size === 0 ? {} : { brokenCalls }) };
}

function haltBeforeTurn({ run, turns }: Loop): End | null {
  if (run.context.signal.aborted) return endedBySignal(run.context.signal);
  if (run.hooks.halted !== null)
    return { status: 'incomplete', reason: `A hook has stopped it: ${run.hooks.halted}` };
  const exhausted = run.budget.exhausted();
  if (exhausted !== null) return { status: 'budget', reason: exhausted };
  if (turns >= run.maxTurns)
    return { status: 'max-turns', reason: `It reached its limit of ${run.maxTurns} turns.` };
  return null;
}

/** A copy of the list, so that a model may keep it; the messages themselves are never changed. */
export function requestOf({ run, model }: Loop): TurnRequest {
  const { agentId, agentType, description, system, specs, messages, effort } = run;
  return {
    agentId,
    agentType,
    description,
    model,
    system,
    tools: specs,
    messages: [...messages],
    maxTokens: maxOutputTokens,
    ...(effort === undefined ? {} : { effort }),
  };
}

/** From here on nobody can reach the agent. */
function conclude({ run, talk, ended }: Loop, end: End): Outcome {
  run.mailbox.close();
  return { ...end, text: talk.lastText, ...(ended === null ? {} : { data: ended.data }) };
}
