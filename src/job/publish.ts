import { GainsayError } from '../base/errors.ts';
import { createRedactor, type Redactor } from '../base/redact.ts';
import { onlyEntry } from '../base/zip.ts';
import { notAllowed } from '../event/from-comment.ts';
import { pinPullRequest } from '../event/from-dispatch.ts';
import type { Settings } from '../event/inputs.ts';
import type { CommandEvent, EndedRunEvent } from '../event/types.ts';
import { fetchArtifact } from '../github/artifact.ts';
import type { GitHubClient } from '../github/client.ts';
import type { FinalReport, Publisher, PublishTarget, WorkflowRun } from '../github/types.ts';
import { pullRequestOf, readRun, type KnownRun, type RunAccess } from '../github/workflow-runs.ts';
import { failsJob } from '../report/conclusion.ts';
import type { ReportContext } from '../report/context.ts';
import { renderFinal } from '../report/final.ts';
import { renderReported } from '../report/reported.ts';
import { stoppedReport } from '../report/stopped.ts';
import { callWords } from '../report/wording.ts';
import { secretsOf } from './credentials.ts';
import { readToldResult, type ToldResult } from './told-result.ts';

/** Under this name a workflow uploads result.json, alone. */
export const artifact = { name: 'gainsay-result', entry: 'result.json' };
const mostBytes = { archive: 4 * 1024 * 1024, entry: 8 * 1024 * 1024 };

/** GitHub runs no workflow of Dependabot's with a token that writes. */
const dependabot = 'dependabot[bot]';

export type PublishOptions = {
  settings: Settings;
  client: GitHubClient;
  /** Called once, when it is certain what is written about. */
  openPublisher: (target: PublishTarget) => Publisher;
  signal: AbortSignal;
  version: string;
};

export type PublishEnd =
  | { kind: 'skip'; reason: string; headSha?: string }
  | { kind: 'published'; exitCode: number; text: string }
  /** There was nothing to publish where there should have been: the pull request says so. */
  | { kind: 'stopped'; error: GainsayError };

/**
 * A result that another job left → report, published. This job may write and therefore runs nothing and checks nothing
 * out: it reads one JSON file and asks GitHub about everything that the file says of itself.
 */
export async function publish(
  event: EndedRunEvent | CommandEvent,
  options: PublishOptions,
): Promise<PublishEnd> {
  return event.kind === 'command' ? publishOwn(event, options) : publishReported(event, options);
}

/** A run of `pull_request` that could write nothing, and whose workflow its contributor could alter. */
async function publishReported(event: EndedRunEvent, options: PublishOptions): Promise<PublishEnd> {
  const access = accessOf(event, options);
  const run = await readRun(access, event.runId);
  const useless = whyNotPublished(run);
  if (useless !== null) return { kind: 'skip', reason: useless, headSha: run.headSha };
  const pull = await pullRequestOf(access, run);
  if ('reason' in pull) return { kind: 'skip', ...pull, headSha: run.headSha };
  const told = await toldBy(run, access);
  if (told === null) {
    const reason = `run ${run.id} left no artifact ${artifact.name}`;
    return { kind: 'skip', reason, headSha: run.headSha };
  }
  const { head } = told.result.input.evidence.change;
  refuseOther(told, { event, number: pull.number, run: run.id });
  if (head !== run.headSha) throw disagrees('the head', head, run.headSha);
  const where = linked(event, run, options);
  const publisher = options.openPublisher({
    ...where,
    number: pull.number,
    headSha: run.headSha,
    checkRun: true,
    // A check of the same name would take the place of one that counts, and neutral lets a required check pass.
    checkName: `${options.settings.checkName} (contributor's run)`,
  });
  const context = { ...contextOf(event, where.run, options), runUrl: where.run.url };
  await finish(publisher, renderReported(told.result, context), options);
  const text = `Published what run ${run.id} reported: ${callWords(told.result.verdict)}`;
  return { kind: 'published', exitCode: 0, text };
}

/** What the job before this one, in the same run of the default branch's workflow, found for a maintainer. */
async function publishOwn(event: CommandEvent, options: PublishOptions): Promise<PublishEnd> {
  const { settings } = options;
  const access = accessOf(event, options);
  const refused = await notAllowed(event, access, settings);
  if (refused !== null) return refused;
  const { repository, number } = event;
  const asked = { repository, number, source: 'issue_comment' as const };
  const pull = await pinPullRequest(asked, options.client, { includeDrafts: true });
  if (pull.kind === 'skip') return pull;
  const run = await readRun(access, settings.run?.id ?? 0);
  const target = { ...linked(event, run, options), number, checkName: settings.checkName, checkRun: true };
  try {
    const told = await toldBy(run, access);
    if (told === null) throw nothingLeft(run);
    refuseOther(told, { event, number, run: run.id });
    const { result } = told;
    const publisher = options.openPublisher({ ...target, headSha: result.input.evidence.change.head });
    await finish(publisher, renderFinal(result, contextOf(event, target.run, options)), options);
    const text = redactorOf(options).text(`${callWords(result.verdict)}: ${result.verdict.headline}`);
    return { kind: 'published', exitCode: failsJob(result.verdict, settings.failOn) ? 1 : 0, text };
  } catch (error) {
    options.signal.throwIfAborted();
    if (!(error instanceof GainsayError)) throw error;
    const publisher = options.openPublisher({ ...target, headSha: pull.headSha });
    await finish(publisher, stoppedReport(error), options);
    return { kind: 'stopped', error };
  }
}

function accessOf(
  { repository }: { repository: RunAccess['repository'] },
  { client, signal }: PublishOptions,
) {
  return { client, repository, signal };
}

/** A run that could write has reported by itself; nobody else's word may be laid over that. */
function whyNotPublished(run: KnownRun): string | null {
  if (run.event !== 'pull_request') return `run ${run.id} was started by ${run.event}, not by pull_request`;
  if (!run.completed) return `run ${run.id} has not ended`;
  if (run.ownHead && run.actor !== dependabot)
    return `run ${run.id} was about a branch of this repository: it reported by itself`;
  return null;
}

async function toldBy(run: KnownRun, access: RunAccess): Promise<ToldResult | null> {
  const archive = await fetchArtifact(access, run, { name: artifact.name, mostBytes: mostBytes.archive });
  if (archive === null) return null;
  return await readToldResult(await onlyEntry(archive, artifact.entry, mostBytes.entry));
}

/** What a file says of itself proves nothing; where it contradicts GitHub, it is about something else. */
function refuseOther(
  { about }: ToldResult,
  is: { event: EndedRunEvent | CommandEvent; number: number; run: number },
): void {
  const { owner, repo } = is.event.repository;
  if (about.repository.toLowerCase() !== `${owner}/${repo}`.toLowerCase())
    throw disagrees('the repository', about.repository, `${owner}/${repo}`);
  if (about.pullRequest !== is.number) throw disagrees('the pull request', about.pullRequest, is.number);
  if (about.run !== is.run) throw disagrees('the workflow run', about.run, is.run);
}

function disagrees(what: string, told: string | number | null, known: string | number): GainsayError {
  const quoted = JSON.stringify(told).slice(0, 120);
  return new GainsayError(`result.json is refused: ${what} is ${known}, and it says ${quoted}`, {
    remedy: 'Let the workflow upload the result.json of its own run; nothing was published.',
  });
}

function nothingLeft(run: KnownRun): GainsayError {
  return new GainsayError(`The job that executes left no artifact ${artifact.name} in run ${run.id}`, {
    remedy: 'Read the log of that job: it stopped before it had a result, or did not upload result.json.',
  });
}

/** The run that found it is the one that is linked, and that decides which of two reports is newer. */
function linked(
  event: EndedRunEvent | CommandEvent,
  { id, attempt }: KnownRun,
  { settings }: PublishOptions,
) {
  const { owner, repo } = event.repository;
  const run = { id, attempt, url: `${settings.github.serverUrl}/${owner}/${repo}/actions/runs/${id}` };
  return { repository: event.repository, run, comment: settings.comment };
}

function contextOf(
  { repository }: EndedRunEvent | CommandEvent,
  run: WorkflowRun,
  { settings, version }: PublishOptions,
): ReportContext {
  return {
    version,
    failOn: settings.failOn,
    repositoryUrl: `${settings.github.serverUrl}/${repository.owner}/${repository.repo}`,
    runUrl: run.url,
    artifactUrl: `${run.url}#artifacts`,
  };
}

async function finish(publisher: Publisher, report: FinalReport, options: PublishOptions): Promise<void> {
  await publisher.finish(redactorOf(options).json(report));
}

function redactorOf({ settings }: PublishOptions): Redactor {
  return createRedactor(secretsOf(settings, {}));
}
