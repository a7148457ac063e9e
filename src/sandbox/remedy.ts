import { readFile } from 'node:fs/promises';
import type { FailedLevel } from './sandbox-unavailable.ts';

const orBare =
  'Or choose `sandbox: none` (`--sandbox none`) if the change may run on this machine unprotected.';

/** What to do on this machine so that a level works, and the way without. */
export async function remedyFor(levels: FailedLevel[]): Promise<string> {
  return `${await remedyHere(levels)} ${orBare}`;
}

/**
 * What to do on this machine so that one of these levels works: one thing, the likeliest. `setting` gives the text of
 * a file below /proc/sys, empty where there is none.
 */
export async function remedyHere(levels: FailedLevel[], setting = settingOfKernel): Promise<string> {
  if (process.platform !== 'linux') return 'bubblewrap needs Linux: run in a Linux machine or container.';
  const missing = levels.find(({ remedy }) => remedy.startsWith('Install it:'));
  if (missing !== undefined) return `${missing.remedy}.`;
  if (levels.some(({ reason }) => /overlay|upperdir/i.test(reason)))
    return "Overlays do not work in the run folder's file system: set TMPDIR (RUNNER_TEMP on a runner) to a folder on ext4, xfs, btrfs or tmpfs.";
  if ((await setting('kernel/apparmor_restrict_unprivileged_userns')) === '1')
    return 'AppArmor restricts user namespaces here (Ubuntu 23.10 and later): `sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0`, or an AppArmor profile for bwrap with `userns,`, or passwordless sudo.';
  if ((await setting('kernel/unprivileged_userns_clone')) === '0')
    return 'User namespaces are off: `sudo sysctl -w kernel.unprivileged_userns_clone=1`, or passwordless sudo.';
  if ((await setting('user/max_user_namespaces')) === '0')
    return 'User namespaces are off: `sudo sysctl -w user.max_user_namespaces=15000`, or passwordless sudo.';
  return 'In a container, start it with user namespaces allowed (docker: `--security-opt seccomp=unconfined --security-opt apparmor=unconfined`), or run outside of it.';
}

function settingOfKernel(name: string): Promise<string> {
  return readFile(`/proc/sys/${name}`, 'utf8').then(
    (text) => text.trim(),
    () => '',
  );
}
