import { changeCounts } from './change-counts.ts';
import type { Comparison, SuiteRun, TestChange, TestChangeKind, TestStatus } from './types/suites.ts';

type Side = 'before' | 'after';
export type Rerun = (side: Side, files: string[]) => Promise<SuiteRun>;

const replayed = new Set<TestChangeKind>(['regressed', 'fixed', 'new-fails', 'vanished']);
/** Files a command: enough that one run covers most comparisons, few enough that one hanging file costs little. */
const filesAtOnce = 25;
/** Files that are replayed at all; those with the fewest disagreements wait and stay unreplayed. */
const maxFiles = 100;

type Round = { before: SuiteRun; after: SuiteRun };

export type Rounds = {
  most: number;
  /** Of tests' time: once the rounds of some files took this long, there is no other for them. */
  enoughMs?: number;
};

/**
 * Runs the files of every disagreement some times more on each side, interleaved, and counts how often both sides behaved
 * as the first time. A test that behaved otherwise even once is flaky. A rerun that was cancelled says nothing.
 */
export async function confirm(
  comparison: Comparison,
  rerun: Rerun,
  { most, enoughMs = Infinity }: Rounds,
): Promise<Comparison> {
  const rounds = new Map<string, Round[]>();
  const from = new Map(
    comparison.changes.flatMap((one) => (one.from === undefined ? [] : [[one.file, one.from]])),
  );
  for (const files of chunks(filesToReplay(comparison))) {
    const ran: Round[] = [];
    let spentMs = 0;
    for (let count = 0; count < most && spentMs < enoughMs; count += 1) {
      const before = await rerun(
        'before',
        files.map((file) => from.get(file) ?? file),
      );
      const after = await rerun('after', files);
      ran.push({ before, after });
      spentMs += before.durationMs + after.durationMs;
    }
    for (const file of files) rounds.set(file, ran);
  }
  const changes = comparison.changes.map((change) => judged(change, rounds.get(change.file) ?? []));
  return { ...comparison, changes, counts: changeCounts(changes, comparison.counts['still-passes']) };
}

function filesToReplay(comparison: Comparison): string[] {
  const weights = new Map<string, number>();
  for (const change of comparison.changes)
    if (replayed.has(change.kind)) weights.set(change.file, (weights.get(change.file) ?? 0) + 1);
  return [...weights]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, maxFiles)
    .map(([file]) => file);
}

function chunks(files: string[]): string[][] {
  const count = Math.ceil(files.length / filesAtOnce);
  return Array.from({ length: count }, (_, index) =>
    files.slice(index * filesAtOnce, (index + 1) * filesAtOnce),
  );
}

function judged(change: TestChange, rounds: Round[]): TestChange {
  if (!replayed.has(change.kind)) return change;
  let replays = 0;
  for (const round of rounds) {
    if (cancelled(round.before) || cancelled(round.after)) continue;
    const asBefore = statusIn(round.before, { ...change, file: change.from ?? change.file });
    const asAfter = statusIn(round.after, change);
    if (!agrees(change.before, asBefore) || !agrees(change.after, asAfter))
      return { ...change, kind: 'flaky', replays, message: told(change, asBefore, asAfter) };
    replays += 1;
  }
  return { ...change, replays };
}

function cancelled(run: SuiteRun): boolean {
  return run.exit.kind === 'cancelled' || run.exit.kind === 'denied';
}

function statusIn(run: SuiteRun, change: TestChange): TestStatus | 'absent' {
  const same = run.tests.find(
    (test) => test.file === change.file && test.name === change.name && test.occurrence === change.occurrence,
  );
  return same?.status ?? 'absent';
}

/** A test that did not run because its file broke may fail in its place the next time: neither is a pass. */
function agrees(first: TestStatus | 'absent', again: TestStatus | 'absent'): boolean {
  return (first === 'passed') === (again === 'passed');
}

function told(change: TestChange, before: string, after: string): string {
  const seen = `first ${change.before} and ${change.after}, then ${before} and ${after}`;
  return `${seen}\n${change.message ?? ''}`.trim().slice(0, 2_000);
}
