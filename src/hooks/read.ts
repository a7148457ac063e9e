import type { Diagnostic } from '../base/diagnostic.ts';
import { reasonOf } from '../base/reason.ts';
import { isRecord } from '../base/record.ts';
import { parseRule } from '../permission/rules.ts';
import type { Rule } from '../permission/types.ts';
import { createMatcher } from './matcher.ts';
import { hookEvents } from './types.ts';
import type { Hook, HookEvent } from './types.ts';

type Path = readonly (string | number)[];

/** Where hooks are written. */
export type HookPlace = {
  file: string;
  source: Hook['source'];
  /** The way to the hooks in the file. */
  under: Path;
  lineOf: (path: Path) => number;
};

export type ReadHooks = {
  hooks: Hook[];
  /** `error` for a guard that cannot be read: without it, what it guards is open. Every other entry costs only itself. */
  diagnostics: Diagnostic[];
};

const defaultSeconds = 60;
const mostSeconds = 600;

/** Without these an agent may do more than their author meant. */
const guards = new Set<HookEvent>(['PreToolUse', 'PermissionRequest']);

/** Events that other programs know and this one does not have. */
const elsewhere = new Set(
  (
    'UserPromptSubmit UserPromptExpansion PostCompact PostToolBatch PermissionDenied StopFailure TeammateIdle ' +
    'TaskCreated TaskCompleted WorktreeCreate WorktreeRemove ConfigChange InstructionsLoaded Setup CwdChanged ' +
    'FileChanged Elicitation ElicitationResult'
  ).split(' '),
);

/**
 * Hooks as people write them: `{Event: [{matcher, hooks: [{type, command, timeout}]}]}`, or flat, `{Event: [{matcher, command}]}`,
 * or a list whose entries name their event. Timeouts are in seconds.
 */
export function readHooks(value: unknown, place: HookPlace): ReadHooks {
  const reading: Reading = { ...place, hooks: [], diagnostics: [] };
  if (Array.isArray(value))
    value.forEach((entry, index) => readListed(entry, [...place.under, index], reading));
  else if (isRecord(value)) readEvents(value, place.under, reading);
  else if (value !== undefined && value !== null)
    report(
      reading,
      place.under,
      'error',
      'hooks are not written by event',
      'Write hooks: {"PreToolUse": […]}.',
    );
  return { hooks: reading.hooks, diagnostics: reading.diagnostics };
}

type Reading = HookPlace & ReadHooks;

/** `{event: PreToolUse, matcher, command}`, or `{PreToolUse: […]}` as an entry of a list. */
function readListed(entry: unknown, path: Path, reading: Reading): void {
  const named = isRecord(entry) ? (entry['event'] ?? entry['hook_event_name']) : undefined;
  if (isRecord(entry) && typeof named === 'string') readEvent(named, entry, path, reading);
  else if (isRecord(entry)) readEvents(entry, path, reading);
  else
    report(
      reading,
      path,
      'error',
      'this hook names no event',
      'Write {"event": "PreToolUse", "command": "…"}.',
    );
}

function readEvents(byEvent: Record<string, unknown>, path: Path, reading: Reading): void {
  for (const [name, entries] of Object.entries(byEvent)) readEvent(name, entries, [...path, name], reading);
}

function readEvent(name: string, entries: unknown, path: Path, reading: Reading): void {
  const event = hookEvents.find(
    (known) => known.toLowerCase() === name.replaceAll(/[-_]/g, '').toLowerCase(),
  );
  if (event === undefined) {
    const known = `Events here: ${hookEvents.join(', ')}.`;
    const message = elsewhere.has(name)
      ? `there is no event ${name} here, so that its hooks never run`
      : `${name} is no event, so that its hooks never run`;
    report(reading, path, elsewhere.has(name) ? 'info' : 'warning', message, known);
    return;
  }
  if (event !== name) report(reading, path, 'warning', `${name} is taken for ${event}`, `Write ${event}.`);
  const all: unknown[] = Array.isArray(entries) ? entries : [entries];
  for (const [index, entry] of all.entries()) {
    const at = Array.isArray(entries) ? [...path, index] : path;
    readGroup(typeof entry === 'string' ? { command: entry } : entry, { event, path: at }, reading);
  }
}

type At = { event: HookEvent; path: Path };

/** One matcher with its hooks, or with a command of its own. */
function readGroup(group: unknown, at: At, reading: Reading): void {
  if (!isRecord(group))
    return broken(reading, at, 'this is no hook', 'Write {"matcher": "Bash", "hooks": […]}.');
  const matches = readMatcher(group['matcher'], at, reading);
  if (matches === null) return;
  const nested = group['hooks'];
  if (nested === undefined) return readHook(group, matches, at, reading);
  const hooks: unknown[] = Array.isArray(nested) ? nested : [nested];
  for (const [index, hook] of hooks.entries())
    readHook(hook, matches, { ...at, path: [...at.path, 'hooks', index] }, reading);
}

function readMatcher(value: unknown, at: At, reading: Reading): Hook['matches'] | null {
  const path = [...at.path, 'matcher'];
  const remedy = 'Write the names of tools (Edit|Write), a regular expression, or * for all.';
  const text =
    Array.isArray(value) && value.every((name) => typeof name === 'string') ? value.join('|') : value;
  if (text !== undefined && text !== null && typeof text !== 'string') {
    broken(reading, { ...at, path }, 'the matcher is not a text', remedy);
    return null;
  }
  try {
    return createMatcher(text ?? '');
  } catch (error) {
    broken(reading, { ...at, path }, `the matcher cannot be read: ${reasonOf(error)}`, remedy);
    return null;
  }
}

function readHook(hook: unknown, matches: Hook['matches'], { event, path }: At, reading: Reading): void {
  const at = { event, path };
  const given = typeof hook === 'string' ? { command: hook } : hook;
  if (!isRecord(given))
    return broken(reading, at, 'this is no hook', 'Write {"type": "command", "command": "…"}.');
  const { type = 'command', command } = given;
  if (type !== 'command') {
    const what = `hooks of the type ${JSON.stringify(type)?.slice(0, 40)} do not exist here`;
    return broken(reading, at, what, 'Write {"type": "command", "command": "…"} or take it out.');
  }
  if (typeof command !== 'string' || command.trim() === '')
    return broken(reading, at, 'this hook has no command', 'Say in command what is to be run.');
  const condition = readCondition(given['if'], at, reading);
  reading.hooks.push({
    event,
    matches,
    ...(condition === null ? {} : { condition }),
    command,
    timeoutMs: readSeconds(given['timeout'], at, reading) * 1000,
    from: `${reading.file}:${reading.lineOf(path)}`,
    source: reading.source,
  });
}

/** One that cannot be read is left out, so that the hook runs more often, not less. */
function readCondition(value: unknown, { path }: At, reading: Reading): Rule | null {
  if (value === undefined || value === null || value === '') return null;
  const at = [...path, 'if'];
  try {
    if (typeof value !== 'string') throw new TypeError('it is not a text');
    return parseRule(value, 'settings', { file: reading.file });
  } catch (error) {
    report(
      reading,
      at,
      'warning',
      `the condition cannot be read, so that the hook always runs: ${reasonOf(error)}`,
      'Write a permission rule, e.g. Bash(git push:*).',
    );
    return null;
  }
}

function readSeconds(value: unknown, { path }: At, reading: Reading): number {
  if (value === undefined || value === null) return defaultSeconds;
  const seconds = typeof value === 'string' ? Number(value) : value;
  const at = [...path, 'timeout'];
  if (typeof seconds !== 'number' || !(seconds > 0)) {
    const remedy = `Write seconds, at most ${mostSeconds}.`;
    report(reading, at, 'warning', `the timeout is not a number; it is ${defaultSeconds} s`, remedy);
    return defaultSeconds;
  }
  if (seconds > mostSeconds)
    report(reading, at, 'info', `the timeout is cut to ${mostSeconds} s`, 'It is given in seconds.');
  return Math.min(seconds, mostSeconds);
}

function broken(reading: Reading, { event, path }: At, message: string, remedy: string): void {
  const lost = guards.has(event) ? `, and ${event} hooks guard` : '';
  report(reading, path, guards.has(event) ? 'error' : 'warning', `${message}${lost}`, remedy);
}

function report(
  { file, lineOf, diagnostics }: Reading,
  path: Path,
  severity: Diagnostic['severity'],
  message: string,
  remedy: string,
): void {
  diagnostics.push({ file, line: lineOf(path), severity, message: `${fieldOf(path)}: ${message}`, remedy });
}

/** `hooks.PreToolUse[0].matcher` */
function fieldOf(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}
