import type { Exit } from '../base/commands.ts';
import type { AgentId } from '../base/ids.ts';
import { runPlan } from './suite-plan.ts';
import type { PlanResult } from './suite-plan.ts';
import { manifestFault } from './runners/manifest.ts';
import type { SuitePlan } from './runners/types.ts';
import type { CommandRunner, Room } from './types/commands.ts';
import type { PreparedTree, Trees } from './types/trees.ts';
import type { SuiteRun, Variation } from './types/suites.ts';
import type { TreePair } from './types/change.ts';

export type RunSuiteRequest = {
  /** `S2`. */
  id: string;
  plans: SuitePlan[];
  pair: TreePair;
  tree: PreparedTree & { ready: true };
  /** Test files relative to the repository root; null or absent for all. */
  select?: string[] | null;
  variation?: Variation;
  /** For the whole suite run, reruns included. */
  timeoutMs: number;
  agentId: AgentId | 'runtime';
  /** Stop at the first failure. */
  bail?: boolean;
  /** Called with each fresh room before anything runs in it. */
  prepareRoom?: (room: Room) => Promise<void>;
};

export type SuitePorts = { trees: Trees; runner: CommandRunner };

/**
 * Runs the project's tests on one prepared tree, every plan in a fresh room. One file that breaks or hangs does not hide
 * the others: it counts as failed and they are run without it. `complete` says whether every expected file reported and
 * nothing contradicts the exit status.
 */
export async function runSuite(
  request: RunSuiteRequest,
  ports: SuitePorts,
  signal: AbortSignal,
): Promise<SuiteRun> {
  const started = Date.now();
  const deadline = started + request.timeoutMs;
  const results: PlanResult[] = [];
  for (const plan of request.plans) {
    const select =
      request.select === null || request.select === undefined
        ? null
        : plan.files.filter((file) => request.select?.includes(file));
    if (select?.length === 0 || !canVary(plan, select, request.variation)) continue;
    if (signal.aborted) break;
    results.push(await runPlan(plan, { request, select, deadline }, ports, signal));
  }
  const fault = request.plans.length === 0 ? await manifestFault(request.tree.root, '.') : null;
  return joined(request, results, { durationMs: Date.now() - started, cancelled: signal.aborted, fault });
}

/** The same order once more would show nothing about another one. */
function canVary(plan: SuitePlan, select: string[] | null, variation: Variation | undefined): boolean {
  if (variation?.kind !== 'shuffle' || plan.shuffles === 'tests') return true;
  return plan.shuffles === 'files' && (select ?? plan.files).length > 1;
}

function joined(
  request: RunSuiteRequest,
  results: PlanResult[],
  { durationMs, cancelled, fault }: { durationMs: number; cancelled: boolean; fault: string | null },
): SuiteRun {
  const reasons = [
    ...(fault === null ? reasonsOf(request, results) : [fault]),
    ...(cancelled ? ['the run was cancelled'] : []),
  ];
  const notes = results.flatMap((result) => result.notes);
  return {
    id: request.id,
    pair: request.pair,
    tree: request.tree.shas,
    runner: [...new Set(request.plans.map((plan) => plan.runner))].join('+') || 'none',
    select: request.select ?? null,
    variation: request.variation ?? null,
    complete: reasons.length === 0,
    incompleteBecause: reasons,
    files: unique(results.flatMap((result) => result.files)),
    tests: withOccurrences(results),
    records: results.flatMap((result) => result.records),
    exit: worst(results.map((result) => result.exit)),
    touched: unique(results.flatMap((result) => result.touched)),
    survivors: results.reduce((sum, result) => sum + result.survivors, 0),
    durationMs,
    ...(notes.length > 0 ? { notes: unique(notes) } : {}),
  };
}

function reasonsOf(request: RunSuiteRequest, results: PlanResult[]): string[] {
  if (request.plans.length === 0)
    return ['no tests were found: no test script, and no known test runner among the dependencies'];
  if (results.length === 0 && request.variation?.kind === 'shuffle')
    return ['the runner has nothing here that it could put in another order'];
  if (results.length === 0 && (request.select?.length ?? 0) > 0)
    return ['none of the files asked for is a test file here'];
  const reasons = unique(results.flatMap((result) => result.incompleteBecause));
  const silent = reasons.length === 0 && results.every((result) => result.tests.length === 0);
  return silent && (request.select ?? null) === null ? ['no test was reported'] : reasons;
}

/** Two plans may run the same file (with other options): their tests of one name are its occurrences. */
function withOccurrences(results: PlanResult[]): SuiteRun['tests'] {
  const offsets = new Map<string, number>();
  return results.flatMap((result) => {
    const here = new Map<string, number>();
    const tests = result.tests.map((test) => {
      const key = `${test.file}\0${test.name}`;
      here.set(key, (here.get(key) ?? 0) + 1);
      return { ...test, occurrence: test.occurrence + (offsets.get(key) ?? 0) };
    });
    for (const [key, count] of here) offsets.set(key, (offsets.get(key) ?? 0) + count);
    return tests;
  });
}

function worst(exits: Exit[]): Exit {
  return (
    exits.find((exit) => exit.kind !== 'code') ??
    exits.find((exit) => exit.kind === 'code' && exit.code !== 0) ??
    exits[0] ?? { kind: 'code', code: 0 }
  );
}

function unique(items: string[]): string[] {
  return [...new Set(items)];
}
