import { inputsOf, readSettings } from '../../src/event/inputs.ts';
import type { CommandEvent, EndedRunEvent } from '../../src/event/types.ts';
import { secret } from '../../src/base/secret.ts';
import { openUrgentClient, type ClientOptions } from '../../src/github/client.ts';
import { openPublisher } from '../../src/github/publish.ts';
import { publish, type PublishEnd } from '../../src/job/publish.ts';
import type { Lanes } from '../stand-ins/lanes.ts';

const repository = { owner: 'acme', repo: 'widgets' };
export const ended: EndedRunEvent = { kind: 'ended-run', repository, runId: 900 };
export const asked: CommandEvent = {
  kind: 'command',
  repository,
  number: 1,
  by: { login: 'olive', id: 5, bot: false, app: null },
};

export const token = 'ghs_canary0123456789';

/** The job by itself, with the client that does not wait. `lines` takes the log. */
export async function publishing(
  event: EndedRunEvent | CommandEvent,
  { github }: Lanes,
  { inputs = {}, lines = [] }: { inputs?: Record<string, string>; lines?: string[] } = {},
): Promise<PublishEnd> {
  const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const env: Record<string, string> = {
    'INPUT_GITHUB-TOKEN': token,
    GITHUB_RUN_ID: '500',
    GITHUB_REPOSITORY: 'acme/widgets',
    ...Object.fromEntries(given),
  };
  const settings = readSettings(inputsOf(env), env, 'action input');
  const log = { info: (text: string) => lines.push(text), warning: (text: string) => lines.push(text) };
  const options: ClientOptions = {
    token: secret(token),
    apiUrl: github.url,
    deadline: Date.now() + 60_000,
    log,
    version: '0',
  };
  const client = () => openUrgentClient(options);
  const step = { output: nothing, saveState: nothing, summary: () => Promise.resolve() };
  return publish(event, {
    settings,
    client: await client(),
    openPublisher: (target) =>
      openPublisher({ target, client, urgentClient: client, deadline: options.deadline, step, log }),
    signal: new AbortController().signal,
    version: '0',
  });
}

function nothing(): void {}
