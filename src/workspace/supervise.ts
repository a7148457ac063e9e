import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { errorCode } from '../base/error-code.ts';
import { GainsayError } from '../base/errors.ts';
import type { Exit } from '../base/commands.ts';

/** The whole of a child's surroundings. Nothing of this process is inherited. */
export type ProcessOptions = {
  argv: string[];
  cwd: string;
  env: Record<string, string>;
  timeoutMs: number;
  /** Text to write, or `hold`: an open pipe that closes when this process dies or the child is to stop. Default: none. */
  stdin?: string | { hold: true };
  /** Drops to this user before anything runs, with no supplementary groups. Only root may ask. */
  identity?: { uid: number; gid: number };
  /** SIGTERM first, SIGKILL this much later. Default 0: SIGKILL at once. */
  graceMs?: number;
};

export type Supervised = {
  child: ChildProcess;
  pid: number;
  /** Ends the process group early; the first reason given is the one reported. */
  stop: (exit: Exit) => void;
};

/** How long pipes that somebody else still holds are read after the process is gone. */
const drainMs = 1_000;
/** How often longer, while what has been read already still waits for its slow reader. */
const mostDrains = 30;

/**
 * Runs one child in its own session and process group and owns it until it is gone: killed as a group at the
 * deadline, at abort or when `attach` says stop. Resolves once the child has exited and its pipes are closed.
 * Rejects with GainsayError when it could not be started.
 */
export async function supervise(
  options: ProcessOptions,
  signal: AbortSignal,
  attach: (running: Supervised) => void,
): Promise<Exit> {
  if (signal.aborted) return { kind: 'cancelled' };
  const child = spawnInGroup(options);
  const ended = endOf(child);
  const { pid } = child;
  if (pid === undefined) return ended;

  const stopping: { exit?: Exit; escalation?: NodeJS.Timeout } = {};
  const stop = (exit: Exit): void => {
    if (stopping.exit !== undefined) return;
    stopping.exit = exit;
    child.stdin?.destroy();
    killGroup(pid, options.graceMs === undefined ? 'SIGKILL' : 'SIGTERM');
    stopping.escalation = setTimeout(() => killGroup(pid, 'SIGKILL'), options.graceMs ?? 0);
  };
  const deadline = setTimeout(
    () => stop({ kind: 'timeout', afterMs: options.timeoutMs }),
    Math.min(options.timeoutMs, 2 ** 31 - 1),
  );
  const cancel = (): void => stop({ kind: 'cancelled' });
  signal.addEventListener('abort', cancel, { once: true });
  try {
    attach({ child, pid, stop });
    feed(child, options.stdin);
    const exit = await ended;
    return stopping.exit ?? exit;
  } finally {
    clearTimeout(deadline);
    clearTimeout(stopping.escalation);
    signal.removeEventListener('abort', cancel);
    killGroup(pid, 'SIGKILL');
  }
}

/** Signals a whole process group; a group that is already gone, or is another user's, is left alone. */
function killGroup(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(-pid, name);
  } catch (error) {
    if (!['ESRCH', 'EPERM'].includes(errorCode(error) ?? '')) throw error;
  }
}

function spawnInGroup({ argv, cwd, env, stdin, identity }: ProcessOptions): ChildProcess {
  const [command, ...rest] = argv;
  if (command === undefined) throw new TypeError('argv must name a program');
  const spawnOptions: SpawnOptions = {
    cwd,
    env,
    detached: true,
    stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    ...identity,
  };
  return spawn(command, rest, spawnOptions);
}

/** Exit status once the pipes are closed too, or `drainMs` after the exit when a stranger keeps them open. */
function endOf(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve, reject) => {
    let drain: NodeJS.Timeout | undefined;
    child.once('error', (cause) => reject(notStarted(child, cause)));
    child.once('exit', () => {
      const look = (times: number): void => {
        if (times === 1 && child.pid !== undefined) killGroup(child.pid, 'SIGKILL');
        if (times < mostDrains && [child.stdout, child.stderr].some((pipe) => pipe?.readableLength)) {
          drain = setTimeout(() => look(times + 1), drainMs);
          return;
        }
        child.stdout?.destroy();
        child.stderr?.destroy();
      };
      drain = setTimeout(() => look(1), drainMs);
    });
    child.once('close', (code, name) => {
      clearTimeout(drain);
      resolve(code === null ? { kind: 'signal', signal: name ?? 'SIGKILL' } : { kind: 'code', code });
    });
  });
}

function feed(child: ChildProcess, stdin: ProcessOptions['stdin']): void {
  if (child.stdin === null || stdin === undefined) return;
  // A child that exits without reading its input is no error of ours.
  child.stdin.on('error', () => child.stdin?.destroy());
  if (typeof stdin === 'string') child.stdin.end(stdin);
}

function notStarted(child: ChildProcess, cause: Error): GainsayError {
  return new GainsayError(`Could not start ${child.spawnfile}: ${cause.message}`, {
    remedy: `Check that ${child.spawnfile} is installed and on the PATH, and that the working directory exists.`,
    cause,
  });
}
