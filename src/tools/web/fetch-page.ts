import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import tls from 'node:tls';
import { race } from '../../base/abort.ts';
import { connectTo } from '../../sandbox/network/destination.ts';
import { kindOfAddress } from '../../sandbox/network/private-addresses.ts';
import { upstreamOfMachine } from '../../sandbox/network/proxy-route.ts';

export type Page = {
  /** Where it was found in the end. */
  url: string;
  status: number;
  /** Without parameters, in lower case; empty where the server did not say. */
  type: string;
  charset: string;
  body: Buffer;
  /** The body was longer: only its start is here. */
  cut: boolean;
};

export type NotFetched = { reason: string };

const mostRedirects = 5;
/** 4 MiB of a page's body. */
const mostBytes = 4 * 1024 * 1024;
const longestAddress = 4000;

/**
 * Gets a page by http or https. Each address on the way is judged before anything is sent to it, and the connection goes
 * to the very address that its name led to; private ones only where an address was written out as such. No
 * credentials, no cookies, nothing but GET. Rejects with the signal's reason, or what the network says.
 */
export async function fetchPage(
  address: string,
  judge: (url: string) => string | null,
  signal: AbortSignal,
): Promise<Page | NotFetched> {
  let url = address;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const fault = unfit(url) ?? judge(url);
    if (fault !== null)
      return { reason: redirects === 0 ? fault : `${address} leads to ${url.slice(0, 300)}: ${fault}` };
    const answer = await get(new URL(url), signal);
    if (!('location' in answer)) return answer;
    if (!URL.canParse(answer.location, url)) return { reason: `${url} leads to no address` };
    url = new URL(answer.location, url).href;
  }
  return { reason: `${address} leads on more than ${mostRedirects} times` };
}

function unfit(address: string): string | null {
  if (address.length > longestAddress) return `the address is longer than ${longestAddress} characters`;
  if (!URL.canParse(address)) return `${address.slice(0, 300)} is not an address; write https://host/path`;
  const { protocol, username, password } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return 'only http and https addresses can be fetched';
  return username === '' && password === '' ? null : 'an address with credentials is not fetched';
}

async function get(url: URL, signal: AbortSignal): Promise<Page | { location: string }> {
  const reaching = reach(url);
  const socket = await race(reaching, signal).catch((error: unknown) => {
    // A name that resolves too late opens nothing any more.
    reaching.then((late) => late.destroy()).catch(() => undefined);
    throw error;
  });
  try {
    return await answerOf(url, socket, signal);
  } finally {
    socket.destroy();
  }
}

async function reach(url: URL): Promise<net.Socket> {
  const host = url.hostname.replace(/\.$/, '');
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const literal = host.replaceAll(/[[\]]/g, '');
  const isPrivate = net.isIP(literal) !== 0 && kindOfAddress(literal) !== 'public';
  return connectTo(
    { host, port },
    {
      // The judge has allowed this one. An address that is written out leads nowhere but there: a private one is meant.
      allowed: [{ host, port, mayBePrivate: isPrivate }],
      allowedAre: 'addresses that may be fetched',
      upstream: isPrivate ? null : upstreamOfMachine(),
    },
  );
}

async function answerOf(
  url: URL,
  socket: net.Socket,
  signal: AbortSignal,
): Promise<Page | { location: string }> {
  const response = await asked(url, socket, signal);
  const { statusCode: status = 0, headers } = response;
  if (status >= 300 && status < 400 && headers.location !== undefined) {
    response.destroy();
    return { location: headers.location };
  }
  const declared = headers['content-type'] ?? '';
  const [type = ''] = declared.split(';');
  const charset = /charset\s*=\s*"?([\w.:-]+)/i.exec(declared)?.[1] ?? 'utf-8';
  return { url: url.href, status, type: type.trim().toLowerCase(), charset, ...(await bodyOf(response)) };
}

function asked(url: URL, socket: net.Socket, signal: AbortSignal): Promise<http.IncomingMessage> {
  const { host, hostname, pathname, search, protocol } = url;
  const secure = protocol === 'https:';
  const servername = net.isIP(hostname) === 0 ? hostname : '';
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request({
      createConnection: () => (secure ? tls.connect({ socket, host: hostname, servername }) : socket),
      method: 'GET',
      host: hostname,
      path: `${pathname}${search}`,
      headers: {
        host,
        accept: 'text/html, text/*;q=0.9, application/json;q=0.8, */*;q=0.1',
        'accept-encoding': 'identity',
        'user-agent': 'gainsay',
        connection: 'close',
      },
      signal,
    });
    request.on('error', reject);
    request.on('response', resolve);
    request.end();
  });
}

async function bodyOf(response: http.IncomingMessage): Promise<{ body: Buffer; cut: boolean }> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue;
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > mostBytes) break;
  }
  return { body: Buffer.concat(chunks).subarray(0, mostBytes), cut: bytes > mostBytes };
}
