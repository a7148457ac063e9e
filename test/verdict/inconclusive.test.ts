import { describe } from 'vitest';
import {
  change,
  check,
  comparison,
  fixWithoutTest,
  honestFix,
  modelCall,
  mutant,
  suite,
  testChange,
  withChanges,
  withEvidence,
} from './evidence.ts';
import { judgesRows } from './rows.ts';
import type { Row } from './rows.ts';

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

describe('the verdict, row by row: unproven and not run', () => judgesRows(rows));
