import type { Facts, SeenChange } from './facts.ts';
import { isEnvironmental } from './failure-text.ts';
import { reproduceTest } from './reproduce.ts';
import type { Finding } from './types.ts';
import { count, describeTest } from './wording.ts';

/** A finding that makes the verdict FAIL, unless the agent's `intended` or `handledElsewhere` stands. */
export type Failure = {
  finding: Finding;
  /** Ids by which it can be named in `intended` and `handledElsewhere`; empty: it cannot be explained away. */
  names: string[];
};

export function findFailures(facts: Facts): Failure[] {
  return [...regressions(facts), ...ownTestsThatFail(facts), ...failedChecks(facts)];
}

/** Tests that pass on base and fail on head, every time. */
function regressions(facts: Facts): Failure[] {
  const confirmed = confirmedRegressions(facts);
  const old = confirmed.filter((change) => !change.edited);
  const edited = confirmed.filter((change) => change.edited);
  return [
    ...testFailure(facts, old, {
      title: `${count(old.length, 'test')} that ${old.length === 1 ? 'passes' : 'pass'} on base ${failOn(old)} on head`,
      explainable: true,
    }),
    ...testFailure(facts, edited, {
      title: `${count(edited.length, 'test')} in files that the change edits ${failOn(edited)} on head and passed before`,
      explainable: false,
    }),
  ];
}

function confirmedRegressions(facts: Facts): SeenChange[] {
  return facts.across.filter((change) => change.kind === 'regressed' && change.replays > 0);
}

/** Tests that the change brings along and that fail with its own sources. */
function ownTestsThatFail(facts: Facts): Failure[] {
  const failing = ownFailures(facts).filter((change) => standingOf(facts, change) === 'confirmed');
  const files = failing.filter((change) => change.name === '(file)');
  const tests = failing.filter((change) => change.name !== '(file)');
  return [
    ...testFailure(facts, tests, {
      title: `${count(tests.length, 'new test')} of the pull request ${failOn(tests)} on head`,
      explainable: false,
    }),
    ...testFailure(facts, files, {
      title: `${count(files.length, 'new test file')} of the pull request cannot be run on head`,
      explainable: false,
    }),
  ];
}

/** New tests that fail on head, but for those that failed before under another address. */
export function ownFailures(facts: Facts): SeenChange[] {
  return facts.across.filter((change) => change.kind === 'new-fails' && !failedBefore(facts, change));
}

/**
 * `confirmed`: fails on head always, and more than once. `environmental`: needs what the sandbox does not give.
 * `unconfirmed`: failed once, or in a file that the change did not edit while base lost results.
 */
export function standingOf(
  facts: Facts,
  change: SeenChange,
): 'confirmed' | 'environmental' | 'flaky' | 'unconfirmed' {
  const history = facts.history.head.of(change);
  if (history.passed > 0) return 'flaky';
  if (isEnvironmental(change)) return 'environmental';
  const baseMayHaveLostIt = !change.edited && facts.base?.complete !== true;
  const repeated = change.replays > 0 || history.failed > 1;
  return repeated && !baseMayHaveLostIt ? 'confirmed' : 'unconfirmed';
}

/** A test that moved to another file or place and failed on base already. */
function failedBefore(facts: Facts, change: SeenChange): boolean {
  return facts.history.base
    .failedIn(change.name)
    .some((file) => file === change.file || facts.head?.files.includes(file) === false);
}

function failedChecks({ evidence }: Facts): Failure[] {
  return evidence.checks
    .filter((check) => check.outcome === 'fail')
    .map((check) => ({
      names: [check.id],
      finding: {
        severity: 'failure',
        title: check.designedBy === 'configuration' ? `step ${check.title} ${check.because}` : check.title,
        detail: check.because,
        tests: [],
        evidence: [check.id],
        reproduce: check.command,
        check: check.id,
      },
    }));
}

function failOn(changes: SeenChange[]): string {
  return changes.length === 1 ? 'fails' : 'fail';
}

function testFailure(
  facts: Facts,
  changes: SeenChange[],
  { title, explainable }: { title: string; explainable: boolean },
): Failure[] {
  const [first] = changes;
  if (first === undefined) return [];
  const suites = [...new Set(changes.flatMap((change) => change.suites))];
  const reproduce = reproduceTest(facts, first);
  return [
    {
      names: explainable ? suites : [],
      finding: {
        severity: 'failure',
        title,
        detail: first.message ?? `${describeTest(first)} fails on head.`,
        file: first.file,
        tests: changes.map(describeTest),
        evidence: suites,
        ...(reproduce === null ? {} : { reproduce }),
      },
    },
  ];
}
