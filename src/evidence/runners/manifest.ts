import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from './types.ts';

/** The package.json of a directory; null when there is none or it is not an object. Never throws: it is the project's fault, seen later. */
export async function readManifest(root: string, directory: string): Promise<Manifest | null> {
  const text = await readText(path.join(root, directory, 'package.json'));
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Why the package.json of a directory cannot be read; null when it can be, or there is none. */
export async function manifestFault(root: string, directory: string): Promise<string | null> {
  const text = await readText(path.join(root, directory, 'package.json'));
  if (text === null || (await readManifest(root, directory)) !== null) return null;
  try {
    JSON.parse(text);
    return 'package.json is no object';
  } catch (error) {
    return `package.json is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** A file's text (at most 1 MiB of it); null when it cannot be read. */
export async function readText(file: string): Promise<string | null> {
  try {
    const info = await stat(file);
    if (!info.isFile() || info.size > 1 << 20) return null;
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
}

/** An installed package as seen from a package directory: looks in its node_modules, then upwards to the root. */
export async function findPackage(
  root: string,
  directory: string,
  name: string,
): Promise<{ home: string; version: string | null; manifest: Manifest } | null> {
  for (const base of upwards(directory)) {
    const home = path.posix.join(base, 'node_modules', name);
    const manifest = await readManifest(root, home);
    if (manifest === null) continue;
    return { home, version: typeof manifest['version'] === 'string' ? manifest['version'] : null, manifest };
  }
  return null;
}

/** The script behind a package's command, relative to the root; null when the package has none of that name. */
export async function binOf(
  root: string,
  found: { home: string; manifest: Manifest },
  name: string,
): Promise<string | null> {
  const bin = found.manifest['bin'];
  const target = typeof bin === 'string' ? bin : isRecord(bin) ? bin[name] : undefined;
  if (typeof target !== 'string') return null;
  const file = path.posix.join(found.home, target);
  return (await exists(path.join(root, file))) ? file : null;
}

/** `dir`, its parent, …, `.`. */
function upwards(directory: string): string[] {
  const parts = directory === '.' ? [] : directory.split('/');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/')).concat('.');
}

export async function exists(file: string): Promise<boolean> {
  return (await realpath(file).catch(() => null)) !== null;
}

/** `[major, minor]` of a version; `[Infinity, 0]` when it is unknown: the newest is the best guess. */
export function versionOf(version: string | null): [number, number] {
  const match = /^(\d+)\.(\d+)/.exec(version ?? '');
  return match === null ? [Infinity, 0] : [Number(match[1]), Number(match[2])];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
