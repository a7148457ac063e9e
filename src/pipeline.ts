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
import { contextOf, writeReport } from './job/report.ts';
import { failsJob } from './report/conclusion.ts';
import type { Progress } from './report/progress-line.ts';

export type PipelineOptions = {
  event: PullRequestEvent | LocalEvent;
  settings: Settings;
  publisher: Publisher;
  progress: (event: Progress) => void;
  signal: AbortSignal;
  version: string;
};

/** event → job → agents → evidence → verdict → report */
export async function run(options: PipelineOptions): Promise<{ result: JobResult; exitCode: number }> {
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
    const result = await verify(job, {
      config,
      credentials,
      redactor,
      ...(await house.tools()),
      progress,
      signal,
    });
    await begun;
    signal.throwIfAborted();
    await publisher.finish(await writeReport(result, { event, settings, version, redactor }));
    return { result, exitCode: failsJob(result.verdict, settings.failOn) ? 1 : 0 };
  } finally {
    await house.close();
  }
}
