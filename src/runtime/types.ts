import type { AgentId } from '../base/ids.ts';
import type { Effort, Message, Model, Usage, UserMessage } from '../model/types.ts';
import type { Denial, PermissionMode, PermissionState } from '../permission/types.ts';
import type { Tool, ToolUseContext } from '../tools/types.ts';

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
  skills?: string[];
  mcpServers?: unknown[];
  hooks?: unknown;
  isolation?: 'worktree' | 'remote';
  systemPrompt(env: PromptEnv): string;
};

export type PromptEnv = { workingDirectory: string; model: string; platform: string; tools: string[] };

export type AgentEvent =
  | {
      type: 'agent-started';
      agentId: AgentId;
      agentType: string;
      parent: AgentId | null;
      description: string;
      model: string;
    }
  | { type: 'message'; agentId: AgentId; message: Message }
  | { type: 'text'; agentId: AgentId; text: string }
  | { type: 'tool-started'; agentId: AgentId; toolUseId: string; tool: string; summary: string }
  | { type: 'tool-progress'; agentId: AgentId; toolUseId: string; text: string }
  | {
      type: 'tool-finished';
      agentId: AgentId;
      toolUseId: string;
      tool: string;
      isError: boolean;
      durationMs: number;
    }
  | { type: 'model-retry'; agentId: AgentId; waitMs: number; reason: string }
  | { type: 'agent-finished'; agentId: AgentId; result: AgentResult };

export type AgentStatus =
  | 'completed'
  /** Ended without the tool that its definition requires. */
  | 'incomplete'
  | 'max-turns'
  | 'budget'
  | 'cancelled'
  | 'refused'
  | 'failed';

export type AgentResult = {
  agentId: AgentId;
  agentType: string;
  description: string;
  status: AgentStatus;
  /** Text of the last assistant message. */
  text: string;
  /** Of the tool that ended the run. */
  data?: unknown;
  /** Why it is not `completed`, one sentence. */
  reason?: string;
  model: string;
  turns: number;
  toolCalls: number;
  usage: Usage;
  /** US dollars; null when a price is unknown. */
  costUsd: number | null;
  startedAt: string;
  durationMs: number;
  denials: Denial[];
};

/** Explicit overrides: each beats the definition, which beats the parent, which beats the default. */
export type AgentRunParams = {
  definition: AgentDefinition;
  description: string;
  prompt: UserMessage[];
  parent: AgentHost;
  isAsync: boolean;
  model?: string;
  maxTurns?: number;
  /** Tools to choose from; the definition narrows them. */
  availableTools: readonly Tool[];
  override?: { agentId?: AgentId; system?: string; abort?: AbortController; userContext?: string };
  /** Runs before the first model turn, with the run's own tools; what it yields becomes the first user message. */
  opening?: Opening;
};

/** The first moves that are played before a real model starts. Its tool calls are recorded like any other. */
export type Opening = (
  play: (tool: string, input: unknown) => Promise<{ content: string; isError: boolean; data?: unknown }>,
) => Promise<UserMessage>;

/** What a run takes from above it: the job for top-level agents, the parent run for children. */
export type AgentHost = {
  agentId: AgentId | null;
  model: string;
  models: {
    model: Model;
    resolve(nameOrAlias: string): string;
    price(model: string, usage: Usage): number | null;
  };
  permissions(): PermissionState;
  abort: AbortController;
  /** Aborted when the job is cancelled or out of time; stops background agents too. */
  jobSignal: AbortSignal;
  tools: ToolUseContext;
  claudeMd: string | null;
  gitStatus: string | null;
  /** Folder of transcripts and outputs. */
  runFolder: string;
  budget: { spend(usd: number | null, usage: Usage): void; exhausted(): string | null };
  mailbox(agentId: AgentId): Mailbox;
};

/** Messages that reach an agent while it runs, in order. */
export type Mailbox = {
  /** Takes what has arrived. */
  drain(): UserMessage[];
  /** While open, an agent that ends its turn waits for the next message instead of finishing. */
  readonly open: boolean;
  wait(signal: AbortSignal): Promise<void>;
};
