import { describe, expect, it } from 'vitest';
import { decide } from '../../src/verdict/decide.ts';
import type { VerdictInput } from '../../src/verdict/types.ts';
import {
  agent,
  change,
  check,
  comparison,
  failing,
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

type Row = { name: string; input: VerdictInput; call: string; reason: RegExp };

const quoted = {
  check: 'C1',
  why: 'The limit was lowered.',
  where: 'README.md',
  quote: 'at most ten entries',
};

const rows: Row[] = [
  // FAIL
  {
    name: 'a test that nobody edited passes on base and fails on head',
    input: withChanges(honestFix(), testChange({ kind: 'regressed' })),
    call: 'FAIL',
    reason: /^1 test that passes on base fails on head$/,
  },
  {
    name: 'an edited test passes on base and fails on head, in its own version',
    input: withChanges(honestFix(), testChange({ kind: 'regressed', edited: true })),
    call: 'FAIL',
    reason: /in files that the change edits fails on head/,
  },
  {
    name: 'a new test of the pull request fails on head',
    input: withChanges(fixWithoutTest(), testChange({ kind: 'new-fails', name: 'rounds', edited: true })),
    call: 'FAIL',
    reason: /^1 new test of the pull request fails on head$/,
  },
  {
    name: 'a check fails on head and passes on base',
    input: withEvidence(honestFix(), {
      checks: [check({ outcome: 'fail', because: 'passes on base, fails on head' })],
    }),
    call: 'FAIL',
    reason: /^An empty list sums to 0$/,
  },
  {
    name: 'a failure stands beside an incomplete suite, a crashed agent and documentation',
    input: {
      ...withEvidence(withChanges(honestFix(), testChange({ kind: 'regressed' })), {
        change: change('documentation', [{ path: 'README.md', kind: 'documentation' }]),
        suites: [suite({ id: 'S2', side: 'head', tests: [], complete: false, incompleteBecause: ['crash'] })],
      }),
      agents: [agent({ status: 'failed' })],
      modelCall: null,
    },
    call: 'FAIL',
    reason: /passes on base fails on head/,
  },
  {
    name: 'a quote that nobody found explains nothing',
    input: {
      ...withEvidence(honestFix(), { checks: [check({ outcome: 'fail' })] }),
      modelCall: modelCall({ intended: [quoted] }),
    },
    call: 'FAIL',
    reason: /An empty list/,
  },
  {
    name: 'the pull request’s own failing test cannot be called intended',
    input: {
      ...withChanges(fixWithoutTest(), testChange({ kind: 'new-fails', name: 'rounds', edited: true })),
      modelCall: modelCall({ intended: [{ ...quoted, check: 'S2' }] }),
      confirmedQuotes: ['S2'],
    },
    call: 'FAIL',
    reason: /new test/,
  },
  {
    name: 'one explained check does not explain another',
    input: {
      ...withEvidence(honestFix(), {
        checks: [check({ outcome: 'fail' }), check({ id: 'C2', outcome: 'fail', title: 'A second one' })],
      }),
      modelCall: modelCall({ intended: [quoted] }),
      confirmedQuotes: ['C1'],
    },
    call: 'FAIL',
    reason: /^A second one$/,
  },

  // PASS
  {
    name: 'an honest fix',
    input: honestFix(),
    call: 'PASS demonstrated',
    reason: /fails without the change/,
  },
  {
    name: 'a red suite says something per test: what failed before may go on failing',
    input: withChanges(honestFix(), testChange({ kind: 'still-fails', name: 'divides' })),
    call: 'PASS demonstrated',
    reason: /fails without the change/,
  },
  {
    name: 'an old, unedited test is fixed',
    input: withChanges(fixWithoutTest(), testChange({ kind: 'fixed' })),
    call: 'PASS demonstrated',
    reason: /fails without the change/,
  },
  {
    name: 'base’s old version of a corrected test fails over the new sources',
    input: withEvidence(honestFix(), {
      comparisons: [
        ...honestFix().evidence.comparisons,
        comparison('base-tests-over-head', [testChange({ kind: 'regressed', edited: true })]),
      ],
    }),
    call: 'PASS demonstrated',
    reason: /fails without the change/,
  },
  {
    name: 'a check of the playbook tells head from base',
    input: withEvidence(fixWithoutTest(), {
      checks: [check({ designedBy: 'playbook', discriminates: true })],
    }),
    call: 'PASS demonstrated',
    reason: /fails without the change/,
  },
  {
    name: 'without a test of its own, a mutant of a changed line is killed',
    input: withEvidence(fixWithoutTest(), { mutants: [mutant({})] }),
    call: 'PASS exercised',
    reason: /notice when it is altered/,
  },
  {
    name: 'new tests fail before by a missing export, and a mutant is killed',
    input: withEvidence(fixWithoutTest(), {
      comparisons: [
        comparison('across-change', []),
        comparison('tests-over-base', [
          testChange({
            kind: 'fixed',
            edited: true,
            failureKind: 'error',
            message: 'TypeError: round is not a function',
          }),
        ]),
      ],
      mutants: [mutant({})],
    }),
    call: 'PASS exercised',
    reason: /notice when it is altered/,
  },
  {
    name: 'a new test throws an error of its own before the change',
    input: withEvidence(fixWithoutTest(), {
      comparisons: [
        comparison('tests-over-base', [
          testChange({
            kind: 'fixed',
            edited: true,
            failureKind: 'error',
            message: 'isURL(x) failed but should have passed',
          }),
        ]),
      ],
    }),
    call: 'PASS demonstrated',
    reason: /fails without the change/,
  },
  {
    name: 'dependencies: the whole suite is complete on both sides',
    input: withEvidence(fixWithoutTest(), {
      change: change('dependencies', [{ path: 'package-lock.json', kind: 'dependencies' }]),
    }),
    call: 'PASS exercised',
    reason: /nothing regressed/,
  },
  {
    name: 'the same files cannot be loaded on base either',
    input: withEvidence(honestFix(), {
      suites: honestFix().evidence.suites.map((run) => ({
        ...run,
        complete: false,
        incompleteBecause: [`test/net.test.js did not end within ${run.durationMs + run.id.length} ms`],
      })),
    }),
    call: 'PASS demonstrated',
    reason: /fails without the change/,
  },
  {
    name: 'an edited test has a new title at the same place',
    input: withChanges(
      honestFix(),
      testChange({ kind: 'vanished', name: 'subtracts', edited: true, replays: 3 }),
    ),
    call: 'PASS demonstrated',
    reason: /fails without the change/,
  },
  {
    name: 'a test went together with the source that it tested',
    input: withChanges(
      withEvidence(honestFix(), {
        change: change('source', [
          { path: 'src/sum.js' },
          { path: 'src/old.js', status: 'deleted' },
          { path: 'test/old.test.js', status: 'deleted', kind: 'test' },
        ]),
      }),
      testChange({ kind: 'vanished', file: 'test/old.test.js', edited: true }),
    ),
    call: 'PASS demonstrated',
    reason: /fails without the change/,
  },
  {
    name: 'a result is missing from one run and there in a repetition',
    input: withChanges(
      withEvidence(honestFix(), {
        suites: [
          ...honestFix().evidence.suites,
          suite({ id: 'S9', side: 'head', select: ['test/sum.test.js'], tests: [passing('adds')] }),
        ],
      }),
      testChange({ kind: 'vanished', name: 'adds', replays: 0 }),
    ),
    call: 'PASS demonstrated',
    reason: /fails without the change/,
  },
  {
    name: 'an Explore agent that ran out of turns',
    input: { ...honestFix(), agents: [agent({}), agent({ agentType: 'Explore', status: 'max-turns' })] },
    call: 'PASS demonstrated',
    reason: /fails without the change/,
  },
  {
    name: 'a flaky test that nobody edited',
    input: withChanges(honestFix(), testChange({ kind: 'flaky', name: 'races' })),
    call: 'PASS demonstrated',
    reason: /fails without the change/,
  },

  // unproven
  {
    name: 'a fix without a test',
    input: fixWithoutTest(),
    call: 'INCONCLUSIVE unproven',
    reason: /no test or check fails without the change/,
  },
  {
    name: 'a check of the model tells head from base: it may be written to do just that',
    input: withEvidence(fixWithoutTest(), { checks: [check({ discriminates: true })] }),
    call: 'INCONCLUSIVE unproven',
    reason: /no test or check/,
  },
  {
    name: 'checks that cannot discriminate',
    input: withEvidence(fixWithoutTest(), {
      checks: [check({ command: 'true' }), check({ id: 'C2', command: 'echo ok' })],
    }),
    call: 'INCONCLUSIVE unproven',
    reason: /no test or check/,
  },
  {
    name: 'new tests fail before only by a missing export',
    input: withEvidence(fixWithoutTest(), {
      comparisons: [
        comparison('tests-over-base', [
          testChange({
            kind: 'fixed',
            edited: true,
            failureKind: 'error',
            message: 'TypeError: round is not a function',
          }),
        ]),
      ],
    }),
    call: 'INCONCLUSIVE unproven',
    reason: /no test or check/,
  },
  {
    name: 'a test that was fixed once and never run again',
    input: withChanges(fixWithoutTest(), testChange({ kind: 'fixed', replays: 0 })),
    call: 'INCONCLUSIVE unproven',
    reason: /no test or check/,
  },
  {
    name: 'all mutants survive',
    input: withEvidence(fixWithoutTest(), {
      mutants: [mutant({ result: 'survived' }), mutant({ result: 'timeout' })],
    }),
    call: 'INCONCLUSIVE unproven',
    reason: /no test or check/,
  },
  {
    name: 'a mutant is killed that is not in a changed line',
    input: withEvidence(fixWithoutTest(), {
      mutants: [mutant({ line: 9 }), mutant({ file: 'src/other.js' })],
    }),
    call: 'INCONCLUSIVE unproven',
    reason: /no test or check/,
  },
  {
    name: 'configuration only, nothing regressed',
    input: withEvidence(fixWithoutTest(), {
      change: change('configuration', [{ path: '.eslintrc', kind: 'configuration' }]),
    }),
    call: 'INCONCLUSIVE unproven',
    reason: /no test or check/,
  },
  {
    name: 'dependencies: only a part of the suite was run',
    input: withEvidence(fixWithoutTest(), {
      change: change('dependencies', [{ path: 'package-lock.json', kind: 'dependencies' }]),
      suites: fixWithoutTest().evidence.suites.map((run) => ({ ...run, select: ['test/sum.test.js'] })),
    }),
    call: 'INCONCLUSIVE unproven',
    reason: /no test or check/,
  },
  {
    name: 'the Verification agent itself does not call it a pass',
    input: { ...honestFix(), modelCall: modelCall({ call: 'FAIL', summary: 'It rounds the wrong way.' }) },
    call: 'INCONCLUSIVE unproven',
    reason: /does not call it a pass: It rounds the wrong way/,
  },

  // obstructed
  {
    name: 'a failed check is called intended, with words that stand at base',
    input: {
      ...withEvidence(honestFix(), { checks: [check({ outcome: 'fail' })] }),
      modelCall: modelCall({ intended: [quoted] }),
      confirmedQuotes: ['C1'],
    },
    call: 'INCONCLUSIVE obstructed',
    reason: /the agent calls it intended and cites README\.md/,
  },
  {
    name: 'a regression is said to be handled elsewhere, named by its suite',
    input: {
      ...withChanges(honestFix(), testChange({ kind: 'regressed' })),
      modelCall: modelCall({
        handledElsewhere: [{ check: 'S2', where: 'src/api.js', quote: 'callers round first' }],
      }),
      confirmedQuotes: ['S2'],
    },
    call: 'INCONCLUSIVE obstructed',
    reason: /handled elsewhere and cites src\/api\.js/,
  },
  {
    name: 'the suite is incomplete on head only',
    input: withEvidence(honestFix(), {
      suites: honestFix().evidence.suites.map((run) =>
        run.id === 'S2'
          ? { ...run, complete: false, incompleteBecause: ['test/a.test.js reported nothing'] }
          : run,
      ),
    }),
    call: 'INCONCLUSIVE obstructed',
    reason: /not complete on head: test\/a\.test\.js reported nothing/,
  },
  {
    name: 'a test is gone, and nothing explains it',
    input: withChanges(
      honestFix(),
      testChange({ kind: 'vanished', name: 'keeps the sign of zero', file: 'test/zero.test.js' }),
    ),
    call: 'INCONCLUSIVE obstructed',
    reason: /1 test that passed on base is gone from head: test\/zero\.test\.js > keeps the sign of zero/,
  },
  {
    name: 'a test is skipped on head',
    input: withChanges(honestFix(), testChange({ kind: 'skipped', name: 'divides', edited: true })),
    call: 'INCONCLUSIVE obstructed',
    reason: /1 test that passed on base is skipped on head/,
  },
  {
    name: 'a regression that was seen once',
    input: withChanges(honestFix(), testChange({ kind: 'regressed', replays: 0 })),
    call: 'INCONCLUSIVE obstructed',
    reason: /could not be run again/,
  },
  {
    name: 'a new test needs a network that the sandbox does not give',
    input: withChanges(
      honestFix(),
      testChange({
        kind: 'new-fails',
        name: 'fetches',
        edited: true,
        failureKind: 'error',
        message: 'getaddrinfo ENOTFOUND example.org',
      }),
    ),
    call: 'INCONCLUSIVE obstructed',
    reason: /no network or service/,
  },
  {
    name: 'a new test of the pull request is flaky',
    input: withChanges(
      withEvidence(honestFix(), {
        suites: [
          ...honestFix().evidence.suites,
          suite({ id: 'S9', side: 'head', select: ['test/sum.test.js'], tests: [failing('rounds')] }),
        ],
      }),
      testChange({ kind: 'flaky', name: 'rounds', before: 'absent', edited: true }),
    ),
    call: 'INCONCLUSIVE obstructed',
    reason: /passed and failed by turns on head: test\/sum\.test\.js > rounds/,
  },
  {
    name: 'head cannot be prepared',
    input: withEvidence(honestFix(), {
      suites: [],
      comparisons: [],
      prepared: [
        {
          ready: false,
          pair: { source: 'head', tests: 'head' },
          shas: { source: 'b', tests: 'b' },
          stage: 'dependencies',
          reason: 'npm ci ended with 1',
          tail: '',
          records: [],
        },
      ],
    }),
    call: 'INCONCLUSIVE obstructed',
    reason: /head could not be prepared \(dependencies\): npm ci ended with 1/,
  },
  {
    name: 'base was never run',
    input: withEvidence(honestFix(), {
      suites: honestFix().evidence.suites.filter((run) => run.id !== 'S1'),
    }),
    call: 'INCONCLUSIVE obstructed',
    reason: /not run on base/,
  },
  {
    name: 'the merge result fails a test that passes on head',
    input: withEvidence(honestFix(), {
      comparisons: [
        ...honestFix().evidence.comparisons,
        comparison('merge', [testChange({ kind: 'regressed' })]),
      ],
    }),
    call: 'INCONCLUSIVE obstructed',
    reason: /failed on the merge result/,
  },
  ...(['failed', 'refused', 'cancelled', 'budget', 'max-turns', 'incomplete'] as const).map((status) => ({
    name: `the Verification agent: ${status}`,
    input: { ...honestFix(), agents: [agent({ status })], modelCall: null },
    call: 'INCONCLUSIVE obstructed',
    reason: /the Verification agent/,
  })),
  {
    name: 'a crashed Explore agent',
    input: { ...honestFix(), agents: [agent({}), agent({ agentType: 'Explore', status: 'failed' })] },
    call: 'INCONCLUSIVE obstructed',
    reason: /the Explore agent crashed/,
  },
  {
    name: 'an agent that never gave its verdict',
    input: { ...honestFix(), modelCall: null },
    call: 'INCONCLUSIVE obstructed',
    reason: /gave no verdict of its own/,
  },
  {
    name: 'a fault of the run',
    input: { ...honestFix(), obstructions: ['no sandbox works here'] },
    call: 'INCONCLUSIVE obstructed',
    reason: /no sandbox works here/,
  },

  // not-run
  {
    name: 'documentation only',
    input: withEvidence(honestFix(), {
      change: change('documentation', [{ path: 'README.md', kind: 'documentation' }]),
      suites: [],
      comparisons: [],
    }),
    call: 'INCONCLUSIVE not-run',
    reason: /documentation only/,
  },
  {
    name: 'no tests on either side',
    input: withEvidence(honestFix(), {
      suites: [
        suite({ id: 'S1', side: 'base', tests: [], complete: false, incompleteBecause: ['no tests'] }),
        suite({ id: 'S2', side: 'head', tests: [], complete: false, incompleteBecause: ['no tests'] }),
      ],
      comparisons: [],
    }),
    call: 'INCONCLUSIVE not-run',
    reason: /no tests were found/,
  },
];

describe('the verdict, row by row', () => {
  it.each(rows)('$call: $name', ({ input, call, reason }) => {
    const verdict = decide(input);
    const qualifier =
      verdict.call === 'PASS' ? verdict.shown : verdict.call === 'INCONCLUSIVE' ? verdict.because : '';
    expect(`${verdict.call} ${qualifier}`.trim()).toBe(call);
    expect(verdict.reasons.map(({ text }) => text).join('\n')).toMatch(reason);
    expect(verdict.headline).not.toBe('');
  });
});

describe('tests only', () => {
  const files = [{ path: 'test/sum.test.js', kind: 'test' as const }];
  const repeated = Array.from({ length: 4 }, (_, index) =>
    suite({ id: `S${10 + index}`, side: 'head', select: ['test/sum.test.js'], tests: [passing('rounds')] }),
  );
  const own = withEvidence(honestFix(), {
    change: change('tests', files),
    suites: [...honestFix().evidence.suites, ...repeated],
    comparisons: honestFix().evidence.comparisons.slice(0, 1),
    mutants: [mutant({ killedBy: ['test/sum.test.js > rounds'] })],
  });

  it('pass when they were run five times and kill a mutant of what they claim to test', () => {
    expect(decide(own)).toMatchObject({ call: 'PASS', shown: 'exercised' });
  });

  it('are unproven when they were run less often', () => {
    const once = withEvidence(own, { suites: honestFix().evidence.suites });
    expect(decide(once)).toMatchObject({ because: 'unproven' });
    expect(decide(once).reasons.map(({ text }) => text)).toContain('new tests were not run 5 times');
  });

  it('are unproven when only old tests kill the mutant', () => {
    const other = withEvidence(own, { mutants: [mutant({ killedBy: ['test/old.test.js > adds'] })] });
    expect(decide(other)).toMatchObject({ because: 'unproven' });
  });
});
