import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Sandbox } from '../../sandbox/types.ts';
import type { Repository } from '../../workspace/git.ts';
import { openRemovals, removeFolder } from '../../workspace/remove-folder.ts';
import type { Change, TreeName, TreePair } from '../types/change.ts';
import type { CommandRunner } from '../types/commands.ts';
import type { PreparedTree, Trees } from '../types/trees.ts';
import type { SetUpConfig } from './config.ts';
import { openDependencies } from './dependencies.ts';
import { openPreparation } from './prepare.ts';
import { copyRoom, overlayRoom } from './rooms.ts';
import type { Laid } from './rooms.ts';
import { shaOf } from './sources.ts';

export type TreesOptions = {
  repository: Repository;
  change: Change;
  sandbox: Sandbox;
  runner: CommandRunner;
  /** For trees alone, below the folder that the sandbox was opened with; removed at `close`. */
  folder: string;
  config: SetUpConfig;
  /** Hears of every tree once, ready or not, before those who asked for it. */
  onPrepared?: (tree: PreparedTree) => Promise<void>;
  /** The job's environment: only its registry settings are passed on, to installs. */
  jobEnv?: Record<string, string | undefined>;
};

/** The trees of a change. Prepared ones are frozen: every room starts from the same bytes. */
export type OpenTrees = Trees & {
  /** Host folder of a commit as git has it: no dependencies, no build, no `.git`. Ready long before `prepare` is. */
  sources(name: TreeName): Promise<string>;
  /** Begins to lay out what every attack needs, head and base, without running anything of theirs. */
  begin(): void;
};

export function openTrees(options: TreesOptions): OpenTrees {
  const { repository, change, sandbox, folder } = options;
  const closing = new AbortController();
  const dependencies = openDependencies(options, closing.signal);
  const laidOut = new Map<string, Laid>();
  const prepared = new Map<string, Promise<PreparedTree>>();
  const exported = new Map<TreeName, Promise<string>>();
  const begins: NodeJS.Timeout[] = [];
  const removals = openRemovals();
  let rooms = 0;
  const own = (source: TreeName) => prepareOnce({ source, tests: source });
  const preparation = openPreparation({ ...options, dependencies, laidOut, own }, closing.signal);

  function prepareOnce(pair: TreePair): Promise<PreparedTree> {
    return shared(prepared, nameOf(pair), async () => {
      const tree = await preparation.prepare(pair);
      await options.onPrepared?.(tree);
      return tree;
    });
  }

  function checkOutCrossed(pair: TreePair): void {
    for (const next of crossedWith(pair, change))
      if (!prepared.has(nameOf(next))) preparation.checkOutAhead(next);
  }

  return {
    prepare(pair, signal) {
      return unlessAborted(prepareOnce(pair), signal);
    },
    sources(name) {
      return shared(exported, name, async () => {
        const sha = shaOf(change, name);
        if (sha === null) throw new Error(`the change has no tree "${name}"`);
        const target = path.join(folder, 'sources', name);
        await repository.exportTree(sha, target);
        return target;
      });
    },
    begin() {
      for (const name of ['head', 'base'] as const) preparation.checkOutAhead({ source: name, tests: name });
    },
    async room(tree) {
      const laid = laidOut.get(tree.root);
      if (laid === undefined) throw new Error('this tree was not prepared here');
      rooms += 1;
      const place = path.join(folder, 'rooms', String(rooms));
      await mkdir(path.dirname(place), { recursive: true });
      begins.push(setTimeout(() => checkOutCrossed(tree.pair), aheadMs));
      const room = await (sandbox.mapsPaths
        ? overlayRoom(laid, place)
        : copyRoom(laid, place, closing.signal));
      return { ...room, dispose: async () => removals.begin(place) };
    },
    async close() {
      for (const begin of begins) clearTimeout(begin);
      closing.abort(new Error('the run is over'));
      await Promise.allSettled([...prepared.values(), ...exported.values()]);
      await Promise.all([preparation.settled(), removals.ended()]);
      await removeFolder(folder);
    },
  };
}

/** By then the command that a room was made for has started. */
const aheadMs = 100;

/** What is asked for next, once a side is in use: its sources with the other side's tests, where the change touches any. */
function crossedWith({ source, tests }: TreePair, { files }: Change): TreePair[] {
  const touchesTests = files.some(({ kind }) => kind === 'test' || kind === 'fixture');
  if (source !== tests || source === 'merge' || !touchesTests) return [];
  return [{ source, tests: source === 'head' ? 'base' : 'head' }];
}

/** One piece of work for all who ask for it; a failure is not kept, so that the next may try again. */
function shared<K, V>(known: Map<K, Promise<V>>, key: K, start: () => Promise<V>): Promise<V> {
  const found = known.get(key);
  if (found !== undefined) return found;
  const work = start();
  known.set(key, work);
  work.catch(() => known.delete(key));
  return work;
}

/** The work goes on for the others: it ends with the run. */
function unlessAborted<V>(work: Promise<V>, signal: AbortSignal): Promise<V> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('cancelled'));
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

function nameOf({ source, tests }: TreePair): string {
  return `${source}+${tests}`;
}
