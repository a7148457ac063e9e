import { lookup } from 'node:dns/promises';
import net from 'node:net';
import { kindOfAddress } from './private-addresses.ts';
import type { AllowedHost } from './registries.ts';

export type Destination = { host: string; port: number };

/** Why a connection is refused, in words for the command's log. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** The proxy of this machine, when it has one: it resolves names, so only names that are allowed are given to it. */
export type Upstream = { host: string; port: number; authorization: string | null };

const connectMs = 15_000;

/**
 * Connects to an allowed host, by the address that was judged: a name cannot change its address in between.
 * Throws Refused for a host that is not allowed or an address that must not be reached.
 */
export async function connectTo(
  destination: Destination,
  {
    allowed,
    allowedAre,
    upstream,
  }: { allowed: AllowedHost[]; allowedAre: string; upstream: Upstream | null },
): Promise<net.Socket> {
  const entry = entryFor(destination, allowed);
  if (entry === undefined)
    throw new Refused(`${destination.host}:${destination.port} is not among the ${allowedAre}`);
  if (upstream !== null) return throughUpstream(destination, upstream);
  const addresses = await lookup(destination.host.replace(/^\[|\]$/g, ''), { all: true });
  const usable = addresses.find(({ address }) => {
    const kind = kindOfAddress(address);
    return kind === 'public' || (kind === 'private' && entry.mayBePrivate);
  });
  if (usable === undefined)
    throw new Refused(
      `${destination.host} leads to ${addresses[0]?.address ?? 'nowhere'}, which is not public`,
    );
  return connected(net.connect({ host: usable.address, port: destination.port }));
}

/** `host:port` of a CONNECT request. */
export function parseAuthority(authority: string): Destination | null {
  const parts = /^(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9.-]+):(\d{1,5})$/.exec(authority);
  const port = Number(parts?.[2]);
  if (parts?.[1] === undefined || port < 1 || port > 65_535) return null;
  return { host: parts[1].toLowerCase(), port };
}

function entryFor({ host, port }: Destination, allowed: AllowedHost[]): AllowedHost | undefined {
  const named = allowed.filter((entry) => entry.host === host);
  return named.find((entry) => (entry.port === null ? port === 443 || port === 80 : entry.port === port));
}

async function throughUpstream({ host, port }: Destination, upstream: Upstream): Promise<net.Socket> {
  const socket = await connected(net.connect({ host: upstream.host, port: upstream.port }));
  const authorization =
    upstream.authorization === null ? '' : `Proxy-Authorization: ${upstream.authorization}\r\n`;
  socket.write(`CONNECT ${host}:${port} HTTP/1.1\r\nHost: ${host}:${port}\r\n${authorization}\r\n`);
  const answer = await answerOf(socket);
  if (/^HTTP\/1\.[01] 2\d\d/.test(answer)) return socket;
  socket.destroy();
  throw new Refused(`this machine's proxy answered: ${answer.split('\r\n')[0]?.slice(0, 100)}`);
}

/** Reads up to the end of the headers; what follows stays in the socket. */
function answerOf(socket: net.Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = (why: string): void => {
      socket.destroy();
      reject(new Refused(`this machine's proxy ${why}`));
    };
    const read = (chunk: Buffer): void => {
      text += chunk.toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      if (end === -1) {
        if (text.length > 16_384) fail('sent too long an answer');
        return;
      }
      socket.off('data', read);
      socket.pause();
      const rest = Buffer.from(text.slice(end + 4), 'latin1');
      if (rest.length > 0) socket.unshift(rest);
      resolve(text.slice(0, end));
    };
    socket.on('data', read);
    socket.once('close', () => fail('closed the connection'));
    socket.setTimeout(connectMs, () => fail('did not answer'));
  });
}

function connected(socket: net.Socket): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => socket.destroy(new Error('no connection in time')), connectMs);
    socket.once('connect', () => {
      clearTimeout(late);
      resolve(socket);
    });
    socket.once('error', (error) => {
      clearTimeout(late);
      reject(error);
    });
  });
}
