import { expect, it } from 'vitest';
import { compare, confirm } from '../../src/evidence/compare.ts';
import type { SuiteRun, TestResult } from '../../src/evidence/types/suites.ts';
import { changeOf, result, suiteRun } from './runs.ts';

const before = [result('a', 'breaks'), result('b', 'heals', 'failed'), result('c', 'same')];
const after = [result('a', 'breaks', 'failed'), result('b', 'heals'), result('c', 'same')];
const first = compare(suiteRun('S1', before), suiteRun('S2', after), 'across-change', changeOf());

function replaying(answer: (side: 'before' | 'after', count: number) => SuiteRun) {
  const asked: string[] = [];
  const rerun = (side: 'before' | 'after', files: string[]) => {
    asked.push(`${side} ${files.join(',')}`);
    return Promise.resolve(answer(side, asked.length));
  };
  return { asked, rerun };
}

const same = (side: 'before' | 'after'): TestResult[] => (side === 'before' ? before : after);

it('runs the files that disagree on both sides in turn, and counts the rounds that agreed', async () => {
  const { asked, rerun } = replaying((side) => suiteRun('R', same(side)));
  const confirmed = await confirm(first, rerun, { most: 3 });
  expect(asked).toEqual(['before a,b', 'after a,b', 'before a,b', 'after a,b', 'before a,b', 'after a,b']);
  expect(confirmed.changes.map((change) => [change.kind, change.replays])).toEqual([
    ['regressed', 3],
    ['fixed', 3],
  ]);
});

it('begins no other round once those before took long enough', async () => {
  const { asked, rerun } = replaying((side) => suiteRun('R', same(side), { durationMs: 10_000 }));
  const confirmed = await confirm(first, rerun, { most: 3, enoughMs: 30_000 });
  expect(asked).toHaveLength(4);
  expect(confirmed.changes.map(({ replays }) => replays)).toEqual([2, 2]);
});

it('one differing round makes a test flaky', async () => {
  const { rerun } = replaying((side, count) =>
    suiteRun('R', count === 4 ? after.map((test) => ({ ...test, status: 'passed' as const })) : same(side)),
  );
  const confirmed = await confirm(first, rerun, { most: 3 });
  expect(confirmed.changes.map((change) => change.kind)).toEqual(['flaky', 'fixed']);
  expect(confirmed.counts).toMatchObject({ regressed: 0, flaky: 1, fixed: 1, 'still-passes': 1 });
});

it('a cancelled replay proves nothing', async () => {
  const { rerun } = replaying((_, count) =>
    count > 2
      ? suiteRun('R', [], { exit: { kind: 'cancelled' } })
      : suiteRun('R', count === 1 ? before : after),
  );
  expect(
    (await confirm(first, rerun, { most: 3 })).changes.map((change) => [change.kind, change.replays]),
  ).toEqual([
    ['regressed', 1],
    ['fixed', 1],
  ]);
});

it('runs nothing where nothing disagrees', async () => {
  const { asked, rerun } = replaying(() => suiteRun('R', []));
  const quiet = compare(suiteRun('S1', before), suiteRun('S2', before), 'across-change', changeOf());
  await confirm(quiet, rerun, { most: 3 });
  expect(asked).toEqual([]);
});

it('replays many files in several commands', async () => {
  const files = Array.from({ length: 60 }, (_, index) => `f${index}`);
  const many = compare(
    suiteRun(
      'S1',
      files.map((file) => result(file, 'x')),
    ),
    suiteRun(
      'S2',
      files.map((file) => result(file, 'x', 'failed')),
    ),
    'across-change',
    changeOf(),
  );
  const { asked, rerun } = replaying(() => suiteRun('R', []));
  await confirm(many, rerun, { most: 1 });
  expect(asked.map((one) => one.split(',').length)).toEqual([25, 25, 25, 25, 10, 10]);
});

it('asks each side by the name that a renamed file has there', async () => {
  const renamed = compare(
    suiteRun('S1', [result('old.js', 'x')]),
    suiteRun('S2', [result('new.js', 'x', 'failed')]),
    'across-change',
    changeOf({ path: 'new.js', from: 'old.js', status: 'renamed', kind: 'test' }),
  );
  const { asked, rerun } = replaying((side) =>
    suiteRun('R', [side === 'before' ? result('old.js', 'x') : result('new.js', 'x', 'failed')]),
  );
  expect((await confirm(renamed, rerun, { most: 1 })).changes).toMatchObject([
    { kind: 'regressed', file: 'new.js', replays: 1 },
  ]);
  expect(asked).toEqual(['before old.js', 'after new.js']);
});
