import { GainsayError } from '../base/errors.ts';
import { runProcess } from '../workspace/process.ts';
import { words } from './bubblewrap-arguments.ts';
import { openContained } from './contained.ts';
import type { Backend, ContainedOptions } from './contained.ts';
import { handOverTo } from './hand-over.ts';
import { findSystemProgram, findTools } from './tools.ts';
import type { Sandbox } from './types.ts';

/** What root becomes where nobody else started us: the user that owns nothing. */
const nobody = 65_534;

/**
 * The same sandbox with its namespaces and mounts made by root, for machines that refuse user namespaces to
 * everybody else: as root, or through a sudo that asks no password. The command's first step inside is to become
 * the invoking user (`nobody` where that is root) for good, without groups, capabilities or a way to new ones.
 * Throws GainsayError when root cannot be had or a program is missing.
 */
export async function openBubblewrapRoot(options: ContainedOptions): Promise<Sandbox> {
  const [tools, asRoot, setpriv] = await Promise.all([findTools(), rootPrefix(), requiredSetpriv()]);
  const root = process.getuid?.() === 0;
  const inside = root
    ? { uid: nobody, gid: nobody }
    : { uid: process.getuid?.() ?? nobody, gid: process.getgid?.() ?? nobody };
  const backend: Backend = {
    level: 'bubblewrap-root',
    tools,
    inside,
    // Only what it takes to become somebody else.
    privileges: words('--cap-drop ALL --cap-add CAP_SETUID --cap-add CAP_SETGID --cap-add CAP_SETPCAP'),
    dropped: (argv) => [
      setpriv,
      ...words(`--reuid ${inside.uid} --regid ${inside.gid} --clear-groups --no-new-privs`),
      ...words('--bounding-set=-all --inh-caps=-all --ambient-caps=-all'),
      ...argv,
    ],
    launch: (scriptFile, needsMounts) => {
      const stage = [tools.shell, scriptFile];
      return needsMounts
        ? [...asRoot, tools.unshare, ...words('--mount --propagation private --'), ...stage]
        : [...asRoot, ...stage];
    },
    workOwner: root ? null : inside.uid,
    ...(root ? { identity: { uid: 0, gid: 0 } } : {}),
    handOver: root ? handOverTo(inside, options.runFolder) : () => Promise.resolve(),
  };
  return openContained(backend, options);
}

/** Nothing for root; `sudo -n` where it works without a password, as on hosted runners. */
async function rootPrefix(): Promise<string[]> {
  if (process.getuid?.() === 0) return [];
  const sudo = await findSystemProgram('sudo');
  if (sudo !== null) {
    const { exit } = await runProcess(
      { argv: [sudo, '-n', '--', '/bin/true'], cwd: '/', env: {}, timeoutMs: 5_000, maxOutputBytes: 10_000 },
      AbortSignal.timeout(6_000),
    );
    if (exit.kind === 'code' && exit.code === 0) return [sudo, '-n', '--'];
  }
  throw new GainsayError('not root, and no sudo without a password', {
    remedy: 'Allow unprivileged user namespaces for bubblewrap, or run as a user with passwordless sudo.',
  });
}

export async function requiredSetpriv(): Promise<string> {
  const setpriv = await findSystemProgram('setpriv');
  if (setpriv !== null) return setpriv;
  throw new GainsayError('setpriv is not installed', {
    remedy: 'Install it: sudo apt-get install -y util-linux',
  });
}
