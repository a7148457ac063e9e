import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createCommandRunner } from '../../src/evidence/command.ts';
import { openLedger } from '../../src/evidence/ledger.ts';
import { hooksInSandbox } from '../../src/hooks/in-sandbox.ts';
import type { HookRunner } from '../../src/hooks/types.ts';
import type { Sandbox } from '../../src/sandbox/types.ts';
import { bareSandbox } from '../evidence/bare-sandbox.ts';

/** Hooks as a job runs them, over a trusted tree with these files. */
export async function openHookRoom(
  files: Record<string, string>,
  sandbox: Sandbox = bareSandbox(),
): Promise<{ runner: HookRunner; folder: string; trusted: string; close(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gainsay-hooks-'));
  const [trustedRoot, headRoot] = [path.join(folder, 'trusted'), path.join(folder, 'head')];
  await mkdir(headRoot, { recursive: true });
  const ledger = await openLedger(path.join(folder, 'run'));
  const commands = createCommandRunner({
    sandbox,
    ledger,
    folder: path.join(folder, 'run'),
    scratchInside: '/gainsay/scratch',
    home: '/gainsay/home',
    environment: { PATH: process.env['PATH'] ?? '' },
    limits: { memoryBytes: 2 ** 30, processes: 64, fileBytes: 2 ** 20, outputBytes: 2 ** 20 },
    machineMounts: () => [],
  });
  const lay = async () => {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(trustedRoot, name)), { recursive: true });
      await writeFile(path.join(trustedRoot, name), text, { mode: 0o755 });
    }
  };
  const runner = hooksInSandbox({
    runner: commands,
    sandbox,
    trustedRoot,
    headRoot,
    lay,
    folder: path.join(folder, 'in'),
  });
  const close = async () => {
    await ledger.close();
    await rm(folder, { recursive: true });
  };
  return { runner, folder, trusted: trustedRoot, close };
}
