import { InvalidInput } from '../base/errors.ts';
import type { Rule, RuleSource } from './types.ts';

export type RulePlace = { file: string; line?: number; field?: string };

/** Names that stand for one tool in lists and rules. */
const aliases: Record<string, string> = {
  Task: 'Agent',
  FileRead: 'Read',
  FileWrite: 'Write',
  FileEdit: 'Edit',
  MultiEdit: 'Edit',
  NotebookRead: 'Read',
  LS: 'Glob',
};

/** The name that the tool itself goes by. */
export function canonicalTool(name: string): string {
  return Object.hasOwn(aliases, name) ? (aliases[name] ?? name) : name;
}

/** The other names that lists, rules and hooks use for a tool. */
export function namesOf(tool: string): string[] {
  return Object.keys(aliases).filter((name) => aliases[name] === tool);
}

/**
 * A list as people write it: rules separated by commas or newlines outside parentheses; `\` at a line's end continues it; lines
 * that begin with `#` are comments, which nothing continues. Throws InvalidInput for anything that is not a rule: a list never gets
 * shorter by a mistake.
 */
export function parseRuleList(text: string, source: RuleSource, at: RulePlace): Rule[] {
  return splitList(text, at).map((entry) =>
    parseRule(entry.text, source, at.line === undefined ? at : { ...at, line: at.line + entry.line }),
  );
}

/** `Tool` or `Tool(specifier)`. `Tool()` and `Tool(*)` are the whole tool. */
export function parseRule(text: string, source: RuleSource, at: RulePlace): Rule {
  const trimmed = text.trim();
  const [, name, specifier] = /^([A-Za-z_][\w.-]*(?:__\*)?|\*)(?:\((.*)\))?$/s.exec(trimmed) ?? [];
  if (name === undefined || !balanced(trimmed)) {
    throw new InvalidInput(`${JSON.stringify(trimmed)} is not a permission rule`, {
      at,
      remedy:
        'Write Tool or Tool(specifier), e.g. Read, Bash(npm test), Bash(git log:*), with each ( closed.',
    });
  }
  const rule = { tool: canonicalTool(name), source, text: trimmed };
  const inner = specifier?.trim() ?? '';
  return inner === '' || inner === '*' || inner === ':*' ? rule : { ...rule, specifier: inner };
}

/** Tool names and `Tool(specifier)` forms of an agent's list; the same splitting, nothing is judged. */
export function splitToolList(text: string, at: RulePlace): string[] {
  return splitList(text, at).map((entry) => entry.text);
}

type Entry = { text: string; line: number };

function splitList(text: string, at: RulePlace): Entry[] {
  const entries: Entry[] = [];
  let current = '';
  let depth = 0;
  let line = 0;
  let begun = 0;
  let isComment = false;
  const end = () => {
    const entry = current.trim();
    if (entry !== '' && !entry.startsWith('#')) entries.push({ text: entry, line: begun });
    current = '';
  };
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? '';
    const next = text[index + 1] ?? '';
    // Blanks before an entry are no part of it: what is looked at here stays short.
    if (current === '' && /\s/.test(char) && char !== '\n') continue;
    if (current === '') {
      begun = line;
      isComment = char === '#';
    }
    if (char === '\n') line += 1;
    const comment = depth === 0 && isComment && current !== '';
    if (char === '\\' && !comment && /^\r?\n/.test(text.slice(index + 1, index + 3))) {
      index += next === '\r' ? 2 : 1;
      line += 1;
      // A name never grows together with the one on the next line.
      if (depth === 0 && current !== '') current += ' ';
    } else if (char === '\\' && (next === '(' || next === ')') && !comment) {
      current += char + next;
      index += 1;
    } else if (depth === 0 && (char === '\n' || (char === ',' && !comment))) {
      end();
    } else {
      if (!comment && char === '(') depth += 1;
      if (!comment && char === ')') depth -= 1;
      if (depth < 0) break;
      current += char;
    }
  }
  if (depth !== 0) {
    throw new InvalidInput(
      `a parenthesis is not closed or not opened near ${JSON.stringify(current.trim().slice(0, 60))}`,
      {
        at,
        remedy: 'Close every ( of a rule; inside a rule write \\( and \\) for those that are text.',
      },
    );
  }
  end();
  return entries;
}

function balanced(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '(') depth += 1;
    else if (text[index] === ')' && (depth -= 1) < 0) return false;
  }
  return depth === 0;
}
