import { constants } from 'node:fs';
import { lstat, mkdir, open, readlink, realpath } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../base/error-code.ts';
import { refuse, unreachable, wordedPlace } from './files.ts';

/** A file that is open for reading and writing. The caller closes the handle. */
export type WritableFile = {
  handle: FileHandle;
  /** Relative to the root; no link lies on the way. */
  relative: string;
  /** It did not exist before, nor perhaps some of its folders. */
  created: boolean;
  stamp: FileStamp;
};

/** By which it is told whether a file is still what it was. */
export type FileStamp = { bytes: number; mtimeNs: bigint };

export type Refused = { allowed: false; reason: string };

/**
 * Opens a file for writing under the path policy of `files.ts`, and makes it with its folders where it does not exist and
 * `make` says so. No link is followed anywhere on the way: rules on paths hold for what is really written. Each folder is
 * opened below the one that is open already, so that nothing can be put in its place meanwhile (on Linux; elsewhere it
 * is opened by its path).
 */
export async function openForWriting(
  root: string,
  requested: string,
  { make }: { make: boolean },
): Promise<WritableFile | Refused> {
  const worded = wordedPlace(root, requested);
  if (!worded.allowed) return worded;
  const { relative } = worded;
  const parts = relative.split('/');
  const name = parts.pop() ?? '';
  if (name === '' || requested.endsWith('/')) return refuse(`${requested} is a folder, not a file`);

  const folder = await openFolder(await realpath(root), { parts, make });
  if (!('handle' in folder)) return folder;
  try {
    return await openFile(folder, { name, relative, make });
  } finally {
    await folder.handle.close();
  }
}

/** An open folder, and the path by which what is in it is reached. */
type Folder = { handle: FileHandle; reach: string };

const folderFlags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;

async function openFolder(
  root: string,
  { parts, make }: { parts: string[]; make: boolean },
): Promise<Folder | Refused> {
  let at = reachable(await open(root, folderFlags), root);
  for (const [index, part] of parts.entries()) {
    const below = path.join(at.reach, part);
    try {
      if (make) await mkdir(below).catch(unlessThere);
      const next = reachable(await open(below, folderFlags), path.join(root, ...parts.slice(0, index + 1)));
      await at.handle.close();
      at = next;
    } catch (error) {
      const relative = parts.slice(0, index + 1).join('/');
      const why = await whyNot(below, { relative, error });
      await at.handle.close();
      return why;
    }
  }
  return at;
}

function reachable(handle: FileHandle, absolute: string): Folder {
  return { handle, reach: process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : absolute };
}

async function openFile(
  folder: Folder,
  { name, relative, make }: { name: string; relative: string; make: boolean },
): Promise<WritableFile | Refused> {
  const file = path.join(folder.reach, name);
  const flags = constants.O_RDWR | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const opened = await attempt(file, flags);
  let created = false;
  let { handle } = opened;
  if (handle === null && make && errorCode(opened.error) === 'ENOENT') {
    const fresh = await attempt(file, flags | constants.O_CREAT | constants.O_EXCL);
    if (fresh.handle === null) return refuse(`${relative} ${unreachable(fresh.error)}`);
    handle = fresh.handle;
    created = true;
  }
  if (handle === null) return whyNot(file, { relative, error: opened.error });
  const stats = await handle.stat({ bigint: true });
  if (stats.isFile() && stats.nlink === 1n) return { handle, relative, created, stamp: stampOf(stats) };
  await handle.close();
  return refuse(
    stats.isFile()
      ? `${relative} has a second name (a hard link), which may lie elsewhere; make a copy and replace it in Bash`
      : `${relative} is a device, socket or pipe, not a file`,
  );
}

async function attempt(
  file: string,
  flags: number,
): Promise<{ handle: FileHandle; error?: never } | { handle: null; error: unknown }> {
  try {
    return { handle: await open(file, flags, 0o644) };
  } catch (error) {
    return { handle: null, error };
  }
}

export function stampOf({ size, mtimeNs }: { size: bigint; mtimeNs: bigint }): FileStamp {
  return { bytes: Number(size), mtimeNs };
}

function unlessThere(error: unknown): void {
  if (errorCode(error) !== 'EEXIST') throw error;
}

/** A link is named with what it leads to, so that the file can be asked for by its own name. */
async function whyNot(
  place: string,
  { relative, error }: { relative: string; error: unknown },
): Promise<Refused> {
  const stats = await lstat(place).catch(() => null);
  if (stats?.isSymbolicLink()) {
    const target = await readlink(place).catch(() => '');
    return refuse(
      `${relative} is a link (to ${target.slice(0, 200)}); write to the file itself, by its own name`,
    );
  }
  if (errorCode(error) === 'EACCES') return refuse(`${relative} may not be written by this user`);
  if (stats?.isDirectory()) return refuse(`${relative} is a folder, not a file`);
  if (errorCode(error) === 'ENXIO') return refuse(`${relative} is a device, socket or pipe, not a file`);
  return refuse(`${relative} ${unreachable(error)}`);
}
