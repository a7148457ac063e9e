import { GainsayError } from './errors.ts';

/** Signals that end a run. `first` resolves with the name of the first one; `signal` is aborted then. */
export type Stop = { signal: AbortSignal; first: Promise<string> };

export type Outcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'failed'; error: unknown }
  | { kind: 'cancelled'; by: string };

/** Listens from now on. The second signal calls `atOnce`. */
export function watchSignals(atOnce: () => void): Stop {
  const abort = new AbortController();
  const first = new Promise<string>((resolve) => {
    const onSignal = (name: string): void => {
      if (abort.signal.aborted) atOnce();
      abort.abort(new GainsayError(`cancelled by ${name}`, { remedy: 'Start it again.' }));
      resolve(name);
    };
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
  });
  return { signal: abort.signal, first };
}

/**
 * Runs `work` until it ends or a signal comes. At the first signal the work is aborted while `close` tells the world;
 * both are waited for, but never longer than `graceMs`.
 */
export async function untilStopped<T>(
  stop: Stop,
  { close, graceMs }: { close: () => Promise<void>; graceMs: number },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<Outcome<T>> {
  const running = work(stop.signal).then(
    (value): Outcome<T> => ({ kind: 'done', value }),
    (error: unknown): Outcome<T> => ({ kind: 'failed', error }),
  );
  const cancelled = stop.first.then(async (by): Promise<Outcome<T>> => {
    const grace = new Promise((resolve) => setTimeout(resolve, graceMs));
    await Promise.race([Promise.allSettled([close(), running]), grace]);
    return { kind: 'cancelled', by };
  });
  const first = await Promise.race([running, cancelled]);
  return stop.signal.aborted ? cancelled : first;
}
