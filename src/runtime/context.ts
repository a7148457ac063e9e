import type { AgentId } from '../base/ids.ts';
import type { McpServers } from '../mcp/types.ts';
import type { Message, UserMessage } from '../model/types.ts';
import type { PermissionState } from '../permission/types.ts';
import type { ToolUseContext } from '../tools/types.ts';
import { filterIncompleteToolCalls } from './history.ts';
import { textBlock } from './reminders.ts';
import type { Toolset } from './tools.ts';
import type { AgentHost, AgentRunParams, Budget } from './types.ts';

/** A fork begins with its parent's history, every other run with nothing. */
export function inheritedHistory({ forkedFrom }: AgentRunParams): Message[] {
  return forkedFrom === undefined ? [] : filterIncompleteToolCalls(forkedFrom);
}

/**
 * What an agent is told about the repository before its task. Definitions that do without CLAUDE.md or git status are
 * spared it, unless the context is overridden or slimming is off.
 */
export function userContext({ definition, parent, override, forkedFrom }: AgentRunParams): UserMessage[] {
  if (forkedFrom !== undefined) return [];
  const slim = parent.slimContext !== false;
  const instructions =
    override?.userContext ?? (slim && definition.omitClaudeMd === true ? null : parent.claudeMd);
  const gitStatus = slim && definition.omitGitStatus === true ? null : parent.gitStatus;
  return [
    ...told("The repository's instructions:", instructions),
    ...told('git status when the job began:', gitStatus),
  ];
}

/** Which agents may be started: a message, because they may change while tools and system must not. */
export function agentList({ parent }: AgentRunParams, { tools, allowedTypes }: Toolset): UserMessage[] {
  if (!parent.spawn || !tools.some(({ tool }) => tool.name === 'Agent')) return [];
  const known = parent.spawn.known(parent, allowedTypes);
  return told(
    'Agents that you can start:',
    known.map(({ type, whenToUse }) => `- ${type}: ${whenToUse}`).join('\n'),
  );
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
};

/**
 * What the run's tools see, and what its children take from it. Own: id, signal, permissions, budget, message array.
 * Shared with the parent: laboratory, root, model port, mailboxes, hook registry, observer. A read-only shell stays one
 * for everybody below.
 */
export function createContext(
  { definition, parent }: AgentRunParams,
  own: OwnParts,
): { context: ToolUseContext; host: AgentHost } {
  const inherited = { ...parent.tools };
  delete inherited.spawn;
  const { spawn } = parent;
  const context: ToolUseContext = {
    ...inherited,
    agentId: own.agentId,
    agentType: definition.type,
    signal: own.abort.signal,
    readOnlyShell: parent.tools.readOnlyShell || definition.readOnlyShell === true,
    defer: own.defer,
    ...(spawn === undefined ? {} : { spawn: (request) => spawn.spawn(host, own.allowedTypes, request) }),
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
    ...(own.mcp === undefined ? {} : { mcp: own.mcp }),
  };
  return { context, host };
}
