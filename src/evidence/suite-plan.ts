import type { Exit } from '../base/commands.ts';
import { attempt } from './suite-attempt.ts';
import { doubtsFromSources } from './suite-sources.ts';
import type { Attempt } from './suite-attempt.ts';
import { firstLine } from './runners/report.ts';
import type { SuitePlan } from './runners/types.ts';
import type { RunSuiteRequest, SuitePorts } from './suite.ts';
import type { TestResult } from './types/suites.ts';

/** How often the files that a broken or hanging one kept from reporting are tried again. */
const maxReruns = 6;
export type PlanResult = {
  tests: TestResult[];
  /** The files that were expected to report. */
  files: string[];
  incompleteBecause: string[];
  /** Worth saying, but the results stand. */
  notes: string[];
  records: string[];
  exit: Exit;
  touched: string[];
  survivors: number;
};

export type PlanRun = { request: RunSuiteRequest; select: string[] | null; deadline: number };

type State = {
  result: PlanResult;
  /** Files whose outcome is known. */
  settled: Set<string>;
  forceExit: boolean;
  /** The runner lost tests between files: from now on every file gets a process of its own. */
  oneByOne: boolean;
};

/** Runs one plan until every expected file has reported, or what keeps it from reporting is known. */
export async function runPlan(
  plan: SuitePlan,
  run: PlanRun,
  ports: SuitePorts,
  signal: AbortSignal,
): Promise<PlanResult> {
  const state: State = { result: empty(), settled: new Set(), forceExit: false, oneByOne: false };
  let select = run.select;
  let expected = run.select ?? plan.files;
  for (let round = 0; round <= maxReruns; round += 1) {
    const timeoutMs = timeFor(run, round, expected.length);
    if (timeoutMs < 1_000) {
      state.result.incompleteBecause.push('the time for the suite was over');
      break;
    }
    const one = await attempt(
      plan,
      { ...run, select, timeoutMs, forceExit: state.forceExit, oneByOne: state.oneByOne, again: round > 0 },
      ports,
      signal,
    );
    if (round === 0) expected = expectedFiles(plan, run.select, one);
    else expected = expected.filter((file) => state.settled.has(file) || isTestFile(plan, file, one));
    settle(plan, one, state, { asked: select, expected });
    const missing = expected.filter((file) => !state.settled.has(file));
    if (missing.length === 0 || signal.aborted || run.request.bail) break;
    if (!progressed(one, missing, select)) {
      state.result.incompleteBecause.push(nothingFrom(missing, one));
      break;
    }
    select = missing;
    if (round === maxReruns) state.result.incompleteBecause.push(nothingFrom(missing, one));
  }
  state.result.incompleteBecause.push(
    ...(await doubtsFromSources({
      plan,
      settled: state.settled,
      tests: state.result.tests,
      root: run.request.tree.root,
    })),
  );
  state.result.files = expected;
  return state.result;
}

function empty(): PlanResult {
  return {
    tests: [],
    files: [],
    incompleteBecause: [],
    notes: [],
    records: [],
    exit: { kind: 'code', code: 0 },
    touched: [],
    survivors: 0,
  };
}

/** A first run that hangs must leave time for the files behind the one that hangs. */
function timeFor({ deadline }: PlanRun, round: number, files: number): number {
  const left = deadline - Date.now();
  return Math.floor(round === 0 && files > 1 ? left * 0.7 : left);
}

function expectedFiles(plan: SuitePlan, select: string[] | null, { parsed }: Attempt): string[] {
  if (plan.expects === 'enumerated')
    return (
      select ?? (plan.files.length > 0 ? plan.files : [...new Set(parsed.tests.map((test) => test.file))])
    );
  // It left before it had begun with all of its files: those that it did not come to are the ones that look like tests.
  if (plan.expects === 'started' && !parsed.done)
    return select ?? [...new Set([...(parsed.declared ?? []), ...plan.files])].toSorted();
  if (parsed.declared === null) return select ?? [];
  const declared = new Set(parsed.declared);
  // What the runner was asked for and does not know as a test file is none.
  return select === null ? [...declared].toSorted() : select.filter((file) => declared.has(file));
}

/** What only looked like a test is none if a runner comes to its end without it. What it declared before it has to run. */
function isTestFile(plan: SuitePlan, file: string, { parsed }: Attempt): boolean {
  if (plan.expects !== 'started' || !parsed.done) return true;
  return parsed.declared?.includes(file) ?? false;
}

/** Takes over what an attempt established. */
function settle(
  plan: SuitePlan,
  one: Attempt,
  state: State,
  scope: { asked: string[] | null; expected: string[] },
): void {
  const { parsed, record } = one;
  const { result, settled } = state;
  const halfRun = dropHalfRun(one);
  const culprits = new Map(parsed.interrupted.map((cut) => [cut.file, cut]));
  const asked = scope.asked === null ? null : new Set(scope.asked);
  // A filter may match more files than were asked for.
  const tests = parsed.tests.filter(({ file }) => (asked === null || asked.has(file)) && !settled.has(file));
  const lost = lostFiles(one, state);
  const kept = tests.filter((test) => !lost.has(test.file) && !halfRun.has(test.file));
  const reported = new Set([...kept.map((test) => test.file), ...parsed.finished, ...culprits.keys()]);
  result.tests.push(...kept, ...cutTests(one, kept, settled, state));
  for (const file of reported) settled.add(file);
  result.records.push(record.id);
  result.touched.push(...one.touched);
  result.survivors += record.survivors;
  if (result.exit.kind === 'code' && result.exit.code === 0) result.exit = one.exit;
  result.incompleteBecause.push(...parsed.problems, ...contradictions(one));
  if (parsed.openHandles) {
    state.forceExit = true;
    result.notes.push(`${plan.runner} had to be told to leave after its tests: something was left open`);
  }
}

/** Files that were going on when the time of a slow run was over: what they reported is not all, and they are not to blame. */
function dropHalfRun({ exit, stuck, parsed }: Attempt): Set<string> {
  const slow = exit.kind === 'cancelled' || (exit.kind === 'timeout' && !stuck);
  if (!slow) return new Set();
  const halfRun = parsed.interrupted.filter((cut) => cut.kind !== 'error');
  parsed.interrupted = parsed.interrupted.filter((cut) => cut.kind === 'error');
  return new Set(halfRun.map((cut) => cut.file));
}

/** Files to be run again by themselves because the runner ended without all of their tests. What is lost even then is said. */
function lostFiles({ parsed }: Attempt, state: State): Set<string> {
  const lost = parsed.lost.filter(({ file }) => !state.settled.has(file));
  if (!state.oneByOne && lost.length > 0) {
    state.oneByOne = true;
    return new Set(lost.map(({ file }) => file));
  }
  for (const { file, count } of lost) {
    parsed.finished.push(file);
    state.result.notes.push(`${count} tests of ${file} were never run by the runner`);
  }
  return new Set();
}

/** The failures of files that broke, left early or hung; a file that had only its end to wait for is none. */
function cutTests(one: Attempt, tests: TestResult[], settled: Set<string>, { result }: State): TestResult[] {
  return one.parsed.interrupted.flatMap((cut) => {
    if (settled.has(cut.file)) return [];
    const hung = one.exit.kind === 'timeout';
    if (hung && cut.test === null && cut.kind === 'crash' && tests.some((test) => test.file === cut.file)) {
      result.notes.push(`${cut.file} did not end after its tests: something was left open`);
      return [];
    }
    const name = cut.test ?? '(file)';
    if (tests.some((test) => test.file === cut.file && test.name === name && test.status === 'failed'))
      return [];
    const left = !hung && one.exit.kind === 'code' && one.exit.code === 0 && cut.kind === 'crash';
    if (left)
      result.incompleteBecause.push(
        `${cut.file} left the process in the middle of its tests, with exit status 0`,
      );
    const message = messageOf(cut, one);
    const occurrence = tests.filter((test) => test.file === cut.file && test.name === name).length;
    return [
      {
        file: cut.file,
        name,
        occurrence,
        status: 'failed',
        failureKind: hung ? 'timeout' : kindOfCut(cut, one),
        message: message.trim().slice(0, 2_000),
      },
    ];
  });
}

/** What was printed says more than that the run ended, except of a hang. */
function messageOf(cut: { message: string; kind: 'error' | 'crash' | 'timeout' }, one: Attempt): string {
  if (cut.kind !== 'crash') return cut.message;
  return one.exit.kind === 'timeout' ? `ran out of time\n${one.stderrTail}` : one.stderrTail || cut.message;
}

function kindOfCut(
  cut: { test: string | null; kind: 'error' | 'crash' | 'timeout' },
  one: Attempt,
): 'error' | 'crash' | 'timeout' {
  // A module that throws while it is loaded ends the process of an in-process runner: an error, not a crash.
  return cut.kind === 'crash' && cut.test === null && one.exit.kind === 'code' && one.exit.code !== 0
    ? 'error'
    : cut.kind;
}

function contradictions({ parsed, exit, stderrTail }: Attempt): string[] {
  const failed = parsed.tests.filter((test) => test.status === 'failed').length;
  const explained = failed > 0 || parsed.interrupted.length > 0 || parsed.problems.length > 0;
  switch (exit.kind) {
    case 'code':
      if (exit.code === 0 && failed > 0) return [`exit status 0 though ${failed} tests failed`];
      if (exit.code === 0 && !parsed.done && parsed.interrupted.length === 0 && parsed.tests.length > 0)
        return ['the runner left before its own end, with exit status 0'];
      return exit.code !== 0 && !explained
        ? [
            `exit status ${exit.code} though no test failed: ${firstLine(stderrTail) || 'nothing was printed'}`,
          ]
        : [];
    case 'signal':
      return explained ? [] : [`the runner was killed by ${exit.signal}`];
    case 'timeout':
      return parsed.done || parsed.interrupted.length > 0
        ? []
        : [`the runner ran out of time after ${Math.round(exit.afterMs / 1000)} s`];
    case 'denied':
      return [`the run was refused: ${exit.reason}`];
    case 'cancelled':
      return [];
  }
}

/** Another try makes sense only if this one settled something, or it was a full run that left files out. */
function progressed({ parsed, exit }: Attempt, missing: string[], select: string[] | null): boolean {
  if (exit.kind === 'denied' || exit.kind === 'cancelled') return false;
  if (select === null)
    return parsed.tests.length > 0 || parsed.interrupted.length > 0 || parsed.finished.length > 0;
  return missing.length < select.length;
}

function nothingFrom(missing: string[], { stderrTail }: Attempt): string {
  const names = missing.slice(0, 3).join(', ');
  const more = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
  const said = firstLine(stderrTail);
  return `no result from ${names}${more}${said === '' ? '' : ` (${said})`}`;
}
