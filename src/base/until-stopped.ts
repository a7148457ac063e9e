import { linked } from './abort.ts';
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

export type Ending = {
  /** Tells the world. Given the error, the work did not end by itself; without one, a signal came. */
  close: (stuck: GainsayError | null) => Promise<void>;
  /** How long `close` and the aborted work have. */
  graceMs: number;
  /** By then the work should have ended long ago, by limits of its own. */
  limitMs: number;
};

/**
 * Runs `work` until it ends, a signal comes, or it is stuck: past its limit, or waiting with nothing left that could
 * end the wait. Then the work is aborted while `close` tells the world; both are waited for, but never longer than
 * `graceMs`. The guard against stuck work does not keep the process alive.
 */
export async function untilStopped<T>(
  stop: Stop,
  { close, graceMs, limitMs }: Ending,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<Outcome<T>> {
  const scope = linked(stop.signal);
  const early: { end: Promise<Outcome<T>> | null } = { end: null };
  const end = (outcome: Outcome<T>, stuck: GainsayError | null): Promise<Outcome<T>> => {
    early.end ??= (async () => {
      scope.abort(stuck ?? stop.signal.reason);
      const grace = new Promise((resolve) => setTimeout(resolve, graceMs));
      await Promise.race([Promise.allSettled([close(stuck), running]), grace]);
      return outcome;
    })();
    return early.end;
  };
  const running = work(scope.signal).then(
    (value): Outcome<T> => ({ kind: 'done', value }),
    (error: unknown): Outcome<T> => ({ kind: 'failed', error }),
  );
  const cancelled = stop.first.then((by) => end({ kind: 'cancelled', by }, null));
  const guard = watchForStuck(limitMs);
  const stuck = guard.stuck.then((error) => end({ kind: 'failed', error }, error));
  try {
    const first = await Promise.race([running, cancelled, stuck]);
    return stop.signal.aborted ? await cancelled : await (early.end ?? first);
  } finally {
    guard.dispose();
    scope.dispose();
  }
}

function watchForStuck(limitMs: number): { stuck: Promise<GainsayError>; dispose(): void } {
  const remedy = 'This is a defect of Gainsay: please report it with the log.';
  const listening = new AbortController();
  const stuck = new Promise<GainsayError>((resolve) => {
    const overdue = (): void =>
      resolve(new GainsayError(`the run did not end within ${Math.round(limitMs / 1000)} s`, { remedy }));
    const idle = (): void =>
      resolve(new GainsayError('the run waits for something that cannot happen any more', { remedy }));
    const timer = setTimeout(overdue, limitMs).unref();
    process.once('beforeExit', idle);
    listening.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      process.off('beforeExit', idle);
    });
  });
  return { stuck, dispose: () => listening.abort() };
}
