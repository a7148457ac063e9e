import { realpathSync } from 'node:fs';
import { lchown, lstat, readdir } from 'node:fs/promises';
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
export function handOverTo({ uid, gid }: Owner, runFolder: string): (mounts: Mount[]) => Promise<void> {
  const real = realpathSync(runFolder);
  const done = new Map<string, Promise<void>>();
  const once = (folder: string): Promise<void> => {
    const known = done.get(folder) ?? giveAway([folder], { uid, gid });
    done.set(folder, known);
    return known;
  };
  const ours = (folder: string): boolean => realpathSync(folder).startsWith(`${real}/`);
  return async (mounts) => {
    const written = mounts.flatMap((mount) => {
      if (mount.kind === 'overlay') return [mount.upper];
      return mount.kind === 'read-write' ? [mount.from] : [];
    });
    const lower = mounts.flatMap((mount) => (mount.kind === 'overlay' ? mount.lower : []));
    await Promise.all(lower.filter(ours).map(once));
    await giveAway(written.filter(ours), { uid, gid });
  };
}

type Owner = { uid: number; gid: number };

/** Most rooms are new and empty: that needs no other program. */
async function giveAway(folders: string[], owner: Owner): Promise<void> {
  const more: string[] = [];
  for (const folder of folders) if (!(await giveFew(folder, owner))) more.push(folder);
  if (more.length > 0) await giveMany(more, owner);
}

const few = 20;

/** False when there is more in the folder; nothing of it is given then. */
async function giveFew(folder: string, { uid, gid }: Owner): Promise<boolean> {
  const places = [folder];
  for (const place of places) {
    if (!(await lstat(place)).isDirectory()) continue;
    places.push(...(await readdir(place)).map((name) => path.join(place, name)));
    if (places.length > few) return false;
  }
  const { dev } = await lstat(folder);
  for (const place of places) {
    const found = await lstat(place);
    if (found.dev === dev && (found.isDirectory() || found.nlink === 1)) await lchown(place, uid, gid);
  }
  return true;
}

async function giveMany(folders: string[], { uid, gid }: Owner): Promise<void> {
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
