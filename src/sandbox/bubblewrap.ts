import { words } from './bubblewrap-arguments.ts';
import { openContained } from './contained.ts';
import type { Backend, ContainedOptions } from './contained.ts';
import { findTools, withoutNesting } from './tools.ts';
import type { Sandbox } from './types.ts';

/** What the command is inside: a user with no privileges whom the kernel maps to the one who started us. */
const inside = { uid: 1000, gid: 1000 };

/**
 * bubblewrap with user, PID, mount, network, IPC and UTS namespaces, made without privileges. Files of the invoking
 * user belong to the command's user inside, and what the command writes belongs to the invoking user outside.
 * Throws GainsayError when a program it needs is missing.
 */
export async function openBubblewrap(options: ContainedOptions): Promise<Sandbox> {
  const tools = await findTools();
  const backend: Backend = {
    level: 'bubblewrap',
    tools,
    inside,
    privileges: [
      ...words(`--unshare-user --uid ${inside.uid} --gid ${inside.gid} --cap-drop ALL`),
      ...(await withoutNesting(tools.bwrap)),
    ],
    dropped: (argv) => argv,
    launch: (scriptFile, needsMounts) => {
      const stage = [tools.shell, scriptFile];
      return needsMounts ? [tools.unshare, ...words('--user --map-root-user --mount --'), ...stage] : stage;
    },
    workOwner: null,
    // Root can clear its groups before it enters; nobody else may.
    ...(process.getuid?.() === 0 ? { identity: { uid: 0, gid: 0 } } : {}),
    handOver: () => Promise.resolve(),
  };
  return openContained(backend, options);
}
