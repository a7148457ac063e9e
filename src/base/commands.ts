import { constants } from 'node:os';

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

/** The status a shell shows as `$?`: 128 + n for signal n. Null for a command that did not end by itself. */
export function shellStatus(exit: Exit): number | null {
  if (exit.kind === 'code') return exit.code;
  if (exit.kind !== 'signal') return null;
  const number = Object.entries(constants.signals).find(([name]) => name === exit.signal)?.[1];
  return 128 + (number ?? 0);
}
