import { existsSync, realpathSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { Mount } from '../types.ts';
import type { Upstream } from './destination.ts';
import type { Network } from './open.ts';
import { registriesOfMachine } from './registries.ts';
import type { AllowedHost } from './registries.ts';
import { createRegistryProxy } from './registry-proxy.ts';
import { openRelay } from './relay.ts';

/** Where the proxy is, inside. Nothing else is there: the namespace is new. */
const proxyPort = 3_128;

/** Names of variables by which package managers find the certificates of a machine that has its own. */
const certificateVariables = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'GIT_SSL_CAINFO'];

/** Package registries through a proxy of ours, for dependency set-up. `hosts`: more of them, from the trusted configuration. */
export async function openSetUp(hosts: string[], own: string): Promise<Network> {
  const registries = await registriesOfMachine(hosts);
  const server = createRegistryProxy({ allowed: registries.hosts, upstream: upstreamOfMachine() });
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  const certificates = certificateFiles();
  const env = { ...proxyVariables(registries.hosts), ...registries.env, ...certificates.env };
  const relay = await openRelay([{ port: proxyPort, server }], env, own);
  return {
    ...relay,
    mounts: [...certificates.mounts, ...relay.mounts],
    async close() {
      for (const socket of open) socket.destroy();
      server.closeAllConnections();
      await relay.close();
    },
  };
}

/**
 * npm, pnpm, yarn 1 and bun read the first ones, yarn 2 and later its own. What an install script serves to itself on
 * loopback goes past the proxy, unless this machine's registry is on loopback.
 */
function proxyVariables(allowed: AllowedHost[]): Record<string, string> {
  const proxy = `http://127.0.0.1:${proxyPort}`;
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy', 'npm_config_proxy'];
  const all = [...names, 'npm_config_https_proxy', 'YARN_HTTP_PROXY', 'YARN_HTTPS_PROXY'];
  const own = ['127.0.0.1', 'localhost'];
  const direct = allowed.some(({ host }) => own.includes(host)) ? '' : own.join(',');
  return {
    ...Object.fromEntries(all.map((name) => [name, proxy])),
    NO_PROXY: direct,
    no_proxy: direct,
    // Node's own fetch, from 22.21 and 24.5 on, asks for proxies only when told so.
    NODE_USE_ENV_PROXY: '1',
  };
}

function certificateFiles(): { env: Record<string, string>; mounts: Mount[] } {
  const set = certificateVariables.flatMap((name) => {
    const file = process.env[name];
    return file !== undefined && existsSync(file) ? [{ name, file }] : [];
  });
  return {
    env: Object.fromEntries(set.map(({ name }) => [name, `/.gainsay/certificates/${name}`])),
    mounts: set.map(({ name, file }) => ({
      kind: 'read-only',
      from: realpathSync(file),
      at: `/.gainsay/certificates/${name}`,
    })),
  };
}

function upstreamOfMachine(): Upstream | null {
  const value = process.env['HTTPS_PROXY'] ?? process.env['https_proxy'];
  if (value === undefined || !URL.canParse(value)) return null;
  const url = new URL(value);
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  return {
    host: url.hostname,
    port: Number(url.port || 80),
    authorization: url.username === '' ? null : `Basic ${Buffer.from(credentials).toString('base64')}`,
  };
}
