import { changeCounts } from './change-counts.ts';
import { pairUp } from './compare-pairs.ts';
import type { Pairing } from './compare-pairs.ts';
import type { Change } from './types/change.ts';
import type { Comparison, SuiteRun, TestChange, TestChangeKind, TestResult } from './types/suites.ts';

export { confirm } from './confirm.ts';

export type CompareOptions = {
  /** Test files that use a changed test file or fixture; where it is not given, those that lie beside or below one count. */
  usersOfChangedTests?: ReadonlySet<string>;
};

/** Compares two suite runs test by test. Pure; disagreements are not replayed here: see `confirm`. */
export function compare(
  before: SuiteRun,
  after: SuiteRun,
  role: Comparison['role'],
  change: Change,
  options: CompareOptions = {},
): Comparison {
  const pairing = pairUp(before, after, change);
  const edited = editedFiles(before, after, change, options);
  const changes: TestChange[] = [];
  let stillPasses = 0;
  for (const { was, is } of pairing.pairs) {
    const kind = kindOfPair(was, is);
    if (kind === 'still-passes') stillPasses += 1;
    if (kind !== null && kind !== 'still-passes') changes.push(changeOf(is, { kind, was, is, edited }));
  }
  for (const { was, is } of pairing.renamed)
    changes.push({
      ...changeOf(was, { kind: 'renamed', was, is, edited }),
      to: { file: is.file, name: is.name },
    });
  changes.push(...lostTests(pairing, edited), ...newTests(pairing, edited));
  return {
    role,
    before: before.id,
    after: after.id,
    changes,
    complete: before.complete && after.complete,
    incompleteBecause: [before, after].flatMap((run) =>
      run.incompleteBecause.map((reason) => `${run.id}: ${reason}`),
    ),
    counts: changeCounts(changes, stillPasses),
  };
}

/** Null: both skipped, nothing to say. */
function kindOfPair(was: TestResult, is: TestResult): TestChangeKind | null {
  if (!ran(was)) return !ran(is) ? null : is.status === 'passed' ? 'new-passes' : 'new-fails';
  if (!ran(is)) return 'skipped';
  if (was.status === 'passed') return is.status === 'passed' ? 'still-passes' : 'regressed';
  return is.status === 'passed' ? 'fixed' : 'still-fails';
}

function ran({ status }: TestResult): boolean {
  return status === 'passed' || status === 'failed';
}

type Sides = {
  kind: TestChangeKind;
  was: TestResult | null;
  is: TestResult | null;
  edited: ReadonlySet<string>;
};

function changeOf(at: TestResult, { kind, was, is, edited }: Sides): TestChange {
  const failure = is?.status === 'failed' ? is : was?.status === 'failed' ? was : null;
  return {
    file: at.file,
    ...(was !== null && was.file !== at.file ? { from: was.file } : {}),
    name: at.name,
    occurrence: at.occurrence,
    kind,
    before: was?.status ?? 'absent',
    after: is?.status ?? 'absent',
    ...(failure?.failureKind === undefined ? {} : { failureKind: failure.failureKind }),
    ...(failure?.message === undefined ? {} : { message: failure.message }),
    edited: edited.has(at.file),
    replays: 0,
  };
}

/**
 * Tests of `before` that `after` does not have. Where a failure of the file itself kept them from running they have
 * regressed with it; below a test that fails they are part of that failure; otherwise they have vanished.
 */
function lostTests({ lost, after }: Pairing, edited: ReadonlySet<string>): TestChange[] {
  const brokenFiles = new Map(after.filter(endsItsFile).map((test) => [test.file, test]));
  const failing = new Set(
    after.filter((test) => test.status === 'failed').map((test) => `${test.file}\0${test.name}`),
  );
  return lost.flatMap((was): TestChange[] => {
    if (was.name === '(file)' && after.some((test) => test.file === was.file))
      return was.status === 'failed' ? [changeOf(was, { kind: 'fixed', was, is: null, edited })] : [];
    if (was.status === 'skipped' || was.status === 'todo') return [];
    const broken = brokenFiles.get(was.file);
    if (broken !== undefined) return was.status === 'passed' ? [notRun(was, broken, edited)] : [];
    if (ancestors(was.name).some((name) => failing.has(`${was.file}\0${name}`))) return [];
    return [changeOf(was, { kind: 'vanished', was, is: null, edited })];
  });
}

function endsItsFile(test: TestResult): boolean {
  return test.status === 'failed' && (test.name === '(file)' || test.failureKind === 'crash');
}

function notRun(was: TestResult, broken: TestResult, edited: ReadonlySet<string>): TestChange {
  return {
    ...changeOf(was, { kind: 'regressed', was, is: null, edited }),
    failureKind: broken.failureKind ?? 'error',
    message: `did not run, its file failed: ${broken.message ?? ''}`.slice(0, 2_000),
  };
}

function newTests({ added, before }: Pairing, edited: ReadonlySet<string>): TestChange[] {
  const had = new Set(before.map((test) => test.file));
  return added.flatMap((is): TestChange[] => {
    if (is.status === 'skipped' || is.status === 'todo') return [];
    // The file's own failure stands for tests that are listed as regressed, unless there were none before.
    if (is.name === '(file)' && is.status === 'failed' && had.has(is.file))
      return [changeOf(is, { kind: 'regressed', was: null, is, edited })];
    return [
      changeOf(is, { kind: is.status === 'passed' ? 'new-passes' : 'new-fails', was: null, is, edited }),
    ];
  });
}

function ancestors(name: string): string[] {
  const parts = name.split(' > ');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join(' > '));
}

/** Test files that the change touched, themselves or through a helper or fixture. */
function editedFiles(
  before: SuiteRun,
  after: SuiteRun,
  change: Change,
  { usersOfChangedTests }: CompareOptions,
): ReadonlySet<string> {
  const reporting = new Set([...before.tests, ...after.tests].map((test) => test.file));
  const touched = new Set(
    change.files.flatMap((file) => [file.path, ...(file.from === undefined ? [] : [file.from])]),
  );
  const shared = change.files
    .filter((file) => file.kind === 'fixture' || (file.kind === 'test' && !reporting.has(file.path)))
    .map((file) => folderAbove(file.path));
  const near = (file: string): boolean => shared.some((folder) => folder !== '' && file.startsWith(folder));
  return new Set(
    [...reporting].filter(
      (file) =>
        touched.has(file) || (usersOfChangedTests === undefined ? near(file) : usersOfChangedTests.has(file)),
    ),
  );
}

/** `test/fixtures/a.js` → `test/`: the folder whose tests may use it. */
function folderAbove(file: string): string {
  const folders = file.split('/').slice(0, -1);
  const own = folders.findLastIndex(
    (name) =>
      !/^(?:fixtures?|helpers?|support|mocks?|__mocks__|__fixtures__|__snapshots__|snapshots|data|assets|resources)$/i.test(
        name,
      ),
  );
  return own === -1 ? '' : `${folders.slice(0, own + 1).join('/')}/`;
}
