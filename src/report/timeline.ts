import type { AgentResult } from '../runtime/events.ts';

const mostAgents = 40;

/**
 * The agents' work over time as a Mermaid picture. `startedAt` is the job's start (ISO). Labels are reduced to letters,
 * digits and a few signs: nothing in them is Mermaid. Empty where nobody ran.
 */
export function renderTimeline(agents: readonly AgentResult[], startedAt: string): string {
  if (agents.length === 0) return '';
  const origin = Date.parse(startedAt);
  const sections = new Map<string, string[]>();
  for (const [index, agent] of agents.slice(0, mostAgents).entries()) {
    const start = Math.max(0, Date.parse(agent.startedAt) - origin || 0);
    const end = start + Math.max(1, Math.round(agent.durationMs));
    const state = agent.status === 'completed' ? 'done' : 'crit';
    const rows = sections.get(label(agent.agentType)) ?? [];
    rows.push(`    ${label(agent.description)} :${state}, a${index}, ${start}, ${end}`);
    sections.set(label(agent.agentType), rows);
  }
  return [
    '```mermaid',
    'gantt',
    '    dateFormat x',
    '    axisFormat %M:%S',
    ...[...sections].flatMap(([type, rows]) => [`    section ${type}`, ...rows]),
    '```',
  ].join('\n');
}

function label(text: string): string {
  return (
    text
      .replaceAll(/[^\p{L}\p{N} ._/()-]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 60)
      .toWellFormed() || 'agent'
  );
}
