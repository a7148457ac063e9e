import type { Settings } from '../event/inputs.ts';

/** Of a job's time, kept back for winding down and for the report. */
const reserveMs = 20_000;
const leastMs = 30_000;

/** Milliseconds that a job's agents have. */
export function workingMs({ maxMinutes }: Settings): number {
  return Math.max(maxMinutes * 60_000 - reserveMs, leastMs);
}

/** For background agents when those in front have ended. */
export const windDownMs = 15_000;
