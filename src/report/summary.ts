import type { VerifyResult } from './types.ts';
import { renderComment } from './comment.ts';
import type { ReportContext } from './context.ts';
import { bytesOf } from './fit.ts';
import { renderTimeline } from './timeline.ts';

/** GitHub shows at most 1 MiB of a step's summary. */
const summaryBytes = 1_000_000;

/** The job summary: the comment without its tight bound, and the agents' work over time as a picture. */
export function renderSummary(result: VerifyResult, context: ReportContext): string {
  const timeline = renderTimeline(result.agents, result.startedAt);
  const picture = timeline === '' ? '' : `\n\n#### Who worked when\n\n${timeline}`;
  // The summary is where everything stands: it does not point to itself.
  const { runUrl: _, ...here } = context;
  return `${renderComment(result, here, summaryBytes - bytesOf(picture))}${picture}\n`;
}
