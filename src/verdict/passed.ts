import type { Demonstration } from './demonstration.ts';
import type { Facts, SeenChange } from './facts.ts';
import type { Reason } from './types.ts';
import { count, describeTest } from './wording.ts';

const mostNames = 200;

/** What was run and held, for the folded part of the report. */
export function findPassed(facts: Facts, demonstration: Demonstration): Reason[] {
  return [
    ...suites(facts),
    ...named(demonstration.tests, 'fails before the change and passes with it'),
    ...named(
      demonstration.erring,
      'fails before the change (by an error, not an assertion) and passes with it',
    ),
    ...named(demonstration.notRunBefore, 'cannot run before the change and passes with it'),
    ...mutants(facts),
    ...checks(facts),
  ];
}

function suites({ head, base }: Facts): Reason[] {
  return [base, head].flatMap((run) => {
    if (run === null || run.tests.length === 0) return [];
    const passed = run.tests.filter((test) => test.status === 'passed').length;
    const failed = run.tests.filter((test) => test.status === 'failed').length;
    const scope = run.select === null ? 'the whole suite' : count(run.select.length, 'test file');
    const text = `${run.pair.source}: ${count(passed, 'test')} pass, ${failed} fail (${scope}, ${run.runner})`;
    return [{ text, evidence: [run.id] }];
  });
}

function named(changes: SeenChange[], what: string): Reason[] {
  const lines = changes
    .slice(0, mostNames)
    .map((change) => ({ text: `${describeTest(change)}: ${what}`, evidence: change.suites }));
  const left = changes.length - mostNames;
  return left > 0 ? [...lines, { text: `${left} more: ${what}`, evidence: [] }] : lines;
}

function mutants({ evidence }: Facts): Reason[] {
  const killed = evidence.mutants.filter((mutant) => mutant.result === 'killed');
  if (killed.length === 0) return [];
  const tried = evidence.mutants.filter(
    (mutant) => mutant.result === 'killed' || mutant.result === 'survived',
  );
  return [
    {
      text: `${killed.length} of ${count(tried.length, 'altered line')} ${killed.length === 1 ? 'was' : 'were'} noticed by the tests`,
      evidence: killed.map((mutant) => mutant.id),
    },
  ];
}

function checks({ evidence }: Facts): Reason[] {
  return evidence.checks
    .filter((check) => check.outcome === 'pass' || check.outcome === 'pre-existing')
    .map((check) => ({
      text: `${check.title}: ${check.because}${check.discriminates && check.designedBy === 'model' ? ' (designed by the model: counts for nothing)' : ''}`,
      evidence: [check.id],
    }));
}
