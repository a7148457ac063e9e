import { GainsayError } from '../base/errors.ts';
import type { Field } from '../base/frontmatter.ts';
import { canonicalTool, splitToolList } from '../permission/rules.ts';
import { toolListNames } from './schema.ts';

export type ToolLists = {
  /** Absent: nothing restricts them. */
  tools?: string[];
  disallowedTools?: string[];
  /** Names other than `tools` and `disallowedTools` that were taken for them. */
  lookAlikes: string[];
  /** `tools` stands there with nothing behind it. */
  empty: boolean;
};

/**
 * Which tools a file asks for. A list narrows whichever of its names it stands under; two lists narrow together (what both hold);
 * a list that is there but empty allows nothing. Throws InvalidInput for a list that cannot be read.
 */
export function toolLists(fields: Record<string, Field>, file: string): ToolLists {
  const allowed = listsUnder(toolListNames.allowed, fields, file);
  const denied = listsUnder(toolListNames.denied, fields, file);
  const lookAlikes = [...allowed, ...denied]
    .map(({ name }) => name)
    .filter((name) => name !== 'tools' && name !== 'disallowedTools');
  const result: ToolLists = { lookAlikes, empty: allowed.some(({ list }) => list.length === 0) };
  if (allowed.length > 0) result.tools = [...new Set(allowed.map(({ list }) => list).reduce(both))];
  if (denied.length > 0) result.disallowedTools = [...new Set(denied.flatMap(({ list }) => list))];
  return result;
}

function listsUnder(
  names: string[],
  fields: Record<string, Field>,
  file: string,
): { name: string; list: string[] }[] {
  return names.flatMap((name) => {
    const field = fields[name];
    if (field === undefined) return [];
    return [field.value, ...field.more].map((value) => ({
      name,
      list: toolList(value, { file, line: field.line, field: name }),
    }));
  });
}

/** `Read, Bash(git log:*)`, `[Read, Grep]`, one a line with or without a dash; `*` or `all` stand for all. */
function toolList(value: unknown, at: { file: string; line: number; field: string }): string[] {
  if (value === null || value === undefined) return [];
  const entries = Array.isArray(value) ? value : [value];
  return entries.flatMap((entry: unknown) => {
    if (typeof entry !== 'string') throw unreadable(at);
    const text = entry.replace(/^\[([\s\S]*)\]$/, '$1').replaceAll(/^[ \t]*-[ \t]+/gm, '');
    return splitToolList(text, at).map(normalTool);
  });
}

function unreadable({ file, line, field }: { file: string; line: number; field: string }): GainsayError {
  return new GainsayError(`${file}:${line} (${field}): an entry of the list is not a tool's name`, {
    remedy: `Write ${field}: Read, Grep, Bash(git log:*).`,
  });
}

function normalTool(entry: string): string {
  const text = entry.replace(/^(["'`])(.*)\1$/s, '$2').trim();
  if (/^(\*|all)$/i.test(text)) return '*';
  const [, name = text, rest = ''] = /^([\w.*-]+)\s*(\(.*\))?$/s.exec(text) ?? [];
  return canonicalTool(name) + rest;
}

/** What two lists both allow. A tool beside a form of itself, `Bash` and `Bash(ls)`, leaves the narrower. */
function both(one: string[], other: string[]): string[] {
  if (one.includes('*')) return other;
  if (other.includes('*')) return one;
  return [...new Set([...narrower(one, other), ...narrower(other, one)])];
}

function narrower(list: string[], than: string[]): string[] {
  return list.filter((entry) => than.includes(entry) || than.includes(entry.split('(')[0] ?? ''));
}
