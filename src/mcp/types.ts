import type { Readable, Writable } from 'node:stream';
import type { Tool } from '../tools/types.ts';

/** A server as a trusted file defines it: its variables have been put in. */
export type ServerDefinition = {
  /** As written; `prefix` is what it is in names of tools. */
  name: string;
  /** `mcp__name`. No two servers of a job share it. */
  prefix: string;
} & (
  | {
      kind: 'stdio';
      /** Program and arguments. */
      argv: string[];
      env: Record<string, string>;
      /** Relative to the repository's root. */
      cwd: string;
    }
  | { kind: 'http'; url: string; headers: Record<string, string> }
);

/** What the author of a file should know about one entry. `error`: the server is not there. */
export type ServerDiagnostic = {
  file: string;
  line: number;
  /** Path of the field, e.g. `mcpServers.db.env.TOKEN`. */
  field: string;
  severity: 'error' | 'info';
  message: string;
  remedy: string;
};

/** A server's process, in the sandbox. Whoever starts one ends it by `stop`. */
export type ServerProcess = {
  stdin: Writable;
  /** Ends when the process and all its descendants are gone. */
  stdout: Readable;
  /** How it ended, one clause. Resolves once all of it is gone. Never rejects. */
  ended: Promise<string>;
  /** The end of what it has written to stderr so far, at most some kilobytes. */
  lastWords(): string;
  /** Resolves once all of it is gone. */
  stop(): Promise<void>;
};

/** Starts a stdio server where strangers' code may run. Ends it when the signal is aborted. */
export type StartServer = (
  server: Extract<ServerDefinition, { kind: 'stdio' }>,
  signal: AbortSignal,
) => Promise<ServerProcess>;

export type ServerState = 'not started' | 'starting' | 'connected' | 'failed' | 'ended';

/** One server as one run has it. */
export type Connection = {
  server: string;
  /** Frozen when the server was connected. */
  tools: readonly Tool[];
  /** What a reader should know: left-out tools, the server's end. Ask when the run is over. */
  notes(): string[];
  /** Ends a client that was made for this reference. A shared one stays: the job ends it. */
  close(): Promise<void>;
};

/**
 * The servers that a job's agents may use. The job hands it in, and closes it after its last agent. A name means a
 * server of the job: one client for all that name it. A definition (`{ name: { command … } }`) makes a new one.
 */
export type McpServers = {
  /** Names that `connect` knows. */
  names(): string[];
  /** Rejects with GainsayError: no such server, a definition that cannot be used, a server that does not come up in time. */
  connect(reference: unknown, signal: AbortSignal): Promise<Connection>;
  status(): { name: string; state: ServerState; reason?: string }[];
};
