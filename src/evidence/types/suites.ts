import type { Exit } from '../../base/commands.ts';
import type { AgentId, Sha } from '../../base/ids.ts';
import type { TreePair } from './change.ts';

export type TestStatus = 'passed' | 'failed' | 'skipped' | 'todo';
export type FailureKind = 'assertion' | 'error' | 'crash' | 'timeout';

export type TestResult = {
  /** Relative to the repository root. */
  file: string;
  /** Suite and test titles joined by ` > `. */
  name: string;
  /** 0 for the first test of that name in that file, 1 for the second… */
  occurrence: number;
  status: TestStatus;
  failureKind?: FailureKind;
  /** First 2,000 characters of the failure. */
  message?: string;
  durationMs?: number;
};

/** How a suite run differs from an ordinary one. */
export type Variation =
  | { kind: 'shuffle'; seed: number }
  /** Another time zone and another locale. */
  | { kind: 'locale' }
  /** The command once more in the same room: leftovers of the first run are there. */
  | { kind: 'twice' }
  /** A mutant's edit laid over the sources: the characters of `file` from `start` to `end` are replaced. */
  | {
      kind: 'mutant';
      mutant: string;
      file: string;
      edit: { start: number; end: number; replacement: string };
    };

/** A test runner's own package, as the tree that was run has it. */
export type RunnerPackage = {
  /** What scripts call it by. */
  runner: string;
  /** Folder it really is in, relative to the tree's root. */
  path: string;
  /** As its package.json says; null where it says nothing. */
  name: string | null;
  version: string | null;
  /** Of the names and contents of its files; null where they are too many or too large to be read. */
  sha256: string | null;
};

export type SuiteRun = {
  /** `S2`: the second suite run of the run. */
  id: string;
  pair: TreePair;
  tree: { source: Sha; tests: Sha };
  /** e.g. `vitest`, `node:test`, `mocha`; `exit-code` where no structured reporter exists. Several are joined by `+`. */
  runner: string;
  /** Test files that were asked for; null for all. */
  select: string[] | null;
  variation: Variation | null;
  /** Every enumerated test file reported, and nothing contradicts the exit status. */
  complete: boolean;
  incompleteBecause: string[];
  /** Test files that the runtime enumerated before the run, relative to the repository root. */
  files: string[];
  tests: TestResult[];
  /** Record ids, in order. */
  records: string[];
  exit: Exit;
  touched: string[];
  survivors: number;
  durationMs: number;
  /** The packages behind `runner`; absent where none could be found, or nothing was run. */
  packages?: RunnerPackage[];
  /** Worth saying though the results stand, e.g. that the runner had to be told to leave. */
  notes?: string[];
};

export type SuiteRequest = {
  agentId: AgentId | 'runtime';
  trees: TreePair;
  /** Test files relative to the repository root; absent for all. */
  select?: string[];
  /** Instead of `select`: the tests nearest to the change, as the runtime finds them by name and by imports. */
  relevant?: boolean;
  /** Run again even when the same suite has been run, and compare nothing: a repetition. */
  fresh?: boolean;
  variation?: Variation;
  timeoutMs?: number;
};

export type TestChangeKind =
  | 'still-passes'
  | 'fixed'
  | 'regressed'
  | 'still-fails'
  | 'new-passes'
  | 'new-fails'
  | 'vanished'
  | 'renamed'
  | 'skipped'
  | 'flaky';

export type TestChange = {
  file: string;
  /** Path of its file before, where the change renamed it. */
  from?: string;
  name: string;
  occurrence: number;
  kind: TestChangeKind;
  before: TestStatus | 'absent';
  after: TestStatus | 'absent';
  failureKind?: FailureKind;
  message?: string;
  /** New name of a renamed test. */
  to?: { file: string; name: string };
  /** The change edited the test's file (or a fixture that stands in for it). */
  edited: boolean;
  /** Replays that agreed, a side; 0 when not replayed. */
  replays: number;
};

/**
 * Two suite runs, test by test. `across-change`: base and head, each with its own tests. `tests-over-base`: head's tests
 * over base's sources, against head. `base-tests-over-head`: base, against base's tests over head's sources.
 */
export type Comparison = {
  role: 'across-change' | 'tests-over-base' | 'base-tests-over-head' | 'merge';
  before: string;
  after: string;
  /** Everything but `still-passes`, which is only counted. */
  changes: TestChange[];
  counts: Record<TestChangeKind, number>;
  /** Both sides complete. */
  complete: boolean;
  incompleteBecause: string[];
};

export type SuiteOutcome = {
  run: SuiteRun;
  /** Those that this run completed: both sides exist, and what disagrees has been replayed. */
  comparisons: Comparison[];
  /** The same suite had been run before: `run` is that run. */
  reused: boolean;
  /** Set when the tree could not be prepared: `run` then holds no test. */
  unprepared?: { stage: string; reason: string; tail: string };
};
