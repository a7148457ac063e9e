import { expect, it } from 'vitest';
import { decide } from '../../src/verdict/decide.ts';
import type { VerdictInput } from '../../src/verdict/types.ts';

/** A row of the verdict's table: what was seen, the call with its qualifier, and what the reasons say. */
export type Row = { name: string; input: VerdictInput; call: string; reason: RegExp };

/** An excuse of the Verification agent for the first check. */
export const quoted = {
  check: 'C1',
  why: 'The limit was lowered.',
  where: 'README.md',
  quote: 'at most ten entries',
};

export function judgesRows(rows: Row[]): void {
  it.each(rows)('$call: $name', ({ input, call, reason }) => {
    const verdict = decide(input);
    const qualifier =
      verdict.call === 'PASS' ? verdict.shown : verdict.call === 'INCONCLUSIVE' ? verdict.because : '';
    expect(`${verdict.call} ${qualifier}`.trim()).toBe(call);
    expect(verdict.reasons.map(({ text }) => text).join('\n')).toMatch(reason);
    expect(verdict.headline).not.toBe('');
  });
}
