import type { LineCounter, Document } from 'yaml';
import type { z } from 'zod';
import { InvalidInput } from '../base/errors.ts';
import type { Sha } from '../base/ids.ts';
import { reasonOf } from '../base/reason.ts';
import { isRecord } from '../base/record.ts';
import { nestsTooDeep } from '../base/yaml-depth.ts';
import type { configSchema } from './config-schema.ts';

export type Config = z.infer<typeof configSchema>;

/** What the schema makes of an empty file; a test holds the two equal. */
export const defaultConfig: Config = {
  version: 1,
  'model-aliases': {},
  env: {},
  install: { scripts: false, credentials: [], hosts: [], adopt: true, 'timeout-seconds': 600 },
  steps: [],
  services: { ports: [] },
  network: { hosts: [] },
  limits: { mutants: 12, 'memory-mb': 4096, processes: 1024 },
  agents: {
    fork: false,
    'explore-and-plan': true,
    verification: true,
    'slim-context': true,
    cwd: false,
    assistant: false,
    proactive: false,
    classifier: false,
    coordinator: false,
    background: true,
    teams: false,
    'strict-plugins': [],
    'fallback-model': null,
    'remote-workflow': null,
    'mcp-variables': [],
    'background-after-seconds': 0,
    'progress-seconds': 0,
  },
  permissions: { mode: 'dontAsk', deny: [], ask: [], allow: [] },
};

/** Parses the configuration. Errors name the file, the line, the field, what would be right and the commit `at` which it stands. */
export async function parseConfig(text: string, file: string, { at }: { at?: Sha } = {}): Promise<Config> {
  const where = at === undefined ? '' : ` It is read at base, ${at.slice(0, 12)}.`;
  const [{ parseDocument, LineCounter }, { z }, { configSchema }] = await Promise.all([
    import('yaml'),
    import('../base/zod.ts'),
    import('./config-schema.ts'),
  ]);
  if (await nestsTooDeep(text)) {
    throw new InvalidInput('nests too deep', { at: { file }, remedy: `Write it with fewer levels.${where}` });
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: true });
  const broken = document.errors[0];
  if (broken) {
    throw new InvalidInput((broken.message.split('\n')[0] ?? 'not YAML').replace(/:$/, ''), {
      at: { file, line: lines.linePos(broken.pos[0]).line },
      remedy: `Mend the YAML at this line.${where}`,
    });
  }
  const parsed = configSchema.safeParse(valueOf(document, file, where) ?? {});
  if (parsed.success) return parsed.data;
  const known = z.toJSONSchema(configSchema, { io: 'input' });
  throw firstIssue(parsed.error, { file, document, lines, known, where });
}

/** An alias of nothing, or of too much, is found only here. */
function valueOf(document: Document, file: string, where: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 20 });
  } catch (cause) {
    throw new InvalidInput(`cannot be read: ${reasonOf(cause)}`, {
      at: { file },
      remedy: `Write out what its aliases stand for.${where}`,
      cause,
    });
  }
}

type Parsed = {
  file: string;
  document: Document.Parsed;
  lines: LineCounter;
  /** JSON schema of the whole. */
  known: unknown;
  /** A sentence. */
  where: string;
};

function firstIssue(error: z.ZodError, { file, document, lines, known, where }: Parsed): InvalidInput {
  const issue = error.issues[0];
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const path = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].map(String);
  const line = lineOf(document, lines, issue?.path ?? [], unknown);
  return new InvalidInput(
    unknown === undefined ? (issue?.message ?? 'not valid') : `unknown key \`${unknown}\``,
    {
      at: { file, ...(line === undefined ? {} : { line }), field: path.join('.') || 'the document' },
      remedy:
        unknown === undefined
          ? `Write a value of the kind that docs/configuration.md gives for this field.${where}`
          : `Remove it or correct its spelling; known keys here: ${knownKeys(known, issue?.path ?? []).join(', ')}.${where}`,
    },
  );
}

function lineOf(
  document: Document.Parsed,
  lines: LineCounter,
  path: PropertyKey[],
  key?: string,
): number | undefined {
  const node = document.getIn(path, true);
  const holder =
    isMap(node) && key !== undefined ? node.items.find((item) => String(item.key) === key)?.key : node;
  const range = hasRange(holder) ? holder.range : hasRange(node) ? node.range : undefined;
  return range ? lines.linePos(range[0]).line : undefined;
}

function knownKeys(whole: unknown, path: PropertyKey[]): string[] {
  const json = path.reduce<unknown>((schema, part) => descend(schema, part), whole);
  return isRecord(json) && isRecord(json.properties) ? Object.keys(json.properties) : [];
}

function descend(schema: unknown, part: PropertyKey): unknown {
  if (!isRecord(schema)) return undefined;
  if (typeof part === 'number') return schema.items;
  return isRecord(schema.properties) ? schema.properties[String(part)] : undefined;
}

function isMap(node: unknown): node is { items: { key: unknown }[] } {
  return isRecord(node) && Array.isArray(node.items);
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return isRecord(node) && Array.isArray(node.range);
}
