import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderDocument } from '../../src/report/document.ts';
import { result } from '../report/results.ts';
import { startGitHub, type GitHubStandIn } from './github.ts';
import { zipOf } from './zip.ts';

export const forkHead = 'c'.repeat(40);
const base = 'b'.repeat(40);

/** The storage that artifacts lie in: another host, which refuses whoever brings a token along. */
type Storage = {
  url: string;
  archive: Buffer;
  status: number;
  tokens: string[];
  close(): Promise<void>;
};

export type Lanes = { github: GitHubStandIn; storage: Storage; close(): Promise<void> };

const repositoryId = 1;
const forkId = 2;

/**
 * A pull request #1 from a fork. Run 900 of `pull_request` verified its head and left the artifact; run 500 is the one of
 * a comment of olive's, whose first job left another.
 */
export async function startLanes(): Promise<Lanes> {
  const [github, storage] = [await startGitHub(forkHead), await startStorage()];
  const blob = { status: 302, headers: { location: `${storage.url}/blob?signature=x` } };
  github.answers = {
    'GET actions/runs/900': { status: 200, body: run({}) },
    'GET actions/runs/500': {
      status: 200,
      body: run({ id: 500, event: 'issue_comment', status: 'in_progress' }),
    },
    'GET actions/runs/900/artifacts': { status: 200, body: artifacts([{}]) },
    'GET actions/runs/500/artifacts': { status: 200, body: artifacts([{}]) },
    'GET actions/artifacts/3/zip': blob,
    'GET collaborators/olive/permission': { status: 200, body: permission('write') },
    'GET pulls': (url) => {
      const asked =
        url.searchParams.get('head') === 'mallory:patch' && url.searchParams.get('state') === 'open';
      return { status: 200, body: asked ? [pull({})] : [] };
    },
    'GET pull': () => ({ status: 200, body: pull({ sha: github.head }) }),
  };
  storage.archive = archiveOf(document({}));
  return {
    github,
    storage,
    close: async () => void (await Promise.all([github.close(), storage.close()])),
  };
}

async function startStorage(): Promise<Storage> {
  const state: Storage = {
    url: '',
    archive: Buffer.alloc(0),
    status: 200,
    tokens: [],
    close: () => closed(server),
  };
  const server = createServer((request, response) => {
    const token = request.headers.authorization;
    if (token !== undefined) state.tokens.push(token);
    response.writeHead(token === undefined ? state.status : 400).end(state.archive);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server that listens
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

export function run(change: Record<string, unknown>): Record<string, unknown> {
  return {
    id: 900,
    run_attempt: 1,
    event: 'pull_request',
    status: 'completed',
    conclusion: 'success',
    head_sha: forkHead,
    head_branch: 'patch',
    repository: { id: repositoryId },
    head_repository: { id: forkId, owner: { login: 'mallory' } },
    actor: { login: 'mallory' },
    run_started_at: '2026-11-30T10:00:00Z',
    ...change,
  };
}

export function pull({
  sha = forkHead,
  number = 1,
  repo = forkId as number | null,
  ref = 'patch',
  state = 'open',
}) {
  return {
    number,
    state,
    draft: false,
    title: 'T',
    body: null,
    user: { login: 'mallory', type: 'User' },
    head: { sha, ref, repo: repo === null ? null : { id: repo } },
    base: { sha: base, ref: 'main', repo: { id: repositoryId } },
    merge_commit_sha: null,
  };
}

export function artifacts(changes: Record<string, unknown>[]): Record<string, unknown> {
  return { total_count: changes.length, artifacts: changes.map((change) => ({ ...artifact, ...change })) };
}

const artifact = {
  id: 3,
  name: 'gainsay-result',
  size_in_bytes: 1_000,
  expired: false,
  created_at: '2026-11-30T10:05:00Z',
};

export function permission(word: string, role = word, id = 5): unknown {
  return { permission: word, role_name: role, user: { login: 'olive', id } };
}

/** What a run leaves, with fields of it replaced. */
export function document({
  about = {},
  ...change
}: { about?: Record<string, unknown> } & Record<string, unknown>): Record<string, unknown> {
  const passed = result({
    verdict: {
      call: 'PASS',
      shown: 'demonstrated',
      headline: 'It holds',
      reasons: [],
      findings: [],
      passed: [],
      notVerified: [],
    },
  });
  const whole: Record<string, unknown> = JSON.parse(
    renderDocument(passed, { version: '1.2.3', exitCode: 0 }),
  );
  return {
    ...whole,
    about: { repository: 'acme/widgets', pullRequest: 1, run: 900, ...about },
    change: { base, head: forkHead },
    ...change,
  };
}

export function archiveOf(content: unknown): Buffer {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return zipOf([{ name: 'result.json', content: text }]);
}

export function comment(change: Record<string, unknown> = {}) {
  return {
    action: 'created',
    issue: { number: 1, state: 'open', pull_request: { url: 'x' } },
    comment: { body: '/gainsay verify', user: { login: 'olive', id: 5, type: 'User' }, ...change },
    repository: { full_name: 'acme/widgets' },
  };
}
