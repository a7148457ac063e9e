import { describe, expect, it } from 'vitest';
import type { SuiteOutcome, SuiteRequest, SuiteRun, TestChange } from '../../src/evidence/types/suites.ts';
import { suiteTool } from '../../src/tools/suite.ts';
import { call } from './tool-context.ts';
import { context } from './laboratory.ts';

function suiteRun(given: Partial<SuiteRun> = {}): SuiteRun {
  return {
    id: 'S2',
    pair: { source: 'head', tests: 'head' },
    tree: { source: '', tests: '' },
    runner: 'vitest',
    select: null,
    variation: null,
    complete: true,
    incompleteBecause: [],
    files: ['a.test.ts'],
    tests: [{ file: 'a.test.ts', name: 'works', occurrence: 0, status: 'passed' }],
    records: ['E3', 'E4'],
    exit: { kind: 'code', code: 0 },
    touched: [],
    survivors: 0,
    durationMs: 2500,
    ...given,
  };
}

function outcome(given: Partial<SuiteOutcome> = {}): SuiteOutcome {
  return { run: suiteRun(), comparisons: [], reused: false, ...given };
}

function change(kind: TestChange['kind'], name: string, given: Partial<TestChange> = {}): TestChange {
  return {
    file: 'a.test.ts',
    name,
    occurrence: 0,
    kind,
    before: 'passed',
    after: 'failed',
    edited: false,
    replays: 3,
    ...given,
  };
}

async function suite(input: object, outcomes: SuiteOutcome[]) {
  const requests: SuiteRequest[] = [];
  const result = await call(
    suiteTool,
    input,
    context({
      suite: (request) => {
        requests.push(request);
        return Promise.resolve(outcomes[requests.length - 1] ?? outcome());
      },
    }),
  );
  return { ...result, requests };
}

describe('Suite', () => {
  it('runs head with its own tests unless told otherwise', async () => {
    const { content, requests, isError } = await suite({}, [outcome()]);
    expect(requests).toMatchObject([{ trees: { source: 'head', tests: 'head' } }]);
    expect(requests[0]).not.toHaveProperty('select');
    expect(isError).toBe(false);
    expect(content).toBe('S2 head (vitest): 1 passed, 0 failed; exit 0 in 2.5 s; records E3 E4');
  });

  it('names regressions first, cuts messages, counts the rest', async () => {
    const many = Array.from({ length: 30 }, (_, index) => change('still-fails', `old ${index}`));
    const changes = [
      ...many,
      change('fixed', 'repaired', { before: 'failed', after: 'passed' }),
      change('regressed', 'broken', { message: `expected\n  ${'x'.repeat(1000)}`, edited: true }),
    ];
    const counts = {
      'still-passes': 100,
      fixed: 1,
      regressed: 1,
      'still-fails': 30,
      'new-passes': 0,
      'new-fails': 0,
    };
    const comparison = {
      role: 'across-change' as const,
      before: 'S1',
      after: 'S2',
      changes,
      complete: false,
    };
    const rest = { vanished: 0, renamed: 0, skipped: 0, flaky: 0 };
    const { content, data } = await suite({ source: 'head' }, [
      outcome({
        comparisons: [
          { ...comparison, counts: { ...counts, ...rest }, incompleteBecause: ['b.test.ts is missing'] },
        ],
      }),
    ]);
    const lines = content.split('\n');
    expect(lines[1]).toBe(
      'compared S1 → S2 (across-change): 100 still-passes, 1 fixed, 1 regressed, 30 still-fails',
    );
    expect(lines[2]).toBe('comparison incomplete: b.test.ts is missing');
    expect(lines[3]).toMatch(
      /^regressed a\.test\.ts > broken: expected x{290}… \[file edited by the change, 3 replays agree\]$/,
    );
    expect(lines[4]).toBe('fixed a.test.ts > repaired [3 replays agree]');
    expect(lines.at(-1)).toBe('… and 12 more');
    expect(data).toMatchObject({ kind: 'suite', outcomes: [{ comparisons: [{ changes }] }] });
  });

  it('repeats as often as it is told, each time afresh', async () => {
    const { requests, progress } = await suite({ vary: 'repeat', times: 3, select: ['a.test.ts'] }, []);
    expect(requests).toHaveLength(3);
    expect(requests.every(({ fresh, select }) => fresh === true && select?.[0] === 'a.test.ts')).toBe(true);
    expect(progress.at(-1)).toBe('suite on head, 3 of 3');
  });

  it('varies order, locale and leftovers', async () => {
    for (const [vary, variation] of [
      ['shuffle', { kind: 'shuffle' }],
      ['locale', { kind: 'locale' }],
      ['twice', { kind: 'twice' }],
    ]) {
      expect((await suite({ vary }, [])).requests).toMatchObject([{ variation }]);
    }
  });

  it('shows why a tree could not be prepared', async () => {
    const unprepared = { stage: 'dependencies', reason: 'npm ci failed', tail: 'ERR! network' };
    const { content, isError } = await suite({ vary: 'repeat' }, [outcome({ unprepared })]);
    expect(isError).toBe(true);
    expect(content).toBe('S2: the tree could not be prepared (dependencies): npm ci failed\nERR! network');
  });

  it('makes mutants', async () => {
    const mutant = {
      id: 'M1',
      file: 'src/a.ts',
      line: 4,
      operator: '',
      before: 'a < b',
      after: 'a <= b',
      result: 'survived' as const,
      killedBy: [],
      suite: 'S3',
    };
    const requests: unknown[] = [];
    const given = context({
      mutants: (request) => {
        requests.push(request);
        return Promise.resolve([
          mutant,
          { ...mutant, id: 'M2', result: 'killed', killedBy: ['a.test.ts > works'] },
        ]);
      },
    });
    const { content } = await call(suiteTool, { mutants: { limit: 5, files: ['src/a.ts'] } }, given);
    expect(requests).toEqual([{ agentId: given.agentId, files: ['src/a.ts'], limit: 5, timeMs: 120_000 }]);
    expect(content).toBe(
      '2 mutants: 1 survived, 1 killed\nM1 survived src/a.ts:4 a < b → a <= b\nM2 killed src/a.ts:4 a < b → a <= b (by a.test.ts > works)',
    );
  });
});
