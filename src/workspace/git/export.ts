import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { errorCode } from '../../base/error-code.ts';
import type { Sha } from '../../base/ids.ts';
import { assertSha } from './history.ts';
import type { Place } from './history.ts';
import { encodeName } from './names.ts';
import { runGit } from './run.ts';

/** `null` mode and sha: the path is not there. */
export type TreeEdit = { path: string; mode: string; sha: Sha } | { path: string; mode: null; sha: null };

/** A tree that is another with some paths replaced or left out; written to the repository's objects. */
export async function composeTree(
  { gitDir }: Place,
  { base, edits, scratch }: { base: Sha; edits: TreeEdit[]; scratch: string },
): Promise<Sha> {
  return withIndex(scratch, async (indexFile) => {
    await runGit({ gitDir, indexFile, args: ['read-tree', assertSha(base)] });
    await runGit({
      gitDir,
      indexFile,
      args: ['update-index', '-z', '--index-info'],
      input: indexInfo(edits),
    });
    const { stdout } = await runGit({ gitDir, indexFile, args: ['write-tree'] });
    return stdout.toString('latin1').trim();
  });
}

/** Removals first: a file may become a folder. */
function indexInfo(edits: TreeEdit[]): Buffer {
  const ordered = [
    ...edits.filter(({ mode }) => mode === null),
    ...edits.filter(({ mode }) => mode !== null),
  ];
  return Buffer.concat(
    ordered.map(({ mode, sha, path }) =>
      Buffer.concat([
        Buffer.from(mode === null ? `0 ${'0'.repeat(40)}\t` : `${mode} ${assertSha(sha)}\t`),
        encodeName(path),
        Buffer.from([0]),
      ]),
    ),
  );
}

/**
 * Writes every file of a commit or tree into `folder`, which is made. The tree's own attributes apply (line ends), its
 * filters do not: LFS pointers stay pointers. Symbolic links are written as links, never written through. `index`: where
 * to leave the index that lists these files.
 */
export async function exportTree(
  place: Place,
  treeish: Sha,
  { folder, index }: { folder: string; index?: string },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const filters = await filterSettings(place);
  await withIndex(path.dirname(folder), async (indexFile) => {
    await runGit({
      gitDir: place.gitDir,
      indexFile,
      workTree: folder,
      config: [...asCommitted, ...filters],
      args: ['read-tree', '--reset', '-u', '--no-sparse-checkout', assertSha(treeish)],
      timeoutMs: 300_000,
    });
    if (index !== undefined) {
      await mkdir(path.dirname(index), { recursive: true });
      await copyFile(indexFile, index);
    }
  });
}

/** Whatever the user's own configuration says. */
export const asCommitted = [
  'core.bare=false',
  'core.symlinks=true',
  'core.autocrlf=false',
  'core.eol=lf',
  'core.splitIndex=false',
  // Left in a copied index it makes every git status there complain.
  'core.untrackedCache=false',
];

const filtersOf = new Map<string, Promise<string[]>>();

/** The filters that the repository's own configuration defines, each emptied. Read once a process. */
export function filterSettings(place: Place): Promise<string[]> {
  const { commonDir } = place;
  const known = filtersOf.get(commonDir);
  if (known !== undefined) return known;
  const reading = emptiedFilters(place);
  filtersOf.set(commonDir, reading);
  reading.catch(() => filtersOf.delete(commonDir));
  return reading;
}

async function emptiedFilters({ gitDir, commonDir }: Place): Promise<string[]> {
  const texts = await Promise.all(
    [`${commonDir}/config`, `${gitDir}/config.worktree`].map(async (file) => {
      try {
        return await readFile(file, 'utf8');
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return '';
        throw error;
      }
    }),
  );
  // Most define none, and include no file that could: git need not be asked.
  if (!texts.some((text) => /\[\s*(?:filter|include)/i.test(text))) return [];
  const { stdout } = await runGit({
    gitDir,
    args: ['config', '--null', '--name-only', '--get-regexp', '^filter\\.'],
    accept: [1],
  });
  const names = stdout.toString('utf8').split('\0').filter(Boolean);
  const filters = new Set(names.map((name) => name.slice(0, name.lastIndexOf('.'))));
  return [...filters].flatMap((filter) => [
    `${filter}.smudge=`,
    `${filter}.clean=`,
    `${filter}.process=`,
    `${filter}.required=false`,
  ]);
}

async function withIndex<T>(folder: string, work: (indexFile: string) => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true });
  const indexFile = path.join(folder, `.index-${randomUUID()}`);
  try {
    return await work(indexFile);
  } finally {
    await rm(indexFile, { force: true });
    await rm(`${indexFile}.lock`, { force: true });
  }
}
