import { spentByRole } from '../runtime/agent-node.ts';
import type { AgentNode } from '../runtime/agent-node.ts';
import { duration } from '../tools/excerpt.ts';
import { money, plural } from './wording.ts';
import { plainLine } from './plain-line.ts';

/** The agents of a run for a person at a terminal, children below who started them. `end`: its verdict or answer, one line. */
export function renderTree(
  agents: readonly AgentNode[],
  { end, problems }: { end: string; problems: readonly string[] },
): string {
  const roles = spentByRole(agents.flatMap(withChildren));
  const lines = [
    plainLine(end, 300),
    '',
    ...agents.flatMap((agent) => branch(agent, 0)),
    '',
    ...[...roles].map(
      ([type, { runs, turns, usd }]) =>
        `${plainLine(type, 60)}: ${plural(runs, 'run')}, ${plural(turns, 'turn')}, ${money(usd)}`,
    ),
  ];
  if (problems.length > 0) lines.push('', ...problems.map((problem) => `! ${plainLine(problem, 300)}`));
  return `${lines.join('\n')}\n`;
}

function withChildren(agent: AgentNode): AgentNode[] {
  return [agent, ...agent.children.flatMap(withChildren)];
}

function branch(agent: AgentNode, depth: number): string[] {
  const indent = '  '.repeat(Math.min(depth, 20));
  const { input, output, cacheRead, cacheWrite5m, cacheWrite1h } = agent.usage;
  const read = input + cacheRead + cacheWrite5m + cacheWrite1h;
  const why = agent.reason === undefined ? '' : `: ${agent.reason}`;
  return [
    `${indent}${plainLine(`${agent.agentType}  ${agent.description}`, 120)}  (${agent.agentId}, ${plainLine(agent.model, 60)})`,
    `${indent}  ${plainLine(`${agent.status}${why}`, 200)}; ${plural(agent.turns, 'turn')}, ${duration(agent.durationMs)}, ${read} tokens read (${cacheRead} from the cache), ${output} written, ${money(agent.costUsd)}`,
    ...agent.tools
      .slice(0, 12)
      .map(
        ({ tool, calls, failed, denied, durationMs }) =>
          `${indent}  ${plainLine(tool, 60)} ×${calls}, ${duration(durationMs)}${failed > 0 ? `, ${failed} failed` : ''}${denied > 0 ? `, ${denied} denied` : ''}`,
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
        `${plainLine(`${agentType}  ${description}`, 100)}: ${why === null ? `${plural(turns, 'turn')}, same end` : plainLine(why, 200)}`,
    ),
    '',
    `Recorded: ${plainLine(recorded, 300)}`,
    `Replayed: ${plainLine(replayed, 300)}`,
    same ? 'The same.' : 'NOT the same:',
    ...differences.map((difference) => `- ${plainLine(difference, 300)}`),
  ];
  return `${lines.join('\n')}\n`;
}
