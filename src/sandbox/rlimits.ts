import type { Limits } from './types.ts';

/** The kernel counts threads, people count processes: a Node process alone has eleven. */
const threadsAProcess = 16;
/** Where the user is the machine's own (no user namespace), all of its threads count, and it has some already. */
const leastThreads = 1_024;
const openFiles = 8_192;
const blockBytes = 512;

/**
 * Shell commands that set hard limits of the kernel for each process from here on: file size, open files, threads, no
 * core dumps. What the machine allows less of stays as it is. There is no limit on address space: V8 and wasm reserve
 * gigabytes that they never touch (`watch.ts` sees what is used). The number of threads is `-p` to dash and busybox,
 * `-u` to bash, which has no settable `-p`.
 */
export function rlimitLines({ fileBytes, processes }: Pick<Limits, 'fileBytes' | 'processes'>): string {
  const threads = Math.max(leastThreads, processes * threadsAProcess);
  const lines = [
    `ulimit -f ${Math.ceil(fileBytes / blockBytes)}`,
    `ulimit -n ${openFiles}`,
    `ulimit -p ${threads} || ulimit -u ${threads}`,
    'ulimit -c 0',
  ];
  return `{ ${lines.join('; ')}; } 2>/dev/null`;
}

/** `argv` under those limits. */
export function withRlimits(argv: string[], limits: Limits): string[] {
  return ['/bin/sh', '-c', `${rlimitLines(limits)}; exec "$@"`, 'sh', ...argv];
}
