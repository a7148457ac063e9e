import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../base/record.ts';
import type { Config } from './config.ts';

/** What a guide has to know of a repository, one heading a kind. */
export type KnownState = {
  configFile: string;
  config: Config;
  /** `name (source): what for`, as they loaded. */
  agents: readonly string[];
  skills: readonly string[];
  servers: readonly string[];
  hooks: readonly string[];
  /** Diagnostics of all of them. */
  notes: readonly string[];
};

/** The state as text for a model: what is set, what could be set, and what did not load. */
export async function describeState(state: KnownState): Promise<string> {
  const set = Object.entries(state.config)
    .filter(([key]) => key !== 'version')
    .map(([key, value]) => `- ${key}: ${JSON.stringify(value)}`);
  return [
    section(`Configuration (${state.configFile}), as it holds now`, set),
    section('Keys of the configuration', await keysOfConfiguration()),
    section('Inputs of the action', await inputsOfAction()),
    section('Agents', state.agents.map(asItem)),
    section('Skills', state.skills.map(asItem)),
    section('MCP servers', state.servers.map(asItem)),
    section('Hooks', state.hooks.map(asItem)),
    section('What did not load, or needs a look', state.notes.map(asItem)),
  ].join('\n\n');
}

function section(heading: string, lines: readonly string[]): string {
  return `## ${heading}\n${lines.length === 0 ? '(none)' : lines.join('\n')}`;
}

function asItem(text: string): string {
  return `- ${text}`;
}

async function keysOfConfiguration(): Promise<string[]> {
  const [{ z }, { configSchema }] = await Promise.all([
    import('../base/zod.ts'),
    import('./config-schema.ts'),
  ]);
  return keysIn(z.toJSONSchema(configSchema, { io: 'input' }), '');
}

function keysIn(schema: unknown, prefix: string): string[] {
  if (!isRecord(schema) || !isRecord(schema['properties'])) return [];
  return Object.entries(schema['properties']).flatMap(([name, inner]) => {
    const described = isRecord(inner) && typeof inner['description'] === 'string' ? inner['description'] : '';
    const items =
      isRecord(inner) && isRecord(inner['items']) ? keysIn(inner['items'], `${prefix}${name}[].`) : [];
    return [`- ${prefix}${name}: ${described}`, ...keysIn(inner, `${prefix}${name}.`), ...items];
  });
}

/** They stand in action.yml, beside the bundle's folder; a bundle that was copied alone has none to show. */
async function inputsOfAction(): Promise<string[]> {
  const file = path.join(import.meta.dirname, '..', 'action.yml');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return ['- (action.yml is not beside this program; see the documentation)'];
  const { parse } = await import('yaml');
  const action: unknown = parse(text);
  const inputs = isRecord(action) && isRecord(action['inputs']) ? Object.entries(action['inputs']) : [];
  return inputs.map(([name, input]) => {
    const described = isRecord(input) ? String(input['description']) : '';
    const standard =
      isRecord(input) && input['default'] !== undefined
        ? ` (default ${JSON.stringify(input['default'])})`
        : '';
    return `- ${name}${standard}: ${described.trim().replaceAll(/\s+/g, ' ')}`;
  });
}
