import { mkdir, readdir, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { kindOf } from '../survey/kind.ts';
import type { BuildPlan } from '../toolchains/types.ts';
import type { CommandRecord, CommandRunner, Room } from '../types/commands.ts';
import type { SetUpConfig } from './config.ts';
import { copyInto, layOver, staysInside } from './folders.ts';
import { takeUntracked } from './layer.ts';
import type { Layer } from './layer.ts';
import { endOf, howItEnded } from './outcome.ts';
import { copyRoom, overlayRoom } from './rooms.ts';
import type { Laid } from './rooms.ts';

/** What a build made of a source tree: laid over every tree with the same sources. */
export type Built = {
  /** Host folder of new and changed files. */
  folder: string;
  /** Files and folders that it removed. */
  removed: string[];
  /** What it changed inside `node_modules`; null where nothing, or where rooms are copies. */
  modules: Layer | null;
  /** It made test files: another tree's tests need a build of their own. */
  madeTests: boolean;
};

export type BuildOutcome = {
  record: CommandRecord;
  note: string | null;
  result: { ok: true; built: Built } | { ok: false; reason: string; tail: string };
};

export type BuildRequest = {
  plan: BuildPlan;
  laid: Laid;
  tree: CommandRecord['tree'];
  maps: boolean;
  folder: string;
  runner: CommandRunner;
  config: SetUpConfig;
};

/**
 * Builds a tree in a room of its own and takes out what the build changed. A build that fails is a failure only when
 * what tests need is not there afterwards.
 */
export async function build(request: BuildRequest, signal: AbortSignal): Promise<BuildOutcome> {
  const { plan, laid, maps, folder, runner, config, tree } = request;
  const place = path.join(folder, 'room');
  const room = maps ? await overlayRoom(laid, place) : await copyRoom(laid, place, signal);
  try {
    const record = await runner.run(
      {
        agentId: 'runtime',
        purpose: `build: ${plan.purpose}`,
        tree,
        room,
        script: plan.script,
        cwd: plan.directory,
        env: { CI: '1', npm_config_update_notifier: 'false', ...config.env },
        timeoutMs: config.timeoutMs,
      },
      signal,
    );
    signal.throwIfAborted();
    const into = path.join(folder, 'built');
    const built =
      'upper' in room ? await takeUpper(room.upper, into) : await takeFromCopy(room, { laid, into, signal });
    const failed = record.exit.kind !== 'code' || record.exit.code !== 0;
    if (!failed) return { record, note: null, result: { ok: true, built } };
    const how = `\`${plan.purpose}\` ${howItEnded(record.exit)}`;
    if (await madeEnough(plan, into)) {
      return { record, note: `${how}; the tests were run with what it made`, result: { ok: true, built } };
    }
    const reason = `The build that the tests need failed: ${how} (${plan.because}).`;
    return { record, note: null, result: { ok: false, reason, tail: await endOf(runner, record) } };
  } finally {
    await room.dispose();
  }
}

/** Lays a build's output into a tree's folder, which nobody uses yet. */
export async function applyBuilt(
  root: string,
  { folder, removed }: Built,
  signal: AbortSignal,
): Promise<void> {
  for (const file of removed)
    if (await staysInside(root, file)) await rm(path.join(root, file), { recursive: true, force: true });
  await layOver(folder, root, signal);
}

async function madeEnough({ outputs, because }: BuildPlan, built: string): Promise<boolean> {
  // Nothing is known to be missing: the tests themselves will show whether they needed it.
  if (outputs.length === 0) return because !== 'the configuration says so';
  const names = await filesBelow(built);
  const made = new Set(names.map(bare));
  return outputs.some((file) => made.has(bare(file)) || made.has(`${bare(file)}/index`));
}

function bare(file: string): string {
  return file.replace(/\.[cm]?[jt]sx?$/, '').replace(/\.d$/, '');
}

async function takeUpper(upper: string, into: string): Promise<Built> {
  await rename(upper, into);
  for (const name of ['.gainsay', '.git']) await rm(path.join(into, name), { recursive: true, force: true });
  const removed: string[] = [];
  const modules: Layer = { folder: `${into}-modules`, entries: [] };
  const visit = async (at: string): Promise<void> => {
    for (const entry of await readdir(path.join(into, at), { withFileTypes: true })) {
      const name = at === '' ? entry.name : `${at}/${entry.name}`;
      if (entry.isCharacterDevice()) {
        removed.push(name);
        await rm(path.join(into, name));
      } else if (entry.isDirectory() && entry.name === 'node_modules') {
        const target = path.join(modules.folder, name);
        await mkdir(path.dirname(target), { recursive: true });
        await rename(path.join(into, name), target);
        modules.entries.push(name);
      } else if (entry.isDirectory()) {
        await visit(name);
      }
    }
  };
  await visit('');
  const madeTests = hasTests(await filesBelow(into));
  return { folder: into, removed, modules: modules.entries.length === 0 ? null : modules, madeTests };
}

type Copied = { laid: Laid; into: string; signal: AbortSignal };

async function takeFromCopy(
  room: Room & { hostRoot: string },
  { laid, into, signal }: Copied,
): Promise<Built> {
  const installed = new Set(laid.layers.flatMap(({ entries }) => entries));
  const touched = await room.touched();
  const { entries } = await takeUntracked(room.hostRoot, {
    tracked: laid.tracked,
    into,
    leave: (name) => installed.has(name) || path.posix.basename(name) === 'node_modules',
  });
  const removed: string[] = [];
  for (const file of touched) {
    const target = path.join(into, path.dirname(file));
    const from = path.join(room.hostRoot, file);
    // Behind a link that the build put in a folder's place lies what the build need not be able to read.
    if (!(await isInside(room.hostRoot, path.dirname(from)))) {
      removed.push(file);
      continue;
    }
    await mkdir(target, { recursive: true });
    await copyInto([from], target, signal).catch((error: unknown) => {
      // The build removed it.
      signal.throwIfAborted();
      if (error instanceof Error) removed.push(file);
    });
  }
  return {
    folder: into,
    removed,
    modules: null,
    madeTests: entries.length > 0 && hasTests(await filesBelow(into)),
  };
}

/** Whether the way from `root` to `folder` goes through folders alone. */
async function isInside(root: string, folder: string): Promise<boolean> {
  const [realRoot, real] = await Promise.all([realpath(root), realpath(folder).catch(() => null)]);
  return real === path.join(realRoot, path.relative(root, folder));
}

function hasTests(files: string[]): boolean {
  return files.some((file) => kindOf(file, { generated: false, manifest: null }) === 'test');
}

async function filesBelow(folder: string): Promise<string[]> {
  const found: string[] = [];
  const queue = [''];
  for (let at = queue.pop(); at !== undefined && found.length < 50_000; at = queue.pop()) {
    for (const entry of await readdir(path.join(folder, at), { withFileTypes: true })) {
      const name = at === '' ? entry.name : `${at}/${entry.name}`;
      if (entry.isDirectory()) queue.push(name);
      else found.push(name);
    }
  }
  return found;
}
