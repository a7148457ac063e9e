import { addUsage, noUsage } from './budget.ts';
import type { TranscriptEntry } from './transcript.ts';
import type { AgentEvent, AgentStatus, Spent } from './events.ts';
import type { AgentId } from '../base/ids.ts';
import type { Usage } from '../model/types.ts';

/** One agent of a run, as its transcript shows it. */
export type AgentNode = {
  agentId: AgentId;
  agentType: string;
  parent: AgentId | null;
  description: string;
  model: string;
  status: AgentStatus | 'killed';
  reason?: string;
  /** Requests that were answered, those for summaries included. */
  turns: number;
  usage: Usage;
  /** US dollars; null when a price is unknown. */
  costUsd: number | null;
  /** ISO 8601. */
  startedAt: string;
  /** From the first entry to the last. */
  durationMs: number;
  /** By name, the longest first. */
  tools: ToolTimes[];
  children: AgentNode[];
};

/** `calls` counts those that began; `durationMs` is the sum of those that ended. */
type ToolTimes = { tool: string; calls: number; failed: number; denied: number; durationMs: number };

/** Null for a transcript that does not say whose it is. */
export function nodeOf(entries: readonly TranscriptEntry[]): AgentNode | null {
  const started = entries.find(({ event }) => event.type === 'agent-started')?.event;
  const first = entries[0];
  if (started?.type !== 'agent-started' || first === undefined) return null;
  const { agentId, agentType, parent, description, model } = started;
  const { turns, usage, usd } = spentBy(entries.map(({ event }) => event));
  const times = entries.flatMap(({ at }) => (Number.isNaN(Date.parse(at)) ? [] : [Date.parse(at)]));
  const durationMs = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return {
    agentId,
    agentType,
    parent,
    description,
    model,
    ...endOf(entries),
    turns,
    usage,
    costUsd: usd,
    startedAt: first.at,
    durationMs,
    tools: toolTimes(entries.map(({ event }) => event)),
    children: [],
  };
}

/** Of the last life: one that goes on after an end has none yet. */
function endOf(entries: readonly TranscriptEntry[]): Pick<AgentNode, 'status' | 'reason'> {
  const last = entries.findLast(({ event }) => /^agent-(started|finished)$/.test(event.type))?.event;
  if (last?.type !== 'agent-finished') return { status: 'killed' };
  const { status, reason } = last.result;
  return { status, ...(reason === undefined ? {} : { reason }) };
}

function spentBy(events: readonly AgentEvent[]): Spent {
  let spent: Spent = { turns: 0, usage: noUsage, usd: 0 };
  for (const event of events)
    if (event.type === 'turn-finished')
      spent = {
        turns: spent.turns + 1,
        usage: addUsage(spent.usage, event.usage ?? noUsage),
        usd: spent.usd === null || event.costUsd === null ? null : spent.usd + event.costUsd,
      };
  return spent;
}

function toolTimes(events: readonly AgentEvent[]): ToolTimes[] {
  const byName = new Map<string, ToolTimes>();
  const of = (tool: string): ToolTimes => {
    const times = byName.get(tool) ?? { tool, calls: 0, failed: 0, denied: 0, durationMs: 0 };
    byName.set(tool, times);
    return times;
  };
  for (const event of events) {
    if (event.type === 'tool-started') of(event.tool).calls += 1;
    if (event.type === 'tool-denied') of(event.denial.tool).denied += 1;
    if (event.type !== 'tool-finished') continue;
    of(event.tool).durationMs += event.durationMs;
    if (event.isError) of(event.tool).failed += 1;
  }
  return [...byName.values()].toSorted((one, other) => other.durationMs - one.durationMs);
}

/** What the agents of each type, and all below them that are given, have spent; in order of appearance. */
export function spentByRole(
  agents: Iterable<Pick<AgentNode, 'agentType' | 'turns' | 'usage' | 'costUsd'>>,
): Map<string, Spent & { runs: number }> {
  const roles = new Map<string, Spent & { runs: number }>();
  for (const { agentType, turns, usage, costUsd } of agents) {
    const so = roles.get(agentType) ?? { runs: 0, turns: 0, usage: noUsage, usd: 0 };
    roles.set(agentType, {
      runs: so.runs + 1,
      turns: so.turns + turns,
      usage: addUsage(so.usage, usage),
      usd: so.usd === null || costUsd === null ? null : so.usd + costUsd,
    });
  }
  return roles;
}
