#!/usr/bin/env node
import path from 'node:path';
import { beThrifty } from './base/be-thrifty.ts';
import { GainsayError, InvalidInput } from './base/errors.ts';
import { untilStopped, watchSignals, type Ending } from './base/until-stopped.ts';
import { version } from './base/version.ts';
import { helpText, localEvent, parseCommandLine, type OutputWishes } from './event/from-command-line.ts';
import { parseRunnerEvent } from './event/from-runner.ts';
import { inputsOf, readSettings, type Settings } from './event/inputs.ts';
import { readPayloadFile } from './event/payload.ts';
import type {
  CommandEvent,
  DispatchEvent,
  EndedRunEvent,
  LocalEvent,
  PullRequestEvent,
  SkipEvent,
} from './event/types.ts';
import type { ClientOptions, GitHubClient } from './github/client.ts';
import { takeCommandFiles, type CommandFiles } from './github/command-files.ts';
import type { PublisherOptions } from './github/publish.ts';
import type { RunnerLog } from './github/runner-log.ts';
import { tellSkipped } from './github/skipped.ts';
import type { Step } from './github/step.ts';
import type { Publisher, PublishTarget } from './github/types.ts';
import type { Progress } from './report/progress-line.ts';

// The one door: a step of a runner, its post step, or a terminal. Nothing else exits. What a way does not need is
// imported on the way that does: an event that needs nothing ends before anything heavy is read.

const exitCodes = { fine: 0, failed: 1, usage: 2, cancelled: 130 } as const;

/** After the first signal everything has this long: a runner sends the next after 7.5 s and kills 2.5 s later. */
const graceMs = 6_000;

/** A job winds down inside its minutes; whatever still runs this long after them will not end by itself. */
const overdueMs = 60_000;

const isRunner = process.env['GITHUB_ACTIONS'] === 'true' && process.argv.length <= 2;
// dist/post.js is the same door by another name.
const isPost = isRunner && path.basename(process.argv[1] ?? '') === 'post.js';
// Before anything else: a signal must find somebody who listens.
const stop = watchSignals(() => process.exit(exitCodes.cancelled));
const way = isPost ? runnerPost : isRunner ? runnerMain : terminal;
const exitCode = await way().catch(tell);
await Promise.all([drained(process.stdout), drained(process.stderr)]);
process.exit(exitCode);

/** What was written to a pipe may still wait for its reader, who has this long; an exit would drop it. */
async function drained(stream: NodeJS.WriteStream): Promise<void> {
  const patienceMs = 10_000;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, patienceMs).unref();
    stream.once('error', () => resolve());
    stream.write('', () => resolve());
  });
}

async function runnerMain(): Promise<number> {
  const files = takeCommandFiles(process.env);
  try {
    const settings = readSettings(inputsOf(process.env), process.env, 'action input');
    const payload = readPayloadFile(process.env['GITHUB_EVENT_PATH']);
    const event = parseRunnerEvent(process.env, payload, settings);
    // @actions/github would parse it again when it is imported, without bounds.
    delete process.env['GITHUB_EVENT_PATH'];
    if (event.kind !== 'skip') return await workOnRunner(event, settings, files);
    tellSkipped(event, files);
    return exitCodes.fine;
  } catch (error) {
    const [{ openStep }, { stoppedReport }] = await Promise.all([
      import('./github/step.ts'),
      import('./report/stopped.ts'),
    ]);
    const step = await openStep(files);
    const report = stoppedReport(explained(error));
    await step.summary(report.summary);
    step.output(report.outputs);
    return tell(error);
  }
}

async function workOnRunner(
  asked: PullRequestEvent | DispatchEvent | CommandEvent | EndedRunEvent,
  settings: Settings,
  files: CommandFiles,
): Promise<number> {
  beThrifty(true);
  const { openStep } = await import('./github/step.ts');
  const step = await openStep(files);
  for (const secret of [settings.githubToken, settings.anthropicApiKey]) if (secret) step.mask(secret);
  const log = step.openLog(titleOf(asked));
  try {
    const options = clientOptions(settings, log);
    const tools = { settings, step, log, options };
    if (asked.kind === 'ended-run' || (asked.kind === 'command' && settings.publish === 'run'))
      return await publishOnRunner(asked, tools, files);
    const event = asked.kind === 'pull-request' ? asked : await ask(asked, options, settings);
    if (event.kind === 'pull-request') return await verifyPullRequest(event, tools);
    log.close();
    tellSkipped(event, files);
    return exitCodes.fine;
  } finally {
    log.close();
  }
}

function titleOf(asked: PullRequestEvent | DispatchEvent | CommandEvent | EndedRunEvent): string {
  switch (asked.kind) {
    case 'pull-request':
      return `Verifying ${asked.headSha}`;
    case 'dispatch':
      return 'Verifying a dispatch';
    case 'command':
      return `A command on pull request #${asked.number}`;
    case 'ended-run':
      return `Publishing run ${asked.runId}`;
  }
}

type RunnerTools = { settings: Settings; step: Step; log: RunnerLog; options: ClientOptions | null };

async function verifyPullRequest(event: PullRequestEvent, tools: RunnerTools): Promise<number> {
  const { settings, step, log, options } = tools;
  const [{ openPublisher }, { stoppedReport }] = await Promise.all([
    import('./github/publish.ts'),
    import('./report/stopped.ts'),
  ]);
  const target = {
    repository: event.repository,
    number: event.number,
    headSha: event.headSha,
    run: settings.run ?? { id: 0, attempt: 1, url: settings.github.serverUrl },
    checkName: settings.checkName,
    comment: settings.comment,
  };
  // A job that executes for a comment leaves the writing to the one behind it, whatever its token may do.
  const access = accessOf(event.source === 'issue_comment' ? null : options);
  const publisher = openPublisher({ target, ...access, step, log });
  const progressLine = (await import('./report/progress-line.ts')).progressLines();
  const progress = (happened: Progress): void => {
    const line = progressLine(happened);
    if (line !== null) log.line(line);
  };
  const onFolder = (folder: string): void => step.saveState({ 'run-folder': folder });
  const close = (stuck: GainsayError | null): Promise<void> =>
    stuck === null ? publisher.cancel() : publisher.cancel(stoppedReport(explained(stuck)));
  const outcome = await untilStopped(stop, ending(settings, close), async (signal) => {
    const { run } = await import('./pipeline.ts');
    return run({ event, settings, publisher, progress, signal, version, onFolder });
  });
  log.close();
  if (outcome.kind === 'cancelled') {
    log.warning(`Cancelled by ${outcome.by}.`);
    return exitCodes.cancelled;
  }
  if (outcome.kind === 'failed') {
    await publisher.finish(stoppedReport(explained(outcome.error)));
    const exitCode = await tell(outcome.error);
    return settings.failOn === 'never' && exitCode === exitCodes.failed ? exitCodes.fine : exitCode;
  }
  const { result, exitCode, redact } = outcome.value;
  if (result === null) log.notice('Not run: the pull request had moved on before this run began.', 'Gainsay');
  else {
    const text = redact(`${result.verdict.call}: ${result.verdict.headline}`);
    if (exitCode === exitCodes.fine) log.notice(text, 'Gainsay');
    else log.error(text, 'Gainsay');
  }
  return exitCode;
}

/** What another job found: nothing of the change is run or read here. */
async function publishOnRunner(
  event: CommandEvent | EndedRunEvent,
  { settings, step, log, options }: RunnerTools,
  files: CommandFiles,
): Promise<number> {
  const [client, { openPublisher }, { publish }] = await Promise.all([
    clientFor('publishing', options),
    import('./github/publish.ts'),
    import('./job/publish.ts'),
  ]);
  const opened: Publisher[] = [];
  const open = (target: PublishTarget): Publisher => {
    const publisher = openPublisher({ target, ...accessOf(options), step, log });
    opened.push(publisher);
    return publisher;
  };
  const close = async (): Promise<void> => void (await Promise.all(opened.map((one) => one.cancel())));
  const outcome = await untilStopped(stop, ending(settings, close), (signal) =>
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
      return await tell(value.error);
    case 'published':
      if (value.exitCode === exitCodes.fine) log.notice(value.text, 'Gainsay');
      else log.error(value.text, 'Gainsay');
      return value.exitCode;
  }
}

async function ask(
  asked: DispatchEvent | CommandEvent,
  options: ClientOptions | null,
  settings: Settings,
): Promise<PullRequestEvent | SkipEvent> {
  const client = await clientFor(`a ${asked.kind}`, options);
  if (asked.kind === 'command') {
    const { resolveCommand } = await import('./event/from-comment.ts');
    return resolveCommand(asked, { client, repository: asked.repository, signal: stop.signal }, settings);
  }
  const { resolveDispatch } = await import('./event/from-dispatch.ts');
  return resolveDispatch(asked, client, settings);
}

async function clientFor(what: string, options: ClientOptions | null): Promise<GitHubClient> {
  if (options === null) {
    throw new InvalidInput(`is empty, and ${what} has to ask GitHub what it is about`, {
      at: { file: 'action input', field: 'github-token' },
      remedy: 'Leave github-token at its default, ${{ github.token }}.',
    });
  }
  return (await import('./github/client.ts')).openClient(options);
}

function accessOf(
  options: ClientOptions | null,
): Pick<PublisherOptions, 'client' | 'urgentClient' | 'deadline'> {
  const deadline = (options?.deadline ?? Date.now()) + overdueMs / 2;
  if (options === null) return { client: null, urgentClient: null, deadline };
  return {
    deadline,
    client: async () => (await import('./github/client.ts')).openClient(options),
    urgentClient: async () => (await import('./github/client.ts')).openUrgentClient(options),
  };
}

async function runnerPost(): Promise<number> {
  const files = takeCommandFiles(process.env);
  const { finishWhatMainLeft, readSavedState } = await import('./github/post.ts');
  const saved = readSavedState(process.env);
  if (saved.target === null) return exitCodes.fine;
  const settings = readSettings(inputsOf(process.env), process.env, 'action input');
  const { endLeftRun } = await import('./job/left-runs.ts');
  const left = saved.runFolder && (await endLeftRun(saved.runFolder, settings.runFolders));
  if (saved.finished && !left) return exitCodes.fine;
  const { openStep } = await import('./github/step.ts');
  const log = (await openStep(files)).openLog('Finishing what the main step left');
  if (left) log.warning(left);
  await finishWhatMainLeft(saved, { client: clientOptions(settings, log), log });
  log.close();
  return exitCodes.fine;
}

function ending({ maxMinutes }: Settings, close: Ending['close']): Ending {
  return { close, graceMs, limitMs: maxMinutes * 60_000 + overdueMs };
}

function clientOptions(settings: Settings, log: RunnerLog): ClientOptions | null {
  const token = settings.githubToken;
  const deadline = Date.now() + settings.maxMinutes * 60_000;
  return token && { token, apiUrl: settings.github.apiUrl, deadline, log, version };
}

async function terminal(): Promise<number> {
  const command = parseCommandLine(process.argv.slice(2));
  switch (command.kind) {
    case 'help':
      toStdout(helpText);
      return exitCodes.fine;
    case 'version':
      toStdout(`${version}\n`);
      return exitCodes.fine;
    case 'agents': {
      const { listAgents } = await import('./agents/list.ts');
      toStdout(await listAgents(process.cwd(), { json: command.json }));
      return exitCodes.fine;
    }
    case 'doctor': {
      const tokenIsSet = Boolean(process.env['GITHUB_TOKEN']);
      const settings = { ...readSettings(() => '', process.env, 'flag'), tokenIsSet };
      const [{ diagnose }, { renderDiagnosis }] = await Promise.all([
        import('./job/doctor.ts'),
        import('./report/diagnosis.ts'),
      ]);
      const diagnosis = await diagnose(settings, stop.signal);
      if (stop.signal.aborted) return exitCodes.cancelled;
      toStdout(renderDiagnosis(diagnosis, { json: command.json }));
      return diagnosis.uses === null ? exitCodes.failed : exitCodes.fine;
    }
    case 'verify':
    case 'demo':
  }
  const settings = readSettings(command.given, process.env, 'flag');
  if (command.kind === 'verify') {
    return verifyInTerminal(() => localEvent(command, process.cwd()), settings, command.output);
  }
  const { withDemo } = await import('./event/demo/folder.ts');
  return withDemo(command, (make) =>
    verifyInTerminal(make, { ...settings, trustedCode: true }, command.output),
  );
}

async function verifyInTerminal(
  makeEvent: (signal: AbortSignal) => Promise<LocalEvent>,
  settings: Settings,
  wishes: OutputWishes,
): Promise<number> {
  beThrifty(settings.anthropicApiKey !== null);
  const pipeline = import('./pipeline.ts');
  const [{ silentPublisher }, { progressLines }] = await Promise.all([
    import('./github/publish.ts'),
    import('./report/progress-line.ts'),
  ]);
  const publisher = silentPublisher();
  const progressLine = progressLines();
  const started = performance.now();
  const progress = (happened: Progress): void => {
    const line = wishes.quiet ? null : progressLine(happened);
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5);
    if (line !== null) process.stderr.write(`${seconds} s  ${line}\n`);
  };
  const outcome = await untilStopped(
    stop,
    ending(settings, () => publisher.cancel()),
    async (signal) => {
      const event = await makeEvent(signal);
      const { run } = await pipeline;
      return run({ event, settings, publisher, progress, signal, version });
    },
  );
  if (outcome.kind === 'failed') throw outcome.error;
  if (outcome.kind === 'cancelled') {
    process.stderr.write(`Cancelled by ${outcome.by}.\n`);
    return exitCodes.cancelled;
  }
  const { result, exitCode, redact } = outcome.value;
  if (result === null) return exitCode;
  if (wishes.json) {
    const { renderDocument } = await import('./report/document.ts');
    process.stdout.write(redact(renderDocument(result, { version, exitCode })));
  } else {
    const { renderTerminal } = await import('./report/terminal.ts');
    const colours = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
    process.stdout.write(redact(renderTerminal(result, { colours })));
  }
  return exitCode;
}

function toStdout(text: string): void {
  process.stdout.write(text);
}

function explained(error: unknown): { message: string; remedy: string } {
  if (error instanceof GainsayError) return { message: error.message, remedy: error.remedy };
  const message = error instanceof Error ? error.message : String(error);
  return { message, remedy: 'This is a defect of Gainsay: please report it with the log.' };
}

function messageOf(error: unknown): string {
  const { message, remedy } = explained(error);
  const debug = process.env['GAINSAY_DEBUG'] || process.env['RUNNER_DEBUG'] === '1';
  const stack = debug && error instanceof Error ? `\n${error.stack}` : '';
  return `${message}\n${remedy}${stack}`;
}

/** The one place that tells an error: on a runner an annotation, in a terminal two lines. */
async function tell(error: unknown): Promise<number> {
  if (stop.signal.aborted) return exitCodes.cancelled;
  const message = messageOf(error);
  if (isRunner) {
    const { openStep } = await import('./github/step.ts');
    (await openStep({ output: null, state: null, summary: null })).error(message);
  } else process.stderr.write(`gainsay: ${message}\n`);
  return error instanceof InvalidInput ? exitCodes.usage : exitCodes.failed;
}
