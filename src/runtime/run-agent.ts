import { newAgentId } from '../base/ids.ts';
import { reasonOf } from '../base/reason.ts';
import type { Effort, Message, UserMessage } from '../model/types.ts';
import { endedBySignal, openAbortScope } from './abort.ts';
import type { Asking } from './asking.ts';
import { createBudget } from './budget.ts';
import { createCleanUp } from './clean-up.ts';
import type { CleanUp } from './clean-up.ts';
import { agentList, createContext, firstWords, inheritedHistory, userContext } from './context.ts';
import type { OwnParts } from './context.ts';
import { createGate } from './gate.ts';
import { beginning } from './history.ts';
import { connectMcpServers } from './mcp-servers.ts';
import { resolveModel } from './model.ts';
import { playOpening } from './opening.ts';
import { overlayPermissions } from './permissions.ts';
import { createPermit } from './permit.ts';
import { preloadSkills } from './preload-skills.ts';
import { renderSystemPrompt } from './prompt.ts';
import { query } from './query.ts';
import type { Outcome, QueryRun } from './query.ts';
import { createTally, tallied } from './tally.ts';
import type { Identity } from './tally.ts';
import { registerHooks } from './run-hooks.ts';
import { renderToolSpecs, resolveTools, toolEnvOf, withServerTools } from './tools.ts';
import type { AgentEvent, AgentResult, AgentRun } from './events.ts';
import type { AgentHost, AgentRunParams, BudgetLimits, CacheSafePrefix } from './types.ts';

/** Model turns of a run for which nobody set a limit. */
const defaultMaxTurns = 200;

/**
 * The life of any agent, in fifteen steps. Yields what happens as it happens and returns what came of it. Whatever ends
 * it (its own end, a throw, an abort, a consumer that leaves), all that it opened is closed before it is over.
 *
 * @throws InvalidInput when the definition cannot be run as written, e.g. for an unknown model alias.
 */
export async function* runAgent(params: AgentRunParams): AgentRun {
  const { definition, parent } = params;
  const closing = createCleanUp();
  const messages: Message[] = [];
  const notes: string[] = [];
  const kept: { branch?: string } = {};
  let result: (outcome: Outcome) => AgentResult;
  let outcome: Outcome;
  try {
    givePlaceBack(params, closing, kept);
    // 1. Model: caller, definition, parent.
    const model = resolveModel(params);
    // 2. Identity.
    const self = identify(params, model);
    // 3. History: a fork's, or none.
    messages.push(...inheritedHistory(params));
    closing.add('the message list', () => messages.splice(0));
    // 4. What it is told of the repository.
    const told = userContext(params);
    // 5. Permissions, layered over the parent's live state.
    const permissions = overlayPermissions(params);
    // 6. Tools.
    const toolset = resolveTools(params, toolEnvOf(parent));
    // 7. System prompt, rendered once.
    const system = await renderSystemPrompt(params, model, toolset);
    // 8. Abort.
    const scope = openAbortScope(params);
    closing.add('the signals', () => scope.dispose());
    // 9. Hooks of the run.
    const hooks = registerHooks(params, self, { permissions, signal: scope.signal });
    closing.add('the hooks', () => hooks.close());
    // 10. Skills, as leading messages.
    const skills = await preloadSkills(params, toolset, permissions());
    // 11. MCP servers: their tools are merged before the context is made.
    const servers = connectMcpServers(definition, parent, scope.signal);
    closing.add('the MCP servers', () => servers.close());
    const tools = withServerTools(toolset, await servers.tools());
    const rendered = { system, tools, specs: renderToolSpecs(tools, toolset.env) };
    const limits = limitsOf(params);
    const prefix = prefixOf(self, { ...rendered, ...limits, messages });
    // 12. Context: what its tools see, and what its children take from it.
    const budget = openBudget(params);
    const mailbox = parent.mailbox(self.agentId);
    closing.add('the mailbox', () => mailbox.close());
    const own: OwnParts = {
      ...self,
      permissions,
      budget,
      abort: scope.controller,
      allowedTypes: toolset.allowedTypes,
      mcp: servers.forChildren,
      defer: (close) => closing.add('what a tool left behind', close),
      prefix: { ...prefix, toolset: { ...toolset, tools } },
    };
    const { context, host } = createContext(params, own);
    closing.add('what is still going on', () => scope.abort(new Error('the run has ended')));
    // 13. What a summariser needs to share this run's prefix.
    params.onCacheSafeParams?.(prefix);
    // 14. The loop, observed.
    const resumed = params.resumed === undefined ? {} : { resumed: true as const };
    yield { type: 'agent-started', ...self, parent: parent.agentId, ...resumed };
    const loop = {
      ...self,
      ...limits,
      ...rendered,
      messages,
      ...pastOf(params),
      context,
      host,
      budget,
      mailbox,
      hooks: hooks.brought,
      permit: createPermit(permissions, askingOf(host, self, { hooks: hooks.brought, signal: scope.signal })),
      gate: createGate(),
      stop: () => scope.abort(new Error('nobody follows the run any more')),
    };
    const tally = createTally(self, params.resumed?.spent);
    const begun = await hooks.brought.begins();
    const leading = params.resumed
      ? begun
      : [...told, ...skills.brought, ...agentList(params, toolset), ...firstWords(params), ...begun];
    outcome = yield* tallied(live(loop, params, leading), tally);
    await hooks.brought.ended(outcome.text);
    notes.push(
      ...(definition.notes ?? []),
      ...toolset.notes,
      ...hooks.notes,
      ...skills.notes,
      ...servers.notes(),
      ...unpriced(budget),
    );
    result = (end) => tally.result(end, notes);
  } finally {
    // 15. Clean-up.
    notes.push(...(await closing.run()));
  }
  const finished = { ...result(outcome), ...kept };
  yield { type: 'agent-finished', agentId: finished.agentId, result: finished };
  return finished;
}

/** A place of its own is given back last, when nothing of the run is in it any more. */
function givePlaceBack({ place }: AgentRunParams, closing: CleanUp, kept: { branch?: string }): void {
  if (!place) return;
  closing.add('its own tree', async () => {
    const branch = await place.end();
    if (branch !== null) kept.branch = branch;
  });
}

/** An id that is given (a resumed run's) stays. */
function identify({ override, definition, description }: AgentRunParams, model: string): Identity {
  return { agentId: override?.agentId ?? newAgentId(), agentType: definition.type, description, model };
}

/** Each bound by itself: caller, definition, job. What an earlier life has spent is spent. */
function openBudget({ limits, definition, parent, resumed }: AgentRunParams) {
  const bounds: BudgetLimits = { ...parent.agentLimits, ...definition.limits, ...limits };
  const already = resumed === undefined ? {} : { already: resumed.spent };
  return createBudget(bounds, { parent: parent.budget, whose: 'agent', ...already });
}

/** Where an earlier life of the run left off; nothing for a new one. */
function pastOf({ resumed }: AgentRunParams) {
  return {
    brief: resumed?.brief ?? null,
    recorded: resumed?.messages.length ?? 0,
    turnsBefore: resumed?.spent.turns ?? 0,
  };
}

/** What another request needs to share this run's. */
function prefixOf(
  { agentId, agentType, model }: Identity,
  {
    system,
    specs,
    effort,
    messages,
  }: Pick<QueryRun, 'system' | 'specs' | 'messages'> & { effort: Effort | undefined },
): CacheSafePrefix {
  const history = () => [...messages];
  const told = effort === undefined ? {} : { effort };
  return { agentId, agentType, model, system, tools: specs, messages: history, ...told };
}

/** Caller, definition, default. */
function limitsOf({ definition, effort, maxTurns }: AgentRunParams) {
  return {
    effort: effort ?? definition.effort,
    maxTurns: maxTurns ?? definition.maxTurns ?? defaultMaxTurns,
    criticalReminder: definition.criticalReminder,
    finalTool: definition.finalTool,
  };
}

/** Who answers what rules and mode leave open. */
function askingOf(
  host: AgentHost,
  { agentId, agentType }: Identity,
  { hooks, signal }: Pick<Asking, 'hooks' | 'signal'>,
): Asking {
  const classify: Asking['classify'] = async (tool, input) => {
    const { classifyCall } = await import('./classifier.ts');
    return await classifyCall(host, agentId, { agentType, tool, input }, signal);
  };
  const { askPerson, gates } = host;
  return {
    agentId,
    agentType,
    hooks,
    signal,
    askPerson,
    classify: gates?.classifier === true ? classify : null,
  };
}

/** The opening, where there is one, then the loop. */
async function* live(
  run: QueryRun,
  { opening, prompt }: AgentRunParams,
  leading: UserMessage[],
): AsyncGenerator<AgentEvent, Outcome> {
  const opened: UserMessage[] = [];
  try {
    if (opening) opened.push(yield* playOpening(opening, run));
  } catch (error) {
    return openingFailed(error, run.context.signal);
  }
  run.messages.push(...beginning([...leading, ...opened, ...prompt]));
  const begun = run.messages.at(-1);
  if (begun?.role === 'user') run.brief ??= begun;
  return yield* query(run);
}

function openingFailed(error: unknown, signal: AbortSignal): Outcome {
  if (signal.aborted) return { ...endedBySignal(signal), text: '' };
  const why = reasonOf(error);
  return { status: 'failed', text: '', reason: `Its opening failed: ${why}` };
}

/** A dollar bound that could not be held is told with the result, once. */
function unpriced(budget: ReturnType<typeof createBudget>): string[] {
  const note = budget.spent().usd === null ? budget.unpriced?.() : null;
  return note ? [note] : [];
}
