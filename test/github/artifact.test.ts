import { afterEach, beforeEach, expect, it } from 'vitest';
import { secret } from '../../src/base/secret.ts';
import { fetchArtifact } from '../../src/github/artifact.ts';
import { openUrgentClient } from '../../src/github/client.ts';
import type { KnownRun } from '../../src/github/workflow-runs.ts';
import { artifacts } from '../stand-ins/lanes.ts';
import { interceptRequests } from './nock.ts';

const nock = interceptRequests();

const api = 'https://github.example/api/v3';
const run: KnownRun = {
  id: 900,
  attempt: 1,
  event: 'pull_request',
  completed: true,
  conclusion: 'success',
  headSha: 'a'.repeat(40),
  headBranch: 'patch',
  headRepository: null,
  ownHead: false,
  actor: null,
  startedAt: 0,
};

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

async function fetched(location: string | null): Promise<Buffer | null> {
  const asked = nock(api, { reqheaders: { authorization: 'token ghs_x' } });
  asked
    .get('/repos/acme/widgets/actions/runs/900/artifacts?name=a&per_page=100')
    .reply(200, artifacts([{ name: 'a' }]));
  asked
    .get('/repos/acme/widgets/actions/artifacts/3/zip')
    .reply(302, '', location === null ? {} : { location });
  const log = { info: () => undefined, warning: () => undefined };
  const token = secret('ghs_x');
  const client = await openUrgentClient({ token, apiUrl: api, deadline: 0, log, version: '0' });
  const signal = new AbortController().signal;
  const access = { client, repository: { owner: 'acme', repo: 'widgets' }, signal };
  return fetchArtifact(access, run, { name: 'a', mostBytes: 1_000 });
}

it('of an enterprise server comes from its storage, which sees no token', async () => {
  nock('https://storage.example', { badheaders: ['authorization', 'cookie'] })
    .get('/blob?sig=1')
    .reply(200, 'archive');
  expect(String(await fetched('https://storage.example/blob?sig=1'))).toBe('archive');
});

it.each([
  ['http://storage.example/blob', /another kind \(http:\)/],
  ['file:///etc/passwd', /another kind \(file:\)/],
  ['/blob', /did not say where/],
  [null, /did not say where/],
])('is not looked for at %j', async (location, words) => {
  await expect(fetched(location)).rejects.toThrow(words);
});

it('that the storage refuses is told without the signed address', async () => {
  nock('https://storage.example').get('/blob?sig=1').reply(403);
  const told = fetched('https://storage.example/blob?sig=1');
  await expect(told).rejects.toThrow(/storage\.example: the storage answered 403/);
  await expect(told).rejects.not.toThrow(/sig=1/);
});
