// Servers over streamable HTTP, made with the SDK's own server side, on loopback.
import { once } from 'node:events';
import http from 'node:http';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { openServers, use } from './open-servers.ts';

const closers: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});
const never = new AbortController().signal;

async function listen(answer: http.RequestListener): Promise<{ host: string; seen: http.IncomingMessage[] }> {
  const seen: http.IncomingMessage[] = [];
  const server = http.createServer((request, response) => {
    seen.push(request);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { host: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, seen };
}

/** A session a request, as the smallest servers do it. */
function shop(): ReturnType<typeof listen> {
  return listen((request, response) => void answerAsShop(request, response));
}

async function answerAsShop(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const server = new McpServer({ name: 'shop', version: '1.0.0' });
  const price = { description: 'The price of an item.', inputSchema: { item: z.string() } };
  server.registerTool('price', price, ({ item }) => ({ content: [{ type: 'text', text: `${item}: 3` }] }));
  const big = { description: 'Much.' };
  server.registerTool('big', big, () => ({
    content: [{ type: 'text', text: 'x'.repeat(20 * 1024 * 1024) }],
  }));
  const transport = new StreamableHTTPServerTransport({});
  response.on('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response);
}

async function serve(url: string, hosts: string[], more: object = {}, options: object = {}) {
  const servers = await openServers({ shop: { type: 'http', url, ...more } }, { hosts, ...options });
  closers.push(() => servers.close());
  return servers;
}

it('gives its tools and answers calls, with the headers of its definition', async () => {
  const { host, seen } = await shop();
  const servers = await serve(`http://${host}/mcp`, [host], { headers: { 'X-Shop-Key': 'k1' } });
  const server = await servers.connect('shop', never);
  const price = server.tools.find(({ name }) => name === 'mcp__shop__price');
  expect(price?.inputSchema({ backgroundAllowed: false })).toMatchObject({
    type: 'object',
    properties: { item: { type: 'string' } },
    required: ['item'],
  });
  expect(await use(server, 'mcp__shop__price', { input: { item: 'tea' } })).toMatchObject({
    content: 'tea: 3',
  });
  expect(await use(server, 'mcp__shop__price', { input: { item: 3 } })).toMatchObject({
    isError: true,
    content: expect.stringContaining('item'),
  });
  expect(seen.map(({ headers }) => headers['x-shop-key'])).toEqual(seen.map(() => 'k1'));
});

it('sends an answer that is too long to be read: the call fails, the server stays', async () => {
  const { host } = await shop();
  const server = await (await serve(`http://${host}/mcp`, [host])).connect('shop', never);
  const content = expect.stringContaining('it sent an answer of more than 16777216 bytes');
  expect(await use(server, 'mcp__shop__big')).toMatchObject({ isError: true, content });
  expect(await use(server, 'mcp__shop__price', { input: { item: 'tea' } })).toMatchObject({
    content: 'tea: 3',
  });
});

it('is not reached where the configuration does not list its host, nor by a name for this machine', async () => {
  const { host, seen } = await shop();
  const port = host.split(':')[1];
  const unlisted = await serve(`http://${host}/mcp`, ['mcp.example.com']);
  await expect(unlisted.connect('shop', never)).rejects.toThrow(`${host} is not among the network.hosts`);
  const named = await serve(`http://localhost:${port}/mcp`, [`localhost:${port}`]);
  await expect(named.connect('shop', never)).rejects.toThrow(/could not be reached/);
  expect(seen).toEqual([]);
});

it('does not lead elsewhere', async () => {
  const elsewhere = await shop();
  const location = `http://${elsewhere.host}/mcp`;
  const { host } = await listen((_request, response) => response.writeHead(307, { location }).end());
  const servers = await serve(`http://${host}/mcp`, [host, elsewhere.host]);
  await expect(servers.connect('shop', never)).rejects.toThrow(/could not be reached/);
  expect(elsewhere.seen).toEqual([]);
});

it('that takes the request and never answers is named in time', async () => {
  const { host } = await listen(() => undefined);
  const servers = await serve(`http://${host}/mcp`, [host], {}, { startMs: 300 });
  await expect(servers.connect('shop', never)).rejects.toThrow(
    'The MCP server "shop" cannot be used: it did not answer within 0.3 s',
  );
});
