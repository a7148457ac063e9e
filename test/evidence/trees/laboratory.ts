import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createCommandRunner } from '../../../src/evidence/command.ts';
import { openLedger } from '../../../src/evidence/ledger.ts';
import type { SetUpConfig } from '../../../src/evidence/trees/config.ts';
import { openTrees } from '../../../src/evidence/trees/open.ts';
import { surveyChange } from '../../../src/evidence/survey.ts';
import type { PreparedTree } from '../../../src/evidence/types/trees.ts';
import type { Room } from '../../../src/evidence/types/commands.ts';
import type { TreeName } from '../../../src/evidence/types/change.ts';
import { baseEnvironment } from '../../../src/sandbox/environment.ts';
import { openSandbox } from '../../../src/sandbox/open.ts';
import { openRepository } from '../../../src/workspace/git.ts';
import type { Sample } from '../../workspace/git/sample.ts';

const signal = new AbortController().signal;

/** Trees of a sample's change, prepared by real commands in a real sandbox. */
export async function openSampleTrees(
  sample: Sample,
  { choice, config }: { choice: 'auto' | 'none'; config?: Partial<SetUpConfig> },
) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gainsay-trees-'));
  const sandbox = await openSandbox({ choice, runFolder: folder }, signal);
  const ledger = await openLedger(folder);
  const scratch = { host: path.join(folder, 'scratch'), inside: '/gainsay/scratch' };
  await mkdir(scratch.host);
  const home = '/gainsay/home';
  const runner = createCommandRunner({
    sandbox,
    ledger,
    folder,
    scratchInside: scratch.inside,
    home,
    environment: baseEnvironment({ home }),
    limits: { memoryBytes: 2 ** 32, processes: 512, fileBytes: 2 ** 30, outputBytes: 2 ** 20 },
    machineMounts: () => [],
  });
  const repository = await openRepository(sample.folder);
  const [base, head] = await Promise.all([repository.resolve('main'), repository.resolve('pr')]);
  const change = await surveyChange(repository, { base, head, merge: null });
  const trees = openTrees({
    repository,
    change,
    sandbox,
    runner,
    folder: path.join(folder, 'set-up'),
    onPrepared: (preparation) => ledger.append({ kind: 'preparation', preparation }),
    config: {
      env: {},
      installHosts: [],
      installScripts: false,
      installCredentials: {},
      adopt: true,
      timeoutMs: 120_000,
      ...config,
    },
  });

  const prepare = (source: TreeName, tests: TreeName) => trees.prepare({ source, tests }, signal);
  const ready = async (source: TreeName, tests: TreeName): Promise<PreparedTree & { ready: true }> => {
    const tree = await prepare(source, tests);
    if (!tree.ready) throw new Error(`${tree.stage}: ${tree.reason}\n${tree.tail}`);
    return tree;
  };
  const run = async (tree: PreparedTree & { ready: true }, script: string, room?: Room) => {
    const place = room ?? (await trees.room(tree));
    const record = await runner.run(
      { agentId: 'runtime', purpose: 'test', tree: tree.shas, room: place, script, timeoutMs: 60_000 },
      signal,
    );
    const output = await runner.read(record.stdout, { maxBytes: 10_000, from: 'start' });
    const errors = await runner.read(record.stderr, { maxBytes: 10_000, from: 'start' });
    return { output: output.trim(), errors, exit: record.exit, touched: record.touched };
  };
  return {
    trees,
    folder,
    prepare,
    ready,
    run,
    records: () => ledger.view().records,
    prepared: () => ledger.view().prepared.map(({ pair }) => `${pair.source}+${pair.tests}`),
    async close() {
      await trees.close();
      await ledger.close();
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
