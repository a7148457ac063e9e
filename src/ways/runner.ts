import { beThrifty } from '../base/be-thrifty.ts';
import { InvalidInput } from '../base/errors.ts';
import type { GainsayError } from '../base/errors.ts';
import { untilStopped } from '../base/until-stopped.ts';
import { version } from '../base/version.ts';
import { inputsOf, readSettings } from '../event/inputs.ts';
import type { Settings } from '../event/inputs.ts';
import type {
  CommandEvent,
  CommitEvent,
  DispatchEvent,
  EndedRunEvent,
  PullRequestEvent,
  SkipEvent,
} from '../event/types.ts';
import type { ClientOptions, GitHubClient } from '../github/client.ts';
import { takeCommandFiles } from '../github/command-files.ts';
import type { CommandFiles } from '../github/command-files.ts';
import type { PublisherOptions } from '../github/publish.ts';
import type { RunnerLog } from '../github/runner-log.ts';
import { tellSkipped } from '../github/skipped.ts';
import type { Step } from '../github/step.ts';
import type { Publisher, PublishTarget } from '../github/types.ts';
import type { JobResult } from '../job/types.ts';
import type { Progress } from '../report/progress-line.ts';
import { ending, exitCodes, explained, overdueMs } from './door.ts';
import type { Door } from './door.ts';

type Asked = PullRequestEvent | CommitEvent | DispatchEvent | CommandEvent | EndedRunEvent;

/** An event that asks for something, as a step of a runner. */
export async function workOnRunner(
  asked: Asked,
  { settings, files, door }: { settings: Settings; files: CommandFiles; door: Door },
): Promise<number> {
  beThrifty(true);
  const { openStep } = await import('../github/step.ts');
  const step = await openStep(files);
  for (const secret of [settings.githubToken, settings.anthropicApiKey]) if (secret) step.mask(secret);
  const log = step.openLog(titleOf(asked));
  try {
    const options = clientOptions(settings, log);
    const tools = { settings, step, log, options, door };
    if (asked.kind === 'ended-run' || (asked.kind === 'command' && settings.publish === 'run'))
      return await publishOnRunner(asked, tools, files);
    const event =
      asked.kind === 'dispatch' || asked.kind === 'command' ? await resolved(asked, tools) : asked;
    const skipped = event.kind === 'skip' ? event : withoutKey(event, settings);
    if (event.kind !== 'skip' && skipped === null) return await workOn(event, tools);
    log.close();
    if (skipped !== null) tellSkipped(skipped, files);
    return exitCodes.fine;
  } finally {
    log.close();
  }
}

function titleOf(asked: Asked): string {
  switch (asked.kind) {
    case 'pull-request':
      return `Verifying ${asked.headSha}`;
    case 'commit':
      return `A question about ${asked.sha}`;
    case 'dispatch':
      return 'Verifying a dispatch';
    case 'command':
      return `A command on pull request #${asked.number}`;
    case 'ended-run':
      return `Publishing run ${asked.runId}`;
  }
}

type RunnerTools = {
  settings: Settings;
  step: Step;
  log: RunnerLog;
  options: ClientOptions | null;
  door: Door;
};

/** GitHub gives no secrets to the runs of forks and of Dependabot: a question there is for nobody, and no fault. */
function withoutKey(event: PullRequestEvent | CommitEvent, settings: Settings): SkipEvent | null {
  const { question, anthropicApiKey, model } = settings;
  if (question === null || event.kind !== 'pull-request' || event.trust === 'same-repository') return null;
  if (anthropicApiKey !== null || model !== null) return null;
  return {
    kind: 'skip',
    headSha: event.headSha,
    reason: `a question needs a model, and runs for a ${event.trust} get no key`,
  };
}

async function workOn(event: PullRequestEvent | CommitEvent, tools: RunnerTools): Promise<number> {
  const { settings, step, log, options, door } = tools;
  const [{ openPublisher }, { stoppedReport }] = await Promise.all([
    import('../github/publish.ts'),
    import('../report/stopped.ts'),
  ]);
  const target = {
    repository: event.repository,
    number: event.number,
    headSha: event.kind === 'commit' ? event.sha : event.headSha,
    run: settings.run ?? { id: 0, attempt: 1, url: settings.github.serverUrl },
    comment: settings.comment,
    ...(settings.question === null
      ? { checkName: settings.checkName, checkRun: true }
      : { checkName: `${settings.checkName} ask`, checkRun: false }),
  };
  // A job that executes for a comment leaves the writing to the one behind it, whatever its token may do.
  const access = accessOf(event.source === 'issue_comment' ? null : options);
  const publisher = openPublisher({ target, ...access, step, log });
  const progressLine = (await import('../report/progress-line.ts')).progressLines();
  const progress = (happened: Progress): void => {
    const line = progressLine(happened);
    if (line !== null) log.line(line);
  };
  const onFolder = (folder: string): void => step.saveState({ 'run-folder': folder });
  const close = (stuck: GainsayError | null): Promise<void> =>
    stuck === null ? publisher.cancel() : publisher.cancel(stoppedReport(explained(stuck)));
  const outcome = await untilStopped(door.stop, ending(settings, close), async (signal) => {
    const { run } = await import('../pipeline.ts');
    return run({ event, settings, publisher, progress, signal, version, onFolder });
  });
  log.close();
  if (outcome.kind === 'cancelled') {
    log.warning(`Cancelled by ${outcome.by}.`);
    return exitCodes.cancelled;
  }
  if (outcome.kind === 'failed') {
    await publisher.finish(stoppedReport(explained(outcome.error)));
    const exitCode = await door.tell(outcome.error);
    return settings.failOn === 'never' && exitCode === exitCodes.failed ? exitCodes.fine : exitCode;
  }
  const { result, exitCode, redact } = outcome.value;
  if (result === null) log.notice('Not run: the pull request had moved on before this run began.', 'Gainsay');
  else {
    const text = redact(inOneLine(result));
    if (exitCode === exitCodes.fine) log.notice(text, 'Gainsay');
    else log.error(text, 'Gainsay');
  }
  return exitCode;
}

function inOneLine(result: JobResult): string {
  if (result.job === 'verify') return `${result.verdict.call}: ${result.verdict.headline}`;
  const { status, reason } = result.answer;
  return status === 'completed' ? 'Answered.' : `Not answered, ${status}: ${reason ?? ''}`;
}

/** What another job found: nothing of the change is run or read here. */
async function publishOnRunner(
  event: CommandEvent | EndedRunEvent,
  { settings, step, log, options, door }: RunnerTools,
  files: CommandFiles,
): Promise<number> {
  const [client, { openPublisher }, { publish }] = await Promise.all([
    clientFor('publishing', options),
    import('../github/publish.ts'),
    import('../job/publish.ts'),
  ]);
  const opened: Publisher[] = [];
  const open = (target: PublishTarget): Publisher => {
    const publisher = openPublisher({ target, ...accessOf(options), step, log });
    opened.push(publisher);
    return publisher;
  };
  const close = async (): Promise<void> => void (await Promise.all(opened.map((one) => one.cancel())));
  const outcome = await untilStopped(door.stop, ending(settings, close), (signal) =>
    publish(event, { settings, client, openPublisher: open, signal, version }),
  );
  log.close();
  if (outcome.kind === 'failed') throw outcome.error;
  if (outcome.kind === 'cancelled') {
    log.warning(`Cancelled by ${outcome.by}.`);
    return exitCodes.cancelled;
  }
  const { value } = outcome;
  switch (value.kind) {
    case 'skip':
      tellSkipped(value, files);
      return exitCodes.fine;
    case 'stopped':
      return await door.tell(value.error);
    case 'published':
      if (value.exitCode === exitCodes.fine) log.notice(value.text, 'Gainsay');
      else log.error(value.text, 'Gainsay');
      return value.exitCode;
  }
}

async function resolved(
  asked: DispatchEvent | CommandEvent,
  { settings, options, door }: RunnerTools,
): Promise<PullRequestEvent | SkipEvent> {
  const client = await clientFor(`a ${asked.kind}`, options);
  if (asked.kind === 'command') {
    const { resolveCommand } = await import('../event/from-comment.ts');
    return resolveCommand(
      asked,
      { client, repository: asked.repository, signal: door.stop.signal },
      settings,
    );
  }
  const { resolveDispatch } = await import('../event/from-dispatch.ts');
  return resolveDispatch(asked, client, settings);
}

async function clientFor(what: string, options: ClientOptions | null): Promise<GitHubClient> {
  if (options === null) {
    throw new InvalidInput(`is empty, and ${what} has to ask GitHub what it is about`, {
      at: { file: 'action input', field: 'github-token' },
      remedy: 'Leave github-token at its default, ${{ github.token }}.',
    });
  }
  return (await import('../github/client.ts')).openClient(options);
}

function accessOf(
  options: ClientOptions | null,
): Pick<PublisherOptions, 'client' | 'urgentClient' | 'deadline'> {
  const deadline = (options?.deadline ?? Date.now()) + overdueMs / 2;
  if (options === null) return { client: null, urgentClient: null, deadline };
  return {
    deadline,
    client: async () => (await import('../github/client.ts')).openClient(options),
    urgentClient: async () => (await import('../github/client.ts')).openUrgentClient(options),
  };
}

/** The step after main: finishes what a killed main left. */
export async function runnerPost(): Promise<number> {
  const files = takeCommandFiles(process.env);
  const { finishWhatMainLeft, readSavedState } = await import('../github/post.ts');
  const saved = readSavedState(process.env);
  if (saved.target === null) return exitCodes.fine;
  const settings = readSettings(inputsOf(process.env), process.env, 'action input');
  const { endLeftRun } = await import('../job/left-runs.ts');
  const left = saved.runFolder && (await endLeftRun(saved.runFolder, settings.runFolders));
  if (saved.finished && !left) return exitCodes.fine;
  const { openStep } = await import('../github/step.ts');
  const log = (await openStep(files)).openLog('Finishing what the main step left');
  if (left) log.warning(left);
  await finishWhatMainLeft(saved, { client: clientOptions(settings, log), log });
  log.close();
  return exitCodes.fine;
}

function clientOptions(settings: Settings, log: RunnerLog): ClientOptions | null {
  const token = settings.githubToken;
  const deadline = Date.now() + settings.maxMinutes * 60_000;
  return token && { token, apiUrl: settings.github.apiUrl, deadline, log, version };
}
