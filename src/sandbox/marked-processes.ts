import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../base/error-code.ts';

/** Name of the variable by which a command's processes are known after it ended. Its value is new for each command. */
export const marker = 'GAINSAY_COMMAND';

const rounds = 50;
const pauseMs = 10;

/**
 * Kills every process of this user that carries the mark or belongs to the command's session, until none is left
 * (half a second at most), and says how many different ones there were. Always 0 where there is no /proc.
 */
export async function endMarked(id: string, session: number | undefined): Promise<number> {
  const seen = new Set<number>();
  for (let round = 0; round < rounds; round += 1) {
    const found = await marked(id, session);
    if (found.length === 0) break;
    for (const pid of found) {
      seen.add(pid);
      kill(pid);
    }
    await sleep(pauseMs);
  }
  return seen.size;
}

async function marked(id: string, session: number | undefined): Promise<number[]> {
  const entries = await readdir('/proc').catch(() => []);
  const pids = entries.filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => ((await belongs(pid, id, session)) ? [Number(pid)] : [])),
  );
  return found.flat();
}

async function belongs(pid: string, id: string, session: number | undefined): Promise<boolean> {
  const stat = await readOrNothing(`/proc/${pid}/stat`);
  // After the name in parentheses: state, parent, group, session.
  const [state, , , sessionId] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (state === undefined || state === 'Z' || state === 'X') return false;
  if (session !== undefined && Number(sessionId) === session) return true;
  return (await readOrNothing(`/proc/${pid}/environ`)).includes(`${marker}=${id}`);
}

/** Another user's process, or one that is gone, reads as nothing. */
function readOrNothing(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
