import { randomBytes } from 'node:crypto';
import { access, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { GainsayError } from '../base/errors.ts';
import { reasonOf } from '../base/reason.ts';

/** `gainsay-<time>-<random>` below `parent`: never an existing folder, readable by this user alone. */
export async function makeRunFolder(parent: string): Promise<string> {
  const time = new Date().toISOString().replaceAll(/[-:]/g, '').slice(0, 15);
  const folder = path.join(parent, `gainsay-${time}-${randomBytes(4).toString('hex')}`);
  try {
    await mkdir(folder, { recursive: false, mode: 0o700 });
  } catch (cause) {
    throw new GainsayError(`The folder of this run cannot be made: ${reasonOf(cause)}`, {
      remedy: 'Let TMPDIR (on a runner: RUNNER_TEMP) name a folder that exists and can be written to.',
      cause,
    });
  }
  return folder;
}

/** After a run that came to no result: a folder without any evidence holds nothing but what the pull request sent. */
export async function removeWithoutEvidence(folder: string): Promise<void> {
  const kept = await access(path.join(folder, 'evidence.jsonl')).then(
    () => true,
    () => false,
  );
  if (!kept) await rm(folder, { recursive: true, force: true });
}
