import type { Exit, Stored } from '../base/commands.ts';
import type { AgentId, Sha } from '../base/ids.ts';
import type { Mount, NetworkAccess, SandboxLevel } from '../sandbox/types.ts';

// ---------------------------------------------------------------- the change

/** `head`: the pull request's head; `base`: the merge base; `merge`: the merge result, where base has moved on. */
export type TreeName = 'head' | 'base' | 'merge';

/** Sources of one tree with the tests (and fixtures) of another. */
export type TreePair = { source: TreeName; tests: TreeName };

export type FileKind =
  | 'source'
  | 'test'
  | 'fixture'
  | 'dependencies'
  | 'configuration'
  | 'documentation'
  | 'generated';

export type ChangedFile = {
  /** Path on head (on base for a deleted file), relative to the repository, as git stores it. */
  path: string;
  /** Old path of a rename or copy. */
  from?: string;
  status: 'added' | 'modified' | 'deleted' | 'renamed' | 'copied' | 'type-changed' | 'submodule';
  kind: FileKind;
  binary: boolean;
  /** Changed or added lines on head, 1-based, inclusive. Empty for deleted and binary files. */
  lines: { start: number; end: number }[];
};

/** The strictest kind present decides what is required for a verdict: source > tests > dependencies > configuration > documentation. */
export type ChangeClass = 'source' | 'tests' | 'dependencies' | 'configuration' | 'documentation';

export type Change = {
  base: Sha;
  head: Sha;
  /** Set only when the base branch has moved on since the merge base. */
  merge: Sha | null;
  files: ChangedFile[];
  class: ChangeClass;
};

// ---------------------------------------------------------------- commands

/** What the runtime wrote down about one command it ran. Appended to the ledger; never changed. */
export type CommandRecord = {
  /** `E7`: the seventh command of the run. */
  id: string;
  /** `runtime` for what the runtime ran by itself (set-up, builds). */
  agentId: AgentId | 'runtime';
  purpose: string;
  tree: { source: Sha; tests: Sha } | 'scratch';
  script: string;
  /** As the command saw it. */
  cwd: string;
  /** Names only. */
  env: string[];
  network: NetworkAccess['kind'];
  startedAt: string;
  durationMs: number;
  exit: Exit;
  /** Paths of streams are relative to the run's folder (`outputs/E7.stdout`), so that the folder can be moved. */
  stdout: Stored;
  stderr: Stored;
  sandbox: SandboxLevel;
  /** Tracked files that the command changed in its room, relative to the repository. */
  touched: string[];
  survivors: number;
};

/** A fresh working copy of a prepared tree that no earlier command has touched. */
export type Room = {
  /** The repository's root, as a command in the room sees it. */
  root: string;
  mounts: Mount[];
  /** The host path behind `root` where the room is a copy; null where it is an overlay (read `upper` then). */
  hostRoot: string | null;
  /** A path below `root` where the runtime may leave files for a command to read, and its host side. */
  exchange: { inside: string; host: string };
  /** Tracked files that differ from the prepared tree, relative to the repository root. */
  touched(): Promise<string[]>;
  dispose(): Promise<void>;
};

export type CommandRequest = {
  agentId: AgentId | 'runtime';
  purpose: string;
  tree: { source: Sha; tests: Sha } | 'scratch';
  room: Room;
  /** Run by `bash -c` (`sh -c` where there is no bash). */
  script: string;
  /** Relative to the room's root. */
  cwd?: string;
  /** Added to the runtime's own minimal environment. */
  env?: Record<string, string>;
  network?: NetworkAccess;
  /** Host folder to be `$GAINSAY_SCRATCH` of this command instead of the run's own. */
  scratch?: string;
  timeoutMs: number;
};

/** Runs scripts in rooms, inside the sandbox, and writes a record of each. */
export type CommandRunner = {
  run(request: CommandRequest, signal: AbortSignal): Promise<CommandRecord>;
  /** A stored stream as text, at most `maxBytes` from its end (`from: 'end'`) or start, never splitting a code point. */
  read(stream: Stored, options: { maxBytes: number; from: 'start' | 'end' }): Promise<string>;
};

// ---------------------------------------------------------------- prepared trees

export type PreparedTree =
  | {
      ready: true;
      pair: TreePair;
      shas: { source: Sha; tests: Sha };
      /** Host directory, frozen: sources, dependencies and build output. */
      root: string;
      /** Commands that prepared it. */
      records: CommandRecord[];
      /** What a reader should know: dependencies left out, a build that failed without being needed. Sentences. */
      notes?: string[];
    }
  | {
      ready: false;
      pair: TreePair;
      shas: { source: Sha; tests: Sha };
      stage: 'checkout' | 'dependencies' | 'build';
      /** One sentence for the report. */
      reason: string;
      /** Last lines of the failing command's output. */
      tail: string;
      records: CommandRecord[];
      notes?: string[];
    };

export type Trees = {
  /** Prepares each pair once (concurrent calls share the work) and returns it ever after. Never rejects for the project's faults. */
  prepare(pair: TreePair, signal: AbortSignal): Promise<PreparedTree>;
  room(tree: PreparedTree & { ready: true }): Promise<Room>;
  close(): Promise<void>;
};

// ---------------------------------------------------------------- suites

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

// ---------------------------------------------------------------- mutants

export type Mutant = {
  /** `M4` */
  id: string;
  file: string;
  line: number;
  operator: string;
  before: string;
  after: string;
  result: 'killed' | 'survived' | 'timeout' | 'not-covered' | 'invalid' | 'not-run';
  /** The tests that failed, at most three. */
  killedBy: string[];
  suite: string | null;
};

export type MutantsRequest = {
  agentId: AgentId | 'runtime';
  /** Changed source files in the order to try; absent for all. */
  files?: string[];
  /** Tests to run against each, relative to the repository root; absent: those known to be relevant. */
  select?: string[];
  limit: number;
  timeMs: number;
};

// ---------------------------------------------------------------- checks

export type CheckKind =
  | 'build'
  | 'lint'
  | 'typecheck'
  | 'concurrency'
  | 'boundary'
  | 'idempotency'
  | 'orphan'
  | 'mutation'
  | 'regression'
  | 'differential'
  | 'fault'
  | 'fuzz'
  | 'security';

export type Oracle = 'test' | 'build' | 'crash' | 'hang' | 'differential' | 'documented' | 'model';

/** What must hold for the command to pass; every given part is judged by the runtime. */
export type Expectation = {
  /** Default 0. */
  exitCode?: number;
  /** Regular expressions over stdout and stderr together, JavaScript syntax, `m` flag. */
  mustMatch?: string[];
  mustNotMatch?: string[];
  /** Output and exit status equal to the same command on base. */
  sameAsBase?: boolean;
};

export type CheckOutcome = 'pass' | 'fail' | 'finding' | 'pre-existing' | 'flaky' | 'blocked';

export type CheckRequest = {
  agentId: AgentId;
  title: string;
  kind: CheckKind;
  claim: string;
  command: string;
  expect: Expectation;
  oracle: Oracle;
  /** For `documented`: the words relied on and the file (at base) they stand in. The runtime looks them up. */
  quote?: { file: string; text: string };
  timeoutMs?: number;
  /** Who designed it: only the runtime's own and the trusted configuration's checks can demonstrate a change. */
  designedBy: 'model' | 'playbook' | 'configuration';
};

export type CheckRun = { side: 'head' | 'base'; record: CommandRecord; passed: boolean; why: string[] };

export type Check = Omit<CheckRequest, 'timeoutMs'> & {
  /** `C3` */
  id: string;
  /** First run, replays on head, runs on base, in the order they were run. */
  runs: CheckRun[];
  outcome: CheckOutcome;
  /** One sentence: why this outcome. */
  because: string;
  /** Passes on head and fails by assertion on base. */
  discriminates: boolean;
  /** SHA-256 of `$GAINSAY_SCRATCH` as every run of the check found it; absent where it was empty. */
  scratch?: string;
};

// ---------------------------------------------------------------- the whole

/** All that the verdict is computed from. Plain data: the ledger's content, read back. */
export type Evidence = {
  change: Change;
  sandbox: SandboxLevel;
  records: CommandRecord[];
  prepared: PreparedTree[];
  suites: SuiteRun[];
  comparisons: Comparison[];
  checks: Check[];
  mutants: Mutant[];
};

/** The evidence port that tools receive. Every method runs commands, records them and returns plain data. */
export type Laboratory = {
  change: Change;
  /** Exploration: in the agent's own overlay, which no suite or check ever sees. */
  bash(
    request: { agentId: AgentId; script: string; cwd?: string; timeoutMs?: number; readOnly: boolean },
    signal: AbortSignal,
  ): Promise<CommandRecord>;
  suite(request: SuiteRequest, signal: AbortSignal): Promise<SuiteOutcome>;
  mutants(request: MutantsRequest, signal: AbortSignal): Promise<Mutant[]>;
  check(request: CheckRequest, signal: AbortSignal): Promise<Check>;
  read: CommandRunner['read'];
  evidence(): Evidence;
};
