import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { GainsayError } from '../base/errors.ts';
import { reasonOf } from '../base/reason.ts';
import { claim, release } from '../workspace/owner.ts';
import { removeFolder } from '../workspace/remove-folder.ts';

/**
 * `gainsay-<time>-<random>` below `parent`: never an existing folder, readable by this user alone. `onNamed` hears of it
 * before it is there, so that whoever comes after a killed run knows where to look.
 */
export async function makeRunFolder(
  parent: string,
  onNamed: (folder: string) => void = () => undefined,
): Promise<string> {
  const time = new Date().toISOString().replaceAll(/[-:]/g, '').slice(0, 15);
  const folder = path.resolve(parent, `gainsay-${time}-${randomBytes(4).toString('hex')}`);
  onNamed(folder);
  try {
    await mkdir(folder, { recursive: false, mode: 0o700 });
    await claim(folder);
  } catch (cause) {
    throw new GainsayError(`The folder of this run cannot be made: ${reasonOf(cause)}`, {
      remedy: 'Let TMPDIR (on a runner: RUNNER_TEMP) name a folder that exists and can be written to.',
      cause,
    });
  }
  return folder;
}

export function isRunFolder(name: string): boolean {
  return /^gainsay-\d{8}T\d{6}-[0-9a-f]{8}$/.test(name);
}

/** What a run makes for its own use and takes away where it can; all else in its folder is evidence. */
const ownUse =
  /^(?:trees|sandbox|homes|scratch|trusted|hooks|servers|worktrees|work|work-index|work-objects|probe-\w{6}|scratch-\w{6})$/;

/**
 * At a run's end, and after one that was killed: nothing stays but evidence, and a folder without any (it holds what the
 * pull request sent) does not stay at all. Rejects with what could not be removed; the folder then still has its owner.
 */
export async function leaveRunFolder(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (!names.includes('evidence.jsonl')) return removeFolder(folder);
  for (const name of names) if (ownUse.test(name)) await removeFolder(path.join(folder, name));
  await removeLinks(folder);
  await release(folder);
}

/**
 * Whoever uploads the folder follows the links in it, and head's files and what commands left may be links to anywhere on
 * this machine: neither they nor pipes, sockets and devices stay.
 */
async function removeLinks(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) await removeLinks(place);
    else if (!entry.isFile()) await rm(place, { force: true });
  }
}
