import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { entriesInside, openInside } from '../../workspace/files.ts';
import { ignoreMatcher } from '../../workspace/glob.ts';
import type { PathMatcher } from '../../workspace/glob.ts';
import type { SearchProgram } from './bounded-output.ts';
import { ripgrepFlags } from './ripgrep.ts';

export type FileList = {
  /** Relative to the root, sorted by code unit. */
  files: string[];
  /** Not all of them: a bound was reached. */
  incomplete: boolean;
};

export type SearchScope = {
  root: string;
  /** Relative to the root; `` for all of it. */
  under: string;
  program: SearchProgram;
};

const timeMs = 20_000;
const maxBytes = 32 * 1024 * 1024;
const maxFiles = 200_000;

/** Files below a folder that `.gitignore` (and `.ignore`) files of the tree do not hide; links are not followed. */
export async function listFiles(scope: SearchScope, signal: AbortSignal): Promise<FileList> {
  const { rg } = scope.program;
  return rg === null ? walk(scope, signal) : listWithRipgrep(scope, rg, signal);
}

async function listWithRipgrep(scope: SearchScope, rg: string, signal: AbortSignal): Promise<FileList> {
  const args = ['--files', '--null', ...ripgrepFlags, '--', `./${scope.under}`];
  const output = await scope.program.run({ file: rg, args, cwd: scope.root, maxBytes, timeMs }, signal);
  const names = output.stdout.toString('utf8').split('\0');
  // What stands behind the last NUL is empty, or a name cut short by the bound.
  names.pop();
  const files = names.map((name) => name.replace(/^\.\//, '')).toSorted();
  return { files, incomplete: output.stopped !== null };
}

type Ignores = { base: string; matches: PathMatcher }[];

async function walk(scope: SearchScope, signal: AbortSignal): Promise<FileList> {
  const files: string[] = [];
  const end = Date.now() + timeMs;
  const waiting: { folder: string; ignores: Ignores }[] = [
    { folder: scope.under, ignores: await ignoresAbove(scope) },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (signal.aborted || Date.now() > end || files.length >= maxFiles)
      return { files: files.toSorted(), incomplete: true };
    const { folder } = next;
    const entries = await entriesInside(scope.root, folder);
    const ignores = [...next.ignores, ...(await ignoresOf(scope.root, folder))];
    for (const entry of entries) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.name === '.git' || hidden(ignores, entry.isDirectory() ? `${name}/` : name)) continue;
      if (entry.isDirectory()) waiting.push({ folder: name, ignores });
      else if (entry.isFile()) files.push(name);
    }
  }
  return { files: files.toSorted(), incomplete: false };
}

function hidden(ignores: Ignores, name: string): boolean {
  return ignores.some(({ base, matches }) => matches(base === '' ? name : name.slice(base.length + 1)));
}

async function ignoresAbove(scope: SearchScope): Promise<Ignores> {
  const parts = scope.under === '' ? [] : scope.under.split('/');
  const above = parts.map((_, depth) => parts.slice(0, depth).join('/'));
  return (await Promise.all(above.map((folder) => ignoresOf(scope.root, folder)))).flat();
}

async function ignoresOf(root: string, folder: string): Promise<Ignores> {
  const texts = await Promise.all(
    ['.gitignore', '.ignore'].map((name) => startOf(root, path.join(folder, name))),
  );
  const lines = texts.flatMap((text) => text.split('\n'));
  return lines.some((line) => line.trim() !== '') ? [{ base: folder, matches: ignoreMatcher(lines) }] : [];
}

const longestIgnores = 100_000;

/** Nothing where there is no such file: a link of the tree may lead to what has no end, or to what is not the tree's. */
async function startOf(root: string, file: string): Promise<string> {
  // Most folders have none, and are not looked at any closer.
  if ((await lstat(path.join(root, file)).catch(() => null))?.isFile() !== true) return '';
  const opened = await openInside(root, file);
  if (!('handle' in opened)) return '';
  try {
    const { buffer, bytesRead } = await opened.handle.read(
      Buffer.alloc(longestIgnores),
      0,
      longestIgnores,
      0,
    );
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await opened.handle.close();
  }
}
