import type { Check } from '../evidence/types/checks.ts';
import { briefIn } from './brief.ts';
import type { Brief } from './brief.ts';
import { check, checkIn, inFolder, mutantsIn, outcomesIn, suite } from './calls.ts';
import type { Call } from './calls.ts';
import { planItemsIn } from './findings.ts';
import type { PlanItem } from './findings.ts';
import { opening } from './opening.ts';
import type { Opened } from './opening.ts';
import type { CallResult, Move, Playbook, Reply } from './types.ts';

type Answer = { planItem: string; checks?: string[]; notTested?: string };
type Answered = { answers: Answer[]; results: CallResult[] };

/** Opens, waits for the plan, plays each of its items in its order, and ends with a Verdict that answers them all. */
export const verification: Playbook = function* (task) {
  const brief = briefIn(task);
  const endsAt = performance.now() + brief.timeMs - reserveMs;
  const opened = yield* opening(brief);
  const items = yield* awaitPlan();
  const { answers, results } = yield* attack(brief, items, { ...opened, endsAt });
  const call = callFrom([...opened.results, ...results]);
  yield { kind: 'call', calls: [{ tool: 'Verdict', input: { ...call, answers } }] };
  return call.summary;
};

function* awaitPlan(): Generator<Move, PlanItem[], Reply> {
  const reply = yield { kind: 'wait', say: 'The opening is played. Waiting for the plan of attack.' };
  const plans = reply.messages
    .flatMap(({ content }) => content)
    .flatMap((block) => ('data' in block ? planIn(block.data) : []));
  return planItemsIn(plans.join('\n'));
}

function planIn(data: unknown): string[] {
  return typeof data === 'object' && data !== null && 'plan' in data && typeof data.plan === 'string'
    ? [data.plan]
    : [];
}

/** Kept back for the verdict. What the time ends in the middle of makes a run obstructed; what is left out is only not verified. */
const reserveMs = 10_000;

/** `endsAt`: on the clock of performance.now(). */
type Timed = Opened & { endsAt: number };

function* attack(brief: Brief, items: PlanItem[], opened: Timed): Generator<Move, Answered, Reply> {
  const answers: Answer[] = [];
  const results: CallResult[] = [];
  let leftMs = share(brief, opened);
  for (const item of items) {
    const calls = callsFor(item, {
      brief,
      opened,
      leftMs: Math.min(leftMs, opened.endsAt - performance.now()),
    });
    if (typeof calls === 'string') {
      answers.push({ planItem: item.id, notTested: calls });
      continue;
    }
    const reply = yield { kind: 'call', say: `${item.id}: ${item.title}`, calls };
    results.push(...reply.results);
    leftMs -= reply.results.reduce((sum, result) => sum + spent(result), 0);
    answers.push(answerFrom(item, reply.results));
  }
  return { answers, results };
}

/** What the attack may take after the opening: as long again as the tests took a few times over, within the job's time. */
function share(brief: Brief, opened: Opened): number {
  return Math.min(brief.timeMs / 3, Math.max(30_000, opened.suiteMs * 3));
}

type Situation = { brief: Brief; opened: Timed; leftMs: number };
type Attack = NonNullable<PlanItem['attack']>;

const repetitions = 5;

/** The calls that test an item, or why it is not tested. */
function callsFor({ attack: move }: PlanItem, { brief, opened, leftMs }: Situation): Call[] | string {
  if (!move) return 'the playbook has no move for it';
  if (opened.blocked) return "head's tree could not be prepared";
  if (leftMs <= 0 || opened.endsAt - performance.now() < leastMs(move, opened))
    return 'no time was left for it';
  switch (move.kind) {
    case 'tests':
      return [suite({ source: 'head', select: move.files }), suite({ source: 'base', select: move.files })];
    case 'mutants':
      return [
        suite({ mutants: { files: move.files, limit: brief.mutants, seconds: Math.ceil(leftMs / 2000) } }),
      ];
    case 'repeat':
      return [suite({ source: 'head', select: move.files, vary: 'repeat', times: repetitions })];
    case 'shuffle':
    case 'locale':
    case 'twice':
      return [suite({ source: 'head', ...changedTests(brief), vary: move.kind })];
    case 'command':
      return [
        check({
          title: `${move.check}: ${move.command}`.slice(0, 200),
          kind: move.check,
          claim: `The repository's own ${move.check} command (${move.from}) passes.`,
          command: inFolder(move.directory, move.command),
          oracle: 'build',
        }),
      ];
  }
}

/** How long an item takes at least, by what its tests took before. Tests that were run already take nothing. */
function leastMs({ kind }: Attack, { suiteMs, touchedMs }: Opened): number {
  const least: Record<Attack['kind'], number> = {
    tests: 0,
    command: 0,
    mutants: 2 * suiteMs,
    repeat: repetitions * touchedMs,
    shuffle: touchedMs,
    locale: touchedMs,
    twice: 2 * touchedMs,
  };
  return least[kind];
}

/** What is repeated under other conditions: the tests that the change brings along, else those nearest to it. */
function changedTests({ change }: Brief): { select: string[] } | { relevant: true } {
  const changed = change.files.filter(({ kind, status }) => kind === 'test' && status !== 'deleted');
  return changed.length > 0 ? { select: changed.map(({ path }) => path) } : { relevant: true };
}

function spent(result: CallResult): number {
  const suites = outcomesIn(result).reduce((sum, { run }) => sum + run.durationMs, 0);
  const runs = checkIn(result)?.runs ?? [];
  return suites + runs.reduce((sum, run) => sum + run.record.durationMs, 0);
}

function answerFrom(item: PlanItem, results: CallResult[]): Answer {
  const failed = results.find((result) => result.isError);
  if (failed) return { planItem: item.id, notTested: failed.content.slice(0, 300) };
  const runs = results.flatMap(outcomesIn).map(({ run }) => run);
  const suites = runs.filter(({ records }) => records.length > 0).map(({ id }) => id);
  const mutants = results.flatMap(mutantsIn).map(({ id }) => id);
  const checks = results.map(checkIn).flatMap((found) => (isCheck(found) ? [found.id] : []));
  const ids = [...suites, ...checks, ...mutants];
  return ids.length > 0
    ? { planItem: item.id, checks: ids }
    : { planItem: item.id, notTested: runs[0]?.incompleteBecause[0] ?? 'nothing could be run for it' };
}

function isCheck(found: Check | undefined): found is Check {
  return found !== undefined && 'outcome' in found;
}

/** What the playbook itself makes of it: it objects to nothing but what was confirmed. The verdict is computed from the evidence. */
function callFrom(results: CallResult[]): { call: 'PASS' | 'FAIL'; summary: string } {
  const regressed = results
    .flatMap(outcomesIn)
    .flatMap(({ comparisons }) => comparisons)
    .filter(({ role }) => role === 'across-change')
    .flatMap(({ changes }) => changes.filter((change) => change.kind === 'regressed' && change.replays > 0));
  const failed = results.map(checkIn).filter((found) => isCheck(found) && found.outcome === 'fail');
  return regressed.length + failed.length > 0
    ? {
        call: 'FAIL',
        summary: `${regressed.length} tests and ${failed.length} checks fail on head and not on base.`,
      }
    : { call: 'PASS', summary: 'Nothing that was run fails on head and passes on base.' };
}
