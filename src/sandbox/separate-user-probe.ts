import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { access, chmod, lstat, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { removeFolder } from '../workspace/remove-folder.ts';
import { storedCredentials } from '../workspace/stored-credentials.ts';
import { baseEnvironment } from './environment.ts';
import { answers, limits, processesWith } from './probe.ts';
import type { ProbeOptions } from './probe.ts';
import { quote } from './stage.ts';
import type { Proof, Sandbox, SandboxedExit } from './types.ts';

/** Whoever may write to one of these is root, on this machine or on the one around it. */
const daemons = ['docker', 'containerd/containerd', 'podman/podman', 'crio/crio'].flatMap((name) => [
  `/run/${name}.sock`,
  `/var/run/${name}.sock`,
]);

/** Files of users that hold credentials wherever they exist. */
const ofUsers = [
  '.git-credentials',
  '.netrc',
  '.npmrc',
  '.aws/credentials',
  '.docker/config.json',
  '.config/gh/hosts.yml',
];

/**
 * The proofs of a level that shows the machine as it is: a command that may look for everything finds nothing that is kept from
 * strangers, and leaves nothing. What strangers may read on this machine has to hold no credential: that is asked here.
 */
export async function probeSeparateUser(
  sandbox: Sandbox,
  { runFolder, checkout, signal, onStarted = () => undefined }: ProbeOptions,
): Promise<{ proofs: Proof[]; tidied: Promise<void> }> {
  const rooms = sandbox.rooms ?? runFolder;
  // Beside the rooms, where the way to them is open to all: their own modes alone keep them.
  const bait = await mkdtemp(path.join(path.dirname(rooms), 'gainsay-bait-'));
  const canary = `canary-${randomUUID()}`;
  const holder = spawn('/bin/sh', ['-c', 'read -r line'], {
    env: { GAINSAY_CANARY: canary },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const gone = once(holder, 'exit');
  const [room, other] = [path.join(rooms, 'probe'), path.join(rooms, 'other')];
  const tidy = async (): Promise<void> => {
    holder.kill('SIGKILL');
    await gone;
    await Promise.all([bait, room, other].map(removeFolder));
  };
  try {
    const kept = [
      path.join(bait, 'file'),
      path.join(bait, 'closed/file'),
      path.join(runFolder, 'probe-ledger'),
    ];
    await chmod(bait, 0o755);
    await Promise.all([
      mkdir(path.join(bait, 'closed'), { mode: 0o700 }),
      mkdir(room),
      mkdir(other, { mode: 0o700 }),
    ]);
    for (const file of [...kept, path.join(other, 'file')]) await writeFile(file, canary, { mode: 0o644 });
    await chmod(path.join(bait, 'file'), 0o600);
    await writeFile(path.join(room, 'file'), 'before\n');
    const guarded = await guardedFiles(checkout);
    const left = `60.${process.pid}${Date.now() % 100_000}`;
    const files = {
      stdoutFile: path.join(runFolder, 'probe-out'),
      stderrFile: path.join(runFolder, 'probe-err'),
    };
    const result = await sandbox.run(
      {
        argv: [
          'sh',
          '-c',
          script({
            kept: [...kept, path.join(other, 'file')],
            guarded,
            canary,
            holder: holder.pid ?? 0,
            left,
          }),
        ],
        cwd: room,
        env: baseEnvironment({ home: room }),
        mounts: [{ kind: 'read-write', from: room, at: room }],
        network: { kind: 'none' },
        limits,
        ...files,
        onStarted,
      },
      signal,
    );
    const said = answers(await readFile(files.stdoutFile, 'utf8'));
    const shared = path.join('/tmp', `gainsay-left-${left}`);
    const proofs = judge({
      said,
      result,
      guarded,
      survivors: processesWith(`sleep\0${left}`),
      written: await readFile(path.join(room, 'file'), 'utf8'),
      owner: (await lstat(path.join(room, 'file'))).uid,
      leftFile: await exists(shared),
    });
    return { proofs, tidied: tidy() };
  } catch (error) {
    await tidy();
    throw error;
  }
}

/** Where credentials are, on this machine and in the checkout. */
async function guardedFiles(checkout: string | undefined): Promise<string[]> {
  const stored = checkout === undefined ? [] : ((await storedCredentials(checkout).catch(() => null)) ?? []);
  const ofGit = stored.map(({ file }) => path.resolve(checkout ?? '/', file));
  const candidates = [...new Set([...ofGit, ...ofUsers.map((name) => path.join(os.homedir(), name))])];
  const found = await Promise.all(candidates.map(async (file) => ((await exists(file)) ? [file] : [])));
  return found.flat();
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

type Bait = { kept: string[]; guarded: string[]; canary: string; holder: number; left: string };

/** Prints `name=answer` lines. */
function script({ kept, guarded, canary, holder, left }: Bait): string {
  return `
say() { echo "$1=$2"; }
grep -q ${canary} /proc/[0-9]*/environ 2>/dev/null && say canary read || say canary unseen
[ -e /proc/${holder} ] && cat /proc/${holder}/environ >/dev/null 2>&1 && say parent seen || say parent unseen
seen=''
for file in ${kept.map(quote).join(' ')}; do
  cat "$file" >/dev/null 2>&1 && seen="$seen $file"
  (echo forged >> "$file") 2>/dev/null && seen="$seen >$file"
  ln "$file" linked 2>/dev/null && seen="$seen +$file"
done
say seen "$seen"
held=''
for file in ${guarded.map(quote).join(' ') || "''"}; do [ -n "$file" ] && [ -r "$file" ] && held="$held $file"; done
say held "$held"
sockets=''
for socket in ${daemons.join(' ')}; do [ -S $socket ] && [ -w $socket ] && sockets="$sockets $socket"; done
say sockets "$sockets"
wrote=''
for place in / /usr /usr/local/bin /etc /bin /root /home /opt /dev /run; do
  (: > $place/gainsay-probe) 2>/dev/null && wrote="$wrote $place" && rm -f $place/gainsay-probe
done
(: > /proc/sys/kernel/core_pattern) 2>/dev/null && wrote="$wrote /proc/sys"
say wrote "$wrote"
while read -r name value rest; do
  case $name in Uid:|CapEff:|CapBnd:|NoNewPrivs:|Groups:) say $name "$value $rest" ;; esac
done < /proc/self/status
: > /tmp/gainsay-left-${left}
read -r content < file && say room "$content" && echo after > file
(setsid sleep ${left} >/dev/null 2>&1 &)
sleep 0.05
`;
}

function judge(seen: {
  said: Map<string, string>;
  result: SandboxedExit;
  guarded: string[];
  survivors: number;
  written: string;
  owner: number;
  leftFile: boolean;
}): Proof[] {
  const { said, result } = seen;
  const is = (name: string, answer: string): boolean => said.get(name) === answer;
  const privileges = ['CapEff:', 'CapBnd:', 'NoNewPrivs:'].map((name) => said.get(name)).join(' ');
  const uid = said.get('Uid:')?.split(/\s/)[0];
  return [
    {
      claim: 'cannot read the environment of a process of another user',
      holds: is('canary', 'unseen') && is('parent', 'unseen'),
      detail: 'no canary in /proc',
    },
    {
      claim:
        'cannot read, write or link what others keep to themselves: files, folders, other rooms, the folder of the run',
      holds: is('seen', ''),
      detail: `seen: ${said.get('seen') || 'nothing'}`,
    },
    {
      claim: 'cannot read stored credentials',
      holds: is('held', ''),
      detail: `${seen.guarded.length} files hold some; readable: ${said.get('held') || 'none'}`,
    },
    {
      claim: 'cannot write to the machine or to a daemon that is root',
      holds: is('wrote', '') && is('sockets', ''),
      detail: `written: ${said.get('wrote') || 'nothing'}; sockets: ${said.get('sockets') || 'none'}`,
    },
    {
      claim: 'has no privileges and no groups',
      holds: uid !== undefined && uid !== '0' && /^0+ 0+ 1$/.test(privileges) && is('Groups:', ''),
      detail: `uid ${uid}, capabilities and no_new_privs: ${privileges}`,
    },
    {
      claim: 'leaves no survivor and no file where everybody may write',
      holds: result.survivors === 1 && seen.survivors === 0 && !seen.leftFile,
      detail: `a daemon was left behind, ${result.survivors} was counted, ${seen.survivors} lived on`,
    },
    {
      claim: 'works in a room that is this program’s again afterwards',
      holds:
        is('room', 'before') &&
        seen.written === 'after\n' &&
        seen.owner === process.getuid?.() &&
        result.exit.kind === 'code',
      detail: `exit ${JSON.stringify(result.exit)}`,
    },
  ];
}
