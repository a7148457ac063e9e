import type { SpawnRequest, SpawnResult } from '../tools/types.ts';
import { finalText } from './notification.ts';
import type { Task } from './tasks.ts';
import type { Teammate } from './teammate.ts';
import type { AgentHost, AgentRunParams } from './types.ts';
import type { AgentResult } from './events.ts';

/** The receipt: all that a parent hears of a background agent until it has ended. */
export function launched(
  { description, prompt }: SpawnRequest,
  teammate: Teammate | null,
  { agentId, outputFile }: Task,
): SpawnResult {
  if (teammate === null) return { status: 'async_launched', agentId, description, prompt, outputFile };
  const { name, team } = teammate;
  return { status: 'teammate_spawned', agentId, name, team, description, outputFile };
}

/** The last word of a child that was waited for. */
export function completed(
  { prompt }: SpawnRequest,
  { definition }: AgentRunParams,
  result: AgentResult,
  parent: AgentHost,
): SpawnResult {
  const early =
    result.status === 'completed' ? '' : `(Ended early, ${result.status}: ${result.reason ?? ''})\n\n`;
  return {
    status: 'completed',
    agentId: result.agentId,
    prompt,
    result: `${early}${finalText(result)}`,
    trailer: definition.oneShot === true ? '' : trailer(parent, result),
  };
}

/** How the agent can be addressed, where it can be, and what it cost. */
function trailer({ tools }: AgentHost, { agentId, turns, toolCalls, usage, costUsd }: AgentResult): string {
  const reach = tools.send === undefined ? '' : ` (SendMessage({to: "${agentId}"}) reaches it)`;
  const tokens = Object.values(usage).reduce((sum, count) => sum + count, 0);
  const cost = costUsd === null ? 'cost unknown' : `$${costUsd.toFixed(4)}`;
  return `${agentId}${reach}: ${turns} turns, ${toolCalls} tool calls, ${tokens} tokens, ${cost}.`;
}
