import { describe, expect, it } from 'vitest';
import { headAndTail } from '../../src/base/truncation.ts';
import { fc } from '../property.ts';

const loneSurrogate = /\p{Surrogate}/u;
/** Text as attackers write it: emoji, combining marks, and halves of surrogate pairs anywhere. */
const hostileText = fc.string({
  unit: fc.oneof(fc.constantFrom('a', '\n', 'é', '漢', '😀', '👩‍👩‍👧', '\ud83d', '\ude00')),
  maxLength: 800,
});

describe('headAndTail', () => {
  it('keeps what fits, whole', () => {
    expect(headAndTail('short', { maxBytes: 5 })).toEqual({ text: 'short', omitted: 0 });
  });

  it('says how much was left out and what to do next', () => {
    const { text, omitted } = headAndTail('a'.repeat(1000), {
      maxBytes: 200,
      headShare: 0.75,
      next: 'Read log.txt with an offset.',
    });
    expect(text).toMatch(/^a+\n\[… \d+ bytes left out\. Read log\.txt with an offset\. …\]\na+$/);
    expect(text).toContain(`[… ${omitted} bytes left out`);
    const [head = '', tail = ''] = text.split(/\n\[….*…\]\n/);
    expect(head.length).toBeGreaterThan(tail.length * 2);
  });

  it('counts bytes, not characters', () => {
    expect(headAndTail('漢'.repeat(60), { maxBytes: 180 }).omitted).toBe(0);
    expect(headAndTail('漢'.repeat(61), { maxBytes: 180 }).omitted).toBeGreaterThan(0);
    expect(headAndTail('漢'.repeat(61), { maxChars: 180 }).omitted).toBe(0);
  });

  it('never splits a code point, stays within the bound, and accounts for every unit', () => {
    fc.assert(
      fc.property(
        hostileText,
        fc.integer({ min: 0, max: 900 }),
        fc.double({ min: -1, max: 2, noNaN: true }),
        fc.boolean(),
        (text, max, headShare, inBytes) => {
          const size = (part: string) => (inBytes ? Buffer.byteLength(part) : part.length);
          const result = headAndTail(
            text,
            inBytes ? { maxBytes: max, headShare } : { maxChars: max, headShare },
          );
          expect(loneSurrogate.test(result.text)).toBe(false);
          if (result.omitted === 0) return size(result.text) <= max;
          const notice = /\n\[… (\d+) (?:bytes|characters) left out …\]\n/.exec(result.text);
          expect(Number(notice?.[1])).toBe(result.omitted);
          expect(size(result.text)).toBeLessThanOrEqual(Math.max(max, 48));
          const kept = size(result.text) - size(notice?.[0] ?? '');
          const clean = text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
          expect(kept + result.omitted).toBe(size(clean));
          return (
            clean.startsWith(result.text.slice(0, notice?.index)) &&
            clean.endsWith(result.text.slice((notice?.index ?? 0) + (notice?.[0].length ?? 0)))
          );
        },
      ),
    );
  });
});
