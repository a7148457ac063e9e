import { describe, expect, it } from 'vitest';
import { GainsayError } from '../../src/base/errors.ts';
import { readToldResult } from '../../src/job/told-result.ts';
import { renderReported } from '../../src/report/reported.ts';
import { fc } from '../property.ts';
import { context, fail, finding, result } from '../report/results.ts';
import { renderDocument } from '../../src/report/document.ts';
import { document } from '../stand-ins/lanes.ts';

const about = { repository: 'acme/widgets', pullRequest: 1, run: 19_000_000_001 };

describe('a result that another job left', () => {
  it('comes back as it was rendered, but for what a report does not show', async () => {
    const made = result({ verdict: fail });
    const text = renderDocument(made, { version: '1', exitCode: 1, about });
    const read = await readToldResult(Buffer.from(text));
    const { check: _, ...kept } = finding();
    expect(read.about).toEqual(about);
    expect(read.result.verdict).toEqual({ ...made.verdict, findings: [kept] });
    const { head, base } = made.input.evidence.change;
    expect(read.result.input.evidence.change).toMatchObject({ head, base });
    expect(read.result.input.evidence.sandbox).toBe(made.input.evidence.sandbox);
  });

  it('drops what it does not know, and takes no prototype along', async () => {
    const text = JSON.stringify(document({})).replace('{', '{"__proto__":{"polluted":1},"extra":[[[]]],');
    const { result: read } = await readToldResult(Buffer.from(text));
    expect('polluted' in read).toBe(false);
    expect(JSON.stringify(read)).not.toContain('extra');
  });

  it(
    'is read or refused in words of ours, and shown within bounds, whatever it holds',
    { timeout: 60_000 },
    async () => {
      const whole = document({});
      const changed = fc
        .tuple(fc.constantFrom(...Object.keys(whole)), fc.jsonValue())
        .map(([key, value]) => ({ ...whole, [key]: value }));
      const worded = fc.string({ unit: 'binary', maxLength: 25_000 }).map((text) => ({
        ...whole,
        headline: text,
        reasons: Array.from({ length: 200 }, () => ({ text, evidence: [text.slice(0, 300)] })),
        notVerified: [text],
      }));
      await fc.assert(
        fc.asyncProperty(fc.oneof(fc.jsonValue(), changed, worded), async (value) => {
          try {
            const read = await readToldResult(Buffer.from(JSON.stringify(value)));
            const shown = renderReported(read.result, { ...context, runUrl: 'https://github.example/run' });
            expect(Buffer.byteLength(shown.comment)).toBeLessThanOrEqual(60_100);
            expect(shown.checkRun.conclusion).toBe('neutral');
          } catch (error) {
            if (!(error instanceof GainsayError)) throw error;
            expect(error.message.length).toBeLessThan(400);
          }
        }),
      );
    },
  );
});
