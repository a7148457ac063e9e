import { chmodSync, existsSync, lchownSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { errorCode } from '../base/error-code.ts';
import { GainsayError } from '../base/errors.ts';
import { runProcess } from '../workspace/process.ts';
import { words } from './bubblewrap-arguments.ts';

// What a command that was another user leaves behind. It is gone, but others of its kind may run: whatever it opened to them
// they can still exchange for links, between the moment that root looks at a path and the one that root follows it.

/** Where every user may leave files: what a command left there is removed when it ends. */
const sharedFolders = ['/tmp', '/var/tmp', '/dev/shm', '/dev/mqueue', '/run/lock', '/var/crash'];
const [sticky, byOthers] = [0o1000, 0o002];

/** `isSpare`: whether a user id is of those that commands get. */
export async function removeLeft(uid: number, isSpare: (uid: number) => boolean): Promise<void> {
  const found: string[] = [];
  const visit = (folder: string, depth: number): void => {
    for (const name of namesIn(folder)) {
      const place = path.join(folder, name);
      const seen = lstatSync(place, { throwIfNoEntry: false });
      if (seen?.uid === uid) found.push(place);
      else if (seen?.isDirectory() && !isSpare(seen.uid) && (seen.mode & byOthers) !== 0) {
        // Without the sticky bit anybody can put a link in the place of a folder below: nothing down there is followed.
        if (depth < mostDepth) visit(place, (seen.mode & sticky) === 0 ? mostDepth : depth + 1);
      }
    }
  };
  for (const folder of sharedFolders.filter(existsSync)) visit(folder, 0);
  await removeAll(found);
  await removeIpc(uid);
}

const mostDepth = 4;

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(errorCode(error) ?? '')) return [];
    throw error;
  }
}

const placesAtOnce = 100;

/** `rm` goes along with open folders: it follows no link that is put in their place, and no path is too long for it. */
async function removeAll(places: string[]): Promise<void> {
  for (let at = 0; at < places.length; at += placesAtOnce)
    await asRoot(['rm', '-rf', '--', ...places.slice(at, at + placesAtOnce)]);
}

const kindsOfIpc = { shm: '-m', sem: '-s', msg: '-q' };

/** System V's memory, semaphores and queues belong to no file and outlive every process. */
async function removeIpc(uid: number): Promise<void> {
  for (const [kind, option] of Object.entries(kindsOfIpc)) {
    const file = `/proc/sysvipc/${kind}`;
    const [header = '', ...lines] = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    const columns = header.trim().split(/\s+/);
    const ids = lines
      .map((line) => line.trim().split(/\s+/))
      .filter((row) => ['uid', 'cuid'].some((name) => row[columns.indexOf(name)] === String(uid)))
      .map((row) => row[1] ?? '');
    if (ids.length > 0) await asRoot(['ipcrm', ...ids.flatMap((id) => [option, id])]);
  }
}

/**
 * Makes the room of a command root's again. From above downwards: a folder that nobody else can write to is safe to go into by its
 * name. What lies deeper than any path reaches is removed with all that is around it.
 */
export async function takeBack(places: string[], uid: number): Promise<void> {
  for (const place of places) {
    closeFolder(place);
    for (const { name } of foldersIn(place)) await closeBelow(path.join(place, name));
  }
  await asRoot([
    'find',
    ...places,
    ...words(`-xdev -uid ${uid} -exec chown -h 0:0 {} + -type f -perm /022 -exec chmod go-w {} +`),
  ]);
}

const foldersATurn = 500;

async function closeBelow(top: string): Promise<void> {
  try {
    const queue = [top];
    for (let at = queue.pop(), seen = 1; at !== undefined; at = queue.pop(), seen += 1) {
      closeFolder(at);
      for (const { name } of foldersIn(at)) queue.push(path.join(at, name));
      if (seen % foldersATurn === 0) await turn();
    }
  } catch (error) {
    if (errorCode(error) !== 'ENAMETOOLONG') throw error;
    await removeAll([top]);
  }
}

function foldersIn(folder: string): { name: string }[] {
  return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
}

function closeFolder(folder: string): void {
  lchownSync(folder, 0, 0);
  chmodSync(folder, lstatSync(folder).mode & 0o755);
}

async function asRoot(argv: string[]): Promise<void> {
  const { exit, stderr } = await runProcess(
    { argv, cwd: '/', env: { PATH: '/usr/bin:/bin' }, timeoutMs: 120_000, maxOutputBytes: 65_536 },
    AbortSignal.timeout(125_000),
  );
  if (exit.kind === 'code' && exit.code === 0) return;
  throw new GainsayError(`What a command left could not be taken back: ${stderr.slice(0, 300)}`, {
    remedy: 'This is a fault of the machine, not of the change. Run again; if it stays, report it.',
  });
}
