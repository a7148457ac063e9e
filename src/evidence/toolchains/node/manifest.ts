import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** A `package.json` as far as it has the right shapes; everything else of it is ignored. */
export type NodeManifest = {
  name: string | null;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  /** All other dependencies: optional and peer ones. */
  otherDependencies: Record<string, string>;
  packageManager: string | null;
  workspaces: string[];
  /** Paths that the package's users load or run: `main`, `exports`, `bin`, `types`…, as written. */
  entries: string[];
};

export async function readNodeManifest(root: string, folder: string): Promise<NodeManifest | null> {
  const text = await readSmallFile(path.join(root, folder, 'package.json'));
  return text === null ? null : parseNodeManifest(text);
}

/** Null: no JSON object. */
function parseNodeManifest(text: string): NodeManifest | null {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  const { workspaces } = value;
  return {
    name: typeof value['name'] === 'string' ? value['name'] : null,
    scripts: stringsOf(value['scripts']),
    dependencies: stringsOf(value['dependencies']),
    devDependencies: stringsOf(value['devDependencies']),
    otherDependencies: {
      ...stringsOf(value['optionalDependencies']),
      ...stringsOf(value['peerDependencies']),
    },
    packageManager: typeof value['packageManager'] === 'string' ? value['packageManager'] : null,
    workspaces: listOf(isRecord(workspaces) ? workspaces['packages'] : workspaces),
    entries: ['main', 'module', 'browser', 'types', 'typings', 'bin', 'exports'].flatMap((field) =>
      leavesOf(value[field]),
    ),
  };
}

export async function readSmallFile(file: string, maxBytes = 4 * 1024 * 1024): Promise<string | null> {
  const found = await stat(file).catch(() => null);
  if (found === null || !found.isFile() || found.size > maxBytes) return null;
  return readFile(file, 'utf8').catch(() => null);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function stringsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}

/** Strings at any depth of `exports` and its like. Bounded: depth 8, 500 strings. */
function leavesOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (depth > 8) return [];
  const inner: unknown[] = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  return inner.flatMap((each) => leavesOf(each, depth + 1)).slice(0, 500);
}
