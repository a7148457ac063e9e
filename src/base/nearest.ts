/** The candidate that a person most likely meant, or null when none is close. */
export function nearest(word: string, candidates: readonly string[]): string | null {
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: distance(word, candidate) }))
    .toSorted((one, other) => one.distance - other.distance);
  const best = ranked[0];
  return best !== undefined && best.distance <= Math.max(1, Math.ceil(best.candidate.length / 3))
    ? best.candidate
    : null;
}

/** Letters to insert, delete or replace. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= Math.min(one.length, 100); i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
