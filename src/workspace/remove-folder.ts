import { chmod, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../base/error-code.ts';
import { GainsayError } from '../base/errors.ts';
import { runProcess } from './process.ts';

/**
 * Removes a folder with everything in it, also what its owner may not enter (commands close folders, and overlayfs leaves
 * such). Links are removed, never followed. Throws the file system's error for what belongs to somebody else.
 */
export async function removeFolder(folder: string): Promise<void> {
  try {
    await removeClosed(folder);
  } catch (error) {
    if (errorCode(error) !== 'ENAMETOOLONG') throw error;
    await removeDeep(folder);
  }
}

async function removeClosed(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    if (!['EACCES', 'EPERM', 'ENOTEMPTY'].includes(errorCode(error) ?? '')) throw error;
    await openUp(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
  }
}

/** Paths grow without an end where a command goes into one folder after the other; rm goes along. */
async function removeDeep(folder: string): Promise<void> {
  const removed = await runProcess(
    {
      argv: ['rm', '-rf', '--', folder],
      cwd: '/',
      env: { PATH: '/usr/bin:/bin' },
      timeoutMs: 120_000,
      maxOutputBytes: 65_536,
    },
    AbortSignal.timeout(125_000),
  );
  if (removed.exit.kind === 'code' && removed.exit.code === 0) return;
  throw new GainsayError(`${folder} could not be removed: ${removed.stderr.slice(0, 300)}`, {
    remedy: 'Remove it by hand: a command of the run made folders that are too deep.',
  });
}

/** The first attempt may still be removing elsewhere: what is gone already is no failure. */
async function openUp(folder: string): Promise<void> {
  try {
    await chmod(folder, 0o700);
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) await openUp(path.join(folder, entry.name));
    }
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

export type Removals = {
  begin(folder: string): void;
  /** Resolves when all that was begun has ended. */
  ended(): Promise<void>;
};

/**
 * For folders in a folder that is removed at the end: the next command need not wait for their removal. What cannot be
 * removed fails again then, for all to see.
 */
export function openRemovals(): Removals {
  let last: Promise<unknown> = Promise.resolve();
  return {
    begin(folder) {
      last = Promise.allSettled([last, removeFolder(folder)]);
    },
    async ended() {
      await last;
    },
  };
}
