import { createRedactor } from './base/redact.ts';
import type { Settings } from './event/inputs.ts';
import type { LocalEvent, PullRequestEvent } from './event/types.ts';
import type { Publisher } from './github/types.ts';
import { readConfig } from './job/brief.ts';
import { secretsOf, takeCredentials } from './job/credentials.ts';
import { openHouse } from './job/house.ts';
import { makeRunFolder, openJob } from './job/open.ts';
import type { JobResult } from './job/types.ts';
import { runningText, verify } from './job/verify.ts';
import { contextOf, leavePage, writeReport } from './job/report.ts';
import { whileCurrent } from './job/while-current.ts';
import { failsJob } from './report/conclusion.ts';
import type { Progress } from './report/progress-line.ts';
import { supersededReport } from './report/superseded.ts';

export type PipelineOptions = {
  event: PullRequestEvent | LocalEvent;
  settings: Settings;
  publisher: Publisher;
  progress: (event: Progress) => void;
  signal: AbortSignal;
  version: string;
};

/** `result` is null when the head had moved on before the run began. */
export type PipelineEnd = { result: JobResult | null; exitCode: number };

/** event → job → agents → evidence → verdict → report */
export async function run(options: PipelineOptions): Promise<PipelineEnd> {
  const { event, settings, publisher, progress, signal, version } = options;
  const folder = await makeRunFolder(settings.runFolders);
  // The sandbox is proven and the model loaded while git looks at the change.
  const house = openHouse({ settings, folder, progress, signal });
  try {
    const tell = (text: string): void => progress({ type: 'stage', text });
    const job = await openJob(event, {
      settings,
      folder,
      version,
      signal,
      log: { info: tell, warning: tell },
    });
    const config = await readConfig(job.repository, job.trusted, settings.configFile);
    const credentials = takeCredentials(config.install.credentials, process.env);
    const redactor = createRedactor(secretsOf(settings, credentials));
    const begun = publisher.begin(runningText(job, contextOf({ event, settings, version })));
    const outcome = await whileCurrent(begun, signal, async (signal) =>
      verify(job, { config, credentials, redactor, ...(await house.tools()), progress, signal }),
    );
    signal.throwIfAborted();
    if ('superseded' in outcome) {
      await publisher.finish(supersededReport(job.change.head, outcome.superseded));
      return { result: null, exitCode: 0 };
    }
    const { result } = outcome;
    const reporting = { event, settings, version, redactor };
    await publisher.finish(await writeReport(result, reporting));
    await leavePage(result, { ...reporting, tell });
    return { result, exitCode: failsJob(result.verdict, settings.failOn) ? 1 : 0 };
  } finally {
    await house.close();
  }
}
