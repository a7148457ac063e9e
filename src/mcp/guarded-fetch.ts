import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Readable, Transform } from 'node:stream';
import { connectTo } from '../sandbox/network/destination.ts';
import { kindOfAddress } from '../sandbox/network/private-addresses.ts';
import { upstreamOfMachine } from '../sandbox/network/proxy-route.ts';
import { listedHosts } from '../sandbox/network/registries.ts';

/** The longest answer that is read; a stream of events ends there too. */
const longestAnswer = 16 * 1024 * 1024;

type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/**
 * `fetch` that reaches the hosts that the configuration lists (`host` or `host:port`), and nothing else: an address of
 * this machine or its neighbours only where that address itself is listed. Follows no redirect. Answers are bounded:
 * one that is longer is cut off, and `onTooLong` hears of it.
 */
export function guardedFetch(hosts: string[], onTooLong: (error: Error) => void): Fetch {
  const allowed = listedHosts(hosts);
  return async (address, init = {}) => {
    const url = new URL(address);
    const secure = url.protocol === 'https:';
    const host = url.hostname.toLowerCase();
    const near = isIP(host) !== 0 && kindOfAddress(host) !== 'public';
    const socket = await connectTo(
      { host, port: Number(url.port || (secure ? 443 : 80)) },
      { allowed, allowedAre: 'network.hosts', upstream: near ? null : upstreamOfMachine() },
    );
    const [{ request }, tls] = await Promise.all([
      secure ? import('node:https') : import('node:http'),
      import('node:tls'),
    ]);
    return await new Promise<Response>((resolve, reject) => {
      const sent = request(url, {
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        createConnection: () =>
          secure ? tls.connect({ socket, servername: isIP(host) ? '' : host }) : socket,
        ...(init.signal ? { signal: init.signal } : {}),
      });
      sent.once('error', reject);
      sent.once('response', (answer) => resolve(responseOf(answer, onTooLong)));
      sent.once('close', () => socket.destroy());
      sent.end(bodyOf(init.body));
    });
  };
}

/** The SDK sends text. */
function bodyOf(body: RequestInit['body']): string {
  if (body === undefined || body === null) return '';
  if (typeof body === 'string') return body;
  throw new TypeError('only text can be sent');
}

function responseOf(answer: IncomingMessage, onTooLong: (error: Error) => void): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    for (const each of [value ?? []].flat()) headers.append(name, each);
  const status = answer.statusCode ?? 502;
  const hasBody = ![204, 205, 304].includes(status);
  if (!hasBody) answer.resume();
  return new Response(hasBody ? Readable.toWeb(bounded(answer, onTooLong)) : null, { status, headers });
}

function bounded(answer: IncomingMessage, onTooLong: (error: Error) => void): Readable {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= longestAnswer) return done(null, chunk);
      const error = new Error(`it sent an answer of more than ${longestAnswer} bytes`);
      onTooLong(error);
      return done(error);
    },
  });
  counted.once('close', () => answer.destroy());
  answer.once('error', (error) => counted.destroy(error));
  return answer.pipe(counted);
}
