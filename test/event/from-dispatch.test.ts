import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secret } from '../../src/base/secret.ts';
import { resolveDispatch } from '../../src/event/from-dispatch.ts';
import type { DispatchEvent } from '../../src/event/types.ts';
import { openUrgentClient } from '../../src/github/client.ts';
import type { Body } from 'nock';
import { interceptRequests } from '../github/nock.ts';

const nock = interceptRequests();

const head = 'a'.repeat(40);
const base = 'b'.repeat(40);
const api = 'https://github.example/api/v3';

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

describe('a dispatch for a pull request', () => {
  it('is verified like the pull request itself', async () => {
    answer('/pulls/7', 200, pull({}));
    expect(await resolve({ pullRequest: 7 })).toMatchObject({
      kind: 'pull-request',
      source: 'workflow_dispatch',
      number: 7,
      headSha: head,
      baseSha: base,
      trust: 'same-repository',
    });
  });

  it.each([
    [{ head: { sha: head, ref: 'x', repo: null } }, 'fork'],
    [{ head: { sha: head, ref: 'x', repo: { id: 2 } } }, 'fork'],
    [{ user: { login: 'renovate[bot]', type: 'Bot' } }, 'bot'],
    [{ user: null }, 'same-repository'],
  ])('%j has the trust %s', async (change, trust) => {
    answer('/pulls/7', 200, pull(change));
    expect(await resolve({ pullRequest: 7 })).toMatchObject({ trust });
  });

  it.each([
    [{ state: 'closed' }, /closed/],
    [{ draft: true }, /draft/],
  ])('%j is skipped', async (change, reason) => {
    answer('/pulls/7', 200, pull(change));
    const event = await resolve({ pullRequest: 7 });
    expect(event).toMatchObject({ kind: 'skip', reason: expect.stringMatching(reason) });
  });

  it('that does not exist is an error that says what to check', async () => {
    answer('/pulls/7', 404, { message: 'Not Found' });
    await expect(resolve({ pullRequest: 7 })).rejects.toMatchObject({
      message: expect.stringContaining('pull request #7'),
      remedy: expect.stringContaining('number'),
    });
  });
});

it('a dispatch on a branch compares it with the tip of the default branch', async () => {
  answer('/branches/trunk', 200, { name: 'trunk', commit: { sha: base } });
  const ask = { ref: 'refs/heads/topic', sha: head, defaultBranch: 'trunk' };
  expect(await resolve(ask)).toMatchObject({
    number: null,
    headSha: head,
    headRef: 'topic',
    baseSha: base,
    baseRef: 'trunk',
  });
});

async function resolve(ask: DispatchEvent['ask']) {
  const log = { info: () => undefined, warning: () => undefined };
  const client = await openUrgentClient({ token: secret('t'), apiUrl: api, deadline: 0, log, version: '0' });
  const event = {
    kind: 'dispatch' as const,
    repository: { owner: 'acme', repo: 'widgets' },
    actor: 'olive',
    ask,
  };
  return resolveDispatch(event, client, { includeDrafts: false });
}

function answer(path: string, status: number, body: Body): void {
  nock(api).get(`/repos/acme/widgets${path}`).reply(status, body);
}

function pull(change: object) {
  return {
    number: 7,
    state: 'open',
    draft: false,
    title: 'T',
    body: null,
    user: { login: 'dana', type: 'User' },
    head: { sha: head, ref: 'feature', repo: { id: 1 } },
    base: { sha: base, ref: 'main', repo: { id: 1 } },
    merge_commit_sha: null,
    ...change,
  };
}
