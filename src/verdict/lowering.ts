import type { Failure } from './failures.ts';
import type { VerdictInput } from './types.ts';

/** A failure that the agent calls intended, or handled elsewhere, with words that the runtime found at base. */
export type Explanation = {
  how: 'intended' | 'handled elsewhere';
  where: string;
  quote: string;
  why?: string;
};

/** Null where the failure stands. Only a confirmed quote counts, and only for the check (or suite) that it names. */
export function explanationOf(failure: Failure, input: VerdictInput): Explanation | null {
  const named = (check: string): boolean =>
    failure.names.includes(check) && input.confirmedQuotes.includes(check);
  const intended = input.modelCall?.intended.find(({ check }) => named(check));
  if (intended) {
    return { how: 'intended', where: intended.where, quote: intended.quote, why: intended.why };
  }
  const elsewhere = input.modelCall?.handledElsewhere.find(({ check }) => named(check));
  return elsewhere ? { how: 'handled elsewhere', where: elsewhere.where, quote: elsewhere.quote } : null;
}
