import { describe, expect, it } from 'vitest';
import { code, codeBlock, neutralise, neutraliseLines } from '../../src/report/neutralise.ts';
import { fc } from '../property.ts';

const gap = '\u200b';

/** What GitHub would act on, in text outside code. */
const active: Record<string, RegExp> = {
  mention: /@(?=[A-Za-z0-9])/,
  reference: /#(?=\d)|\bGH-(?=\d)/i,
  address: /:\/\/|\bwww\.|\bmailto:/i,
  'tag or comment': /</,
  'link or image': /(?<!\\)[[\]]/,
  emphasis: /(?<!\\)[*_`~]/,
  'row of a table': /(?<!\\)\|/,
  formula: /\$/,
  command: /^\//m,
  'heading or list': /^(?:#{1,6}\s|[-+*]\s|\d+[.)]\s|=+$|-+$)/m,
};

const nasty = fc.array(
  fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary', maxLength: 5 }),
    fc.constantFrom(
      '@everyone',
      '@org/team',
      'fixes #1',
      'Closes GH-12',
      'resolves acme/widgets#3',
      '/approve',
      '\n/merge',
      '![x](https://evil.example/?q=1)',
      '[a](b "c")',
      '<!-- gainsay {} -->',
      '<img src=x>',
      '</details>',
      '```',
      '~~~~',
      '`',
      '\\',
      '\u202e',
      '\u200b',
      '\u{e0041}',
      'www.evil.example',
      'http://evil.example',
      '&lt;',
      '&#64;admin',
      '$x$',
      '|',
      '- [ ] a',
      '1. a',
      '# h',
      '\r\n',
      '\u2028',
      '::error::x',
    ),
  ),
  { maxLength: 12 },
);

describe('foreign text outside code', () => {
  it('does nothing, whatever it is', () => {
    fc.assert(
      fc.property(nasty, (parts) => {
        for (const shown of [neutralise(parts.join(''), 500), neutraliseLines(parts.join(''), 500)]) {
          for (const [what, pattern] of Object.entries(active)) {
            expect({ what, found: pattern.exec(shown)?.[0], shown }).toEqual({
              what,
              found: undefined,
              shown,
            });
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('still reads as it was written', () => {
    expect(neutralise('Ask @dana, fixes #12: see https://a.example/x_y <b>', 200)).toBe(
      String.raw`Ask @${gap}dana, fixes #${gap}12: see https:${gap}//a.example/x\_y &lt;b&gt;`,
    );
    expect(neutralise('plain words, 3.5 ms (2×)!', 200)).toBe('plain words, 3.5 ms (2×)!');
  });

  it('shows what was hidden as stripped', () => {
    expect(neutralise('PA\u200b\u202eSS', 200)).toBe(String.raw`PA\[stripped: 2\]SS`);
  });

  it('is cut without splitting a picture', () => {
    expect(neutralise('🙂'.repeat(50), 10)).toBe(`${'🙂'.repeat(4)}…`);
  });
});

describe('foreign text in code', () => {
  it('cannot leave its span', () => {
    fc.assert(
      fc.property(nasty, (parts) => {
        const span = code(parts.join(''), 500);
        const marks = /^`+/.exec(span)?.[0];
        if (marks === undefined) return;
        expect(span.slice(marks.length).search(new RegExp(`(?<!\`)${marks}(?!\`)`))).toBe(
          span.length - 2 * marks.length,
        );
        expect(span).not.toContain('\n');
      }),
    );
  });

  it('cannot leave its block', () => {
    fc.assert(
      fc.property(nasty, (parts) => {
        const lines = codeBlock(parts.join(''), { maxBytes: 400 }).split('\n');
        const marks = /^`+/.exec(lines[0] ?? '')?.[0] ?? '';
        const closing = lines.findIndex((line, index) => index > 0 && line.trim().startsWith(marks));
        expect(closing).toBe(lines.length - 1);
      }),
    );
  });

  it('loses its colours and keeps head and tail within the bound', () => {
    const block = codeBlock(`\u001b[31mfirst\u001b[0m\n${'🙂'.repeat(5000)}\nthe error`, { maxBytes: 1000 });
    expect(block).toMatch(/^```text\nfirst\n/);
    expect(block).toMatch(/the error\n```$/);
    expect(Buffer.byteLength(block)).toBeLessThan(1020);
    expect(block).not.toContain('\ufffd');
  });
});
