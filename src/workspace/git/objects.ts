import type { Sha } from '../../base/ids.ts';
import { assertSha } from './history.ts';
import type { Place } from './history.ts';
import { decodeName, displayName, encodeName, splitNul } from './names.ts';
import type { ObjectReader } from './reader.ts';
import { GitFailed, runGit } from './run.ts';

export type TreeEntry = {
  path: string;
  mode: string;
  type: 'blob' | 'commit';
  sha: Sha;
  /** Bytes; null for a submodule. */
  size: number | null;
};

/** Every file of a commit or tree; submodules as entries of type `commit`. */
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

export type NamedMode = { path: string; mode: string };

/** More than anybody keeps in a folder of settings; the same trees, nested, would have no end. */
const mostBelow = 10_000;

/**
 * What a folder of a commit holds directly, or with everything below it: paths from the root, in git's order; folders as
 * entries (mode 40000) only where it is not `deep`. Nothing where there is no such folder; the root is ''. Asks the
 * running reader, where `listTree` starts a process.
 */
export async function listFolder(
  reader: ObjectReader,
  at: Sha,
  { folder, deep }: { folder: string; deep: boolean },
): Promise<NamedMode[]> {
  if (folder !== '' && !isFromRoot(folder)) return [];
  const found: NamedMode[] = [];
  const trees = [
    { path: folder, name: Buffer.concat([Buffer.from(`${assertSha(at)}:`), encodeName(folder)]) },
  ];
  let seen = 0;
  while (trees.length > 0) {
    const level = trees.splice(0);
    const infos = await reader.infos(level.map(({ name }) => name));
    const known = level.flatMap(({ path }, index) => {
      const info = infos[index];
      return info?.type === 'tree' ? [{ path, info }] : [];
    });
    const contents = await reader.contents(known.map(({ info }) => info));
    for (const [index, { path, info }] of known.entries()) {
      for (const { name, mode, sha } of entriesOf(contents[index] ?? Buffer.alloc(0), info.sha.length / 2)) {
        seen += 1;
        const entry = { path: path === '' ? name : `${path}/${name}`, mode };
        if (deep && mode === treeMode) trees.push({ path: entry.path, name: Buffer.from(sha) });
        else found.push(entry);
      }
    }
    if (deep && seen > mostBelow)
      throw new GitFailed(`more than ${mostBelow} files lie in ${displayName(folder)}`, {
        code: null,
        remedy: 'Keep fewer files there.',
      });
  }
  return found.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

const treeMode = '40000';

/** The entries of a tree object: mode, space, name, NUL, the object's name in bytes. */
function entriesOf(tree: Buffer, shaBytes: number): { mode: string; name: string; sha: string }[] {
  const entries = [];
  for (let at = 0; at < tree.length;) {
    const space = tree.indexOf(0x20, at);
    const end = tree.indexOf(0, space);
    const mode = tree.toString('latin1', at, space);
    const name = decodeName(tree.subarray(space + 1, end));
    at = end + 1 + shaBytes;
    entries.push({ mode, name, sha: tree.toString('hex', end + 1, at) });
  }
  return entries;
}

export type FileWanted = { at: Sha; path: string };

/**
 * The contents of files at commits, all asked in two questions; of a symbolic link its target. Null: absent, no file, larger
 * than `maxBytes`, or a path that git would take for something else than a path from the root.
 */
export async function showFiles(
  reader: ObjectReader,
  files: FileWanted[],
  { maxBytes }: { maxBytes: number },
): Promise<(Buffer | null)[]> {
  const wanted = files.filter(({ path }) => isFromRoot(path));
  const names = wanted.map(({ at, path }) =>
    Buffer.concat([Buffer.from(`${assertSha(at)}:`), encodeName(path)]),
  );
  const found = await reader.infos(names);
  const fitting = found.filter((info) => info?.type === 'blob' && info.size <= maxBytes);
  const once = [...new Map(fitting.flatMap((info) => (info === null ? [] : [[info.sha, info]]))).values()];
  const contents = await reader.contents(once);
  const bySha = new Map(once.map(({ sha }, index) => [sha, contents[index] ?? null]));
  const texts = new Map(wanted.map((file, index) => [file, bySha.get(found[index]?.sha ?? '') ?? null]));
  return files.map((file) => texts.get(file) ?? null);
}

/** `./` and `../` are relative to a work tree, which git refuses outright; NUL ends a question. */
function isFromRoot(path: string): boolean {
  return !/^\.{0,2}(\/|$)/.test(path) && !path.includes('\0');
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
