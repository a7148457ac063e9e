import type { FinalReport } from '../github/types.ts';

/**
 * What is published when a run ended with an error instead of a verdict: INCONCLUSIVE, obstructed, with the error in
 * its own words and what to do about it.
 */
export function stoppedReport(error: { message: string; remedy: string }): FinalReport {
  const fenced = fence(error.message.toWellFormed().slice(0, 8000));
  const body = `**INCONCLUSIVE** (obstructed): the run was stopped by an error.\n\n${fenced}\n\n${error.remedy}`;
  return {
    comment: body,
    checkRun: { conclusion: 'failure', title: 'INCONCLUSIVE: obstructed', summary: body, annotations: [] },
    summary: `## Gainsay\n\n${body}`,
    outputs: { verdict: 'INCONCLUSIVE', because: 'obstructed', conclusion: 'failure' },
  };
}

/** A code block that nothing inside can end. */
function fence(text: string): string {
  const longestRun = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longestRun + 1);
  return `${marks}text\n${text}\n${marks}`;
}
