import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { storeProcess } from '../workspace/process.ts';
import { endedByItself, exitFromStatus } from './exit-status.ts';
import { withRlimits } from './rlimits.ts';
import { endMarked, marker, markOfRun } from './marked-processes.ts';
import type { Sandbox, SandboxedCommand, SandboxedExit } from './types.ts';
import { treeOf, watchLimits } from './watch.ts';

/**
 * No isolation: the command runs on the host, at host paths, with the network of the host. Only its environment,
 * its limits and its processes are kept in hand. A daemon that clears its environment and leaves its session
 * escapes; nothing but a PID namespace prevents that.
 */
export function openBare({ runFolder }: { runFolder: string }): Promise<Sandbox> {
  return Promise.resolve({
    level: 'none',
    mapsPaths: false,
    isolatesNetwork: false,
    proofs: [],
    run: (command, signal) => runBare(command, signal, `${markOfRun(runFolder)}${randomUUID()}`),
    close: () => Promise.resolve(),
  });
}

async function runBare(command: SandboxedCommand, signal: AbortSignal, id: string): Promise<SandboxedExit> {
  const { limits, cwd, stdoutFile, stderrFile } = command;
  const owned: { close: () => void; survivors: Promise<number> } = {
    close: () => {},
    survivors: Promise.resolve(0),
  };
  const options = {
    argv: withRlimits(command.argv, limits),
    env: { ...command.env, [marker]: id },
    timeoutMs: limits.timeMs,
    outputBytes: limits.outputBytes,
    cwd,
    stdoutFile,
    stderrFile,
  };
  try {
    const run = await storeProcess(options, signal, ({ child, pid, stop }) => {
      owned.close = watchLimits({
        pids: () => treeOf(pid),
        launchers: 0,
        limits,
        writable: [cwd],
        onExceeded: stop,
      }).close;
      // At once: what it left behind may hold its pipes open.
      owned.survivors = once(child, 'exit').then(() => endMarked(id, pid));
    });
    const exit = exitFromStatus(run.exit);
    const survivors = await owned.survivors;
    return { ...run, exit, survivors: endedByItself(exit) ? survivors : 0 };
  } finally {
    owned.close();
  }
}
