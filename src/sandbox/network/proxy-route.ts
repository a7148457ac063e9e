import { existsSync, realpathSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { Mount } from '../types.ts';
import type { Upstream } from './destination.ts';
import { createHostProxy } from './host-proxy.ts';
import type { ProxyRules } from './host-proxy.ts';
import type { AllowedHost } from './registries.ts';
import type { Route } from './relay.ts';

/** A proxy of ours at a port of the namespace's loopback, and what a command needs to find it and to trust what it reaches. */
export type ProxyRoute = {
  route: Route;
  env: Record<string, string>;
  mounts: Mount[];
  /** Ends its connections. */
  end(): void;
};

/** Where the proxy is, inside, unless a service of the job is there. */
const usualPort = 3_128;

/** Names of variables by which programs find the certificates of a machine that has its own. */
const certificateVariables = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'GIT_SSL_CAINFO'];

/** `taken`: ports of the namespace's loopback that lead elsewhere. */
export function openProxyRoute(rules: Omit<ProxyRules, 'upstream'>, taken: number[] = []): ProxyRoute {
  const server = createHostProxy({ ...rules, upstream: upstreamOfMachine() });
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  let port = usualPort;
  while (taken.includes(port)) port += 1;
  const certificates = certificateFiles();
  return {
    route: { port, server },
    env: { ...proxyVariables(rules.allowed, port), ...certificates.env },
    mounts: certificates.mounts,
    end() {
      for (const socket of open) socket.destroy();
      server.closeAllConnections();
    },
  };
}

/**
 * npm, pnpm, yarn 1 and bun read the first ones, yarn 2 and later its own. What a command serves to itself on
 * loopback goes past the proxy, unless an allowed host is on loopback.
 */
function proxyVariables(allowed: AllowedHost[], port: number): Record<string, string> {
  const proxy = `http://127.0.0.1:${port}`;
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

/** The proxy through which this machine reaches the world, where it names one. */
export function upstreamOfMachine(): Upstream | null {
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
