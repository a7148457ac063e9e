import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { nestsTooDeep } from '../../../base/yaml-depth.ts';
import type { PackageManager } from '../types.ts';
import { isRecord, readSmallFile } from './manifest.ts';
import type { NodeManifest } from './manifest.ts';

const maxPackages = 500;

/** Folders of the packages that a manifest (or `pnpm-workspace.yaml`) takes in, relative to the root, sorted. */
export async function workspacePackages(
  root: string,
  { directory, manifest, manager }: { directory: string; manifest: NodeManifest; manager: PackageManager },
): Promise<string[]> {
  const patterns = manager === 'pnpm' ? await pnpmPatterns(root, directory) : manifest.workspaces;
  if (patterns.length === 0) return [];
  const { default: picomatch } = await import('picomatch');
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!')).map(plain);
  const unwanted = patterns
    .filter((pattern) => pattern.startsWith('!'))
    .map((pattern) => plain(pattern.slice(1)));
  const matches = picomatch(wanted, { ignore: unwanted });
  const depth = wanted.some((pattern) => pattern.includes('**'))
    ? 5
    : Math.max(...wanted.map((pattern) => pattern.split('/').length));
  const folders = await packageFolders(path.join(root, directory), depth);
  return folders
    .filter((folder) => matches(folder))
    .map((folder) => path.posix.join(directory, folder))
    .toSorted()
    .slice(0, maxPackages);
}

async function pnpmPatterns(root: string, directory: string): Promise<string[]> {
  const text = await readSmallFile(path.join(root, directory, 'pnpm-workspace.yaml'));
  if (text === null || (await nestsTooDeep(text))) return [];
  const { parseDocument } = await import('yaml');
  const document = parseDocument(text, { prettyErrors: false });
  if (document.errors.length > 0) return [];
  try {
    const value: unknown = document.toJS({ maxAliasCount: 20 });
    const packages = isRecord(value) ? value['packages'] : null;
    return Array.isArray(packages) ? packages.filter((each) => typeof each === 'string') : [];
  } catch {
    // An alias of nothing, or of too much.
    return [];
  }
}

function plain(pattern: string): string {
  return pattern.replace(/^\.\//, '').replace(/\/$/, '');
}

/** Folders below, down to a depth, that hold a `package.json`. */
async function packageFolders(start: string, depth: number): Promise<string[]> {
  const found: string[] = [];
  const queue: { folder: string; left: number }[] = [{ folder: '', left: depth }];
  for (let next = queue.shift(); next !== undefined && found.length < 5000; next = queue.shift()) {
    const entries = await readdir(path.join(start, next.folder), { withFileTypes: true }).catch(() => []);
    if (next.folder !== '' && entries.some((entry) => entry.isFile() && entry.name === 'package.json')) {
      found.push(next.folder);
    }
    if (next.left === 0) continue;
    for (const entry of entries) {
      if (!entry.isDirectory() || entry.name === 'node_modules' || entry.name === '.git') continue;
      queue.push({ folder: path.posix.join(next.folder, entry.name), left: next.left - 1 });
    }
  }
  return found;
}
