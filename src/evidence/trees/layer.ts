import { mkdir, readdir, rename, symlink } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../base/error-code.ts';
import { staysInside } from './folders.ts';

/** Files that lie over a tree without being part of it: what an install made, as its own folder of the same shape. */
export type Layer = {
  folder: string;
  /** The uppermost paths that it holds, relative: `node_modules`, `packages/a/node_modules`. */
  entries: string[];
};

const never = new Set(['.git', '.gainsay']);

/**
 * Moves everything that git does not track out of a folder into a layer: whole folders where nothing in them is
 * tracked, so that `node_modules` costs one rename. Both must lie on one file system.
 */
export async function takeUntracked(
  folder: string,
  {
    tracked,
    into,
    leave = () => false,
  }: { tracked: Iterable<string>; into: string; leave?: (path: string) => boolean },
): Promise<Layer> {
  const files = new Set(tracked);
  const folders = new Set<string>();
  for (const file of files) {
    for (let at = path.posix.dirname(file); at !== '.' && !folders.has(at); at = path.posix.dirname(at)) {
      folders.add(at);
    }
  }
  const entries: string[] = [];
  await mkdir(into, { recursive: true });
  const visit = async (at: string): Promise<void> => {
    for (const entry of await readdir(path.join(folder, at), { withFileTypes: true })) {
      const name = at === '' ? entry.name : `${at}/${entry.name}`;
      if (files.has(name) || never.has(name) || leave(name)) continue;
      if (entry.isDirectory() && folders.has(name)) {
        await visit(name);
        continue;
      }
      await mkdir(path.dirname(path.join(into, name)), { recursive: true });
      await rename(path.join(folder, name), path.join(into, name));
      entries.push(name);
    }
  };
  await visit('');
  return { folder: into, entries };
}

/**
 * Links a layer's entries into a tree's folder, for those who look at it on the host. In a room the layer itself lies
 * over the links.
 */
export async function linkLayer(root: string, { folder, entries }: Layer): Promise<void> {
  for (const entry of entries) {
    // Behind a link of the tree the layer would be laid into some other folder of this machine.
    if (!(await staysInside(root, entry))) continue;
    const link = path.join(root, entry);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(folder, entry), link).catch((error: unknown) => {
      // The tree has something of its own there.
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  }
}
