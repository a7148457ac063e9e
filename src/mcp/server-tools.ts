import { reasonOf } from '../base/reason.ts';
import { isRecord } from '../base/record.ts';
import { headAndTail } from '../base/truncation.ts';
import type { Tool } from '../tools/types.ts';
import { refusal } from '../tools/results.ts';
import type { ServerClient } from './client.ts';
import { toolNames } from './names.ts';
import { safeInputSchema } from './safe-schema.ts';
import { shown } from './server-text.ts';
import type { ServerDefinition } from './types.ts';

export type ServerTools = { tools: readonly Tool[]; notes: string[] };

const mostTools = 100;
/** What a model is shown of all tools of one server, in characters. */
const mostShown = 100_000;
const longestDescription = 2_000;
/** Of a result, in bytes. */
const longestResult = 50_000;

/** What a server offers, as tools of a run. Names, descriptions and schemas are a stranger's: bounded and made visible. */
export function serverTools(
  { name: server, prefix }: ServerDefinition,
  client: ServerClient,
  { callMs, redact }: { callMs: number; redact: (text: string) => string },
): ServerTools {
  const { offered, notes } = usable(server, client.tools);
  const names = toolNames(
    prefix,
    offered.map(({ name }) => name),
  );
  let left = mostShown;
  const tools = offered.flatMap((tool, index): Tool[] => {
    const made = toolOf(tool, { name: names[index] ?? '', client, callMs, redact, server });
    left -= made.description({ backgroundAllowed: false }).length + JSON.stringify(tool.schema).length;
    return left < 0 ? [] : [made];
  });
  if (tools.length < offered.length)
    notes.push(
      `The MCP server ${JSON.stringify(server)} describes its tools at such length that only the first ${tools.length} of ${offered.length} are used.`,
    );
  return { tools: Object.freeze(tools), notes };
}

type Offered = { name: string; description: string; schema: Record<string, unknown> };

function usable(server: string, tools: unknown[]): { offered: Offered[]; notes: string[] } {
  const offered: Offered[] = [];
  const leftOut: string[] = [];
  for (const tool of tools) {
    const name = isRecord(tool) && typeof tool['name'] === 'string' ? tool['name'] : '';
    if (!isRecord(tool) || name === '') leftOut.push('one without a name');
    else if (offered.some((other) => other.name === name)) leftOut.push(`a second ${shown(name, 60)}`);
    else if (offered.length >= mostTools) leftOut.push(shown(name, 60));
    else if (wantsTask(tool)) leftOut.push(`${shown(name, 60)} (it only runs as a task)`);
    else offered.push(described(name, tool));
  }
  if (leftOut.length === 0) return { offered, notes: [] };
  const some = `${leftOut.slice(0, 5).join(', ')}${leftOut.length > 5 ? ' …' : ''}`;
  const note = `The MCP server ${JSON.stringify(server)} offers ${tools.length} tools; left out: ${some}.`;
  return { offered, notes: [note] };
}

/** Such a tool refuses every call that is not followed step by step, which an extension of the protocol allows. */
function wantsTask({ execution }: Record<string, unknown>): boolean {
  return isRecord(execution) && execution['taskSupport'] === 'required';
}

function described(name: string, { title, description, inputSchema }: Record<string, unknown>): Offered {
  const text = [description, title].find((given) => typeof given === 'string' && given.trim() !== '');
  const schema = safeInputSchema(inputSchema);
  const told = typeof text === 'string' ? shown(text, longestDescription) : '';
  const note = schema === null ? '(The fields of its input cannot be shown here.)' : '';
  return { name, description: [told, note].filter(Boolean).join('\n'), schema: schema ?? { type: 'object' } };
}

type Making = {
  name: string;
  server: string;
  client: ServerClient;
  callMs: number;
  redact: (text: string) => string;
};

function toolOf(
  offered: Offered,
  { name, server, client, callMs, redact }: Making,
): Tool<Record<string, unknown>> {
  return {
    name,
    inputSchema: () => offered.schema,
    // The server judges its own input, and says in its result what is wrong with it.
    schema: async () => {
      const { z } = await import('../base/zod.ts');
      return z.record(z.string(), z.unknown());
    },
    description: () => offered.description || `The tool ${offered.name} of the MCP server ${server}.`,
    // What a stranger says of its tools permits nothing.
    readOnly: () => false,
    concurrent: () => false,
    // The client's own limit comes first, and names the server.
    deadlineMs: () => callMs + 5_000,
    // oxlint-disable-next-line require-yield -- a tool is a generator; a server's progress is not followed
    async *execute(input, { signal }) {
      try {
        const result = await client.call(offered.name, input, signal);
        return { content: redact(textOf(result)), isError: result['isError'] === true };
      } catch (error) {
        return refusal(redact(`The MCP server ${server} gave no result: ${reasonOf(error)}.`));
      }
    },
  };
}

/** Texts as they are, everything else named; bounded. */
function textOf({ content, structuredContent }: Record<string, unknown>): string {
  const blocks = Array.isArray(content) ? content.filter(isRecord).map(blockText) : [];
  const whole = blocks.join('\n').trim() === '' ? JSON.stringify(structuredContent ?? '') : blocks.join('\n');
  const next = 'Ask the server for less.';
  return headAndTail(whole, { maxBytes: longestResult, headShare: 0.8, next }).text;
}

function blockText(block: Record<string, unknown>): string {
  const { type, text, data, mimeType, resource, uri, name } = block;
  if (typeof text === 'string') return text;
  if (type === 'resource' && isRecord(resource))
    return typeof resource['text'] === 'string'
      ? resource['text']
      : `[${word(resource['mimeType'])} ${word(resource['uri'])}: not a text, not shown]`;
  if (type === 'resource_link') return `[${word(name)}: ${word(uri)}]`;
  const bytes = typeof data === 'string' ? `, ${Math.floor((data.length * 3) / 4)} bytes` : '';
  return `[${word(type)} ${word(mimeType)}${bytes}: not shown]`;
}

function word(value: unknown): string {
  return typeof value === 'string' ? shown(value, 200) : 'unnamed';
}
