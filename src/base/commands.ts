/** How a command ended. */
export type Exit =
  | { kind: 'code'; code: number }
  | { kind: 'signal'; signal: string }
  | { kind: 'timeout'; afterMs: number }
  | { kind: 'denied'; reason: string }
  /** The run was cancelled while it was going on. */
  | { kind: 'cancelled' };

/** A stream of a command, kept as a file. `bytes` is what was written in all, `keptBytes` what the file holds. */
export type Stored = {
  path: string;
  bytes: number;
  keptBytes: number;
  /** Of the whole stream, not of what was kept. */
  sha256: string;
};
