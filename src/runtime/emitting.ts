/** Resolves when the event is taken, at once when nobody listens any more. */
export type Emit<E> = (event: E) => Promise<void>;

/**
 * Runs work that may be doing several things at a time, and yields what it emits, in order of emission. A consumer that
 * leaves early makes `stop` be called; the work's end is awaited in every case, so `stop` must bring it about.
 */
export async function* emitting<E, R>(
  work: (emit: Emit<E>) => Promise<R>,
  stop: () => void,
): AsyncGenerator<E, R> {
  const waiting: { event: E; taken: () => void }[] = [];
  let wake = nothing;
  let listening = true;
  let ended = false;
  const emit: Emit<E> = (event) =>
    new Promise((taken) => {
      if (!listening) return taken();
      waiting.push({ event, taken });
      wake();
    });
  const outcome = settled(work(emit)).finally(() => {
    ended = true;
    wake();
  });
  try {
    for (;;) {
      const next = waiting.shift();
      if (next) {
        next.taken();
        yield next.event;
      } else if (ended) break;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    listening = false;
    for (const { taken } of waiting.splice(0)) taken();
    if (!ended) stop();
    await outcome;
  }
  const end = await outcome;
  if (end.ok) return end.value;
  throw end.error;
}

async function settled<R>(work: Promise<R>): Promise<{ ok: true; value: R } | { ok: false; error: unknown }> {
  try {
    return { ok: true, value: await work };
  } catch (error) {
    return { ok: false, error };
  }
}

function nothing(): void {
  // Nobody sleeps yet.
}

/** Ends a generator that is not read any further, so that its `finally` runs. */
export async function endGenerator(events: AsyncGenerator<unknown, unknown>): Promise<void> {
  await events.return(undefined);
}
