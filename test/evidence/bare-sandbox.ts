import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Exit, Stored } from '../../src/base/commands.ts';
import type { Room } from '../../src/evidence/types/commands.ts';
import type { Sandbox, SandboxedCommand, SandboxedExit } from '../../src/sandbox/types.ts';

/** Runs real processes without isolation; keeps every command it was given. */
export function bareSandbox(): Sandbox & { commands: SandboxedCommand[] } {
  const commands: SandboxedCommand[] = [];
  return {
    level: 'none',
    mapsPaths: false,
    isolatesNetwork: false,
    proofs: [],
    commands,
    run: (command, signal) => {
      commands.push(command);
      return run(command, signal);
    },
    close: () => Promise.resolve(),
  };
}

/** A room that is a plain folder. */
export function folderRoom(root: string): Room {
  return {
    root,
    mounts: [],
    hostRoot: root,
    exchange: { inside: path.join(root, '.exchange'), host: path.join(root, '.exchange') },
    touched: () => Promise.resolve([]),
    dispose: () => Promise.resolve(),
  };
}

/** Rooms that are copies of a tree, each in a folder of its own below `folder`. */
export function copyRooms(folder: string): (tree: { root: string }) => Promise<Room> {
  let rooms = 0;
  return async (tree) => {
    rooms += 1;
    const copy = path.join(folder, `room-${rooms}`);
    await cp(tree.root, copy, { recursive: true });
    return { ...folderRoom(copy), dispose: () => rm(copy, { recursive: true, force: true }) };
  };
}

async function run(command: SandboxedCommand, signal: AbortSignal): Promise<SandboxedExit> {
  const started = performance.now();
  const [file = 'false', ...args] = command.argv;
  const ended = await new Promise<{ exit: Exit; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      file,
      args,
      { cwd: command.cwd, env: command.env, timeout: command.limits.timeMs, killSignal: 'SIGKILL', signal },
      (error, stdout, stderr) => {
        resolve({ exit: exitOf(error, child.exitCode, command.limits.timeMs), stdout, stderr });
      },
    );
  });
  await mkdir(path.dirname(command.stdoutFile), { recursive: true });
  return {
    exit: ended.exit,
    durationMs: Math.round(performance.now() - started),
    stdout: await store(command.stdoutFile, ended.stdout),
    stderr: await store(command.stderrFile, ended.stderr),
    survivors: 0,
  };
}

function exitOf(
  error: { name: string; killed?: boolean; signal?: string } | null,
  code: number | null,
  timeMs: number,
): Exit {
  if (error === null) return { kind: 'code', code: 0 };
  if (error.name === 'AbortError') return { kind: 'cancelled' };
  if (error.killed === true) return { kind: 'timeout', afterMs: timeMs };
  if (code === null) return { kind: 'signal', signal: error.signal ?? 'SIGKILL' };
  return { kind: 'code', code };
}

async function store(file: string, text: string): Promise<Stored> {
  await writeFile(file, text);
  const bytes = Buffer.byteLength(text);
  return { path: file, bytes, keptBytes: bytes, sha256: createHash('sha256').update(text).digest('hex') };
}
