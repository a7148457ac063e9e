import type { AgentResult } from '../runtime/events.ts';

/** US dollars of all of them; null as soon as one price is unknown. */
export function costOf(agents: readonly AgentResult[]): number | null {
  return agents.reduce<number | null>(
    (sum, { costUsd }) => (sum === null || costUsd === null ? null : sum + costUsd),
    0,
  );
}
