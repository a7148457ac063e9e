import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { lstat, readFile, readdir, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { PreparedTree } from '../types/trees.ts';
import type { RunnerPackage } from '../types/suites.ts';
import { readManifest } from './manifest.ts';
import type { SuitePlan } from './types.ts';

type Tree = Pick<PreparedTree & { ready: true }, 'root' | 'layers'>;

const most = { files: 5_000, bytes: 64 * 1024 * 1024 };

/**
 * The packages of the runners that a tree's plans start, with what tells one from another: where it really is, what it
 * calls itself, a hash of its files without its own dependencies.
 */
export async function runnerPackages(tree: Tree, plans: readonly SuitePlan[]): Promise<RunnerPackage[]> {
  const homes = new Map(plans.flatMap(({ home, runner }) => (home === undefined ? [] : [[home, runner]])));
  const folders = await Promise.all([...(tree.layers ?? []), tree.root].map((folder) => realpath(folder)));
  return await Promise.all(
    [...homes].map(([home, runner]) => packageAt({ folders, root: tree.root, home, runner })),
  );
}

type Sought = { folders: string[]; root: string; home: string; runner: string };

async function packageAt({ folders, root, home, runner }: Sought): Promise<RunnerPackage> {
  const real = await realpath(path.join(root, home));
  const below = folders.find((folder) => real.startsWith(`${folder}/`));
  // A link that leaves the tree is the change's own; what it leads to on this machine is not looked at.
  if (below === undefined) return { runner, path: '(outside)', name: null, version: null, sha256: null };
  const inTree = path.relative(below, real).split(path.sep).join('/');
  const manifest = await readManifest(real, '.');
  return {
    runner,
    path: inTree,
    name: typeof manifest?.name === 'string' ? manifest.name : null,
    version: typeof manifest?.['version'] === 'string' ? manifest['version'] : null,
    sha256: await hashOf(folders.map((folder) => path.join(folder, inTree))),
  };
}

/** Of a package's files in each of the folders that lie over one another. */
async function hashOf(folders: string[]): Promise<string | null> {
  const hash = createHash('sha256');
  let bytes = 0;
  for (const folder of folders) {
    if ((await realpath(folder).catch(() => null)) !== folder) continue;
    const entries = await entriesBelow(folder);
    if (entries === null) return null;
    for (const { name, entry } of entries) {
      const file = path.join(folder, name);
      // Before it is read: a file with holes is as large as a build says, and takes no room on the disk.
      bytes += (await lstat(file)).size;
      if (bytes > most.bytes) return null;
      const content = await contentOf(file, entry);
      hash.update(`${name}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** A device stands for a file that the build removed. */
async function contentOf(file: string, entry: Dirent): Promise<Buffer> {
  if (entry.isSymbolicLink()) return Buffer.from(await readlink(file));
  return entry.isFile() ? await readFile(file) : Buffer.of();
}

type Named = { name: string; entry: Dirent };

/** All but folders, by name; null where they are too many. */
async function entriesBelow(folder: string): Promise<Named[] | null> {
  const found: Named[] = [];
  const queue = ['.'];
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    for (const entry of await readdir(path.join(folder, at), { withFileTypes: true })) {
      const name = path.posix.join(at, entry.name);
      if (!entry.isDirectory()) found.push({ name, entry });
      else if (entry.name !== 'node_modules') queue.push(name);
    }
    if (found.length + queue.length > most.files) return null;
  }
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
