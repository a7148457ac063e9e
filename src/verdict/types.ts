import type { Evidence } from '../evidence/types/laboratory.ts';
import type { AgentResult } from '../runtime/events.ts';

export type PassShown = 'demonstrated' | 'exercised';
export type InconclusiveBecause = 'unproven' | 'obstructed' | 'not-run';

/** What a verdict says, and on what it stands. `evidence` are ids: E7, S2, C3, M4. */
export type Reason = { text: string; evidence: string[] };

/** A thing that a reader should look at: a regression, a failing own test, a failed check, advice. */
export type Finding = {
  severity: 'failure' | 'warning' | 'advice';
  title: string;
  detail: string;
  file?: string;
  line?: number;
  /** Tests concerned, `file > name`. */
  tests: string[];
  evidence: string[];
  /** One line to run in a checkout of head. */
  reproduce?: string;
  check?: string;
};

export type Verdict = (
  | { call: 'PASS'; shown: PassShown }
  | { call: 'FAIL' }
  | { call: 'INCONCLUSIVE'; because: InconclusiveBecause }
) & {
  /** First line of the report after the call. */
  headline: string;
  reasons: Reason[];
  findings: Finding[];
  /** What passed, for the folded part. */
  passed: Reason[];
  notVerified: string[];
};

/** What the Verification agent said at its end (its Verdict tool call). It can lower a verdict, never raise it. */
export type ModelCall = {
  call: 'PASS' | 'FAIL' | 'INCONCLUSIVE';
  summary: string;
  answers: { planItem: string; checks?: string[]; notTested?: string }[];
  intended: (Excuse & { why: string })[];
  handledElsewhere: Excuse[];
};

/** For a failed check (or a suite), with the words at base that it relies on. */
export type Excuse = { check: string; where: string; quote: string };

export type VerdictInput = {
  evidence: Evidence;
  agents: AgentResult[];
  /** Null: the Verification agent never called Verdict. */
  modelCall: ModelCall | null;
  /** Of `intended` and `handledElsewhere` those whose words the runtime found at base. */
  confirmed: Excuse[];
  /** Plan items that Plan wrote, by id, with their titles. */
  plan: { id: string; title: string }[];
  /** What a reader should know and no record shows: decides nothing. */
  notices: Finding[];
  /** Names of the steps that the trusted configuration asks for. One without a check of its own obstructs. */
  steps: string[];
  /** Faults of the run itself: sandbox, budget, cancellation. Each obstructs. */
  obstructions: string[];
};
