import { createHash } from 'node:crypto';
import type { Message, TurnRequest } from './types.ts';

/**
 * A cache entry exists only once the answer that writes it has begun, so siblings that start together would all pay
 * for the prefix that they share. The first of them opens the gate; the others wait for its first byte, at most
 * `waitMs`, then follow. Agents that begin share tools and system; forks hold the very message that started them, and
 * share all up to there.
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

type Prefix = { warmAt?: number; warming?: Promise<void> };

export function createPrefixGate(waitMs: number): PrefixGate {
  const beginnings = new Map<string, Prefix>();
  const histories = new WeakMap<Message, Map<string, Prefix>>();

  /** Null: too short. */
  const prefixOf = (request: TurnRequest): Prefix | null => {
    const last = request.messages.findLast(({ role }) => role === 'assistant');
    if (last) {
      const known = histories.get(last) ?? new Map<string, Prefix>();
      histories.set(last, known);
      const key = resultsOf(request);
      return known.get(key) ?? put(known, key);
    }
    const beginning = beginningOf(request);
    if (beginning.length < smallestPrefix) return null;
    forgetCold(beginnings);
    // A job may have hundreds of agents: their prompts are not kept, only what tells them apart.
    const key = hashOf(beginning);
    return beginnings.get(key) ?? put(beginnings, key);
  };
  return {
    async enter(request, signal) {
      const prefix = prefixOf(request);
      if (prefix === null) return { begun: () => undefined, left: () => undefined };
      const warm = isWarm(prefix);
      if (!warm && !prefix.warming) return pioneering(prefix);
      if (!warm && prefix.warming) await within(prefix.warming, waitMs, signal);
      return { begun: () => mark(prefix), left: () => undefined };
    },
  };
}

function put(prefixes: Map<string, Prefix>, key: string): Prefix {
  const prefix: Prefix = {};
  prefixes.set(key, prefix);
  return prefix;
}

function pioneering(prefix: Prefix): Entry {
  const { promise, open } = gate();
  prefix.warming = promise;
  const left = () => {
    if (prefix.warming === promise) delete prefix.warming;
    open();
  };
  return {
    begun() {
      mark(prefix);
      left();
    },
    left,
  };
}

function mark(prefix: Prefix): void {
  prefix.warmAt = Date.now();
}

/** Up to them a request is cached. The agent that forked has others than its forks. */
function resultsOf({ messages }: TurnRequest): string {
  const results = messages.at(-1)?.content.filter(({ type }) => type === 'tool_result');
  return hashOf(JSON.stringify(results) ?? '');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function isWarm({ warmAt }: Prefix): boolean {
  return warmAt !== undefined && Date.now() - warmAt < liveMs;
}

/** Entries that the cache has dropped by now are not kept here either. */
function forgetCold(prefixes: Map<string, Prefix>): void {
  for (const [key, prefix] of prefixes) if (!prefix.warming && !isWarm(prefix)) prefixes.delete(key);
}

/** What the cache compares first: model, tools, system. */
function beginningOf(request: TurnRequest): string {
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
