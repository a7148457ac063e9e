import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox } from '../../src/sandbox/open.ts';
import { removeFolder } from '../../src/workspace/remove-folder.ts';
import type { Sandbox } from '../../src/sandbox/types.ts';
import { newFolder, runScript } from './contained.ts';

/** A registry with one package, on this machine's loopback, as the machine's own configuration would name it. */
describe('dependency set-up', () => {
  let folder: string;
  let sandbox: Sandbox;
  let registry: http.Server;
  let other: net.Server;
  let reached = 0;

  beforeAll(async () => {
    folder = await newFolder();
    registry = http.createServer();
    const tarball = await packed(folder);
    registry.on('request', (request, response) => answer(request, response, tarball));
    other = net.createServer((socket) => {
      reached += 1;
      socket.end();
    });
    registry.listen(0, '127.0.0.1');
    other.listen(0, '127.0.0.1');
    await Promise.all([once(registry, 'listening'), once(other, 'listening')]);
    process.env['NPM_CONFIG_REGISTRY'] = `http://name:secret-of-the-registry@127.0.0.1:${portOf(registry)}/`;
    sandbox = await openSandbox({ choice: 'auto', runFolder: folder }, new AbortController().signal);
  });
  afterAll(async () => {
    delete process.env['NPM_CONFIG_REGISTRY'];
    registry.close();
    other.close();
    await sandbox.close();
    await removeFolder(folder);
  });

  it('installs from the registry that this machine names, and shows no credential', async () => {
    const result = await runScript(
      sandbox,
      folder,
      'mkdir p && cd p && echo "{}" > package.json && npm install tiny --no-audit --no-fund --loglevel=error >&2; node -p "require(\'tiny\')"; env',
      { network: { kind: 'set-up' } },
    );
    expect(result.err).toContain('added 1 package');
    expect(result.out).toMatch(/^works\n/);
    expect(result.out).not.toContain('secret-of-the-registry');
    expect(result.survivors).toBe(0);
  });

  it('leads nowhere else: other ports, other hosts, metadata, names that lead inwards', async () => {
    const asked = [
      ['GET', `http://127.0.0.1:${portOf(other)}/`],
      ['GET', 'http://169.254.169.254/latest/meta-data/'],
      ['GET', `http://localhost:${portOf(registry)}/`],
      ['CONNECT', 'example.com:443'],
      ['CONNECT', `127.0.0.1:${portOf(other)}`],
      ['CONNECT', 'registry.npmjs.org:22'],
      ['CONNECT', 'not an address'],
    ];
    const script = `const [proxy, asked] = [new URL(process.env.HTTP_PROXY), ${JSON.stringify(asked)}];
for (const [method, path] of asked) {
  const say = (answer) => console.log(answer.statusCode);
  require('http').request({ host: proxy.hostname, port: proxy.port, method, path: encodeURI(path) }).on('response', say).on('connect', say).end();
}
setTimeout(() => process.exit(), 3000).unref();`;
    const { out } = await runScript(sandbox, folder, '', {
      argv: ['node', '-e', script],
      network: { kind: 'set-up' },
    });
    expect(out).toBe('403\n'.repeat(asked.length));
    expect(reached).toBe(0);
  });

  it('gives no way around the proxy', async () => {
    const { out } = await runScript(
      sandbox,
      folder,
      `node -e "require('net').connect(${portOf(other)},'127.0.0.1').on('error',e=>console.log(e.code)); require('dns').lookup('example.com',e=>console.log(e?.code))"`,
      { network: { kind: 'set-up' } },
    );
    expect(
      out
        .trim()
        .split('\n')
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['EAI_AGAIN', 'ECONNREFUSED']);
    expect(reached).toBe(0);
  });
});

async function packed(folder: string): Promise<Buffer> {
  const home = path.join(folder, 'package');
  await mkdir(home);
  await writeFile(path.join(home, 'package.json'), '{"name":"tiny","version":"1.0.0"}');
  await writeFile(path.join(home, 'index.js'), 'module.exports = "works";\n');
  execFileSync('tar', ['-czf', 'tiny.tgz', 'package'], { cwd: folder });
  return readFile(path.join(folder, 'tiny.tgz'));
}

function answer(request: http.IncomingMessage, response: http.ServerResponse, tarball: Buffer): void {
  if (request.url === '/tiny.tgz') {
    response.end(tarball);
    return;
  }
  const dist = {
    tarball: `http://${request.headers.host}/tiny.tgz`,
    integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
  };
  const version = { name: 'tiny', version: '1.0.0', dist };
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({ name: 'tiny', 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': version } }),
  );
}

function portOf(server: net.Server): number {
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}
