import { setTimeout as sleep } from 'node:timers/promises';
import type { GitHubClient } from './client.ts';
import { failureOf } from './failure.ts';
import type { Annotation, CheckConclusion, CheckRunReport, PublishTarget } from './types.ts';

export type FoundCheckRun = {
  id: number;
  url: string | null;
  completed: boolean;
  /** An earlier attempt to create it may have been applied too, and no list has shown it yet. */
  mayHaveTwin?: boolean;
};

type Access = { client: GitHubClient; target: PublishTarget; signal: AbortSignal };

const textLimitBytes = 65_535;
const annotationsPerRequest = 50;

/** Starts our check run on the verified commit; after an unknown outcome the one of this run is looked for first. */
export async function createCheckRun(access: Access, title: string, summary: string): Promise<FoundCheckRun> {
  const { client, target, signal } = access;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { data } = await client.rest.checks.create({
        ...target.repository,
        name: target.checkName,
        head_sha: target.headSha,
        status: 'in_progress',
        external_id: externalId(target),
        details_url: target.run.url,
        output: { title, summary: fitting(target, summary) },
        request: { signal, retries: 0 },
      });
      const created = { id: data.id, url: data.html_url, completed: false };
      return attempt > 1 ? { ...created, mayHaveTwin: true } : created;
    } catch (error) {
      if (failureOf(error).kind !== 'unknown-outcome' || attempt === 3 || signal.aborted) throw error;
      const applied = await lookForOwn(access);
      if (applied !== null) return applied;
    }
  }
}

/** As it is now. */
export async function readCheckRun(
  { client, target, signal }: Access,
  { id }: FoundCheckRun,
): Promise<FoundCheckRun> {
  const { data } = await client.rest.checks.get({
    ...target.repository,
    check_run_id: id,
    request: { signal },
  });
  return { id, url: data.html_url, completed: data.status === 'completed' };
}

/** The check run that this very workflow run made, or null. */
export async function findCheckRun(access: Access): Promise<FoundCheckRun | null> {
  return (await findCheckRuns(access))[0] ?? null;
}

async function findCheckRuns({ client, target, signal }: Access): Promise<FoundCheckRun[]> {
  const { data } = await client.rest.checks.listForRef({
    ...target.repository,
    ref: target.headSha,
    check_name: target.checkName,
    filter: 'all',
    per_page: 100,
    request: { signal },
  });
  return data.check_runs
    .filter((run) => run.external_id === externalId(target))
    .map(({ id, html_url: url, status }) => ({ id, url, completed: status === 'completed' }));
}

/** Completes it, and what this run may have made besides: nobody can take a check run away. */
export async function completeCheckRun(
  access: Access,
  { id, mayHaveTwin }: FoundCheckRun,
  report: CheckRunReport,
): Promise<void> {
  await complete(access, id, report);
  if (!mayHaveTwin) return;
  for (const twin of await findCheckRuns(access)) {
    if (twin.id !== id && !twin.completed) await complete(access, twin.id, report);
  }
}

/** Annotations beyond the first fifty follow in requests of their own. */
async function complete(access: Access, id: number, report: CheckRunReport): Promise<void> {
  const { client, target, signal } = access;
  const output = {
    title: report.title.toWellFormed().slice(0, 255),
    summary: fitting(target, report.summary),
    ...(report.text === undefined || report.text === '' ? {} : { text: fitting(target, report.text) }),
  };
  const batches = batchesOf(report.annotations);
  for (const [index, annotations] of batches.entries()) {
    await client.rest.checks.update({
      ...target.repository,
      check_run_id: id,
      ...(index === 0 ? { status: 'completed', conclusion: report.conclusion } : {}),
      output: { ...output, annotations: annotations.map(annotationBody) },
      request: { signal },
    });
  }
}

/** A conclusion in one line, for runs that did not reach a verdict. */
export function plainReport(conclusion: CheckConclusion, title: string, summary: string): CheckRunReport {
  return { conclusion, title, summary, annotations: [] };
}

async function lookForOwn(access: Access): Promise<FoundCheckRun | null> {
  for (const waitMs of [500, 1500]) {
    await sleep(waitMs, undefined, { signal: access.signal });
    const own = await findCheckRun(access);
    if (own !== null) return own;
  }
  return null;
}

function externalId({ run, checkName }: PublishTarget): string {
  return `gainsay/${checkName}/${run.id}.${run.attempt}`;
}

function fitting(target: PublishTarget, text: string): string {
  const whole = text.toWellFormed();
  if (Buffer.byteLength(whole) <= textLimitBytes) return whole;
  return `Too long to be shown here. It stands in the summary of ${target.run.url}.`;
}

function batchesOf(annotations: Annotation[]): Annotation[][] {
  const batches: Annotation[][] = [[]];
  for (const annotation of annotations) {
    if (batches.at(-1)?.length === annotationsPerRequest) batches.push([]);
    batches.at(-1)?.push(annotation);
  }
  return batches;
}

function annotationBody({ path, startLine, endLine, level, title, message }: Annotation) {
  return {
    path,
    start_line: startLine,
    end_line: Math.max(startLine, endLine),
    annotation_level: level,
    title: title.toWellFormed().slice(0, 255),
    message: message.toWellFormed().slice(0, 16_000) || title,
  };
}
