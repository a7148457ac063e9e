import { readOnlyCommands } from './read-only-commands.ts';
import type { ReadOnlyCommand } from './read-only-row.ts';
import { analyseShell } from './shell.ts';
import type { SimpleCommand } from './shell.ts';
import { literal } from './shell-words.ts';
import type { ShellWord } from './shell-words.ts';

export type ReadOnlyJudgement = { ok: true } | { ok: false; reason: string };

/** Whether a script only reads: each of its commands is in the table, and nothing around them writes. The reason completes "…, and". */
export function readOnlyScript(script: string): ReadOnlyJudgement {
  const analysis = analyseShell(script);
  if (analysis.faults[0] !== undefined) return no(`the script cannot be read whole (${analysis.faults[0]})`);
  if (analysis.commands.length === 0) return no('the script runs no command');
  const [construct] = analysis.constructs;
  if (construct)
    return no(`a ${construct === 'background' ? 'command in the background' : construct} is not allowed`);
  const variable = analysis.assigned.find((name) => !/^[a-z_][a-z0-9_]*$/.test(name));
  if (variable !== undefined)
    return no(`setting ${variable} may change what later commands do (lower-case names are allowed)`);
  for (const { access, target } of analysis.files) {
    if (access === 'write') return no(`it writes to ${target.raw}`);
    if (closedPath(target, false)) return no(`${target.raw} is closed`);
  }
  for (const command of analysis.commands) {
    const reason = notReadOnly(command);
    if (reason !== null) return no(reason);
  }
  return { ok: true };
}

function no(reason: string): ReadOnlyJudgement {
  return { ok: false, reason };
}

/** Harmless in front of any command. */
const quietVariables = new Set(['LC_ALL', 'LANG', 'TZ', 'IFS', 'NO_COLOR']);

function notReadOnly(command: SimpleCommand): string | null {
  const setting = command.assignments.find((name) => !quietVariables.has(name));
  if (setting !== undefined) return `setting ${setting} for a command is not allowed`;
  const words = command.words.filter((word, index) => !(index === 1 && literal(word) === '--no-pager'));
  const program = literal(words[0]);
  if (program === null) return `${words[0]?.raw ?? 'a program'} is only known when it runs`;
  const two = `${program} ${literal(words[1]) ?? ''}`;
  const row = readOnlyCommands.find(({ names }) => names.includes(two) || names.includes(program));
  if (row === undefined) return `${unknownProgram(program, two)} is not one of its commands`;
  return misused(row, words.slice(row.names.includes(two) ? 2 : 1), program);
}

function unknownProgram(program: string, two: string): string {
  if (program === 'git') return two.trim();
  if (program === 'awk') return 'awk (it can write and run programs: take cut, sed -n or grep)';
  return program;
}

function misused(row: ReadOnlyCommand, args: ShellWord[], program: string): string | null {
  const wraps = program === 'xargs' || program === 'timeout';
  const end = args.findIndex((word) => literal(word) === '--');
  const operands: ShellWord[] = end === -1 ? [] : args.slice(end + 1);
  for (const word of end === -1 ? args : args.slice(0, end)) {
    const text = literal(word);
    const beginning = word.known[0];
    const mayBeOption = beginning === null || beginning === undefined || beginning.startsWith('-');
    if (row.options !== 'any' && mayBeOption && text === null)
      return `${program} ${word.raw} may turn out to be an option; write it out or put it behind --`;
    if (text === '-' || !mayBeOption) operands.push(word);
    // What follows in a wrapper is judged as a command of its own.
    if (wraps && operands.length > 0) return null;
    if (text !== null && text.startsWith('-') && text !== '-' && !allowedOption(row, text))
      return `${program} ${text} is not one of its options`;
  }
  if (row.needsOption && literal(args[0])?.startsWith('-') !== true)
    return `${program} is allowed with ${row.options[0]} only`;
  if (program === 'printf' && args.some((word) => word.raw.startsWith('-v')))
    return 'printf -v sets a variable';
  const closed = args.find((word) => closedPath(word, row.namesOnly ?? false));
  if (closed) return `${closed.raw} is closed`;
  if (row.most !== undefined && operands.length > row.most)
    return `${program} takes at most ${row.most} operands there`;
  if (row.first !== undefined && operands[0] !== undefined && !row.first.test(literal(operands[0]) ?? '\n'))
    return `${program} ${operands[0].raw} may do more than print`;
  return null;
}

function allowedOption({ options }: ReadOnlyCommand, text: string): boolean {
  if (options === 'any') return true;
  const fits = (allowed: string) =>
    allowed.endsWith('*') ? text.startsWith(allowed.slice(0, -1)) : allowed === text;
  if (options.some(fits)) return true;
  if (options.includes('-#') && /^-\d+$/.test(text)) return true;
  const letters = text.slice(1).replace(/(?<=[a-zA-Z])\d+$/, '');
  return (
    !text.startsWith('--') &&
    letters !== '' &&
    Array.from(letters).every((letter) => options.includes(`-${letter}`))
  );
}

/** Kernel file systems for all; contents of .git for programs that show contents. */
function closedPath(word: ShellWord, namesOnly: boolean): boolean {
  const text = (literal(word) ?? word.raw).replace(/^[^/]*=/, '');
  if (/^\/+(\.*\/+)*(proc|sys|dev)(\/|$)/.test(text)) return !/^\/dev\/(null|stdin)$/.test(text);
  return !namesOnly && /(^|\/)\.git(\/|$)/i.test(text);
}
