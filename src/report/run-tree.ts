import { withoutTerminalSequences } from '../base/invisible.ts';
import { oneLine } from '../base/text.ts';
import type { AgentNode } from '../runtime/agent-node.ts';
import { duration } from '../tools/excerpt.ts';
import { visible } from './neutralise.ts';
import { money, plural } from './wording.ts';

/** The agents of a run for a person at a terminal, children below who started them. `end`: its verdict or answer, one line. */
export function renderTree(
  agents: readonly AgentNode[],
  { end, problems }: { end: string; problems: readonly string[] },
): string {
  const lines = [line(end, 300), '', ...agents.flatMap((agent) => branch(agent, 0))];
  if (problems.length > 0) lines.push('', ...problems.map((problem) => `! ${line(problem, 300)}`));
  return `${lines.join('\n')}\n`;
}

function branch(agent: AgentNode, depth: number): string[] {
  const indent = '  '.repeat(Math.min(depth, 20));
  const { input, output, cacheRead, cacheWrite5m, cacheWrite1h } = agent.usage;
  const read = input + cacheRead + cacheWrite5m + cacheWrite1h;
  const why = agent.reason === undefined ? '' : `: ${agent.reason}`;
  return [
    `${indent}${line(`${agent.agentType}  ${agent.description}`, 120)}  (${agent.agentId}, ${line(agent.model, 60)})`,
    `${indent}  ${line(`${agent.status}${why}`, 200)}; ${plural(agent.turns, 'turn')}, ${duration(agent.durationMs)}, ${read} tokens read (${cacheRead} from the cache), ${output} written, ${money(agent.costUsd)}`,
    ...agent.tools
      .slice(0, 12)
      .map(
        ({ tool, calls, failed, denied, durationMs }) =>
          `${indent}  ${line(tool, 60)} ×${calls}, ${duration(durationMs)}${failed > 0 ? `, ${failed} failed` : ''}${denied > 0 ? `, ${denied} denied` : ''}`,
      ),
    ...agent.children.flatMap((child) => branch(child, depth + 1)),
  ];
}

export type ReplayShown = {
  same: boolean;
  agents: readonly { agentType: string; description: string; turns: number; why: string | null }[];
  recorded: string;
  replayed: string;
  differences: readonly string[];
};

export function renderReplay({ same, agents, recorded, replayed, differences }: ReplayShown): string {
  const lines = [
    ...agents.map(
      ({ agentType, description, turns, why }) =>
        `${line(`${agentType}  ${description}`, 100)}: ${why === null ? `${plural(turns, 'turn')}, same end` : line(why, 200)}`,
    ),
    '',
    `Recorded: ${line(recorded, 300)}`,
    `Replayed: ${line(replayed, 300)}`,
    same ? 'The same.' : 'NOT the same:',
    ...differences.map((difference) => `- ${line(difference, 300)}`),
  ];
  return `${lines.join('\n')}\n`;
}

function line(text: string, maxChars: number): string {
  return oneLine(visible(withoutTerminalSequences(text)), maxChars);
}
