import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from '../base/reason.ts';
import type { Redactor } from '../base/redact.ts';
import type { Settings } from '../event/inputs.ts';
import type { LocalEvent, PullRequestEvent } from '../event/types.ts';
import type { FinalReport } from '../github/types.ts';
import { failsJob } from '../report/conclusion.ts';
import type { ReportContext } from '../report/context.ts';
import type { About } from '../report/document.ts';
import type { JobResult } from './types.ts';

export type ReporterOptions = {
  event: PullRequestEvent | LocalEvent;
  settings: Settings;
  version: string;
  /** The last net below containment: nothing leaves that has not gone through it. */
  redactor: Redactor;
};

/** Renders what a job shows, redacted, and leaves a copy with the evidence: `report.md` and `result.json`. */
export async function writeReport(result: JobResult, options: ReporterOptions): Promise<FinalReport> {
  const [{ renderFinal }, { renderDocument }] = await Promise.all([
    import('../report/final.ts'),
    import('../report/document.ts'),
  ]);
  const reportFile = path.join(result.evidenceDir, 'report.md');
  const shown = options.redactor.json(renderFinal(result, { ...contextOf(options), reportFile }));
  const exitCode = failsJob(result.verdict, options.settings.failOn) ? 1 : 0;
  const document = renderDocument(result, {
    version: options.version,
    exitCode,
    about: aboutOf(options),
  });
  await writeFile(reportFile, shown.summary);
  await writeFile(path.join(result.evidenceDir, 'result.json'), options.redactor.text(document));
  return shown;
}

function aboutOf({ event, settings: { run } }: ReporterOptions): About | undefined {
  if (event.kind === 'local' || run === null) return undefined;
  const { owner, repo } = event.repository;
  return { repository: `${owner}/${repo}`, pullRequest: event.number, run: run.id };
}

/** `report.html`, once the verdict is out: a page that cannot be written is told and changes nothing. */
export async function leavePage(
  result: JobResult,
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
