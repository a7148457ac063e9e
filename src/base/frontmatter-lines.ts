import { guardsOn, plainName } from './frontmatter-names.ts';
import type { Field, FieldNames } from './frontmatter-names.ts';
import { readYaml } from './frontmatter-yaml.ts';
import type { Yaml } from './frontmatter-yaml.ts';

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
export function readLines(yaml: Yaml, block: string, names: FieldNames): LinesRead {
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
