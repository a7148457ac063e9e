import { setMaxListeners } from 'node:events';

/** The reason of a signal that was aborted because time ran out. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
  readonly afterMs: number;

  constructor(afterMs: number, what = 'the time limit') {
    super(`${what} of ${afterMs / 1000} s has passed`);
    this.afterMs = afterMs;
  }
}

/** A signal with an owner, who must dispose of it: that ends its timer and takes its listeners off the parents. */
export type AbortScope = {
  readonly signal: AbortSignal;
  /** Of `signal`, for those who take a controller. */
  readonly controller: AbortController;
  abort(reason?: unknown): void;
  /** Does not abort. May be called twice. */
  dispose(): void;
};

/** Aborts when any of the parents does (with its reason), or when `abort` is called. Parents never hold on to it after `dispose`. */
export function linked(...parents: AbortSignal[]): AbortScope {
  const controller = new AbortController();
  // Listeners are taken off again: any number at a time is no leak, and no reason for a warning on stderr.
  setMaxListeners(0, controller.signal, ...parents);
  const undo: (() => void)[] = [];
  const dispose = () => {
    for (const step of undo.splice(0)) step();
  };
  const abort = (reason?: unknown) => {
    dispose();
    controller.abort(reason ?? new Error('stopped'));
  };
  for (const parent of new Set(parents)) {
    if (parent.aborted) {
      abort(parent.reason);
      break;
    }
    const listener = () => abort(parent.reason);
    parent.addEventListener('abort', listener, { once: true });
    undo.push(() => parent.removeEventListener('abort', listener));
  }
  return { signal: controller.signal, controller, abort, dispose };
}

/** As `linked`, and aborts with `DeadlinePassed` after `ms` milliseconds. */
export function deadline(ms: number, ...parents: AbortSignal[]): AbortScope {
  const scope = linked(...parents);
  if (scope.signal.aborted) return scope;
  const timer = setTimeout(() => scope.abort(new DeadlinePassed(ms)), Math.min(ms, longestTimer));
  const dispose = () => {
    clearTimeout(timer);
    scope.dispose();
  };
  const abort = (reason?: unknown) => {
    clearTimeout(timer);
    scope.abort(reason);
  };
  return { signal: scope.signal, controller: scope.controller, abort, dispose };
}

/** setTimeout fires at once for anything longer. */
const longestTimer = 2 ** 31 - 1;

/**
 * Settles as the promise does, or rejects with the signal's reason as soon as that is aborted. The promise goes on
 * then and its outcome is dropped: whoever started the work must still see to its end. Leaves no listener behind.
 */
export async function race<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  promise.catch(() => undefined);
  signal.throwIfAborted();
  const listening = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    const listener = () => reject(asError(signal.reason));
    signal.addEventListener('abort', listener, { once: true, signal: listening.signal });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    listening.abort();
  }
}

/** Waits at most `ms` milliseconds for a promise; what it settles to later is dropped. Rejects as the promise does. */
export async function within<T>(
  promise: Promise<T>,
  ms: number,
): Promise<{ settled: true; value: T } | { settled: false }> {
  const limit = deadline(ms);
  try {
    return { settled: true, value: await race(promise, limit.signal) };
  } catch (error) {
    if (error === limit.signal.reason) return { settled: false };
    throw error;
  } finally {
    limit.dispose();
  }
}

/** Sleeps; rejects with the signal's reason when that is aborted. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  const limit = deadline(ms, signal);
  try {
    await race(new Promise<never>(() => {}), limit.signal);
  } catch (error) {
    if (signal.aborted) throw error;
  } finally {
    limit.dispose();
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
