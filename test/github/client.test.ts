import { createServer, type Server } from 'node:http';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { secret } from '../../src/base/secret.ts';
import { openClient, openUrgentClient } from '../../src/github/client.ts';
import { builtProgram } from '../scenarios/bundle.ts';
import { interceptRequests } from './nock.ts';

const nock = interceptRequests();

const pull = { owner: 'acme', repo: 'widgets', pull_number: 1 };
let server: Server | null = null;

beforeAll(builtProgram, 240_000);
afterEach(() => {
  nock.cleanAll();
  server?.closeAllConnections();
  server?.close();
  server = null;
});

describe.each([
  ['a run', openClient],
  ['the last seconds', openUrgentClient],
])('the client of %s', (_, open) => {
  it('asks an enterprise server at its own addresses, as itself', async () => {
    const headers = { reqheaders: { authorization: 'token ghs_x', 'user-agent': /^gainsay\/7 / } };
    const rest = nock('https://ghe.example', headers)
      .get('/api/v3/repos/acme/widgets/pulls/1')
      .reply(200, {});
    const graphql = nock('https://ghe.example')
      .post('/api/graphql')
      .reply(200, { data: { viewer: 1 } });
    const client = await open(options('https://ghe.example/api/v3/'));
    await client.rest.pulls.get(pull);
    expect(await client.graphql('query { viewer }')).toEqual({ viewer: 1 });
    expect(rest.isDone() && graphql.isDone()).toBe(true);
  });

  it('drops a request at the signal', async () => {
    const url = await silentServer();
    const client = await open(options(url));
    const started = Date.now();
    const request = { signal: AbortSignal.timeout(200) };
    await expect(client.rest.pulls.get({ ...pull, request })).rejects.toThrow();
    expect(Date.now() - started).toBeLessThan(2_000);
  });
});

it('the client of the last seconds waits for no server', async () => {
  const client = await openUrgentClient(options(await silentServer()));
  const started = Date.now();
  await expect(client.rest.pulls.get(pull)).rejects.toThrow();
  expect(Date.now() - started).toBeLessThan(9_000);
});

it('a proxy is obeyed where the runner sets one', async () => {
  const asked: string[] = [];
  server = createServer();
  server.on('connect', (request, socket) => {
    asked.push(String(request.url));
    socket.end('HTTP/1.1 502 no\r\n\r\n');
  });
  const proxy = await listening(server);
  const module = pathToFileURL(path.join(path.dirname(await builtProgram()), 'github/client.js')).href;
  const script = `
    const { openUrgentClient } = await import(${JSON.stringify(module)});
    const log = { info() {}, warning() {} };
    const token = { reveal: () => 'ghs_x' };
    const apiUrl = 'https://api.github.invalid';
    const client = await openUrgentClient({ token, apiUrl, deadline: Date.now() + 5000, log, version: '7' });
    await client.request('GET /zen', { request: { retries: 0 } }).catch(() => undefined);`;
  const env = { PATH: process.env['PATH'], GITHUB_API_URL: 'https://api.github.invalid', https_proxy: proxy };
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
  expect(asked).toEqual(['api.github.invalid:443']);
});

function options(apiUrl: string) {
  const log = { info: () => undefined, warning: () => undefined };
  return { token: secret('ghs_x'), apiUrl, deadline: Date.now() + 60_000, log, version: '7' };
}

function silentServer(): Promise<string> {
  server = createServer(() => undefined);
  return listening(server);
}

async function listening(made: Server): Promise<string> {
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const address = made.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}
