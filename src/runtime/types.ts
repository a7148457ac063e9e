import type { AgentId } from '../base/ids.ts';
import type { Hook, HookRunner } from '../hooks/types.ts';
import type { McpServers } from '../mcp/types.ts';
import type { Effort, Message, Model, ToolSpec, Usage, UserMessage } from '../model/types.ts';
import type { PermissionMode, PermissionState } from '../permission/types.ts';
import type {
  SendResult,
  SpawnRequest,
  SpawnResult,
  Tool,
  ToolEnv,
  ToolProgress,
  ToolUseContext,
} from '../tools/types.ts';
import type { AgentDefinition } from './definition.ts';
import type { AgentEvent, Spent } from './events.ts';
import type { FeatureGates } from './feature-gates.ts';
import type { Toolset } from './tools.ts';

/** Each bound is its own: the first that is reached ends the run. Children spend from their parent's as well. */
export type BudgetLimits = {
  usd?: number;
  /** Input (cached or not) and output together. */
  tokens?: number;
  /** Model requests. */
  turns?: number;
  wallMs?: number;
};

export type Budget = {
  /** Counts one model request. `usd` null: the price is unknown. */
  spend(usd: number | null, usage: Usage): void;
  /** Which bound is reached, one sentence; null while there is room. Ask before every request. */
  exhausted(): string | null;
  /** A dollar bound is set and a price was unknown: the sentence that tells it; null otherwise. */
  unpriced?(): string | null;
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
  effort?: Effort;
  /** Of this run and its children, within the parent's; bound by bound before the definition's and the host's. */
  limits?: BudgetLimits;
  /** Tools to choose from; the definition narrows them. */
  availableTools: readonly Tool[];
  /** A fork takes its parent's tools as they are, with all that limits them. */
  exactTools?: Toolset;
  /** The parent's history, for a fork: incomplete tool calls are removed from it. */
  forkedFrom?: readonly Message[];
  /** What asked for the run, where that matters below it. Nothing that happens to the history changes it. */
  querySource?: QuerySource;
  /** The folder that the run works in instead of its parent's; `end` gives the branch that keeps its work, or null. */
  place?: Place;
  /** Replaces the session's allow rules, e.g. `Bash(git log:*)`; rules of the inputs and the settings stay. */
  allowedTools?: string[];
  canShowPermissionPrompts?: boolean;
  /** Goes on from here instead of beginning; `prompt` is what is said then. */
  resumed?: Resumed;
  /** The conversation that the job itself holds: its end is the event `Stop`. All other runs are sub-agents. */
  isMain?: boolean;
  override?: { agentId?: AgentId; system?: string; abort?: AbortController; userContext?: string };
  /** Runs before the first model turn, with the run's own tools; what it yields becomes the first user message. */
  opening?: Opening;
  /** Told once, before the first request: all that another request needs to share this run's prefix. */
  onCacheSafeParams?(prefix: CacheSafePrefix): void;
};

/** Inherited by everything below: nobody below a fork forks. */
type QuerySource = 'fork';

export type Place = {
  root: string;
  /** Where commands begin, relative to the root; absent: there. */
  cwd?: string;
  end(): Promise<string | null>;
};
/** Where an earlier life of the same run got to, as its transcript tells it. */
export type Resumed = {
  /** A history that can be sent, but for calls of its last message that `prompt` answers. */
  messages: readonly Message[];
  /** Its task: what compaction must keep. */
  brief: UserMessage | null;
  /** By the part that this life continues; nothing when that had ended. */
  spent: Spent;
};

export type CacheSafePrefix = {
  agentId: AgentId;
  agentType: string;
  model: string;
  system: string;
  tools: readonly ToolSpec[];
  effort?: Effort;
  /** The history as it stands now; later calls give more. */
  messages(): readonly Message[];
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
  /** No definition goes beyond it. Absent: the mode of `permissions()`. */
  permissionCeiling?: PermissionMode;
  abort: AbortController;
  /** Aborted when the job is cancelled or out of time (reason: `DeadlinePassed`); stops background agents too. */
  jobSignal: AbortSignal;
  tools: ToolUseContext;
  /** Fixed for the job: it shapes what every agent is shown of its tools. */
  toolEnv?: ToolEnv;
  /** Fixed for the job. Absent: the defaults. */
  gates?: FeatureGates;
  querySource?: QuerySource;
  /** Of a run: what its forks take over. */
  prefix?: CacheSafePrefix & { toolset: Toolset };
  claudeMd: string | null;
  gitStatus: string | null;
  /** False gives every agent CLAUDE.md and git status, whatever its definition omits. Default true. */
  slimContext?: boolean;
  /** Folder of transcripts and outputs. */
  runFolder: string;
  /** Takes secrets out of what is kept there: containment comes first, this is the net below it. */
  redact?<T>(value: T): T;
  budget: Budget;
  /** Of every agent below, where neither caller nor definition sets the bound. */
  agentLimits?: BudgetLimits;
  /** Alias or id of the model that answers a run whose own stays overloaded. */
  fallbackModel?: string;
  mailbox(agentId: AgentId): Mailbox;
  /** Starts children. Absent: nobody below may spawn, and no agent is given the Agent tool. */
  spawn?: Spawner;
  /** Hooks of every run that is going on. */
  hooks?: HookRegistry;
  /** MCP servers that agents may use: the job's, and those that the runs above have brought. Absent: none. */
  mcp?: McpServers;
  /** Absent, as in CI: nobody can answer, so that what would be asked is denied. */
  askPerson?: AskPerson;
  /** Sees every event of every run that this host's runs start below them. Must not throw. */
  observe?(event: AgentEvent): void;
};

/** The Agent tool's decision tree. `allowedTypes` null: any. */
export type Spawner = {
  spawn(
    parent: AgentHost,
    allowedTypes: readonly string[] | null,
    request: SpawnRequest,
    signal: AbortSignal,
  ): AsyncGenerator<ToolProgress, SpawnResult>;
  /** To a name or an id. Rejects for who cannot be reached, naming who can. */
  send(from: AgentHost, to: string, text: string): Promise<SendResult>;
  /** Stops an agent that the caller has started in the background. Rejects as `send`. */
  stop(from: AgentHost, to: string): Promise<string>;
  /** What may be spawned, as deny rules and `allowedTypes` leave it. */
  known(parent: AgentHost, allowedTypes: readonly string[] | null): AgentDefinition[];
};

/** The hooks that a run brings along live exactly as long as the run; those of the settings as long as the job. */
export type HookRegistry = {
  /** What hooks know this job by. */
  sessionId: string;
  /** Null: no command can be run in this job. */
  runner: HookRunner | null;
  register(agentId: AgentId, hooks: readonly Hook[]): void;
  remove(agentId: AgentId): void;
  /** All that hold for a run, the settings' first. */
  of(agentId: AgentId): readonly Hook[];
  /** Runs that are registered, also those without a hook. */
  readonly runs: number;
};

/** Asks whoever sits at the terminal that started the job. Must end when the signal is aborted; one question at a time. */
export type AskPerson = (
  question: { agentId: AgentId; agentType: string; tool: string; input: unknown; reason: string },
  signal: AbortSignal,
) => Promise<{ behaviour: 'allow' } | { behaviour: 'deny'; reason: string }>;

/** Messages that reach an agent while it runs, in order. */
export type Mailbox = {
  /** Takes what has arrived. */
  drain(): UserMessage[];
  /** While open, an agent that ends its turn waits for the next message instead of finishing. */
  readonly open: boolean;
  /** Resolves when there is a message or the mailbox is no longer open. Rejects with the signal's reason. */
  wait(signal: AbortSignal): Promise<void>;
  /** The agent has finished: from now on nothing is accepted. */
  close(): void;
};
