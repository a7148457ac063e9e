import type { Mount, NetworkAccess } from '../types.ts';

/** One command's way out of its network namespace; closed when the command has ended. */
export type Network = {
  mounts: Mount[];
  env: Record<string, string>;
  /** Puts the relay before the command, where one is needed. */
  wrap: (argv: string[]) => string[];
  close: () => Promise<void>;
};

/**
 * Every command has a network namespace of its own, with nothing but loopback. Relays are loaded only when asked for, and
 * keep their sockets in `own`, a folder of this command alone that is removed after it.
 */
export async function openNetwork(access: NetworkAccess, own: string): Promise<Network> {
  if (access.kind === 'listed') return (await import('./listed.ts')).openListed(access, own);
  if (access.kind === 'set-up') return (await import('./set-up.ts')).openSetUp(access.hosts ?? [], own);
  return { mounts: [], env: {}, wrap: (argv) => argv, close: () => Promise.resolve() };
}
