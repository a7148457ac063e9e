import { GainsayError } from '../base/errors.ts';
import type { Tool, SpawnRequest, SpawnResult, ToolProgress } from '../tools/types.ts';
import { endGenerator } from './emitting.ts';
import { missingServers } from './mcp-servers.ts';
import { finalText } from './notification.ts';
import { startAgent } from './start.ts';
import type { Tasks } from './tasks.ts';
import { parseToolForm } from './tool-forms.ts';
import type {
  AgentDefinition,
  AgentEvent,
  AgentHost,
  AgentResult,
  AgentRunParams,
  Spawner,
} from './types.ts';

/** An agent that cannot be started as asked. The model that asked sees it as the result of its call. */
class SpawnRefused extends GainsayError {
  override readonly name = 'SpawnRefused';
}

const defaultType = 'general-purpose';

/** The Agent tool's decision tree. Routing starts nothing: only its last step runs an agent. */
export function createSpawner(options: {
  definitions: readonly AgentDefinition[];
  /** The workers' pool: their definitions narrow it. */
  tools: readonly Tool[];
  tasks: Tasks;
}): Spawner {
  const known: Spawner['known'] = (parent, allowedTypes) =>
    options.definitions
      .filter(({ type }) => allowedTypes === null || allowedTypes.includes(type))
      .filter(({ type }) => !deniedTypes(parent).includes(type));
  return {
    known,
    async *spawn(parent, allowedTypes, request) {
      const type = request.subagentType ?? defaultType;
      const definition = resolveDefinition(type, known(parent, allowedTypes));
      await requireServers(definition, parent);
      refuseIsolation(definition);
      const params = paramsOf(request, definition, { parent, tools: options.tools });
      return runsInBackground(request, definition, parent)
        ? launch(request, params, options.tasks)
        : yield* runInFront(request, params);
    },
  };
}

/** `Agent(type)` in the deny rules, as they stand now. */
function deniedTypes(parent: AgentHost): string[] {
  const denied = parent.permissions().rules.deny.map(({ text }) => parseToolForm(text));
  return denied.flatMap((form) => (form?.tool === 'Agent' && form.specifier ? [form.specifier] : []));
}

function resolveDefinition(type: string, known: readonly AgentDefinition[]): AgentDefinition {
  const definition = known.find((candidate) => candidate.type === type);
  if (definition) return definition;
  const names = known.map((candidate) => candidate.type).join(', ');
  throw new SpawnRefused(`there is no agent ${type} that you may start`, {
    remedy: names === '' ? 'No agent may be started here.' : `Use one of: ${names}.`,
  });
}

/** An agent that cannot work without a server is not started without it. Waits for servers that are starting. */
async function requireServers(definition: AgentDefinition, parent: AgentHost): Promise<void> {
  const missing = await missingServers(definition, parent, parent.abort.signal);
  if (missing.length === 0) return;
  throw new SpawnRefused(`${definition.type} needs MCP servers that are not there: ${missing.join('; ')}`, {
    remedy: 'Start another agent, or do without it.',
  });
}

function refuseIsolation({ type, isolation }: AgentDefinition): void {
  if (isolation === undefined) return;
  throw new SpawnRefused(`${type} asks for the isolation "${isolation}", which this version does not have`, {
    remedy: 'Start another agent.',
  });
}

function runsInBackground(request: SpawnRequest, definition: AgentDefinition, parent: AgentHost): boolean {
  const allowed = parent.toolEnv?.backgroundAllowed !== false;
  return allowed && (request.runInBackground === true || definition.background === true);
}

function paramsOf(
  { description, prompt, model }: SpawnRequest,
  definition: AgentDefinition,
  { parent, tools }: { parent: AgentHost; tools: readonly Tool[] },
): AgentRunParams {
  return {
    definition,
    description,
    prompt: [{ role: 'user', content: [{ type: 'text', text: prompt }] }],
    parent,
    isAsync: false,
    availableTools: tools,
    ...(model === undefined ? {} : { model }),
  };
}

function launch({ description, prompt }: SpawnRequest, params: AgentRunParams, tasks: Tasks): SpawnResult {
  const { agentId, outputFile } = tasks.launch(params);
  return { status: 'async_launched', agentId, description, prompt, outputFile };
}

/** The parent waits, sees what the child does, and receives its last word only. */
async function* runInFront(
  { prompt }: SpawnRequest,
  params: AgentRunParams,
): AsyncGenerator<ToolProgress, SpawnResult> {
  const run = startAgent(params);
  try {
    for (;;) {
      const step = await run.next();
      if (step.done) return completed(prompt, params, step.value);
      const text = progressText(params.definition, step.value);
      if (text !== null) yield { type: 'progress', text };
    }
  } finally {
    await endGenerator(run);
  }
}

function progressText({ type }: AgentDefinition, event: AgentEvent): string | null {
  return event.type === 'tool-started' ? `${type}: ${event.tool} ${event.summary}`.trim() : null;
}

function completed(prompt: string, params: AgentRunParams, result: AgentResult): SpawnResult {
  const early =
    result.status === 'completed' ? '' : `(Ended early, ${result.status}: ${result.reason ?? ''})\n\n`;
  return {
    status: 'completed',
    agentId: result.agentId,
    prompt,
    result: `${early}${finalText(result)}`,
    trailer: params.definition.oneShot === true ? '' : trailer(params.parent, result),
  };
}

/** How the agent can be addressed, where it can be, and what it cost. */
function trailer({ tools }: AgentHost, { agentId, turns, toolCalls, usage, costUsd }: AgentResult): string {
  const reach = tools.send === undefined ? '' : ` (SendMessage({to: "${agentId}"}) reaches it)`;
  const tokens = Object.values(usage).reduce((sum, count) => sum + count, 0);
  const cost = costUsd === null ? 'cost unknown' : `$${costUsd.toFixed(4)}`;
  return `${agentId}${reach}: ${turns} turns, ${toolCalls} tool calls, ${tokens} tokens, ${cost}.`;
}
