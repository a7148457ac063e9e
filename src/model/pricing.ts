import { undated } from './traits.ts';
import type { Usage } from './types.ts';
import { promptTokens } from './usage.ts';

/** US dollars per million tokens. */
type Price = {
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite5m: number;
  cacheWrite1h: number;
};

/** A model may charge more for every token of a request whose prompt is longer than `above` tokens. */
type PriceList = Price & { long?: Price & { above: number } };

/**
 * List prices of the first-party API as published at platform.claude.com/docs/en/about-claude/pricing and on the
 * models' own pages, read in November 2026. A model that is missing here has no published price that we know of: its
 * cost is null, never 0. Regional, batch and fast-mode surcharges are left out; we ask for none of them.
 */
const prices: Record<string, PriceList> = {
  'claude-fable-5-1': price(10, 50, 0.25),
  'claude-mythos-5-1': price(10, 50, 0.25),
  'claude-fable-5': price(10, 50, 1),
  'claude-mythos-5': price(10, 50, 1),
  'claude-opus-5-5': price(4, 20, 0.2),
  'claude-opus-5': price(5, 25, 0.5),
  'claude-opus-4-8': price(5, 25, 0.5),
  'claude-opus-4-7': price(5, 25, 0.5),
  'claude-opus-4-6': price(5, 25, 0.5),
  'claude-opus-4-5': price(5, 25, 0.5),
  // Cache reads since 7 October 2026.
  'claude-sonnet-5-5': price(2, 10, 0.1),
  'claude-sonnet-5': price(2, 10, 0.2),
  'claude-sonnet-4-6': price(3, 15, 0.3),
  'claude-sonnet-4-5': price(3, 15, 0.3),
  'claude-haiku-5-5': { ...price(0.1, 0.5, 0.01), long: { above: 100_000, ...price(0.5, 2.5, 0.05) } },
  'claude-haiku-4-5': price(1, 5, 0.1),
};

/** Writes to the cache cost 1.25× (5 minutes) and 2× (1 hour) the input price on every model so far. */
function price(input: number, output: number, cacheRead: number): Price {
  return { input, output, cacheRead, cacheWrite5m: input * 1.25, cacheWrite1h: input * 2 };
}

/** US dollars of ONE request (prices may depend on its length, so price turn by turn and sum); null where unknown. */
export function priceOf(model: string, usage: Usage): number | null {
  const list = prices[undated(model)];
  if (!list) return null;
  const rate = list.long && promptTokens(usage) > list.long.above ? list.long : list;
  return (
    (usage.input * rate.input +
      usage.output * rate.output +
      usage.cacheRead * rate.cacheRead +
      usage.cacheWrite5m * rate.cacheWrite5m +
      usage.cacheWrite1h * rate.cacheWrite1h) /
    1_000_000
  );
}
