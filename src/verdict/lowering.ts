import type { Failure } from './failures.ts';
import type { Excuse, VerdictInput } from './types.ts';

/** A failure that the agent calls intended, or handled elsewhere, with words that the runtime found at base. */
export type Explanation = {
  how: 'intended' | 'handled elsewhere';
  where: string;
  quote: string;
  why?: string;
};

/** Null where the failure stands. Only a confirmed quote counts, and only for the check (or suite) that it names. */
export function explanationOf(failure: Failure, input: VerdictInput): Explanation | null {
  const counts = (excuse: Excuse): boolean =>
    failure.names.includes(excuse.check) && isConfirmed(excuse, input);
  const intended = input.modelCall?.intended.find(counts);
  if (intended) {
    return { how: 'intended', where: intended.where, quote: intended.quote, why: intended.why };
  }
  const elsewhere = input.modelCall?.handledElsewhere.find(counts);
  return elsewhere ? { how: 'handled elsewhere', where: elsewhere.where, quote: elsewhere.quote } : null;
}

/** An excuse stands on its own words: those of another for the same check do not count for it. */
export function isConfirmed({ check, where, quote }: Excuse, { confirmed }: VerdictInput): boolean {
  return confirmed.some((found) => found.check === check && found.where === where && found.quote === quote);
}
