import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { InvalidInput } from '../base/errors.ts';
import type { Sha } from '../base/ids.ts';
import { diffArguments, parseDiff } from './git/diff.ts';
import type { FileChange } from './git/diff.ts';
import { composeTree, exportTree } from './git/export.ts';
import type { TreeEdit } from './git/export.ts';
import * as history from './git/history.ts';
import type { FetchOptions, Place } from './git/history.ts';
import { listFolder, listTree, mergeTree, showFiles } from './git/objects.ts';
import type { FileWanted, NamedMode, TreeEntry } from './git/objects.ts';
import { packTree } from './git/pack.ts';
import { patchOf } from './git/patch.ts';
import type { PatchRequest } from './git/patch.ts';
import { openReader } from './git/reader.ts';
import { runGit } from './git/run.ts';

/**
 * A git repository, read through hardened git processes. Paths are relative to the repository's root, as git stores
 * them (`git/names.ts`). Every method rejects with GitFailed when git fails.
 */
export type Repository = {
  /** The checkout's root; null for a bare repository. */
  root: string | null;
  gitDir: string;
  /** Where objects, branches and registered worktrees lie: another one than `gitDir` in a linked worktree. */
  commonDir: string;
  resolve(name: string): Promise<Sha>;
  has(sha: Sha): Promise<boolean>;
  mergeBase(one: Sha, other: Sha): Promise<Sha | null>;
  mergeBaseByDeepening(pair: [Sha, Sha], options?: FetchOptions): Promise<Sha>;
  isShallow(): Promise<boolean>;
  fetchCommits(shas: Sha[], options: FetchOptions & { depth: number }): Promise<void>;
  /** Text of a file; null when absent, no file, or longer than `maxBytes`. */
  showFile(at: Sha, file: string, options: { maxBytes: number }): Promise<string | null>;
  /** Several at once. */
  showFiles(wanted: FileWanted[], options: { maxBytes: number }): Promise<(string | null)[]>;
  listTree(treeish: Sha): Promise<TreeEntry[]>;
  /** What lies in a folder of a commit, with `deep` everything below it; nothing where there is none. */
  listFolder(at: Sha, wanted: { folder: string; deep: boolean }): Promise<NamedMode[]>;
  diff(base: Sha, head: Sha): Promise<FileChange[]>;
  composeTree(request: { base: Sha; edits: TreeEdit[]; scratch: string }): Promise<Sha>;
  /** `index`: where to leave the index that lists the files. */
  exportTree(treeish: Sha, folder: string, options?: { index: string }): Promise<void>;
  /** Whether there is a folder of that path at a commit. */
  hasFolder(at: Sha, folder: string): Promise<boolean>;
  /** Tree of the merge, null on conflict. */
  mergeTree(ours: Sha, theirs: Sha): Promise<Sha | null>;
  /** A fresh repository in `folder/.git`: one commit of the tree, no remotes, no other history. Its index is left by `exportTree`. */
  packTree(treeish: Sha, folder: string): Promise<void>;
  /** How a folder that `exportTree` laid out differs from what it was laid out from. */
  patchOf(request: PatchRequest): Promise<{ files: string[]; patch: Buffer }>;
};

/** Finds the repository that holds `directory`, without starting git. Throws InvalidInput when there is none. */
export async function openRepository(directory: string): Promise<Repository> {
  const { root, gitDir } = await locate(directory);
  const place: Place = { gitDir, commonDir: await commonDirOf(gitDir) };
  const reader = openReader(gitDir);
  const show = async (wanted: FileWanted[], options: { maxBytes: number }) =>
    (await showFiles(reader, wanted, options)).map((bytes) => bytes?.toString('utf8') ?? null);

  return {
    root,
    ...place,
    resolve: (name) => history.resolveCommit({ ...place, reader }, name),
    has: (sha) => history.hasCommit(reader, sha),
    mergeBase: (one, other) => history.mergeBase(place, one, other),
    mergeBaseByDeepening: (pair, options) => history.mergeBaseByDeepening(place, pair, options),
    isShallow: () => history.isShallow(place),
    fetchCommits: (shas, options) => history.fetchCommits(place, shas, options),
    showFile: async (at, file, options) => (await show([{ at, path: file }], options))[0] ?? null,
    showFiles: show,
    listTree: (treeish) => listTree(place, treeish),
    listFolder: (at, wanted) => listFolder(reader, at, wanted),
    diff: async (base, head) => {
      if (base === head) return [];
      const args = [...diffArguments, history.assertSha(base), history.assertSha(head)];
      return parseDiff((await runGit({ gitDir, args, maxBytes: 256 * 1024 * 1024 })).stdout);
    },
    composeTree: (request) => composeTree(place, request),
    exportTree: (treeish, folder, options) => exportTree(place, treeish, { folder, ...options }),
    hasFolder: async (at, folder) => {
      const [found] = await reader.infos([Buffer.from(`${history.assertSha(at)}:${folder}`)]);
      return found?.type === 'tree';
    },
    mergeTree: (ours, theirs) => mergeTree(place, ours, theirs),
    patchOf: (request) => patchOf(place, request),
    packTree: (treeish, folder) => packTree({ ...place, reader }, treeish, folder),
  };
}

type Located = { root: string | null; gitDir: string };

async function locate(directory: string): Promise<Located> {
  const start = await realpath(directory).catch(() => path.resolve(directory));
  for (let folder = start; ; folder = path.dirname(folder)) {
    const gitDir = await gitDirIn(folder);
    if (gitDir !== null) return { root: folder, gitDir };
    if (await isGitDir(folder)) return { root: null, gitDir: folder };
    if (folder === path.dirname(folder)) break;
  }
  throw new InvalidInput('this is no git repository', {
    at: { file: directory },
    remedy: 'Run in a checkout (in a workflow: after actions/checkout).',
  });
}

/** `.git` is a folder, or in linked worktrees and submodules a file that names one. */
async function gitDirIn(folder: string): Promise<string | null> {
  const dotGit = path.join(folder, '.git');
  const found = await stat(dotGit).catch(() => null);
  if (found === null) return null;
  if (found.isDirectory()) return (await isGitDir(dotGit)) ? dotGit : null;
  const pointer = /^gitdir: (.+)$/m.exec(await readFile(dotGit, 'utf8'))?.[1]?.trim();
  return pointer === undefined ? null : path.resolve(folder, pointer);
}

async function isGitDir(folder: string): Promise<boolean> {
  const [head, objects, common] = await Promise.all(
    ['HEAD', 'objects', 'commondir'].map((name) => stat(path.join(folder, name)).catch(() => null)),
  );
  return head?.isFile() === true && (objects?.isDirectory() === true || common?.isFile() === true);
}

async function commonDirOf(gitDir: string): Promise<string> {
  const pointer = await readFile(path.join(gitDir, 'commondir'), 'utf8').catch(() => null);
  return pointer === null ? gitDir : path.resolve(gitDir, pointer.trim());
}
