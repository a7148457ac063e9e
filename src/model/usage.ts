import type { Usage } from './types.ts';

export const noUsage: Usage = { input: 0, output: 0, cacheRead: 0, cacheWrite5m: 0, cacheWrite1h: 0 };

/** Token by token; null counts as nothing. */
export function sumUsage(usages: Iterable<Usage | null>): Usage {
  const sum = { ...noUsage };
  for (const usage of usages) {
    if (usage === null) continue;
    sum.input += usage.input;
    sum.output += usage.output;
    sum.cacheRead += usage.cacheRead;
    sum.cacheWrite5m += usage.cacheWrite5m;
    sum.cacheWrite1h += usage.cacheWrite1h;
  }
  return sum;
}

/** Tokens of the whole prompt, cached or not: what counts against a context window. */
export function promptTokens(usage: Usage): number {
  return usage.input + usage.cacheRead + usage.cacheWrite5m + usage.cacheWrite1h;
}

/** US dollars of several parts; null as soon as one part is unknown, so that a sum is never too low. */
export function sumCosts(costs: Iterable<number | null>): number | null {
  let sum = 0;
  for (const cost of costs) {
    if (cost === null) return null;
    sum += cost;
  }
  return sum;
}
