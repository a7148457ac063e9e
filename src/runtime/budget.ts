import type { Usage } from '../model/types.ts';
import type { Budget, BudgetLimits } from './types.ts';
import type { Spent } from './events.ts';

export type SpendingBudget = Budget & {
  /** So far. `usd` is null as soon as one price was unknown. */
  spent(): Spent;
};

/**
 * Counts what a run, or a whole job, spends; a child's budget passes everything on to its parent's. A request whose price
 * is unknown never counts as 0: the dollar bound then holds only against what is known, `unpriced` says so, and tokens,
 * turns and wall clock bound the rest. `already`: by an earlier life of the same run; the parent is not told of it.
 */
export function createBudget(
  limits: BudgetLimits,
  {
    parent,
    whose = 'job',
    now = Date.now,
    already,
  }: { parent?: Budget; whose?: string; now?: () => number; already?: Spent } = {},
): SpendingBudget {
  const started = now();
  let usage = already?.usage ?? noUsage;
  let known = already?.usd ?? 0;
  let turns = already?.turns ?? 0;
  let pricesMissing = already?.usd === null;

  const own = (): string | null => {
    if (limits.usd !== undefined && known >= limits.usd)
      return `The ${whose} has spent its ${dollars(limits.usd)} (${dollars(known)}).`;
    if (limits.tokens !== undefined && tokens(usage) >= limits.tokens)
      return `The ${whose} has used its ${limits.tokens} tokens (${tokens(usage)}).`;
    if (limits.turns !== undefined && turns >= limits.turns)
      return `The ${whose} has used its ${limits.turns} model requests.`;
    if (limits.wallMs !== undefined && now() - started >= limits.wallMs)
      return `The ${whose} has used its ${limits.wallMs / 1000} s.`;
    return null;
  };
  return {
    spend(usd, spent) {
      turns += 1;
      usage = addUsage(usage, spent);
      if (usd === null) pricesMissing = true;
      else known += usd;
      parent?.spend(usd, spent);
    },
    exhausted: () => own() ?? parent?.exhausted() ?? null,
    unpriced: () =>
      pricesMissing && limits.usd !== undefined
        ? `The price of a model is unknown: the ${whose}'s limit of ${dollars(limits.usd)} does not count it; tokens, turns and time still bound it.`
        : (parent?.unpriced?.() ?? null),
    spent: () => ({ usd: pricesMissing ? null : known, usage, turns }),
  };
}

export const noUsage: Usage = { input: 0, output: 0, cacheRead: 0, cacheWrite5m: 0, cacheWrite1h: 0 };

export function addUsage(one: Usage, other: Usage): Usage {
  return {
    input: one.input + other.input,
    output: one.output + other.output,
    cacheRead: one.cacheRead + other.cacheRead,
    cacheWrite5m: one.cacheWrite5m + other.cacheWrite5m,
    cacheWrite1h: one.cacheWrite1h + other.cacheWrite1h,
  };
}

function tokens(usage: Usage): number {
  return Object.values(usage).reduce((sum, count) => sum + count, 0);
}

function dollars(usd: number): string {
  return `$${usd.toFixed(usd < 1 ? 4 : 2)}`;
}
