import type { Ledger } from './ledger.ts';
import { treesWithMutant } from './mutants/lay.ts';
import { runnerPackages } from './runners/packages.ts';
import { planSuites } from './runners/plan.ts';
import { relevantTests, usersOfChangedTests } from './runners/relevant.ts';
import type { SuitePlan } from './runners/types.ts';
import { runSuite } from './suite.ts';
import type { Change, TreePair } from './types/change.ts';
import type { CommandRunner } from './types/commands.ts';
import type { PreparedTree, Trees } from './types/trees.ts';
import type { RunnerPackage, SuiteRequest, SuiteRun } from './types/suites.ts';

export type SuiteConfig = { testCommand?: string; workingDirectory?: string; timeoutMs: number };

export type SuitesOptions = {
  change: Change;
  trees: Trees;
  runner: CommandRunner;
  ledger: Ledger;
  config: SuiteConfig;
};

/** A suite run, with what it covers (`all`, `relevant`, `touched`, or the files asked for) so that like is compared with like. */
export type ScopedRun = {
  run: SuiteRun;
  scope: string;
  reused: boolean;
  unprepared?: { stage: string; reason: string; tail: string };
};

/** The scope of suites that cross the sides: only tests that the change touches can tell anything there. */
export const touchedScope = 'touched';

export type Suites = { run(request: SuiteRequest, signal: AbortSignal): Promise<ScopedRun> };

/** When the nearest tests are most of the tests, all are run instead: it costs little more and says everything. */
const nearlyAll = 0.7;

/** Runs the project's own tests on a pair of trees: prepares the tree, plans once a tree, runs no suite twice unasked. */
export function openSuites({ change, trees, runner, ledger, config }: SuitesOptions): Suites {
  const plans = new Map<string, Promise<SuitePlan[]>>();
  const packages = new Map<string, Promise<RunnerPackage[]>>();
  const done = new Map<string, Promise<ScopedRun>>();
  let nearest: Promise<string[] | null> | undefined;
  let touched: Promise<string[] | null> | undefined;

  async function plansOf(tree: PreparedTree & { ready: true }): Promise<SuitePlan[]> {
    const found = plans.get(tree.root) ?? planSuites(tree.root, { config, change });
    plans.set(tree.root, found);
    return await found;
  }

  /** Read while the suite runs: nothing that runs can write into the tree itself. */
  function packagesOf(tree: PreparedTree & { ready: true }, own: SuitePlan[]): Promise<RunnerPackage[]> {
    const found = packages.get(tree.root) ?? runnerPackages(tree, own);
    packages.set(tree.root, found);
    return found;
  }

  /** The tests nearest to the change on either side; null when that is nearly all of them, or none was found. */
  async function findNearest(signal: AbortSignal): Promise<string[] | null> {
    const sides = await Promise.all(
      (['head', 'base'] as const).map(async (name) => {
        const tree = await trees.prepare({ source: name, tests: name }, signal);
        if (!tree.ready) return { all: [], near: [] };
        const own = await plansOf(tree);
        return { all: own.flatMap((plan) => plan.files), near: await relevantTests(own, change, tree.root) };
      }),
    );
    const near = new Set(sides.flatMap((side) => side.near));
    const all = new Set(sides.flatMap((side) => side.all));
    return near.size === 0 || near.size >= all.size * nearlyAll ? null : [...near];
  }

  /** Tests that the change touches, on either side: edited files, and users of an edited helper or fixture. */
  async function findTouched(signal: AbortSignal): Promise<string[] | null> {
    const users = await Promise.all(
      (['head', 'base'] as const).map(async (name) => {
        const tree = await trees.prepare({ source: name, tests: name }, signal);
        if (!tree.ready) return [];
        const files = (await plansOf(tree)).flatMap((plan) => plan.files);
        return [...(await usersOfChangedTests(files, change, tree.root))];
      }),
    );
    const edited = change.files.filter((file) => file.kind === 'test');
    const names = edited.flatMap(({ path, from }) => (from === undefined ? [path] : [path, from]));
    const touched = new Set([...names, ...users.flat()]);
    return touched.size === 0 ? null : [...touched];
  }

  async function wanted(
    request: SuiteRequest,
    signal: AbortSignal,
  ): Promise<{ scope: string; files: string[] | null }> {
    if (request.select) return { scope: request.select.toSorted().join('\n'), files: request.select };
    if (!request.relevant) return { scope: 'all', files: null };
    if (request.trees.source !== request.trees.tests) {
      touched ??= findTouched(signal);
      const files = await touched;
      if (files !== null) return { scope: touchedScope, files };
    }
    nearest ??= findNearest(signal);
    const files = await nearest;
    return files === null ? { scope: 'all', files } : { scope: 'relevant', files };
  }

  async function run(
    request: SuiteRequest,
    scope: string,
    files: string[] | null,
    signal: AbortSignal,
  ): Promise<ScopedRun> {
    const tree = await trees.prepare(request.trees, signal);
    if (!tree.ready) {
      const { stage, reason, tail } = tree;
      return {
        run: notRun(ledger.nextId('S'), request, tree),
        scope,
        reused: false,
        unprepared: { stage, reason, tail },
      };
    }
    const own = await plansOf(tree);
    const present = new Set(own.flatMap((plan) => plan.files));
    const behind = packagesOf(tree, own);
    behind.catch(() => undefined);
    const ran = await runSuite(
      {
        id: ledger.nextId('S'),
        plans: own,
        pair: request.trees,
        tree,
        select: files?.filter((file) => present.has(file)) ?? null,
        ...(request.variation ? { variation: request.variation } : {}),
        timeoutMs: request.timeoutMs ?? config.timeoutMs,
        agentId: request.agentId,
      },
      {
        trees: request.variation?.kind === 'mutant' ? treesWithMutant(trees, request.variation) : trees,
        runner,
      },
      signal,
    );
    const found = await behind;
    const suite = found.length === 0 ? ran : { ...ran, packages: found };
    await ledger.append({ kind: 'suite', suite });
    return { run: suite, scope, reused: false };
  }

  /** The run of everything, when it has been made and says all about the files asked for. */
  async function wholeWith(files: string[] | null, trees: TreePair): Promise<ScopedRun | undefined> {
    const whole = await done.get(`${nameOf(trees)} all`);
    const ran = new Set(whole?.run.files);
    return whole?.run.complete && files?.every((file) => ran.has(file)) ? whole : undefined;
  }

  return {
    async run(request, signal) {
      const { scope, files } = await wanted(request, signal);
      if (request.fresh || request.variation) return await run(request, scope, files, signal);
      const key = `${nameOf(request.trees)} ${scope}`;
      const earlier = done.get(key);
      if (earlier) return { ...(await earlier), reused: true };
      const first = wholeWith(files, request.trees).then((whole) =>
        whole ? { ...whole, reused: true } : run(request, scope, files, signal),
      );
      done.set(key, first);
      try {
        return await first;
      } catch (error) {
        done.delete(key);
        throw error;
      }
    },
  };
}

export function nameOf(pair: TreePair): string {
  return `${pair.source}/${pair.tests}`;
}

function notRun(id: string, request: SuiteRequest, tree: PreparedTree & { ready: false }): SuiteRun {
  return {
    id,
    pair: request.trees,
    tree: tree.shas,
    runner: 'none',
    select: request.select ?? null,
    variation: request.variation ?? null,
    complete: false,
    incompleteBecause: [tree.reason],
    files: [],
    tests: [],
    records: tree.records.map((record) => record.id),
    exit: { kind: 'denied', reason: tree.reason },
    touched: [],
    survivors: 0,
    durationMs: 0,
  };
}
