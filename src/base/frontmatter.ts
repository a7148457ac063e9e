import type grayMatter from 'gray-matter';
import { readLines } from './frontmatter-lines.ts';
import type { Field, FieldNames } from './frontmatter-names.ts';
import { readYaml } from './frontmatter-yaml.ts';
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

const mostCharacters = 512 * 1024;

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

function displaced(text: string): Frontmatter {
  const lines = text.split('\n', 30);
  const at = lines.findIndex((line, index) => index > 0 && line.trim() === '---');
  const looksLikeFields = /^(name|description|tools)\s*:/.test(lines[at + 1] ?? '');
  return at > 0 && looksLikeFields ? { kind: 'displaced', line: at + 1 } : { kind: 'none' };
}
