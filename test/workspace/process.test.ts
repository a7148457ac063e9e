import { execFileSync } from 'node:child_process';
import { createHash, pbkdf2 } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProcess, storeProcess } from '../../src/workspace/process.ts';
import { storeStream } from '../../src/workspace/store-stream.ts';
import { fc } from '../property.ts';

const signal = new AbortController().signal;
const derive = promisify(pbkdf2);
const options = { cwd: tmpdir(), env: { PATH: '/usr/bin:/bin' }, timeoutMs: 10_000, maxOutputBytes: 100_000 };

describe('a host command', () => {
  it('returns status and output, with only the environment that was given', async () => {
    const result = await runProcess(
      { ...options, argv: ['sh', '-c', 'cat; echo "$HOME" >&2; exit 3'], stdin: 'in' },
      signal,
    );
    expect(result).toEqual({
      exit: { kind: 'code', code: 3 },
      stdout: 'in',
      stderr: '\n',
      stdoutBytes: 2,
      truncated: false,
    });
  });

  it('does not mind input that nobody reads', async () => {
    const result = await runProcess({ ...options, argv: ['true'], stdin: 'x'.repeat(1_000_000) }, signal);
    expect(result.exit).toEqual({ kind: 'code', code: 0 });
  });

  it('is killed with all of its group at the deadline, also when it ignores being asked', async () => {
    const script = 'trap "" TERM; sleep 71.25 & while :; do sleep 71.25; done';
    const result = await runProcess({ ...options, argv: ['sh', '-c', script], timeoutMs: 200 }, signal);
    expect(result.exit).toEqual({ kind: 'timeout', afterMs: 200 });
    expect(processesNamed('sleep 71.25')).toBe(0);
  });

  it('is killed when it writes too much, and says so', async () => {
    const result = await runProcess({ ...options, argv: ['yes'], maxOutputBytes: 1_000 }, signal);
    expect(result).toMatchObject({
      exit: { kind: 'denied', reason: 'wrote more than 1000 bytes' },
      truncated: true,
    });
    expect(result.stdout).toHaveLength(1_000);
  });

  it('is not waited for when a stranger keeps its pipe', async () => {
    const began = performance.now();
    const result = await runProcess({ ...options, argv: ['sh', '-c', 'setsid sleep 4 & echo done'] }, signal);
    expect(result).toMatchObject({ exit: { kind: 'code', code: 0 }, stdout: 'done\n' });
    expect(performance.now() - began).toBeLessThan(3_500);
  });

  it('names the program that is missing', async () => {
    await expect(runProcess({ ...options, argv: ['no-such-program'] }, signal)).rejects.toThrow(
      'Could not start no-such-program',
    );
  });

  it('is not started once the run is cancelled', async () => {
    const result = await runProcess({ ...options, argv: ['no-such-program'] }, AbortSignal.abort());
    expect(result.exit).toEqual({ kind: 'cancelled' });
  });
});

describe('a stored stream', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gainsay-process-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is complete when it fits, and keeps its start and its end when not', async () => {
    const file = path.join(folder, 'property');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 30 }),
        fc.integer({ min: 2, max: 2_000 }),
        async (chunks, keepBytes) => {
          const whole = Buffer.concat(chunks);
          const stored = await storeStream(
            chunks.map((chunk) => Buffer.from(chunk)),
            { path: file, keepBytes },
          );
          const kept = await readFile(file);
          expect(stored.bytes).toBe(whole.length);
          expect(stored.keptBytes).toBe(kept.length);
          expect(stored.sha256).toBe(createHash('sha256').update(whole).digest('hex'));
          if (whole.length <= keepBytes) expect(kept.equals(whole)).toBe(true);
          else {
            const half = Math.floor(keepBytes / 2);
            expect(kept.length).toBeLessThanOrEqual(keepBytes + 60);
            expect(kept.subarray(0, keepBytes - half).equals(whole.subarray(0, keepBytes - half))).toBe(true);
            const end = whole.subarray(whole.length - Math.max(0, half - 3));
            expect(kept.subarray(kept.length - end.length).equals(end)).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('does not begin its end in the middle of a character', async () => {
    const file = path.join(folder, 'characters');
    await storeStream([Buffer.from('🦉'.repeat(100))], { path: file, keepBytes: 82 });
    const text = await readFile(file, 'utf8');
    expect(text.split('left out ...]\n')[1]).toMatch(/^(🦉)+$/u);
  });

  it('keeps what a command wrote that was over before its file could be opened', async () => {
    const files = { stdoutFile: path.join(folder, 'quick.o'), stderrFile: path.join(folder, 'quick.e') };
    // Occupies the threads that open files.
    const busy = Array.from({ length: 8 }, () => derive('password', 'salt', 1_500_000, 64, 'sha512'));
    const script = 'echo out; echo err >&2; exit 3';
    const run = await storeProcess(
      { ...options, argv: ['sh', '-c', script], outputBytes: 1_000, ...files },
      signal,
    );
    await Promise.all(busy);
    const kept = await Promise.all(
      [files.stdoutFile, files.stderrFile].map((file) => readFile(file, 'utf8')),
    );
    expect([run.exit, ...kept]).toEqual([{ kind: 'code', code: 3 }, 'out\n', 'err\n']);
  });

  it('ends a command whose output cannot be stored', async () => {
    const files = { stdoutFile: path.join(folder, 'absent/o'), stderrFile: path.join(folder, 'e') };
    await expect(
      storeProcess({ ...options, argv: ['sleep', '72.25'], outputBytes: 100, ...files }, signal),
    ).rejects.toThrow('ENOENT');
    expect(processesNamed('sleep 72.25')).toBe(0);
  });
});

function processesNamed(words: string): number {
  const list = execFileSync('ps', ['-eo', 'args']).toString();
  return list.split('\n').filter((line) => line === words).length;
}
