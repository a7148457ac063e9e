import { closeSync, constants, openSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { linked, within } from '../base/abort.ts';
import type { Exit } from '../base/commands.ts';
import { runProcess } from '../workspace/process.ts';
import { removeFolder } from '../workspace/remove-folder.ts';
import type { Mount, Sandbox, SandboxedCommand } from './types.ts';

export type PipedCommand = Omit<SandboxedCommand, 'stdoutFile' | 'stderrFile' | 'onStarted'>;

/** A command that somebody talks to. Its owner ends it by `stop`, whatever it does itself. */
export type Piped = {
  stdin: net.Socket;
  /** Ends when the command and all that it started are gone. */
  stdout: net.Socket;
  stderr: net.Socket;
  /** Rejects only when the sandbox itself failed. */
  exit: Promise<Exit>;
  /** Closes its stdin, then kills what has not ended by itself. Resolves when all of it is gone. */
  stop(): Promise<void>;
};

const streams = ['stdin', 'stdout', 'stderr'] as const;
const inside = '/.gainsay/pipes';
/** How long a command may take to end by itself once its stdin is closed. */
const graceMs = 300;

/**
 * Runs a command in the sandbox with its three streams as pipes. They are named pipes: this works on every level of the
 * sandbox, and nothing runs inside but the command. `folder` lies among the rooms where the sandbox has such a place.
 */
export async function runPiped(
  sandbox: Sandbox,
  command: PipedCommand,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<Piped> {
  const own = await mkdtemp(path.join(folder, 'pipes-'));
  const place = sandbox.mapsPaths ? inside : own;
  const pipes: Pipe[] = [];
  try {
    const hosts = streams.map((name) => path.join(own, name));
    await makePipes(hosts, signal);
    for (const file of hosts) pipes.push(openPipe(file));
    const life = linked(signal);
    const exit = sandbox
      .run(
        {
          ...command,
          argv: [
            '/bin/sh',
            '-c',
            'exec <"$0/stdin" >"$0/stdout" 2>"$0/stderr"; exec "$@"',
            place,
            ...command.argv,
          ],
          mounts: [...command.mounts, ...mountsOf(sandbox, own, hosts)],
          stdoutFile: path.join(own, 'launcher.stdout'),
          stderrFile: path.join(own, 'launcher.stderr'),
        },
        life.signal,
      )
      .then((ended) => ended.exit);
    const [stdin, stdout, stderr] = [socketOf(pipes, 0), socketOf(pipes, 1), socketOf(pipes, 2)];
    const over = async (): Promise<void> => {
      life.dispose();
      stdin.destroy();
      // Without a writer the two others end once they have been read.
      for (const { spare } of pipes) closeSync(spare);
      await removeFolder(own);
    };
    const gone = exit.then(over, over);
    return {
      stdin,
      stdout,
      stderr,
      exit,
      async stop() {
        stdin.end();
        if (!(await within(gone, graceMs)).settled) life.abort(new Error('stopped'));
        await gone;
        stdout.destroy();
        stderr.destroy();
      },
    };
  } catch (error) {
    for (const { ours, spare } of pipes) [ours, spare].forEach((end) => closeSync(end));
    await removeFolder(own);
    throw error;
  }
}

async function makePipes(files: string[], signal: AbortSignal): Promise<void> {
  const options = { cwd: '/', env: { PATH: '/usr/bin:/bin' }, timeoutMs: 5_000, maxOutputBytes: 10_000 };
  const { exit, stderr } = await runProcess({ argv: ['mkfifo', '-m', '600', ...files], ...options }, signal);
  signal.throwIfAborted();
  if (exit.kind !== 'code' || exit.code !== 0) throw new Error(`mkfifo failed: ${stderr.slice(0, 300)}`);
  // The folder keeps others out; the command inside may be another user.
  await Promise.all(files.map((file) => chmod(file, 0o666)));
}

/** Descriptors: the end that is used here, and the one that keeps it open until the command is gone. */
type Pipe = { ours: number; spare: number; writes: boolean };

/** Both ends here: nobody waits for a command that never opens its own, and no stream ends before it began. */
function openPipe(file: string): Pipe {
  const read = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  const write = openSync(file, constants.O_WRONLY | constants.O_NONBLOCK);
  const writes = path.basename(file) === 'stdin';
  return writes ? { ours: write, spare: read, writes } : { ours: read, spare: write, writes };
}

function socketOf(pipes: Pipe[], index: number): net.Socket {
  const { ours: fd, writes } = pipes[index] ?? { ours: -1, writes: false };
  return new net.Socket({ fd, readable: !writes, writable: writes }).on('error', () => undefined);
}

function mountsOf(sandbox: Sandbox, own: string, hosts: string[]): Mount[] {
  if (!sandbox.mapsPaths) return [{ kind: 'read-write', from: own, at: own }];
  return hosts.map((from) => ({ kind: 'read-only', from, at: `${inside}/${path.basename(from)}` }));
}
