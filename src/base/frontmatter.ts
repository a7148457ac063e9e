import type * as yamlModule from 'yaml';
import { nestsTooDeep } from './yaml-depth.ts';

/**
 * What stands in front of a Markdown file between two `---` lines. Data only: nothing in it is ever executed, aliases are
 * bounded, and a value that is not valid YAML is recovered line by line.
 */
export type Frontmatter =
  | { kind: 'none' }
  /** There is one, but not at the first line. */
  | { kind: 'displaced'; line: number }
  | { kind: 'refused'; reason: string; line: number }
  | {
      kind: 'read';
      fields: Record<string, Field>;
      /** What stands behind it. */
      body: string;
      /** Why it was recovered line by line; null for valid YAML. */
      fault: { message: string; line: number } | null;
      /** Names that stand more than once; the first is kept, the others are in `more`. */
      repeated: string[];
    };

/** `text` is the value as it is written, where it is a plain scalar: `007` stays `007`. */
export type Field = { value: unknown; text: string | null; line: number; more: unknown[]; parsed: boolean };

const mostCharacters = 512 * 1024;
const mostAliases = 20;

/** `keys`: the names that begin a field when a file that is not valid YAML is read line by line. */
export async function readFrontmatter(file: string, keys: readonly string[]): Promise<Frontmatter> {
  const text = file
    .slice(0, mostCharacters + 1)
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n');
  const opening = /^---[ \t\u00a0]*([^\n]*?)[ \t\u00a0]*(?:\n|$)/.exec(text);
  if (opening === null) return displaced(text);
  const language = opening[1] ?? '';
  if (language !== '' && !/^ya?ml$/i.test(language))
    return /^[\w-]{1,20}$/.test(language)
      ? { kind: 'refused', reason: `front matter in ${language} is never executed`, line: 1 }
      : displaced(text);
  if (text.length > mostCharacters)
    return { kind: 'refused', reason: `the file is longer than ${mostCharacters} characters`, line: 1 };
  if (!/\n---[ \t]*(\n|$)/.test(text))
    return { kind: 'refused', reason: 'the front matter is not closed by a line of ---', line: 1 };
  return split(text, keys);
}

/** gray-matter finds the two parts; with options it caches nothing, and every engine but ours refuses. */
async function split(text: string, keys: readonly string[]): Promise<Frontmatter> {
  const [{ default: matter }, yaml] = await Promise.all([import('gray-matter'), import('yaml')]);
  let block = '';
  const keep = (inner: string) => {
    block = inner;
    return {};
  };
  const engines = { yaml: keep, json: never, javascript: never, js: never, coffee: never, toml: never };
  const { content } = matter(text, { language: 'yaml', engines });
  if (await nestsTooDeep(block))
    return { kind: 'refused', reason: 'the front matter nests too deep', line: 1 };
  const whole = readYaml(yaml, block.replaceAll('\u00a0', ' '));
  if (whole.ok) return { kind: 'read', fields: whole.fields, body: content, fault: null, repeated: [] };
  if (whole.shape !== null) return { kind: 'refused', reason: whole.shape, line: 1 };
  const recovered = readLines(yaml, block.replaceAll('\u00a0', ' '), keys);
  if (Object.keys(recovered.fields).length === 0)
    return { kind: 'refused', reason: `the front matter is not YAML: ${whole.message}`, line: whole.line };
  const fault = { message: whole.message, line: whole.line };
  return { kind: 'read', ...recovered, body: content, fault };
}

function never(): never {
  throw new Error('never executed');
}

function displaced(text: string): Frontmatter {
  const lines = text.split('\n', 30);
  const at = lines.findIndex((line, index) => index > 0 && line.trim() === '---');
  const looksLikeFields = /^(name|description|tools)\s*:/.test(lines[at + 1] ?? '');
  return at > 0 && looksLikeFields ? { kind: 'displaced', line: at + 1 } : { kind: 'none' };
}

type Yaml = Pick<typeof yamlModule, 'parseDocument' | 'LineCounter' | 'isMap' | 'isScalar' | 'isNode'>;

type YamlRead =
  | { ok: true; fields: Record<string, Field> }
  /** `shape`: valid YAML, but not fields. */
  | { ok: false; message: string; line: number; shape: string | null };

function readYaml(yaml: Yaml, block: string): YamlRead {
  const counter = new yaml.LineCounter();
  const document = yaml.parseDocument(block, {
    schema: 'core',
    logLevel: 'silent',
    lineCounter: counter,
    prettyErrors: false,
  });
  // The block begins behind the opening `---`, so that its own first line is the file's first.
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const [error] = document.errors;
  if (error)
    return {
      ok: false,
      message: error.message.split('\n')[0] ?? '',
      line: lineAt(error.pos[0]),
      shape: null,
    };
  if (!yaml.isMap(document.contents))
    return { ok: false, message: '', line: 1, shape: 'the front matter holds no fields (name: value)' };
  const fields: Record<string, Field> = {};
  for (const { key, value } of document.contents.items) {
    if (!yaml.isScalar(key)) continue;
    const text = yaml.isScalar(value) ? (value.source ?? null) : null;
    let plain: unknown;
    try {
      plain = yaml.isNode(value) ? value.toJS(document, { maxAliasCount: mostAliases }) : value;
    } catch (error) {
      return { ok: false, message: '', line: 1, shape: `it cannot be expanded: ${String(error)}` };
    }
    fields[String(key.value)] = {
      value: plain,
      text,
      line: lineAt(key.range?.[0] ?? 0),
      more: [],
      parsed: true,
    };
  }
  return { ok: true, fields };
}

/**
 * Fields of a block that is not valid YAML as a whole: each known name at a line's start begins one, whatever follows belongs to
 * it. A field that is valid by itself keeps its structure, any other is text.
 */
function readLines(
  yaml: Yaml,
  block: string,
  keys: readonly string[],
): { fields: Record<string, Field>; repeated: string[] } {
  const fields: Record<string, Field> = {};
  const repeated: string[] = [];
  for (const segment of segments(block, keys)) {
    const field = segmentField(yaml, segment);
    const first = fields[segment.key];
    if (first === undefined) fields[segment.key] = field;
    else {
      first.more.push(field.value);
      repeated.push(segment.key);
    }
  }
  return { fields, repeated };
}

type Segment = { key: string; line: number; lines: string[] };

function segments(block: string, keys: readonly string[]): Segment[] {
  const found: Segment[] = [];
  for (const [index, line] of block.split('\n').entries()) {
    const key = /^([A-Za-z][\w-]*)\s*:(?:\s|$)/.exec(line)?.[1];
    if (key !== undefined && keys.includes(key)) found.push({ key, line: index + 1, lines: [line] });
    else found.at(-1)?.lines.push(line);
  }
  return found;
}

function segmentField(yaml: Yaml, { key, line, lines }: Segment): Field {
  const alone = readYaml(yaml, lines.join('\n'));
  const field = alone.ok ? alone.fields[key] : undefined;
  if (field !== undefined && Object.keys(alone.ok ? alone.fields : {}).length === 1)
    return { ...field, line };
  const text = lines
    .join('\n')
    .replace(/^[^:]*:\s*/, '')
    .trim()
    .replace(/^(["'])([\s\S]*)\1$/, '$2')
    .replaceAll('\\n', '\n');
  return { value: text, text, line, more: [], parsed: false };
}
