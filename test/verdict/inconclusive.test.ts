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
    name: 'a step that the configuration asks for could not be run',
    input: withEvidence(honestFix(), {
      checks: [
        check({ designedBy: 'configuration', title: 'lint', outcome: 'blocked', because: 'no such program' }),
      ],
    }),
    call: 'INCONCLUSIVE obstructed',
    reason: /^the configured step lint could not be run: no such program$/,
  },
  {
    name: 'a failed check is called intended, with words that stand at base',
    input: {
      ...withEvidence(honestFix(), { checks: [check({ outcome: 'fail' })] }),
      modelCall: modelCall({ intended: [quoted] }),
      confirmed: [quoted],
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
      confirmed: [{ check: 'S2', where: 'src/api.js', quote: 'callers round first' }],
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
