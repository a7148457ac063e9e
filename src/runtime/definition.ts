import type { Effort } from '../model/types.ts';
import type { PermissionMode } from '../permission/types.ts';
import type { BudgetLimits } from './types.ts';

export type AgentSource = 'built-in' | 'project' | 'user' | 'plugin' | 'policy';

/** The declarative blueprint of an agent. A type is a definition: nothing in the runtime tests for one. */
export type AgentDefinition = {
  type: string;
  whenToUse: string;
  source: AgentSource;
  /** Where it was written, for messages. */
  file?: string;
  /** Absent: all. `*` stands for all. */
  tools?: string[];
  disallowedTools?: string[];
  /** `inherit`, an alias (haiku, sonnet, opus) or a model id. */
  model?: string;
  permissionMode?: PermissionMode;
  /** Its `permissionMode` stands even under a parent in a wider mode: it is never widened. */
  fixedPermissionMode?: boolean;
  maxTurns?: number;
  background?: boolean;
  /** Its result carries no id and no messaging trailer. */
  oneShot?: boolean;
  /** Its Bash runs over a read-only mount. */
  readOnlyShell?: boolean;
  omitClaudeMd?: boolean;
  omitGitStatus?: boolean;
  /** Appended after every tool result. */
  criticalReminder?: string;
  /** The run is not complete until this tool has been called; a turn that ends without it is reminded. */
  finalTool?: string;
  color?: string;
  effort?: Effort;
  /** Each bound that the caller does not set. */
  limits?: BudgetLimits;
  skills?: string[];
  /** Names of the job's servers, or definitions (`{ name: { command … } }`) of servers of its own. */
  mcpServers?: unknown[];
  /** Servers of the job without which it is not started. */
  requiredMcpServers?: string[];
  hooks?: unknown;
  /** Addresses that its WebFetch may read, they and what is below them. No agent file can say so: only code. */
  documentation?: readonly string[];
  isolation?: 'worktree' | 'remote';
  /** What it is told before its first task. */
  initialPrompt?: string;
  /** What a reader of its result should know of the definition itself. */
  notes?: readonly string[];
  systemPrompt(env: PromptEnv): string;
  /** What it has to know beside its prompt: found out when it is started, and told with it. */
  knows?(): Promise<string>;
};

export type PromptEnv = { workingDirectory: string; model: string; platform: string; tools: string[] };
