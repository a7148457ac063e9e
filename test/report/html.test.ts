import { describe, expect, it } from 'vitest';
import { renderPage } from '../../src/report/html.ts';
import { fc } from '../property.ts';
import { commandRecord } from '../evidence/facts.ts';
import { context, fail, finding, result } from './results.ts';

describe('the page', () => {
  it('holds verdict, checks, commands with output and transcripts', () => {
    const page = renderPage({
      result: result({ evidence: { records: [commandRecord({ id: 'E7', script: 'node limit.mjs 0' })] } }),
      context,
      transcripts: [
        {
          agentId: 'agent-1',
          agentType: 'Explore',
          description: 'looks',
          messages: [
            {
              role: 'assistant',
              content: [{ type: 'tool_use', id: 't', name: 'Grep', input: { pattern: 'x' } }],
            },
            {
              role: 'user',
              content: [{ type: 'tool_result', toolUseId: 't', content: 'a.js:1', isError: false }],
            },
          ],
        },
      ],
      outputs: { E7: { stdout: 'got 2 items', stderr: 'warned' } },
    });
    for (const part of [
      'FAIL: a limit of zero',
      'id="C1"',
      'id="E7"',
      'got 2 items',
      'warned',
      'calls Grep',
      'a.js:1',
    ]) {
      expect(page).toContain(part);
    }
  });

  it('is made of our own tags alone, whatever it shows', () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '" onload="x',
        "'><img src=//evil.example>",
        '</pre>',
        '\u202e',
        '&lt;b&gt;',
      ),
    );
    const plain = tags(pageOf('x'));
    fc.assert(
      fc.property(nasty, (text) => {
        const page = pageOf(text);
        expect(tags(page)).toEqual(plain);
        expect(page).not.toMatch(/<script|\u202e|href="(?!#)/);
      }),
    );
  });
});

/** The tags of a page, without the ids that are foreign. */
function tags(page: string): string[] {
  return page.match(/<[^>]*>/g)?.map((tag) => tag.replaceAll(/id="[^"]*"|href="[^"]*"/g, '')) ?? [];
}

/** A page in which `text` stands at every place that takes foreign text. */
function pageOf(text: string): string {
  const found = finding({ title: text, detail: text, tests: [text], evidence: [text] });
  return renderPage({
    result: result({
      verdict: { ...fail, headline: text, findings: [found] },
      evidence: { records: [commandRecord({ id: text, script: text })] },
    }),
    context,
    transcripts: [
      {
        agentId: text,
        agentType: text,
        description: text,
        messages: [{ role: 'user', content: [{ type: 'text', text }] }],
      },
    ],
    outputs: {},
  });
}
