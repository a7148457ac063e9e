import type { CheckConclusion } from '../github/types.ts';
import type { FailOn } from './types.ts';
import type { Verdict } from '../verdict/types.ts';

/** What the check run says. A FAIL is always red; what else is red follows `fail-on`; only a PASS is ever green. */
export function conclusionOf(verdict: Verdict, failOn: FailOn): CheckConclusion {
  if (verdict.call === 'PASS') return 'success';
  if (verdict.call === 'FAIL') return 'failure';
  return failsJob(verdict, failOn) ? 'failure' : 'neutral';
}

/** Whether the step fails: `fail` on FAIL and on obstructed runs, `unproven` on unproven ones too, `never` never. */
export function failsJob(verdict: Verdict, failOn: FailOn): boolean {
  if (failOn === 'never' || verdict.call === 'PASS') return false;
  if (verdict.call === 'FAIL' || verdict.because === 'obstructed') return true;
  return failOn === 'unproven' && verdict.because === 'unproven';
}
