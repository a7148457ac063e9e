import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox } from '../../../src/sandbox/open.ts';
import type { Sandbox } from '../../../src/sandbox/types.ts';
import { removeFolder } from '../../../src/workspace/remove-folder.ts';
import { newFolder, runScript } from '../contained.ts';

describe('what the configuration lists for tests and checks', () => {
  let folder: string;
  let sandbox: Sandbox;
  const host = http.createServer((_, response) => response.end('the host'));
  const service = net.createServer((socket) => socket.end('the service'));
  let reached = 0;
  const other = net.createServer((socket) => {
    reached += 1;
    socket.end();
  });

  beforeAll(async () => {
    folder = await newFolder();
    for (const server of [host, service, other]) {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
    }
    sandbox = await openSandbox({ choice: 'auto', runFolder: folder }, new AbortController().signal);
  });
  afterAll(async () => {
    for (const server of [host, service, other]) server.close();
    await sandbox.close();
    await removeFolder(folder);
  });

  const ask = (asked: string[][], listed: { ports: number[]; hosts: string[] }) =>
    runScript(sandbox, folder, '', {
      argv: ['node', '-e', asking(asked)],
      network: { kind: 'listed', ...listed },
    });

  it('is reached, ports and hosts together, and nothing else is', async () => {
    const listed = { ports: [portOf(service)], hosts: [`127.0.0.1:${portOf(host)}`, 'localhost'] };
    const { out, survivors } = await ask(
      [
        ['GET', `http://127.0.0.1:${portOf(host)}/`],
        ['CONNECT', `127.0.0.1:${portOf(host)}`],
        ['GET', `http://127.0.0.1:${portOf(other)}/`],
        ['CONNECT', `127.0.0.1:${portOf(other)}`],
        // Listed, but its name leads inwards.
        ['CONNECT', 'localhost:80'],
        ['CONNECT', 'registry.npmjs.org:443'],
        ['CONNECT', 'example.com:443'],
        ['GET', 'http://169.254.169.254/latest/meta-data/'],
        ['direct', String(portOf(service))],
        ['direct', String(portOf(other))],
        ['direct', String(portOf(host))],
      ],
      listed,
    );
    expect(out.trim().split('\n')).toEqual([
      '200 the host',
      '200',
      '403',
      '403',
      '403',
      '403',
      '403',
      '403',
      'the service',
      'ECONNREFUSED',
      'ECONNREFUSED',
    ]);
    expect({ reached, survivors }).toEqual({ reached: 0, survivors: 0 });
  });

  it('says in the command’s own answer why a host is not reached', async () => {
    const { out } = await runScript(
      sandbox,
      folder,
      `node -e "require('http').get({ host: '127.0.0.1', port: new URL(process.env.HTTP_PROXY).port, path: 'http://example.com/' }, (answer) => answer.pipe(process.stdout))"`,
      { network: { kind: 'listed', ports: [], hosts: ['example.org'] } },
    );
    expect(out).toBe('gainsay: example.com:80 is not among the network.hosts\n');
  });

  it('leaves a service of the job the port that the proxy usually has', async () => {
    const { out } = await runScript(sandbox, folder, 'echo "$HTTP_PROXY $NO_PROXY"', {
      network: { kind: 'listed', ports: [3128], hosts: ['example.org'] },
    });
    expect(out).toBe('http://127.0.0.1:3129 127.0.0.1,localhost\n');
  });
});

/** Asks one after the other, and prints a line for each. */
function asking(asked: string[][]): string {
  return `
const { HTTP_PROXY } = process.env, asked = ${JSON.stringify(asked)};
const text = async (stream) => { let all = ''; for await (const part of stream) all += part; return all; };
const direct = (port) => new Promise((resolve) => {
  const socket = require('net').connect(Number(port), '127.0.0.1').on('error', (error) => resolve(error.code));
  text(socket).then(resolve, () => {});
});
const proxied = (method, path) => new Promise((resolve) => {
  const { hostname, port } = new URL(HTTP_PROXY);
  require('http').request({ host: hostname, port, method, path, agent: false })
    .on('response', async (answer) => { const body = await text(answer); resolve(answer.statusCode === 200 ? '200 ' + body : answer.statusCode); })
    .on('connect', (answer, socket) => { socket.destroy(); resolve(answer.statusCode); })
    .on('error', (error) => resolve(error.code)).end();
});
(async () => { for (const [how, to] of asked) console.log(how === 'direct' ? await direct(to) : await proxied(how, to)); process.exit(); })();`;
}

function portOf(server: net.Server): number {
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}
