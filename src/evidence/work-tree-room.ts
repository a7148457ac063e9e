import { lstat, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../base/error-code.ts';
import { GainsayError } from '../base/errors.ts';
import type { Mount, Sandbox } from '../sandbox/types.ts';
import type { Room } from './types/commands.ts';
import type { WorkTree } from './types/laboratory.ts';
import type { PreparedTree } from './types/trees.ts';

/**
 * A room that is an agent's own folder, read-write: commands see what was edited there, and edits see what commands did.
 * The installed dependencies of the prepared tree lie in it, read-only. So does `.git`: hooks and settings there would
 * run on the host. Where there is none, an empty folder holds its place.
 *
 * @throws GainsayError where the sandbox cannot keep `.git` from being written.
 */
export async function workTreeRoom(
  sandbox: Sandbox,
  { root: host }: WorkTree,
  installed: (PreparedTree & { ready: true })['installed'],
): Promise<Room> {
  const root = sandbox.mapsPaths ? '/gainsay/tree' : host;
  return {
    root,
    mounts: [
      { kind: 'read-write', from: host, at: root },
      ...(sandbox.mapsPaths ? await readOnlyParts(host, root, installed) : unguarded(sandbox)),
    ],
    hostRoot: sandbox.mapsPaths ? null : host,
    exchange: { inside: root, host },
    // It is there to be changed.
    touched: () => Promise.resolve([]),
    dispose: () => Promise.resolve(),
  };
}

async function readOnlyParts(
  host: string,
  root: string,
  installed: { folder: string; entries: string[] } | undefined,
): Promise<Mount[]> {
  const git = path.join(host, '.git');
  await mkdir(git).catch(unlessThere);
  const kind = await lstat(git);
  if (!kind.isDirectory() && !kind.isFile())
    throw new GainsayError(`${git} is neither a file nor a folder`, {
      remedy: 'Give the agent a work tree whose .git nobody has replaced.',
    });
  const mounts: Mount[] = [{ kind: 'read-only', from: git, at: `${root}/.git` }];
  for (const entry of installed?.entries ?? []) {
    const from = path.join(installed?.folder ?? '', entry);
    if (!(await isFolder(from)) || !(await hasRoomFor(host, entry.split('/')))) continue;
    mounts.push({ kind: 'read-only', from, at: `${root}/${entry}` });
  }
  return mounts;
}

/** A link that an installation left would show what it leads to on the host. */
async function isFolder(place: string): Promise<boolean> {
  return (await lstat(place).catch(() => null))?.isDirectory() === true;
}

function unlessThere(error: unknown): void {
  if (errorCode(error) !== 'EEXIST') throw error;
}

/** A mount needs a folder to lie over. What the tree has of its own there stays, and no link is followed. */
async function hasRoomFor(host: string, parts: string[]): Promise<boolean> {
  for (const [index] of parts.entries()) {
    const folder = path.join(host, ...parts.slice(0, index + 1));
    const there = await lstat(folder).catch(() => null);
    if (there === null) return index === parts.length - 1 && (await made(folder));
    if (!there.isDirectory()) return false;
  }
  return true;
}

async function made(folder: string): Promise<boolean> {
  return mkdir(folder).then(
    () => true,
    () => false,
  );
}

/** Without isolation nothing is kept from anything, as whoever chose that was told. */
function unguarded({ level }: Sandbox): Mount[] {
  if (level === 'none') return [];
  throw new GainsayError(
    `commands cannot run in a work tree under the sandbox ${level}, which cannot keep .git from them`,
    {
      remedy: 'Allow bubblewrap on this machine (see docs/security.md), or work without a work tree.',
    },
  );
}
