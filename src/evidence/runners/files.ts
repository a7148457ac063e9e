import { readdir } from 'node:fs/promises';
import path from 'node:path';
import picomatch from 'picomatch';
import type { ShellWord } from './types.ts';

const skippedFolders = new Set([
  'node_modules',
  '.git',
  '.hg',
  '.nyc_output',
  '.yarn',
  '.pnpm-store',
  '.gainsay',
]);
const maxFiles = 200_000;

/** Every file below a directory outside dependencies and version control, relative, `/` between parts, sorted. Links are not followed. */
export async function listFiles(root: string): Promise<string[]> {
  const found: string[] = [];
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined && found.length < maxFiles; folder = folders.pop()) {
    for (const entry of await entriesOf(path.join(root, folder))) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!skippedFolders.has(entry.name)) folders.push(name);
      } else found.push(name);
    }
  }
  return found.toSorted(byPath);
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function byPath(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export type Selection = {
  listing: string[];
  /** Patterns are relative to it. */
  directory: string;
  /** Extensions without dot that count where a pattern is a directory. */
  extensions: string[];
  /** Whether a directory stands for all below it, or only for the files in it. */
  recursive: boolean;
};

/** Files that a runner's arguments stand for: files, directories and globs, in the listing's order. */
export function selectFiles(words: ShellWord[], selection: Selection): string[] {
  const chosen = new Set(words.flatMap((word) => filesOfWord(word, selection)));
  return selection.listing.filter((file) => chosen.has(file));
}

/** Files that match any of the globs and none of the excluding ones; globs are relative to `directory`. */
export function matchFiles(
  listing: string[],
  globs: { directory: string; include: string[]; exclude?: string[]; dot?: boolean },
): string[] {
  const options = { dot: globs.dot ?? false };
  const include = picomatch(globs.include.map(plain), options);
  const exclude = picomatch((globs.exclude ?? []).map(plain), { dot: true });
  return within(listing, globs.directory).flatMap(({ file, inside }) =>
    include(inside) && !exclude(inside) ? [file] : [],
  );
}

/** Files below a directory, with their paths as seen from it. */
export function within(listing: string[], directory: string): { file: string; inside: string }[] {
  if (directory === '.') return listing.map((file) => ({ file, inside: file }));
  return listing.flatMap((file) =>
    file.startsWith(`${directory}/`) ? [{ file, inside: file.slice(directory.length + 1) }] : [],
  );
}

export function hasGlob(value: string): boolean {
  return /[*?[\]{}]|[@!+]\(/.test(value);
}

function filesOfWord(word: ShellWord, selection: Selection): string[] {
  if (hasGlob(word.value)) return filesOfGlob(word, selection);
  const target = path.posix.join(selection.directory, plain(word.value));
  const file = [target, ...selection.extensions.map((extension) => `${target}.${extension}`)].find((name) =>
    selection.listing.includes(name),
  );
  return file === undefined ? filesOfFolder(target.replace(/\/$/, ''), selection) : [file];
}

function filesOfFolder(folder: string, selection: Selection): string[] {
  return within(selection.listing, folder === '' ? '.' : folder).flatMap(({ file, inside }) =>
    (selection.recursive || !inside.includes('/')) &&
    !/(?:^|\/)\./.test(inside) &&
    selection.extensions.some((extension) => inside.endsWith(`.${extension}`))
      ? [file]
      : [],
  );
}

/** Unquoted, the shell goes first and its `**` is a `*`; where that finds nothing the runner gets the pattern itself. */
function filesOfGlob(word: ShellWord, selection: Selection): string[] {
  const match = (pattern: string) =>
    matchFiles(selection.listing, { directory: selection.directory, include: [pattern] });
  const byShell = word.quoted || !word.value.includes('**') ? [] : match(word.value.replaceAll('**', '*'));
  const files = byShell.length > 0 ? byShell : match(word.value);
  if (files.length > 0) return files;
  // A glob over directories: `test/*` may name folders whose files are meant.
  const folders = new Set(
    within(selection.listing, selection.directory).flatMap(({ file }) => {
      const folder = path.posix.dirname(file);
      return folder === '.' ? [] : [folder];
    }),
  );
  const matches = picomatch(path.posix.join(selection.directory, plain(word.value)));
  return [...folders]
    .filter((folder) => matches(folder))
    .flatMap((folder) => filesOfFolder(folder, selection));
}

function plain(pattern: string): string {
  return pattern.replace(/^\.\//, '').replace(/^<rootDir>\//, '');
}
