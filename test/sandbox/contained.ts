import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { baseEnvironment } from '../../src/sandbox/environment.ts';
import type { Limits, Sandbox, SandboxedCommand, SandboxedExit } from '../../src/sandbox/types.ts';

export const limits: Limits = {
  timeMs: 20_000,
  memoryBytes: 2 ** 30,
  processes: 64,
  fileBytes: 2 ** 30,
  outputBytes: 262_144,
};

export type Outcome = SandboxedExit & { out: string; err: string };

/** A folder that belongs to this process, as short-lived as its test. */
export async function newFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'gainsay-sandbox-'));
}

/** Runs a shell script in the sandbox and reads back what it printed. */
export async function runScript(
  sandbox: Sandbox,
  folder: string,
  script: string,
  changed: Partial<SandboxedCommand> = {},
  signal = new AbortController().signal,
): Promise<Outcome> {
  const own = await mkdtemp(path.join(folder, 'streams-'));
  const files = { stdoutFile: path.join(own, 'out'), stderrFile: path.join(own, 'err') };
  const result = await sandbox.run(
    {
      argv: ['sh', '-c', script],
      cwd: '/tmp',
      env: baseEnvironment({ home: '/tmp' }),
      mounts: [],
      network: { kind: 'none' },
      limits,
      ...files,
      ...changed,
    },
    signal,
  );
  return {
    ...result,
    out: await readFile(files.stdoutFile, 'utf8'),
    err: await readFile(files.stderrFile, 'utf8'),
  };
}

/** Directories of an overlay over `lower`. */
export async function overlayOver(folder: string, lower: string, at: string) {
  const [upper, work] = [path.join(folder, 'upper'), path.join(folder, 'work')];
  await mkdir(upper);
  await mkdir(work);
  return { kind: 'overlay' as const, lower: [lower], upper, work, at };
}
