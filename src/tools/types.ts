import type { z } from 'zod';
import type { AgentId } from '../base/ids.ts';
import type { Laboratory } from '../evidence/types/laboratory.ts';
import type { UserMessage } from '../model/types.ts';
import type { SkillShelf } from '../skills/types.ts';

export type ToolProgress = { type: 'progress'; text: string };

export type ToolResult = {
  /** What the model sees: bounded, says what was left out and how to get it. */
  content: string;
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

/** What shapes a schema or a description: fixed for a run, so that its bytes are. */
export type ToolEnv = { backgroundAllowed: boolean };

export type SpawnRequest = {
  description: string;
  prompt: string;
  subagentType?: string;
  model?: string;
  runInBackground?: boolean;
};

export type SpawnResult =
  | { status: 'completed'; agentId: AgentId; prompt: string; result: string; trailer: string }
  | { status: 'async_launched'; agentId: AgentId; description: string; prompt: string; outputFile: string };

export type ToolUseContext = {
  agentId: AgentId;
  agentType: string;
  signal: AbortSignal;
  /** Host directory that Read, Grep and Glob see: head, pinned, without .git. All paths that models name are relative to it. */
  root: string;
  /** Whether no deny rule on paths covers this file (relative to the root); absent: all may be read. */
  mayRead?(path: string): boolean;
  /** Absent where the job brings none. */
  skills?: SkillShelf;
  /** Absent where the job runs no command. */
  laboratory?: Laboratory;
  /** Whether Bash must be read-only for this agent (Explore, Plan). */
  readOnlyShell: boolean;
  /** Who designs checks here. */
  designedBy: 'model' | 'playbook';
  spawn?(request: SpawnRequest, context: ToolUseContext): AsyncGenerator<ToolProgress, SpawnResult>;
  send?(to: string, message: UserMessage): void;
  /** For what outlives a call (a background shell): closed when the agent's run ends, however it ends. At most 5 s each. */
  defer?(close: () => Promise<void>): void;
};
