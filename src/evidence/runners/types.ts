import type { Exit } from '../../base/commands.ts';
import type { Room } from '../types/commands.ts';
import type { TestResult, Variation } from '../types/suites.ts';

/** One call of one runner in one package: what to run, how to run it structured, how to read what came out. */
export type SuitePlan = {
  /** `mocha`, `vitest`, `node:test`, `tap`, `tape`, `jest`, `ava`, `jasmine`; `exit-code` where nothing structured exists. */
  runner: string;
  /** Installed version of the runner's package; null when it is not a package or cannot be found. */
  version: string | null;
  /** Where the runner's package was found, relative to the root; absent when it is none or was not looked for. */
  home?: string;
  /** Package directory relative to the repository root, `.` for the root. The command runs there. */
  directory: string;
  /** Test files that this call covers, relative to the repository root, in order. */
  files: string[];
  /**
   * `enumerated`: `files` is what must report. `declared`: the runner knows better than we do (its configuration is a
   * program) and declares its files at the start of a run; `files` then only serves to choose from. `started`: it knows
   * better, but tells of a file only when it starts it; `files` is what it may have had in mind when it leaves early.
   */
  expects: 'enumerated' | 'declared' | 'started';
  /** Whether single tests are reported. Without: one result for the whole command. */
  structured: boolean;
  /** What the `shuffle` variation puts in another order. */
  shuffles: 'tests' | 'files' | 'nothing';
  /** A run whose report has not grown for this long hangs; null where nothing is reported before the end. */
  stallMs: number | null;
  command(select: string[] | null, run: SuiteCommandOptions): SuiteCommand;
  parse(outcome: SuiteOutput): Promise<ParsedSuite>;
};

export type SuiteCommandOptions = {
  exchange: Room['exchange'];
  /** The repository's root as the command sees it. */
  roomRoot: string;
  variation?: Variation;
  /** The runner is told to leave when its tests are done, whatever is still open. */
  forceExit?: boolean;
  /** Stop at the first failure. */
  bail?: boolean;
  /** A process for each file, one after another, where the runner puts all into one. */
  oneByOne?: boolean;
  /** The files are those that the run before left out; where none of them is a test, that is no failure. */
  again?: boolean;
  /** For runners that are started file by file: how long one file may take. */
  fileTimeoutMs: number;
};

export type SuiteCommand = {
  /** Run in the room's `directory`. */
  script: string;
  env: Record<string, string>;
  /** Written into the exchange before the command runs: name → content. */
  exchangeFiles: Record<string, string>;
};

export type SuiteOutput = {
  exchangeHost: string;
  /** The repository's root as the command saw it: reported paths start with it. */
  roomRoot: string;
  stdout: string;
  stderr: string;
  exit: Exit;
  /** What had been asked for; null for all. */
  select: string[] | null;
};

export type ParsedSuite = {
  tests: TestResult[];
  /** Files that the runner said it would run; null where it does not say. */
  declared: string[] | null;
  /** Files that ended in an orderly way, with or without tests. */
  finished: string[];
  /** Files of which the runner ended without having run every test, for no reason that it gave. */
  lost: { file: string; count: number }[];
  /** The file (and test) that was going on when the run ended early. */
  interrupted: { file: string; test: string | null; message: string; kind: 'error' | 'crash' | 'timeout' }[];
  /** The runner reached its own end. */
  done: boolean;
  /** It had to be told to leave: something was still open. */
  openHandles: boolean;
  /** Contradictions, focused tests, errors outside tests: each a sentence. */
  problems: string[];
};

/** What a runner's planner starts from. */
export type PlanInput = {
  /** Host directory of the prepared tree. */
  root: string;
  /** Package directory relative to `root`. */
  directory: string;
  call: RunnerCall;
  version: string | null;
  /** Package directory of the runner, relative to `root`; null when it is not installed. */
  home: string | null;
  manifest: Manifest;
  /** Every file of the tree outside node_modules and .git, relative to `root`, sorted. */
  listing: string[];
};

/** A word of a shell command: source text, its value once quotes are gone, and whether that value is all there is to it. */
export type ShellWord = { text: string; value: string; fixed: boolean; quoted: boolean };

/** A runner's call as the project writes it, wrappers and coverage taken off. */
export type RunnerCall = {
  /** `mocha`, `node:test`, …: a name of a runner; else the program's base name. */
  program: string;
  /** What starts it when it is not plain `node`: `tsx`, `ts-node`, `babel-node`. */
  interpreter: string;
  /** Options of node itself: `-r x`, `--import x`, `--expose-gc`. */
  nodeWords: ShellWord[];
  words: ShellWord[];
  /** `NAME=value`, source text. */
  env: string[];
  /** Environment loaders kept in front of it, source text: `dotenv -e .env.test --`. */
  prefix: string;
  /** Earlier commands of the same script that are neither lint nor types. */
  before: Preparation[];
  /** The coverage tool around it that was taken off; its configuration may name modules to load first. */
  coverage: string | null;
  /** Package directory it runs in, relative to the repository root. */
  directory: string;
};

/** A command that a script runs before its tests, source text. `build`: it makes output. `background`: it goes on meanwhile. */
type Preparation = { script: string; build: boolean; background: boolean };

/** What is used of a package.json. */
export type Manifest = {
  name?: string;
  type?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  workspaces?: string[] | { packages?: string[] };
  [field: string]: unknown;
};

export type Runner = {
  name: string;
  /** npm package that brings it; null when node brings it. */
  packageName: string | null;
  plan(input: PlanInput): Promise<SuitePlan | null>;
};
