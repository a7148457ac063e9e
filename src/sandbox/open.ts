import { mkdir } from 'node:fs/promises';
import { GainsayError } from '../base/errors.ts';
import type { ContainedOptions } from './contained.ts';
import { openBare } from './none.ts';
import { probe } from './probe.ts';
import type { ProbeOptions } from './probe.ts';
import { remedyFor } from './remedy.ts';
import { SandboxUnavailable } from './sandbox-unavailable.ts';
import type { FailedLevel } from './sandbox-unavailable.ts';
import type { Sandbox, SandboxLevel } from './types.ts';

export type SandboxRequest = {
  choice: 'auto' | 'none';
  /** A directory of this run alone, on a file system that can hold overlays. Made when missing. */
  runFolder: string;
  /** Called once the proof of a level runs in a process of its own: until it ends, this one is free. */
  onProbing?: () => void;
};

type Level = { level: SandboxLevel; open: (options: ContainedOptions) => Promise<Sandbox> };

const unprivileged: Level = {
  level: 'bubblewrap',
  open: async (options) => (await import('./bubblewrap.ts')).openBubblewrap(options),
};
const byRoot: Level = {
  level: 'bubblewrap-root',
  open: async (options) => (await import('./bubblewrap-root.ts')).openBubblewrapRoot(options),
};

/**
 * Strongest first. Where this program is root, what it starts without help from root would still be root to the
 * kernel, which exempts that user from the limit on processes: another user comes first there.
 */
function ladder(): Level[] {
  return process.getuid?.() === 0 ? [byRoot, unprivileged] : [unprivileged, byRoot];
}

/**
 * The first level of the ladder whose every proof holds on this machine; the proofs stay with it. Throws
 * SandboxUnavailable with what to do here. `none` isolates nothing and is only ever chosen by the user.
 */
export async function openSandbox(request: SandboxRequest, signal: AbortSignal): Promise<Sandbox> {
  const { runFolder, onProbing = () => undefined } = request;
  if (request.choice === 'none') return openBare({ runFolder });
  await mkdir(runFolder, { recursive: true });
  const failed: FailedLevel[] = [];
  for (const { level, open } of ladder()) {
    signal.throwIfAborted();
    const tried = await tryLevel(level, () => open({ runFolder }), {
      runFolder,
      signal,
      onStarted: onProbing,
    });
    if ('run' in tried) return tried;
    failed.push(tried);
  }
  throw new SandboxUnavailable(failed, { remedy: await remedyFor(failed) });
}

async function tryLevel(
  level: SandboxLevel,
  open: () => Promise<Sandbox>,
  options: ProbeOptions,
): Promise<Sandbox | FailedLevel> {
  try {
    const sandbox = await open();
    const { proofs, tidied } = await probe(sandbox, options);
    const close = async (): Promise<void> => {
      await Promise.all([tidied, sandbox.close()]);
    };
    tidied.catch(() => undefined);
    const broken = proofs.filter(({ holds }) => !holds);
    if (broken.length === 0) return { ...sandbox, proofs, close };
    await close();
    const reason = broken.map(({ claim, detail }) => `not proven: ${claim} (${detail})`).join(', ');
    return { level, reason, remedy: 'A level that is not proven is not used.' };
  } catch (error) {
    if (!(error instanceof GainsayError)) throw error;
    return { level, reason: error.message, remedy: error.remedy };
  }
}
