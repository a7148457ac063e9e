import { chmod, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../base/error-code.ts';

/**
 * Removes a folder with everything in it, also what its owner may not enter (commands close folders, and overlayfs leaves
 * such). Links are removed, never followed. Throws the file system's error for what belongs to somebody else.
 */
export async function removeFolder(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    if (!['EACCES', 'EPERM', 'ENOTEMPTY'].includes(errorCode(error) ?? '')) throw error;
    await openUp(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
  }
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
