import { constants, lchownSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { GainsayError } from '../base/errors.ts';
import { runProcess } from '../workspace/process.ts';
import { words } from './bubblewrap-arguments.ts';
import type { Mount } from './types.ts';

/**
 * Where this program runs as root and its commands do not: gives them what they are to write. Only below the run
 * folder, which is ours alone; never through links; and no file that has a second name, which may lie elsewhere
 * (its directory is theirs, so they can replace it). A lower layer is handed over once, the rest before each command.
 */
export function handOverTo(
  { uid, gid }: { uid: number; gid: number },
  runFolder: string,
): (mounts: Mount[]) => Promise<void> {
  const real = realpathSync(runFolder);
  const done = new Map<string, Promise<void>>();
  const once = (folder: string): Promise<void> => {
    const known = done.get(folder) ?? giveAway([folder].filter(more), { uid, gid });
    done.set(folder, known);
    return known;
  };
  const more = (folder: string): boolean => !giveFresh(folder, { uid, gid });
  const ours = (folder: string): boolean => realpathSync(folder).startsWith(`${real}/`);
  const assertOurs = (folder: string): void => {
    // A command that cannot write where it is told to fails for a reason that nobody would look for here.
    if (!ours(folder))
      throw new Error(`${folder} is to be written by a command and lies outside the folder of the run`);
  };
  return async (mounts) => {
    const written = mounts.flatMap((mount) => {
      if (mount.kind === 'overlay') return [mount.upper];
      return mount.kind === 'read-write' ? [mount.from] : [];
    });
    const lower = mounts.flatMap((mount) => (mount.kind === 'overlay' ? mount.lower : []));
    for (const folder of written) assertOurs(folder);
    await Promise.all(lower.filter(ours).map(once));
    await giveAway(written.filter(more), { uid, gid });
  };
}

/** A room that is this much work or more is left to another program. */
const mostFresh = 64;

/**
 * Most rooms are empty, or new and hold next to nothing: that needs no other program. A folder that is ours alone is
 * changed by nobody else while it is walked, and becomes theirs after all that is in it. False, and nothing done,
 * where that is not so.
 */
function giveFresh(folder: string, { uid, gid }: { uid: number; gid: number }): boolean {
  const top = lstatSync(folder);
  if (top.uid === uid && top.isDirectory() && readdirSync(folder).length === 0) return true;
  const found: string[] = [];
  const open = [folder];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { uid: owner, mode, nlink, dev } = lstatSync(next);
    const isFolder = (mode & constants.S_IFMT) === constants.S_IFDIR;
    if (dev !== top.dev || (!isFolder && nlink !== 1)) continue;
    if (owner !== process.getuid?.() || (isFolder && (mode & 0o022) !== 0)) return false;
    if (found.push(next) > mostFresh) return false;
    if (isFolder) for (const name of readdirSync(next)) open.push(path.join(next, name));
  }
  for (const place of found.toReversed()) lchownSync(place, uid, gid);
  return true;
}

async function giveAway(folders: string[], { uid, gid }: { uid: number; gid: number }): Promise<void> {
  if (folders.length === 0) return;
  const { exit, stderr } = await runProcess(
    {
      argv: [
        '/usr/bin/find',
        ...folders,
        ...words(`-xdev ( -type d -o -links 1 ) ! -uid ${uid} -exec chown -h ${uid}:${gid} {} +`),
      ],
      cwd: '/',
      env: { PATH: '/usr/bin:/bin' },
      timeoutMs: 120_000,
      maxOutputBytes: 65_536,
    },
    AbortSignal.timeout(125_000),
  );
  if (exit.kind === 'code' && exit.code === 0) return;
  throw new GainsayError(`Files could not be handed to the sandbox's user: ${stderr.slice(0, 300)}`, {
    remedy:
      'Run as an ordinary user instead of root, or put the run folder on a file system that knows owners.',
  });
}
