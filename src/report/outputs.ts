import type { VerifyResult } from './types.ts';
import { conclusionOf } from './conclusion.ts';
import type { ReportContext } from './context.ts';

/** The outputs of the action by their names in action.yml, but for those that only the publisher knows. */
export function outputsOf(result: VerifyResult, context: ReportContext): Record<string, string> {
  const { verdict } = result;
  const because = verdict.call === 'PASS' ? verdict.shown : verdict.call === 'FAIL' ? '' : verdict.because;
  return {
    verdict: verdict.call,
    because,
    conclusion: conclusionOf(verdict, context.failOn),
    'report-file': context.reportFile ?? '',
    'evidence-dir': result.evidenceDir,
    'cost-usd': result.costUsd === null ? '' : result.costUsd.toFixed(6),
  };
}
