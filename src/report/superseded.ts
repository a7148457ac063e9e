import type { VerdictReport } from '../github/types.ts';

/** For a run whose commit was not the pull request's head any more when it began: nothing is said about the code. */
export function supersededReport(verified: string, head: string): VerdictReport {
  const body = `**Superseded.** \`${verified}\` was not the head of the pull request any more when this run began; the run about \`${head}\` reports.`;
  return {
    comment: body,
    checkRun: { conclusion: 'neutral', title: 'Superseded', summary: body, annotations: [] },
    summary: `## Gainsay\n\n${body}`,
    outputs: { verdict: 'INCONCLUSIVE', because: 'not-run', conclusion: 'neutral' },
  };
}
