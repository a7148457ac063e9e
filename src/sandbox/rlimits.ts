import type { Limits } from './types.ts';

/** The kernel counts threads, people count processes: a Node process alone has eleven. */
const threadsAProcess = 16;
/** Where the user is the machine's own (no user namespace), all of its threads count, and it has some already. */
const leastThreads = 1_024;
const openFiles = 8_192;

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
    `--nproc=${Math.max(leastThreads, limits.processes * threadsAProcess)}`,
    '--core=0',
    '--',
    ...argv,
  ];
}
