import type { AgentId } from '../base/ids.ts';
import type { Hook, HookRunner } from '../hooks/types.ts';
import type { PermissionMode, PermissionState } from '../permission/types.ts';
import type { Tool, ToolUseContext } from '../tools/types.ts';
import type { FeatureGates } from './feature-gates.ts';
import { createHookRegistry } from './hooks.ts';
import { createMailboxes } from './mailbox.ts';
import type { Mailboxes } from './mailbox.ts';
import { createSpawner } from './spawn.ts';
import { createTasks } from './tasks.ts';
import type { Tasks } from './tasks.ts';
import type { AgentDefinition, AgentEvent, AgentHost, AskPerson, Budget } from './types.ts';

/** What a job gives to its agents. */
export type HostOptions = {
  /** Default for agents that declare no model. An alias or an id. */
  model: string;
  models: AgentHost['models'];
  permissions(): PermissionState;
  permissionCeiling?: PermissionMode;
  /** Cancels the job: every agent ends, also those in the background. */
  jobSignal: AbortSignal;
  tools: Omit<ToolUseContext, 'agentId' | 'agentType' | 'signal' | 'spawn' | 'defer'>;
  /** What agents may start by the Agent tool, and with which tools. Absent: nobody may spawn. */
  spawning?: { definitions: readonly AgentDefinition[]; tools: readonly Tool[]; background: boolean };
  claudeMd: string | null;
  gitStatus: string | null;
  slimContext?: boolean;
  runFolder: string;
  redact?<T>(value: T): T;
  budget: Budget;
  observe?(event: AgentEvent): void;
  /** Hooks of the trusted commit's settings, and what runs hooks. */
  hooks?: { settings: readonly Hook[]; runner: HookRunner | null };
  askPerson?: AskPerson;
  gates?: FeatureGates;
};

export type JobHost = { host: AgentHost; mailboxes: Mailboxes; tasks: Tasks };

/** The root of a job's tree of agents. Whoever makes it ends with `tasks.joinAll`. */
export function createHost(options: HostOptions): JobHost {
  const { spawning, tools, hooks, ...given } = options;
  const mailboxes = createMailboxes();
  const tasks = createTasks(mailboxes);
  const abort = new AbortController();
  const host: AgentHost = {
    ...given,
    agentId: null,
    abort,
    tools: { ...tools, agentId: jobId, agentType: 'job', signal: options.jobSignal },
    toolEnv: { backgroundAllowed: spawning?.background === true },
    mailbox: (id) => mailboxes.of(id),
    hooks: createHookRegistry(hooks),
    ...(spawning === undefined ? {} : { spawn: createSpawner({ ...spawning, tasks }) }),
  };
  return { host, mailboxes, tasks };
}

/** Every run replaces it by its own. */
const jobId: AgentId = 'agent-job';
