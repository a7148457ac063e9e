import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Sha } from '../../base/ids.ts';
import { asCommitted } from './export.ts';
import { assertSha } from './history.ts';
import type { Place } from './history.ts';
import { decodeName, splitNul } from './names.ts';
import { runGit } from './run.ts';

export type PatchRequest = {
  /** What the files are compared with. */
  treeish: Sha;
  /** Host folder that was laid out from it and written to since. */
  folder: string;
  /** The index that laying it out left. It is copied. */
  index: string;
  /** Host folder for objects that the repository does not get. */
  objects: string;
  /** Of the patch; a larger one rejects with GitFailed. */
  maxBytes: number;
};

/**
 * How a folder's files differ from a tree, as a patch that `git apply` takes, and which. What `.gitignore` covers counts for
 * nothing. The repository is only read; repositories inside of the folder are not looked into.
 */
export async function patchOf(
  { gitDir, commonDir }: Place,
  { treeish, folder, index, objects, maxBytes }: PatchRequest,
): Promise<{ files: string[]; patch: Buffer }> {
  await mkdir(path.join(objects, 'info'), { recursive: true });
  const indexFile = path.join(objects, 'index');
  await copyFile(index, indexFile);
  const run = {
    gitDir,
    indexFile,
    workTree: folder,
    config: [...asCommitted, 'diff.ignoreSubmodules=all', 'core.fileMode=true'],
    env: {
      GIT_OBJECT_DIRECTORY: objects,
      GIT_ALTERNATE_OBJECT_DIRECTORIES: path.join(commonDir, 'objects'),
    },
    timeoutMs: 120_000,
  };
  await runGit({ ...run, args: ['add', '--all', '--ignore-errors', '--', '.'], accept: [1] });
  const diff = ['diff-index', '--cached', '--no-ext-diff', '--no-textconv', '--no-renames'];
  const tree = assertSha(treeish);
  const names = await runGit({
    ...run,
    args: [...diff, '--name-only', '-z', tree],
    maxBytes: 64 * 1024 * 1024,
  });
  const files = splitNul(names.stdout).map(decodeName);
  if (files.length === 0) return { files, patch: Buffer.alloc(0) };
  const { stdout } = await runGit({
    ...run,
    args: [...diff, '-p', '--binary', '--full-index', tree],
    maxBytes,
  });
  return { files, patch: stdout };
}
