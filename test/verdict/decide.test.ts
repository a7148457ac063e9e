import { describe } from 'vitest';
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
import { judgesRows, quoted } from './rows.ts';
import type { Row } from './rows.ts';

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
      confirmed: [{ ...quoted, check: 'S2' }],
    },
    call: 'FAIL',
    reason: /new test/,
  },
  {
    name: 'words that stand at base do not confirm other words for the same check',
    input: {
      ...withEvidence(honestFix(), { checks: [check({ outcome: 'fail' })] }),
      modelCall: modelCall({ intended: [{ ...quoted, quote: 'words that stand nowhere' }] }),
      confirmed: [quoted],
    },
    call: 'FAIL',
    reason: /An empty list/,
  },
  {
    name: 'one explained check does not explain another',
    input: {
      ...withEvidence(honestFix(), {
        checks: [check({ outcome: 'fail' }), check({ id: 'C2', outcome: 'fail', title: 'A second one' })],
      }),
      modelCall: modelCall({ intended: [quoted] }),
      confirmed: [quoted],
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
    name: 'a test went together with a namesake of the source that it tested, and still runs over head',
    input: withChanges(
      withEvidence(honestFix(), {
        change: change('source', [
          { path: 'src/sum.js' },
          { path: 'src/types/old.js', status: 'deleted' },
          { path: 'test/old.test.js', status: 'deleted', kind: 'test' },
        ]),
        suites: [
          ...honestFix().evidence.suites,
          suite({
            id: 'S9',
            side: 'head',
            testsOf: 'base',
            tests: [failing('adds', { file: 'test/old.test.js' })],
          }),
        ],
      }),
      testChange({ kind: 'vanished', file: 'test/old.test.js', edited: true }),
    ),
    call: 'INCONCLUSIVE obstructed',
    reason: /is gone from head/,
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
];

describe('the verdict, row by row: FAIL and PASS', () => judgesRows(rows));
