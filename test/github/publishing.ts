import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { secret } from '../../src/base/secret.ts';
import { openUrgentClient, type openClient } from '../../src/github/client.ts';
import { finishWhatMainLeft } from '../../src/github/post.ts';
import { openPublisher } from '../../src/github/publish.ts';
import type { StepFiles } from '../../src/github/step.ts';
import { openFreshStep } from './fresh-step.ts';
import type { VerdictReport, Publisher, PublishTarget } from '../../src/github/types.ts';
import { startGitHub, type GitHubStandIn } from '../stand-ins/github.ts';

export const head = 'a'.repeat(40);
export const newHead = 'b'.repeat(40);
export const target: PublishTarget = {
  repository: { owner: 'acme', repo: 'widgets' },
  number: 1,
  headSha: head,
  run: { id: 500, attempt: 1, url: 'https://github.com/acme/widgets/actions/runs/500' },
  checkName: 'gainsay',
  comment: true,
  checkRun: true,
};
export const report: VerdictReport = {
  comment: '**PASS** all is well',
  checkRun: { conclusion: 'success', title: 'PASS', summary: 'all is well', annotations: [] },
  summary: '# PASS in the summary',
  outputs: { verdict: 'PASS' },
};

export let github: GitHubStandIn;
let folder: string;
let step: StepFiles;
export let lines: string[];

/** A folder for the step's files, and before each test a GitHub that nothing has been written to. */
export function usePublishing(): void {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gainsay-publish-'));
    step = await openFreshStep({
      output: inFolder('output'),
      state: inFolder('state'),
      summary: inFolder('summary'),
    });
  });

  beforeEach(async () => {
    github = await startGitHub(head);
    for (const name of ['output', 'state', 'summary']) await writeFile(inFolder(name), '');
    lines = [];
  });

  afterEach(() => github.close());

  afterAll(() => rm(folder, { recursive: true, force: true }));
}

export const marker = {
  name: 'gainsay',
  head,
  run: 500,
  attempt: 1,
  at: '2026-01-01T00:00:00Z',
  state: 'running' as const,
};

function clientOptions() {
  return {
    token: secret('ghs_x'),
    apiUrl: github.url,
    deadline: Date.now() + 60_000,
    log: log(),
    version: '0',
  };
}

function log() {
  return { info: (text: string) => lines.push(text), warning: (text: string) => lines.push(text) };
}

/** Most tests do without the client that spaces its writes by a second. */
export function publisherFor(
  which: PublishTarget,
  open: typeof openClient = openUrgentClient,
  patienceMs = 60_000,
): Publisher {
  return openPublisher({
    target: which,
    client: () => open(clientOptions()),
    urgentClient: () => openUrgentClient(clientOptions()),
    step,
    log: log(),
    deadline: Date.now() + patienceMs,
  });
}

export async function post(saved: { commentId?: number; finished?: boolean }): Promise<void> {
  const state = { target, commentId: null, checkRunId: null, finished: false, runFolder: null, ...saved };
  await finishWhatMainLeft(state, { client: clientOptions(), log: log() });
}

export function bodies(): string[] {
  return github.comments.map(({ body }) => shown(body));
}

export function shown(body: string | undefined): string {
  return (body ?? '').replace(/^<!--.*-->\n/, '');
}

function inFolder(name: string): string {
  return path.join(folder, name);
}

export function written(name: string): Promise<string> {
  return readFile(inFolder(name), 'utf8');
}
