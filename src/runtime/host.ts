import type { AgentId } from '../base/ids.ts';
import type { Hook, HookRunner } from '../hooks/types.ts';
import type { McpServers } from '../mcp/types.ts';
import type { PermissionMode, PermissionState } from '../permission/types.ts';
import type { SkillShelf } from '../skills/types.ts';
import type { Tool, ToolEnv, ToolUseContext } from '../tools/types.ts';
import { defaultGates } from './feature-gates.ts';
import type { FeatureGates } from './feature-gates.ts';
import { createFronts } from './front.ts';
import { createHookRegistry } from './hooks.ts';
import type { IsolationPorts } from './isolation.ts';
import { createMailboxes } from './mailbox.ts';
import type { Mailboxes } from './mailbox.ts';
import { createSpawner } from './spawn.ts';
import { createTasks } from './tasks.ts';
import type { Tasks } from './tasks.ts';
import type { AgentDefinition } from './definition.ts';
import type { AgentEvent } from './events.ts';
import type { AgentHost, AskPerson, Budget, BudgetLimits } from './types.ts';

/** What a job gives to its agents. */
export type HostOptions = {
  /** Default for agents that declare no model. An alias or an id. */
  model: string;
  models: AgentHost['models'];
  permissions(): PermissionState;
  permissionCeiling?: PermissionMode;
  /** Cancels the job: every agent ends, also those in the background. */
  jobSignal: AbortSignal;
  tools: Omit<
    ToolUseContext,
    | 'agentId'
    | 'agentType'
    | 'signal'
    | 'spawn'
    | 'send'
    | 'stop'
    | 'defer'
    | 'own'
    | 'documentation'
    | 'skills'
  >;
  /** Read when an agent first asks for one, or is told which there are. Absent: no agent has the Skill tool. */
  skills?: SkillShelf;
  /** What agents may start by the Agent tool, and with which tools. Absent: nobody may spawn. */
  spawning?: {
    definitions: readonly AgentDefinition[];
    tools: readonly Tool[];
    background: boolean;
    /** Without it nobody forks, whatever the switch says. */
    fork?: AgentDefinition;
  };
  /** The job's MCP servers; it closes them after its last agent. Absent: agents have none. */
  mcp?: McpServers;
  /** Absent: the defaults. */
  gates?: FeatureGates;
  /** Absent: no agent works anywhere else. */
  isolation?: IsolationPorts;
  /** Milliseconds that an agent is waited for before it goes on in the background. Absent, or no background: to its end. */
  patienceMs?: number;
  /** Milliseconds between the lines that tell where a background agent stands. Absent: none. */
  progressMs?: number;
  claudeMd: string | null;
  gitStatus: string | null;
  slimContext?: boolean;
  runFolder: string;
  redact?<T>(value: T): T;
  budget: Budget;
  agentLimits?: BudgetLimits;
  fallbackModel?: string;
  observe?(event: AgentEvent): void;
  /** Hooks of the trusted commit's settings, and what runs hooks. */
  hooks?: { settings: readonly Hook[]; runner: HookRunner | null };
  askPerson?: AskPerson;
};

export type JobHost = {
  host: AgentHost;
  mailboxes: Mailboxes;
  tasks: Tasks;
  /** Moves an agent that its parent waits for to the background. False: there is none of this id. */
  moveToBackground(id: AgentId): boolean;
};

/** The root of a job's tree of agents. Whoever makes it ends with `tasks.joinAll`. */
export function createHost(options: HostOptions): JobHost {
  const { spawning, tools, skills, hooks, isolation = {}, progressMs, patienceMs, ...given } = options;
  const gates = options.gates ?? defaultGates;
  const mailboxes = createMailboxes();
  const tasks = createTasks(mailboxes, progressMs);
  const fronts = createFronts();
  const abort = new AbortController();
  const host: AgentHost = {
    ...given,
    gates,
    slimContext: options.slimContext ?? gates.slimContext,
    agentId: null,
    abort,
    tools: {
      ...tools,
      ...(skills === undefined ? {} : { skills }),
      agentId: jobId,
      agentType: 'job',
      signal: options.jobSignal,
    },
    toolEnv: { ...toolEnvFor(spawning, gates, isolation), media: tools.media === true },
    mailbox: (id) => mailboxes.of(id),
    hooks: createHookRegistry(hooks),
  };
  const patience = host.toolEnv?.backgroundAllowed === true ? { patienceMs } : {};
  if (spawning) {
    host.spawn = createSpawner({ ...spawning, tasks, fronts, mailboxes, isolation, ...patience });
  }
  return { host, mailboxes, tasks, moveToBackground: (id) => fronts.move(id) };
}

/** What the switches make of the tools that spawn. Teams work in the background or not at all. */
function toolEnvFor(
  spawning: HostOptions['spawning'],
  gates: FeatureGates,
  { worktree, remote }: IsolationPorts,
): ToolEnv {
  if (!spawning) return { backgroundAllowed: false };
  const backgroundAllowed = spawning.background && gates.background;
  const fork = gates.fork && !gates.coordinator && spawning.fork !== undefined;
  return {
    backgroundAllowed,
    alwaysBackground: fork || gates.assistant || gates.proactive || gates.coordinator,
    fork,
    cwd: gates.cwd,
    teams: gates.teams && backgroundAllowed,
    coordinator: gates.coordinator,
    isolation: [...(worktree ? ['worktree' as const] : []), ...(remote ? ['remote' as const] : [])],
  };
}

/** Every run replaces it by its own. */
const jobId: AgentId = 'agent-job';
