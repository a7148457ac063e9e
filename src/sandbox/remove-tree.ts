import { chmod, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../base/error-code.ts';

/**
 * Removes what a command wrote, also directories that it closed to everybody (their owner may open them again).
 * Links are removed, never followed. Throws the file system's error for what belongs to somebody else.
 */
export async function removeTree(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true });
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
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries) if (entry.isDirectory()) await openUp(path.join(folder, entry.name));
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}
