import { mkdir, mkdtemp, realpath } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createCommandRunner } from '../../src/evidence/command.ts';
import { openLedger } from '../../src/evidence/ledger.ts';
import type { Ledger } from '../../src/evidence/ledger.ts';
import { openShell } from '../../src/evidence/shell-room.ts';
import type { Laboratory } from '../../src/evidence/types/laboratory.ts';
import type { PreparedTree } from '../../src/evidence/types/trees.ts';
import { baseEnvironment } from '../../src/sandbox/environment.ts';
import { openSandbox } from '../../src/sandbox/open.ts';
import type { Sandbox } from '../../src/sandbox/types.ts';
import { removeFolder } from '../../src/workspace/remove-folder.ts';
import { localTrees, treeAt } from './rooms.ts';

export type Shells = {
  /** Below the run's folder: the agent's own. */
  tree: string;
  sandbox: Sandbox;
  ledger: Ledger;
  laboratory: Pick<Laboratory, 'bash' | 'read'>;
  close(): Promise<void>;
};

/** Agents' shells over a real sandbox. The prepared tree is an empty folder; `installed` is what its installation made. */
export async function openShells(
  choice: 'auto' | 'none',
  installed?: (folder: string) => Promise<(PreparedTree & { ready: true })['installed']>,
): Promise<Shells> {
  const folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'gainsay-shells-')));
  const [tree, head, scratch] = ['tree', 'head', 'scratch'].map((name) => path.join(folder, name));
  for (const made of [tree, head, scratch]) await mkdir(made ?? '');
  const sandbox = await openSandbox({ choice, runFolder: folder }, new AbortController().signal);
  const ledger = await openLedger(path.join(folder, 'run'));
  const home = '/gainsay/home';
  const runner = createCommandRunner({
    sandbox,
    ledger,
    folder: path.join(folder, 'run'),
    scratchInside: '/gainsay/scratch',
    home,
    environment: baseEnvironment({ home }),
    limits: { memoryBytes: 2 ** 30, processes: 64, fileBytes: 2 ** 30, outputBytes: 2 ** 20 },
    machineMounts: () => [],
  });
  const made = await installed?.(folder);
  const prepared = { ...treeAt(head ?? ''), ...(made === undefined ? {} : { installed: made }) };
  const trees = { ...localTrees(), prepare: () => Promise.resolve(prepared) };
  const shell = openShell({ trees, runner, sandbox, headRoot: head ?? '', scratch: scratch ?? '' });
  return {
    tree: tree ?? '',
    sandbox,
    ledger,
    laboratory: { bash: shell.run, read: (stream, range) => runner.read(stream, range) },
    async close() {
      await shell.close();
      await ledger.close();
      await sandbox.close();
      await removeFolder(folder);
    },
  };
}
