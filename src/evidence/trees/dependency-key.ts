import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sha } from '../../base/ids.ts';
import type { Repository } from '../../workspace/git.ts';
import type { TreeEntry } from '../../workspace/git/objects.ts';
import { encodeName } from '../../workspace/git/names.ts';
import { kindOf } from '../survey/kind.ts';
import { dependencyPart } from '../survey/manifest.ts';

/**
 * Stands for everything that decides what an install puts in place: the dependency fields of all manifests, lockfiles,
 * settings of package managers, patches. Equal keys install the same.
 */
export async function dependencyKey(repository: Repository, at: Sha, entries: TreeEntry[]): Promise<string> {
  const inputs = installInputs(entries);
  const manifests = inputs.filter(({ path: file }) => isManifest(file));
  const texts = await repository.showFiles(
    manifests.map(({ path: file }) => ({ at, path: file })),
    { maxBytes: 4 * 1024 * 1024 },
  );
  const parts = new Map(manifests.map(({ path: file }, index) => [file, dependencyPart(texts[index] ?? '')]));
  return hashOf(inputs.map((entry) => [entry.path, parts.get(entry.path) ?? entry.sha]));
}

/** The key of a working folder, for the same files; null when one of them is not there. */
export async function dependencyKeyOfFolder(folder: string, entries: TreeEntry[]): Promise<string | null> {
  const lines: [string, string][] = [];
  for (const entry of installInputs(entries)) {
    const bytes = await readRegular(Buffer.concat([Buffer.from(`${folder}/`), encodeName(entry.path)]));
    if (bytes === null) return null;
    const part = isManifest(entry.path) ? dependencyPart(bytes.toString('utf8')) : null;
    lines.push([entry.path, part ?? blobSha(bytes)]);
  }
  return hashOf(lines);
}

const largestFile = 64 * 1024 * 1024;

/** In the checkout a link may stand in a file's place, and lead to what has no end. */
async function readRegular(file: Buffer): Promise<Buffer | null> {
  try {
    const found = await lstat(file);
    return found.isFile() && found.size <= largestFile ? await readFile(file) : null;
  } catch {
    return null;
  }
}

const settings =
  /(?:^|\/)(?:\.npmrc|\.yarnrc|\.yarnrc\.yml|\.pnpmfile\.cjs|bunfig\.toml|\.node-version|\.nvmrc)$/;

function installInputs(entries: TreeEntry[]): TreeEntry[] {
  return entries.filter(
    ({ path: file, type }) =>
      type === 'blob' &&
      !file.includes('node_modules/') &&
      (settings.test(file) || kindOf(file, { generated: false, manifest: null }) === 'dependencies'),
  );
}

function isManifest(file: string): boolean {
  return path.posix.basename(file) === 'package.json';
}

function blobSha(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

function hashOf(lines: [string, string][]): string {
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex').slice(0, 24);
}
