import { StalledStream } from './anthropic-failure.ts';

/** Watches one attempt: aborts `signal` when the caller does, or when the stream has been silent for too long. */
export type Activity = {
  signal: AbortSignal;
  /** For the client: the same as the global fetch, but each arriving byte counts as life. */
  fetch: typeof fetch;
  /** An event has arrived, and the reader takes its time with it: until `event` nothing counts as silence. */
  hold(): void;
  /** The reader is ready for the next event. */
  event(): void;
  /** Rejects as soon as the signal is aborted, with its reason; otherwise settles as the promise does. */
  race<T>(promise: PromiseLike<T>): Promise<T>;
  /** Ends the watch and whatever request is still open. */
  close(): void;
};

/** Pings keep a stream alive, but not for ever: so many idle times without an event are a stall too. */
const pingsOnly = 5;

/**
 * `idleTimeoutMs`: longest silence, before the first byte too. The SDK itself waits for ever on a stalled stream and
 * hides pings, hence the look at the bytes.
 */
export function watchActivity(idleTimeoutMs: number, caller: AbortSignal): Activity {
  const controller = new AbortController();
  const stalled = (what: string, ms: number) => {
    if (!held) controller.abort(new StalledStream(`${what} for ${ms / 1000} s`));
  };
  const longest = idleTimeoutMs * pingsOnly;
  const silence = setTimeout(stalled, idleTimeoutMs, 'no byte came', idleTimeoutMs);
  const eventless = setTimeout(stalled, longest, 'nothing but pings came', longest);
  let held = false;
  const cancel = () => controller.abort(caller.reason);
  caller.addEventListener('abort', cancel, { once: true });
  if (caller.aborted) cancel();

  return {
    signal: controller.signal,
    async fetch(input, init) {
      const response = await fetch(input, init);
      silence.refresh();
      if (!response.body) return response;
      const counted = response.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, sink) {
            silence.refresh();
            sink.enqueue(chunk);
          },
        }),
      );
      return new Response(counted, response);
    },
    hold() {
      held = true;
    },
    event() {
      held = false;
      silence.refresh();
      eventless.refresh();
    },
    race: (promise) => raceAbort(promise, controller.signal),
    close() {
      clearTimeout(silence);
      clearTimeout(eventless);
      controller.abort();
      caller.removeEventListener('abort', cancel);
    },
  };
}

/** Rejects with the signal's reason if that comes first. A loser's rejection is observed: it cannot surface as unhandled. */
export async function raceAbort<T>(promise: PromiseLike<T>, signal: AbortSignal): Promise<T> {
  let abort: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    if (abort) signal.removeEventListener('abort', abort);
  }
}
