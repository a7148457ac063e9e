import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../base/error-code.ts';
import { allPids, readOfProcess } from './proc.ts';

/** Name of the variable by which a command's processes are known after it ended. Its value is new for each command. */
export const marker = 'GAINSAY_COMMAND';

/** Begins the marks of all commands of a run: a run folder's name is random, and nobody else's. */
export function markOfRun(runFolder: string): string {
  return `${path.basename(runFolder)}.`;
}

const rounds = 50;
const pauseMs = 10;

/**
 * Kills every process of this user that carries the mark (or one that begins like it) or belongs to the command's session, until none is left
 * (half a second at most), and says how many different ones there were. Always 0 where there is no /proc.
 */
export async function endMarked(id: string, session: number | undefined): Promise<number> {
  const seen = new Set<number>();
  for (let round = 0; round < rounds; round += 1) {
    const found = marked(id, session);
    if (found.length === 0) break;
    for (const pid of found) {
      seen.add(pid);
      kill(pid);
    }
    await sleep(pauseMs);
  }
  return seen.size;
}

function marked(id: string, session: number | undefined): number[] {
  return allPids()
    .filter((pid) => belongs(pid, id, session))
    .map(Number);
}

function belongs(pid: string, id: string, session: number | undefined): boolean {
  const stat = readOfProcess(pid, 'stat');
  // After the name in parentheses: state, parent, group, session.
  const [state, , , sessionId] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (state === undefined || state === 'Z' || state === 'X') return false;
  if (session !== undefined && Number(sessionId) === session) return true;
  return readOfProcess(pid, 'environ').includes(`${marker}=${id}`);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
