import type { VerdictReport } from '../github/types.ts';
import { renderComment } from './comment.ts';
import type { ReportContext } from './context.ts';
import { bytesOf } from './fit.ts';
import type { VerifyResult } from './types.ts';
import { callWords } from './wording.ts';

/** UTF-8 bytes of the whole; GitHub takes a little more. */
const mostBytes = 60_000;

/**
 * What is shown of a result that the author of the change could have written: whose word it is comes first, and whatever it
 * says, the check is neutral and the outputs carry no verdict. No annotation puts its words beside the code.
 */
export function renderReported(
  result: VerifyResult,
  context: ReportContext & { runUrl: string },
): VerdictReport {
  const notice = [
    `> **Reported by the contributor's own run**, [this one](${context.runUrl}), and by nobody else. Whoever wrote the change`,
    '> can also alter the workflow that made this report, so nothing below is vouched for and the check stays neutral.',
    '> Where the rerun workflow is set up, a maintainer gets a verdict that counts by the comment `/gainsay verify`.',
  ].join('\n');
  const told = renderComment(result, { ...context, reported: true }, mostBytes - bytesOf(notice));
  const body = `${notice}\n\n${told}`;
  return {
    comment: body,
    checkRun: {
      conclusion: 'neutral',
      title: `Reported by the contributor's own run: ${callWords(result.verdict)}`,
      summary: body,
      annotations: [],
    },
    summary: `${body}\n`,
    outputs: { verdict: 'INCONCLUSIVE', because: 'unproven', conclusion: 'neutral' },
  };
}
