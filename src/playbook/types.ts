import type { UserMessage } from '../model/types.ts';

/** One move of a playbook: tool calls of one turn, or the wait for a message. */
export type Move =
  | { kind: 'call'; say?: string; calls: { tool: string; input: unknown }[] }
  /** Ends the turn; the next user message resumes the playbook. */
  | { kind: 'wait'; say: string };

/** What came back: one result a call, in order, or the messages that ended a wait. */
export type Reply = { results: CallResult[]; messages: UserMessage[] };

export type CallResult = { content: string; isError: boolean; data?: unknown };

/**
 * A deterministic agent: a coroutine that yields moves and receives replies. It returns the text of its last message.
 * It reaches the world through tool calls alone.
 */
export type Playbook = (task: UserMessage[]) => Generator<Move, string, Reply>;
