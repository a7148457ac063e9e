import { lstat, mkdir, readdir, readlink, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Repository } from '../../workspace/git.ts';
import type { TreeEntry } from '../../workspace/git/objects.ts';
import { isRecord, readNodeManifest, readSmallFile } from '../toolchains/node/manifest.ts';
import type { Project } from '../toolchains/types.ts';
import { dependencyKeyOfFolder } from './dependency-key.ts';
import { copyInto } from './folders.ts';
import type { Layer } from './layer.ts';

export type Adoption = {
  repository: Repository;
  project: Project;
  /** Of the tree to prepare, and of base: what was installed must be what both name. */
  key: string;
  baseKey: string;
  entries: TreeEntry[];
  into: string;
  signal: AbortSignal;
};

/**
 * The `node_modules` that the workflow (or the user) installed in the checkout, copied, when the checkout's manifests
 * and lockfile are those of base and nothing in it is missing or points elsewhere. Null: install instead.
 */
export async function adoptInstalled(adoption: Adoption): Promise<Layer | null> {
  const { repository, project, key, baseKey, entries, into, signal } = adoption;
  const checkout = repository.root;
  if (checkout === null || key !== baseKey) return null;
  const main = path.join(checkout, project.directory, 'node_modules');
  if (!(await isRealFolder(main))) return null;
  if ((await dependencyKeyOfFolder(checkout, entries)) !== key) return null;
  if (!(await isComplete(checkout, project)) || !(await matchesLockfile(checkout, project))) return null;
  if (await pointsElsewhere(main, checkout)) return null;

  const layer: Layer = { folder: into, entries: [] };
  for (const folder of project.packages) {
    const relative = path.posix.join(folder, 'node_modules');
    if (!(await isRealFolder(path.join(checkout, relative)))) continue;
    const target = path.join(into, folder);
    await mkdir(target, { recursive: true });
    await copyInto([path.join(checkout, relative)], target, signal);
    layer.entries.push(relative);
  }
  return layer;
}

/** Every dependency that the manifest names, development ones too, is there: `--omit=dev` is not enough for tests. */
async function isComplete(checkout: string, { directory }: Project): Promise<boolean> {
  const manifest = await readNodeManifest(checkout, directory);
  if (manifest === null) return false;
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const found = await Promise.all(
    names.map((name) => stat(path.join(checkout, directory, 'node_modules', name)).catch(() => null)),
  );
  return names.length > 0 && !found.includes(null);
}

/** npm notes what it installed: versions must be those of the lockfile. Other managers check that at their install. */
async function matchesLockfile(
  checkout: string,
  { directory, lockfile, manager }: Project,
): Promise<boolean> {
  if (lockfile === null || manager !== 'npm') return true;
  const [wanted, installed] = await Promise.all(
    [lockfile, path.posix.join(directory, 'node_modules/.package-lock.json')].map(async (file) =>
      packagesOf(await readSmallFile(path.join(checkout, file), 64 * 1024 * 1024)),
    ),
  );
  if (!wanted || !installed) return false;
  return [...installed].every(([name, version]) => wanted.get(name) === version);
}

function packagesOf(text: string | null): Map<string, unknown> | null {
  let lock: unknown;
  try {
    lock = JSON.parse(text ?? '');
  } catch {
    return null;
  }
  if (!isRecord(lock) || !isRecord(lock['packages'])) return null;
  return new Map(
    Object.entries(lock['packages']).map(([name, entry]) => [
      name,
      isRecord(entry) ? entry['version'] : undefined,
    ]),
  );
}

/** A package linked from outside of the checkout (`npm link`) is not what the manifest names. */
async function pointsElsewhere(folder: string, checkout: string): Promise<boolean> {
  const real = await realpath(checkout);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory() && entry.name.startsWith('@') && (await pointsElsewhere(at, checkout)))
      return true;
    if (!entry.isSymbolicLink()) continue;
    const target = path.resolve(await realpath(folder), await readlink(at));
    if (!`${target}/`.startsWith(`${real}/`)) return true;
  }
  return false;
}

async function isRealFolder(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null);
  return found?.isDirectory() === true;
}
