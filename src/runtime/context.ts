import type { AgentId } from '../base/ids.ts';
import type { McpServers } from '../mcp/types.ts';
import type { Message, UserMessage } from '../model/types.ts';
import type { PermissionState } from '../permission/types.ts';
import { createRunState } from '../tools/run-state.ts';
import type { ToolUseContext } from '../tools/types.ts';
import { filterIncompleteToolCalls } from './history.ts';
import { textBlock } from './reminders.ts';
import type { Toolset } from './tools.ts';
import type { AgentDefinition } from './definition.ts';
import type { AgentHost, AgentRunParams, Budget } from './types.ts';

/** A resumed run goes on with its own history, a fork begins with its parent's, every other run with nothing. */
export function inheritedHistory({ forkedFrom, resumed }: AgentRunParams): Message[] {
  if (resumed) return [...resumed.messages];
  return forkedFrom === undefined ? [] : filterIncompleteToolCalls(forkedFrom);
}

/** What has a history was told at its beginning. */
function goesOn({ forkedFrom, resumed }: AgentRunParams): boolean {
  return forkedFrom !== undefined || resumed !== undefined;
}

/**
 * What an agent is told about the repository before its task. Definitions that do without CLAUDE.md or git status are
 * spared it, unless the context is overridden or slimming is off.
 */
export function userContext(params: AgentRunParams): UserMessage[] {
  if (goesOn(params)) return [];
  const { definition, parent, override } = params;
  const instructions =
    override?.userContext ?? (withoutInstructions(definition, parent) ? null : parent.claudeMd);
  const slim = parent.slimContext !== false;
  const gitStatus = slim && definition.omitGitStatus === true ? null : parent.gitStatus;
  return [
    ...told("The repository's instructions:", instructions),
    ...told('git status when the job began:', gitStatus),
  ];
}

function withoutInstructions({ omitClaudeMd }: AgentDefinition, { slimContext }: AgentHost): boolean {
  return slimContext !== false && omitClaudeMd === true;
}

/** Which agents may be started: a message, because they may change while tools and system must not. */
export function agentList(params: AgentRunParams, { tools, allowedTypes }: Toolset): UserMessage[] {
  const { parent } = params;
  if (goesOn(params) || !parent.spawn || !tools.some(({ tool }) => tool.name === 'Agent')) return [];
  const known = parent.spawn.known(parent, allowedTypes);
  return told(
    'Agents that you can start:',
    known.map(({ type, whenToUse }) => `- ${type}: ${whenToUse}`).join('\n'),
  );
}

/** What a definition wants said before the task. */
export function firstWords({ definition: { initialPrompt = '' } }: AgentRunParams): UserMessage[] {
  return initialPrompt.trim() === '' ? [] : [{ role: 'user', content: [textBlock(initialPrompt)] }];
}

function told(heading: string, text: string | null): UserMessage[] {
  return text === null || text.trim() === ''
    ? []
    : [{ role: 'user', content: [textBlock(`${heading}\n\n${text}`)] }];
}

export type OwnParts = {
  agentId: AgentId;
  model: string;
  permissions: () => PermissionState;
  abort: AbortController;
  budget: Budget;
  allowedTypes: readonly string[] | null;
  /** The parent's servers and its own. */
  mcp: McpServers | undefined;
  defer: (close: () => Promise<void>) => void;
  prefix: NonNullable<AgentHost['prefix']>;
};

/**
 * What the run's tools see, and what its children take from it. Own: id, signal, permissions, budget, message array,
 * and what it has read, noted and started.
 * Shared with the parent: laboratory, root, model port, mailboxes, hook registry, observer. A read-only shell stays one
 * for everybody below.
 */
export function createContext(
  { definition, parent, place, forkedFrom, querySource = parent.querySource }: AgentRunParams,
  own: OwnParts,
): { context: ToolUseContext; host: AgentHost } {
  const inherited = { ...parent.tools };
  delete inherited.spawn;
  delete inherited.send;
  delete inherited.stop;
  delete inherited.documentation;
  if (place !== undefined) delete inherited.cwd;
  if (withoutInstructions(definition, parent)) delete inherited.instructions;
  const { spawn, toolEnv: { teams, coordinator } = {} } = parent;
  const state = createRunState(forkedFrom === undefined ? undefined : parent.tools.own);
  own.defer(() => state.close());
  const context: ToolUseContext = {
    ...inherited,
    agentId: own.agentId,
    agentType: definition.type,
    signal: own.abort.signal,
    root: place?.root ?? parent.tools.root,
    ...(place?.cwd === undefined ? {} : { cwd: place.cwd }),
    readOnlyShell: parent.tools.readOnlyShell || definition.readOnlyShell === true,
    defer: own.defer,
    own: state,
    ...(definition.documentation === undefined ? {} : { documentation: definition.documentation }),
    ...(place === undefined || parent.tools.workTree === undefined ? {} : { workTree: { root: place.root } }),
    ...(spawn === undefined
      ? {}
      : { spawn: (request, { signal }) => spawn.spawn(host, own.allowedTypes, request, signal) }),
    ...(spawn === undefined || !(teams || coordinator)
      ? {}
      : { send: (to, text) => spawn.send(host, to, text), stop: (to) => spawn.stop(host, to) }),
  };
  const host: AgentHost = {
    ...parent,
    agentId: own.agentId,
    model: own.model,
    permissions: own.permissions,
    permissionCeiling: parent.permissionCeiling ?? parent.permissions().mode,
    abort: own.abort,
    budget: own.budget,
    tools: context,
    prefix: own.prefix,
    ...(querySource === undefined ? {} : { querySource }),
    ...(own.mcp === undefined ? {} : { mcp: own.mcp }),
  };
  return { context, host };
}
