import { describe, expect, it } from 'vitest';
import { compare } from '../../src/evidence/compare.ts';
import type { Change } from '../../src/evidence/types/change.ts';
import type { Comparison, SuiteRun, TestResult } from '../../src/evidence/types/suites.ts';
import { decide } from '../../src/verdict/decide.ts';
import type { Verdict } from '../../src/verdict/types.ts';
import { change, failing, honestFix, passing, suite, withEvidence } from './evidence.ts';

/** From two suite runs, through the runtime's own comparison, to the verdict. Replays all agree. */
function verdictOn(
  sides: { base: TestResult[]; head: TestResult[]; overBase?: TestResult[]; overHead?: TestResult[] },
  of: Change,
): Verdict {
  const base = suite({ id: 'S1', side: 'base', tests: sides.base });
  const head = suite({ id: 'S2', side: 'head', tests: sides.head });
  const suites = [base, head];
  const comparisons = [confirmed(compare(base, head, 'across-change', of))];
  if (sides.overBase) {
    const overBase: SuiteRun = suite({ id: 'S3', side: 'base', testsOf: 'head', tests: sides.overBase });
    suites.push(overBase);
    comparisons.push(confirmed(compare(overBase, head, 'tests-over-base', of)));
  }
  if (sides.overHead) {
    const overHead = suite({ id: 'S4', side: 'head', testsOf: 'base', tests: sides.overHead });
    suites.push(overHead);
    comparisons.push(confirmed(compare(base, overHead, 'base-tests-over-head', of)));
  }
  return decide(withEvidence(honestFix(), { change: of, suites, comparisons }));
}

function confirmed(comparison: Comparison): Comparison {
  return { ...comparison, changes: comparison.changes.map((each) => ({ ...each, replays: 3 })) };
}

const edited = change('source');
const sourceOnly = change('source', [{ path: 'src/sum.js' }]);
const unloadable = failing('(file)', {
  failureKind: 'error',
  message: "SyntaxError: no export named 'round'",
});

describe('a fix with its test', () => {
  it('edited in place, under the same name', () => {
    const verdict = verdictOn(
      { base: [passing('adds')], head: [passing('adds')], overBase: [failing('adds')] },
      edited,
    );
    expect(verdict).toMatchObject({ call: 'PASS', shown: 'demonstrated' });
    expect(verdict.passed.map(({ text }) => text)).toContain(
      'test/sum.test.js > adds: fails before the change and passes with it',
    );
  });

  it('whose test changes its title', () => {
    const verdict = verdictOn(
      {
        base: [passing('rounds down to cents')],
        head: [passing('rounds half up to cents')],
        overBase: [failing('rounds half up to cents')],
      },
      edited,
    );
    expect(verdict).toMatchObject({ call: 'PASS', shown: 'demonstrated' });
  });

  it('whose test file cannot be loaded over base: the new tests are named all the same', () => {
    const verdict = verdictOn(
      { base: [passing('adds')], head: [passing('adds'), passing('rounds')], overBase: [unloadable] },
      edited,
    );
    expect(verdict).toMatchObject({ call: 'INCONCLUSIVE', because: 'unproven' });
    expect(verdict.passed.map(({ text }) => text)).toContain(
      'test/sum.test.js > rounds: cannot run before the change and passes with it',
    );
  });
});

describe('tests of a fix without the fix', () => {
  it('fail in a new test', () => {
    const verdict = verdictOn(
      { base: [passing('adds')], head: [passing('adds'), failing('rounds')] },
      edited,
    );
    expect(verdict).toMatchObject({ call: 'FAIL', headline: '1 new test of the pull request fails on head' });
  });

  it('fail in a test that was edited in place', () => {
    const verdict = verdictOn({ base: [passing('adds')], head: [failing('adds')] }, edited);
    expect(verdict.call).toBe('FAIL');
    expect(verdict.findings[0]?.tests).toEqual(['test/sum.test.js > adds']);
  });

  it('fail because the file needs an export that is not there', () => {
    expect(verdictOn({ base: [passing('adds')], head: [unloadable] }, edited).call).toBe('FAIL');
    const added = change('source', [
      { path: 'test/new.test.js', kind: 'test', status: 'added' },
      { path: 'src/sum.js' },
    ]);
    const verdict = verdictOn(
      { base: [passing('adds')], head: [passing('adds'), { ...unloadable, file: 'test/new.test.js' }] },
      added,
    );
    expect(verdict).toMatchObject({
      call: 'FAIL',
      headline: '1 new test file of the pull request cannot be run on head',
    });
  });
});

describe('a regression', () => {
  it('in one test', () => {
    const verdict = verdictOn({ base: [passing('adds')], head: [failing('adds')] }, sourceOnly);
    expect(verdict).toMatchObject({ call: 'FAIL', headline: '1 test that passes on base fails on head' });
  });

  it('that keeps a test file from loading, the tests in it named', () => {
    const verdict = verdictOn(
      { base: [passing('adds'), passing('subtracts')], head: [unloadable] },
      sourceOnly,
    );
    expect(verdict.call).toBe('FAIL');
    expect(verdict.findings[0]?.tests).toEqual(
      expect.arrayContaining(['test/sum.test.js > adds', 'test/sum.test.js > subtracts']),
    );
  });
});

it('a fix that is taken back together with its test: the test is named', () => {
  const base = [passing('adds'), passing('keeps the sign of zero'), passing('subtracts')];
  const verdict = verdictOn({ base, head: [passing('adds'), passing('subtracts')] }, edited);
  expect(verdict).toMatchObject({ call: 'INCONCLUSIVE', because: 'obstructed' });
  expect(verdict.findings[0]?.tests).toEqual(['test/sum.test.js > keeps the sign of zero']);
});

describe('base’s tests over the new sources', () => {
  it('that fail and are deleted: the change takes away a test that it breaks', () => {
    const base = [passing('adds'), passing('keeps the sign of zero'), passing('subtracts')];
    const overHead = [passing('adds'), failing('keeps the sign of zero'), passing('subtracts')];
    const verdict = verdictOn({ base, head: [passing('adds'), passing('subtracts')], overHead }, edited);
    expect(verdict).toMatchObject({ call: 'INCONCLUSIVE', because: 'obstructed' });
    expect(verdict.findings.map(({ title }) => title)).toContain(
      '1 test that the change deletes fails with the new sources',
    );
  });

  it('that fail and are rewritten are a warning, that fail as they are a failure, told once', () => {
    const base = [passing('adds'), passing('subtracts')];
    const rewritten = verdictOn(
      { base, head: base, overHead: [failing('adds'), passing('subtracts')] },
      edited,
    );
    expect(rewritten.findings.map(({ severity, title }) => `${severity}: ${title}`)).toEqual([
      'warning: 1 test as written before the change fails with the new sources',
    ]);
    const head = [failing('adds'), passing('subtracts')];
    const failed = verdictOn({ base, head, overHead: head }, sourceOnly);
    expect(failed.findings.map(({ severity }) => severity)).toEqual(['failure']);
  });
});
