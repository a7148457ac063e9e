import { newAgentId } from '../base/ids.ts';
import type { AgentId } from '../base/ids.ts';
import type { SpawnRequest, SpawnResult, Tool, ToolProgress } from '../tools/types.ts';
import { createCrowd } from './crowd.ts';
import { completed, launched } from './spawn-answer.ts';
import { forkParams, guardAgainstForkInFork } from './fork.ts';
import { runInFront } from './front.ts';
import type { Fronts } from './front.ts';
import { isolationOf, placeOf, portOf } from './isolation.ts';
import type { IsolationPorts } from './isolation.ts';
import type { Mailboxes } from './mailbox.ts';
import { missingServers } from './mcp-servers.ts';
import { createPost, message } from './post.ts';
import { SpawnRefused } from './spawn-refused.ts';
import { enterMember } from './member.ts';
import type { Tasks } from './tasks.ts';
import { createRoster } from './team.ts';
import type { Roster } from './team.ts';
import { asTeammate, teammateDefinition, teammatePrompt } from './teammate.ts';
import type { Teammate } from './teammate.ts';
import { parseToolForm } from './tool-forms.ts';
import type { AgentDefinition } from './definition.ts';
import type { AgentHost, AgentRunParams, Place, Spawner } from './types.ts';

export type SpawnerOptions = {
  definitions: readonly AgentDefinition[];
  /** What a call without a type starts where forks are on. */
  fork?: AgentDefinition;
  /** The workers' pool: their definitions narrow it. */
  tools: readonly Tool[];
  tasks: Tasks;
  fronts: Fronts;
  mailboxes: Mailboxes;
  isolation: IsolationPorts;
  /** As in `FrontOptions`. */
  patienceMs?: number | undefined;
};

/** The Agent tool's decision tree. Routing starts nothing: only its last step runs an agent. */
export function createSpawner(options: SpawnerOptions): Spawner {
  const roster = createRoster();
  const crowd = createCrowd(options.tasks);
  const known: Spawner['known'] = (parent, allowedTypes) =>
    options.definitions.filter(({ type }) => mayBeStarted(type, parent, allowedTypes));
  return {
    known,
    ...createPost({ ...options, roster }),
    async *spawn(parent, allowedTypes, request, signal) {
      const teammate = asTeammate(request, parent, roster);
      const type = effectiveType(request, teammate, parent);
      if (type === null) guardAgainstForkInFork(parent);
      const definition = resolveDefinition(type, {
        known: known(parent, allowedTypes),
        fork: options.fork && mayBeStarted(options.fork.type, parent, allowedTypes) ? options.fork : null,
      });
      await requireServers(definition, parent, signal);
      const isolation = isolationOf(request, definition);
      const agentId = newAgentId();
      const leave = crowd.enter(isolation);
      try {
        if (isolation === 'remote')
          return await launchRemote(request, definition, { parent, agentId, options, signal });
        const ports = options.isolation;
        const place = await placeOf(isolation, request, { parent, ports, agentId, signal });
        const background = runsInBackground(request, definition, { parent, teammate });
        const tools = workerPool(options);
        const params = paramsOf({
          request,
          definition,
          parent,
          teammate,
          place,
          agentId,
          tools,
          fork: type === null,
        });
        const seat = { request, params, parent, teammate, signal, options, roster };
        return background ? launch(seat) : yield* front(seat);
      } finally {
        leave();
      }
    },
  };
}

// ---------------------------------------------------------------- which agent

/** Null: a fork. A teammate is never one: it comes without a history. */
function effectiveType(
  { subagentType }: SpawnRequest,
  teammate: Teammate | null,
  { toolEnv }: AgentHost,
): string | null {
  if (subagentType !== undefined) return subagentType;
  if (toolEnv?.fork && teammate === null) return null;
  return toolEnv?.coordinator ? 'worker' : 'general-purpose';
}

/** `Agent(type)` in the deny rules, as they stand now, and the parent's own list. */
function mayBeStarted(type: string, parent: AgentHost, allowedTypes: readonly string[] | null): boolean {
  const denied = parent.permissions().rules.deny.map(({ text }) => parseToolForm(text));
  if (denied.some((form) => form?.tool === 'Agent' && form.specifier === type)) return false;
  return allowedTypes === null || allowedTypes.includes(type);
}

/** Among those that the caller may start. A fork has no name that another agent could take. */
function resolveDefinition(
  type: string | null,
  { known, fork }: { known: readonly AgentDefinition[]; fork: AgentDefinition | null },
): AgentDefinition {
  const definition = type === null ? fork : known.find((candidate) => candidate.type === type);
  if (definition) return definition;
  const names = known.map((candidate) => candidate.type).join(', ');
  throw new SpawnRefused(
    type === null ? 'you may not fork' : `there is no agent ${type} that you may start`,
    { remedy: names === '' ? 'No agent may be started here.' : `Use one of: ${names}.` },
  );
}

/** An agent that cannot work without a server is not started without it. Servers that are starting are waited for. */
async function requireServers(
  definition: AgentDefinition,
  parent: AgentHost,
  signal: AbortSignal,
): Promise<void> {
  const missing = await missingServers(definition, parent, signal);
  if (missing.length === 0) return;
  throw new SpawnRefused(`${definition.type} needs MCP servers that are not there: ${missing.join('; ')}`, {
    remedy: 'Start another agent, or do without it.',
  });
}

// ---------------------------------------------------------------- how it runs

function runsInBackground(
  { runInBackground }: SpawnRequest,
  { background }: AgentDefinition,
  { parent: { toolEnv }, teammate }: { parent: AgentHost; teammate: Teammate | null },
): boolean {
  if (toolEnv?.backgroundAllowed === false) return false;
  return (
    toolEnv?.alwaysBackground === true || teammate !== null || runInBackground === true || background === true
  );
}

/** Not the parent's tools: what an agent may use is its definition's matter. */
function workerPool({ tools }: SpawnerOptions): readonly Tool[] {
  return tools;
}

type Started = AgentRunParams & { override: { agentId: AgentId } };

function paramsOf({
  request: { description, prompt, model },
  definition,
  parent,
  teammate,
  place,
  agentId,
  tools,
  fork,
}: {
  request: SpawnRequest;
  definition: AgentDefinition;
  parent: AgentHost;
  teammate: Teammate | null;
  place: Place | null;
  agentId: AgentId;
  tools: readonly Tool[];
  fork: boolean;
}): Started {
  const common = {
    definition: teammate ? teammateDefinition(definition, teammate, parent) : definition,
    description,
    parent,
    isAsync: false,
    availableTools: tools,
    ...(place === null ? {} : { place }),
  };
  if (fork) {
    const taken = forkParams(parent, directive(prompt, place));
    return { ...common, ...taken, override: { ...taken.override, agentId } };
  }
  return {
    ...common,
    prompt: [message(teammate ? teammatePrompt(teammate, prompt) : prompt)],
    override: { agentId },
    ...(model === undefined ? {} : { model }),
  };
}

function directive(prompt: string, place: Place | null): string {
  if (place === null) return prompt;
  const where =
    place.cwd === undefined
      ? `You work in a copy of the tree, ${place.root}.`
      : `Your commands begin in ${place.cwd || 'the root'}.`;
  return `${where}\n\n${prompt}`;
}

type Seat = {
  request: SpawnRequest;
  params: Started;
  parent: AgentHost;
  teammate: Teammate | null;
  signal: AbortSignal;
  options: SpawnerOptions;
  roster: Roster;
};

function launch(seat: Seat): SpawnResult {
  const { request, params, teammate, options } = seat;
  const task = options.tasks.launch(params);
  enterMember(seat, options.tasks.join(task.agentId, new AbortController().signal));
  return launched(request, teammate, task);
}

/** The parent receives the child's last word only. */
async function* front(seat: Seat): AsyncGenerator<ToolProgress, SpawnResult> {
  const { request, params, parent, signal, options } = seat;
  const over = new AbortController();
  let then: Promise<unknown> = Promise.resolve();
  enterMember(
    seat,
    new Promise((resolve) => over.signal.addEventListener('abort', () => resolve(then), { once: true })),
  );
  try {
    const ended = yield* runInFront(params, { ...options, signal });
    if ('result' in ended) return completed(request, params, ended.result, parent);
    then = options.tasks.join(ended.task.agentId, new AbortController().signal);
    return launched(request, null, ended.task);
  } finally {
    over.abort();
  }
}

async function launchRemote(
  { description, prompt }: SpawnRequest,
  definition: AgentDefinition,
  {
    parent,
    agentId,
    options,
    signal,
  }: { parent: AgentHost; agentId: AgentId; options: SpawnerOptions; signal: AbortSignal },
): Promise<SpawnResult> {
  signal.throwIfAborted();
  const remote = portOf(options.isolation, 'remote');
  const abort = new AbortController();
  const { where, events } = await remote({ agentId, definition, description, prompt }, abort.signal);
  const identity = { agentId, agentType: definition.type, description, parent };
  const { outputFile } = options.tasks.adopt({ ...identity, abort, events });
  return { status: 'remote_launched', agentId, description, where, outputFile };
}
