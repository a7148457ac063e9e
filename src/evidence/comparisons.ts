import { changeCounts } from './change-counts.ts';
import { compare, confirm } from './compare.ts';
import type { Rounds } from './confirm.ts';
import type { Ledger } from './ledger.ts';
import { nameOf, touchedScope } from './suites.ts';
import type { ScopedRun, Suites } from './suites.ts';
import type { Change, TreePair } from './types/change.ts';
import type { Comparison, SuiteRun, TestChange } from './types/suites.ts';

type Role = { role: Comparison['role']; before: TreePair; after: TreePair };

/** Which two pairs of trees make which comparison. */
const roles: Role[] = [
  {
    role: 'across-change',
    before: { source: 'base', tests: 'base' },
    after: { source: 'head', tests: 'head' },
  },
  {
    role: 'tests-over-base',
    before: { source: 'base', tests: 'head' },
    after: { source: 'head', tests: 'head' },
  },
  {
    role: 'base-tests-over-head',
    before: { source: 'base', tests: 'base' },
    after: { source: 'head', tests: 'base' },
  },
  { role: 'merge', before: { source: 'head', tests: 'head' }, after: { source: 'merge', tests: 'merge' } },
];

/**
 * How often a disagreement is replayed: what can fail a change three times, whatever that takes; what can only speak for it
 * at least once, and again while that is cheap; what is only told of once.
 */
const replays: Record<Comparison['role'], Rounds> = {
  'across-change': { most: 3 },
  'tests-over-base': { most: 3, enoughMs: 60_000 },
  'base-tests-over-head': { most: 1 },
  merge: { most: 3 },
};

export type ComparisonsOptions = {
  change: Change;
  suites: Suites;
  ledger: Ledger;
  /** Which of these test files use a test helper or fixture that the change touches. */
  usersOfChangedTests(files: string[], signal: AbortSignal): Promise<ReadonlySet<string>>;
};

export type Comparisons = { completedBy(ran: ScopedRun, signal: AbortSignal): Promise<Comparison[]> };

/**
 * Compares suite runs of one scope as soon as both sides of a comparison exist, and replays what disagrees. A test that
 * was replayed in an earlier comparison of the same role keeps its outcome: nothing is replayed twice.
 */
export function openComparisons(options: ComparisonsOptions): Comparisons {
  const { change, suites, ledger } = options;
  const runs = new Map<string, SuiteRun>();
  const settled = new Map<string, TestChange>();

  async function confirmed(
    comparison: Comparison,
    { role, whole }: { role: Role; whole: boolean },
    signal: AbortSignal,
  ): Promise<Comparison> {
    const key = (found: TestChange): string =>
      `${role.role}\n${found.file}\n${found.name}\n${found.occurrence}\n${found.kind}`;
    const known = comparison.changes.flatMap((found) => settled.get(key(found)) ?? []);
    const open = comparison.changes.filter((found) => !settled.has(key(found)));
    const replayed = await confirm(
      { ...comparison, changes: open },
      async (side, files) => {
        const request = { agentId: 'runtime', trees: role[side], select: files, fresh: true } as const;
        return (await suites.run(request, signal)).run;
      },
      replays[role.role],
    );
    replayed.changes.forEach((found, index) => {
      const asked = open[index];
      if (asked && (found.replays > 0 || found.kind !== asked.kind)) settled.set(key(asked), found);
    });
    if (whole && role.role === 'across-change' && replayed.changes.some(isHidden)) {
      // It runs when it is asked for by name. A suite that loses results now and then shows it in another run of all.
      await suites.run({ agentId: 'runtime', trees: role.after, fresh: true }, signal);
    }
    return recounted(comparison, [...known, ...replayed.changes]);
  }

  return {
    async completedBy({ run, scope }, signal) {
      runs.set(`${nameOf(run.pair)} ${scope}`, run);
      const made: Comparison[] = [];
      for (const role of roles) {
        if (![nameOf(role.before), nameOf(role.after)].includes(nameOf(run.pair))) continue;
        const before = sideOf(runs, role.before, { scope, as: run });
        const after = sideOf(runs, role.after, { scope, as: run });
        if (!before || !after) continue;
        const usersOfChangedTests = await options.usersOfChangedTests(
          [...new Set([...before.files, ...after.files])],
          signal,
        );
        const compared = compare(before, after, role.role, change, { usersOfChangedTests });
        made.push(await confirmed(compared, { role, whole: after.select === null }, signal));
      }
      for (const comparison of made) await ledger.append({ kind: 'comparison', comparison });
      return made;
    },
  };
}

function isHidden({ kind, before, after }: TestChange): boolean {
  return kind === 'flaky' && before === 'passed' && after === 'absent';
}

/** The run of the same scope; beside a crossed one, what the widest run says about the same files. */
function sideOf(
  runs: ReadonlyMap<string, SuiteRun>,
  pair: TreePair,
  { scope, as }: { scope: string; as: SuiteRun },
): SuiteRun | undefined {
  const name = nameOf(pair);
  const same = runs.get(`${name} ${scope}`);
  if (same || scope !== touchedScope) return same;
  const wide = runs.get(`${name} all`) ?? runs.get(`${name} relevant`);
  const asked = new Set(as.select);
  return (
    wide && {
      ...wide,
      files: wide.files.filter((file) => asked.has(file)),
      tests: wide.tests.filter(({ file }) => asked.has(file)),
    }
  );
}

/** After replays moved tests from one kind to another; what still passes is not listed, so it keeps its count. */
function recounted(comparison: Comparison, changes: TestChange[]): Comparison {
  return { ...comparison, changes, counts: changeCounts(changes, comparison.counts['still-passes']) };
}
