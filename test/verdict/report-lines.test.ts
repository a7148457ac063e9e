import { describe, expect, it } from 'vitest';
import { decide } from '../../src/verdict/decide.ts';
import {
  agent,
  change,
  check,
  comparison,
  fixWithoutTest,
  honestFix,
  modelCall,
  mutant,
  passing,
  suite,
  testChange,
  withChanges,
  withEvidence,
} from './evidence.ts';

describe('headlines', () => {
  it.each([
    [honestFix(), '1 test fails without the change and passes with it; no regression in 3 tests'],
    [
      withEvidence(fixWithoutTest(), { mutants: [mutant({})] }),
      'No regression in 2 tests, and they notice when the changed lines are altered',
    ],
    [fixWithoutTest(), 'No regression found, but nothing shows that the change does what it says'],
    [
      withEvidence(withChanges(honestFix(), testChange({ kind: 'regressed' })), {
        checks: [check({ outcome: 'fail' })],
      }),
      '1 test that passes on base fails on head, and 1 more failure',
    ],
    [
      { ...honestFix(), obstructions: ['no sandbox works here'] },
      'Could not be verified: no sandbox works here',
    ],
  ])('%#', (input, headline) => {
    expect(decide(input).headline).toBe(headline);
  });
});

describe('findings', () => {
  it('a regression names its tests, its suite runs and a line to reproduce it', () => {
    const input = withChanges(
      honestFix(),
      testChange({ kind: 'regressed', name: "math > doesn't lose a cent" }),
      testChange({ kind: 'regressed', name: 'math > adds' }),
    );
    expect(decide(input).findings[0]).toEqual({
      severity: 'failure',
      title: '2 tests that pass on base fail on head',
      detail: 'AssertionError: expected 3 to be 4',
      file: 'test/sum.test.js',
      tests: ["test/sum.test.js > math > doesn't lose a cent", 'test/sum.test.js > math > adds'],
      evidence: ['S1', 'S2'],
      reproduce: `npx vitest run test/sum.test.js -t 'doesn'\\''t lose a cent'`,
    });
  });

  it('a change that alters how its tests are run is pointed at, and lowers nothing', () => {
    const files = [{ path: 'package.json', kind: 'configuration' as const, testing: 'test: mocha → true' }];
    const verdict = decide(withEvidence(honestFix(), { change: change('source', files) }));
    expect(verdict).toMatchObject({ call: 'PASS', shown: 'demonstrated' });
    expect(verdict.findings).toContainEqual({
      severity: 'warning',
      title: 'The change alters how its tests are run',
      detail: 'package.json (modified): test: mocha → true',
      file: 'package.json',
      tests: [],
      evidence: [],
    });
  });

  it('a file whose name begins with a dash is no option of the line to reproduce', () => {
    const input = withChanges(honestFix(), testChange({ kind: 'regressed', file: '--import=x.test.js' }));
    expect(decide(input).findings[0]?.reproduce).toMatch(/^npx vitest run \.\/--import=x\.test\.js /);
  });

  it('failures come first, and what is left out is counted', () => {
    const many = Array.from({ length: 60 }, (_, index) => mutant({ id: `M${index}`, result: 'survived' }));
    const lost = Array.from({ length: 80 }, (_, index) =>
      testChange({ kind: 'regressed', name: `case ${index}` }),
    );
    const { findings } = decide(withEvidence(withChanges(honestFix(), ...lost), { mutants: many }));
    expect(findings).toHaveLength(41);
    expect(findings[0]?.severity).toBe('failure');
    expect(findings[0]?.tests).toHaveLength(50);
    expect(findings[0]?.detail).toContain('30 more tests');
    expect(findings.at(-1)?.title).toBe('21 more findings are in the evidence');
  });

  it('an explained failure is printed with its quote', () => {
    const input = {
      ...withEvidence(honestFix(), { checks: [check({ outcome: 'fail' })] }),
      modelCall: modelCall({
        intended: [{ check: 'C1', why: 'It says so.', where: 'README.md', quote: 'at most ten entries' }],
      }),
      confirmed: [{ check: 'C1', where: 'README.md', quote: 'at most ten entries' }],
    };
    expect(decide(input).findings[0]).toMatchObject({
      severity: 'warning',
      detail: expect.stringContaining('README.md): “at most ten entries”. It says so.'),
    });
  });

  it('a test that was deleted is named, one with a new title is named with both', () => {
    const old = [passing('adds'), passing('subtracts numbers')];
    const base = suite({ id: 'S1', side: 'base', tests: old });
    const head = suite({
      id: 'S2',
      side: 'head',
      tests: [passing('adds'), passing('subtracts all numbers')],
    });
    const gone = testChange({ kind: 'vanished', name: 'subtracts numbers', edited: true });
    const retitled = decide(withEvidence(withChanges(honestFix(), gone), { suites: [base, head] }));
    expect(retitled.findings.find(({ title }) => title.includes('new title'))?.detail).toBe(
      'subtracts numbers → subtracts all numbers',
    );

    const shorter = suite({ id: 'S2', side: 'head', tests: [passing('adds')] });
    const deleted = decide(withEvidence(withChanges(honestFix(), gone), { suites: [base, shorter] }));
    expect(deleted).toMatchObject({ call: 'INCONCLUSIVE', because: 'obstructed' });
    expect(deleted.findings[0]?.tests).toEqual(['test/sum.test.js > subtracts numbers']);
  });

  it('one new test does not explain two deleted ones', () => {
    const base = suite({ id: 'S1', side: 'base', tests: [passing('case one'), passing('case two')] });
    const head = suite({ id: 'S2', side: 'head', tests: [passing('case three')] });
    const verdict = decide(
      withEvidence(
        withChanges(
          honestFix(),
          testChange({ kind: 'vanished', name: 'case one', edited: true }),
          testChange({ kind: 'vanished', name: 'case two', edited: true }),
        ),
        { suites: [base, head] },
      ),
    );
    expect(verdict).toMatchObject({ because: 'obstructed' });
    expect(verdict.reasons[0]?.text).toContain('1 test that passed on base is gone');
  });
});

describe('what passed', () => {
  it('names the fixed tests, and those that fail before only by an error', () => {
    const input = withEvidence(honestFix(), {
      comparisons: [
        comparison('tests-over-base', [
          testChange({ kind: 'fixed', name: 'rounds', edited: true }),
          testChange({
            kind: 'fixed',
            name: 'truncates',
            edited: true,
            failureKind: 'error',
            message: 'TypeError: truncate is not a function',
          }),
        ]),
      ],
    });
    const texts = decide(input).passed.map(({ text }) => text);
    expect(texts).toContain('test/sum.test.js > rounds: fails before the change and passes with it');
    expect(texts).toContain(
      'test/sum.test.js > truncates: fails before the change (by an error, not an assertion) and passes with it',
    );
  });

  it('a model’s discriminating check is printed as what it is', () => {
    const input = withEvidence(fixWithoutTest(), {
      checks: [check({ discriminates: true, because: 'passes on head and fails on base' })],
    });
    expect(decide(input).passed.at(-1)?.text).toContain('designed by the model: counts for nothing');
  });
});

describe('what was not verified', () => {
  it('lists plan items that nobody answered, answered without evidence, or with evidence that does not exist', () => {
    const input = {
      ...honestFix(),
      plan: ['P1', 'P2', 'P3', 'P4'].map((id) => ({ id, title: `item ${id}` })),
      modelCall: modelCall({
        answers: [
          { planItem: 'P1', checks: ['S2'] },
          { planItem: 'P2', checks: ['C77'] },
          { planItem: 'P3', notTested: 'no time was left' },
        ],
      }),
    };
    expect(decide(input).notVerified).toEqual([
      'P2 item P2: answered with C77, which does not exist',
      'P3 item P3: no time was left',
      'P4 item P4: not answered',
    ]);
  });

  it('says what was incomplete before the change, blocked, or only partly run', () => {
    const input = {
      ...withEvidence(honestFix(), {
        suites: honestFix().evidence.suites.map((run) => ({
          ...run,
          complete: false,
          incompleteBecause: ['test/net.test.js reported nothing'],
          select: ['test/sum.test.js'],
        })),
        checks: [check({ outcome: 'blocked', because: 'it could not be started' })],
      }),
      agents: [agent({}), agent({ agentType: 'Explore', status: 'max-turns' as const })],
    };
    expect(decide(input).notVerified).toEqual([
      'only 1 test file near the change was run, not the whole suite',
      'test/net.test.js reported nothing (on base too)',
      'C1 An empty list sums to 0: it could not be started',
      'what the Explore agent did not get to: it used up its turns',
    ]);
  });
});
