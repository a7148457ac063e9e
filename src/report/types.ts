import type { AgentResult } from '../runtime/events.ts';
import type { SandboxLevel } from '../sandbox/types.ts';
import type { Verdict, VerdictInput } from '../verdict/types.ts';

export type FailOn = 'fail' | 'unproven' | 'never';

/** Everything that a finished job hands to the report. Plain data. */
export type JobResult = VerifyResult | AskResult;

export type VerifyResult = {
  job: 'verify';
  verdict: Verdict;
  input: VerdictInput;
  agents: AgentResult[];
  model: string;
  costUsd: number | null;
  startedAt: string;
  durationMs: number;
  /** Folder of ledger, transcripts and outputs. */
  evidenceDir: string;
  /** Output of the records that the report shows (see `excerptsWanted`), by record id, each bounded. Redacted. */
  excerpts: Record<string, string>;
};

/** What agents answered to a question or a task. It is their word, never a verdict. */
export type AskResult = {
  job: 'ask';
  prompt: string;
  /** The conversation's own run. */
  answer: AgentResult;
  /** It and everything that it started, in order of ending. */
  agents: AgentResult[];
  sandbox: SandboxLevel;
  /** What agents changed in the job's copy of the repository; null where nothing differs. */
  patch: Patch | null;
  /** Branches that agents with a worktree of their own left in the repository. */
  branches: string[];
  /** Diagnostics of the agents, hooks, skills and servers that the repository brings, one line each. */
  notes: string[];
  model: string;
  costUsd: number | null;
  startedAt: string;
  durationMs: number;
  evidenceDir: string;
};

/** `file`: absolute, in git's format, to be applied with `git apply`. `start`: its beginning, bounded. */
export type Patch = { file: string; files: string[]; bytes: number; start: string };
