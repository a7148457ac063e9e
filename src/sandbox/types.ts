import type { Exit, Stored } from '../base/commands.ts';

/** How a command was isolated, strongest first. Printed in every report. `none` is only ever chosen by the user. */
export type SandboxLevel = 'bubblewrap' | 'bubblewrap-root' | 'separate-user' | 'none';

/** What a command sees of the file system. Mounts are an allow list: nothing else of the machine is there. */
export type Mount =
  | { kind: 'read-only'; from: string; at: string }
  | { kind: 'read-write'; from: string; at: string }
  /** A writable view of `lower` (first wins); what the command writes lands in `upper`. `work` is overlayfs' own. */
  | { kind: 'overlay'; lower: string[]; upper: string; work: string; at: string }
  | { kind: 'tmpfs'; at: string };

export type NetworkAccess =
  | { kind: 'none' }
  /**
   * What the trusted configuration lists, and nothing else: these TCP ports of the job's loopback, at 127.0.0.1 inside
   * too, and these hosts (`host` or `host:port`) through a proxy that the environment names.
   */
  | { kind: 'listed'; ports: number[]; hosts: string[] }
  /** Dependency set-up only: package registries. Never given to checks, suites or the agent's Bash. */
  | {
      kind: 'set-up';
      /** Reachable besides the package registries, from the trusted configuration. */ hosts?: string[];
    };

export type Limits = {
  timeMs: number;
  memoryBytes: number;
  processes: number;
  /** Largest file a command may write. */
  fileBytes: number;
  /** Output kept a stream; the rest is counted, not stored, and the command goes on. */
  outputBytes: number;
};

export type SandboxedCommand = {
  /** Resolved on the PATH in `env`, inside. */
  argv: string[];
  /** As the command sees it. */
  cwd: string;
  /** The whole environment of the command: nothing is inherited. */
  env: Record<string, string>;
  mounts: Mount[];
  network: NetworkAccess;
  limits: Limits;
  /** Where the two streams are stored, on the host. */
  stdoutFile: string;
  stderrFile: string;
  /** Called once its first process runs. */
  onStarted?: () => void;
};

export type SandboxedExit = {
  exit: Exit;
  durationMs: number;
  stdout: Stored;
  stderr: Stored;
  /** Processes it left behind (all are gone when this is reported). */
  survivors: number;
};

export type Proof = { claim: string; holds: boolean; detail: string };

export type Sandbox = {
  level: SandboxLevel;
  /** Whether places can be mapped. Where not, a command sees host paths, rooms are copies, and mounts only name them. */
  mapsPaths: boolean;
  /** Whether `network` is honoured. Where it is not, every command reaches whatever this machine reaches. */
  isolatesNetwork: boolean;
  /** Host folder in which everything has to lie that commands are to see; absent: the folder of the run. */
  rooms?: string;
  proofs: Proof[];
  /** Resolves when every process of the command is gone. Rejects only when the sandbox itself failed. */
  run(command: SandboxedCommand, signal: AbortSignal): Promise<SandboxedExit>;
  close(): Promise<void>;
};
