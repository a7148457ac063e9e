import type { TestResult } from '../evidence/types/suites.ts';
import type { Facts, SeenChange } from './facts.ts';
import { keyOf } from './history.ts';

/** Tests that passed on base and are not run on head any more, told apart by what explains it. */
export type Vanished = {
  /** Nothing explains it, and it is certain: PASS is out of the question. */
  unexplained: SeenChange[];
  /** Another title at the same place, and the new test passes. */
  retitled: { change: SeenChange; to: string }[];
  /** Deleted together with the source that it tested. */
  deletedWithSource: SeenChange[];
  /** Gone in one run only: a suite that loses results now and then. */
  unconfirmed: SeenChange[];
};

type Gathered = Omit<Facts, 'vanished'>;

export function sortVanished(facts: Gathered): Vanished {
  const sorted: Vanished = { unexplained: [], retitled: [], deletedWithSource: [], unconfirmed: [] };
  const titles = {
    before: byFile(facts.base?.tests),
    after: byFile(facts.head?.tests),
    taken: new Set<string>(),
  };
  for (const change of facts.across) {
    if (!isGone(change) || change.before !== 'passed') continue;
    const to = change.edited && change.kind === 'vanished' ? newTitle(titles, change) : null;
    if (!isCertain(facts, change)) sorted.unconfirmed.push(change);
    else if (deletedWithSource(facts, change.file)) sorted.deletedWithSource.push(change);
    else if (to === null) sorted.unexplained.push(change);
    else sorted.retitled.push({ change, to });
  }
  return sorted;
}

/** Also where it runs when it is asked for by name: a suite that hides it then is no suite that passes. */
function isGone({ kind, after }: SeenChange): boolean {
  return kind === 'vanished' || kind === 'skipped' || (kind === 'flaky' && after === 'absent');
}

/**
 * Replayed, or its whole file is not among head's tests. Only a run of everything takes it back: configuration can hide a
 * test from that alone.
 */
function isCertain(facts: Gathered, change: SeenChange): boolean {
  const { passed, failed } = facts.history.head.of(change);
  if (passed + failed > 0) return isHiddenFromWholeRuns(facts, change);
  return (
    change.kind === 'skipped' ||
    change.replays > 0 ||
    (facts.head !== null && !facts.head.files.includes(change.file))
  );
}

/** Head ran everything, and never showed it then. */
function isHiddenFromWholeRuns({ evidence }: Gathered, change: SeenChange): boolean {
  const whole = evidence.suites.filter(
    ({ pair, select, variation }) =>
      pair.source === 'head' && pair.tests === 'head' && select === null && variation === null,
  );
  const key = keyOf(change);
  const shown = whole.some(({ tests }) =>
    tests.some((test) => keyOf(test) === key && (test.status === 'passed' || test.status === 'failed')),
  );
  return whole.length > 0 && !shown;
}

/** `lib/parse.js` and `test/parse.test.js` are gone together. */
function deletedWithSource({ evidence }: Gathered, file: string): boolean {
  const deleted = evidence.change.files.filter((each) => each.status === 'deleted');
  if (!deleted.some((each) => each.path === file)) return false;
  if (stillRuns(evidence, file)) return false;
  const stem = stemOf(file);
  return deleted.some((each) => each.kind === 'source' && stemOf(each.path) === stem);
}

/** Base's own version of the file still loads over head's sources: what it tests is there, whatever else is deleted. */
function stillRuns({ suites }: Gathered['evidence'], file: string): boolean {
  return suites.some(
    ({ pair, tests }) =>
      pair.source === 'head' &&
      pair.tests === 'base' &&
      tests.some((test) => test.file === file && (test.status === 'passed' || isAssertion(test))),
  );
}

function isAssertion({ status, failureKind, name }: TestResult): boolean {
  return status === 'failed' && failureKind === 'assertion' && name !== '(file)';
}

function stemOf(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1).toLowerCase();
  return name.replace(/(?:[._-](?:test|tests|spec))?(?:\.\w+)+$/, '').replace(/^tests?[._-]/, '');
}

/**
 * The title of a new, passing test that stands where the old one stood: in the same file and group, between the same
 * neighbours or with most of the same words. Each new test explains one old test.
 */
function newTitle({ before: all, after: now, taken }: Titles, change: SeenChange): string | null {
  const before = all.get(change.file) ?? [];
  const after = now.get(change.file) ?? [];
  const known = new Set(before.map(keyOf));
  const at = before.findIndex((test) => keyOf(test) === keyOf(change));
  const found = after.find((test, index) => {
    if (known.has(keyOf(test)) || taken.has(keyOf(test)) || test.status !== 'passed') return false;
    const group = groupOf(test.name) === groupOf(change.name);
    const place = sameNeighbours({ before, at }, { after, index });
    return group && (place || likeness(test.name, change.name) >= 0.5);
  });
  if (found === undefined) return null;
  taken.add(keyOf(found));
  return found.name;
}

type Titles = { before: Map<string, TestResult[]>; after: Map<string, TestResult[]>; taken: Set<string> };

function byFile(tests: TestResult[] = []): Map<string, TestResult[]> {
  const files = new Map<string, TestResult[]>();
  for (const test of tests) {
    const list = files.get(test.file) ?? [];
    list.push(test);
    files.set(test.file, list);
  }
  return files;
}

function groupOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf(' > ')));
}

function sameNeighbours(
  { before, at }: { before: TestResult[]; at: number },
  { after, index }: { after: TestResult[]; index: number },
): boolean {
  return (
    at >= 0 &&
    before[at - 1]?.name === after[index - 1]?.name &&
    before[at + 1]?.name === after[index + 1]?.name &&
    before.length > 1
  );
}

/** Words in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const common = [...first].filter((word) => second.has(word)).length;
  return (2 * common) / Math.max(1, first.size + second.size);
}

function wordsOf(name: string): Set<string> {
  return new Set(
    name
      .slice(groupOf(name).length)
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  );
}
