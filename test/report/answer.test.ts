import { describe, expect, it } from 'vitest';
import { answerInTerminal, renderAnswer } from '../../src/report/answer.ts';
import { prose } from '../../src/report/prose.ts';
import type { AskResult } from '../../src/report/types.ts';
import { agent, context } from './results.ts';

function answered(change: Partial<AskResult> = {}): AskResult {
  return {
    job: 'ask',
    prompt: 'Where is it?',
    answer: agent({ agentType: 'lead', text: 'In `a.js:1`.' }),
    agents: [agent({ agentType: 'lead' })],
    sandbox: 'bubblewrap',
    patch: null,
    branches: [],
    notes: [],
    model: 'claude-x',
    costUsd: 0.5,
    startedAt: '2026-12-01T10:00:00.000Z',
    durationMs: 1200,
    evidenceDir: '/runs/1',
    ...change,
  };
}

describe('an answer on GitHub', () => {
  it('says whose word it is, writes no check run and gives no verdict', () => {
    const { comment, checkRun, outputs } = renderAnswer(answered(), context);
    expect(comment).toContain('Answer (of a model, not a verdict)');
    expect(comment).toContain('In `a.js:1`.');
    expect(checkRun).toBeNull();
    expect(outputs).toMatchObject({ verdict: '', conclusion: 'success', 'cost-usd': '0.500000' });
  });

  it('that was not reached says why, with what there is of it', () => {
    const answer = agent({ status: 'budget', reason: 'The job has spent its $5.', text: 'So far: a.js.' });
    const { comment, outputs } = renderAnswer(answered({ answer }), context);
    expect(comment).toContain('No complete answer, budget');
    expect(comment).toContain('So far: a.js.');
    expect(outputs['conclusion']).toBe('failure');
  });

  it('never outgrows a comment, and keeps what stands behind the answer', () => {
    const answer = agent({ text: '@everyone 🌈 '.repeat(20_000) });
    const patch = { file: '/runs/1/changes.patch', files: ['a.js'], bytes: 9, start: '+x' };
    const { comment } = renderAnswer(answered({ answer, patch }), context);
    expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(60_000);
    expect(comment).toContain('_Cut here:');
    expect(comment).toContain('Changed in a copy of the repository: 1 file');
  });
});

describe('an answer in a terminal', () => {
  it('is plain text, and names the patch and what did not load', () => {
    const text = answerInTerminal(
      answered({
        answer: agent({ text: 'Done.\u001b[2J' }),
        patch: { file: '/runs/1/changes.patch', files: ['a.js', 'b.js'], bytes: 9, start: '' },
        notes: ['x.md:1: broken'],
      }),
    );
    expect(text).toContain('Done.');
    expect(text).not.toContain('\u001b');
    expect(text).toContain('2 files. Take it over with: git apply /runs/1/changes.patch');
    expect(text).toContain('Note: x.md:1: broken');
  });
});

describe("a model's prose", () => {
  it.each([
    ['# Title', '**Title**'],
    ['- one\n  - two', '- one\n  - two'],
    ['1. one', '1. one'],
    ['> quoted', '> quoted'],
    ['see `a.js:1` there', 'see `a.js:1` there'],
  ])('keeps the structure of %j', (text, shown) => {
    expect(prose(text, 1_000)).toBe(shown);
  });

  it.each([
    ['@acme/team', '@acme'],
    ['fixes #12', '#12'],
    ['![x](https://evil.example/x.png)', '![x]('],
    ['<img src=x onerror=y>', '<img'],
    ['[click](https://evil.example)', '](https://'],
    ['<!-- hidden -->', '<!--'],
    ['/gainsay verify', '\n/gainsay'],
  ])('does nothing: %j', (text, live) => {
    expect(`\n${prose(text, 1_000)}`).not.toContain(live);
  });

  it('holds code in fences that it cannot end, also one that is never closed', () => {
    expect(prose('```js\n~~~\n@x\n```\nend', 1_000)).toBe('```text\n~~~\n@x\n```\nend');
    expect(prose('```\nopen', 1_000)).toBe('```text\nopen\n```');
  });
});
