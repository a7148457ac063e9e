import type { Verdict } from './types.ts';

/** What makes the job fail: `fail` is FAIL and obstructed runs, `unproven` also a change that is not demonstrated. */
export function exitCodeOf(verdict: Verdict, failOn: 'fail' | 'unproven' | 'never'): 0 | 1 {
  if (failOn === 'never' || verdict.call === 'PASS') return 0;
  if (verdict.call === 'FAIL') return 1;
  switch (verdict.because) {
    case 'obstructed':
      return 1;
    case 'unproven':
      return failOn === 'unproven' ? 1 : 0;
    case 'not-run':
      return 0;
  }
}
