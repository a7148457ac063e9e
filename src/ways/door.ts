import type { Stop } from '../base/until-stopped.ts';
import { GainsayError } from '../base/errors.ts';
import type { Ending } from '../base/until-stopped.ts';
import type { Settings } from '../event/inputs.ts';

export const exitCodes = { fine: 0, failed: 1, usage: 2, cancelled: 130 } as const;

/** After the first signal everything has this long: a runner sends the next after 7.5 s and kills 2.5 s later. */
const graceMs = 6_000;

/** A job winds down inside its minutes; whatever still runs this long after them will not end by itself. */
export const overdueMs = 60_000;

/** What every way has from the door: who listens for signals, and the one place that tells an error. */
export type Door = { stop: Stop; tell: (error: unknown) => Promise<number> };

export function ending({ maxMinutes }: Settings, close: Ending['close']): Ending {
  return { close, graceMs, limitMs: maxMinutes * 60_000 + overdueMs };
}

export function explained(error: unknown): { message: string; remedy: string } {
  if (error instanceof GainsayError) return { message: error.message, remedy: error.remedy };
  const message = error instanceof Error ? error.message : String(error);
  return { message, remedy: 'This is a defect of Gainsay: please report it with the log.' };
}
