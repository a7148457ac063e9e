import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Sandbox, SandboxedCommand } from '../../src/sandbox/types.ts';
import { limits, runScript } from './contained.ts';

/** How a command ends, of itself and otherwise: what it reports, and that nothing outlives it. */
export function commandsEndAsPromised(at: () => { sandbox: Sandbox; folder: string }): void {
  const run = (script: string, changed: Partial<SandboxedCommand> = {}) => {
    const { sandbox, folder } = at();
    return runScript(sandbox, folder, script, changed);
  };

  describe('how commands end', () => {
    it('reports status, signal and a program that is not there', async () => {
      expect((await run('echo out; echo err >&2; exit 3')).exit).toEqual({ kind: 'code', code: 3 });
      const crash = await run('kill -SEGV $$');
      expect(crash).toMatchObject({ exit: { kind: 'signal', signal: 'SIGSEGV' }, out: '', err: '' });
      expect((await run('', { argv: ['no-such-program'] })).exit).toEqual({ kind: 'code', code: 127 });
    });

    it('keeps a signal to its own group from those who run it', async () => {
      const { exit, out } = await run('trap "echo told; exit 6" TERM; kill -TERM 0; sleep 5');
      expect({ exit, out }).toEqual({ exit: { kind: 'code', code: 6 }, out: 'told\n' });
    });

    it('leaves nothing when it is stopped at any moment of its start', async () => {
      const ends = await Promise.all(
        [0, 10, 20, 30, 40, 60, 80, 100, 120, 150].map(async (afterMs) => {
          const controller = new AbortController();
          setTimeout(() => controller.abort(), afterMs);
          return runScript(at().sandbox, at().folder, sleepFor(83), {}, controller.signal);
        }),
      );
      expect(ends.map(({ exit }) => exit.kind)).toEqual(ends.map(() => 'cancelled'));
      expect(processesWith(sleepFor(83))).toBe(0);
    });

    it('counts what is left behind, and nothing of it lives on', async () => {
      const result = await run(
        `(trap "" TERM HUP; setsid ${sleepFor(81)}) & ${sleepFor(81)} & sleep 0.2; kill -9 1; echo done`,
      );
      expect(result).toMatchObject({ exit: { kind: 'code', code: 0 }, out: 'done\n' });
      expect(result.survivors).toBeGreaterThanOrEqual(2);
      expect(result.durationMs).toBeLessThan(5_000);
      expect(processesWith(sleepFor(81))).toBe(0);
    });

    it('kills everything at the deadline and when the run is cancelled', async () => {
      const late = await run(`trap "" TERM; setsid ${sleepFor(82)} & ${sleepFor(82)}`, {
        limits: { ...limits, timeMs: 700 },
      });
      expect(late.exit).toEqual({ kind: 'timeout', afterMs: 700 });
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 500);
      const cancelled = await at().sandbox.run(
        {
          argv: ['sh', '-c', `setsid ${sleepFor(82)} & ${sleepFor(82)}`],
          cwd: '/tmp',
          env: { PATH: '/usr/bin:/bin' },
          mounts: [],
          network: { kind: 'none' },
          limits,
          stdoutFile: path.join(at().folder, 'o'),
          stderrFile: path.join(at().folder, 'e'),
        },
        controller.signal,
      );
      expect(cancelled.exit).toEqual({ kind: 'cancelled' });
      expect(processesWith(sleepFor(82))).toBe(0);
    });

    it('stops a fork bomb and says so', async () => {
      const { exit } = await run('f() { f | f & }; f; sleep 20');
      expect(exit).toEqual({ kind: 'denied', reason: 'process limit: more than 64 at once' });
    });

    it('stops what eats memory, and lets a program reserve what it does not use', async () => {
      const eater = await run(`node -e "const a=[];setInterval(()=>a.push(Buffer.alloc(3e7,1)),20)"`, {
        limits: { ...limits, memoryBytes: 300 * 2 ** 20 },
      });
      expect(eater.exit).toMatchObject({
        kind: 'denied',
        reason: expect.stringMatching(/^memory limit: used/),
      });
      const reserving = await run(
        'node -e "new WebAssembly.Memory({initial:1,maximum:65536}); console.log(typeof structuredClone)"',
        { limits: { ...limits, memoryBytes: 300 * 2 ** 20 } },
      );
      expect(reserving.out).toBe('function\n');
      // Elsewhere /tmp is a disk, and watched as one.
      if (!at().sandbox.mapsPaths) return;
      const temporary = await run('head -c 400000000 /dev/zero > /tmp/big', {
        limits: { ...limits, memoryBytes: 300 * 2 ** 20 },
      });
      expect(temporary.err).toMatch(/No space left on device/);
    });

    it('limits the size of a file and of what is kept of the output', async () => {
      const big = await run('head -c 5000000 /dev/zero > /tmp/big', {
        limits: { ...limits, fileBytes: 2 ** 20 },
      });
      expect(big.exit).toEqual({ kind: 'signal', signal: 'SIGXFSZ' });
      const loud = await run('head -c 20000000 /dev/zero; echo the end');
      expect(loud).toMatchObject({ exit: { kind: 'code', code: 0 }, stdout: { bytes: 20_000_008 } });
      expect(loud.stdout.keptBytes).toBeLessThan(limits.outputBytes + 100);
      expect(loud.out.endsWith('\0the end\n')).toBe(true);
    });

    it('tells its own failures from those of the command', async () => {
      const absent = path.join(at().folder, 'absent');
      const impossible: Partial<SandboxedCommand> = at().sandbox.mapsPaths
        ? { mounts: [{ kind: 'read-only', from: absent, at: '/x' }] }
        : { cwd: absent };
      await expect(run('true', impossible)).rejects.toThrow(/could not start the command: .*absent/);
      const lies = await run('echo "bwrap: Can\'t find source path" >&2; exit 1');
      expect(lies.exit).toEqual({ kind: 'code', code: 1 });
    });

    it('leaves nothing in its folder', async () => {
      await expect
        .poll(async () => (await readdir(path.join(at().folder, 'sandbox'))).filter(isOfARun), {
          timeout: 10_000,
        })
        .toEqual([]);
    });
  });
}

/** Known by its fraction as this test process's own: both levels are tested at once on one machine. */
function sleepFor(seconds: number): string {
  return `sleep ${seconds}.${process.pid}`;
}

/** The words are in the command lines of all that belongs to a sandboxed command, its launchers included. */
function processesWith(words: string): number {
  const list = execFileSync('ps', ['-eo', 'args']).toString();
  return list.split('\n').filter((line) => line.includes(words)).length;
}

function isOfARun(name: string): boolean {
  return name.startsWith('run-');
}
