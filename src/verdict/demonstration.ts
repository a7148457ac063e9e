import type { Check } from '../evidence/types/checks.ts';
import type { ChangeClass } from '../evidence/types/change.ts';
import type { Mutant } from '../evidence/types/mutants.ts';
import type { Facts, SeenChange } from './facts.ts';
import { isBehavioural } from './failure-text.ts';
import type { PassShown } from './types.ts';

/** What shows that the change does something, and that tests would notice if it did not. */
export type Demonstration = {
  shown: PassShown | null;
  /** Fail by assertion without the change, pass with it. */
  tests: SeenChange[];
  /** Fail without the change in another way (missing export, TypeError, crash): named, but no demonstration. */
  erring: SeenChange[];
  /** New tests that do not even run without the change: their file cannot be loaded. */
  notRunBefore: SeenChange[];
  checks: Check[];
  killed: Mutant[];
  /** Why it is not shown, where something particular is missing. */
  missing: string[];
};

type Requirement = {
  /** What can show a change of this class, the strongest first. */
  by: ('tests' | 'checks' | 'mutants' | 'suite')[];
  /** Runs of every new test on head. */
  repeats: number;
};

/** What a change must show for PASS, by the strictest kind of file in it. */
const requirements: Record<ChangeClass, Requirement> = {
  source: { by: ['tests', 'checks', 'mutants'], repeats: 0 },
  tests: { by: ['mutants'], repeats: 5 },
  dependencies: { by: ['tests', 'suite'], repeats: 0 },
  configuration: { by: ['tests', 'checks'], repeats: 0 },
  documentation: { by: [], repeats: 0 },
};

export function demonstrate(facts: Facts): Demonstration {
  const { by, repeats } = requirements[facts.evidence.change.class];
  const fixed = fixedTests(facts);
  const tests = fixed.filter(isBehavioural);
  const checks = facts.evidence.checks.filter(isOurDiscrimination);
  const killed = facts.evidence.mutants.filter((mutant) => isTelling(facts, mutant));

  const missing = notRepeated(facts, repeats);
  const demonstrated =
    (by.includes('tests') && tests.length > 0) || (by.includes('checks') && checks.length > 0);
  const exercised =
    (by.includes('mutants') && killed.length > 0) || (by.includes('suite') && wholeSuiteOnBothSides(facts));
  const shown = demonstrated ? 'demonstrated' : exercised ? 'exercised' : null;
  return {
    shown: missing.length > 0 ? null : shown,
    tests,
    erring: fixed.filter((change) => !isBehavioural(change)),
    notRunBefore: (facts.testsOverBase ?? []).filter((change) => change.kind === 'new-passes'),
    checks,
    killed,
    missing,
  };
}

/** The change's own tests that fail over base's sources; and old tests, unedited, that failed before and pass now. */
function fixedTests(facts: Facts): SeenChange[] {
  const across = facts.across.filter(isFixed);
  if (facts.testsOverBase === null) return across;
  const own = facts.testsOverBase.filter((change) => isFixed(change) && change.edited);
  return [...own, ...across.filter((change) => !change.edited)];
}

function isFixed(change: SeenChange): boolean {
  return change.kind === 'fixed' && change.replays > 0;
}

/** A check that the model designed can be written to tell any two trees apart: it is printed, and lifts nothing. */
function isOurDiscrimination(check: Check): boolean {
  return check.discriminates && check.outcome === 'pass' && check.designedBy !== 'model';
}

/** Killed, in a changed line; where only tests changed, killed by one of them: old tests say nothing about new ones. */
function isTelling({ evidence }: Facts, mutant: Mutant): boolean {
  if (mutant.result !== 'killed') return false;
  const { files } = evidence.change;
  if (evidence.change.class === 'tests') {
    const changed = files.filter((file) => file.kind === 'test').map((file) => file.path);
    return mutant.killedBy.some((test) => changed.some((file) => test.startsWith(`${file} > `)));
  }
  return files.some(
    (file) =>
      file.path === mutant.file &&
      file.lines.some(({ start, end }) => mutant.line >= start && mutant.line <= end),
  );
}

function wholeSuiteOnBothSides({ head, base }: Facts): boolean {
  return [head, base].every(
    (run) => run !== null && run.complete && run.select === null && run.tests.length > 0,
  );
}

function notRepeated(facts: Facts, repeats: number): string[] {
  const own = facts.across.filter((change) => change.kind === 'new-passes');
  const few = own.filter((change) => facts.history.head.of(change).passed < repeats);
  return few.length === 0 ? [] : [`new tests were not run ${repeats} times`];
}
