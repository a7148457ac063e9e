import type { SuiteRun, TestResult } from '../evidence/types/suites.ts';

/** How often each test passed and failed in all ordinary runs of one side. */
export type History = {
  of(test: TestAddress): { passed: number; failed: number };
  /** Files in which a test of this name failed. */
  failedIn(name: string): string[];
};

export type TestAddress = Pick<TestResult, 'file' | 'name' | 'occurrence'>;

/** The same test on another tree. */
export function keyOf(test: TestAddress): string {
  return JSON.stringify([test.file, test.name, test.occurrence]);
}

export function historyOf(runs: SuiteRun[]): History {
  const counts = new Map<string, { passed: number; failed: number }>();
  const failing = new Map<string, Set<string>>();
  for (const test of runs.flatMap((run) => run.tests)) {
    if (test.status !== 'passed' && test.status !== 'failed') continue;
    const known = counts.get(keyOf(test)) ?? { passed: 0, failed: 0 };
    known[test.status] += 1;
    counts.set(keyOf(test), known);
    if (test.status === 'failed') {
      failing.set(test.name, (failing.get(test.name) ?? new Set()).add(test.file));
    }
  }
  return {
    of: (test) => counts.get(keyOf(test)) ?? { passed: 0, failed: 0 },
    failedIn: (name) => [...(failing.get(name) ?? [])],
  };
}
