import { describe, expect, it } from 'vitest';
import { compare } from '../../src/evidence/compare.ts';
import type { Change } from '../../src/evidence/types/change.ts';
import type { TestChange, TestResult } from '../../src/evidence/types/suites.ts';
import { fc } from '../property.ts';
import { changeOf, result, suiteRun } from './runs.ts';

function changes(before: TestResult[], after: TestResult[], change: Change = changeOf()): TestChange[] {
  return compare(suiteRun('S1', before), suiteRun('S2', after), 'across-change', change).changes;
}

function kinds(found: TestChange[]): string[] {
  return found.map((one) => `${one.file} ${one.name} ${one.kind}`);
}

describe('two suite runs', () => {
  it('tells fixed, regressed, still failing, new and vanished apart, and only counts what still passes', () => {
    const before = [
      result('a', 'same'),
      result('a', 'breaks'),
      result('a', 'heals', 'failed'),
      result('a', 'red', 'failed'),
      result('a', 'gone'),
    ];
    const after = [
      result('a', 'same'),
      result('a', 'breaks', 'failed'),
      result('a', 'heals'),
      result('a', 'red', 'failed'),
      result('a', 'fresh'),
      result('a', 'bad', 'failed'),
    ];
    const comparison = compare(suiteRun('S1', before), suiteRun('S2', after), 'across-change', changeOf());
    expect(kinds(comparison.changes)).toEqual([
      'a breaks regressed',
      'a heals fixed',
      'a red still-fails',
      'a gone vanished',
      'a fresh new-passes',
      'a bad new-fails',
    ]);
    expect(comparison.counts).toMatchObject({ 'still-passes': 1, regressed: 1, vanished: 1 });
  });

  it('pairs tests of one name by their order', () => {
    const before = [result('a', 'x'), result('a', 'x', 'passed', { occurrence: 1 })];
    const after = [result('a', 'x'), result('a', 'x', 'failed', { occurrence: 1 })];
    expect(changes(before, after)).toMatchObject([{ kind: 'regressed', occurrence: 1 }]);
  });

  it('a test that is skipped now was not kept', () => {
    expect(kinds(changes([result('a', 'x')], [result('a', 'x', 'skipped')]))).toEqual(['a x skipped']);
    expect(changes([result('a', 'x', 'skipped')], [result('a', 'x', 'todo')])).toEqual([]);
  });

  it('recognises a renamed test by its suite, its likeness and its outcome', () => {
    const before = [result('a', 'list > should accept empty input'), result('a', 'list > other')];
    const after = [result('a', 'list > accepts empty input'), result('a', 'list > other')];
    expect(changes(before, after)).toMatchObject([
      {
        kind: 'renamed',
        name: 'list > should accept empty input',
        to: { file: 'a', name: 'list > accepts empty input' },
      },
    ]);
  });

  it('a similar name that fails is no rename', () => {
    const found = changes(
      [result('a', 'accepts empty input')],
      [result('a', 'accepts empty inputs', 'failed')],
    );
    expect(kinds(found)).toEqual(['a accepts empty input vanished', 'a accepts empty inputs new-fails']);
  });

  it('follows a renamed file, and a test that moved to another file', () => {
    const renamed = changeOf({ path: 'new.js', from: 'old.js', status: 'renamed', kind: 'test' });
    expect(changes([result('old.js', 'x')], [result('new.js', 'x', 'failed')], renamed)).toMatchObject([
      { kind: 'regressed', file: 'new.js', edited: true },
    ]);
    expect(changes([result('a', 'x'), result('b', 'y')], [result('b', 'x'), result('b', 'y')])).toMatchObject(
      [{ kind: 'renamed', file: 'a', to: { file: 'b', name: 'x' } }],
    );
  });

  it('tests of a file that no longer loads have regressed, with its reason', () => {
    const broken = result('a', '(file)', 'failed', { failureKind: 'error', message: 'Cannot find module' });
    const found = changes([result('a', 'x'), result('a', 'y')], [broken]);
    expect(kinds(found)).toEqual(['a x regressed', 'a y regressed', 'a (file) regressed']);
    expect(found[0]).toMatchObject({
      after: 'absent',
      message: expect.stringContaining('Cannot find module'),
    });
  });

  it('assertions below a test that fails are part of its failure, not vanished', () => {
    const before = [result('a', 't'), result('a', 't > first'), result('a', 't > second')];
    const after = [result('a', 't', 'failed'), result('a', 't > first')];
    expect(kinds(changes(before, after))).toEqual(['a t regressed']);
  });

  it('knows which tests stand in files that the change touched, themselves or by a fixture', () => {
    const change = changeOf(
      { path: 'test/a.js', kind: 'test' },
      { path: 'spec/fixtures/list.js', kind: 'fixture' },
    );
    const before = ['test/a.js', 'test/b.js', 'spec/c.js'].map((file) => result(file, 'x'));
    const after = before.map((test) => ({ ...test, status: 'failed' as const }));
    expect(changes(before, after, change).map((one) => [one.file, one.edited])).toEqual([
      ['test/a.js', true],
      ['test/b.js', false],
      ['spec/c.js', true],
    ]);
    const known = compare(suiteRun('S1', before), suiteRun('S2', after), 'across-change', change, {
      usersOfChangedTests: new Set(),
    });
    expect(known.changes.find((one) => one.file === 'spec/c.js')?.edited).toBe(false);
  });

  it('is complete when both sides are, and names the side that is not', () => {
    const bad = suiteRun('S2', [], { complete: false, incompleteBecause: ['no result from a'] });
    expect(compare(suiteRun('S1', []), bad, 'merge', changeOf())).toMatchObject({
      complete: false,
      incompleteBecause: ['S2: no result from a'],
    });
  });

  it('accounts for every test once, whatever the two runs hold', () => {
    const status = fc.constantFrom<TestResult['status']>('passed', 'failed', 'skipped');
    const tests = fc.uniqueArray(
      fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('x', 'y', 'xx', 'z > x', 'z > y'), status),
      { selector: ([file, name]) => file + name },
    );
    fc.assert(
      fc.property(tests, tests, (left, right) => {
        const before = left.map(([file, name, is]) => result(file, name, is));
        const after = right.map(([file, name, is]) => result(file, name, is));
        const comparison = compare(
          suiteRun('S1', before),
          suiteRun('S2', after),
          'across-change',
          changeOf(),
        );
        const total = Object.values(comparison.counts).reduce((sum, count) => sum + count, 0);
        expect(total).toBe(comparison.changes.length + comparison.counts['still-passes']);
        const lostPasses = before.filter(
          (test) =>
            test.status === 'passed' &&
            !after.some(
              (other) => other.file === test.file && other.name === test.name && other.status === 'passed',
            ),
        );
        const mentioned = (test: TestResult) =>
          comparison.changes.some(
            (one) =>
              one.file === test.file && (one.name === test.name || test.name.startsWith(`${one.name} > `)),
          );
        expect(lostPasses.filter((test) => !mentioned(test))).toEqual([]);
      }),
    );
  });
});
