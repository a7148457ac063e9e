import { mkdir, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import type { Socket } from 'node:net';
import { reasonOf } from '../base/reason.ts';
import { takeEnd } from '../base/text.ts';
import { runPiped } from '../sandbox/piped.ts';
import type { Limits, Mount, NetworkAccess, Sandbox } from '../sandbox/types.ts';
import { exitWords } from '../tools/command-output.ts';
import { removeFolder } from '../workspace/remove-folder.ts';
import type { StartServer } from './types.ts';

export type ServerRoom = {
  sandbox: Sandbox;
  /** Host folder for what servers need, among the sandbox's rooms where it has some. Made when missing. */
  folder: string;
  /** The repository as servers see it; mounted read-only where the sandbox can. */
  repository: { root: string; mounts: Mount[] };
  /** The whole environment of a server, besides HOME and what its definition gives. */
  environment: Record<string, string>;
  /** `$HOME` where the sandbox can map paths: empty at the start of every server. */
  home: string;
  network: NetworkAccess;
  /** `timeMs`: the longest that a server may live. */
  limits: Limits;
};

/** Kept of what a server writes to stderr. */
const lastWords = 4_000;
/** A server that writes more than this to stderr in its life does nothing else. */
const mostStderr = 64 * 1024 * 1024;

/** Starts stdio servers where commands of the project run: same sandbox, fresh home, repository read-only. */
export function serversInSandbox(room: ServerRoom): StartServer {
  const { sandbox, folder, repository, network, limits } = room;
  return async (server, signal) => {
    await mkdir(folder, { recursive: true });
    const home = await openHome(room);
    try {
      const piped = await runPiped(
        sandbox,
        {
          argv: server.argv,
          cwd: path.join(repository.root, server.cwd),
          env: { ...room.environment, HOME: home.path, ...server.env },
          mounts: [...home.mounts, ...repository.mounts],
          network,
          limits,
        },
        { folder, signal },
      );
      const flood: { told?: string } = {};
      const heard = listen(piped.stderr, () => {
        flood.told ??= `it wrote more than ${mostStderr / 1024 / 1024} MiB to stderr and was ended`;
        void piped.stop();
      });
      const end = async (): Promise<string> => {
        const exit = await piped.exit.catch((error: unknown) => reasonOf(error));
        await Promise.all([heard.whole, home.dispose()]);
        return flood.told ?? (typeof exit === 'string' ? exit : `it ended (${exitWords(exit)})`);
      };
      const ended = end();
      return {
        stdin: piped.stdin,
        stdout: piped.stdout,
        ended,
        lastWords: heard.last,
        stop: () => piped.stop(),
      };
    } catch (error) {
      await home.dispose();
      throw error;
    }
  };
}

async function openHome({ sandbox, folder, home }: ServerRoom) {
  if (sandbox.mapsPaths)
    return { path: home, mounts: [{ kind: 'tmpfs', at: home } as const], dispose: () => Promise.resolve() };
  const own = await mkdtemp(path.join(folder, 'home-'));
  const mounts = [{ kind: 'read-write', from: own, at: own } as const];
  return { path: own, mounts, dispose: () => removeFolder(own) };
}

function listen(stderr: Socket, onFlood: () => void) {
  let bytes = 0;
  let tail = '';
  stderr.setEncoding('utf8');
  stderr.on('data', (chunk: string) => {
    bytes += chunk.length;
    tail = takeEnd(tail + chunk, lastWords);
    if (bytes > mostStderr) onFlood();
  });
  const whole = new Promise<void>((resolve) => stderr.once('close', resolve));
  return { last: () => tail, whole };
}
