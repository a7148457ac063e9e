import { describe, expect, it } from 'vitest';
import { priceOf } from '../../src/model/pricing.ts';
import { noUsage, sumCosts } from '../../src/model/usage.ts';

const million = 1_000_000;

describe('prices', () => {
  it('count each kind of token by its own price', () => {
    const usage = {
      input: million,
      output: million,
      cacheRead: million,
      cacheWrite5m: million,
      cacheWrite1h: million,
    };
    expect(priceOf('claude-opus-5', usage)).toBeCloseTo(5 + 25 + 0.5 + 6.25 + 10);
  });

  it('of a long prompt apply to the whole request, its cached part counted', () => {
    const short = { ...noUsage, input: 40_000, cacheRead: 60_000, output: 1000 };
    expect(priceOf('claude-haiku-5-5', short)).toBeCloseTo(0.004 + 0.0006 + 0.0005);
    expect(priceOf('claude-haiku-5-5', { ...short, cacheRead: 60_001 })).toBeCloseTo(0.02 + 0.003 + 0.0025);
  });

  it('hold for dated ids and are null, not 0, for models without a published price', () => {
    expect(priceOf('claude-haiku-4-5-20251001', { ...noUsage, output: million })).toBe(5);
    expect(priceOf('claude-fable-5-2', { ...noUsage, output: million })).toBeNull();
  });

  it('sum to null as soon as one is unknown', () => {
    expect(sumCosts([1, 2])).toBe(3);
    expect(sumCosts([1, null])).toBeNull();
  });
});
