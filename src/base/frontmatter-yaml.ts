import type * as yamlModule from 'yaml';
import { guardsOn, plainName } from './frontmatter-names.ts';
import type { Field, FieldNames } from './frontmatter-names.ts';

const mostAliases = 20;

export type Yaml = Pick<
  typeof yamlModule,
  'parseDocument' | 'LineCounter' | 'isMap' | 'isScalar' | 'isNode' | 'visit'
>;

type YamlRead =
  | { ok: true; fields: Record<string, Field> }
  /** `shape`: valid YAML, but not fields that can be taken. */
  | { ok: false; message: string; line: number; shape: string | null };

/** The fields of a block that is valid YAML. */
export function readYaml(yaml: Yaml, block: string, { guards }: FieldNames): YamlRead {
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
