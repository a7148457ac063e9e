import { readFileSync, readdirSync } from 'node:fs';
import { errorCode } from '../base/error-code.ts';

// Reads are synchronous: each takes microseconds, where a turn of the thread pool takes ten times that.

/** Every process of this machine that /proc shows; none where there is no /proc. */
export function allPids(): string[] {
  return (readOrNull(() => readdirSync('/proc')) ?? []).filter((name) => /^\d+$/.test(name));
}

/** A file of a process, or nothing when the process is gone or another user's. */
export function readOfProcess(pid: string | number, file: string): string {
  return readOrNull(() => readFileSync(`/proc/${pid}/${file}`, 'utf8')) ?? '';
}

/** Direct children; every thread has its own. */
export function childrenOf(pid: number): number[] {
  const threads = readOrNull(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  return threads.flatMap((thread) => {
    const list = readOfProcess(pid, `task/${thread}/children`);
    return list.split(' ').filter(Boolean).map(Number);
  });
}

function readOrNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
}
