/** The signal that ends main: what a person presses, what a runner sends next, what nobody can hear. */
export type Signal = 'SIGINT' | 'SIGTERM' | 'SIGKILL';

/** When main is hit: some time after its start, or at the instant at which GitHub hears its nth request of a kind. */
export type Moment = { afterMs: number } | { on: string; nth: number };

const kinds = [
  'GET pull',
  'GET comments',
  'POST graphql',
  'POST comments',
  'POST check-runs',
  'GET comment',
  'PATCH comment',
  'PATCH check-run',
];

/** The same moments for the same seed; two in three are times, and most of those are early, where most things begin. */
export function momentsOf(seed: number, count: number, longestMs: number): Moment[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    if (random() < 2 / 3) return { afterMs: Math.round(longestMs * random() ** 2) };
    return { on: kinds[Math.floor(random() * kinds.length)] ?? '', nth: 1 };
  });
}

/** A linear congruence is random enough for this, and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
