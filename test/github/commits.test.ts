import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { secret } from '../../src/base/secret.ts';
import { openUrgentClient } from '../../src/github/client.ts';
import { ensureCommits, type Commits, type Origin } from '../../src/github/commits.ts';
import { openRepository } from '../../src/workspace/git.ts';
import { startGitHub, type GitHubStandIn } from '../stand-ins/github.ts';

const token = 'ghs_canary';
const env = {
  PATH: process.env['PATH'] ?? '',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.invalid',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.invalid',
};

let folder: string;
let upstream: string;
let checkouts = 0;
let github: GitHubStandIn;
let told: string[];

/**
 * main: fork point – 40 commits – tip; the pull request grew from the fork point with 40 commits and its head; `merge`
 * joins both; `stranger` has no history in common with them.
 */
let shas: { base: string; tip: string; head: string; merge: string; stranger: string };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gainsay-commits-'));
  upstream = path.join(folder, 'upstream.git');
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', upstream);
  git(upstream, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  execFileSync('git', ['fast-import', '--quiet'], { cwd: upstream, env, input: history() });
  const named = (ref: string): string => git(upstream, 'rev-parse', ref);
  shas = {
    base: named('refs/tags/fork-point'),
    tip: named('main'),
    head: named('refs/pull/1/head'),
    merge: named('refs/pull/1/merge'),
    stranger: named('stranger'),
  };
});

beforeEach(async () => {
  told = [];
  github = await startGitHub(shas.head);
});

afterEach(() => github.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('from a checkout of depth 1', () => {
  it('the merge base is asked from GitHub and only the commits needed are fetched', async () => {
    github.mergeBase = shas.base;
    const checkout = clone('--depth=1');
    const commits = await ensure(checkout, await origin());
    expect(commits).toEqual({ head: shas.head, base: shas.base, baseTip: shas.tip, merge: shas.merge });
    expect(git(checkout, 'diff', '--name-only', shas.base, shas.head)).toBe('b.txt');
    expect(Number(git(checkout, 'rev-list', '--count', '--all', shas.head, shas.base))).toBeLessThan(6);
  });

  it('it is found by deepening when GitHub does not tell', async () => {
    const checkout = clone('--depth=1');
    expect(await ensure(checkout, await origin())).toMatchObject({ base: shas.base, head: shas.head });
    expect(told.join()).toContain('did not tell the merge base');
  });

  it('without any GitHub it is found by deepening too', async () => {
    expect(await ensure(clone('--depth=1'), null)).toMatchObject({ base: shas.base });
  });

  it('no merge base is an error, never an empty difference', async () => {
    const { stranger } = shas;
    await expect(ensure(clone('--depth=1'), null, { base: stranger })).rejects.toThrow(/no common ancestor/);
  });
});

describe('from a full clone', () => {
  it('nothing is asked and nothing becomes shallow', async () => {
    const checkout = clone();
    expect(await ensure(checkout, await origin())).toMatchObject({ base: shas.base, head: shas.head });
    expect(git(checkout, 'rev-parse', '--is-shallow-repository')).toBe('false');
    expect(github.requests).toEqual([]);
  });

  it('names are resolved where there is no GitHub behind', async () => {
    const commits = await ensure(clone(), null, {
      head: 'origin/main~3',
      base: 'fork-point',
      mergeSha: null,
    });
    const head = git(upstream, 'rev-parse', 'main~3');
    expect(commits).toEqual({ head, base: shas.base, baseTip: shas.base, merge: null });
  });

  it('unrelated histories are an error', async () => {
    const { stranger } = shas;
    await expect(ensure(clone(), null, { base: stranger })).rejects.toThrow(/no common ancestor/);
  });
});

describe('the merge result', () => {
  it('is left out when base has not moved on', async () => {
    expect(await ensure(clone(), null, { base: shas.base })).toMatchObject({
      baseTip: shas.base,
      merge: null,
    });
  });

  it('is left out when it merges another head', async () => {
    expect(await ensure(clone(), null, { mergeSha: shas.tip })).toMatchObject({ merge: null });
  });
});

it('the token travels to its own repository over HTTP, and stays in no file', async () => {
  const { server, url, headers } = await serveGit();
  try {
    github.mergeBase = shas.base;
    const checkout = clone('--depth=1');
    git(checkout, 'remote', 'set-url', 'origin', `${url}/acme/widgets`);
    // As actions/checkout leaves it by default: two such headers would be refused by GitHub.
    git(checkout, 'config', `http.${url}/.extraheader`, 'AUTHORIZATION: basic c3RhbGU=');
    const commits = await ensure(checkout, await origin(url));
    expect(commits).toMatchObject({ head: shas.head, base: shas.base });
    const expected = `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    expect([...new Set(headers)]).toEqual([expected]);
    expect(await readFile(path.join(checkout, '.git/config'), 'utf8')).not.toContain(expected.slice(6));
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function ensure(
  checkout: string,
  from: Origin | null,
  changed: Partial<{ head: string; base: string; mergeSha: string | null }> = {},
): Promise<Commits> {
  const log = { info: (text: string) => told.push(text), warning: (text: string) => told.push(text) };
  const access = {
    repository: await openRepository(checkout),
    origin: from,
    log,
    signal: AbortSignal.timeout(20_000),
  };
  return ensureCommits(access, { head: shas.head, base: shas.tip, mergeSha: shas.merge, ...changed });
}

async function origin(serverUrl = 'https://github.example'): Promise<Origin> {
  const log = { info: () => undefined, warning: () => undefined };
  const options = {
    token: secret(token),
    apiUrl: github.url,
    deadline: Date.now() + 20_000,
    log,
    version: '0',
  };
  return {
    repository: { owner: 'acme', repo: 'widgets' },
    client: await openUrgentClient(options),
    token: secret(token),
    serverUrl,
  };
}

/** For `git fast-import`: eighty commits by one process. */
function history(): string {
  return [
    added('refs/heads/main', 'fork point', inline('a.txt', 'a')),
    'reset refs/tags/fork-point\nfrom refs/heads/main\n\n',
    'reset refs/pull/1/head\nfrom refs/heads/main\n\n',
    many('refs/pull/1/head'),
    added('refs/pull/1/head', 'head', inline('b.txt', 'b')),
    many('refs/heads/main'),
    added('refs/heads/main', 'tip', inline('c.txt', 'c')),
    'reset refs/pull/1/merge\nfrom refs/heads/main\n\n',
    added('refs/pull/1/merge', 'merge', `merge refs/pull/1/head\n${inline('b.txt', 'b')}`),
    added('refs/heads/stranger', 'stranger', inline('z.txt', 'z')),
  ].join('');
}

function many(ref: string): string {
  return Array.from({ length: 40 }, (_, n) => added(ref, `${ref} ${n}`)).join('');
}

function added(ref: string, message: string, more = ''): string {
  return `commit ${ref}\ncommitter a <a@example.invalid> 1700000000 +0000\ndata ${message.length}\n${message}\n${more}`;
}

function inline(name: string, text: string): string {
  return `M 100644 inline ${name}\ndata ${text.length}\n${text}\n`;
}

function clone(...options: string[]): string {
  checkouts += 1;
  const target = path.join(folder, `checkout-${checkouts}`);
  git(folder, 'clone', '--quiet', ...options, `file://${upstream}`, target);
  return target;
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

/** git over HTTP on loopback, as `git http-backend` speaks it; notes each request's authorization. */
async function serveGit(): Promise<{ server: Server; url: string; headers: string[] }> {
  const headers: string[] = [];
  const server = createServer((request, response) => {
    headers.push(request.headers.authorization ?? 'none');
    const url = new URL(request.url ?? '/', 'http://loopback');
    const backend = spawn('git', ['http-backend'], {
      env: {
        ...env,
        GIT_PROJECT_ROOT: upstream,
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: url.pathname.replace('/acme/widgets', ''),
        QUERY_STRING: url.search.slice(1),
        REQUEST_METHOD: request.method,
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        ...(request.headers['content-encoding']
          ? { HTTP_CONTENT_ENCODING: request.headers['content-encoding'] }
          : {}),
        GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    request.pipe(backend.stdin);
    const chunks: Buffer[] = [];
    backend.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    backend.on('close', () => {
      const output = Buffer.concat(chunks);
      const end = output.indexOf('\r\n\r\n');
      const lines = output.subarray(0, end).toString().split('\r\n');
      const status = lines.find((line) => line.startsWith('Status:'));
      for (const line of lines.filter((candidate) => !candidate.startsWith('Status:'))) {
        const [name = '', value = ''] = line.split(/: (.*)/s);
        response.setHeader(name, value);
      }
      response.writeHead(status ? Number(status.slice(8, 11)) : 200).end(output.subarray(end + 4));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, headers };
}
