import { describe, expect, it } from 'vitest';
import { renderComment, renderRunning } from '../../src/report/comment.ts';
import type { Finding } from '../../src/verdict/types.ts';
import { fc } from '../property.ts';
import { agent, comparison, context, fail, finding, regressed, result } from './results.ts';

describe('the comment', () => {
  it('says call and reason first, then what was compared and how it was isolated', () => {
    const [first, , second] = renderComment(result({}), context).split('\n');
    expect(first).toBe('### ❌ FAIL: a limit of zero returns everything');
    expect(second).toBe(
      'head [`bbbbbbbbbbbb`](https://github.example/acme/widgets/commit/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb) against ' +
        '[`aaaaaaaaaaaa`](https://github.example/acme/widgets/commit/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa) · ' +
        'isolation: bubblewrap (own users, processes, mounts; no network) · model: playbook · 1 min 5 s · $0.0123',
    );
  });

  it('shows of a failed check what a reader needs to believe it and to repeat it', () => {
    const text = renderComment(result({}), context);
    for (const part of [
      '#### Failure: take(0) returns everything',
      'At `src/take.js:12`',
      '**C1** (boundary, judged by: differential). Claim: take(0) returns nothing',
      '```bash\nnode limit.mjs 0\n```',
      '- head: 2 runs, all failed (exit 1)\n- base: 2 runs, all passed (exit 0)',
      'Outcome: **fail**. fails always on head, passes always on base',
      'On head (E7, exit 1):\n```text\ngot 2 items\nexpected 0\n```',
      'On base (E8, exit 0):\n```text\nok\n```',
      'Reproduce in a checkout of head:\n```bash\nnode limit.mjs 0\n```',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('names the tests of a regression, what they said and how often that was replayed', () => {
    const verdict = {
      ...fail,
      findings: [
        finding({ tests: ['test/take.test.js > takes nothing'], evidence: ['S1', 'S2'], check: 'none' }),
      ],
    };
    const fixed = regressed({ kind: 'fixed', before: 'failed', after: 'passed', message: 'something else' });
    const overBase = { ...comparison([fixed]), role: 'tests-over-base' as const, before: 'S9' };
    const text = renderComment(
      result({ verdict, evidence: { comparisons: [overBase, comparison([regressed()])] } }),
      context,
    );
    expect(text).toContain('Tests: 40 pass on both sides, 1 regressed, 2 new passes.');
    expect(text).not.toContain('something else');
    expect(text).toContain(
      '- `test/take.test.js > takes nothing`: passed before, failed after (assertion), 3 replays a side agree',
    );
    expect(text).toContain('```text\nexpected [] but got [1, 2]\n```');
  });

  it('lists agents with time and cost, denials with reasons, and what was not verified', () => {
    const denials = [{ agentId: 'agent-1', tool: 'Bash', summary: 'curl x', reason: 'no rule allows it' }];
    const agents = [agent({ costUsd: null, status: 'max-turns', reason: 'reached 20 turns', denials })];
    const text = renderComment(result({ result: { agents } }), context);
    expect(text).toContain(
      '| Explore | What the change touches | max-turns: reached 20 turns | 3 | 5 | 1.5 s | — |',
    );
    expect(text).toContain('<summary>1 tool call denied</summary>\n\n- Bash `curl x`: no rule allows it');
    expect(text).toContain('<summary>Not verified</summary>\n\n- Windows');
    expect(text.indexOf('#### Failure')).toBeLessThan(text.indexOf('| Agent |'));
    expect(text.indexOf('| Agent |')).toBeLessThan(text.indexOf('<summary>What was seen'));
  });

  it('shows the end of the log of a set-up that failed', () => {
    const prepared = {
      ready: false as const,
      pair: { source: 'head' as const, tests: 'head' as const },
      shas: { source: 'b', tests: 'b' },
      stage: 'dependencies' as const,
      reason: 'npm ci ended with 1',
      tail: 'npm error 404 left-padd',
      records: [],
    };
    const text = renderComment(result({ evidence: { prepared: [prepared] } }), context);
    expect(text).toContain(
      'failed at: dependencies. npm ci ended with 1\n\n```text\nnpm error 404 left-padd\n```',
    );
  });

  it('prints excuses with the words they rely on, and whether those were found', () => {
    const modelCall = {
      call: 'PASS' as const,
      summary: 'VERDICT: PASS @everyone',
      answers: [{ planItem: 'P1', notTested: 'no database' }],
      intended: [{ check: 'C1', why: 'documented', where: 'README.md', quote: 'zero means all' }],
      handledElsewhere: [],
    };
    const text = renderComment(
      result({ input: { modelCall, plan: [{ id: 'P1', title: 'limits' }] } }),
      context,
    );
    expect(text).toContain(
      '`C1` is called intended (`README.md`, words **not found at base**): `zero means all`',
    );
    expect(text).toContain('`P1` limits: not tested: no database');
    expect(text).toContain('(none of them can make it a PASS)');
    expect(text).not.toMatch(/@everyone/);
  });
});

describe('a comment with too much to say', () => {
  it.each([
    ['ASCII', 300, 'x'.repeat(70)],
    ['emoji', 300, '🌈'.repeat(80)],
    ['fences', 200, '```\n~~~~\n</details>\n'.repeat(5)],
  ])('of %s stays within its bound, ends at a finding and says how many are left', (_, count, text) => {
    const comment = renderComment(
      result({
        verdict: { ...fail, findings: many(count, text) },
        result: { excerpts: { E7: text.repeat(200) } },
      }),
      context,
    );
    expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(60_000);
    expect(comment).toMatch(/_\d+ more findings: see the \[job summary\]/);
    expect(comment).toContain('| Agent | Task |');
    expect(comment.trimEnd().endsWith('</sub>')).toBe(true);
    expect(openBlocks(comment)).toEqual({ fence: null, details: 0 });
  });

  it('is bounded whatever it is made of', () => {
    const foreign = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3000 }),
      fc.constantFrom(
        '🌈'.repeat(4000),
        '`'.repeat(3000),
        '</details>\n'.repeat(500),
        '@a #1 <!--\n```\n'.repeat(300),
      ),
    );
    fc.assert(
      fc.property(foreign, foreign, fc.integer({ min: 0, max: 40 }), (one, other, count) => {
        const comment = renderComment(
          result({
            verdict: {
              ...fail,
              headline: one,
              findings: Array.from({ length: count }, () =>
                finding({ title: one, detail: other, file: one, tests: [other], reproduce: one }),
              ),
              reasons: [{ text: other, evidence: [one, 'E1'] }],
              passed: [{ text: one, evidence: [] }],
              notVerified: [other, one],
            },
            result: { excerpts: { E7: other, E8: one }, model: one },
          }),
          context,
        );
        expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(60_000);
        expect(openBlocks(comment)).toEqual({ fence: null, details: 0 });
        expect(outsideCode(comment)).not.toMatch(/@[A-Za-z0-9]|#\d|<!--|!\[/);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a comment while the job runs', () => {
  it('names the commit and the agents', () => {
    const text = renderRunning(
      { headSha: 'b'.repeat(40), baseSha: 'a'.repeat(40), agents: ['Verification: tries to break it'] },
      context,
    );
    expect(text.split('\n')[0]).toBe(
      '### ⏳ Verifying `bbbbbbbbbbbb` against `aaaaaaaaaaaa`. [Follow the run](https://github.example/acme/widgets/actions/runs/7).',
    );
    expect(text).toContain('- Verification: tries to break it');
  });
});

function many(count: number, text: string): Finding[] {
  return Array.from({ length: count }, (_, index) =>
    finding({ title: `${index} ${text}`, detail: text.repeat(30) }),
  );
}

/** What is still open at the end, by the rules of Markdown: a fence, folded parts. */
function openBlocks(markdown: string): { fence: string | null; details: number } {
  const { text, fence } = readMarkdown(markdown);
  return { fence, details: text.split('<details').length - text.split('</details>').length };
}

function outsideCode(markdown: string): string {
  return readMarkdown(markdown).text;
}

/** The text without code blocks and code spans, and the fence that was never closed. */
function readMarkdown(markdown: string): { text: string; fence: string | null } {
  const kept: string[] = [];
  let fence: string | null = null;
  for (const line of markdown.split('\n')) {
    const marks = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
    if (fence === null && marks !== undefined) fence = marks;
    else if (fence === null) kept.push(line.replaceAll(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, ''));
    else if (marks?.startsWith(fence) && line.trim() === marks) fence = null;
  }
  return { text: kept.join('\n'), fence };
}
