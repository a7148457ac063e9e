import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type * as Protocol from '@modelcontextprotocol/sdk/types.js';
import { deadline, DeadlinePassed, linked, race } from '../base/abort.ts';
import type { AbortScope } from '../base/abort.ts';
import { reasonOf } from '../base/reason.ts';
import { version } from '../base/version.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { ServerFailed } from './server-failed.ts';
import { lastLines } from './server-text.ts';
import { stdioTransport } from './stdio-transport.ts';
import type { ServerDefinition, ServerProcess, StartServer } from './types.ts';

export type ClientOptions = {
  /** Absent: no stdio server can be started here. */
  start?: StartServer;
  /** What HTTP servers may be reached, as `host` or `host:port`. */
  hosts: string[];
  /** Milliseconds until a server must have said which tools it has. */
  startMs: number;
  /** Milliseconds for one call. */
  callMs: number;
};

/** A server that is up. Nothing of what it gives has been judged. */
export type ServerClient = {
  tools: unknown[];
  /** Gives the result of the protocol; rejects with a sentence when there is none. */
  call(tool: string, input: Record<string, unknown>, signal: AbortSignal): Promise<Record<string, unknown>>;
  /** Why it is over, with its last words; null while it lives. */
  over(): string | null;
  close(): Promise<void>;
};

/** Between two calls; whoever sends more does not serve. */
const mostMessages = 10_000;
const mostPages = 20;
const mostTools = 1_000;

/**
 * Starts a server, or reaches it, and asks which tools it has. Throws ServerFailed when that has not come about within
 * `startMs`; nothing of the server is left then. The signal ends the client too, whenever it is aborted.
 */
export async function openClient(
  server: ServerDefinition,
  options: ClientOptions,
  signal: AbortSignal,
): Promise<ServerClient> {
  const [sdk, protocol] = await Promise.all([
    import('@modelcontextprotocol/sdk/client/index.js'),
    import('@modelcontextprotocol/sdk/types.js'),
  ]);
  const limit = deadline(options.startMs, signal);
  const life = createLife(signal);
  try {
    limit.signal.throwIfAborted();
    const calls = new Set<AbortScope>();
    const transport = await openTransport(server, options, { life, protocol, calls, signal });
    life.owns(() => transport.close());
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a field of the SDK's, which calls it besides its own
    transport.onmessage = () => life.heard();
    const client = new sdk.Client({ name: 'gainsay', version }, { jsonSchemaValidator: noValidator });
    const asking = { signal: limit.signal, timeout: options.startMs + 1_000 };
    await race(client.connect(transport, asking), limit.signal);
    const tools = await race(listTools(client, asking, protocol), limit.signal);
    return {
      tools,
      over: () => life.over(),
      close: () => life.close(),
      async call(name, input, stop) {
        const over = life.over();
        if (over !== null) throw new Error(over);
        life.asked();
        const scope = linked(stop);
        calls.add(scope);
        try {
          const request = { method: 'tools/call' as const, params: { name, arguments: input } };
          const within = { signal: scope.signal, timeout: options.callMs };
          return await client.request(request, protocol.ResultSchema, within);
        } catch (error) {
          const ended = life.over();
          if (ended !== null) throw new Error(ended, { cause: error });
          throw scope.signal.aborted ? scope.signal.reason : error;
        } finally {
          calls.delete(scope);
          scope.dispose();
        }
      },
    };
  } catch (error) {
    const fault = life.over() ?? `${startFault(error, options)}${life.lastWords()}`;
    await life.close();
    throw failed(server, fault, error);
  } finally {
    limit.dispose();
  }
}

type Life = {
  /** From now on it is ended with this process. */
  has(process: ServerProcess): void;
  owns(close: () => Promise<void>): void;
  /** Why it will end, known before it does. */
  fault(reason: string): void;
  /** A message has come. */
  heard(): void;
  /** Messages are counted anew. */
  asked(): void;
  over(): string | null;
  lastWords(): string;
  close(): Promise<void>;
};

/** What there is of a server until it is closed, and why it ended before. */
function createLife(signal: AbortSignal): Life {
  const closers: (() => Promise<void>)[] = [];
  let [messages, fault, ended]: [number, string, string | null] = [0, '', null];
  let process: ServerProcess | undefined;
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= closeAll());
  const closeAll = async (): Promise<void> => {
    signal.removeEventListener('abort', onAbort);
    for (const each of closers.toReversed()) await each().catch(() => undefined);
  };
  const onAbort = (): void => void close();
  signal.addEventListener('abort', onAbort, { once: true });
  const gone = (reason: string): void => {
    // What we end ourselves is no news.
    if (closing === undefined) ended ??= fault || reason;
  };
  const lastWords = (): string => {
    const last = lastLines(process?.lastWords() ?? '');
    return last === '' ? '' : `; it said last: ${last}`;
  };
  return {
    has(started) {
      process = started;
      closers.push(() => started.stop());
      void started.ended.then(gone);
    },
    owns: (each) => void closers.push(each),
    fault: (reason) => void (fault ||= reason),
    heard() {
      messages += 1;
      if (messages !== mostMessages) return;
      ended ??= `it sent ${mostMessages} messages without being asked`;
      void close();
    },
    asked: () => void (messages = 0),
    over: () => (ended === null ? null : `${ended}${lastWords()}`),
    lastWords,
    close,
  };
}

async function openTransport(
  server: ServerDefinition,
  { start, hosts }: ClientOptions,
  given: { life: Life; protocol: typeof Protocol; calls: ReadonlySet<AbortScope>; signal: AbortSignal },
): Promise<Transport> {
  const { life, protocol, calls, signal } = given;
  if (server.kind === 'stdio') {
    if (start === undefined) throw new Error('no process can be started in this job');
    const process = await start(server, signal);
    life.has(process);
    const parse = (line: string) => protocol.JSONRPCMessageSchema.parse(JSON.parse(line));
    return stdioTransport(process, { parse, onFault: (reason) => life.fault(reason) });
  }
  const { StreamableHTTPClientTransport } =
    await import('@modelcontextprotocol/sdk/client/streamableHttp.js');
  return new StreamableHTTPClientTransport(new URL(server.url), {
    requestInit: { headers: server.headers },
    // Which call it answers is not known here: all that are waiting end.
    fetch: guardedFetch(hosts, (error) => calls.forEach((call) => call.abort(error))),
  });
}

/** Tools are judged where they are used: one that is written wrongly must not drop the others. */
async function listTools(
  client: Client,
  asking: { signal: AbortSignal; timeout: number },
  { ResultSchema }: typeof Protocol,
): Promise<unknown[]> {
  const tools: unknown[] = [];
  if (client.getServerCapabilities()?.tools === undefined) return tools;
  let params: { cursor?: string } = {};
  for (let page = 0; page < mostPages && tools.length < mostTools; page += 1) {
    const result: Record<string, unknown> = await client.request(
      { method: 'tools/list', params },
      ResultSchema,
      asking,
    );
    if (Array.isArray(result['tools'])) tools.push(...result['tools'].slice(0, mostTools));
    const next = result['nextCursor'];
    if (typeof next !== 'string' || next === '') break;
    params = { cursor: next };
  }
  return tools;
}

/** Schemas of results come from strangers: nothing is compiled from them. */
const noValidator = {
  getValidator: () => (): never => {
    throw new Error('results are not validated');
  },
};

function startFault(error: unknown, { startMs }: ClientOptions): string {
  if (error instanceof DeadlinePassed) return `it did not answer within ${startMs / 1000} s`;
  return `it could not be reached: ${reasonOf(error)}`;
}

function failed({ name, kind }: ServerDefinition, reason: string, cause: unknown): ServerFailed {
  const remedy =
    kind === 'http'
      ? 'Check its address, and that network.hosts lists its host.'
      : 'Start it by hand as configured; in the sandbox it sees the repository read-only and no network but network.hosts.';
  return new ServerFailed(`The MCP server ${JSON.stringify(name)} cannot be used: ${reason}`, {
    remedy,
    cause,
  });
}
