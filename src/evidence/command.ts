import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import type { Exit, Stored } from '../base/commands.ts';
import type {
  Limits,
  Mount,
  NetworkAccess,
  Sandbox,
  SandboxedCommand,
  SandboxedExit,
} from '../sandbox/types.ts';
import { removeFolder } from '../workspace/remove-folder.ts';
import type { Ledger } from './ledger.ts';
import { redactOutput } from './redact-output.ts';
import { readOn, readStored } from './stored-stream.ts';
import type { CommandRecord, CommandRequest, CommandRunner } from './types/commands.ts';

export type CommandRunnerOptions = {
  sandbox: Sandbox;
  ledger: Ledger;
  /** The run's folder on the host; streams go to `outputs/` in it. */
  folder: string;
  /** Where a command that has a scratch folder sees it, where the sandbox can map paths. */
  scratchInside: string;
  /** `$HOME` as commands see it: empty at the start of every command. */
  home: string;
  /** The whole environment of every command, besides HOME, GAINSAY_SCRATCH and what a request adds. */
  environment: Record<string, string>;
  /** Of every command that asks for nothing else; absent: none. */
  network?: NetworkAccess;
  /** Of every command; its time comes from the request. */
  limits: Omit<Limits, 'timeMs'>;
  /** The read-only parts of this machine that every command sees (toolchains, libraries). */
  machineMounts: () => Mount[] | Promise<Mount[]>;
};

/** Every command of a run goes through one of these: room + script → sandbox → record in the ledger. */
export function createCommandRunner(options: CommandRunnerOptions): CommandRunner {
  const outputs = path.join(options.folder, 'outputs');
  const shell = findShell(options.environment.PATH ?? '/usr/bin:/bin');

  return {
    async run(request, signal) {
      await mkdir(outputs, { recursive: true });
      const id = options.ledger.nextId('E');
      const startedAt = new Date().toISOString();
      const place = placeOf(request);
      const home = await openHome(options);
      try {
        const command = await commandFor(options, request, { id, shell, home, cwd: place.cwd, outputs });
        const files = { stdout: command.stdoutFile, stderr: command.stderrFile };
        request.onStarted?.({ id, readOn: (stream, range) => readOn(files[stream], range) });
        const ended = place.escapes
          ? await refuse(command, 'the working directory lies outside the repository')
          : await runInSandbox(options.sandbox, command, signal);
        await redactOutput(ended, request.secrets ?? []);
        const record = await writeUp(options, { request, command, ended, id, startedAt });
        await options.ledger.append({ kind: 'record', record });
        return record;
      } finally {
        await home.dispose();
      }
    },
    read: (stream, range) => readStored(path.resolve(options.folder, stream.path), range),
  };
}

function findShell(searchPath: string): 'bash' | 'sh' {
  const found = searchPath.split(':').some((folder) => existsSync(path.join(folder, 'bash')));
  return found ? 'bash' : 'sh';
}

function placeOf({ room, cwd = '.' }: CommandRequest): { cwd: string; escapes: boolean } {
  const full = path.resolve(room.root, cwd);
  const escapes = full !== room.root && !full.startsWith(`${room.root}/`);
  return { cwd: full, escapes };
}

type Home = { path: string; mounts: Mount[]; dispose(): Promise<void> };

/** No command sees what an earlier one left in its home: a write to `~/.npmrc` must not colour a later check. */
async function openHome({ sandbox, home, folder: runFolder }: CommandRunnerOptions): Promise<Home> {
  if (sandbox.mapsPaths) {
    return { path: home, mounts: [{ kind: 'tmpfs', at: home }], dispose: () => Promise.resolve() };
  }
  const homes = sandbox.rooms ?? path.join(runFolder, 'homes');
  await mkdir(homes, { recursive: true });
  const folder = await mkdtemp(path.join(homes, 'home-'));
  const mounts: Mount[] = [{ kind: 'read-write', from: folder, at: folder }];
  return { path: folder, mounts, dispose: () => removeFolder(folder) };
}

type CommandParts = { id: string; shell: 'bash' | 'sh'; home: Home; cwd: string; outputs: string };

async function commandFor(
  options: CommandRunnerOptions,
  request: CommandRequest,
  { id, shell, home, cwd, outputs }: CommandParts,
): Promise<SandboxedCommand> {
  const { sandbox, environment, limits } = options;
  const scratch =
    request.scratch === undefined
      ? null
      : { host: request.scratch, inside: sandbox.mapsPaths ? options.scratchInside : request.scratch };
  return {
    argv: [shell, '-c', request.script],
    cwd,
    env: {
      ...environment,
      HOME: home.path,
      ...(scratch === null ? {} : { GAINSAY_SCRATCH: scratch.inside }),
      ...request.env,
    },
    mounts: [
      ...(sandbox.mapsPaths ? await options.machineMounts() : []),
      ...home.mounts,
      ...(scratch === null ? [] : [{ kind: 'read-write', from: scratch.host, at: scratch.inside } as const]),
      ...request.room.mounts,
    ],
    network: request.network ?? options.network ?? { kind: 'none' },
    limits: { ...limits, timeMs: request.timeoutMs },
    stdoutFile: path.join(outputs, `${id}.stdout`),
    stderrFile: path.join(outputs, `${id}.stderr`),
  };
}

/** A sandbox that failed has run nothing that could be judged: the record says so, the caller goes on. */
async function runInSandbox(
  sandbox: Sandbox,
  command: SandboxedCommand,
  signal: AbortSignal,
): Promise<SandboxedExit> {
  try {
    return await sandbox.run(command, signal);
  } catch (error) {
    return refuse(command, `the sandbox failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function refuse(command: SandboxedCommand, reason: string): Promise<SandboxedExit> {
  const exit: Exit = { kind: 'denied', reason };
  const [stdout, stderr] = [
    await storeNothing(command.stdoutFile),
    await storeNothing(command.stderrFile),
  ] as const;
  return { exit, durationMs: 0, stdout, stderr, survivors: 0 };
}

async function storeNothing(file: string): Promise<Stored> {
  await writeFile(file, '');
  return { path: file, bytes: 0, keptBytes: 0, sha256: createHash('sha256').digest('hex') };
}

type Ended = {
  request: CommandRequest;
  command: SandboxedCommand;
  ended: SandboxedExit;
  id: string;
  startedAt: string;
};

async function writeUp(
  { folder, sandbox }: CommandRunnerOptions,
  { request, command, ended, id, startedAt }: Ended,
): Promise<CommandRecord> {
  return {
    id,
    agentId: request.agentId,
    purpose: request.purpose,
    tree: request.tree,
    script: request.script,
    cwd: command.cwd,
    env: Object.keys(command.env).toSorted(),
    network: sandbox.isolatesNetwork ? command.network.kind : 'not-isolated',
    startedAt,
    durationMs: ended.durationMs,
    exit: ended.exit,
    stdout: { ...ended.stdout, path: path.relative(folder, ended.stdout.path) },
    stderr: { ...ended.stderr, path: path.relative(folder, ended.stderr.path) },
    sandbox: sandbox.level,
    touched: await request.room.touched(),
    survivors: ended.survivors,
  };
}
