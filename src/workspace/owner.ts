import { constants, readFileSync, readlinkSync } from 'node:fs';
import { lstat, open, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../base/record.ts';

/** The process that a folder belongs to. `started` and what follows are empty where there is no /proc. */
type Owner = {
  pid: number;
  /** In clock ticks since the boot: a later process of the same number has another. */
  started: string;
  boot: string;
  /** Of process ids: a number means another process in another one. */
  namespace: string;
};

const fileName = 'owner.json';

/** Says in the folder, which this process has just made, that it is this process's, until `release`. */
export async function claim(folder: string): Promise<void> {
  await writeFile(path.join(folder, fileName), thisOwner(), { flag: 'wx', mode: 0o600 });
}

/** This process in one line, for `isGone` of a later one. */
export function thisOwner(): string {
  const owner: Owner = { pid: process.pid, started: startOf(process.pid), ...here() };
  return JSON.stringify(owner);
}

export async function release(folder: string): Promise<void> {
  await rm(path.join(folder, fileName), { force: true });
}

/**
 * True for a folder of this user that was never released and whose process is known to be gone. Whatever is not certain
 * (another machine or container may share the folder's parent; there is no /proc) is not abandoned. Never rejects.
 */
export async function isAbandoned(folder: string): Promise<boolean> {
  try {
    const found = await lstat(folder);
    if (!found.isDirectory() || found.uid !== process.getuid?.()) return false;
    return isGone(await readStart(path.join(folder, fileName)));
  } catch {
    return false;
  }
}

/** True where the text is what `thisOwner` said in a process that is known to have ended. */
export function isGone(text: string): boolean {
  const owner = parseOwner(text);
  const { boot, namespace } = here();
  if (owner === null || boot === '' || owner.boot !== boot || owner.namespace !== namespace) return false;
  return startOf(owner.pid) !== owner.started;
}

const longestFile = 1_000;

/** Of a small file that is no link. */
export async function readStart(file: string): Promise<string> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestFile), 0, longestFile, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

function parseOwner(text: string): Owner | null {
  try {
    const value: unknown = JSON.parse(text);
    return isOwner(value) ? value : null;
  } catch {
    return null;
  }
}

function isOwner(value: unknown): value is Owner {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value['pid']) &&
    ['started', 'boot', 'namespace'].every((key) => typeof value[key] === 'string' && value[key] !== '')
  );
}

/** Empty when there is no such process. */
function startOf(pid: number): string {
  const stat = readOrEmpty(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The twenty-second field; the second, a name in parentheses, may hold anything.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function here(): { boot: string; namespace: string } {
  return {
    boot: readOrEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')).trim(),
    namespace: readOrEmpty(() => readlinkSync('/proc/self/ns/pid')),
  };
}

function readOrEmpty(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
