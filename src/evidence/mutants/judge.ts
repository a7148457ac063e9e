import type { Mutant } from '../types/mutants.ts';
import type { SuiteRun, TestResult } from '../types/suites.ts';

/** What became of a mutant, from the same tests without it and with it. */
export function judgeMutant(without: SuiteRun, mutated: SuiteRun): Pick<Mutant, 'result' | 'killedBy'> {
  const passed = new Set(without.tests.filter((test) => test.status === 'passed').map(keyOf));
  if (passed.size === 0) return { result: 'not-covered', killedBy: [] };

  const failing = mutated.tests.filter((test) => test.status === 'failed' && passed.has(keyOf(test)));
  const noticed = failing.filter((test) => !isLoadFailure(test));
  if (noticed.length > 0) {
    return { result: 'killed', killedBy: noticed.slice(0, 3).map((test) => `${test.file} > ${test.name}`) };
  }
  if (mutated.exit.kind === 'timeout') return { result: 'timeout', killedBy: [] };
  const reported = new Set(mutated.tests.map(keyOf));
  const lost = [...passed].some((key) => !reported.has(key));
  if (failing.length > 0 || lost || !mutated.complete) return { result: 'invalid', killedBy: [] };
  return { result: failsOtherwise(without, mutated) ? 'undecided' : 'survived', killedBy: [] };
}

/** A test that fails already can still reach the mutant: what it says changes then. */
function failsOtherwise(without: SuiteRun, mutated: SuiteRun): boolean {
  const said = new Map(
    without.tests.filter((test) => test.status === 'failed').map((test) => [keyOf(test), test.message]),
  );
  return mutated.tests.some(
    (test) => test.status === 'failed' && said.has(keyOf(test)) && said.get(keyOf(test)) !== test.message,
  );
}

function keyOf(test: TestResult): string {
  return JSON.stringify([test.file, test.name, test.occurrence]);
}

/** The mutated file could not be compiled or loaded: that says nothing about the tests. */
function isLoadFailure({ message = '', failureKind }: TestResult): boolean {
  if (failureKind === 'timeout') return true;
  return /^(?:.*\n){0,3}?.*(?:\bSyntaxError\b(?!.*JSON)|error TS\d+|TS\d+:|Transform failed|Cannot find module|ERR_MODULE_NOT_FOUND|Failed to (?:parse|load|compile)|Test suite failed to run)/.test(
    message,
  );
}
