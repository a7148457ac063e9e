import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { deadline, DeadlinePassed, linked, race } from '../base/abort.ts';
import type { AbortScope } from '../base/abort.ts';
import { GainsayError } from '../base/errors.ts';
import { reasonOf } from '../base/reason.ts';
import { isRecord } from '../base/record.ts';
import { version } from '../base/version.ts';
import { guardedFetch } from './guarded-fetch.ts';
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

/** A server that cannot be used: which, why, and what it said last. */
export class ServerFailed extends GainsayError {
  override readonly name = 'ServerFailed';
}

/** Between two calls; whoever sends more does not serve. */
const mostMessages = 10_000;
const mostPages = 20;

/**
 * Starts a server, or reaches it, and asks which tools it has. Throws ServerFailed when that has not come about within
 * `startMs`; nothing of the server is left then. The signal ends the client too, whenever it is aborted.
 */
export async function openClient(
  server: ServerDefinition,
  options: ClientOptions,
  signal: AbortSignal,
): Promise<ServerClient> {
  const limit = deadline(options.startMs, signal);
  const state: {
    over: string | null;
    fault: string;
    messages: number;
    process?: ServerProcess;
    closed?: Promise<void>;
  } = { over: null, fault: '', messages: 0 };
  const opened: { transport?: Transport } = {};
  const calls = new Set<AbortScope>();
  const close = (): Promise<void> =>
    (state.closed ??= (async () => {
      signal.removeEventListener('abort', onAbort);
      await opened.transport?.close().catch(() => undefined);
      await state.process?.stop();
    })());
  const onAbort = (): void => void close();
  const end = (reason: string): void => {
    // What we end ourselves is no news.
    if (state.closed === undefined) state.over ??= state.fault || reason;
  };
  const lastWords = (): string => lastLines(state.process?.lastWords() ?? '');
  const told = (reason: string): string =>
    `${reason}${lastWords() === '' ? '' : `; it said last: ${lastWords()}`}`;
  try {
    const [{ Client }, types] = await Promise.all([
      import('@modelcontextprotocol/sdk/client/index.js'),
      import('@modelcontextprotocol/sdk/types.js'),
    ]);
    limit.signal.throwIfAborted();
    signal.addEventListener('abort', onAbort, { once: true });
    const parse = (line: string) => types.JSONRPCMessageSchema.parse(JSON.parse(line));
    if (server.kind === 'stdio') {
      if (options.start === undefined) throw new Error('no process can be started in this job');
      state.process = await options.start(server, signal);
      void state.process.ended.then(end);
      opened.transport = stdioTransport(state.process, parse);
    } else opened.transport = await httpTransport(server, options.hosts, calls);
    const { transport } = opened;
    const client = new Client({ name: 'gainsay', version }, { jsonSchemaValidator: noValidator });
    client.onerror = (error) =>
      (state.fault ||= /^it (?:wrote|sent) /.test(error.message) ? error.message : '');
    transport.onmessage = () => {
      state.messages += 1;
      if (state.messages !== mostMessages) return;
      state.fault ||= `it sent ${mostMessages} messages without being asked`;
      end(state.fault);
      void close();
    };
    const requesting = { signal: limit.signal, timeout: options.startMs + 1_000 };
    await race(client.connect(transport, requesting), limit.signal);
    const tools = await race(listTools(client, requesting, types.ResultSchema), limit.signal);
    return {
      tools,
      over: () => (state.over === null ? null : told(state.over)),
      close,
      async call(name, input, stop) {
        if (state.over !== null) throw new Error(told(state.over));
        state.messages = 0;
        const scope = linked(stop);
        calls.add(scope);
        try {
          const params = { name, arguments: input };
          const asking = { signal: scope.signal, timeout: options.callMs };
          return await client.request({ method: 'tools/call', params }, types.ResultSchema, asking);
        } catch (error) {
          if (state.over !== null) throw new Error(told(state.over), { cause: error });
          throw scope.signal.aborted ? scope.signal.reason : error;
        } finally {
          calls.delete(scope);
          scope.dispose();
        }
      },
    };
  } catch (error) {
    await close();
    throw failed(server, told(startFault(error, state.over, options)), error);
  } finally {
    limit.dispose();
  }
}

/** Results are judged where they are used: one tool that is written wrongly must not drop the others. */
async function listTools(
  client: InstanceType<(typeof import('@modelcontextprotocol/sdk/client/index.js'))['Client']>,
  options: { signal: AbortSignal; timeout: number },
  schema: (typeof import('@modelcontextprotocol/sdk/types.js'))['ResultSchema'],
): Promise<unknown[]> {
  const tools: unknown[] = [];
  if (client.getServerCapabilities()?.tools === undefined) return tools;
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const params = cursor === undefined ? {} : { cursor };
    const result: Record<string, unknown> = await client.request(
      { method: 'tools/list', params },
      schema,
      options,
    );
    if (Array.isArray(result['tools'])) tools.push(...result['tools'].slice(0, 1_000));
    const next = result['nextCursor'];
    if (typeof next !== 'string' || next === '') break;
    cursor = next;
  }
  return tools;
}

async function httpTransport(
  { url, headers }: Extract<ServerDefinition, { kind: 'http' }>,
  hosts: string[],
  calls: ReadonlySet<AbortScope>,
): Promise<Transport> {
  const { StreamableHTTPClientTransport } =
    await import('@modelcontextprotocol/sdk/client/streamableHttp.js');
  const made = new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers },
    // Which call it answers is not known here: all that are waiting end.
    fetch: guardedFetch(hosts, (error) => calls.forEach((call) => call.abort(error))),
  });
  const transport: Transport = made as Transport;
  return transport;
}

/** Schemas of results come from strangers: nothing is compiled from them. */
const noValidator = {
  getValidator: () => (): never => {
    throw new Error('results are not validated');
  },
};

function startFault(error: unknown, over: string | null, { startMs }: ClientOptions): string {
  if (over !== null) return over;
  if (error instanceof DeadlinePassed) return `it did not answer within ${startMs / 1000} s`;
  const cause = error instanceof Error && isRecord(error.cause) ? `: ${reasonOf(error.cause)}` : '';
  return `it could not be reached: ${reasonOf(error)}${cause}`;
}

function failed(server: ServerDefinition, reason: string, cause: unknown): ServerFailed {
  const remedy =
    server.kind === 'http'
      ? 'Check its address, and that network.hosts lists its host.'
      : 'Start it by hand as configured; in the sandbox it sees the repository read-only and no network but network.hosts.';
  return new ServerFailed(`The MCP server ${JSON.stringify(server.name)} cannot be used: ${reason}`, {
    remedy,
    cause,
  });
}
