import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { removeFolder } from '../workspace/remove-folder.ts';
import { baseEnvironment } from './environment.ts';
import { allPids, readOfProcess } from './proc.ts';
import { findSystemProgram } from './tools.ts';
import type { Proof, Sandbox, SandboxedExit } from './types.ts';

export const limits = {
  timeMs: 10_000,
  memoryBytes: 256 * 1024 * 1024,
  processes: 64,
  fileBytes: 2 ** 20,
  outputBytes: 65_536,
};

/** What lies in wait outside while the probe runs. */
type Bait = { canary: string; holderPid: number; port: number; connections: () => number; file: string };

export type ProbeOptions = {
  runFolder: string;
  /** Its stored credentials must not be readable where a sandbox shows the file system of the machine. */
  checkout?: string;
  signal: AbortSignal;
  onStarted?: () => void;
};

/**
 * Proves a level before it is used: one command tries everything that it must not be able to do. The report prints
 * the proofs; if one does not hold, the level is not used. Rejects when the sandbox could not even start. `tidied`: when
 * nothing of the probe is left; nobody else has to wait for that.
 */
export async function probe(
  sandbox: Sandbox,
  { runFolder, signal, onStarted = () => undefined }: ProbeOptions,
): Promise<{ proofs: Proof[]; tidied: Promise<void> }> {
  const folder = await mkdtemp(path.join(runFolder, 'probe-'));
  const canary = `canary-${randomUUID()}`;
  const listener = net.createServer((socket) => socket.destroy());
  const state = { connections: 0 };
  listener.on('connection', () => (state.connections += 1));
  // A process of ours with a secret in its environment, as this program may be one.
  const holder = spawn('/bin/sh', ['-c', 'read -r line'], {
    env: { GAINSAY_CANARY: canary },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const gone = once(holder, 'exit');
  const tidy = async (): Promise<void> => {
    holder.kill('SIGKILL');
    listener.close();
    await gone;
    await removeFolder(folder);
  };
  try {
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const address = listener.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const bait: Bait = {
      canary,
      holderPid: holder.pid ?? 0,
      port,
      connections: () => state.connections,
      file: path.join(folder, 'outside'),
    };
    const proofs = await tryEverything(sandbox, { folder, bait, onStarted }, signal);
    return { proofs, tidied: tidy() };
  } catch (error) {
    await tidy();
    throw error;
  }
}

async function tryEverything(
  sandbox: Sandbox,
  { folder, bait, onStarted }: { folder: string; bait: Bait; onStarted: () => void },
  signal: AbortSignal,
): Promise<Proof[]> {
  const at = '/room';
  const [lower, upper, work] = ['lower', 'upper', 'work'].map((name) => path.join(folder, name));
  if (lower === undefined || upper === undefined || work === undefined) throw new TypeError('three folders');
  await Promise.all([lower, upper, work].map((place) => mkdir(place)));
  await Promise.all([writeFile(bait.file, 'outside'), writeFile(path.join(lower, 'file'), 'lower\n')]);
  const [stdoutFile, stderrFile] = [path.join(folder, 'stdout'), path.join(folder, 'stderr')];
  const left = `60.${bait.holderPid}${Date.now() % 100_000}`;
  const shell = (await findSystemProgram('bash')) === null ? 'sh' : 'bash';
  const result = await sandbox.run(
    {
      argv: [shell, '-c', script(bait, { left, shell })],
      cwd: at,
      env: baseEnvironment({ home: '/tmp' }),
      mounts: [{ kind: 'overlay', lower: [lower], upper, work, at }],
      network: { kind: 'none' },
      limits,
      stdoutFile,
      stderrFile,
      onStarted,
    },
    signal,
  );
  const said = answers(await readFile(stdoutFile, 'utf8'));
  const written = await readFile(path.join(upper, 'file'), 'utf8').catch(() => '');
  const survivors = processesWith(left);
  return judge({ said, result, written, survivors, connections: bait.connections() });
}

/**
 * Prints `name=answer` lines. Written for few processes: most of its time is theirs. bash tries the connection by
 * itself; where there is none, node is asked.
 */
function script(
  { canary, holderPid, port, file }: Bait,
  { left, shell }: { left: string; shell: string },
): string {
  const connect =
    shell === 'bash'
      ? `(exec 5<>/dev/tcp/127.0.0.1/${port}) 2>/dev/null`
      : `[ "$(node -e "require('net').connect(${port},'127.0.0.1').on('connect',()=>console.log('yes')).on('error',()=>{}).setTimeout(2000,function(){this.destroy()})")" ]`;
  return `
say() { echo "$1=$2"; }
grep -q ${canary} /proc/[0-9]*/environ 2>/dev/null && say canary read || say canary unseen
[ -e /proc/${holderPid} ] && grep -q ${canary} /proc/${holderPid}/environ && say parent seen || say parent unseen
${connect} && say connect yes || say connect no
devices=''
while read -r name rest; do case $name in *:) devices="$devices $name" ;; esac; done < /proc/net/dev
say devices "$devices"
wrote=''
for place in / /usr /etc /bin /dev; do
  (: > $place/gainsay-probe) 2>/dev/null && wrote="$wrote $place" && rm -f $place/gainsay-probe
done
(: > /proc/sys/kernel/core_pattern) 2>/dev/null && wrote="$wrote /proc/sys"
say wrote "$wrote"
[ -e '${file.replaceAll("'", "'\\''")}' ] && say outside seen || say outside unseen
[ -e /run ] || [ -e /var/run ] || [ -e /home ] && say sockets seen || say sockets unseen
while read -r name value rest; do
  case $name in Uid:|CapEff:|CapBnd:|NoNewPrivs:|Groups:) say $name "$value $rest" ;; esac
done < /proc/self/status
read -r content < file && echo "$content" > copy && echo upper > file && read -r content < copy && say room "$content"
sleep ${left} >/dev/null 2>&1 &
`;
}

/** Looks at once and in one go: what still lives now has outlived its command. */
export function processesWith(word: string): number {
  return allPids().filter((pid) => readOfProcess(pid, 'cmdline').includes(word)).length;
}

export function answers(text: string): Map<string, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const at = line.indexOf('=');
      return at === -1 ? [] : [[line.slice(0, at), line.slice(at + 1).trim()] as const];
    }),
  );
}

function judge(seen: {
  said: Map<string, string>;
  result: SandboxedExit;
  written: string;
  survivors: number;
  connections: number;
}): Proof[] {
  const { said, result } = seen;
  const is = (name: string, answer: string): boolean => said.get(name) === answer;
  const privileges = ['CapEff:', 'CapBnd:', 'NoNewPrivs:'].map((name) => said.get(name)).join(' ');
  const uid = said.get('Uid:')?.split(/\s/)[0];
  return [
    {
      claim: 'cannot read the environment of a process outside',
      holds: is('canary', 'unseen') && is('parent', 'unseen'),
      detail: 'no canary in /proc of the sandbox',
    },
    {
      claim: 'cannot connect out',
      holds: is('connect', 'no') && is('devices', 'lo:') && seen.connections === 0,
      detail: `a listener on the host's loopback saw ${seen.connections} connections; devices: ${said.get('devices')}`,
    },
    {
      claim: 'cannot write outside its room',
      holds: is('wrote', '') && is('outside', 'unseen') && is('sockets', 'unseen'),
      detail: `written outside: ${said.get('wrote') || 'nothing'}`,
    },
    {
      claim: 'has no privileges',
      holds: uid !== undefined && uid !== '0' && /^0+ 0+ 1$/.test(privileges),
      detail: `uid ${uid}, capabilities and no_new_privs: ${privileges}`,
    },
    {
      claim: 'leaves no survivor',
      holds: result.survivors === 1 && seen.survivors === 0,
      detail: `a daemon was left behind, ${result.survivors} was counted, ${seen.survivors} lived on`,
    },
    {
      claim: 'works in an overlay that this program can read',
      holds: is('room', 'lower') && seen.written === 'upper\n' && result.exit.kind === 'code',
      detail: `exit ${JSON.stringify(result.exit)}`,
    },
  ];
}
