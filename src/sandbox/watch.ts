import { readFile, readdir, statfs } from 'node:fs/promises';
import type { Exit } from '../base/commands.ts';
import type { Limits } from './types.ts';

export type Watch = {
  /** Any process whose descendants (and itself) are counted. */
  rootPid: number;
  limits: Pick<Limits, 'memoryBytes' | 'processes'>;
  /** Host directories that the command can fill. */
  writable: string[];
  /** Called once, with `denied` and the limit that was passed. */
  onExceeded: (exit: Exit) => void;
};

export type ProcessUse = { processes: number; memoryBytes: number };

const intervalMs = 200;
const pageBytes = 4_096;
/** Space and file entries that a command must leave on every file system it writes to. */
const spareBytes = 512 * 1024 * 1024;
const spareShareOfFiles = 0.02;

/**
 * Watches what address-space limits cannot (V8 reserves far more than it uses, and every process has its own):
 * memory, process count and disk of a whole tree, several times a second. A tree that grows within one interval is
 * caught by the next look; `prlimit` bounds it meanwhile.
 */
export function watchLimits(watch: Watch): { close: () => void } {
  const state: { timer?: NodeJS.Timeout; closed: boolean } = { closed: false };
  const look = async (): Promise<void> => {
    const reason = (await overuse(watch)) ?? (await fullDisk(watch.writable));
    if (state.closed) return;
    if (reason === null) state.timer = setTimeout(next, intervalMs);
    else watch.onExceeded({ kind: 'denied', reason });
  };
  const next = (): void => {
    look().catch((error: unknown) =>
      watch.onExceeded({ kind: 'denied', reason: `limits could not be watched: ${String(error)}` }),
    );
  };
  state.timer = setTimeout(next, intervalMs / 2);
  return {
    close() {
      state.closed = true;
      clearTimeout(state.timer);
    },
  };
}

/** What a process and all its descendants use now. Memory is what they do not share. Zero where there is no /proc. */
export async function useOf(rootPid: number): Promise<ProcessUse> {
  const children = await childrenByParent();
  const tree = [rootPid];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  const sizes = await Promise.all(tree.map(unsharedBytes));
  return { processes: tree.length, memoryBytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function overuse({ rootPid, limits }: Watch): Promise<string | null> {
  const use = await useOf(rootPid);
  if (use.processes > limits.processes) return `process limit: more than ${limits.processes} at once`;
  if (use.memoryBytes > limits.memoryBytes)
    return `memory limit: used ${mebibytes(use.memoryBytes)} MiB of ${mebibytes(limits.memoryBytes)} MiB`;
  return null;
}

async function fullDisk(directories: string[]): Promise<string | null> {
  for (const directory of directories) {
    const { bavail, bsize, files, ffree } = await statfs(directory);
    if (bavail * bsize < spareBytes) return `disk limit: less than ${mebibytes(spareBytes)} MiB left`;
    if (files > 0 && ffree < files * spareShareOfFiles) return 'disk limit: too many files';
  }
  return null;
}

async function childrenByParent(): Promise<Map<number, number[]>> {
  const children = new Map<number, number[]>();
  const entries = await readdir('/proc').catch(() => []);
  const pids = entries.filter((name) => /^\d+$/.test(name));
  await Promise.all(
    pids.map(async (pid) => {
      const stat = await readOrNothing(`/proc/${pid}/stat`);
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (state === undefined || parent === undefined || state === 'Z' || state === 'X') return;
      children.set(Number(parent), [...(children.get(Number(parent)) ?? []), Number(pid)]);
    }),
  );
  return children;
}

async function unsharedBytes(pid: number): Promise<number> {
  const [, resident, shared] = (await readOrNothing(`/proc/${pid}/statm`)).split(' ').map(Number);
  return Math.max(0, (resident ?? 0) - (shared ?? 0)) * pageBytes;
}

/** A process may be gone between two reads. */
function readOrNothing(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}

function mebibytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
