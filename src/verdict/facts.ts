import type { Comparison, SuiteRun, TestChange } from '../evidence/types/suites.ts';
import type { Evidence } from '../evidence/types/laboratory.ts';
import { historyOf, keyOf } from './history.ts';
import type { History } from './history.ts';
import type { VerdictInput } from './types.ts';
import { sortVanished } from './vanished.ts';
import type { Vanished } from './vanished.ts';

/** A change of one test, with the suite runs that show it. */
export type SeenChange = TestChange & { suites: string[] };

/** What the rules look at: the evidence put in order, nothing decided yet. */
export type Facts = {
  input: VerdictInput;
  evidence: Evidence;
  /** The widest ordinary runs of each side; null where there is none. */
  head: SuiteRun | null;
  base: SuiteRun | null;
  across: SeenChange[];
  /** Null: head's tests were never run over base's sources. */
  testsOverBase: SeenChange[] | null;
  baseTestsOverHead: SeenChange[];
  merge: SeenChange[];
  /** Over every ordinary run of a side, repetitions and replays too. */
  history: { head: History; base: History };
  vanished: Vanished;
};

export function gatherFacts(input: VerdictInput): Facts {
  const { evidence } = input;
  const head = evidence.suites.filter((run) => isOwn(run, 'head'));
  const base = evidence.suites.filter((run) => isOwn(run, 'base'));
  const overBase = evidence.comparisons.some((comparison) => comparison.role === 'tests-over-base');
  const facts = {
    input,
    evidence,
    head: widest(head),
    base: widest(base),
    across: changesOf(evidence, 'across-change'),
    testsOverBase: overBase ? changesOf(evidence, 'tests-over-base') : null,
    baseTestsOverHead: changesOf(evidence, 'base-tests-over-head'),
    merge: changesOf(evidence, 'merge'),
    history: { head: historyOf(head), base: historyOf(base) },
  };
  return { ...facts, vanished: sortVanished(facts) };
}

function isOwn(run: SuiteRun, side: 'head' | 'base'): boolean {
  return run.pair.source === side && run.pair.tests === side && run.variation === null;
}

/** The whole suite before a selection, then the one with the most files; of equals the first, which the others repeat. */
function widest(runs: SuiteRun[]): SuiteRun | null {
  return runs.toSorted((one, other) => width(other) - width(one))[0] ?? null;
}

function width(run: SuiteRun): number {
  return run.select === null ? Number.MAX_SAFE_INTEGER : run.select.length;
}

/**
 * The changes of one role. Comparisons of a selection and of the whole suite may both exist: the whole suite says what
 * is there at all; what a selection showed and replayed, it need not show again.
 */
function changesOf(evidence: Evidence, role: Comparison['role']): SeenChange[] {
  const merged = new Map<string, SeenChange>();
  const ordered = evidence.comparisons
    .filter((comparison) => comparison.role === role)
    .toSorted((one, other) => Number(isWhole(evidence, one)) - Number(isWhole(evidence, other)));
  for (const comparison of ordered) {
    if (isWhole(evidence, comparison)) dropUnconfirmed(merged);
    for (const change of comparison.changes) {
      const known = merged.get(keyOf(change));
      if (known?.kind === 'regressed' && known.replays > 0 && change.kind !== 'flaky') continue;
      merged.set(keyOf(change), { ...change, suites: [comparison.before, comparison.after] });
    }
  }
  return [...merged.values()];
}

function isWhole(evidence: Evidence, comparison: Comparison): boolean {
  const runs = evidence.suites.filter((run) => run.id === comparison.before || run.id === comparison.after);
  return runs.length > 0 && runs.every((run) => run.select === null);
}

function dropUnconfirmed(changes: Map<string, SeenChange>): void {
  for (const [key, change] of changes) {
    const stays = change.replays > 0 && (change.kind === 'regressed' || change.kind === 'fixed');
    if (!stays && change.kind !== 'flaky') changes.delete(key);
  }
}
