import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBare } from '../../src/sandbox/none.ts';
import type { Limits, Sandbox } from '../../src/sandbox/types.ts';

const limits: Limits = {
  timeMs: 10_000,
  memoryBytes: 2 ** 30,
  processes: 64,
  fileBytes: 2 ** 20,
  outputBytes: 65_536,
};

describe('a command without a sandbox', () => {
  let folder: string;
  let sandbox: Sandbox;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gainsay-none-'));
    sandbox = await openBare({ runFolder: folder });
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function run(script: string, changed: Partial<Limits> = {}, signal = new AbortController().signal) {
    const files = { stdoutFile: path.join(folder, 'out'), stderrFile: path.join(folder, 'err') };
    const result = await sandbox.run(
      {
        argv: ['sh', '-c', script],
        cwd: folder,
        env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', ONLY: 'this' },
        mounts: [],
        network: { kind: 'none' },
        limits: { ...limits, ...changed },
        ...files,
      },
      signal,
    );
    return {
      ...result,
      out: await readFile(files.stdoutFile, 'utf8'),
      err: await readFile(files.stderrFile, 'utf8'),
    };
  }

  it('reports status and both streams, and sees only the environment it was given', async () => {
    const result = await run('echo "$ONLY-$HOME-$GITHUB_TOKEN"; echo wrong >&2; exit 3');
    expect(result).toMatchObject({
      exit: { kind: 'code', code: 3 },
      out: 'this--\n',
      err: 'wrong\n',
      survivors: 0,
    });
    expect(result.stdout.sha256).toBe(createHash('sha256').update('this--\n').digest('hex'));
  });

  it('reports death by a signal as one, also when a shell turned it into a status', async () => {
    expect((await run('kill -SEGV $$')).exit).toEqual({ kind: 'signal', signal: 'SIGSEGV' });
    expect((await run('sh -c "kill -ABRT \\$\\$"; exit $?')).exit).toEqual({
      kind: 'signal',
      signal: 'SIGABRT',
    });
  });

  it('says 127 when there is no such program', async () => {
    const files = { stdoutFile: path.join(folder, 'out'), stderrFile: path.join(folder, 'err') };
    const result = await sandbox.run(
      {
        argv: ['no-such-program'],
        cwd: folder,
        env: { PATH: '/usr/bin:/bin' },
        mounts: [],
        network: { kind: 'none' },
        limits,
        ...files,
      },
      new AbortController().signal,
    );
    expect(result.exit).toEqual({ kind: 'code', code: 127 });
  });

  it('kills the whole group at the deadline', async () => {
    const result = await run('sleep 77.125 & sleep 77.125', { timeMs: 300 });
    expect(result.exit).toEqual({ kind: 'timeout', afterMs: 300 });
    expect(await processesNamed('sleep 77.125')).toBe(0);
  });

  it('counts and kills what leaves its session', async () => {
    const result = await run(
      'setsid sleep 78.125 >/dev/null 2>&1 & setsid sleep 78.125 & sleep 0.1; echo done',
    );
    expect(result).toMatchObject({ exit: { kind: 'code', code: 0 }, out: 'done\n', survivors: 2 });
    expect(await processesNamed('sleep 78.125')).toBe(0);
  });

  it('says when the run was cancelled', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    expect((await run('sleep 79.125', {}, controller.signal)).exit).toEqual({ kind: 'cancelled' });
    expect((await run('true', {}, controller.signal)).exit).toEqual({ kind: 'cancelled' });
  });

  it('names the limit that was passed: processes, memory, file size', async () => {
    const many = await run('for i in 1 2 3 4 5 6 7 8 9 10 11 12; do sleep 5 & done; wait', { processes: 6 });
    expect(many.exit).toEqual({ kind: 'denied', reason: 'process limit: more than 6 at once' });
    const big = await run(
      `exec "${process.execPath}" -e 'const a=[]; setInterval(()=>a.push(Buffer.alloc(2e7,1)),10)'`,
      {
        memoryBytes: 200 * 2 ** 20,
      },
    );
    expect(big.exit).toMatchObject({
      kind: 'denied',
      reason: expect.stringMatching(/^memory limit: used \d+ MiB of 200 MiB$/),
    });
    const file = await run('head -c 3000000 /dev/zero > big; rc=$?; rm -f big; exit $rc');
    expect(file.exit).toEqual({ kind: 'signal', signal: 'SIGXFSZ' });
  });

  it('counts all output but keeps only the start and the end of it', async () => {
    const result = await run('echo first; head -c 5000000 /dev/zero | tr "\\0" x; echo; echo the error');
    expect(result.stdout.bytes).toBe(5_000_017);
    expect(result.stdout.keptBytes).toBeLessThan(66_000);
    expect(result.out.startsWith('first\nxxx')).toBe(true);
    expect(result.out.endsWith('x\nthe error\n')).toBe(true);
    expect(result.out).toMatch(/\n\[\.\.\. \d+ bytes left out \.\.\.\]\n/);
  });
});

async function processesNamed(words: string): Promise<number> {
  const list = execFileSync('ps', ['-eo', 'args']).toString();
  return list.split('\n').filter((line) => line === words).length;
}
