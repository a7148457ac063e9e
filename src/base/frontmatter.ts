import type grayMatter from 'gray-matter';
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

/**
 * `text` is the value as it is written, where it is a plain scalar: `007` stays `007`. `lines` are those of a field that is not
 * valid YAML even by itself, the first without its name; its value is their text then. `more`: the same name again.
 */
export type Field = {
  value: unknown;
  text: string | null;
  line: number;
  more: Field[];
  lines: readonly string[] | null;
};

/** What a reader looks for in front matter. */
export type FieldNames = {
  /** They begin a field when a file that is not valid YAML is read line by line. */
  known: readonly string[];
  /**
   * Those of `known` that restrict. A file in which one may stand where it cannot be told from text is refused: nothing is ever
   * read without its restriction.
   */
  guards: readonly string[];
};

const mostCharacters = 512 * 1024;
const mostAliases = 20;

export async function readFrontmatter(file: string, names: FieldNames): Promise<Frontmatter> {
  const text = file
    .slice(0, mostCharacters + 1)
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n');
  const opening = /^([ \t\u00a0]*)---[ \t\u00a0]*([^\n]*?)[ \t\u00a0]*(?:\n|$)/.exec(text);
  if (opening === null) return displaced(text);
  const [line, indent = '', language = ''] = opening;
  if (language !== '' && !/^ya?ml$/i.test(language))
    return /^[\w-]{1,20}$/.test(language)
      ? { kind: 'refused', reason: `front matter in ${language} is never executed`, line: 1 }
      : displaced(text);
  if (text.length > mostCharacters)
    return { kind: 'refused', reason: `the file is longer than ${mostCharacters} characters`, line: 1 };
  const rest = text.slice(line.length);
  // As deep as it opened: a rule inside an indented value closes nothing.
  const closing = new RegExp(`^${indent}---[ \\t\\u00a0]*(?:\\n|$)`, 'm').exec(rest);
  if (closing === null)
    return { kind: 'refused', reason: 'the front matter is not closed by a line of ---', line: 1 };
  const body = rest.slice(closing.index + closing[0].length);
  return await readBlock(rest.slice(0, closing.index), body, names);
}

/** The block's own first line is the file's second. */
async function readBlock(written: string, body: string, names: FieldNames): Promise<Frontmatter> {
  const [{ default: matter }, yaml] = await Promise.all([import('gray-matter'), import('yaml')]);
  const block = outdented(written.replaceAll('\u00a0', ' '));
  if (!endsThere(matter, block, body))
    return {
      kind: 'refused',
      reason: 'a line inside the front matter begins with ---, which ends it',
      line: 1,
    };
  if (await nestsTooDeep(block))
    return { kind: 'refused', reason: 'the front matter nests too deep', line: 1 };
  const whole = readYaml(yaml, block, names);
  if (whole.ok) return { kind: 'read', fields: whole.fields, body, fault: null, repeated: [] };
  if (whole.shape !== null) return { kind: 'refused', reason: whole.shape, line: whole.line };
  const recovered = readLines(yaml, block, names);
  if (recovered.doubtful !== null)
    return {
      kind: 'refused',
      reason: `the front matter is not YAML, and this line may restrict it or be text: ${whole.message}`,
      line: recovered.doubtful,
    };
  if (Object.keys(recovered.fields).length === 0)
    return { kind: 'refused', reason: `the front matter is not YAML: ${whole.message}`, line: whole.line };
  const { fields, repeated } = recovered;
  return { kind: 'read', fields, body, fault: { message: whole.message, line: whole.line }, repeated };
}

/**
 * Whether gray-matter, by which most programs read front matter, takes the same part for it. It runs what `---js` holds and caches
 * what failed, unless it is given options: every engine but a mute one refuses.
 */
function endsThere(matter: typeof grayMatter, block: string, body: string): boolean {
  const seen: { block?: string } = {};
  const keep = (inner: string) => {
    seen.block = inner;
    return {};
  };
  const engines = { yaml: keep, json: never, javascript: never, js: never, coffee: never, toml: never };
  matter(`---\n${block.trimEnd()}\n---\n${body}`, { language: 'yaml', engines });
  return (seen.block ?? '').trim() === block.trim();
}

function never(): never {
  throw new Error('never executed');
}

/** Without the white space that every line begins with. */
function outdented(block: string): string {
  const lines = block.split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  const [first = ''] = indents;
  let common = first.length;
  while (common > 0 && !indents.every((indent) => indent.startsWith(first.slice(0, common)))) common -= 1;
  return lines.map((line) => line.slice(Math.min(common, line.length - line.trimStart().length))).join('\n');
}

/** A name by its letters alone: `allowed-tools`, `allowedTools` and `Allowed_Tools` are one. */
function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}

/** The fields that go by one of these names, however it is spelled: the best name first. */
export function fieldsNamed(
  fields: Record<string, Field>,
  names: readonly string[],
): { name: string; field: Field }[] {
  const plain = names.map(plainName);
  return Object.entries(fields)
    .map(([name, field]) => ({ name, field, rank: rankOf(name, names, plain) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ name, field }) => ({ name, field }));
}

function rankOf(name: string, names: readonly string[], plain: readonly string[]): number | null {
  if (names.includes(name)) return names.indexOf(name);
  return plain.includes(plainName(name)) ? names.length : null;
}

function displaced(text: string): Frontmatter {
  const lines = text.split('\n', 30);
  const at = lines.findIndex((line, index) => index > 0 && line.trim() === '---');
  const looksLikeFields = /^(name|description|tools)\s*:/.test(lines[at + 1] ?? '');
  return at > 0 && looksLikeFields ? { kind: 'displaced', line: at + 1 } : { kind: 'none' };
}

type Yaml = Pick<
  typeof yamlModule,
  'parseDocument' | 'LineCounter' | 'isMap' | 'isScalar' | 'isNode' | 'visit'
>;

type YamlRead =
  | { ok: true; fields: Record<string, Field> }
  /** `shape`: valid YAML, but not fields that can be taken. */
  | { ok: false; message: string; line: number; shape: string | null };

function readYaml(yaml: Yaml, block: string, { guards }: FieldNames): YamlRead {
  const counter = new yaml.LineCounter();
  const document = yaml.parseDocument(block, {
    schema: 'core',
    logLevel: 'silent',
    lineCounter: counter,
    prettyErrors: false,
  });
  // The opening `---` is the file's first line.
  const lineAt = (offset: number | undefined) =>
    offset === undefined ? 1 : counter.linePos(offset).line + 1;
  const refused = (shape: string, offset?: number): YamlRead => ({
    ok: false,
    message: '',
    line: lineAt(offset),
    shape,
  });
  const mark = /^(?:---|\.\.\.)(?=\s|$)/m.exec(block);
  // What stands behind it would be another document, and be lost.
  if (mark !== null)
    return { ok: false, message: `${mark[0]} ends a document`, line: lineAt(mark.index), shape: null };
  const [error] = document.errors;
  if (error)
    return {
      ok: false,
      message: error.message.split('\n')[0] ?? '',
      line: lineAt(error.pos[0]),
      shape: null,
    };
  if (!yaml.isMap(document.contents)) return refused('the front matter holds no fields (name: value)');
  const merged: number[] = [];
  yaml.visit(document, {
    Pair: (_, { key }) => {
      if (yaml.isScalar(key) && key.value === '<<') merged.push(key.range?.[0] ?? 0);
    },
  });
  if (merged.length > 0) return refused('a merge key (<<) is not read: write its fields out', merged[0]);
  const fields: Record<string, Field> = {};
  for (const { key, value } of document.contents.items) {
    if (!yaml.isScalar(key)) return refused('a field has no plain name');
    const name = String(key.value);
    if (guardsOn(name, guards) !== null && !guards.map(plainName).includes(plainName(name)))
      return refused(
        `the field ${JSON.stringify(name)} is no name, and may be meant to restrict`,
        key.range?.[0],
      );
    const text = yaml.isScalar(value) ? (value.source ?? null) : null;
    const [, to = 0] = (yaml.isScalar(value) && value.type === 'PLAIN' && value.range) || [];
    const folded = block
      .slice(key.range?.[1] ?? 0, to)
      .split('\n')
      .slice(1);
    if (folded.some((line) => guardsOn(line, guards) !== null))
      return refused(`a line of ${name} may restrict or be text`, key.range?.[0]);
    let plain: unknown;
    try {
      plain = yaml.isNode(value) ? value.toJS(document, { maxAliasCount: mostAliases }) : value;
    } catch (error) {
      return refused(`it cannot be expanded: ${String(error)}`);
    }
    fields[name] = { value: plain, text, line: lineAt(key.range?.[0] ?? 0), more: [], lines: null };
  }
  return { ok: true, fields };
}

type LinesRead = {
  fields: Record<string, Field>;
  repeated: string[];
  /** The line of something that may restrict, or be text; null where there is none. */
  doubtful: number | null;
};

/**
 * Fields of a block that is not valid YAML as a whole: each known name at a line's start begins one, whatever follows belongs to
 * it. A field that is valid by itself keeps its structure, any other is text.
 */
function readLines(yaml: Yaml, block: string, names: FieldNames): LinesRead {
  const read: LinesRead = { fields: {}, repeated: [], doubtful: null };
  for (const segment of segments(block, names)) {
    const field = segment.key === null ? null : segmentField(yaml, { ...segment, key: segment.key }, names);
    if (field === null || field.lines !== null) read.doubtful ??= doubtfulLine(segment, names);
    if (field === null || segment.key === null) continue;
    const first = read.fields[segment.key];
    if (first === undefined) read.fields[segment.key] = field;
    else {
      first.more.push(field);
      read.repeated.push(segment.key);
    }
  }
  return read;
}

/** `key` null: what stands before the first field. */
type Segment = { key: string | null; line: number; lines: string[] };

function segments(block: string, { known, guards }: FieldNames): Segment[] {
  const plain = guards.map(plainName);
  const found: Segment[] = [{ key: null, line: 2, lines: [] }];
  for (const [index, line] of block.split('\n').entries()) {
    const [, key = '', after = ''] = /^["']?([A-Za-z][\w-]*)["']?\s*:(.?)/.exec(line) ?? [];
    const begins = (known.includes(key) && after.trim() === '') || plain.includes(plainName(key));
    if (begins) found.push({ key, line: index + 2, lines: [line] });
    else found.at(-1)?.lines.push(line);
  }
  return found;
}

function segmentField(yaml: Yaml, { key, line, lines }: Segment & { key: string }, names: FieldNames): Field {
  const alone = readYaml(yaml, lines.join('\n'), names);
  const field = alone.ok ? alone.fields[key] : undefined;
  if (field !== undefined && Object.keys(alone.ok ? alone.fields : {}).length === 1)
    return { ...field, line };
  const [first = '', ...following] = lines;
  const own = [first.replace(/^[^:]*:\s*/, ''), ...following];
  const text = own
    .join('\n')
    .trim()
    .replace(/^(["'])([\s\S]*)\1$/, '$2')
    .replaceAll('\\n', '\n');
  return { value: text, text, line, more: [], lines: own };
}

function doubtfulLine({ key, line, lines }: Segment, { guards }: FieldNames): number | null {
  const at = lines.findIndex((text, index) => (index > 0 || key === null) && guardsOn(text, guards) !== null);
  return at === -1 ? null : line + at;
}

/** The guard that a line may begin with, behind whatever YAML lets stand before a name. Comments begin with none. */
function guardsOn(line: string, guards: readonly string[]): string | null {
  if (/^\s*#/.test(line)) return null;
  const bare = line.replaceAll(/(^|\s)[&!]\S*/g, ' ');
  const begin = /^([^:=]*)[:=]/.exec(bare)?.[1] ?? /^\s*\?(.*)$/.exec(bare)?.[1];
  return begin === undefined ? null : (guards.find((guard) => plainName(guard) === plainName(begin)) ?? null);
}
