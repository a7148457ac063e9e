import type { AgentId } from '../base/ids.ts';
import type { Message, StopReason, Usage } from '../model/types.ts';
import type { Denial } from '../permission/types.ts';

/** What an observer sees of a run, in order. A consumer that leaves early ends the run: its clean-up still happens. */
export type AgentEvent =
  | {
      type: 'agent-started';
      agentId: AgentId;
      agentType: string;
      parent: AgentId | null;
      description: string;
      model: string;
      /** It goes on with the history that its transcript holds so far. */
      resumed?: true;
    }
  /** Appended to the run's history. `brokenCalls`: id → why a call of it was not run. */
  | { type: 'message'; agentId: AgentId; message: Message; brokenCalls?: Record<string, string> }
  /** The history was too long: from now on it is `messages`, in which a summary stands for what is left out. */
  | {
      type: 'compacted';
      agentId: AgentId;
      trigger: CompactionTrigger;
      messages: Message[];
      /** Estimated, before and after. */
      tokens: { before: number; after: number };
    }
  /** A call of the opening with its result: recorded, but never part of the history as a call. */
  | {
      type: 'opening';
      agentId: AgentId;
      toolUseId: string;
      tool: string;
      input: unknown;
      result: { content: string; isError: boolean; data?: unknown };
    }
  /** The first byte of an answer has come: from now on siblings can read the same cached prefix. */
  | { type: 'first-byte'; agentId: AgentId }
  | { type: 'text'; agentId: AgentId; text: string }
  | {
      type: 'turn-finished';
      agentId: AgentId;
      /** 1 for the first. */
      turn: number;
      model: string;
      stopReason: StopReason;
      usage: Usage | null;
      costUsd: number | null;
      durationMs: number;
      /** The request was for a summary; its answer is no part of the history. */
      purpose?: 'summary';
    }
  | { type: 'tool-started'; agentId: AgentId; toolUseId: string; tool: string; summary: string }
  | { type: 'tool-progress'; agentId: AgentId; toolUseId: string; text: string }
  | {
      type: 'tool-finished';
      agentId: AgentId;
      toolUseId: string;
      tool: string;
      isError: boolean;
      durationMs: number;
    }
  | { type: 'tool-denied'; agentId: AgentId; denial: Denial }
  | { type: 'model-retry'; agentId: AgentId; waitMs: number; reason: string }
  /** Where a background run stands, in one line, from a request beside it. Not part of its history. */
  | { type: 'agent-progress'; agentId: AgentId; text: string }
  /** From now on another model answers this run. */
  | { type: 'model-fallback'; agentId: AgentId; from: string; to: string; reason: string }
  | { type: 'agent-finished'; agentId: AgentId; result: AgentResult }
  /** For observers alone: the run is over without a result, because it threw or nobody followed it any more. */
  | { type: 'agent-left'; agentId: AgentId };

/** `near`: the next request would come close to the model's context. `exceeded`: one did not fit. */
export type CompactionTrigger = 'near' | 'exceeded';

/** What `runAgent` and everything that wraps it is. */
export type AgentRun = AsyncGenerator<AgentEvent, AgentResult>;

export type AgentStatus =
  | 'completed'
  /** Ended without the tool that its definition requires, or without having got anywhere. */
  | 'incomplete'
  | 'max-turns'
  | 'budget'
  | 'cancelled'
  | 'refused'
  | 'failed';

export type AgentResult = {
  agentId: AgentId;
  agentType: string;
  description: string;
  status: AgentStatus;
  /** Text of the last assistant message that had any. */
  text: string;
  /** Of the tool that ended the run. */
  data?: unknown;
  /** Why it is not `completed`, one sentence. */
  reason?: string;
  model: string;
  turns: number;
  toolCalls: number;
  usage: Usage;
  /** US dollars; null when a price is unknown. */
  costUsd: number | null;
  /** By the id that answered; only where several models did. */
  byModel?: Record<string, Spent>;
  startedAt: string;
  durationMs: number;
  denials: Denial[];
  /** Keeps what it changed in a tree of its own. */
  branch?: string;
  /** What a reader should know besides: unknown prices under a dollar cap, ignored settings, clean-up that failed. */
  notes?: string[];
};

/** What requests have cost. `usd` null: a price is unknown. */
export type Spent = { turns: number; usage: Usage; usd: number | null };
