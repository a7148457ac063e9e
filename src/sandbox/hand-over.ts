import { realpathSync } from 'node:fs';
import { lchown, readdir } from 'node:fs/promises';
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
    const filled = await Promise.all(written.filter(ours).map((folder) => giveFolder(folder, { uid, gid })));
    await giveAway(filled.flat(), { uid, gid });
  };
}

/** Most rooms are new and empty: that needs no other program. Returns the folder when there is more to do in it. */
async function giveFolder(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<string[]> {
  await lchown(folder, uid, gid);
  return (await readdir(folder)).length === 0 ? [] : [folder];
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
