import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Exit, Stored } from '../base/commands.ts';
import { openStore, storeInto } from './store-stream.ts';
import { supervise } from './supervise.ts';
import type { ProcessOptions, Supervised } from './supervise.ts';

export type RunOptions = Omit<ProcessOptions, 'stdin' | 'graceMs' | 'identity'> & {
  stdin?: string;
  /** Kept of each stream; a stream that grows beyond it ends the process. */
  maxOutputBytes: number;
};

export type RunResult = {
  exit: Exit;
  stdout: string;
  stderr: string;
  /** All that was read of stdout, kept or not. */
  stdoutBytes: number;
  /** A stream outgrew `maxOutputBytes`: the process was killed and `exit` is `denied`. */
  truncated: boolean;
};

export type StoreOptions = ProcessOptions & {
  stdoutFile: string;
  stderrFile: string;
  /** Kept of each stream; the rest is counted and hashed, and the process goes on. */
  outputBytes: number;
};

export type StoredRun = { exit: Exit; durationMs: number; stdout: Stored; stderr: Stored };

/**
 * Runs a short, trusted host command (git, a probe) and returns its output as text. Its whole process group is
 * killed at the deadline, at abort and when it writes too much. A non-zero exit is a result, not an error.
 * Rejects with GainsayError when the program could not be started.
 */
export async function runProcess(options: RunOptions, signal: AbortSignal): Promise<RunResult> {
  const stdout = gatherer(options.maxOutputBytes);
  const stderr = gatherer(options.maxOutputBytes);
  const exit = await supervise({ ...options, graceMs: 500 }, signal, (running) => {
    const overflow = (): void =>
      running.stop({ kind: 'denied', reason: `wrote more than ${options.maxOutputBytes} bytes` });
    running.child.stdout?.on('data', (chunk: Buffer) => stdout.take(chunk, overflow));
    running.child.stderr?.on('data', (chunk: Buffer) => stderr.take(chunk, overflow));
  });
  return {
    exit,
    stdout: stdout.text(),
    stderr: stderr.text(),
    stdoutBytes: stdout.bytes(),
    truncated: stdout.overflowed() || stderr.overflowed(),
  };
}

/**
 * Runs a command of any length and keeps its streams as files, hashed as they pass. `attach` sees the running
 * process (to watch its limits). Rejects with GainsayError when it could not be started.
 */
export async function storeProcess(
  options: StoreOptions,
  signal: AbortSignal,
  attach?: (running: Supervised) => void,
): Promise<StoredRun> {
  const startedAt = performance.now();
  // Opened before the command starts: Node throws away what nobody listens for when a process ends.
  const stores = await openBoth(options);
  const begun: { both?: [Promise<Stored>, Promise<Stored>] } = {};
  try {
    const exit = await supervise(options, signal, (running) => {
      const { stdout, stderr } = running.child;
      begun.both = [settle(stores[0](stdout), running), settle(stores[1](stderr), running)];
      attach?.(running);
    });
    const durationMs = performance.now() - startedAt;
    begun.both ??= [stores[0](null), stores[1](null)];
    const [stdout, stderr] = await Promise.all(begun.both);
    return { exit, durationMs, stdout, stderr };
  } finally {
    if (begun.both === undefined) await Promise.all([stores[0](null), stores[1](null)]);
  }
}

type Store = (stream: Readable | null) => Promise<Stored>;

async function openBoth({ stdoutFile, stderrFile, outputBytes }: StoreOptions): Promise<[Store, Store]> {
  const stdout = await openStore(stdoutFile);
  try {
    const stderr = await openStore(stderrFile);
    const into =
      (file: FileHandle, path: string): Store =>
      (stream) =>
        storeInto(file, stream ?? [], { path, keepBytes: outputBytes });
    return [into(stdout, stdoutFile), into(stderr, stderrFile)];
  } catch (error) {
    await stdout.close();
    throw error;
  }
}

/** A stream that cannot be stored (disk full) ends the process, and stays rejected for whoever awaits it. */
function settle(stored: Promise<Stored>, running: Supervised): Promise<Stored> {
  stored.catch((error: unknown) =>
    running.stop({ kind: 'denied', reason: `output could not be stored: ${String(error)}` }),
  );
  return stored;
}

function gatherer(limit: number) {
  const chunks: Buffer[] = [];
  let seen = 0;
  return {
    take(chunk: Buffer, overflow: () => void): void {
      const room = limit - seen;
      seen += chunk.length;
      if (room > 0) chunks.push(chunk.subarray(0, room));
      if (seen > limit) overflow();
    },
    text: (): string => Buffer.concat(chunks).toString('utf8'),
    bytes: (): number => seen,
    overflowed: (): boolean => seen > limit,
  };
}
