import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { boundedOutput } from './bounded-output.ts';
import type { SearchProgram } from './bounded-output.ts';

/**
 * What every run of ripgrep is given: no configuration file, no link followed, no rules from outside the root, hidden files
 * included (but .git), no preprocessor, no archive opened, a stable order.
 */
export const ripgrepFlags = [
  '--no-config',
  '--no-follow',
  '--no-messages',
  '--hidden',
  '--no-require-git',
  '--no-ignore-global',
  '--no-ignore-parent',
  '--no-search-zip',
  '--no-pre',
  '--color=never',
  '--sort=path',
  '--glob=!**/.git',
];

let found: Promise<string | null> | undefined;

/** Absolute path of `rg`, looked up once in the absolute folders of PATH; null where there is none. */
export function ripgrep(): Promise<string | null> {
  found ??= lookUp((process.env['PATH'] ?? '').split(path.delimiter));
  return found;
}

/** For trees that nobody writes to while they are searched. */
export async function searchOnHost(): Promise<SearchProgram> {
  return { rg: await ripgrep(), run: boundedOutput };
}

async function lookUp(folders: string[]): Promise<string | null> {
  for (const folder of folders.filter((folder) => path.isAbsolute(folder))) {
    const file = path.join(folder, 'rg');
    const usable = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (usable) return file;
  }
  return null;
}
