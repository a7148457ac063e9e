import { spawn } from 'node:child_process';

export type BoundedOutput = {
  stdout: Buffer;
  /** First 2,000 bytes. */
  stderr: string;
  code: number | null;
  /** Ended early: the output bound, the deadline, or the signal. */
  stopped: 'output' | 'time' | 'cancelled' | null;
};

export type BoundedCommand = {
  file: string;
  args: string[];
  /** Host folder; nothing outside of it is searched. */
  cwd: string;
  maxBytes: number;
  timeMs: number;
};

/** What searches a tree, and how it is run. */
export type SearchProgram = {
  /** Path of ripgrep, null where there is none. */
  rg: string | null;
  run(command: BoundedCommand, signal: AbortSignal): Promise<BoundedOutput>;
};

/**
 * Runs a search program to its end, its output bound or its deadline, whichever is first; it is gone when this resolves.
 * It gets a minimal environment and no standard input. Rejects only when it cannot be started.
 */
export async function boundedOutput(command: BoundedCommand, signal: AbortSignal): Promise<BoundedOutput> {
  if (signal.aborted) return { stdout: Buffer.alloc(0), stderr: '', code: null, stopped: 'cancelled' };
  const child = spawn(command.file, command.args, {
    cwd: command.cwd,
    env: searchEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stopped: BoundedOutput['stopped'] = null;
  const stop = (because: NonNullable<BoundedOutput['stopped']>) => {
    stopped ??= because;
    child.kill('SIGKILL');
  };
  const onAbort = () => stop('cancelled');
  const deadline = setTimeout(() => stop('time'), command.timeMs);
  signal.addEventListener('abort', onAbort, { once: true });

  const chunks: Buffer[] = [];
  let bytes = 0;
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const room = command.maxBytes - bytes;
    if (room <= 0) return;
    chunks.push(chunk.subarray(0, room));
    bytes += Math.min(chunk.length, room);
    if (chunk.length >= room) stop('output');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString('utf8')).slice(0, 2000);
  });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    return { stdout: Buffer.concat(chunks), stderr, code, stopped };
  } finally {
    clearTimeout(deadline);
    signal.removeEventListener('abort', onAbort);
  }
}

/** Nothing of ours: configuration of the user or of the system must not change a search, and it holds no secret. */
export function searchEnvironment(): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    LC_ALL: 'C.UTF-8',
    // No repository: git searches files, and no configuration of one can run anything.
    GIT_DIR: '/nonexistent',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
  };
}
