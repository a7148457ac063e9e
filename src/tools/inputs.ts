import type { Check, CheckKind, Expectation, Oracle } from '../evidence/types/checks.ts';
import type { CommandRecord } from '../evidence/types/commands.ts';
import type { Mutant } from '../evidence/types/mutants.ts';
import type { SuiteOutcome } from '../evidence/types/suites.ts';
import type { TreeName } from '../evidence/types/change.ts';
import type { Todo } from './run-state.ts';
import type { Isolation, teammateModes } from './types.ts';

/**
 * What each tool takes, and the structured twin (`ToolResult.data`) of what it answers. A real model sends these as JSON, the
 * playbook builds them; both are parsed by the tool's zod schema. Paths are relative to the repository's root or absolute inside it.
 */
export type ReadInput = {
  file_path: string;
  /** First line to read, 1-based. */
  offset?: number | undefined;
  /** Lines to read. */
  limit?: number | undefined;
};
/** `text` is whole lines as they stand in the file (long ones cut), without numbers. */
export type ReadData = {
  path: string;
  firstLine: number;
  lines: number;
  totalLines: number | null;
  text: string;
  truncated: boolean;
};

type GrepMode = 'content' | 'files' | 'count';
export type GrepInput = {
  /** Regular expression. */
  pattern: string;
  /** File or folder; absent: the whole repository. */
  path?: string | undefined;
  /** Only files that match, e.g. `src/**` + `/*.ts`. */
  glob?: string | undefined;
  /** Default `files`. */
  output_mode?: GrepMode | undefined;
  ignore_case?: boolean | undefined;
  /** Lines around each match (content). */
  context?: number | undefined;
  /** Most lines or files to return. */
  head_limit?: number | undefined;
};
export type GrepData = {
  mode: GrepMode;
  /** Sorted, relative to the root. */
  files: string[];
  /** content mode: matching lines only, without context. */
  matches: { path: string; line: number; text: string }[];
  /** count mode. */
  counts: { path: string; count: number }[];
  truncated: boolean;
};

export type GlobInput = { pattern: string; path?: string | undefined };
export type GlobData = { files: string[]; total: number; truncated: boolean };

export type BashInput = {
  command: string;
  /** Milliseconds, at most 600,000; default 120,000. */
  timeout?: number | undefined;
  description?: string | undefined;
  /** Answers once the command is about to start; BashOutput reads what it writes. */
  run_in_background?: boolean | undefined;
};
/** `stdout` and `stderr` as shown to the model: head and tail. */
export type BashData = { record: CommandRecord; stdout: string; stderr: string };
/** Of a command in the background. */
export type BashStartedData = { id: string };

export type BashOutputInput = { bash_id: string };
/** `record` once it has ended, unless it could not be run at all. */
export type BashOutputData = {
  id: string;
  running: boolean;
  record: CommandRecord | null;
  stdout: string;
  stderr: string;
};
export type KillShellInput = { shell_id: string };

export type WriteInput = { file_path: string; content: string };
export type WriteData = { path: string; bytes: number; created: boolean };
export type EditInput = {
  file_path: string;
  old_string: string;
  new_string: string;
  replace_all?: boolean | undefined;
};
export type EditData = { path: string; replacements: number };
export type NotebookEditInput = {
  notebook_path: string;
  /** Number from 1, or id. */
  cell_id?: string | undefined;
  new_source: string;
  cell_type?: 'code' | 'markdown' | undefined;
  edit_mode?: 'replace' | 'insert' | 'delete' | undefined;
};
/** `cell`: number of the cell that was replaced, inserted or deleted; `cells`: how many there are now. */
export type NotebookEditData = { path: string; cell: number; cells: number };

export type WebFetchInput = { url: string; offset?: number | undefined };
/** `url`: where the page was found in the end. */
export type WebFetchData = { url: string; status: number; characters: number; truncated: boolean };

export type TodoWriteInput = { todos: Todo[] };
export type TodoWriteData = TodoWriteInput;

type SuiteVary = 'repeat' | 'shuffle' | 'locale' | 'twice';
export type SuiteInput = {
  /** Tree of the sources; default head. */
  source?: TreeName | undefined;
  /** Tree of the tests and fixtures; default: as `source`. */
  tests?: TreeName | undefined;
  /** Test files relative to the root; absent: all. */
  select?: string[] | undefined;
  /** Instead of `select`: the tests nearest to the change. */
  relevant?: boolean | undefined;
  /** `repeat` runs it `times` over (default 5); the others once. */
  vary?: SuiteVary | undefined;
  times?: number | undefined;
  /** Instead of a plain run: mutants of changed lines of head, each against the selected tests. */
  mutants?:
    | { limit?: number | undefined; files?: string[] | undefined; seconds?: number | undefined }
    | undefined;
  /** Milliseconds, at most 600,000. */
  timeout?: number | undefined;
};
export type SuiteData = { kind: 'suite'; outcomes: SuiteOutcome[] } | { kind: 'mutants'; mutants: Mutant[] };

export type CheckInput = {
  title: string;
  kind: CheckKind;
  claim: string;
  command: string;
  expect?: { [K in keyof Expectation]: Expectation[K] | undefined } | undefined;
  oracle: Oracle;
  quote?: { file: string; text: string } | undefined;
  /** Milliseconds a run, at most 600,000. */
  timeout?: number | undefined;
};
export type CheckData = Check;

/** The same shape as `ModelCall` of the verdict; lists that are left out are empty. */
export type VerdictInput = {
  call: 'PASS' | 'FAIL' | 'INCONCLUSIVE';
  summary: string;
  answers?: { planItem: string; checks?: string[] | undefined; notTested?: string | undefined }[] | undefined;
  intended?: { check: string; why: string; where: string; quote: string }[] | undefined;
  handledElsewhere?: { check: string; where: string; quote: string }[] | undefined;
};

export type SkillInput = {
  /** Its name, as listed. */
  skill: string;
  args?: string | undefined;
};

export type AgentInput = {
  description: string;
  prompt: string;
  subagent_type?: string | undefined;
  model?: 'sonnet' | 'opus' | 'haiku' | undefined;
  run_in_background?: boolean | undefined;
  name?: string | undefined;
  team_name?: string | undefined;
  mode?: (typeof teammateModes)[number] | undefined;
  isolation?: Isolation | undefined;
  /** Absolute. */
  cwd?: string | undefined;
};

export type SendMessageInput = { to: string; message: string };
export type TaskStopInput = { agent: string };
