import { takeStart } from '../base/text.ts';
import type { CheckRunReport } from '../github/types.ts';
import type { VerifyResult } from './types.ts';
import { annotationsOf } from './annotations.ts';
import { renderComment } from './comment.ts';
import { conclusionOf } from './conclusion.ts';
import type { ReportContext } from './context.ts';
import { fit } from './fit.ts';
import { visible } from './neutralise.ts';
import { reasonLine } from './sections.ts';
import { callWords } from './wording.ts';

/** UTF-8 bytes that GitHub takes of summary and of text, each, less a little. */
const partBytes = 65_000;

/** The check run on head: the same report as the comment, what passed in full as its text, findings at their lines. */
export function renderCheckRun(result: VerifyResult, context: ReportContext): CheckRunReport {
  const { verdict } = result;
  const passed = fit(
    verdict.passed.map((reason) => [reasonLine(reason)]),
    { maxBytes: partBytes - 100, separator: '\n', notice: (left) => `- … and ${left} more` },
  );
  return {
    conclusion: conclusionOf(verdict, context.failOn),
    title: takeStart(visible(`${callWords(verdict)}: ${verdict.headline}`).replaceAll(/\s+/g, ' '), 200),
    summary: renderComment(result, context, partBytes),
    ...(passed !== '' && { text: `#### What was seen\n\n${passed}` }),
    annotations: annotationsOf(verdict.findings),
  };
}
