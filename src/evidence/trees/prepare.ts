import path from 'node:path';
import type { Sha } from '../../base/ids.ts';
import type { TreeEntry } from '../../workspace/git/objects.ts';
import { GitFailed } from '../../workspace/git/run.ts';
import { kindOf } from '../survey/kind.ts';
import { planBuild } from '../toolchains/node/build.ts';
import type { BuildPlan, Project } from '../toolchains/types.ts';
import type { CommandRecord } from '../types/commands.ts';
import type { PreparedTree } from '../types/trees.ts';
import type { TreeName, TreePair } from '../types/change.ts';
import { applyBuilt, build } from './build.ts';
import type { BuildOutcome } from './build.ts';
import type { Dependencies } from './dependencies.ts';
import { linkLayer } from './layer.ts';
import type { Layer } from './layer.ts';
import type { TreesOptions } from './open.ts';
import { projectsOf } from './projects.ts';
import type { Laid } from './rooms.ts';
import { shaOf, treeOfPair } from './sources.ts';

export type PreparationOptions = TreesOptions & {
  dependencies: Dependencies;
  /** Filled with every tree that is ready, by its root. */
  laidOut: Map<string, Laid>;
  /** The tree of the same sources with their own tests: it builds first. */
  own: (source: TreeName) => Promise<unknown>;
};

type Checkout = {
  pair: TreePair;
  shas: { source: Sha; tests: Sha };
  place: string;
  root: string;
  files: string[];
  projects: Project[];
  git: Layer;
};

/** Checkout → dependencies → build, once for each pair. */
export function openPreparation(options: PreparationOptions, signal: AbortSignal) {
  const { repository, change, sandbox, runner, folder, config, dependencies, laidOut, own } = options;
  const builds = new Map<TreeName, Promise<BuildOutcome | null>>();
  const listings = new Map<Sha, Promise<TreeEntry[]>>();
  const ahead = new Map<string, Promise<Checkout>>();

  async function prepare(pair: TreePair): Promise<PreparedTree> {
    const source = shaOf(change, pair.source);
    const tests = shaOf(change, pair.tests);
    const shas = { source: source ?? '', tests: tests ?? '' };
    if (source === null || tests === null) {
      const reason = 'There is no merge result: base has not moved on, or the two do not merge.';
      return { ready: false, pair, shas, stage: 'checkout', reason, tail: '', records: [] };
    }
    let checkout: Checkout;
    try {
      checkout = await (taken(pair) ?? checkOut(pair, { source, tests }));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof GitFailed)) throw error;
      const reason = 'The commit could not be checked out.';
      return { ready: false, pair, shas, stage: 'checkout', reason, tail: error.message, records: [] };
    }
    return await complete(checkout);
  }

  /** Head and base are asked for more than once. */
  function listed(tree: Sha): Promise<TreeEntry[]> {
    const entries = listings.get(tree) ?? repository.listTree(tree);
    listings.set(tree, entries);
    entries.catch(() => listings.delete(tree));
    return entries;
  }

  /** Begins the part of `prepare` that runs nothing but git. Whoever prepares the pair hears of a failure. */
  function checkOutAhead(pair: TreePair): void {
    const source = shaOf(change, pair.source);
    const tests = shaOf(change, pair.tests);
    if (source === null || tests === null || ahead.has(keyOf(pair))) return;
    const checkout = checkOut(pair, { source, tests });
    checkout.catch(() => undefined);
    ahead.set(keyOf(pair), checkout);
  }

  /** Only once: a failure is not kept, so that the next may try again. */
  function taken(pair: TreePair): Promise<Checkout> | undefined {
    const begun = ahead.get(keyOf(pair));
    ahead.delete(keyOf(pair));
    return begun;
  }

  async function checkOut(pair: TreePair, shas: Checkout['shas']): Promise<Checkout> {
    const place = path.join(folder, 'trees', keyOf(pair));
    const root = path.join(place, 'root');
    const tree = await treeOfPair(repository, { change, pair, scratch: place });
    const git: Layer = { folder: path.join(place, 'git'), entries: ['.git'] };
    const [entries] = await Promise.all([
      listed(tree),
      repository.exportTree(tree, root, { index: path.join(git.folder, '.git/index') }),
      repository.packTree(tree, git.folder),
    ]);
    const files = entries.filter(({ type }) => type === 'blob').map((entry) => entry.path);
    const projects = await projectsOf(root, { config, change });
    return { pair, shas, place, root, files, projects, git };
  }

  async function complete(checkout: Checkout): Promise<PreparedTree> {
    const { pair, shas, root, files, git } = checkout;
    const installed = await dependencies.of(shas.source, {
      entries: await listed(shas.source),
      projects: checkout.projects,
    });
    const records: CommandRecord[] = [...installed.records];
    if (installed.failure !== null) {
      return {
        ready: false,
        pair,
        shas,
        stage: 'dependencies',
        ...installed.failure,
        records,
        notes: installed.notes,
      };
    }
    if (installed.layer !== null) await linkLayer(root, installed.layer);
    const layers = [git, ...(installed.layer === null ? [] : [installed.layer])];
    const laid: Laid = { root, tracked: new Set(files), layers };

    const outcome = await builtFor(checkout, laid);
    if (outcome !== null) {
      if (outcome.fresh) records.push(outcome.record);
      if (!outcome.result.ok) {
        const { reason, tail } = outcome.result;
        return { ready: false, pair, shas, stage: 'build', reason, tail, records, notes: installed.notes };
      }
      await applyBuilt(root, outcome.result.built, signal);
      const { modules } = outcome.result.built;
      if (modules !== null) laid.layers = [modules, ...laid.layers];
    }
    laidOut.set(root, laid);
    const notes = [...installed.notes, ...(outcome?.note === null || outcome === null ? [] : [outcome.note])];
    const over = laid.layers.filter((layer) => layer !== git).map(({ folder }) => folder);
    const made = installed.layer === null ? {} : { installed: installed.layer };
    return { ready: true, pair, shas, root, layers: over, ...made, records, notes };
  }

  /** Trees with the same sources share one build, unless the build makes tests too. */
  async function builtFor(
    checkout: Checkout,
    laid: Laid,
  ): Promise<(BuildOutcome & { fresh: boolean }) | null> {
    const { pair } = checkout;
    const plan = await planFor(checkout);
    if (plan === null) {
      if (pair.source === pair.tests) builds.set(pair.source, Promise.resolve(null));
      return null;
    }
    const run = () => buildHere(checkout, { laid, plan });
    if (pair.source === pair.tests) {
      const first = run();
      builds.set(pair.source, first);
      return { ...(await first), fresh: true };
    }
    await own(pair.source);
    const known = await builds.get(pair.source);
    if (known && (!known.result.ok || !known.result.built.madeTests)) return { ...known, fresh: false };
    return { ...(await run()), fresh: true };
  }

  async function planFor({ root, files, projects }: Checkout): Promise<BuildPlan | null> {
    const [project] = projects;
    if (project === undefined) return null;
    return planBuild(root, project, {
      files,
      tests: files.filter((file) => isTestFile(file)),
      ...(config.buildCommand === undefined ? {} : { command: config.buildCommand }),
      ...(config.workingDirectory === undefined ? {} : { workingDirectory: config.workingDirectory }),
    });
  }

  function buildHere(
    { place, shas }: Checkout,
    { laid, plan }: { laid: Laid; plan: BuildPlan },
  ): Promise<BuildOutcome> {
    const request = {
      plan,
      laid,
      tree: shas,
      maps: sandbox.mapsPaths,
      folder: path.join(place, 'build'),
      runner,
      config,
    };
    return build(request, signal);
  }

  return { prepare, checkOutAhead, settled: () => Promise.allSettled(ahead.values()) };
}

function keyOf({ source, tests }: TreePair): string {
  return `${source}+${tests}`;
}

function isTestFile(file: string): boolean {
  return ['test', 'fixture'].includes(kindOf(file, { generated: false, manifest: null }));
}
