import type { AgentDefinition, AgentSource } from '../runtime/definition.ts';

export type Registry = {
  /** One a type, in order of precedence, then of name. */
  agents: AgentDefinition[];
  /** Those that another of the same type stands before. */
  losers: { agent: AgentDefinition; to: AgentDefinition }[];
};

/** A repository cannot replace a built-in, a plugin cannot replace what the repository wrote. */
const precedence: AgentSource[] = ['built-in', 'project', 'user', 'plugin', 'policy'];

/** Which agent a type stands for: by source, then by file, so that the order in which they were loaded does not matter. */
export function agentRegistry(definitions: readonly AgentDefinition[]): Registry {
  const winners = new Map<string, AgentDefinition>();
  const losers: Registry['losers'] = [];
  for (const agent of definitions.toSorted(byPrecedence)) {
    const winner = winners.get(agent.type);
    if (winner === undefined) winners.set(agent.type, agent);
    else losers.push({ agent, to: winner });
  }
  return { agents: [...winners.values()], losers };
}

function byPrecedence(one: AgentDefinition, other: AgentDefinition): number {
  return (
    precedence.indexOf(one.source) - precedence.indexOf(other.source) ||
    compare(one.type, other.type) ||
    compare(one.file ?? '', other.file ?? '')
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
