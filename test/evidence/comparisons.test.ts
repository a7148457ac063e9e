import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openComparisons } from '../../src/evidence/comparisons.ts';
import { openLedger } from '../../src/evidence/ledger.ts';
import type { Ledger } from '../../src/evidence/ledger.ts';
import { nameOf } from '../../src/evidence/suites.ts';
import type { ScopedRun } from '../../src/evidence/suites.ts';
import type { Change, TreePair } from '../../src/evidence/types/change.ts';
import type { SuiteRun, TestResult } from '../../src/evidence/types/suites.ts';

const head: TreePair = { source: 'head', tests: 'head' };
const base: TreePair = { source: 'base', tests: 'base' };
const headTestsOverBase: TreePair = { source: 'base', tests: 'head' };

const change: Change = {
  base: 'b'.repeat(40),
  head: 'a'.repeat(40),
  merge: null,
  class: 'source',
  files: [{ path: 'src/a.js', status: 'modified', kind: 'source', binary: false, lines: [] }],
};

const usersOfChangedTests = () => Promise.resolve(new Set<string>());

describe('comparisons', () => {
  let folder: string;
  let ledger: Ledger;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'gainsay-comparisons-'));
    ledger = await openLedger(folder);
  });
  afterEach(async () => {
    await ledger.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('are made when the second side of the same scope has run, and replay a regression on both sides', async () => {
    const asked: string[] = [];
    const comparisons = openComparisons({
      change,
      ledger,
      usersOfChangedTests,
      suites: rerunning(asked, { head: 'failed', base: 'passed' }),
    });
    const signal = new AbortController().signal;

    expect(await comparisons.completedBy(scoped(head, 'failed', 'all'), signal)).toEqual([]);
    expect(await comparisons.completedBy(scoped(base, 'passed', 'relevant'), signal)).toEqual([]);
    const [made] = await comparisons.completedBy(scoped(base, 'passed', 'all'), signal);

    expect(made?.role).toBe('across-change');
    expect(made?.changes).toMatchObject([{ kind: 'regressed', file: 'test/a.test.js', replays: 3 }]);
    expect(asked.toSorted()).toEqual([
      'base/base',
      'base/base',
      'base/base',
      'head/head',
      'head/head',
      'head/head',
    ]);
    expect(ledger.view().comparisons).toEqual([made]);
  });

  it('one run can complete several', async () => {
    const comparisons = openComparisons({
      change,
      ledger,
      usersOfChangedTests,
      suites: rerunning([], { head: 'passed', base: 'passed' }),
    });
    const signal = new AbortController().signal;
    await comparisons.completedBy(scoped(base, 'passed', 'all'), signal);
    await comparisons.completedBy(scoped(headTestsOverBase, 'passed', 'all'), signal);
    const made = await comparisons.completedBy(scoped(head, 'passed', 'all'), signal);
    expect(made.map(({ role }) => role)).toEqual(['across-change', 'tests-over-base']);
  });

  it('a crossed run of the touched tests is held against the same files of the widest run', async () => {
    const comparisons = openComparisons({
      change,
      ledger,
      usersOfChangedTests,
      suites: rerunning([], { head: 'passed', base: 'failed' }),
    });
    const signal = new AbortController().signal;
    const whole = scoped(head, 'passed', 'all');
    const elsewhere = whole.run.tests.map((test) => ({ ...test, file: 'test/other.test.js' }));
    await comparisons.completedBy(
      { ...whole, run: { ...whole.run, tests: [...whole.run.tests, ...elsewhere] } },
      signal,
    );
    const crossed = scoped(headTestsOverBase, 'failed', 'touched');
    const [made] = await comparisons.completedBy(
      { ...crossed, run: { ...crossed.run, select: ['test/a.test.js'] } },
      signal,
    );
    expect(made).toMatchObject({ role: 'tests-over-base', counts: { fixed: 1, 'new-passes': 0 } });
    expect(made?.changes).toMatchObject([{ kind: 'fixed', replays: 3 }]);
  });

  it('a test that only the run of everything lacks is looked for in another run of everything', async () => {
    const asked: string[] = [];
    const selections: (string[] | null)[] = [];
    const answering = rerunning(asked, { head: 'passed', base: 'passed' });
    const comparisons = openComparisons({
      change,
      ledger,
      usersOfChangedTests,
      suites: {
        run: async (request) => {
          selections.push(request.select ?? null);
          return await answering.run(request);
        },
      },
    });
    const signal = new AbortController().signal;
    const whole = scoped(head, 'passed', 'all');
    await comparisons.completedBy({ ...whole, run: { ...whole.run, tests: [] } }, signal);
    const [made] = await comparisons.completedBy(scoped(base, 'passed', 'all'), signal);
    expect(made?.changes).toMatchObject([{ kind: 'flaky', before: 'passed', after: 'absent' }]);
    expect(asked.at(-1)).toBe('head/head');
    expect(selections.at(-1)).toBe(null);
  });

  it('a disagreement that was settled in one scope is not replayed in the next, and one that wavers is flaky', async () => {
    const asked: string[] = [];
    const comparisons = openComparisons({
      change,
      ledger,
      usersOfChangedTests,
      suites: rerunning(asked, { head: 'passed', base: 'passed' }),
    });
    const signal = new AbortController().signal;
    await comparisons.completedBy(scoped(base, 'passed', 'relevant'), signal);
    const [nearest] = await comparisons.completedBy(scoped(head, 'failed', 'relevant'), signal);
    expect(nearest?.changes).toMatchObject([{ kind: 'flaky' }]);
    expect(nearest?.counts).toMatchObject({ flaky: 1, regressed: 0 });
    const before = asked.length;

    await comparisons.completedBy(scoped(base, 'passed', 'all'), signal);
    const [whole] = await comparisons.completedBy(scoped(head, 'failed', 'all'), signal);
    expect(whole?.changes).toMatchObject([{ kind: 'flaky' }]);
    expect(asked).toHaveLength(before);
  });
});

/** A port whose reruns end as told, and which notes what was run again. */
function rerunning(asked: string[], ends: { head: 'passed' | 'failed'; base: 'passed' | 'failed' }) {
  return {
    run: async (request: { trees: TreePair }): Promise<ScopedRun> => {
      asked.push(nameOf(request.trees));
      const status = request.trees.source === 'head' ? ends.head : ends.base;
      return await Promise.resolve(scoped(request.trees, status, 'again'));
    },
  };
}

function scoped(pair: TreePair, status: 'passed' | 'failed', scope: string): ScopedRun {
  const test: TestResult = {
    file: 'test/a.test.js',
    name: 'adds',
    occurrence: 0,
    status,
    ...(status === 'failed' ? { failureKind: 'assertion' as const, message: '1 !== 2' } : {}),
  };
  const run: SuiteRun = {
    id: 'S1',
    pair,
    tree: { source: change.head, tests: change.head },
    runner: 'node:test',
    select: null,
    variation: null,
    complete: true,
    incompleteBecause: [],
    files: ['test/a.test.js'],
    tests: [test],
    records: [],
    exit: { kind: 'code', code: status === 'failed' ? 1 : 0 },
    touched: [],
    survivors: 0,
    durationMs: 10,
  };
  return { run, scope, reused: false };
}
