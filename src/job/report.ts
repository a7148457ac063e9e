import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from '../base/reason.ts';
import type { Redactor } from '../base/redact.ts';
import type { Settings } from '../event/inputs.ts';
import type { CommitEvent, LocalEvent, PullRequestEvent, Question } from '../event/types.ts';
import type { FinalReport } from '../github/types.ts';
import type { ReportContext } from '../report/context.ts';
import type { About } from '../report/document.ts';
import type { Job } from './open.ts';
import { keepGiven } from './given.ts';
import type { AskResult, FailOn, JobResult, VerifyResult } from './types.ts';

export type ReporterOptions = {
  event: PullRequestEvent | CommitEvent | LocalEvent;
  settings: Settings;
  version: string;
  /** The last net below containment: nothing leaves that has not gone through it. */
  redactor: Redactor;
};

/**
 * Renders what a job shows, redacted, and leaves a copy with the evidence: `report.md` and `result.json`. `exitCode`: of the
 * process, as the settings want it.
 */
export async function writeReport(
  result: JobResult,
  options: ReporterOptions,
): Promise<{ shown: FinalReport; exitCode: number }> {
  const reportFile = path.join(result.evidenceDir, 'report.md');
  const context = { ...contextOf(options), reportFile };
  const { failOn } = options.settings;
  const rendered =
    result.job === 'verify'
      ? await verdictReport(result, failOn, options)
      : await answerReport(result, failOn, options);
  const shown = options.redactor.json(rendered.show(context));
  await writeFile(reportFile, shown.summary);
  await writeFile(path.join(result.evidenceDir, 'result.json'), options.redactor.text(rendered.document));
  if (result.job === 'verify') await keepGiven(result, options.redactor);
  return { shown, exitCode: rendered.exitCode };
}

type Rendered = { show(context: ReportContext): FinalReport; document: string; exitCode: number };

async function verdictReport(
  result: VerifyResult,
  failOn: FailOn,
  options: ReporterOptions,
): Promise<Rendered> {
  const [{ renderFinal }, { renderDocument }, { failsJob }] = await Promise.all([
    import('../report/final.ts'),
    import('../report/document.ts'),
    import('../report/conclusion.ts'),
  ]);
  const exitCode = failsJob(result.verdict, failOn) ? 1 : 0;
  const document = renderDocument(result, { version: options.version, exitCode, about: aboutOf(options) });
  return { show: (context) => renderFinal(result, context), document, exitCode };
}

async function answerReport(
  result: AskResult,
  failOn: FailOn,
  { version }: ReporterOptions,
): Promise<Rendered> {
  const { renderAnswer, answerDocument, failsAsk } = await import('../report/answer.ts');
  const exitCode = failsAsk(result, failOn) ? 1 : 0;
  return {
    show: (context) => renderAnswer(result, context),
    document: answerDocument(result, { version, exitCode }),
    exitCode,
  };
}

/** What the comment says while agents work on a question. */
export async function askingText(
  { change }: Job,
  { prompt }: Question,
  context: ReportContext,
): Promise<string> {
  const { renderAsking } = await import('../report/answer.ts');
  return renderAsking({ prompt, headSha: change.head }, context);
}

function aboutOf({ event, settings: { run } }: ReporterOptions): About | undefined {
  if (event.kind !== 'pull-request' || run === null) return undefined;
  const { owner, repo } = event.repository;
  return { repository: `${owner}/${repo}`, pullRequest: event.number, run: run.id };
}

/** `report.html`, once the verdict is out: a page that cannot be written is told and changes nothing. */
export async function leavePage(
  result: VerifyResult,
  { tell, ...options }: ReporterOptions & { tell: (text: string) => void },
): Promise<void> {
  try {
    const { writePage } = await import('./page.ts');
    await writePage(result, options);
  } catch (error) {
    tell(`report.html could not be written: ${reasonOf(error)}`);
  }
}

export function contextOf({ event, settings, version }: Omit<ReporterOptions, 'redactor'>): ReportContext {
  const { run, github, failOn } = settings;
  const actionSha = /^[0-9a-f]{40}$/.exec(process.env['GITHUB_ACTION_REF'] ?? '')?.[0];
  return {
    version,
    failOn,
    ...(event.kind === 'local'
      ? {}
      : { repositoryUrl: `${github.serverUrl}/${event.repository.owner}/${event.repository.repo}` }),
    ...(run === null ? {} : { runUrl: run.url, artifactUrl: `${run.url}#artifacts` }),
    ...(actionSha === undefined ? {} : { actionSha }),
  };
}
