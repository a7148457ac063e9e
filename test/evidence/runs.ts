import type { Change, ChangedFile } from '../../src/evidence/types/change.ts';
import type { SuiteRun, TestResult } from '../../src/evidence/types/suites.ts';

/** `file > name: status` → a result. Later parts may be left out of `more`. */
export function result(
  file: string,
  name: string,
  status: TestResult['status'] = 'passed',
  more: Partial<TestResult> = {},
): TestResult {
  return {
    file,
    name,
    occurrence: 0,
    status,
    ...(status === 'failed' ? { failureKind: 'assertion', message: 'no' } : {}),
    ...more,
  };
}

export function suiteRun(id: string, tests: TestResult[], more: Partial<SuiteRun> = {}): SuiteRun {
  const sha = '0'.repeat(40);
  return {
    id,
    pair: { source: 'head', tests: 'head' },
    tree: { source: sha, tests: sha },
    runner: 'mocha',
    select: null,
    variation: null,
    complete: true,
    incompleteBecause: [],
    files: [...new Set(tests.map((test) => test.file))],
    tests,
    records: [],
    exit: { kind: 'code', code: 0 },
    touched: [],
    survivors: 0,
    durationMs: 1,
    ...more,
  };
}

export function changeOf(...files: (Partial<ChangedFile> & { path: string })[]): Change {
  return {
    base: '0'.repeat(40),
    head: '1'.repeat(40),
    merge: null,
    class: 'source',
    files: files.map((file) => ({ status: 'modified', kind: 'source', binary: false, lines: [], ...file })),
  };
}
