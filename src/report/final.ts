import type { VerdictReport } from '../github/types.ts';
import type { VerifyResult } from './types.ts';
import { renderCheckRun } from './check-run.ts';
import { renderComment } from './comment.ts';
import type { ReportContext } from './context.ts';
import { outputsOf } from './outputs.ts';
import { renderSummary } from './summary.ts';

/** Everything that a finished job shows on GitHub. */
export function renderFinal(result: VerifyResult, context: ReportContext): VerdictReport {
  return {
    comment: renderComment(result, context),
    checkRun: renderCheckRun(result, context),
    summary: renderSummary(result, context),
    outputs: outputsOf(result, context),
  };
}
