import { createRedactor } from '../base/redact.ts';
import type { Settings } from '../event/inputs.ts';
import type { CommitEvent, LocalEvent, PullRequestEvent } from '../event/types.ts';
import type { Publisher } from '../github/types.ts';
import type { Progress } from '../report/progress-line.ts';
import type { AskPerson } from '../runtime/types.ts';
import { supersededReport } from '../report/superseded.ts';
import { readConfig } from './brief.ts';
import { secretsOf, takeCredentials, takeVariables } from './credentials.ts';
import type { House } from './house.ts';
import type { Config } from './config.ts';
import type { Job } from './open.ts';
import type { RemotePlace } from './remote-agent.ts';
import type { Variables } from '../mcp/variables.ts';
import { refuseUncontained } from './privileged.ts';
import { askingText, contextOf, leavePage, writeReport } from './report.ts';
import type { JobResult } from './types.ts';
import { runningText, verify } from './verify.ts';
import { whileCurrent } from './while-current.ts';

export type RunOptions = {
  event: PullRequestEvent | CommitEvent | LocalEvent;
  settings: Settings;
  publisher: Publisher;
  progress: (event: Progress) => void;
  signal: AbortSignal;
  version: string;
  /** Whoever sits at the terminal; absent: nobody does. */
  askPerson?: AskPerson;
  /** A program reads what comes out, and may be what asks. */
  program?: boolean;
  /** Hears of the run's folder before it is there; absent in a terminal, where the next run finds what one left. */
  onFolder?: (folder: string) => void;
};

/**
 * `result` is null when the head had moved on before the run began. `redact`: what is shown of it goes through this; paths
 * and the exit code do not, or a secret that happens to be a word of ours would decide.
 */
export type RunEnd = { result: JobResult | null; exitCode: number; redact: (text: string) => string };

/** Job → report, published. */
export async function runJob(job: Job, house: House, options: RunOptions): Promise<RunEnd> {
  const { event, settings, publisher, signal, version } = options;
  const config = await readConfig(job.repository, job.trusted, settings.configFile);
  const aliases = config['model-aliases'];
  const credentials = takeCredentials(config.install.credentials, process.env);
  const variables = takeVariables(config, process.env);
  const redactor = createRedactor(secretsOf(settings, credentials, variables));
  const progress = (happened: Progress): void => options.progress(redactor.json(happened));
  if (event.kind !== 'local' && event.source === 'issue_comment')
    refuseUncontained((await house.tools(aliases)).sandbox, credentials);
  const { question } = settings;
  const context = contextOf({ event, settings, version });
  // Git is asked while the sandbox is proven.
  const asking =
    question === null ? null : prepareAsk(job, config, { variables, program: options.program === true });
  asking?.catch(() => undefined);
  const begun = publisher.begin(
    question === null ? runningText(job, context) : await askingText(job, question, context),
  );
  const outcome = await whileCurrent<JobResult>(begun, signal, async (signal) => {
    const tools = { config, credentials, redactor, ...(await house.tools(aliases)), progress, signal };
    if (question === null || asking === null) return await verify(job, tools);
    const { ask, repertoire } = await asking;
    return await ask(job, question, {
      ...tools,
      repertoire,
      variables,
      remote: remotePlace(config, options),
      askPerson: options.askPerson,
    });
  });
  signal.throwIfAborted();
  if ('superseded' in outcome) {
    await publisher.finish(supersededReport(job.change.head, outcome.superseded));
    return { result: null, exitCode: 0, redact: redactor.text };
  }
  const { result } = outcome;
  const reporting = { event, settings, version, redactor };
  const { shown, exitCode } = await writeReport(result, reporting);
  await publisher.finish(shown);
  if (result.job === 'verify')
    await leavePage(result, { ...reporting, tell: (text) => progress({ type: 'stage', text }) });
  return { result, exitCode, redact: redactor.text };
}

/** Where agents can be started on other machines: from a workflow that has a token, if the configuration names one for them. */
function remotePlace({ agents }: Config, { event, settings, version }: RunOptions): RemotePlace | null {
  const workflow = agents['remote-workflow'];
  const token = settings.githubToken;
  if (workflow === null || event.kind === 'local' || token === null) return null;
  const { apiUrl, serverUrl } = settings.github;
  const limitMs = settings.maxMinutes * 60_000;
  const silent = { info: () => undefined, warning: () => undefined };
  return {
    repository: event.repository,
    serverUrl,
    workflow,
    limitMs,
    async client() {
      const { openClient } = await import('../github/client.ts');
      return await openClient({ token, apiUrl, deadline: Date.now() + limitMs, log: silent, version });
    },
  };
}

async function prepareAsk(job: Job, config: Config, asked: { variables: Variables; program: boolean }) {
  const [{ ask }, { openRepertoire }] = await Promise.all([import('./ask.ts'), import('./repertoire.ts')]);
  return { ask, repertoire: await openRepertoire(job, config, asked) };
}
