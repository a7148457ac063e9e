import type { Evidence } from '../evidence/types/laboratory.ts';
import type { AgentResult } from '../runtime/types.ts';

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
  intended: { check: string; why: string; where: string; quote: string }[];
  handledElsewhere: { check: string; where: string; quote: string }[];
};

export type VerdictInput = {
  evidence: Evidence;
  agents: AgentResult[];
  /** Null: the Verification agent never called Verdict. */
  modelCall: ModelCall | null;
  /** The quotes in `intended` and `handledElsewhere` that the runtime found at base, by check id. */
  confirmedQuotes: string[];
  /** Plan items that Plan wrote, by id, with their titles. */
  plan: { id: string; title: string }[];
  /** Faults of the run itself: sandbox, budget, cancellation. Each obstructs. */
  obstructions: string[];
};
