import { describe } from 'vitest';
import type { TestChange, TestChangeKind, TestResult } from '../../src/evidence/types/suites.ts';
import type { VerdictInput } from '../../src/verdict/types.ts';
import {
  agent,
  check,
  comparison,
  failing,
  honestFix,
  modelCall,
  passing,
  suite,
  testChange,
  withChanges,
  withEvidence,
} from './evidence.ts';
import { judgesRows, quoted } from './rows.ts';
import type { Row } from './rows.ts';

const rows: Row[] = [
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
  {
    name: 'a test is in no run of everything, and fails when it is asked for by name',
    input: hidden({ kind: 'vanished' }, [failing('adds')]),
    call: 'INCONCLUSIVE obstructed',
    reason: /^1 test that passed on base is gone from head: .*adds/,
  },
  {
    name: 'a test is in no run of everything, and passes when it is asked for by name',
    input: hidden({ kind: 'flaky' }, [passing('adds')]),
    call: 'INCONCLUSIVE obstructed',
    reason: /^1 test that passed on base is gone from head: .*adds/,
  },
  {
    name: 'a configured step left no check behind',
    input: { ...honestFix(), steps: ['lint'] },
    call: 'INCONCLUSIVE obstructed',
    reason: /^the configured step lint was not run$/,
  },
  {
    name: 'the runner fails on either side before it finds a test',
    input: withEvidence(honestFix(), {
      suites: (['base', 'head'] as const).map((side, index) =>
        suite({
          id: `S${index + 1}`,
          side,
          tests: [],
          complete: false,
          exit: { kind: 'code', code: 1 },
          incompleteBecause: ['exit status 1 though no test failed: Error: No test files found'],
        }),
      ),
      comparisons: [],
    }),
    call: 'INCONCLUSIVE obstructed',
    reason:
      /^no test passes or fails by an assertion, on base or on head: exit status 1 .* No test files found$/,
  },
  {
    name: 'every file breaks on either side before its first test',
    input: withEvidence(honestFix(), {
      suites: (['base', 'head'] as const).map((side, index) =>
        suite({
          id: `S${index + 1}`,
          side,
          tests: [
            failing('(file)', { failureKind: 'error', message: "\nError: Cannot find module './setup.js'" }),
          ],
        }),
      ),
      comparisons: [],
    }),
    call: 'INCONCLUSIVE obstructed',
    reason:
      /^no test passes or fails by an assertion, on base or on head: Error: Cannot find module '\.\/setup\.js'$/,
  },
];

/** `adds` passes on base; head's run of everything lacks it, a run by name does not. */
function hidden(given: Partial<TestChange> & { kind: TestChangeKind }, byName: TestResult[]): VerdictInput {
  const input = honestFix();
  const gone = testChange({ name: 'adds', before: 'passed', after: 'absent', ...given });
  const suites = input.evidence.suites.map((run) =>
    run.id === 'S2' ? { ...run, tests: run.tests.filter(({ name }) => name !== 'adds') } : run,
  );
  const selected = suite({ id: 'S9', side: 'head', select: ['test/sum.test.js'], tests: byName });
  return withChanges(withEvidence(input, { suites: [...suites, selected] }), gone);
}

describe('the verdict, row by row: obstructed', () => judgesRows(rows));
