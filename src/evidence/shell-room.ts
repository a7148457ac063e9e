import type { AgentId } from '../base/ids.ts';
import type { Sandbox } from '../sandbox/types.ts';
import type { CommandRecord, CommandRunner, Room } from './types/commands.ts';
import type { Laboratory, ShellRequest, WorkTree } from './types/laboratory.ts';
import type { Trees } from './types/trees.ts';
import { workTreeRoom } from './work-tree-room.ts';

export type ShellOptions = {
  trees: Trees;
  runner: CommandRunner;
  sandbox: Sandbox;
  /** Host folder of head as it was committed, or what lays one out. */
  headRoot: string | (() => Promise<string>);
  /** Host folder of the agents' `$GAINSAY_SCRATCH`. */
  scratch: string;
};

/** The rooms of agents' own shells. What happens in them is recorded and colours nothing: no suite or check starts there. */
export function openShell({ trees, runner, sandbox, headRoot, scratch }: ShellOptions): {
  run: Laboratory['bash'];
  close(): Promise<void>;
} {
  const rooms = new Map<AgentId, Promise<Room>>();

  async function writable(signal: AbortSignal): Promise<Room> {
    const tree = await trees.prepare({ source: 'head', tests: 'head' }, signal);
    // An unprepared tree can still be looked at.
    return tree.ready ? trees.room(tree) : lookingAtHead();
  }

  async function lookingAtHead(): Promise<Room> {
    return readOnlyRoom(sandbox, typeof headRoot === 'string' ? headRoot : await headRoot());
  }

  /** Its mounts depend on what is there: made anew for each command. */
  async function inWorkTree(workTree: WorkTree, signal: AbortSignal): Promise<Room> {
    const tree = await trees.prepare({ source: 'head', tests: 'head' }, signal);
    return workTreeRoom(sandbox, workTree, tree.ready ? tree.installed : undefined);
  }

  function roomFor({ agentId, readOnly, workTree }: ShellRequest, signal: AbortSignal): Promise<Room> {
    if (readOnly) return workTree ? Promise.resolve(readOnlyRoom(sandbox, workTree.root)) : lookingAtHead();
    if (workTree) return inWorkTree(workTree, signal);
    const room = rooms.get(agentId) ?? writable(signal);
    rooms.set(agentId, room);
    return room;
  }

  return {
    async run(request, signal): Promise<CommandRecord> {
      const { agentId, script, cwd, timeoutMs = 120_000, onStarted } = request;
      const room = await roomFor(request, signal);
      return await runner.run(
        {
          agentId,
          purpose: 'shell of the agent',
          tree: 'scratch',
          room,
          script,
          scratch,
          ...(cwd === undefined ? {} : { cwd }),
          ...(onStarted === undefined ? {} : { onStarted }),
          timeoutMs,
        },
        signal,
      );
    },
    async close() {
      const opened = await Promise.allSettled(rooms.values());
      rooms.clear();
      for (const room of opened) if (room.status === 'fulfilled') await room.value.dispose();
    },
  };
}

/** Head as committed, mounted read-only where the sandbox can; the shell analysis guards it where it cannot. */
function readOnlyRoom(sandbox: Sandbox, headRoot: string): Room {
  const root = sandbox.mapsPaths ? '/gainsay/tree' : headRoot;
  return {
    root,
    mounts: [{ kind: 'read-only', from: headRoot, at: root }],
    hostRoot: sandbox.mapsPaths ? null : headRoot,
    exchange: { inside: root, host: headRoot },
    touched: () => Promise.resolve([]),
    dispose: () => Promise.resolve(),
  };
}
