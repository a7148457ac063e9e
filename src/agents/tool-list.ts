import { InvalidInput } from '../base/errors.ts';
import { fieldsNamed } from '../base/frontmatter-names.ts';
import type { Field } from '../base/frontmatter-names.ts';
import { canonicalTool, splitToolList } from '../permission/rules.ts';
import { parseToolForm } from '../runtime/tool-forms.ts';
import { toolListNames } from './schema.ts';

export type ToolLists = {
  /** Absent: nothing restricts them. */
  tools?: string[];
  disallowedTools?: string[];
  /** Names other than `tools` and `disallowedTools` that were taken for them. */
  lookAlikes: string[];
  /** Where a list stands with nothing behind it; null where none does. */
  empty: number | null;
  /** Entries of `tools` that are no tool's name: they grant nothing. */
  nameless: { text: string; line: number }[];
};

/**
 * Which tools a file asks for. A list narrows whichever of its names it stands under; two lists narrow together (what both hold);
 * a list that is there but empty allows nothing. Throws InvalidInput for a list that cannot be read, and for an entry of what is
 * denied that is no tool's name.
 */
export function toolLists(fields: Record<string, Field>, file: string): ToolLists {
  const allowed = written(toolListNames.allowed, fields).map((at) => ({
    ...at,
    list: toolList(certain(at.field), { ...at, file }),
  }));
  const denied = written(toolListNames.denied, fields).map((at) => ({
    ...at,
    list: toolList(at.field.value, { ...at, file }).map((entry) => {
      if (parseToolForm(entry) === null) throw unreadable({ ...at, file });
      return entry;
    }),
  }));
  const result: ToolLists = {
    lookAlikes: [...allowed, ...denied]
      .map(({ name }) => name)
      .filter((name) => name !== 'tools' && name !== 'disallowedTools'),
    empty: allowed.find(({ list }) => list.length === 0)?.field.line ?? null,
    nameless: allowed.flatMap(({ list, field: { line } }) =>
      list.filter((entry) => parseToolForm(entry) === null).map((text) => ({ text, line })),
    ),
  };
  if (allowed.length > 0) result.tools = [...new Set(allowed.map(({ list }) => list).reduce(commonTools))];
  if (denied.length > 0) result.disallowedTools = [...new Set(denied.flatMap(({ list }) => list))];
  return result;
}

type Written = { name: string; field: Field };

/** Each time that a list stands there, under whatever spelling of its names. */
function written(names: readonly string[], fields: Record<string, Field>): Written[] {
  return fieldsNamed(fields, names).flatMap(({ name, field }) =>
    [field, ...field.more].map((one) => ({ name, field: one })),
  );
}

/**
 * What surely belongs to a list that is not valid YAML: its own line, or the items right below it. What follows may be prose of a
 * description that speaks of tools.
 */
function certain({ value, lines }: Field): unknown {
  if (lines === null) return value;
  const [own = '', ...following] = lines.map((line) => line.replace(/(^|\s)#.*$/, ''));
  if (own.trim() !== '') return own;
  const end = following.findIndex((line) => !/^\s*-\s/.test(line) && line.trim() !== '');
  return following.slice(0, end === -1 ? undefined : end).join('\n');
}

type Place = { name: string; field: Field; file: string };

/** `Read, Bash(git log:*)`, `[Read, Grep]`, one a line with or without a dash; `*` or `all` stand for all. */
function toolList(value: unknown, place: Place): string[] {
  if (value === null || value === undefined) return [];
  const entries = Array.isArray(value) ? value : [value];
  const at = { file: place.file, line: place.field.line, field: place.name };
  return entries.flatMap((entry: unknown) => {
    if (typeof entry !== 'string') throw unreadable(place);
    const text = entry.replace(/^\s*\[([\s\S]*)\]\s*$/, '$1').replaceAll(/^[ \t]*-[ \t]+/gm, '');
    return splitToolList(text, at).map(normalTool);
  });
}

function unreadable({ file, name, field }: Place): InvalidInput {
  return new InvalidInput("an entry of the list is not a tool's name", {
    at: { file, line: field.line, field: name },
    remedy: `Write ${name}: Read, Grep, Bash(git log:*).`,
  });
}

function normalTool(entry: string): string {
  const text = entry.replace(/^(["'`])(.*)\1$/s, '$2').trim();
  if (/^(\*|all)$/i.test(text)) return '*';
  const [, name = text, rest = ''] = /^([\w.*-]+)\s*(\(.*\))?$/s.exec(text) ?? [];
  return canonicalTool(name) + rest;
}

/** What two lists both allow. A tool beside a form of itself, `Bash` and `Bash(ls)`, leaves the narrower. */
export function commonTools(one: string[], other: string[]): string[] {
  if (one.includes('*')) return other;
  if (other.includes('*')) return one;
  return [...new Set([...narrower(one, other), ...narrower(other, one)])];
}

function narrower(list: string[], than: string[]): string[] {
  return list.filter((entry) => than.includes(entry) || than.includes(entry.split('(')[0] ?? ''));
}
