import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { GainsayError } from '../base/errors.ts';
import { allPids, readOfProcess } from './proc.ts';

/** No distribution gives these to anybody (systemd's own list of user ids calls them unused), and every container maps them. */
const range = { first: 65_520, last: 65_532 };
/** Of no user: it opens the folder that holds the rooms, and nothing else. */
export const spareGroup = 65_533;
/** Commands that run at once. */
const most = 4;

export type SpareUsers = {
  /** Waits until one is free; null when `signal` is aborted first. */
  take(signal: AbortSignal): Promise<number | null>;
  giveBack(uid: number): void;
  close(): void;
};

/**
 * User ids that have no name, own no process and are no other run's: the lowest such ones of a fixed range. An abstract socket
 * each keeps other runs on this machine away, and goes with this process. Throws GainsayError when there is none.
 */
export async function claimSpareUsers(): Promise<SpareUsers> {
  const named = new Set(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => Number(line.split(':')[2])),
  );
  const locks: net.Server[] = [];
  const free: number[] = [];
  for (let uid = range.first; uid <= range.last && free.length < most; uid += 1) {
    if (named.has(uid)) continue;
    const lock = net.createServer((socket) => socket.destroy()).listen(`\0gainsay-user-${uid}`);
    const taken = await once(lock, 'listening').then(
      () => false,
      () => true,
    );
    if (taken) continue;
    lock.unref();
    if (processesOf(uid).length > 0) lock.close();
    else {
      locks.push(lock);
      free.push(uid);
    }
  }
  if (free.length === 0)
    throw new GainsayError(`every user id from ${range.first} to ${range.last} is in use`, {
      remedy: 'Wait until other runs on this machine have ended, or end what runs as these users.',
    });
  const waiting: ((uid: number) => void)[] = [];
  return {
    async take(signal) {
      if (signal.aborted) return null;
      const uid = free.shift();
      if (uid !== undefined) return uid;
      return new Promise((resolve) => {
        const next = (given: number): void => {
          signal.removeEventListener('abort', onAbort);
          resolve(given);
        };
        const onAbort = (): void => {
          waiting.splice(waiting.indexOf(next), 1);
          resolve(null);
        };
        signal.addEventListener('abort', onAbort, { once: true });
        waiting.push(next);
      });
    },
    giveBack(uid) {
      const next = waiting.shift();
      if (next === undefined) free.unshift(uid);
      else next(uid);
    },
    close() {
      for (const lock of locks) lock.close();
    },
  };
}

export function isSpare(uid: number): boolean {
  return uid >= range.first && uid <= range.last;
}

/** Every living process of a user, whatever session or parent it has. */
export function processesOf(uid: number): number[] {
  return allPids()
    .filter((pid) => {
      const status = readOfProcess(pid, 'status');
      return new RegExp(`^Uid:\\t${uid}\\t`, 'm').test(status) && !/^State:\t[ZX]/m.test(status);
    })
    .map(Number);
}
