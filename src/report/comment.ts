import type { VerifyResult } from './types.ts';
import type { ReportContext } from './context.ts';
import { renderFinding } from './finding.ts';
import { bytesOf, fit } from './fit.ts';
import { neutralise } from './neutralise.ts';
import {
  agentTable,
  denials,
  excuses,
  footer,
  opening,
  planAnswers,
  reasonLine,
  folded,
} from './sections.ts';
import { plural } from './wording.ts';

/** UTF-8 bytes of a comment: GitHub's limit less what the marker and surprises need. */
const commentBytes = 60_000;
/** What findings leave to the rest of the report, however many there are. */
const reserve = 12_000;

/**
 * The comment: call and reason first, then findings, agents, what passed, what was not verified. It never grows beyond
 * `maxBytes`: what does not fit is left out finding by finding, counted, and stands in the job summary.
 */
export function renderComment(result: VerifyResult, context: ReportContext, maxBytes = commentBytes): string {
  const { verdict, input, agents } = result;
  const head = opening(result, context);
  const foot = footer(context);
  let room = maxBytes - bytesOf(head) - bytesOf(foot) - 8;
  const parts = [head];
  const add = (part: string): void => {
    if (part === '' || bytesOf(part) + 2 > room) return;
    room -= bytesOf(part) + 2;
    parts.push(part);
  };

  const elsewhere = context.runUrl === undefined ? 'the job summary' : `the [job summary](${context.runUrl})`;
  add(
    fit(
      verdict.findings.map((finding) => {
        const { full, short } = renderFinding(finding, input.evidence, result.excerpts);
        return [full, short];
      }),
      {
        maxBytes: Math.max(0, room - reserve),
        separator: '\n\n',
        notice: (left) => `_${plural(left, 'more finding')}: see ${elsewhere}._`,
      },
    ),
  );
  add(agentTable(agents));
  add(
    folded('Not verified', listOf(verdict.notVerified, room / 3), { open: verdict.notVerified.length <= 5 }),
  );
  add(folded('What was seen', fitLines(verdict.passed.map(reasonLine), room / 2)));
  add(folded('Held to be intended or handled elsewhere', excuses(input)));
  add(folded('The plan of attack and its answers', planAnswers(input)));
  add(denials(agents));
  add(folded("The Verification agent's own words (none of them can make it a PASS)", summaryOf(result)));
  parts.push(foot);
  return parts.join('\n\n');
}

/** While the job runs: which commit, which agents. Replaced by the verdict, or by word of what stopped it. */
export function renderRunning(
  job: { headSha: string; baseSha: string; agents: readonly string[] },
  context: ReportContext,
): string {
  const link = context.runUrl === undefined ? '' : ` [Follow the run](${context.runUrl}).`;
  return [
    `### ⏳ Verifying \`${job.headSha.slice(0, 12)}\` against \`${job.baseSha.slice(0, 12)}\`.${link}`,
    job.agents.map((agent) => `- ${neutralise(agent, 120)}`).join('\n'),
    footer(context),
  ].join('\n\n');
}

function listOf(texts: readonly string[], maxBytes: number): string {
  return fitLines(
    texts.map((text) => `- ${neutralise(text, 500)}`),
    maxBytes,
  );
}

function fitLines(lines: readonly string[], maxBytes: number): string {
  return fit(
    lines.map((line) => [line]),
    { maxBytes, separator: '\n', notice: (left) => `- … and ${left} more` },
  );
}

function summaryOf({ input }: VerifyResult): string {
  return input.modelCall === null ? '' : neutralise(input.modelCall.summary, 2000);
}
