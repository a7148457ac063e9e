import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { InvalidInput } from '../base/errors.ts';
import type { Redactor } from '../base/redact.ts';
import { createCommandRunner } from '../evidence/command.ts';
import { openLaboratory } from '../evidence/laboratory.ts';
import type { OpenLaboratory } from '../evidence/laboratory.ts';
import { openLedger } from '../evidence/ledger.ts';
import type { CommandRunner } from '../evidence/types/commands.ts';
import { openTrees } from '../evidence/trees/open.ts';
import { baseEnvironment } from '../sandbox/environment.ts';
import { machineMounts } from '../sandbox/mounts.ts';
import type { NetworkAccess, Sandbox } from '../sandbox/types.ts';
import { stepCommand } from './brief.ts';
import type { Config } from './config.ts';
import type { Credentials } from './credentials.ts';
import type { Job } from './open.ts';

export type Workshop = {
  laboratory: OpenLaboratory;
  /** Runs what is no evidence of the change, recorded in the same ledger. */
  runner: CommandRunner;
  readAtBase: (file: string) => Promise<string | null>;
  /** Lays head and base out ahead of the first question about them. */
  begin(): void;
  close(): Promise<void>;
};

export type WorkshopOptions = {
  config: Config;
  sandbox: Sandbox;
  credentials: Credentials;
  redactor: Redactor;
};

/** Where the evidence of a job is made: its ledger, its trees, its command runner, in the job's folder. */
export async function openWorkshop(job: Job, options: WorkshopOptions): Promise<Workshop> {
  const { config, sandbox, credentials, redactor } = options;
  const { repository, change, folder, head } = job;
  const rooms = sandbox.rooms ?? folder;
  const scratch = { host: path.join(rooms, 'scratch'), inside: '/gainsay/scratch' };
  await mkdir(scratch.host, { recursive: true });

  const workingDirectory = config['working-directory'] ?? job.settings.workingDirectory;
  if (workingDirectory !== '.') {
    await head.lay();
    await assertFolder(head.root, workingDirectory);
  }

  // From here on there is something to close: nothing below may fail before it is returned.
  const ledger = await openLedger(folder, { redact: redactor.json });
  const home = '/gainsay/home';
  const runner = createCommandRunner({
    sandbox,
    ledger,
    folder,
    scratchInside: scratch.inside,
    home,
    environment: baseEnvironment({ home, extra: config.env }),
    limits: limitsOf(config),
    machineMounts,
    network: networkOf(config),
  });
  const trees = openTrees({
    repository,
    change,
    sandbox,
    runner,
    folder: path.join(rooms, 'trees'),
    jobEnv: process.env,
    onPrepared: (preparation) => ledger.append({ kind: 'preparation', preparation }),
    config: {
      workingDirectory,
      env: config.env,
      ...(config.install.command === undefined ? {} : { installCommand: config.install.command }),
      ...(config.build === undefined ? {} : { buildCommand: config.build.command }),
      installScripts: config.install.scripts,
      installHosts: config.install.hosts,
      installCredentials: revealed(credentials),
      adopt: config.install.adopt,
      timeoutMs: config.install['timeout-seconds'] * 1000,
    },
  });
  const readAtBase = (file: string): Promise<string | null> =>
    repository.showFile(change.base, file, { maxBytes: 2 * 1024 * 1024 });
  const laboratory = openLaboratory({
    change,
    sandbox,
    trees,
    runner,
    ledger,
    // Where commands cannot reach the folder of the run, head lies among the trees once more.
    headRoot: sandbox.rooms === undefined ? head.root : () => trees.sources('head'),
    readAtBase,
    scratch: { host: scratch.host, snapshots: path.join(folder, 'scratch-snapshots') },
    steps: config.steps.map(stepCommand),
    suite: {
      ...(config.test === undefined ? {} : { testCommand: config.test.command }),
      workingDirectory,
      timeoutMs: (config.test?.['timeout-seconds'] ?? 600) * 1000,
    },
  });

  return {
    laboratory,
    runner,
    readAtBase,
    begin: () => trees.begin(),
    async close() {
      await laboratory.close();
      await ledger.close();
    },
  };
}

/** Into the environment of the installation's commands, and of nothing else. */
function revealed(credentials: Credentials): Record<string, string> {
  return Object.fromEntries(Object.entries(credentials).map(([name, value]) => [name, value.reveal()]));
}

/** Of everything that strangers' code runs in. */
export function limitsOf({ limits }: Config) {
  return {
    memoryBytes: limits['memory-mb'] * 1024 * 1024,
    processes: limits.processes,
    fileBytes: 2 * 1024 ** 3,
    outputBytes: 16 * 1024 * 1024,
  };
}

/** What every command but the installation reaches: the job's own services and what is listed, where there is any. */
export function networkOf({ services: { ports }, network: { hosts } }: Config): NetworkAccess {
  return ports.length + hosts.length === 0 ? { kind: 'none' } : { kind: 'listed', ports, hosts };
}

/** A package that head does not have would be verified by nothing, and look as if there were no tests. */
async function assertFolder(headRoot: string, folder: string): Promise<void> {
  const found = await stat(path.join(headRoot, folder)).catch(() => null);
  if (found?.isDirectory()) return;
  throw new InvalidInput(`head has no folder ${JSON.stringify(folder)}`, {
    at: { file: 'settings', field: 'working-directory' },
    remedy: "Name the package's folder relative to the root of the repository.",
  });
}
