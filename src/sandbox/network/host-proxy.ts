import http from 'node:http';
import type net from 'node:net';
import type { Duplex } from 'node:stream';
import { connectTo, parseAuthority, Refused } from './destination.ts';
import type { Destination, Upstream } from './destination.ts';
import type { AllowedHost } from './registries.ts';

export type ProxyRules = {
  allowed: AllowedHost[];
  /** What the allowed hosts are, in one word or a few, for the log of a command that asks for another. */
  allowedAre: string;
  upstream: Upstream | null;
};

const idleMs = 120_000;
const mostConnections = 256;

/**
 * A forward proxy that leads to the allowed hosts and nowhere else: CONNECT for https, absolute addresses for
 * http. Listens on nothing by itself; `closeProxy` ends its connections.
 */
export function createHostProxy(rules: ProxyRules): http.Server {
  const server = http.createServer((request, response) => {
    forward(request, response, rules).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(statusOf(error), { 'content-type': 'text/plain' }).end(`${reasonOf(error)}\n`);
    });
  });
  server.maxConnections = mostConnections;
  server.on('connect', (request: http.IncomingMessage, near: Duplex, head: Buffer) => {
    near.on('error', () => near.destroy());
    tunnel(request.url ?? '', { near, head }, rules).catch((error: unknown) => {
      near.end(`HTTP/1.1 ${statusOf(error)} ${reasonOf(error)}\r\nConnection: close\r\n\r\n`);
    });
  });
  return server;
}

async function tunnel(
  authority: string,
  { near, head }: { near: Duplex; head: Buffer },
  rules: ProxyRules,
): Promise<void> {
  const destination = parseAuthority(authority);
  if (destination === null) throw new Refused('not a host and a port');
  const far = await connectTo(destination, rules);
  const end = (): void => {
    near.destroy();
    far.destroy();
  };
  far.setTimeout(idleMs, end);
  for (const side of [near, far]) side.on('error', end).on('close', end);
  near.write('HTTP/1.1 200 Connection established\r\n\r\n');
  if (head.length > 0) far.write(head);
  near.pipe(far);
  far.pipe(near);
}

/** Plain http, as private registries without TLS need it. */
async function forward(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  rules: ProxyRules,
): Promise<void> {
  const url = URL.canParse(request.url ?? '') ? new URL(request.url ?? '') : null;
  if (url?.protocol !== 'http:') throw new Refused('only absolute http addresses');
  const destination: Destination = { host: url.hostname.toLowerCase(), port: Number(url.port || 80) };
  const far: net.Socket = await connectTo(destination, rules);
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !/^(?:proxy-|connection$|keep-alive$)/.test(name)),
  );
  await new Promise<void>((resolve, reject) => {
    const onward = http.request({
      createConnection: () => far,
      method: request.method,
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, host: url.host, connection: 'close' },
      timeout: idleMs,
    });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response).on('close', resolve);
      answer.on('error', reject);
    });
    onward.on('timeout', () => onward.destroy(new Error('no answer in time')));
    onward.on('error', reject);
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
}

function statusOf(error: unknown): number {
  return error instanceof Refused ? 403 : 502;
}

/** One line: it becomes part of a status line. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return `gainsay: ${text}`.replaceAll(/[^\u0020-\u007e]/g, ' ').slice(0, 300);
}
