import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { GainsayError } from '../base/errors.ts';
import { storeProcess } from '../workspace/process.ts';
import { openRemovals, removeFolder } from '../workspace/remove-folder.ts';
import type { Removals } from '../workspace/remove-folder.ts';
import type { ProcessOptions } from '../workspace/supervise.ts';
import { bubblewrapArguments } from './bubblewrap-arguments.ts';
import { endedByItself, exitFromStatus } from './exit-status.ts';
import { asFirstProcess, readStatus } from './first-process.ts';
import { machineMounts } from './mounts.ts';
import { openNetwork } from './network/open.ts';
import type { Network } from './network/open.ts';
import { layOut, openUp, stageScript } from './stage.ts';
import type { Overlay, OverlayPlace, Tools } from './stage.ts';
import type { Mount, Sandbox, SandboxLevel, SandboxedCommand, SandboxedExit } from './types.ts';
import { treeOf, watchLimits } from './watch.ts';

/** All in which one way of making the namespaces differs from another. */
export type Backend = {
  level: SandboxLevel;
  tools: Tools;
  /** Seen inside by `id` and in /etc/passwd. */
  inside: { uid: number; gid: number };
  /** bubblewrap's options for identity and privileges. */
  privileges: string[];
  /** Gives up what is left of privileges, as the command's first step. */
  dropped: (argv: string[]) => string[];
  /** Command line that runs the staging script (a file: it may be longer than an argument), with or without a mount namespace of its own. */
  launch: (scriptFile: string, needsMounts: boolean) => string[];
  workOwner: number | null;
  identity?: ProcessOptions['identity'];
  /** Called with what the command must be able to write, before it starts. */
  handOver: (mounts: Mount[]) => Promise<void>;
};

export type ContainedOptions = {
  /** Belongs to this run: small files of the sandbox are kept in `<runFolder>/sandbox`. */
  runFolder: string;
};

/** Launcher processes that the watch sees above the command: sudo, shells, bubblewrap, process 1, relay. */
const launcherProcesses = 6;

/** A sandbox made by bubblewrap. Every command gets namespaces, overlays and relays of its own; several may run at once. */
export async function openContained(backend: Backend, options: ContainedOptions): Promise<Sandbox> {
  const folder = path.join(options.runFolder, 'sandbox');
  await mkdir(folder, { recursive: true });
  const removals = openRemovals();
  const machine = [...(await machineMounts()), ...(await identityFiles(folder, backend.inside))];
  return {
    level: backend.level,
    mapsPaths: true,
    isolatesNetwork: true,
    proofs: [],
    run: (command, signal) => runContained({ backend, options, folder, machine, removals, command }, signal),
    async close() {
      await removals.ended();
      await removeFolder(folder);
    },
  };
}

type Contained = {
  backend: Backend;
  options: ContainedOptions;
  folder: string;
  machine: Mount[];
  removals: Removals;
  command: SandboxedCommand;
};

async function runContained(run: Contained, signal: AbortSignal): Promise<SandboxedExit> {
  const { backend, command, folder, removals } = run;
  const own = await mkdtemp(path.join(folder, 'run-'));
  const network = await openNetwork(command.network, own);
  const watch = { close: (): void => {} };
  try {
    const mounts = [...command.mounts, ...network.mounts];
    await backend.handOver(mounts);
    const statusFile = path.join(own, 'status');
    const stageFile = path.join(own, 'stage.sh');
    const { limits } = command;
    const overlays = mounts.filter((mount): mount is Overlay => mount.kind === 'overlay');
    const places = await layOut(own, overlays);
    await writeFile(stageFile, staging(run, { mounts, places, statusFile, network }));
    const stored = await storeProcess(
      {
        argv: backend.launch(stageFile, places.length > 0),
        cwd: '/',
        // Whoever reads /proc/1/environ inside reads what its first process was started with.
        env: {},
        timeoutMs: limits.timeMs,
        outputBytes: limits.outputBytes,
        stdoutFile: command.stdoutFile,
        stderrFile: command.stderrFile,
        stdin: { hold: true },
        ...(backend.identity === undefined ? {} : { identity: backend.identity }),
      },
      signal,
      ({ pid, stop }) => {
        command.onStarted?.();
        watch.close = watchLimits({
          pids: () => treeOf(pid),
          launchers: launcherProcesses,
          limits,
          writable: writableIn(mounts),
          onExceeded: stop,
        }).close;
      },
    );
    await openUp(places);
    const status = await readStatus(statusFile);
    const exit = exitFromStatus(stored.exit);
    if (endedByItself(exit) && !status.started) throw await sandboxFailed(backend.level, command.stderrFile);
    return { ...stored, exit, survivors: status.survivors ?? 0 };
  } finally {
    watch.close();
    await network.close();
    removals.begin(own);
  }
}

function staging(
  { backend, command, machine }: Contained,
  given: { mounts: Mount[]; places: OverlayPlace[]; statusFile: string; network: Network },
): string {
  const { limits, cwd } = command;
  const inside = asFirstProcess(backend.dropped(given.network.wrap(command.argv)), limits);
  const env = { ...command.env, ...given.network.env };
  const overlays = given.places.map(({ merged }) => merged);
  const view = { machine, mounts: given.mounts, overlays, limits, cwd, env };
  const bwrap = [backend.tools.bwrap, ...backend.privileges, ...bubblewrapArguments(view), '--', ...inside];
  const { statusFile, places } = given;
  const { workOwner } = backend;
  return stageScript({ places, statusFile, bwrap, workOwner }, backend.tools);
}

function writableIn(mounts: Mount[]): string[] {
  return mounts.flatMap((mount) => {
    if (mount.kind === 'overlay') return [mount.upper];
    return mount.kind === 'read-write' ? [mount.from] : [];
  });
}

/** Minimal twins of the machine's files: nobody's name, no other user. */
async function identityFiles(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<Mount[]> {
  const contents = {
    passwd: `root:x:0:0:root:/nonexistent:/bin/false\nsandbox:x:${uid}:${gid}:sandbox:/tmp:/bin/sh\n`,
    group: `root:x:0:\nsandbox:x:${gid}:\n`,
    hosts: '127.0.0.1 localhost sandbox\n::1 localhost\n',
  };
  return Promise.all(
    Object.entries(contents).map(async ([name, content]): Promise<Mount> => {
      const from = path.join(folder, name);
      await writeFile(from, content, { mode: 0o644 });
      return { kind: 'read-only', from, at: `/etc/${name}` };
    }),
  );
}

export async function sandboxFailed(level: SandboxLevel, stderrFile: string): Promise<GainsayError> {
  const text = await readFile(stderrFile, 'utf8').catch(() => '');
  const last = text.trim().split('\n').slice(-3).join(' | ').slice(0, 600);
  return new GainsayError(`The sandbox (${level}) could not start the command: ${last || 'no message'}`, {
    remedy:
      'This is a fault of the sandbox or of the machine, not of the change. Run again; if it stays, report it.',
  });
}
