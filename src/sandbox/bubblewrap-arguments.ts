import path from 'node:path';
import type { Limits, Mount } from './types.ts';

/** Never mounted, nor anything that contains them: other people's files, sockets of daemons, the machine's secrets. */
const neverMounted = [
  '/',
  '/home',
  '/root',
  '/run',
  '/var',
  '/var/run',
  '/proc',
  '/sys',
  '/dev',
  '/etc',
  '/tmp',
];

/**
 * Not `--new-session`: the group of bubblewrap must hold its process 1 from its first moment, so that one signal to
 * the group ends all, also while it starts. The command gets a session of its own from process 1.
 */
const isolation = words(
  '--unshare-pid --unshare-net --unshare-ipc --unshare-uts --unshare-cgroup-try --hostname sandbox ' +
    '--die-with-parent --as-pid-1',
);

export type View = {
  /** What every command gets. */
  machine: Mount[];
  /** What this command gets, in this order; later ones cover earlier ones. */
  mounts: Mount[];
  limits: Pick<Limits, 'memoryBytes'>;
  cwd: string;
  env: Record<string, string>;
  /** Where `stage.ts` mounts the overlays among the mounts, in their order. */
  overlays: string[];
};

/** The part of bubblewrap's command line that all levels share: namespaces, file system, environment, directory. */
export function bubblewrapArguments(view: View): string[] {
  for (const { from } of view.mounts.filter((mount) => 'from' in mount)) {
    if (neverMounted.includes(from.replace(/(?!^)\/+$/, '')))
      throw new TypeError(`${from} must not be mounted into a sandbox`);
  }
  return [
    ...isolation,
    ...fileSystem(view),
    '--clearenv',
    ...Object.entries(view.env).flatMap(([name, value]) => ['--setenv', name, value]),
    '--chdir',
    view.cwd,
  ];
}

function fileSystem({ machine, mounts, limits, overlays }: View): string[] {
  const { memoryBytes } = limits;
  const given = mounts.filter((mount) => !machine.some((known) => sameMount(known, mount)));
  const covered = new Set(given.map(({ at }) => at));
  const merged = overlays.values();
  const place = (mount: Mount): string[] => [...parents(mount.at), ...mounting(mount)];
  const mounting = (mount: Mount): string[] => {
    if (mount.kind === 'read-only') return ['--ro-bind', mount.from, mount.at];
    if (mount.kind === 'read-write') return ['--bind', mount.from, mount.at];
    if (mount.kind === 'tmpfs') return tmpfs(mount.at, memoryBytes);
    return ['--bind', merged.next().value ?? '', mount.at];
  };
  return [
    ...machine.flatMap(place),
    ...words('--proc /proc --dev /dev'),
    // Here a user whom the kernel knows as root could write kernel settings, with no capability at all.
    ...words('--remount-ro /proc'),
    ...tmpfs('/dev/shm', memoryBytes / 4),
    ...words('--remount-ro /dev'),
    ...(covered.has('/tmp') ? [] : tmpfs('/tmp', memoryBytes)),
    ...given.flatMap(place),
    ...words('--remount-ro /'),
  ];
}

/** bubblewrap makes missing parents for their owner only, who need not be the command's user. */
function parents(at: string): string[] {
  const parent = path.posix.dirname(at);
  return parent === '/' ? [] : [...parents(parent), '--perms', '0755', '--dir', parent];
}

/** Memory that no process owns: bounded by its size, not by the watch. */
function tmpfs(at: string, bytes: number): string[] {
  return ['--size', String(Math.ceil(bytes)), '--perms', '1777', '--tmpfs', at];
}

function sameMount(one: Mount, other: Mount): boolean {
  return (
    one.kind === 'read-only' && other.kind === 'read-only' && one.at === other.at && one.from === other.from
  );
}

export function words(line: string): string[] {
  return line.split(' ');
}
