import type { Rule } from '../permission/types.ts';
import type { Tool } from '../tools/types.ts';

/** One entry of a tool list: `Read`, `*`, `Agent(Explore)`, `Bash(git log:*)`, `mcp__server`. */
export type ToolForm = { tool: string; specifier?: string; text: string };

/** Names that lists and rules may use for tools that are called otherwise. */
const otherNames: Record<string, string> = { FileWrite: 'Write', FileEdit: 'Edit', Task: 'Agent' };

/** Null for what is no form at all. */
export function parseToolForm(text: string): ToolForm | null {
  const match = /^\s*(\*|[\w-]+)\s*(?:\((.*)\))?\s*$/s.exec(text);
  if (!match?.[1]) return null;
  const tool = otherNames[match[1]] ?? match[1];
  const specifier = match[2]?.trim();
  return specifier === undefined || specifier === '' || specifier === '*'
    ? { tool, text }
    : { tool, specifier, text };
}

/** A whole server of tools is named by its prefix. */
export function names(form: ToolForm, tool: Tool): boolean {
  if (form.tool === '*' || form.tool === tool.name || tool.aliases?.includes(form.tool)) return true;
  return form.tool.startsWith('mcp__') && tool.name.startsWith(`${form.tool}__`);
}

export function ruleOf(text: string): Rule | null {
  const form = parseToolForm(text);
  return form === null ? null : { ...form, source: 'session' };
}
