import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCommandRunner } from '../../src/evidence/command.ts';
import { openLedger, readLedger } from '../../src/evidence/ledger.ts';
import type { Ledger } from '../../src/evidence/ledger.ts';
import type { CommandRequest, CommandRunner } from '../../src/evidence/types/commands.ts';
import type { Sandbox } from '../../src/sandbox/types.ts';
import { fc } from '../property.ts';
import { bareSandbox, folderRoom } from './bare-sandbox.ts';

let folder: string;
let ledger: Ledger;
let sandbox: ReturnType<typeof bareSandbox>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gainsay-command-'));
  await mkdir(path.join(folder, 'room/sub'), { recursive: true });
  await mkdir(path.join(folder, 'scratch'));
  ledger = await openLedger(path.join(folder, 'run'));
  sandbox = bareSandbox();
});
afterEach(async () => {
  await ledger.close();
  await rm(folder, { recursive: true, force: true });
});

it('records what a command did, with its streams beside the ledger', async () => {
  const runner = runnerOver(sandbox);
  const record = await runner.run(request('printf out; printf err >&2; exit 3', { cwd: 'sub' }), signal());

  expect(record).toMatchObject({
    id: 'E1',
    exit: { kind: 'code', code: 3 },
    cwd: path.join(folder, 'room/sub'),
    script: 'printf out; printf err >&2; exit 3',
    stdout: { path: 'outputs/E1.stdout', bytes: 3 },
    network: 'not-isolated',
  });
  expect(await readFile(path.join(folder, 'run/outputs/E1.stderr'), 'utf8')).toBe('err');
  expect(await runner.read(record.stdout, { maxBytes: 100, from: 'end' })).toBe('out');
  expect(await readLedger(ledger.file)).toEqual([{ kind: 'record', record }]);
});

it('gives a command nothing of our own environment and records names, not values', async () => {
  process.env.GAINSAY_TEST_CANARY = 'sk-canary';
  const runner = runnerOver(sandbox);
  const record = await runner.run(request('env', { env: { EXTRA: 'value-of-extra' } }), signal());
  delete process.env.GAINSAY_TEST_CANARY;

  const seen = await runner.read(record.stdout, { maxBytes: 10_000, from: 'start' });
  expect(seen).toContain('EXTRA=value-of-extra');
  expect(seen).not.toContain('canary');
  expect(record.env).toEqual(['EXTRA', 'HOME', 'PATH']);
  expect(await readFile(ledger.file, 'utf8')).not.toContain('value-of-extra');
});

it('gives a scratch folder to those that are to have one, and never keeps the home folder', async () => {
  const runner = runnerOver(sandbox);
  const scratch = path.join(folder, 'scratch');
  const run = async (script: string, more: { scratch?: string } = {}) => {
    const { stdout } = await runner.run(request(script, more), signal());
    return await runner.read(stdout, { maxBytes: 100, from: 'start' });
  };
  await run('echo kept > "$GAINSAY_SCRATCH/note"; echo leaked > "$HOME/.npmrc"', { scratch });
  expect(await run('cat "$GAINSAY_SCRATCH/note"; ls -A "$HOME"', { scratch })).toBe('kept\n');
  expect(await run('echo "${GAINSAY_SCRATCH:-none}"')).toBe('none\n');
});

it('refuses a working directory outside the repository and runs nothing', async () => {
  const runner = runnerOver(sandbox);
  const record = await runner.run(request('pwd', { cwd: '../../etc' }), signal());
  expect(record.exit).toMatchObject({ kind: 'denied' });
  expect(sandbox.commands).toEqual([]);
});

it('a sandbox that fails gives a record that says so', async () => {
  const broken: Sandbox = { ...sandbox, run: () => Promise.reject(new Error('bwrap: no user namespaces')) };
  const record = await runnerOver(broken).run(request('true'), signal());
  expect(record.exit).toEqual({ kind: 'denied', reason: 'the sandbox failed: bwrap: no user namespaces' });
  expect(ledger.view().records).toEqual([record]);
});

it('where paths are mapped, a command sees the machine, an empty home, the scratch folder and the room', async () => {
  const mapped = { ...sandbox, mapsPaths: true };
  const room = folderRoom(path.join(folder, 'room'));
  const overlay = { kind: 'read-only' as const, from: path.join(folder, 'room'), at: room.root };
  const runner = runnerOver(mapped);
  await runner.run(
    { ...request('true'), room: { ...room, mounts: [overlay] }, scratch: '/snapshot' },
    signal(),
  );
  expect(sandbox.commands[0]?.mounts).toEqual([
    { kind: 'read-only', from: '/usr', at: '/usr' },
    { kind: 'tmpfs', at: '/home/agent' },
    { kind: 'read-write', from: '/snapshot', at: '/scratch' },
    overlay,
  ]);
  expect(sandbox.commands[0]?.env).toMatchObject({ HOME: '/home/agent', GAINSAY_SCRATCH: '/scratch' });
});

describe('reading a stream', () => {
  it('never splits a character, from either end', async () => {
    const runner = runnerOver(sandbox);
    const file = path.join(folder, 'run', 'stream');
    await mkdir(path.dirname(file), { recursive: true });
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme-composite', maxLength: 12 }),
        fc.nat(40),
        fc.constantFrom('start' as const, 'end' as const),
        async (text, maxBytes, from) => {
          await writeFile(file, text);
          const stored = { path: 'stream', bytes: 0, keptBytes: 0, sha256: '' };
          const read = await runner.read(stored, { maxBytes, from });
          expect(from === 'start' ? text.startsWith(read) : text.endsWith(read)).toBe(true);
          expect(Buffer.byteLength(read)).toBeLessThanOrEqual(maxBytes);
          expect(Buffer.byteLength(read)).toBeGreaterThan(Math.min(maxBytes, Buffer.byteLength(text)) - 4);
        },
      ),
      { numRuns: 200 },
    );
  });
});

function runnerOver(over: Sandbox): CommandRunner {
  return createCommandRunner({
    sandbox: over,
    ledger,
    folder: path.join(folder, 'run'),
    scratchInside: '/scratch',
    home: '/home/agent',
    environment: { PATH: process.env.PATH ?? '/usr/bin:/bin' },
    limits: { memoryBytes: 1e9, processes: 100, fileBytes: 1e8, outputBytes: 1e6 },
    machineMounts: () => [{ kind: 'read-only', from: '/usr', at: '/usr' }],
  });
}

function request(script: string, more: Partial<CommandRequest> = {}): CommandRequest {
  return {
    agentId: 'runtime',
    purpose: 'test',
    tree: 'scratch',
    room: folderRoom(path.join(folder, 'room')),
    script,
    timeoutMs: 10_000,
    ...more,
  };
}

function signal(): AbortSignal {
  return new AbortController().signal;
}
