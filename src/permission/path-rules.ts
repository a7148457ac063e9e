import path from 'node:path';
import { ignoreMatcher } from '../workspace/glob.ts';
import type { Rules } from './types.ts';

/** Tools that a path rule for `Read` or `Edit` speaks of. */
const readers = new Set(['Read', 'Grep', 'Glob']);
const writers = new Set(['Edit', 'Write', 'NotebookEdit']);

/** Whether a rule that names one tool also speaks of another: `Read(…)` of searches, `Edit(…)` of every way to write. */
export function sameFamily(ruleTool: string, tool: string): boolean {
  return (
    ruleTool === tool ||
    (ruleTool === 'Read' && readers.has(tool)) ||
    ((ruleTool === 'Edit' || ruleTool === 'Write') && writers.has(tool))
  );
}

export function takesPaths(tool: string): boolean {
  return readers.has(tool) || writers.has(tool);
}

/**
 * Like a line of `.gitignore`, relative to the repository's root: `src/**`, `*.pem`, `./secrets/`, `/dist`; `//abs` and `~/x` are
 * places outside of it. Where the root is not known, an absolute path may stand for any of its ends: a restriction holds for all
 * of them (`loosely`), a permission for none.
 */
export function pathCovered(file: string, specifier: string, how: 'strictly' | 'loosely'): boolean {
  const normal = path.posix.normalize(file);
  if (specifier.startsWith('//') || specifier.startsWith('~')) {
    return normal.startsWith('/') || normal.startsWith('~')
      ? ignoreMatcher([`/${beyond(specifier)}`])(beyond(normal))
      : false;
  }
  const matches = ignoreMatcher([specifier.replace(/^\.\//, '/')]);
  if (!normal.startsWith('/')) return !normal.startsWith('../') && matches(normal.replace(/\/$/, ''));
  if (how === 'strictly') return false;
  const parts = normal.split('/').slice(1);
  return parts.some((_, index) => matches(parts.slice(index).join('/')));
}

/** For tools that meet files by searching: whether no deny or ask rule on reading covers this one. */
export function mayReadUnder(rules: Rules): (file: string) => boolean {
  const specifiers = [...rules.deny, ...rules.ask]
    .filter((rule) => rule.tool === 'Read' && rule.specifier !== undefined)
    .map((rule) => rule.specifier ?? '');
  return (file) => !specifiers.some((specifier) => pathCovered(file, specifier, 'loosely'));
}

function beyond(text: string): string {
  return text.replace(/^\/+/, '');
}
