import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reasonOf } from '../base/reason.ts';
import { endMarked, markOfRun } from '../sandbox/marked-processes.ts';
import { isAbandoned } from '../workspace/owner.ts';
import { removeFolder } from '../workspace/remove-folder.ts';
import { isRunFolder, leaveRunFolder } from './run-folder.ts';

/**
 * Ends what a run left that was killed, by the run folder that its main step named: processes that no sandbox ended, and
 * all in the folder that is no evidence. Does nothing where the run closed by itself, or where the folder is not a run
 * folder of ours directly below `parent`. Says what could not be removed; never rejects.
 */
export async function endLeftRun(folder: string, parent: string): Promise<string | null> {
  if (path.dirname(folder) !== path.resolve(parent) || !isRunFolder(path.basename(folder))) return null;
  try {
    if (await isAbandoned(folder)) await tidy(folder);
    return null;
  } catch (error) {
    return `Files of the killed run are left in ${folder}: ${reasonOf(error)}`;
  }
}

/** The same for every run that nobody ended, and its folders elsewhere: in a terminal there is no later step. Never rejects. */
export async function endLeftRuns(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter(isRunFolder)) await endLeftRun(path.resolve(parent, name), parent);
  for (const place of new Set([path.resolve(parent), tmpdir(), '/tmp'])) await removeLeftBeside(place);
}

/** Demos, and rooms of users that may not enter a run's folder. */
async function removeLeftBeside(place: string): Promise<void> {
  const names = await readdir(place).catch(() => []);
  for (const name of names.filter((found) => /^gainsay-(?:demo|rooms)-\w{6}$/.test(found))) {
    const folder = path.join(place, name);
    if (await isAbandoned(folder)) await removeFolder(folder).catch(() => undefined);
  }
}

async function tidy(folder: string): Promise<void> {
  await endMarked(markOfRun(folder), undefined);
  await leaveRunFolder(folder);
}
