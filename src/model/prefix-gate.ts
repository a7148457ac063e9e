import { createHash } from 'node:crypto';
import type { TurnRequest } from './types.ts';

/**
 * A cache entry exists only once the answer that writes it has begun, so siblings that start together would all pay
 * for the prefix that they share. The first of them opens the gate; the others wait for its first byte, at most
 * `waitMs`, then follow.
 */
export type PrefixGate = {
  /** Resolves when the prefix can be read from the cache, or when waiting is no longer worth it. Never rejects. */
  enter(request: TurnRequest, signal: AbortSignal): Promise<Entry>;
};

/** `begun`: the answer has its first byte. `left`: the attempt is over, however it went. Both may be called twice. */
export type Entry = { begun(): void; left(): void };

/** Entries live five minutes from their last use; a little less, so that nobody relies on one that is just gone. */
const liveMs = 4.5 * 60_000;
/** A prefix shorter than the smallest that any model caches is not worth a wait. */
const smallestPrefix = 512 * 3;

export function createPrefixGate(waitMs: number): PrefixGate {
  const warming = new Map<string, Promise<void>>();
  const warm = new Map<string, number>();
  return {
    async enter(request, signal) {
      const prefix = prefixOf(request);
      const key = createHash('sha256').update(prefix).digest('base64');
      forgetCold(warm);
      const known = warm.get(key);
      if (prefix.length < smallestPrefix || (known !== undefined && Date.now() - known < liveMs))
        return marking(key);
      const pioneer = warming.get(key);
      if (pioneer) {
        await within(pioneer, waitMs, signal);
        return marking(key);
      }
      return pioneering(key);
    },
  };

  function marking(key: string): Entry {
    return { begun: () => warm.set(key, Date.now()), left: () => undefined };
  }

  function pioneering(key: string): Entry {
    const { promise, open } = gate();
    warming.set(key, promise);
    const left = () => {
      warming.delete(key);
      open();
    };
    return {
      begun() {
        warm.set(key, Date.now());
        left();
      },
      left,
    };
  }
}

/** Entries that the cache has dropped by now are not kept here either. */
function forgetCold(warm: Map<string, number>): void {
  for (const [key, at] of warm) if (Date.now() - at >= liveMs) warm.delete(key);
}

/** What the cache compares first: model, tools, system. */
function prefixOf(request: TurnRequest): string {
  return `${request.model}\n${JSON.stringify(request.tools)}\n${request.system}`;
}

function gate(): { promise: Promise<void>; open: () => void } {
  const opened = new AbortController();
  const promise = new Promise<void>((resolve) => {
    opened.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  return { promise, open: () => opened.abort() };
}

/** Resolves with the promise, which never rejects, after `ms`, or with the signal. */
async function within(promise: Promise<void>, ms: number, signal: AbortSignal): Promise<void> {
  const over = gate();
  const timer = setTimeout(over.open, ms);
  signal.addEventListener('abort', over.open, { once: true });
  await Promise.race([promise, over.promise]);
  clearTimeout(timer);
  signal.removeEventListener('abort', over.open);
}
