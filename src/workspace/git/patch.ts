import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Sha } from '../../base/ids.ts';
import { asCommitted, filterSettings } from './export.ts';
import { assertSha } from './history.ts';
import type { Place } from './history.ts';
import { decodeName, splitNul } from './names.ts';
import { runGit } from './run.ts';
import type { GitOptions } from './run.ts';

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
  place: Place,
  { treeish, maxBytes, ...laid }: PatchRequest,
): Promise<{ files: string[]; patch: Buffer }> {
  const run = await stageAll(place, laid);
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

/**
 * Takes what lies in the folder into a copy of its index, new objects into `objects`; submodules stay what they were, and
 * repositories inside are left out. How git is run to see them: nothing that the folder holds names a program that is started.
 */
export async function stageAll(
  place: Place,
  { folder, index, objects }: Pick<PatchRequest, 'folder' | 'index' | 'objects'>,
): Promise<Staging> {
  await mkdir(path.join(objects, 'info'), { recursive: true });
  const indexFile = path.join(objects, 'index');
  await copyFile(index, indexFile);
  const run = {
    gitDir: place.gitDir,
    indexFile,
    workTree: folder,
    config: [
      ...asCommitted,
      ...(await filterSettings(place)),
      'core.sparseCheckout=false',
      'diff.ignoreSubmodules=all',
      'core.fileMode=true',
    ],
    env: {
      GIT_OBJECT_DIRECTORY: objects,
      GIT_ALTERNATE_OBJECT_DIRECTORIES: path.join(place.commonDir, 'objects'),
    },
    timeoutMs: 120_000,
  };
  // An entry for a submodule would make git look into what lies there, by the settings and with the programs that lie there.
  const linked = await gitlinksIn(run);
  await writeEntries(run, linked.map(removed));
  await runGit({ ...run, args: ['add', '--all', '--ignore-errors', '--', '.'], accept: [1] });
  await writeEntries(run, [...(await gitlinksIn(run)).map(removed), ...linked]);
  return run;
}

type Staging = Omit<GitOptions, 'args'>;

/** As `update-index --index-info` takes it: mode, hash, stage, a tab, the name as bytes. */
type IndexEntry = Buffer;

/** The entries of submodules. */
async function gitlinksIn(run: Staging): Promise<IndexEntry[]> {
  const listed = await runGit({ ...run, args: ['ls-files', '--stage', '-z'], maxBytes: 256 * 1024 * 1024 });
  return splitNul(listed.stdout).filter((entry) => entry.subarray(0, 7).equals(gitlink));
}

const gitlink = Buffer.from('160000 ');

/** Mode 0 takes the entry out. */
function removed(entry: IndexEntry): IndexEntry {
  return Buffer.concat([Buffer.from('0'), entry.subarray(6)]);
}

/** One that stands where others are takes their place. */
async function writeEntries(run: Staging, entries: IndexEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const input = Buffer.concat(entries.flatMap((entry) => [entry, Buffer.from([0])]));
  await runGit({ ...run, args: ['update-index', '--replace', '-z', '--index-info'], input });
}
