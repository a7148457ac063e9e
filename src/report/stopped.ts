import type { VerdictReport } from '../github/types.ts';
import { codeBlock, neutraliseLines } from './neutralise.ts';

/**
 * What is published when a run ended with an error instead of a verdict: INCONCLUSIVE, obstructed, with the error in
 * its own words and what to do about it.
 */
export function stoppedReport(error: { message: string; remedy: string }): VerdictReport {
  const body = [
    '### ⚠️ INCONCLUSIVE (obstructed): the run was stopped by an error',
    codeBlock(error.message, { maxBytes: 8000 }),
    neutraliseLines(error.remedy, 1000),
  ].join('\n\n');
  return {
    comment: body,
    checkRun: { conclusion: 'failure', title: 'INCONCLUSIVE: obstructed', summary: body, annotations: [] },
    summary: `${body}\n`,
    outputs: { verdict: 'INCONCLUSIVE', because: 'obstructed', conclusion: 'failure' },
  };
}
