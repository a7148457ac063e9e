import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
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
});
