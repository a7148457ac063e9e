import { linked, race } from '../base/abort.ts';
import type { GainsayError } from '../base/errors.ts';
import { reasonOf } from '../base/reason.ts';
import { isRecord } from '../base/record.ts';
import type { ClientOptions, ServerClient } from './client.ts';
import { readServer } from './read-servers.ts';
import { ServerFailed } from './server-failed.ts';
import type { Connection, McpServers, ServerDefinition, ServerState } from './types.ts';
import type { Variables } from './variables.ts';

export type McpOptions = Partial<Pick<ClientOptions, 'startMs' | 'callMs'>> &
  Omit<ClientOptions, 'startMs' | 'callMs'> & {
    /** Of `.mcp.json` at the trusted commit, as `readServers` gives them. */
    servers: readonly ServerDefinition[];
    /** What definitions in front matter may ask for. */
    variables: Variables;
    /** Takes secrets out of what servers say. */
    redact?: (text: string) => string;
    /** Ends every server. */
    signal: AbortSignal;
  };

export type OpenMcpServers = McpServers & { close(): Promise<void> };

const defaultStartMs = 30_000;
const defaultCallMs = 120_000;

/** The servers of one job. Nothing is started before an agent asks for it. */
export function openMcpServers(options: McpOptions): OpenMcpServers {
  const { servers, signal, redact = (text) => text } = options;
  const limits = { startMs: options.startMs ?? defaultStartMs, callMs: options.callMs ?? defaultCallMs };
  const life = linked(signal);
  const shared = new Map<string, Started>();

  const begin = (definition: ServerDefinition, stop: AbortSignal): Started => {
    const started: Started = { client: null, failure: null, connection: connected() };
    async function connected(): Promise<Connection> {
      // Most jobs have no server.
      const [{ openClient }, { serverTools }] = await Promise.all([
        import('./client.ts'),
        import('./server-tools.ts'),
      ]);
      const client = await openClient(definition, { ...options, ...limits }, stop).catch((error: unknown) => {
        if (!(error instanceof ServerFailed)) throw error;
        throw new ServerFailed(redact(error.message), { remedy: error.remedy, cause: error.cause });
      });
      const made = serverTools(definition, client, { ...limits, redact });
      started.client = client;
      const name = JSON.stringify(definition.name);
      return {
        server: definition.name,
        tools: made.tools,
        notes: () => {
          const over = client.over();
          return [
            ...made.notes,
            ...(over === null ? [] : [redact(`The MCP server ${name} is gone: ${over}.`)]),
          ];
        },
        close: () => client.close(),
      };
    }
    started.connection.catch((error: unknown) => (started.failure = reasonOf(error)));
    return started;
  };

  return {
    names: () => servers.map(({ name }) => name),
    async connect(reference, waiting) {
      if (typeof reference === 'string') {
        const definition = servers.find(({ name }) => name === reference);
        if (definition === undefined) throw unknown(reference, servers);
        const started = shared.get(reference) ?? begin(definition, life.signal);
        shared.set(reference, started);
        // Whoever stops waiting leaves it to the others; the job ends it.
        return { ...(await race(started.connection, waiting)), close: () => Promise.resolve() };
      }
      const own = linked(life.signal, waiting);
      try {
        const connection = await begin(inline(reference, options.variables), own.signal).connection;
        const close = (): Promise<void> => connection.close().finally(() => own.dispose());
        return { ...connection, close };
      } catch (error) {
        own.dispose();
        throw error;
      }
    },
    status: () =>
      servers.map(({ name }) => {
        const { state, reason } = stateOf(shared.get(name));
        return reason === null ? { name, state } : { name, state, reason: redact(reason) };
      }),
    async close() {
      life.abort(new Error('the job has ended'));
      const open = await Promise.allSettled([...shared.values()].map(({ connection }) => connection));
      await Promise.all(open.flatMap((each) => (each.status === 'fulfilled' ? [each.value.close()] : [])));
      life.dispose();
    },
  };
}

type Started = { connection: Promise<Connection>; client: ServerClient | null; failure: string | null };

function stateOf(started: Started | undefined): { state: ServerState; reason: string | null } {
  if (started === undefined) return { state: 'not started', reason: null };
  if (started.failure !== null) return { state: 'failed', reason: started.failure };
  if (started.client === null) return { state: 'starting', reason: null };
  const over = started.client.over();
  return over === null ? { state: 'connected', reason: null } : { state: 'ended', reason: over };
}

function unknown(name: string, servers: readonly ServerDefinition[]): GainsayError {
  const known = servers.map((server) => server.name).join(', ');
  return new ServerFailed(`There is no MCP server ${JSON.stringify(name)}`, {
    remedy:
      known === ''
        ? 'Define it in .mcp.json of the base branch.'
        : `.mcp.json of the base branch has: ${known}.`,
  });
}

/** `{ name: { command … } }`, as front matter holds it. */
function inline(reference: unknown, variables: Variables): ServerDefinition {
  const [first, ...others] = isRecord(reference) ? Object.entries(reference) : [];
  if (first === undefined || others.length > 0)
    throw new ServerFailed('An entry of mcpServers is neither a name nor one definition', {
      remedy: 'Write a name of .mcp.json, or name: {command: …}.',
    });
  const [name, entry] = first;
  const at = (field: readonly (string | number)[]) => ({
    file: 'mcpServers',
    line: 1,
    field: [name, ...field].join('.'),
  });
  const read = readServer(name, entry, at, variables);
  if ('prefix' in read) return read;
  throw new ServerFailed(`mcpServers.${read.field}: ${read.message}`, { remedy: read.remedy });
}
