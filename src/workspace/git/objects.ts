import type { Sha } from '../../base/ids.ts';
import { assertSha } from './history.ts';
import type { Place } from './history.ts';
import { decodeName, encodeName, splitNul } from './names.ts';
import { GitFailed, runGit } from './run.ts';

export type TreeEntry = {
  path: string;
  mode: string;
  type: 'blob' | 'commit';
  sha: Sha;
  /** Bytes; null for a submodule. */
  size: number | null;
};

/** Every file of a commit or tree, submodules as entries of type `commit`. */
export async function listTree({ gitDir }: Place, treeish: Sha): Promise<TreeEntry[]> {
  const { stdout } = await runGit({
    gitDir,
    args: ['ls-tree', '-r', '-l', '-z', '--full-tree', assertSha(treeish)],
    maxBytes: 256 * 1024 * 1024,
  });
  return splitNul(stdout).map((line) => {
    const tab = line.indexOf(0x09);
    const [mode = '', type, sha = '', size = ''] = line.toString('latin1', 0, tab).split(/ +/);
    return {
      path: decodeName(line.subarray(tab + 1)),
      mode,
      type: type === 'commit' ? 'commit' : 'blob',
      sha,
      size: size === '-' ? null : Number(size),
    };
  });
}

export type FileWanted = { at: Sha; path: string };

/**
 * The contents of files at commits, by one process; of a symbolic link its target. Null: absent, no file, larger
 * than `maxBytes`, or a path that git would take for something else than a path from the root.
 */
export async function showFiles(
  { gitDir }: Place,
  files: FileWanted[],
  { maxBytes }: { maxBytes: number },
): Promise<(Buffer | null)[]> {
  const wanted = files.filter(({ path }) => isFromRoot(path));
  if (wanted.length === 0) return files.map(() => null);
  const input = Buffer.concat(
    wanted.map(({ at, path }) =>
      Buffer.concat([Buffer.from(`${assertSha(at)}:`), encodeName(path), Buffer.from([0])]),
    ),
  );
  const sizes = await runGit({
    gitDir,
    args: ['cat-file', '-z', '--batch-check=%(objectname) %(objecttype) %(objectsize)'],
    input,
  });
  const found = readChecks(sizes.stdout, wanted);
  const fitting = [
    ...new Set(found.flatMap((each) => (each !== null && each.size <= maxBytes ? [each.sha] : []))),
  ];
  const contents = await readBlobs(gitDir, fitting);
  const texts = new Map(wanted.map((file, index) => [file, contents.get(found[index]?.sha ?? '') ?? null]));
  return files.map((file) => texts.get(file) ?? null);
}

/** `./` and `../` are relative to a work tree, which git refuses outright; NUL ends a question. */
function isFromRoot(path: string): boolean {
  return !/^\.{0,2}(\/|$)/.test(path) && !path.includes('\0');
}

type Found = { sha: Sha; size: number };

/** Answers stand in the order of the questions; that of a missing file repeats its name, newlines included. */
function readChecks(output: Buffer, wanted: FileWanted[]): (Found | null)[] {
  let at = 0;
  return wanted.map(({ at: commit, path }) => {
    const missing = Buffer.concat([Buffer.from(`${commit}:`), encodeName(path), Buffer.from(' missing\n')]);
    if (output.subarray(at, at + missing.length).equals(missing)) {
      at += missing.length;
      return null;
    }
    const found = output.indexOf(0x0a, at);
    const end = found === -1 ? output.length : found;
    const [sha = '', type, size] = output.toString('latin1', at, end).split(' ');
    at = end + 1;
    return type === 'blob' ? { sha, size: Number(size) } : null;
  });
}

async function readBlobs(gitDir: string, shas: Sha[]): Promise<Map<Sha, Buffer>> {
  const contents = new Map<Sha, Buffer>();
  if (shas.length === 0) return contents;
  const { stdout } = await runGit({
    gitDir,
    args: ['cat-file', '--batch'],
    input: `${shas.join('\n')}\n`,
    maxBytes: 256 * 1024 * 1024,
  });
  for (let at = 0; at < stdout.length;) {
    const end = stdout.indexOf(0x0a, at);
    if (end === -1) break;
    const [sha = '', type, size] = stdout.toString('latin1', at, end).split(' ');
    at = end + 1;
    if (type !== 'blob') continue;
    contents.set(sha, stdout.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return contents;
}

/** The tree of a merge, written to the repository's objects; null when the two do not merge cleanly. */
export async function mergeTree({ gitDir }: Place, ours: Sha, theirs: Sha): Promise<Sha | null> {
  const { code, stdout } = await runGit({
    gitDir,
    args: ['merge-tree', '--write-tree', '-z', '--no-messages', assertSha(ours), assertSha(theirs)],
    accept: [1],
  });
  if (code === 1) return null;
  const [tree] = splitNul(stdout);
  const sha = tree?.toString('latin1').trim() ?? '';
  if (/^[0-9a-f]{40,64}$/.test(sha)) return sha;
  throw new GitFailed('git merge-tree printed no tree', { code, remedy: 'Use git 2.38 or newer.' });
}
