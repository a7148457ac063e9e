import { afterAll, describe, expect, it } from 'vitest';
import { GainsayError } from '../../src/base/errors.ts';
import { fc } from '../property.ts';
import { hostileText, pieces, pumped } from './hostile-text.ts';
import { openParsers, type Parser } from './parsers.ts';

const opened = openParsers();
afterAll(() => opened.close());

/** So many characters of anything are read within this, on a machine that others use as well. */
const length = 100_000;
const longestMs = 6_000;
const piece = fc.constantFrom(...pieces);

describe.each(opened.parsers)('$name', (parser) => {
  it('answers, or fails with an error made for people, whatever it reads', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        await read(parser, text);
      }),
      { numRuns: 60 },
    );
  });

  it('takes no longer for text that is made to be slow', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(piece, piece, piece, async (before, repeated, after) => {
        const text = pumped(repeated, length, { before, after });
        const started = performance.now();
        await read(parser, text);
        expect(performance.now() - started).toBeLessThan(longestMs);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });
});

async function read(parser: Parser, text: string): Promise<void> {
  try {
    await parser.read(text);
  } catch (error) {
    if (!(error instanceof GainsayError)) throw error;
  }
}
