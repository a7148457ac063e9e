import { constants } from 'node:fs';
import type { Dirent } from 'node:fs';
import { lstat, open, readdir, realpath } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../base/error-code.ts';

/** A place below a root that a tool may use, or why not: words for the model. */
export type Place =
  | {
      allowed: true;
      /** Real path on this machine. */
      absolute: string;
      /** Relative to the root with `/`, as it was asked for; `` for the root. */
      relative: string;
      /** Relative to the root with links resolved. */
      real: string;
      kind: 'file' | 'folder';
    }
  | { allowed: false; reason: string };

export type OpenFile = { handle: FileHandle; bytes: number; place: Place & { allowed: true } };

/**
 * The one path policy of all tools: a path is relative to `root` or absolute inside it; symlinks are followed only while they
 * stay inside; `/proc`, `/sys`, `/dev` and `.git` are refused wherever they are reached from; devices, sockets and pipes too.
 */
export async function placeInside(root: string, requested: string): Promise<Place> {
  const worded = wordedPlace(root, requested);
  if (!worded.allowed) return worded;
  const { relative } = worded;

  let realRoot: string;
  let absolute: string;
  try {
    realRoot = await realpath(root);
    absolute = await realpath(path.join(realRoot, relative));
  } catch (error) {
    return refuse(`${shown(relative)} ${unreachable(error)}`);
  }
  if (outside(realRoot, absolute))
    return refuse(`${shown(relative)} is a link to a place outside the repository`);
  const real = path.relative(realRoot, absolute).split(path.sep).join('/');
  if (isGitFolder(real)) return refuse(gitRefusal(relative));

  const stats = await lstat(absolute).catch(() => null);
  if (stats === null) return refuse(`${shown(relative)} does not exist`);
  if (stats.isDirectory()) return { allowed: true, absolute, relative, real, kind: 'folder' };
  if (stats.isFile()) return { allowed: true, absolute, relative, real, kind: 'file' };
  return refuse(`${shown(relative)} is a device, socket or pipe, not a file`);
}

/**
 * Opens a file for reading under the same policy. What was judged may be swapped before it is opened: the open follows no final
 * link and never blocks, and the opened file is judged again by what it turned out to be. The caller closes the handle.
 */
export async function openInside(
  root: string,
  requested: string,
): Promise<OpenFile | (Place & { allowed: false })> {
  const place = await placeInside(root, requested);
  if (!place.allowed) return place;
  if (place.kind === 'folder')
    return refuse(`${shown(place.relative)} is a folder; list it with Glob ${shown(place.relative)}/*`);

  let handle: FileHandle;
  try {
    handle = await open(place.absolute, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    return refuse(`${shown(place.relative)} ${unreachable(error)}`);
  }
  const stats = await handle.stat();
  const actual = await openedPath(handle, place.absolute);
  const realRoot = await realpath(root);
  if (!stats.isFile() || outside(realRoot, actual) || isGitFolder(path.relative(realRoot, actual))) {
    await handle.close();
    return refuse(`${shown(place.relative)} changed while it was being opened`);
  }
  return { handle, bytes: stats.size, place };
}

/** What is in a folder below the root; nothing where it has become a link, or lies behind one that leads out. */
export async function entriesInside(root: string, folder: string): Promise<Dirent[]> {
  const flags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
  const named = path.join(root, folder);
  const handle = await open(named, flags).catch(() => null);
  if (handle === null) return [];
  try {
    if (outside(await realpath(root), await openedPath(handle, named))) return [];
    const opened = process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : named;
    return await readdir(opened, { withFileTypes: true });
  } catch {
    return [];
  } finally {
    await handle.close();
  }
}

/** The part of the policy that needs no disk: also for paths that do not exist. */
export function wordedPlace(
  root: string,
  requested: string,
): { allowed: true; relative: string } | (Place & { allowed: false }) {
  if (requested.includes('\0')) return refuse('a path may not hold a NUL character');
  const absolute = path.resolve(root, requested === '' ? '.' : requested);
  if (/^\/(proc|sys|dev)(\/|$)/.test(absolute) && outside(root, absolute))
    return refuse(`${requested}: /proc, /sys and /dev are closed to every tool`);
  if (outside(root, absolute))
    return refuse(`${requested} is outside the repository; paths are relative to its root`);
  const relative = path.relative(root, absolute).split(path.sep).join('/');
  return isGitFolder(relative) ? refuse(gitRefusal(relative)) : { allowed: true, relative };
}

export function refuse(reason: string): Place & { allowed: false } {
  return { allowed: false, reason };
}

function outside(root: string, absolute: string): boolean {
  const relative = path.relative(root, absolute);
  return relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative);
}

/** Also in other cases, for file systems that do not tell them apart. */
function isGitFolder(relative: string): boolean {
  return relative.split(/[\\/]/).some((part) => part.toLowerCase() === '.git');
}

function gitRefusal(relative: string): string {
  return `${shown(relative)}: .git is closed to file tools; use git commands in Bash`;
}

function shown(relative: string): string {
  return relative === '' ? '.' : relative;
}

/** Why a place could not be opened, to follow its name. */
export function unreachable(error: unknown): string {
  const code = errorCode(error) ?? 'unknown error';
  const known: Record<string, string> = {
    ENOENT: 'does not exist',
    ENOTDIR: 'does not exist (a part of it is a file)',
    ELOOP: 'is a link that leads nowhere or in a circle',
    EACCES: 'may not be read by this user',
    ENAMETOOLONG: 'is too long a path',
  };
  return known[code] ?? `cannot be opened (${code})`;
}

/** Where an opened file stands now: by its descriptor on Linux, by name elsewhere. */
async function openedPath(handle: FileHandle, fallback: string): Promise<string> {
  return realpath(`/proc/self/fd/${handle.fd}`).catch(() => realpath(fallback));
}
