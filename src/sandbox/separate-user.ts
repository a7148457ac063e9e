import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GainsayError } from '../base/errors.ts';
import { claim } from '../workspace/owner.ts';
import { runProcess, storeProcess } from '../workspace/process.ts';
import { openRemovals, removeFolder } from '../workspace/remove-folder.ts';
import { words } from './bubblewrap-arguments.ts';
import { requiredSetpriv } from './bubblewrap-root.ts';
import { sandboxFailed } from './contained.ts';
import type { ContainedOptions } from './contained.ts';
import { endedByItself, exitFromStatus } from './exit-status.ts';
import { readStatus } from './first-process.ts';
import { handOverTo } from './hand-over.ts';
import { removeLeft, takeBack } from './left-files.ts';
import { rlimitLines } from './rlimits.ts';
import { claimSpareUsers, isSpare, processesOf, spareGroup } from './spare-users.ts';
import type { SpareUsers } from './spare-users.ts';
import { quote } from './stage.ts';
import type { Mount, Sandbox, SandboxedCommand, SandboxedExit } from './types.ts';
import { watchLimits } from './watch.ts';

/**
 * No namespaces: each command runs as a user of its own, who owns nothing else and has no group, capability or way to
 * new ones. It cannot read or write what others keep from strangers, nor see their environments; it does see their
 * files and processes as any user does, and has the network of the machine. Rooms are copies in a folder that only these users
 * enter, a room belongs to its command while that runs, and to root before and after. Only for root.
 * Throws GainsayError where this process is not root or a program is missing.
 */
export async function openSeparateUser({ runFolder }: ContainedOptions): Promise<Sandbox> {
  if (process.getuid?.() !== 0)
    throw new GainsayError('not root, who alone can start commands as another user', {
      remedy: 'Run as root, or make one of the levels of bubblewrap work.',
    });
  const setpriv = await requiredSetpriv();
  const users = await claimSpareUsers();
  const rooms = await mkdtemp(path.join(enterableFolder(runFolder), 'gainsay-rooms-'));
  chownSync(rooms, 0, spareGroup);
  chmodSync(rooms, 0o710);
  await claim(rooms);
  const folder = path.join(runFolder, 'sandbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const removals = openRemovals();
  const machine = { setpriv, users, rooms, folder };
  return {
    level: 'separate-user',
    mapsPaths: false,
    isolatesNetwork: false,
    rooms,
    proofs: [],
    async run(command, signal) {
      const own = await mkdtemp(path.join(folder, 'run-'));
      try {
        return await runAsUser(machine, { own, command }, signal);
      } finally {
        removals.begin(own);
      }
    },
    async close() {
      await removals.ended();
      users.close();
      await Promise.all([removeFolder(folder), removeFolder(rooms)]);
    },
  };
}

/** A folder that strangers can enter, for rooms: where the run is kept, or else where temporary files are. */
function enterableFolder(runFolder: string): string {
  const found = [path.dirname(runFolder), os.tmpdir(), '/tmp'].find((folder) => {
    const ancestors = folder.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/') || '/');
    return existsSync(folder) && ancestors.every((place) => (statSync(place).mode & 0o001) !== 0);
  });
  if (found !== undefined) return found;
  throw new GainsayError('no temporary folder can be entered by other users', {
    remedy: 'Let TMPDIR name a folder whose parents all users may enter.',
  });
}

type Machine = { setpriv: string; users: SpareUsers; rooms: string; folder: string };

async function runAsUser(
  machine: Machine,
  { own, command }: { own: string; command: SandboxedCommand },
  signal: AbortSignal,
): Promise<SandboxedExit> {
  const { rooms, users } = machine;
  const uid = await users.take(signal);
  if (uid === null) return neverStarted(command, signal);
  const temporary = await mkdtemp(path.join(rooms, 'tmp-'));
  const mounts = [...command.mounts, { kind: 'read-write', from: temporary, at: temporary } as const];
  const places = writableIn(mounts);
  try {
    for (const { at } of mounts) letThrough(at, rooms);
    // Ours alone until they are handed over, and nobody else's afterwards.
    for (const place of places) chmodSync(place, 0o700);
    await handOverTo({ uid, gid: spareGroup }, rooms)(mounts);
    return await supervised(machine, { own, command, uid, temporary, places }, signal);
  } finally {
    // A user whose processes go on is nobody else's: then this throws, and the user is not given back.
    await endAll(machine.setpriv, uid);
    try {
      // First: a second name elsewhere of what a room holds is known by its owner.
      await removeLeft(uid, isSpare);
      await takeBack(places, uid);
      await removeFolder(temporary);
    } finally {
      users.giveBack(uid);
    }
  }
}

/** Cancelled while it waited for a user. */
async function neverStarted(
  { stdoutFile, stderrFile }: SandboxedCommand,
  signal: AbortSignal,
): Promise<SandboxedExit> {
  const nothing = { argv: ['/bin/true'], cwd: '/', env: {}, timeoutMs: 1_000, outputBytes: 0 };
  return { ...(await storeProcess({ ...nothing, stdoutFile, stderrFile }, signal)), survivors: 0 };
}

type AsUser = { own: string; command: SandboxedCommand; uid: number; temporary: string; places: string[] };

async function supervised(machine: Machine, run: AsUser, signal: AbortSignal): Promise<SandboxedExit> {
  const { own, command, uid, places } = run;
  const { limits, stdoutFile, stderrFile } = command;
  const statusFile = path.join(own, 'status');
  const stageFile = path.join(own, 'stage.sh');
  await writeFile(stageFile, stage(machine.setpriv, run, statusFile), { mode: 0o600 });
  const owned = { close: (): void => {}, survivors: Promise.resolve(0) };
  try {
    const stored = await storeProcess(
      {
        argv: ['/bin/sh', stageFile],
        cwd: '/',
        env: {},
        timeoutMs: limits.timeMs,
        outputBytes: limits.outputBytes,
        stdoutFile,
        stderrFile,
        stdin: { hold: true },
      },
      signal,
      ({ child, stop }) => {
        command.onStarted?.();
        const watch = { pids: () => processesOf(uid), launchers: 0, limits, writable: places };
        owned.close = watchLimits({ ...watch, onExceeded: stop }).close;
        // At once: what it left behind may hold its pipes open.
        owned.survivors = once(child, 'exit').then(() => endAll(machine.setpriv, uid));
      },
    );
    const exit = exitFromStatus(stored.exit);
    const survivors = await owned.survivors;
    const { started } = await readStatus(statusFile);
    if (endedByItself(exit) && !started) throw await sandboxFailed('separate-user', stderrFile);
    return { ...stored, exit, survivors: endedByItself(exit) ? survivors : 0 };
  } finally {
    owned.close();
  }
}

/**
 * Runs as root with an empty environment, becomes the user in one step and for good. The directory is entered by the user, who
 * may not be led where only root can go. A reader of stdin ends everything when this program dies.
 */
function stage(setpriv: string, { command, uid, temporary }: AsUser, statusFile: string): string {
  const { argv, cwd, limits } = command;
  const env = { ...command.env, TMPDIR: temporary };
  const user = asUser(setpriv, uid);
  const first = `umask 022; cd "$0" || exit 126; ${rlimitLines(limits)}; echo started >&3; exec 3>&-; exec /usr/bin/setsid "$@"`;
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const whole = [...user, '/usr/bin/env', '-i', ...variables, '/bin/sh', '-c', first, cwd, ...argv];
  const end = [...user, '/bin/sh', '-c', 'kill -9 -1'].map(quote).join(' ');
  return [
    'exec 4<&0 5>&2 </dev/null 2>/dev/null',
    `(while read -r line; do :; done; ${end}; ${end}; kill -9 0) <&4 >/dev/null 5>&- &`,
    'reader=$!',
    'exec 4<&-',
    // A shell's own remarks (`Segmentation fault`) go where the command's redirections do, unless a subshell has them.
    `(exec 2>&5 5>&- 3>${quote(statusFile)}; exec ${whole.map(quote).join(' ')})`,
    'code=$?',
    'kill -9 "$reader"',
    'exit "$code"',
  ].join('\n');
}

function asUser(setpriv: string, uid: number): string[] {
  return [
    setpriv,
    ...words(`--reuid ${uid} --regid ${spareGroup} --clear-groups --no-new-privs`),
    ...words('--bounding-set=-all --inh-caps=-all --ambient-caps=-all --'),
  ];
}

const rounds = 50;

/** Ends every process of a user, and says how many there were. The kernel ends all at once: no fork gets away. */
async function endAll(setpriv: string, uid: number): Promise<number> {
  let most = 0;
  for (let round = 0; round < rounds; round += 1) {
    const left = processesOf(uid).length;
    if (left === 0) return most;
    most = Math.max(most, left);
    await runProcess(
      {
        argv: [...asUser(setpriv, uid), '/bin/sh', '-c', 'kill -9 -1'],
        cwd: '/',
        env: {},
        timeoutMs: 5_000,
        maxOutputBytes: 10_000,
      },
      AbortSignal.timeout(6_000),
    );
    await sleep(round);
  }
  throw new GainsayError(`Processes of the sandbox's user ${uid} could not be ended`, {
    remedy: `End them by hand (\`pkill -9 -U ${uid}\`) and run again.`,
  });
}

/** Folders between the rooms and a place of a command: entered, not listed. */
function letThrough(place: string, rooms: string): void {
  if (!place.startsWith(`${rooms}/`))
    throw new Error(`${place} is to be seen by a command and lies outside the rooms`);
  for (let at = path.dirname(place); at !== rooms; at = path.dirname(at))
    chmodSync(at, statSync(at).mode | 0o011);
}

function writableIn(mounts: Mount[]): string[] {
  return mounts.flatMap((mount) => {
    if ('from' in mount && mount.from !== mount.at)
      throw new Error(`${mount.from} cannot be shown at another place without namespaces`);
    if (mount.kind === 'overlay' || mount.kind === 'tmpfs')
      throw new Error(`a ${mount.kind} cannot be made without namespaces`);
    return mount.kind === 'read-write' ? [mount.from] : [];
  });
}
