import { linked } from '../base/abort.ts';
import type { AbortScope } from '../base/abort.ts';
import { reasonOf } from '../base/reason.ts';
import type { CommandRecord, StartedCommand } from '../evidence/types/commands.ts';
import type { Laboratory, ShellRequest } from '../evidence/types/laboratory.ts';

/** A command that goes on behind the agent's back, until it ends, is killed or the run is over. */
export type BackgroundShell = StartedCommand & {
  script: string;
  startedAt: number;
  /** What has been told of each stream, in bytes. */
  told: { stdout: number; stderr: number };
  /** Its record, or why there is none. Null while it runs. */
  ended: { record: CommandRecord } | { failed: string } | null;
  /** Resolves once every process of it is gone and its record is written. */
  kill(): Promise<void>;
};

export type BackgroundShells = {
  /** Resolves once the command is about to start. Rejects when it could not even be begun. */
  start(
    laboratory: Laboratory,
    request: ShellRequest,
    signal: AbortSignal,
  ): Promise<BackgroundShell | { refused: string }>;
  find(id: string): BackgroundShell | undefined;
  list(): BackgroundShell[];
  close(): Promise<void>;
};

const mostRunning = 8;
const mostKept = 100;

export function openBackgroundShells(): BackgroundShells {
  const shells = new Map<string, BackgroundShell>();
  const running = new Set<{ scope: AbortScope; over: Promise<unknown> }>();

  async function start(
    laboratory: Laboratory,
    request: ShellRequest,
    signal: AbortSignal,
  ): Promise<BackgroundShell | { refused: string }> {
    if (running.size >= mostRunning)
      return { refused: `${mostRunning} shells are running in the background; end one with KillShell first` };
    const scope = linked();
    // Only until it has started: from then on it outlives the call.
    const giveUp = (): void => scope.abort(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      return await begin(laboratory, request, scope);
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }

  function begin(laboratory: Laboratory, request: ShellRequest, scope: AbortScope): Promise<BackgroundShell> {
    return new Promise((resolve, reject) => {
      const about: { shell?: BackgroundShell } = {};
      const onStarted = (started: StartedCommand): void => {
        const shell: BackgroundShell = {
          ...started,
          script: request.script,
          startedAt: performance.now(),
          told: { stdout: 0, stderr: 0 },
          ended: null,
          async kill() {
            scope.abort(new Error('killed by KillShell'));
            await over;
          },
        };
        about.shell = shell;
        keep(shell);
        resolve(shell);
      };
      const follow = async (): Promise<void> => {
        const ended = await endOf(laboratory.bash({ ...request, onStarted }, scope.signal));
        if (about.shell) about.shell.ended = ended;
        else reject(new Error('failed' in ended ? ended.failed : 'the command ended before it was begun'));
      };
      const over = follow();
      const entry = { scope, over };
      running.add(entry);
      void over.finally(() => {
        running.delete(entry);
        scope.dispose();
      });
    });
  }

  function keep(shell: BackgroundShell): void {
    shells.set(shell.id, shell);
    const oldest = [...shells.values()].find(({ ended }) => ended !== null);
    if (shells.size > mostKept && oldest) shells.delete(oldest.id);
  }

  return {
    start,
    find: (id) => shells.get(id),
    list: () => [...shells.values()],
    async close() {
      for (const { scope } of running) scope.abort(new Error('the run has ended'));
      await Promise.all([...running].map(({ over }) => over));
      shells.clear();
    },
  };
}

async function endOf(running: Promise<CommandRecord>): Promise<NonNullable<BackgroundShell['ended']>> {
  try {
    return { record: await running };
  } catch (error) {
    return { failed: reasonOf(error) };
  }
}
