import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a runner puts around a step: the event's file, the command files, the variables. */
export type RunnerStep = {
  folder: string;
  env: Record<string, string>;
  /** Text of one of the command files, empty when nothing was written. */
  file(name: 'output' | 'state' | 'summary'): Promise<string>;
  remove(): Promise<void>;
};

export async function runnerStep(
  eventName: string,
  payload: unknown,
  more: Record<string, string> = {},
): Promise<RunnerStep> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gainsay-step-'));
  const inFolder = (name: string): string => path.join(folder, name);
  for (const name of ['output', 'state', 'summary']) await writeFile(inFolder(name), '');
  await writeFile(inFolder('event.json'), typeof payload === 'string' ? payload : JSON.stringify(payload));
  return {
    folder,
    env: {
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: eventName,
      GITHUB_EVENT_PATH: inFolder('event.json'),
      GITHUB_REPOSITORY: 'acme/widgets',
      GITHUB_RUN_ID: '500',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_OUTPUT: inFolder('output'),
      GITHUB_STATE: inFolder('state'),
      GITHUB_STEP_SUMMARY: inFolder('summary'),
      RUNNER_TEMP: folder,
      ...more,
    },
    file: (name) => readFile(inFolder(name), 'utf8'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
