import { access, constants } from 'node:fs/promises';
import type { Limits } from './types.ts';

const candidates = ['/usr/bin/prlimit', '/bin/prlimit'];

/** The kernel counts threads, people count processes: a Node process alone has eleven. */
const threadsAProcess = 16;
const openFiles = 8_192;

/** Where `prlimit` (util-linux) is on this machine, or null. */
export async function findPrlimit(): Promise<string | null> {
  for (const path of candidates) if (await runs(path)) return path;
  return null;
}

/**
 * `argv` under hard limits of the kernel, for each process: file size, open files, threads, no core dumps. There is
 * no limit on address space: V8 and wasm reserve gigabytes that they never touch (`watch.ts` sees what is used).
 */
export function withRlimits(
  argv: string[],
  { limits, prlimit }: { limits: Limits; prlimit: string | null },
): string[] {
  if (prlimit === null) return argv;
  return [
    prlimit,
    `--fsize=${limits.fileBytes}`,
    `--nofile=${openFiles}`,
    `--nproc=${limits.processes * threadsAProcess}`,
    '--core=0',
    '--',
    ...argv,
  ];
}

async function runs(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
