import { namesOf } from '../permission/rules.ts';

/**
 * Whom a matcher speaks of: all (absent, empty, `*`), names separated by `|` or commas, or else a regular expression that
 * is found anywhere in the name. A tool is known by all of its names: `Task` matches Agent.
 *
 * @throws SyntaxError when it is neither.
 */
export function createMatcher(text: string): (names: readonly string[]) => boolean {
  const matcher = text.trim();
  if (matcher === '' || matcher === '*') return () => true;
  if (/^[\w|,\s-]+$/.test(matcher)) {
    const wanted = matcher.split(/[|,]/).map((name) => name.trim());
    return (names) => names.some((name) => wanted.includes(name));
  }
  const pattern = new RegExp(matcher, 'u');
  return (names) => names.some((name) => pattern.test(name));
}

/** All names of a tool, for matchers. */
export function toolNames(tool: { name: string; aliases?: string[] | undefined }): string[] {
  return [...new Set([tool.name, ...(tool.aliases ?? []), ...namesOf(tool.name)])];
}
