import type { AgentResult } from '../runtime/types.ts';
import type { Verdict, VerdictInput } from '../verdict/types.ts';

export type FailOn = 'fail' | 'unproven' | 'never';

/** Everything that a finished job hands to the report. Plain data. */
export type JobResult = {
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
