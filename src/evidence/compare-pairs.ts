import type { Change } from './types/change.ts';
import type { SuiteRun, TestResult } from './types/suites.ts';

type Pair = { was: TestResult; is: TestResult };

export type Pairing = {
  /** The same test on both sides: file (or its new path), name, occurrence. */
  pairs: Pair[];
  /** The same test under another name or in another file. */
  renamed: Pair[];
  /** Only in the first run, and only in the second. */
  lost: TestResult[];
  added: TestResult[];
  before: TestResult[];
  after: TestResult[];
};

/** How alike two titles must be (share of common pairs of letters) to be one test under two names. */
const alike = 0.6;
/** Beyond this many candidates in a file no renames are looked for: the comparison would cost more than it tells. */
const maxCandidates = 400;

/** Finds for each test of one run the same test in the other. */
export function pairUp(before: SuiteRun, after: SuiteRun, change: Change): Pairing {
  const moved = new Map(
    change.files.flatMap((file) =>
      file.status === 'renamed' && file.from !== undefined ? [[file.from, file.path]] : [],
    ),
  );
  const afterFiles = new Set(after.tests.map((test) => test.file));
  const place = (file: string): string => {
    const to = moved.get(file);
    return to !== undefined && afterFiles.has(to) && !afterFiles.has(file) ? to : file;
  };
  const index = new Map(after.tests.map((test) => [keyOf(test.file, test), test]));
  const pairs: Pair[] = [];
  const lost: TestResult[] = [];
  for (const was of before.tests) {
    const key = keyOf(place(was.file), was);
    const is = index.get(key);
    if (is === undefined) lost.push(was);
    else {
      pairs.push({ was, is });
      index.delete(key);
    }
  }
  const renamed = [...movedTests(lost, index), ...renamedTests(lost, index, { place, before, after })];
  const gone = new Set(renamed.map((pair) => pair.was));
  return {
    pairs,
    renamed,
    lost: lost.filter((test) => !gone.has(test)),
    added: [...index.values()],
    before: before.tests,
    after: after.tests,
  };
}

function keyOf(file: string, { name, occurrence }: TestResult): string {
  return `${file}\0${name}\0${occurrence}`;
}

/** The same name in another file, where there is exactly one on each side. */
function movedTests(lost: TestResult[], added: Map<string, TestResult>): Pair[] {
  const byName = grouped([...added.values()], (test) => test.name);
  const lostByName = grouped(lost, (test) => test.name);
  const pairs: Pair[] = [];
  for (const was of lost) {
    const candidates = byName.get(was.name) ?? [];
    const [is] = candidates;
    if (is === undefined || candidates.length !== 1 || lostByName.get(was.name)?.length !== 1) continue;
    if (is.file === was.file || is.status !== was.status || was.name === '(file)') continue;
    pairs.push({ was, is });
    added.delete(keyOf(is.file, is));
  }
  return pairs;
}

type Runs = { place: (file: string) => string; before: SuiteRun; after: SuiteRun };

/** In one file: a lost and a new test with the same outcome, under the same suite, alike in title or at the same position. */
function renamedTests(
  lost: TestResult[],
  added: Map<string, TestResult>,
  { place, before, after }: Runs,
): Pair[] {
  const pairs: Pair[] = [];
  const lostByFile = grouped(
    lost.filter((test) => test.name !== '(file)'),
    (test) => place(test.file),
  );
  const neighboursBefore = neighbours(before.tests);
  const neighboursAfter = neighbours(after.tests);
  for (const [file, gone] of lostByFile) {
    const fresh = [...added.values()].filter((test) => test.file === file && test.name !== '(file)');
    if (fresh.length === 0 || gone.length > maxCandidates || fresh.length > maxCandidates) continue;
    for (const was of gone) {
      const best = fresh
        .filter((is) => is.status === was.status && added.has(keyOf(is.file, is)))
        .map((is) => ({
          is,
          score: likeness(was, is, neighboursBefore.get(was) === neighboursAfter.get(is)),
        }))
        .toSorted((a, b) => b.score - a.score)[0];
      if (best === undefined || best.score < alike) continue;
      pairs.push({ was, is: best.is });
      added.delete(keyOf(best.is.file, best.is));
    }
  }
  return pairs;
}

function likeness(was: TestResult, is: TestResult, samePlace: boolean): number {
  const [suiteBefore, titleBefore] = split(was.name);
  const [suiteAfter, titleAfter] = split(is.name);
  const suites = suiteBefore === suiteAfter ? 1 : dice(suiteBefore, suiteAfter);
  const titles = titleBefore === titleAfter ? 1 : dice(titleBefore, titleAfter);
  if (suites < alike) return 0;
  return samePlace && titles >= alike / 2 ? Math.max(alike, titles) : Math.min(titles, suites);
}

function split(name: string): [string, string] {
  const at = name.lastIndexOf(' > ');
  return at === -1 ? ['', name] : [name.slice(0, at), name.slice(at + 3)];
}

/** Which test stands before each one in its file: a renamed test keeps its neighbour. */
function neighbours(tests: TestResult[]): Map<TestResult, string> {
  const last = new Map<string, string>();
  return new Map(
    tests.map((test) => {
      const before = last.get(test.file) ?? '';
      last.set(test.file, test.name);
      return [test, before];
    }),
  );
}

/** Twice the number of common pairs of letters over the number of all, 0 to 1. */
function dice(a: string, b: string): number {
  if (a === b) return 1;
  const left = bigrams(a);
  const right = bigrams(b);
  const total = a.length - 1 + (b.length - 1);
  if (total <= 0) return 0;
  let common = 0;
  for (const [pair, count] of left) common += Math.min(count, right.get(pair) ?? 0);
  return (2 * common) / total;
}

function bigrams(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let index = 0; index < text.length - 1; index += 1) {
    const pair = text.slice(index, index + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

function grouped<Item>(items: Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
}
