import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCheckScratch } from '../../src/evidence/check-scratch.ts';
import { baseEnvironment } from '../../src/sandbox/environment.ts';
import { openSandbox } from '../../src/sandbox/open.ts';
import { removeFolder } from '../../src/workspace/remove-folder.ts';

let run: string;
const signal = new AbortController().signal;

beforeEach(() => {
  run = mkdtempSync(path.join(os.tmpdir(), 'gainsay-scratch-test-'));
  mkdirSync(path.join(run, 'scratch'));
});
afterEach(() => removeFolder(run));

describe('a copy of the scratch folder', () => {
  it('can be read, written and run from inside the sandbox, whoever this program is', async () => {
    const host = path.join(run, 'scratch');
    writeFileSync(path.join(host, 'probe.sh'), 'echo found > "$1/made"; cat "$1/made"\n');
    chmodSync(path.join(host, 'probe.sh'), 0o755);
    const sandbox = await openSandbox({ choice: 'auto', runFolder: run }, signal);
    const scratch = await openCheckScratch({ host, snapshots: path.join(run, 'snapshots') });
    const copy = await scratch.copy();
    const stdoutFile = path.join(run, 'stdout');
    const { exit, stdout } = await sandbox.run(
      {
        argv: ['sh', '/scratch/probe.sh', '/scratch'],
        cwd: '/',
        env: baseEnvironment({ home: '/tmp' }),
        mounts: [{ kind: 'read-write', from: copy.path, at: '/scratch' }],
        network: { kind: 'none' },
        limits: {
          timeMs: 20_000,
          memoryBytes: 2 ** 28,
          processes: 64,
          fileBytes: 2 ** 20,
          outputBytes: 2 ** 16,
        },
        stdoutFile,
        stderrFile: path.join(run, 'stderr'),
      },
      signal,
    );
    expect({ exit, bytes: stdout.bytes }).toEqual({ exit: { kind: 'code', code: 0 }, bytes: 6 });
    await copy.dispose();
    await scratch.dispose();
    await sandbox.close();
  });

  it('is removed whatever a command left in it', async () => {
    const scratch = await openCheckScratch({
      host: path.join(run, 'scratch'),
      snapshots: path.join(run, 'snapshots'),
    });
    const copy = await scratch.copy();
    const name = 'd'.repeat(130);
    const script = `for i in $(seq 60); do mkdir ${name} && cd -P ${name}; done`;
    execFileSync('bash', ['-c', script], { cwd: copy.path });
    await copy.dispose();
    await scratch.dispose();
    expect(readdirSync(run)).toEqual(['scratch']);
  }, 30_000);

  it('is empty for whoever is no model, whatever its host folder holds', async () => {
    const host = path.join(run, 'scratch');
    writeFileSync(path.join(host, 'left-by-a-command'), Buffer.alloc(33 * 1024 * 1024));
    const folders = { host, snapshots: path.join(run, 'snapshots') };
    await expect(openCheckScratch(folders)).rejects.toThrow(/\$GAINSAY_SCRATCH holds more than/);
    const scratch = await openCheckScratch(folders, { empty: true });
    expect(readdirSync((await scratch.copy()).path)).toEqual([]);
    await scratch.dispose();
  });
});
