import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Exit, Stored } from '../../src/base/commands.ts';
import type { CommandRunner, Room } from '../../src/evidence/types/commands.ts';
import type { PreparedTree, Trees } from '../../src/evidence/types/trees.ts';

/** Rooms that are copies (dependencies linked), for tests of suites: no sandbox, no git. */
export function localTrees(): Trees {
  return {
    prepare: () => Promise.reject(new Error('trees are given')),
    async room(tree): Promise<Room> {
      const root = await mkdtemp(path.join(os.tmpdir(), 'gainsay-room-'));
      await cp(tree.root, root, {
        recursive: true,
        filter: (from) => !/\/(?:node_modules|\.git)(?:\/|$)/.test(from.slice(tree.root.length)),
      });
      const dependencies = path.join(tree.root, 'node_modules');
      if (await stat(dependencies).catch(() => null))
        await symlink(dependencies, path.join(root, 'node_modules'));
      const exchange = path.join(root, '.gainsay');
      await mkdir(exchange);
      return {
        root,
        mounts: [],
        hostRoot: root,
        exchange: { inside: exchange, host: exchange },
        touched: () => Promise.resolve([]),
        dispose: () => rm(root, { recursive: true, force: true }),
      };
    },
    close: () => Promise.resolve(),
  };
}

export function treeAt(root: string): PreparedTree & { ready: true } {
  const sha = '0'.repeat(40);
  return {
    ready: true,
    pair: { source: 'head', tests: 'head' },
    shas: { source: sha, tests: sha },
    root,
    records: [],
  };
}

/** Runs scripts with bash, without a sandbox; the whole process group ends with its time. */
export function localRunner(folder: string): CommandRunner & { scripts: string[] } {
  const scripts: string[] = [];
  return {
    scripts,
    async run(request, signal) {
      const id = `E${scripts.push(request.script)}`;
      const started = Date.now();
      const files = { out: path.join(folder, `${id}.out`), err: path.join(folder, `${id}.err`) };
      const exit = await runBash(request, files, signal);
      return {
        id,
        agentId: request.agentId,
        purpose: request.purpose,
        tree: request.tree,
        script: request.script,
        cwd: request.cwd ?? '.',
        env: Object.keys(request.env ?? {}),
        network: 'none',
        startedAt: new Date(started).toISOString(),
        durationMs: Date.now() - started,
        exit,
        stdout: await stored(files.out),
        stderr: await stored(files.err),
        sandbox: 'none',
        touched: [],
        survivors: 0,
      };
    },
    async read(stream, { maxBytes, from }) {
      const text = await readFile(stream.path, 'utf8');
      return from === 'end' ? text.slice(-maxBytes) : text.slice(0, maxBytes);
    },
  };
}

async function runBash(
  request: Parameters<CommandRunner['run']>[0],
  files: { out: string; err: string },
  signal: AbortSignal,
): Promise<Exit> {
  const child = spawn('bash', ['-c', request.script], {
    cwd: path.join(request.room.root, request.cwd ?? '.'),
    env: { PATH: process.env['PATH'] ?? '', HOME: os.tmpdir(), ...request.env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(createWriteStream(files.out));
  child.stderr.pipe(createWriteStream(files.err));
  let ended: Exit | null = null;
  const end = (exit: Exit) => {
    ended ??= exit;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const timer = setTimeout(() => end({ kind: 'timeout', afterMs: request.timeoutMs }), request.timeoutMs);
  const cancel = () => end({ kind: 'cancelled' });
  signal.addEventListener('abort', cancel);
  return await new Promise((resolve) => {
    child.on('close', (code, name) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      resolve(
        ended ?? (code === null ? { kind: 'signal', signal: name ?? 'unknown' } : { kind: 'code', code }),
      );
    });
  });
}

async function stored(file: string): Promise<Stored> {
  const size = (await stat(file)).size;
  return { path: file, bytes: size, keptBytes: size, sha256: '' };
}
