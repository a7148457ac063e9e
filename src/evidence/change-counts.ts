import type { Comparison, TestChange, TestChangeKind } from './types/suites.ts';

/** How many tests changed in which way. Those that still pass are not listed as changes: their number is given. */
export function changeCounts(changes: TestChange[], stillPasses: number): Comparison['counts'] {
  const count = (kind: TestChangeKind): number => changes.filter((change) => change.kind === kind).length;
  return {
    'still-passes': stillPasses,
    fixed: count('fixed'),
    regressed: count('regressed'),
    'still-fails': count('still-fails'),
    'new-passes': count('new-passes'),
    'new-fails': count('new-fails'),
    vanished: count('vanished'),
    renamed: count('renamed'),
    skipped: count('skipped'),
    flaky: count('flaky'),
  };
}
