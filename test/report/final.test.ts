import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../src/report/document.ts';
import { renderFinal } from '../../src/report/final.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { renderTimeline } from '../../src/report/timeline.ts';
import { excerptsWanted } from '../../src/report/support.ts';
import { agent, context, fail, finding, result } from './results.ts';

describe('the check run', () => {
  it('carries the verdict, the report and the findings at their lines', () => {
    const { checkRun } = renderFinal(result({}), context);
    expect(checkRun.title).toBe('FAIL: a limit of zero returns everything');
    expect(checkRun.conclusion).toBe('failure');
    expect(checkRun.text).toContain('40 tests pass on both sides');
    expect(checkRun.annotations).toEqual([
      {
        path: 'src/take.js',
        startLine: 12,
        endLine: 12,
        level: 'failure',
        title: 'take(0) returns everything',
        message: 'A limit of zero is treated as no limit. Reproduce: node limit.mjs 0',
      },
    ]);
  });

  it('stays within what GitHub takes: bytes of each part, fifty annotations, paths inside the repository', () => {
    const findings = Array.from({ length: 120 }, (_, index) =>
      finding({ detail: '🌈'.repeat(3000), file: index === 0 ? '../../etc/passwd' : 'src/a.js' }),
    );
    const passed = Array.from({ length: 2000 }, () => ({ text: '🌈'.repeat(60), evidence: [] }));
    const { checkRun } = renderFinal(result({ verdict: { ...fail, findings, passed } }), context);
    expect(Buffer.byteLength(checkRun.summary)).toBeLessThanOrEqual(65_535);
    expect(Buffer.byteLength(checkRun.text ?? '')).toBeLessThanOrEqual(65_535);
    expect(checkRun.annotations).toHaveLength(50);
    expect(checkRun.annotations.map(({ path }) => path)).not.toContain('../../etc/passwd');
  });
});

describe('the job summary', () => {
  it('shows what a comment has no room for, within 1 MiB', () => {
    const findings = Array.from({ length: 90 }, (_, index) =>
      finding({ title: `finding ${index}`, detail: 'x'.repeat(1000) }),
    );
    const { summary, comment } = renderFinal(result({ verdict: { ...fail, findings } }), context);
    expect(comment).not.toContain('finding 89');
    expect(summary).toContain('finding 89');
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1_048_576);
  });

  it('draws the agents over time, and nothing in their names is Mermaid', () => {
    const agents = [
      agent(),
      agent({
        agentType: 'Plan:x',
        description: 'a, b; %% click "c" #1\nsection d',
        status: 'failed',
        startedAt: '2026-11-30T12:00:03.000Z',
      }),
    ];
    expect(renderTimeline(agents, '2026-11-30T12:00:00.000Z').split('\n')).toEqual([
      '```mermaid',
      'gantt',
      '    dateFormat x',
      '    axisFormat %M:%S',
      '    section Explore',
      '    What the change touches :done, a0, 1000, 2500',
      '    section Plan x',
      '    a b click c 1 section d :crit, a1, 3000, 4500',
      '```',
    ]);
  });
});

describe('the outputs', () => {
  it('name the verdict, why, the conclusion and what it cost', () => {
    expect(renderFinal(result({}), { ...context, reportFile: '/runs/1/report.md' }).outputs).toEqual({
      verdict: 'FAIL',
      because: '',
      conclusion: 'failure',
      'report-file': '/runs/1/report.md',
      'evidence-dir': '/runs/1',
      'cost-usd': '0.012300',
    });
  });

  it('leave an unknown price empty, never 0', () => {
    expect(renderFinal(result({ result: { costUsd: null } }), context).outputs['cost-usd']).toBe('');
  });
});

describe('the document', () => {
  it('is one JSON document with verdict and evidence by id', () => {
    const document: unknown = JSON.parse(renderDocument(result({}), { version: '1.2.3', exitCode: 1 }));
    expect(document).toMatchObject({
      schemaVersion: 1,
      exitCode: 1,
      verdict: 'FAIL',
      because: null,
      costUsd: 0.0123,
      checks: [{ id: 'C1', runs: [{ side: 'head', record: 'E7', passed: false }, {}, {}, {}] }],
    });
  });
});

describe('the terminal', () => {
  it('shows call, finding, command, both sides and how to repeat it', () => {
    const text = renderTerminal(result({}));
    expect(text.split('\n')[0]).toBe('FAIL: a limit of zero returns everything');
    expect(text).toContain('FAILURE: take(0) returns everything (src/take.js:12)');
    expect(text).toContain(
      '  $ node limit.mjs 0\n  head 2 runs, exit 1 · base 2 runs, exit 0: fail\n    got 2 items',
    );
    expect(text).toContain('Reproduce: node limit.mjs 0');
  });

  it('lets nothing foreign control it, and colours only when asked to', () => {
    const verdict = { ...fail, headline: 'a\u001b]0;title\u0007b\u001b[2Jc\u202ed\r\n::error::e' };
    expect(renderTerminal(result({ verdict })).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(renderTerminal(result({ verdict }))).toContain('abc[stripped: 1]d ::error::e');
    expect(renderTerminal(result({}), { colours: true })).toContain('\u001b[1;31mFAIL');
  });
});

describe('the excerpts that a report wants', () => {
  it('are those of the runs that tell most', () => {
    expect(excerptsWanted(result({}))).toEqual(['E7', 'E8']);
  });
});
