import { constants } from 'node:os';
import type { Exit } from '../base/commands.ts';

/** Where a number has two names the usual one is listed first, and a Map keeps the last: hence the reversal. */
const names = new Map(
  Object.entries(constants.signals)
    .toReversed()
    .map(([name, number]) => [number, name]),
);

/**
 * A status as every level reports it: shells and bubblewrap turn death by signal n into 128 + n, and it is turned
 * back here, so that a crash is a crash wherever it was seen.
 */
export function exitFromStatus(exit: Exit): Exit {
  if (exit.kind !== 'code' || exit.code <= 128) return exit;
  const signal = names.get(exit.code - 128);
  return signal === undefined ? exit : { kind: 'signal', signal };
}

/** False for what was stopped from outside: it had no chance to leave anything behind. */
export function endedByItself(exit: Exit): boolean {
  return exit.kind === 'code' || exit.kind === 'signal';
}
