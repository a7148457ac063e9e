import { mkdir } from 'node:fs/promises';
import { GainsayError } from '../base/errors.ts';
import type { ContainedOptions } from './contained.ts';
import { openBare } from './none.ts';
import { probe } from './probe.ts';
import type { ProbeOptions } from './probe.ts';
import { remedyFor, remedyHere } from './remedy.ts';
import { SandboxUnavailable } from './sandbox-unavailable.ts';
import type { FailedLevel } from './sandbox-unavailable.ts';
import type { Sandbox, SandboxLevel } from './types.ts';

export type SandboxRequest = {
  choice: 'auto' | 'none';
  /** A directory of this run alone, on a file system that can hold overlays. Made when missing. */
  runFolder: string;
  /** The checkout, whose stored credentials have to be out of reach; absent: none is near. */
  checkout?: string;
  /** Called once the proof of a level runs in a process of its own: until it ends, this one is free. */
  onProbing?: () => void;
};

export type Level = {
  level: SandboxLevel;
  open: (options: ContainedOptions) => Promise<Sandbox>;
  /** Instead of the proofs of a sandbox that has namespaces. */
  prove?: (sandbox: Sandbox, options: ProbeOptions) => ReturnType<typeof probe>;
};

const unprivileged: Level = {
  level: 'bubblewrap',
  open: async (options) => (await import('./bubblewrap.ts')).openBubblewrap(options),
};
const byRoot: Level = {
  level: 'bubblewrap-root',
  open: async (options) => (await import('./bubblewrap-root.ts')).openBubblewrapRoot(options),
};

/** The last before refusal: it keeps nothing from the network, and says so. */
const separateUser: Level = {
  level: 'separate-user',
  open: async (options) => (await import('./separate-user.ts')).openSeparateUser(options),
  prove: async (sandbox, options) =>
    (await import('./separate-user-probe.ts')).probeSeparateUser(sandbox, options),
};

/**
 * Strongest first. Where this program is root, what it starts without help from root would still be root to the
 * kernel, which exempts that user from the limit on processes: another user comes first there.
 */
export function ladder(): Level[] {
  const bubblewrap = process.getuid?.() === 0 ? [byRoot, unprivileged] : [unprivileged, byRoot];
  return [...bubblewrap, separateUser];
}

/**
 * The first level of the ladder whose every proof holds on this machine; the proofs stay with it. Throws
 * SandboxUnavailable with what to do here. `none` isolates nothing and is only ever chosen by the user.
 */
export async function openSandbox(request: SandboxRequest, signal: AbortSignal): Promise<Sandbox> {
  const { runFolder, checkout, onProbing = () => undefined } = request;
  if (request.choice === 'none') return openBare({ runFolder });
  await mkdir(runFolder, { recursive: true });
  const failed: FailedLevel[] = [];
  const at = { runFolder, ...(checkout === undefined ? {} : { checkout }) };
  for (const level of ladder()) {
    signal.throwIfAborted();
    const tried = await proveLevel(level, { ...at, signal, onStarted: onProbing });
    if ('run' in tried) return tried;
    failed.push(tried);
  }
  throw new SandboxUnavailable(failed, { remedy: await remedyFor(failed) });
}

/** Opens a level and proves it: the sandbox with its proofs, or why it is not used and what to do about that here. */
export async function proveLevel(
  { level, open, prove = probe }: Level,
  options: ProbeOptions,
): Promise<Sandbox | FailedLevel> {
  const failed = async (reason: string): Promise<FailedLevel> => {
    const told = { level, reason, remedy: '' };
    return { ...told, remedy: await remedyHere([told]) };
  };
  let sandbox: Sandbox;
  try {
    sandbox = await open({ runFolder: options.runFolder });
  } catch (error) {
    if (!(error instanceof GainsayError)) throw error;
    return { level, reason: error.message, remedy: error.remedy };
  }
  try {
    const { proofs, tidied } = await prove(sandbox, options);
    const close = async (): Promise<void> => {
      await Promise.all([tidied, sandbox.close()]);
    };
    tidied.catch(() => undefined);
    const broken = proofs.filter(({ holds }) => !holds);
    if (broken.length === 0) return { ...sandbox, proofs, close };
    await close();
    return await failed(broken.map(({ claim, detail }) => `not proven: ${claim} (${detail})`).join(', '));
  } catch (error) {
    await sandbox.close();
    if (!(error instanceof GainsayError)) throw error;
    return await failed(error.message);
  }
}
