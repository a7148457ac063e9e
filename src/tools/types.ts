import type { z } from 'zod';
import type { AgentId } from '../base/ids.ts';
import type { Laboratory, WorkTree } from '../evidence/types/laboratory.ts';
import type { Media } from '../model/types.ts';
import type { SkillShelf } from '../skills/types.ts';
import type { RepositoryInstructions } from '../workspace/instructions.ts';
import type { RunState } from './run-state.ts';
import type { SearchProgram } from './search/bounded-output.ts';

export type ToolProgress = { type: 'progress'; text: string };

export type ToolResult = {
  /** What the model sees: bounded, says what was left out and how to get it. */
  content: string;
  /** Images and documents that follow the text; bounded by whoever gives them. */
  media?: readonly Media[];
  isError: boolean;
  /** Structured twin for the playbook and for jobs; plain JSON. */
  data?: unknown;
  /** Ends the agent's run after this turn, with `data` as its outcome (Verdict). */
  endsRun?: boolean;
};

/** One tool a file. `name` is what models, rules and hooks call it. */
export type Tool<In = unknown> = {
  name: string;
  aliases?: string[];
  /** What the model is sent: a literal, so that a first request loads no zod. A test holds it equal to `schema`. */
  inputSchema(env: ToolEnv): Record<string, unknown>;
  /** Judges a call's input; loads zod and builds the schema on first use. */
  schema(env: ToolEnv): Promise<z.ZodType<In>>;
  description(env: ToolEnv): string;
  /** Whether there is a use for it in this job; absent: always. */
  offered?(env: ToolEnv): boolean;
  /** One line of progress about a call, for people; absent: the first words of its input. */
  summary?(input: In): string;
  readOnly(input: In): boolean;
  /** May run beside other calls of the same turn. */
  concurrent(input: In): boolean;
  /** Milliseconds that a call may take; the runtime ends it then. Absent: half an hour. */
  deadlineMs?(input: In): number;
  /** Yields progress; a failure that the model should see is a result with `isError`, not a throw. */
  execute(input: In, context: ToolUseContext): AsyncGenerator<ToolProgress, ToolResult>;
};

/** What shapes a schema or a description: fixed for a run, so that its bytes are. What is absent is off. */
export type ToolEnv = {
  backgroundAllowed: boolean;
  /** Background is allowed, and the run can read what a shell there writes: only then is it offered. */
  backgroundShells?: boolean;
  /** As in `ToolUseContext`. */
  media?: boolean;
  /** Every agent runs in the background: there is nothing to choose. */
  alwaysBackground?: boolean;
  /** A call without a type forks the caller. */
  fork?: boolean;
  cwd?: boolean;
  /** Agents can be named, belong to a team and be written to. */
  teams?: boolean;
  /** The top level only coordinates. */
  coordinator?: boolean;
  /** What there is of it. */
  isolation?: readonly Isolation[];
};

export type Isolation = 'worktree' | 'remote';

/** A mode in which a teammate may be asked to work; never a wider one than that of who asks. */
export const teammateModes = [
  'default',
  'plan',
  'acceptEdits',
  'bypassPermissions',
  'dontAsk',
  'auto',
  'bubble',
] as const;

export type SpawnRequest = {
  description: string;
  prompt: string;
  subagentType?: string;
  model?: string;
  runInBackground?: boolean;
  name?: string;
  teamName?: string;
  mode?: (typeof teammateModes)[number];
  isolation?: Isolation;
  /** Absolute. */
  cwd?: string;
};

export type SpawnResult =
  | { status: 'completed'; agentId: AgentId; prompt: string; result: string; trailer: string }
  | { status: 'async_launched'; agentId: AgentId; description: string; prompt: string; outputFile: string }
  | TeammateSpawned
  | RemoteLaunched;

type TeammateSpawned = {
  status: 'teammate_spawned';
  agentId: AgentId;
  name: string;
  team: string;
  description: string;
  outputFile: string;
};
type RemoteLaunched = {
  status: 'remote_launched';
  agentId: AgentId;
  description: string;
  /** Where people can watch it. */
  where: string;
  outputFile: string;
};

/** `resumed`: it had finished, and goes on in the background with the message. */
export type SendResult = { agentId: AgentId; how: 'delivered' | 'resumed' };

export type ToolUseContext = {
  agentId: AgentId;
  agentType: string;
  signal: AbortSignal;
  /** Host directory that Read, Grep and Glob see: head, pinned, without .git. All paths that models name are relative to it. */
  root: string;
  /** Where Bash begins, relative to the root; absent: there. */
  cwd?: string;
  /** The agent's own writable copy of the repository; its root is `root`. Absent: no tool writes files. */
  workTree?: WorkTree;
  /** Searches a tree that commands write to meanwhile; absent: nobody writes, and the host's own programs search. */
  search?: SearchProgram;
  /** Whether no deny rule on paths covers this file (relative to the root); absent: all may be read. */
  mayRead?(path: string): boolean;
  /** The job's models see images and PDFs, and are to. */
  media?: boolean;
  /** Whether a rule of the trusted configuration allows this address to be fetched; absent: none is. */
  mayFetch?(url: string): boolean;
  /** Addresses of documentation that belong to the agent's definition: they and what is below them may be fetched. */
  documentation?: readonly string[];
  /** What folders add to the repository's instructions; absent for agents that do without them. */
  instructions?: Pick<RepositoryInstructions, 'forPath'>;
  /** What this run has read, noted and started; closed when it ends. Absent outside of a run. */
  own?: RunState;
  /** Absent where the job brings none. */
  skills?: SkillShelf;
  /** Absent where the job runs no command. */
  laboratory?: Laboratory;
  /** Whether Bash must be read-only for this agent (Explore, Plan). */
  readOnlyShell: boolean;
  /** Who designs checks here. */
  designedBy: 'model' | 'playbook';
  spawn?(request: SpawnRequest, context: ToolUseContext): AsyncGenerator<ToolProgress, SpawnResult>;
  /** To an agent by name or id. Rejects for who cannot be reached, naming who can. */
  send?(to: string, text: string): Promise<SendResult>;
  /** Stops a background agent of this one's, by name or id; answers with how it ended. Rejects as `send`. */
  stop?(to: string): Promise<string>;
  /** For what outlives a call (a background shell): closed when the agent's run ends, however it ends. At most 5 s each. */
  defer?(close: () => Promise<void>): void;
};
