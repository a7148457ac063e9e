import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { PackageManager, Project } from '../types.ts';
import { readNodeManifest, readSmallFile } from './manifest.ts';
import type { NodeManifest } from './manifest.ts';
import { workspacePackages } from './workspaces.ts';

const lockfiles: { file: string; manager: PackageManager }[] = [
  { file: 'pnpm-lock.yaml', manager: 'pnpm' },
  { file: 'bun.lock', manager: 'bun' },
  { file: 'bun.lockb', manager: 'bun' },
  { file: 'yarn.lock', manager: 'yarn' },
  { file: 'npm-shrinkwrap.json', manager: 'npm' },
  { file: 'package-lock.json', manager: 'npm' },
];

/**
 * The project of a folder in a source tree on the host: its package manager, lockfile and packages. Installs may have
 * to happen further up (a package of a workspace). Null: no `package.json` that can be read.
 */
export async function detectProject(
  root: string,
  { workingDirectory = '.' }: { workingDirectory?: string } = {},
): Promise<Project | null> {
  const directory = await installDirectory(root, path.posix.normalize(workingDirectory).replace(/\/$/, ''));
  const manifest = await readNodeManifest(root, directory);
  if (manifest === null) return null;
  const { manager, version, lockfile } = await managerOf(root, directory, manifest);
  const packages = [directory, ...(await workspacePackages(root, { directory, manifest, manager }))];
  const manifests = await Promise.all(packages.map((folder) => readNodeManifest(root, folder)));
  return {
    directory,
    manager,
    managerVersion: version,
    lockfile,
    packages,
    hasDependencies: packages.length > 1 || manifests.some((each) => each !== null && needsInstall(each)),
    rootName: manifest.name,
    devDependencies: Object.keys(manifest.devDependencies),
  };
}

function needsInstall({ dependencies, devDependencies, otherDependencies }: NodeManifest): boolean {
  return [dependencies, devDependencies, otherDependencies].some((each) => Object.keys(each).length > 0);
}

/** The nearest folder upwards that has a lockfile or takes the package in as a workspace; else the folder itself. */
async function installDirectory(root: string, folder: string): Promise<string> {
  for (let at = folder; ; at = path.posix.dirname(at)) {
    if (await hasLockfile(root, at)) return at;
    const manifest = at === folder ? null : await readNodeManifest(root, at);
    if (manifest !== null) {
      const { manager } = await managerOf(root, at, manifest);
      const packages = await workspacePackages(root, { directory: at, manifest, manager });
      if (packages.includes(folder)) return at;
    }
    if (at === '.') return folder;
  }
}

async function hasLockfile(root: string, folder: string): Promise<boolean> {
  const found = await Promise.all(lockfiles.map(({ file }) => isFile(path.join(root, folder, file))));
  return found.includes(true);
}

type Manager = { manager: PackageManager; version: string | null; lockfile: string | null };

/** `packageManager` wins over the lockfile that is there; a lockfile of another manager is then none. */
async function managerOf(
  root: string,
  directory: string,
  { packageManager }: NodeManifest,
): Promise<Manager> {
  const present: typeof lockfiles = [];
  for (const each of lockfiles) if (await isFile(path.join(root, directory, each.file))) present.push(each);
  const [, name, version] = /^(npm|pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(packageManager ?? '') ?? [];
  const named = name === 'npm' || name === 'pnpm' || name === 'yarn' || name === 'bun' ? name : null;
  const lock = named === null ? present[0] : present.find(({ manager }) => manager === named);
  const manager = named ?? lock?.manager ?? 'npm';
  const berry = manager === 'yarn' && (await isBerry(root, directory, version ?? null));
  return {
    manager: berry ? 'yarn-berry' : manager,
    version: version ?? null,
    lockfile: lock === undefined ? null : path.posix.join(directory, lock.file),
  };
}

async function isBerry(root: string, directory: string, version: string | null): Promise<boolean> {
  if (version !== null) return !/^[01]\./.test(version);
  if (await isFile(path.join(root, directory, '.yarnrc.yml'))) return true;
  const lock = await readSmallFile(path.join(root, directory, 'yarn.lock'), 64 * 1024 * 1024);
  return lock !== null && /^__metadata:/m.test(lock);
}

async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() === true;
}
