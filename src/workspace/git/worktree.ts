import { lstat, mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { sleep } from '../../base/abort.ts';
import { GainsayError } from '../../base/errors.ts';
import type { Sha } from '../../base/ids.ts';
import { isGone, readStart, thisOwner } from '../owner.ts';
import { removeFolder } from '../remove-folder.ts';
import { exportTree } from './export.ts';
import { assertSha } from './history.ts';
import type { Place } from './history.ts';
import { stageAll } from './patch.ts';
import { GitFailed, runGit } from './run.ts';
import type { GitOptions } from './run.ts';

/** A worktree that git knows. What lies in `root` is anybody's; all that git believes lies in `admin`. */
export type LinkedWorktree = {
  /** Its files, without a `.git`: nothing in there leads to the repository, and what is put there leads nobody. */
  root: string;
  /** `worktrees/NAME` of the repository: the registration, its index, and whose it is. */
  admin: string;
  at: Sha;
  /** Inode of `root`: another folder in its place is not committed. */
  inode: number;
};

/** Before the owner in the reason of a lock; `git worktree list` shows it. */
const lockedBy = 'gainsay ';

/**
 * Registers a worktree at a commit, detached and locked (no `git gc` takes it for lost), and lays its files out: no hook,
 * no filter. Rejects where `root` is there already, and with GitFailed; nothing is left behind.
 */
export async function addWorktree(
  place: Place,
  { root, at }: { root: string; at: Sha },
  signal: AbortSignal,
): Promise<LinkedWorktree> {
  const main = inCommonDir(place);
  await mkdir(path.dirname(root), { recursive: true });
  // Fails where it is there already: what is cleared away below is our own.
  await mkdir(root);
  const reason = ['--lock', '--reason', `${lockedBy}${thisOwner()}`];
  const args = ['worktree', 'add', '--quiet', '--no-checkout', '--detach', ...reason, root, assertSha(at)];
  let admin: string | null = null;
  try {
    await patiently(() => runGit({ ...main, args, signal }), signal);
    admin = await adminOf(place, root);
    await rm(path.join(root, '.git'));
    await exportTree(main, at, { folder: root, index: path.join(admin, 'index') });
    signal.throwIfAborted();
    return { root, admin, at, inode: (await lstat(root)).ino };
  } catch (error) {
    const registered = admin ?? (await adminOf(place, root).catch(() => null));
    await removeFolder(root);
    if (registered !== null) await removeRegistration(registered);
    throw error;
  }
}

/** The main repository's own: in a linked worktree, too, nothing but what all worktrees share is used. */
function inCommonDir({ commonDir }: Place): Place {
  return { gitDir: commonDir, commonDir };
}

async function adminOf({ commonDir }: Place, root: string): Promise<string> {
  const pointer = /^gitdir: (.+)$/m.exec(await readStart(path.join(root, '.git')))?.[1] ?? '';
  const admin = path.resolve(root, pointer);
  if (path.dirname(admin) === path.join(commonDir, 'worktrees')) return admin;
  throw new GainsayError(`git registered the worktree ${root} at an unexpected place`, {
    remedy: 'Look at `git worktree list`; use git 2.38 or newer.',
  });
}

export type KeepOptions = { branch: string; message: string; author: { name: string; email: string } };

/**
 * What changed in the worktree as a commit on a new branch, whose name it answers; null, and nothing written, where
 * nothing did. Ignored files, submodules and repositories inside of the folder count for nothing. New
 * objects lie beside the folder until all of them are there; only then the repository gets them.
 */
export async function keepChanges(
  place: Place,
  { root, admin, at, inode }: LinkedWorktree,
  { branch, message, author }: KeepOptions,
): Promise<string | null> {
  const main = inCommonDir(place);
  const found = await lstat(root).catch(() => null);
  if (found?.isDirectory() !== true || found.ino !== inode) throw replaced(root);
  const laid = { folder: root, index: path.join(admin, 'index'), objects: objectsOf(root) };
  const staged = await stageAll(main, laid);
  const { code } = await runGit({ ...staged, args: [...toCommit, assertSha(at)], accept: [1] });
  if (code === 0) return null;
  const tree = await line({ ...staged, args: ['write-tree'] });
  const commit = await line({
    ...staged,
    args: ['commit-tree', assertSha(tree), '-p', assertSha(at), '-m', message],
    env: { ...staged.env, ...identity(author) },
  });
  const pack = await runGit({
    ...staged,
    args: ['pack-objects', '--quiet', '--revs', '--stdout'],
    input: `${assertSha(commit)}\n^${at}\n`,
    maxBytes: mostPackedBytes,
  });
  await runGit({ ...main, args: ['index-pack', '--stdin'], input: pack.stdout });
  return await newBranch(main, branch, commit);
}

/** Exits with 1 where there is something to commit. */
const toCommit = ['diff-index', '--cached', '--quiet', '--no-ext-diff', '--no-renames'];

const mostPackedBytes = 256 * 1024 * 1024;

function identity({ name, email }: KeepOptions['author']): Record<string, string> {
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
}

/** A name that is taken gets a number; where a branch is called like its first part, `-` stands for the `/`. */
async function newBranch(main: Place, wanted: string, commit: Sha): Promise<string> {
  let stem = wanted;
  for (let number = 1; number < 10; number += 1) {
    const name = number === 1 ? stem : `${stem}-${number}`;
    // An empty old value: only where there is no such branch.
    const args = ['update-ref', '--no-deref', `refs/heads/${name}`, assertSha(commit), ''];
    try {
      await patiently(() => runGit({ ...main, args }));
      return name;
    } catch (error) {
      if (!(error instanceof GitFailed)) throw error;
      const inTheWay = stem.includes('/') && /exists; cannot create/.test(error.message);
      if (!inTheWay && !/already exists/.test(error.message)) throw error;
      if (inTheWay) [stem, number] = [stem.replaceAll('/', '-'), 0];
    }
  }
  throw new GainsayError(`no branch can be called ${wanted}: it and its like are taken`, {
    remedy: `The work is commit ${commit}; name it with \`git branch\`, and remove old branches.`,
  });
}

async function line(options: GitOptions): Promise<string> {
  return (await runGit(options)).stdout.toString('latin1').trim();
}

function replaced(root: string): GainsayError {
  return new GainsayError(`${root} is not the folder any more that was laid out as a worktree`, {
    remedy: 'Nothing of it was committed. Something replaced it: look at what the agent ran.',
  });
}

function objectsOf(root: string): string {
  return `${root}.objects`;
}

/** The registration last: it says where the rest is. */
export async function removeWorktree({ root, admin }: LinkedWorktree): Promise<void> {
  await removeFolder(root);
  await removeFolder(objectsOf(root));
  await removeRegistration(admin);
}

/** As `git worktree remove` does at its end; it would look for `.git` in the folder first. */
async function removeRegistration(admin: string): Promise<void> {
  await removeFolder(admin);
  // Others may be registered.
  await rmdir(path.dirname(admin)).catch(() => undefined);
}

/**
 * Takes away what runs left that were killed: the files, where they still lie in a run's folder, and the registration.
 * Branches stay: one is made only for a commit. What is not certainly left by a dead process of this user is not touched.
 * Says what could not be removed; never rejects.
 */
export async function removeLeftWorktrees({ commonDir }: Place): Promise<string[]> {
  const parent = path.join(commonDir, 'worktrees');
  const problems: string[] = [];
  for (const name of await readdir(parent).catch(() => [])) {
    const admin = path.join(parent, name);
    try {
      if (!(await isLeft(admin))) continue;
      const root = path.dirname((await readStart(path.join(admin, 'gitdir')).catch(() => '')).trim());
      for (const folder of [root, objectsOf(root)]) if (await isOfRun(folder)) await removeFolder(folder);
      await removeRegistration(admin);
    } catch (error) {
      problems.push(`The worktree ${name} of a killed run is left: ${String(error)}`);
    }
  }
  return problems;
}

async function isLeft(admin: string): Promise<boolean> {
  const locked = await readStart(path.join(admin, 'locked')).catch(() => '');
  return locked.startsWith(lockedBy) && isGone(locked.slice(lockedBy.length));
}

/** The registration says where; only what is called as we call it, and is this user's, is believed to be ours. */
async function isOfRun(folder: string): Promise<boolean> {
  if (!/\/worktrees\/agent-[\w-]+(?:\.objects)?$/.test(folder)) return false;
  const found = await lstat(folder).catch(() => null);
  return found?.isDirectory() === true && found.uid === process.getuid?.();
}

/** git's locks last milliseconds; one that a killed git left lasts for ever. */
const lockPatienceMs = 10_000;

/** Repeats what failed because another git held a lock or took a folder away meanwhile. */
async function patiently<T>(work: () => Promise<T>, signal = new AbortController().signal): Promise<T> {
  const until = Date.now() + lockPatienceMs;
  for (let waitMs = 20; ; waitMs = Math.min(waitMs * 2, 500)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() + waitMs > until) throw error;
      await sleep(waitMs, signal);
    }
  }
}

function isBusy(error: unknown): boolean {
  const busy = /Unable to create '.*\.lock'|could not create .*: (?:File exists|No such file)/;
  return error instanceof GitFailed && busy.test(error.message);
}
