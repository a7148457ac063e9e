import { statfs } from 'node:fs/promises';
import type { Exit } from '../base/commands.ts';
import { childrenOf, readOfProcess } from './proc.ts';
import type { Limits } from './types.ts';

export type Watch = {
  /** The processes that are counted now. */
  pids: () => number[];
  /** Processes of ours among them, which do not count. */
  launchers: number;
  limits: Pick<Limits, 'memoryBytes' | 'processes'>;
  /** Host directories that the command can fill. */
  writable: string[];
  /** Called once, with `denied` and the limit that was passed. */
  onExceeded: (exit: Exit) => void;
};

type ProcessUse = { processes: number; memoryBytes: number };

const intervalMs = 250;
/** Looking takes at most this share of the time, however large the tree. */
const shareOfTime = 0.04;
const pageBytes = 4_096;
/** Space and file entries that a command must leave on every file system it writes to. */
const spareBytes = 512 * 1024 * 1024;
const spareShareOfFiles = 0.02;

/**
 * Watches what address-space limits cannot (V8 reserves far more than it uses, and every process has its own):
 * memory, process count and disk of a whole tree, several times a second. A tree that grows within one interval is
 * caught by the next look; the kernel's limits bound it meanwhile.
 */
export function watchLimits(watch: Watch): { close: () => void } {
  const state: { timer?: NodeJS.Timeout; closed: boolean } = { closed: false };
  const look = async (): Promise<void> => {
    const began = performance.now();
    const reason = overuse(watch) ?? (await fullDisk(watch.writable));
    if (state.closed) return;
    const pause = Math.max(intervalMs, (performance.now() - began) / shareOfTime);
    if (reason === null) state.timer = setTimeout(next, pause);
    else watch.onExceeded({ kind: 'denied', reason });
  };
  const next = (): void => {
    look().catch((error: unknown) =>
      watch.onExceeded({ kind: 'denied', reason: `limits could not be watched: ${String(error)}` }),
    );
  };
  state.timer = setTimeout(next, intervalMs);
  return {
    close() {
      state.closed = true;
      clearTimeout(state.timer);
    },
  };
}

/** A process and all its descendants. */
export function treeOf(rootPid: number): number[] {
  const tree = [rootPid];
  for (const pid of tree) tree.push(...childrenOf(pid));
  return tree;
}

/** Memory is what they do not share. Zero where there is no /proc. */
function useOf(pids: number[]): ProcessUse {
  return { processes: pids.length, memoryBytes: pids.reduce((sum, pid) => sum + unsharedBytes(pid), 0) };
}

function overuse({ pids, launchers, limits }: Watch): string | null {
  const use = useOf(pids());
  if (use.processes > limits.processes + launchers)
    return `process limit: more than ${limits.processes} at once`;
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

function unsharedBytes(pid: number): number {
  const [, resident, shared] = readOfProcess(pid, 'statm').split(' ').map(Number);
  return Math.max(0, (resident ?? 0) - (shared ?? 0)) * pageBytes;
}

function mebibytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
