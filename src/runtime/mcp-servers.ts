import { deadline, linked, race } from '../base/abort.ts';
import { reasonOf } from '../base/reason.ts';
import { isRecord } from '../base/record.ts';
import type { Connection, McpServers } from '../mcp/types.ts';
import type { Tool } from '../tools/types.ts';
import type { AgentDefinition } from './definition.ts';
import type { AgentHost } from './types.ts';

/** The servers of one run: those that its definition names, which it shares, and those that it brings. */
export type RunServers = {
  /** Of all servers that came up in time, in the order of the definition. Never rejects. */
  tools(): Promise<Tool[]>;
  /** What the run's children may name: what the parent has, and what this run brings. */
  forChildren: McpServers | undefined;
  /** Servers that are not there, and those that ended meanwhile. */
  notes(): string[];
  /** Ends what the run brought. */
  close(): Promise<void>;
};

/** How long a run, or a caller that starts one, waits for servers. They have the same limit themselves. */
const patienceMs = 30_000;

/** Begins to connect at once. A server that does not come up is a note; the agent runs without it. */
export function connectMcpServers(
  definition: AgentDefinition,
  parent: Pick<AgentHost, 'mcp' | 'gates'>,
  signal: AbortSignal,
): RunServers {
  const { type, mcpServers = [] } = definition;
  const { mcp } = parent;
  const none = (notes: string[]): RunServers => ({
    tools: () => Promise.resolve([]),
    forChildren: mcp,
    notes: () => notes,
    close: () => Promise.resolve(),
  });
  if (mcpServers.length === 0) return none([]);
  if (!mayBring(definition, parent))
    return none([
      `${type}: its MCP servers are ignored; here only agents of plugins and policies bring some.`,
    ]);
  if (mcp === undefined) return none([`${type}: its MCP servers are ignored; this job has none.`]);
  const life = linked(signal);
  const limit = deadline(patienceMs, life.signal);
  const failures: string[] = [];
  const begun = mcpServers.map((reference) => ({ reference, made: mcp.connect(reference, life.signal) }));
  const waited = begun.map(({ reference, made }) =>
    race(made, limit.signal).catch((error: unknown) => {
      if (!life.signal.aborted) failures.push(`${type}: ${whyNot(reference, error, limit.signal)}`);
      return null;
    }),
  );
  const known: Connection[] = [];
  return {
    async tools() {
      known.push(...(await Promise.all(waited)).filter((connection) => connection !== null));
      limit.dispose();
      return known.flatMap(({ tools }) => tools);
    },
    forChildren: withOwn(
      mcp,
      begun.map(({ reference }, index) => ({ reference, connection: waited[index] ?? nothing })),
    ),
    notes: () => [...failures, ...known.flatMap((connection) => connection.notes())],
    async close() {
      limit.dispose();
      life.abort(new Error('the run has ended'));
      const made = await Promise.allSettled(begun.map(({ made }) => made));
      await Promise.all(made.flatMap((each) => (each.status === 'fulfilled' ? [each.value.close()] : [])));
    },
  };
}

function whyNot(reference: unknown, error: unknown, waited: AbortSignal): string {
  if (error !== waited.reason) return reasonOf(error);
  return `The MCP server ${JSON.stringify(nameOf(reference))} did not come up within ${patienceMs / 1000} s.`;
}

function nameOf(reference: unknown): string | undefined {
  if (typeof reference === 'string') return reference;
  return isRecord(reference) ? Object.keys(reference)[0] : undefined;
}

/** Names of what the definition cannot do without and the job cannot give, each with the reason. Waits at most 30 s. */
export async function missingServers(
  definition: AgentDefinition,
  { mcp }: Pick<AgentHost, 'mcp'>,
  signal: AbortSignal,
): Promise<string[]> {
  const { requiredMcpServers: required = [] } = definition;
  if (required.length === 0) return [];
  const limit = deadline(patienceMs, signal);
  try {
    const looked = required.map(async (name) => {
      if (mcp === undefined) return `${name}: this job has no MCP servers`;
      return await race(mcp.connect(name, limit.signal), limit.signal).then(
        (connection) => (connection.tools.length > 0 ? null : `${name}: it has no tools`),
        (error: unknown) => `${name}: ${reasonOf(error)}`,
      );
    });
    return (await Promise.all(looked)).filter((reason) => reason !== null);
  } finally {
    limit.dispose();
  }
}

/** Under strict customization, nobody who only writes in the repository does. */
function mayBring({ source }: AgentDefinition, { gates }: Pick<AgentHost, 'gates'>): boolean {
  return gates?.strictPlugins.includes('mcp') !== true || !['project', 'user'].includes(source);
}

/** Children reach by its name what a run above them has brought; it ends with that run. */
function withOwn(
  mcp: McpServers,
  brought: { reference: unknown; connection: Promise<Connection | null> }[],
): McpServers {
  const own = new Map(
    brought.flatMap(({ reference, connection }) => {
      const name = typeof reference === 'string' ? undefined : nameOf(reference);
      return name === undefined ? [] : [[name, connection] as const];
    }),
  );
  if (own.size === 0) return mcp;
  return {
    names: () => [...new Set([...own.keys(), ...mcp.names()])],
    status: () => mcp.status(),
    async connect(reference, signal) {
      const found = typeof reference === 'string' ? own.get(reference) : undefined;
      const above = found === undefined ? null : await race(found, signal);
      return above === null
        ? await mcp.connect(reference, signal)
        : { ...above, close: () => Promise.resolve() };
    },
  };
}

const nothing = Promise.resolve(null);
