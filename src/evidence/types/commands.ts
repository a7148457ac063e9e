import type { Exit, Stored } from '../../base/commands.ts';
import type { AgentId, Sha } from '../../base/ids.ts';
import type { Mount, NetworkAccess, SandboxLevel } from '../../sandbox/types.ts';

/** What the runtime wrote down about one command it ran. Appended to the ledger; never changed. */
export type CommandRecord = {
  /** `E7`: the seventh command of the run. */
  id: string;
  /** `runtime` for what the runtime ran by itself (set-up, builds). */
  agentId: AgentId | 'runtime';
  purpose: string;
  tree: { source: Sha; tests: Sha } | 'scratch';
  script: string;
  /** As the command saw it. */
  cwd: string;
  /** Names only. */
  env: string[];
  /** `not-isolated`: the sandbox could not keep to what was asked for; it reached what the machine reaches. */
  network: NetworkAccess['kind'] | 'not-isolated';
  startedAt: string;
  durationMs: number;
  exit: Exit;
  /** Paths of streams are relative to the run's folder (`outputs/E7.stdout`), so that the folder can be moved. */
  stdout: Stored;
  stderr: Stored;
  sandbox: SandboxLevel;
  /** Tracked files that the command changed in its room, relative to the repository. */
  touched: string[];
  survivors: number;
};

/** A fresh working copy of a prepared tree that no earlier command has touched. */
export type Room = {
  /** The repository's root, as a command in the room sees it. */
  root: string;
  mounts: Mount[];
  /** The host path behind `root` where the room is a copy; null where it is an overlay (read `upper` then). */
  hostRoot: string | null;
  /** A path below `root` where the runtime may leave files for a command to read, and its host side. */
  exchange: { inside: string; host: string };
  /** Tracked files that differ from the prepared tree, relative to the repository root. */
  touched(): Promise<string[]>;
  /** Begins to remove what the room holds; nobody has to wait until it is gone. */
  dispose(): Promise<void>;
};

export type CommandRequest = {
  agentId: AgentId | 'runtime';
  purpose: string;
  tree: { source: Sha; tests: Sha } | 'scratch';
  room: Room;
  /** Run by `bash -c` (`sh -c` where there is no bash). */
  script: string;
  /** Relative to the room's root. */
  cwd?: string;
  /** Added to the runtime's own minimal environment. */
  env?: Record<string, string>;
  /** Values in `env` that must not stand in what is kept of its output. */
  secrets?: readonly string[];
  network?: NetworkAccess;
  /** Host folder to be `$GAINSAY_SCRATCH` of this command; absent: it has none. Tests and set-up never have one. */
  scratch?: string;
  timeoutMs: number;
  /** Hears of the command before it starts. */
  onStarted?: (started: StartedCommand) => void;
};

/** A command that is going on, or has ended. */
export type StartedCommand = {
  /** Of its record. */
  id: string;
  /** What a stream holds from a byte on (at most `maxBytes`), the byte at which to go on, and all that it holds by now. */
  readOn(
    stream: 'stdout' | 'stderr',
    range: { from: number; maxBytes: number },
  ): Promise<{ text: string; next: number; bytes: number }>;
};

/** Runs scripts in rooms, inside the sandbox, and writes a record of each. */
export type CommandRunner = {
  run(request: CommandRequest, signal: AbortSignal): Promise<CommandRecord>;
  /** A stored stream as text, at most `maxBytes` from its end (`from: 'end'`) or start, never splitting a code point. */
  read(stream: Stored, options: { maxBytes: number; from: 'start' | 'end' }): Promise<string>;
};
