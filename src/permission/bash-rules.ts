import type { ShellAnalysis, SimpleCommand } from './shell.ts';
import { analyseShell } from './shell.ts';
import { anyWord, joinKnown, literal, literalWord, mayBeEqual } from './shell-words.ts';
import type { Known, ShellWord } from './shell-words.ts';
import { programName } from './wrappers.ts';

/**
 * `Bash(exact words)`, `Bash(prefix:*)` (at a word's end) and `Bash(with * anywhere)`, as one pattern. Deny looks at every form in
 * which a command may run and asks whether it may match; allow looks at the form that is written and asks whether it does.
 */
type Pattern = { known: Known; exact: boolean; text: string };

/** The first part of the script that the specifier may cover, in words; null when none can. */
export function deniedPart(script: string, specifier: string): string | null {
  const patterns = commandPatterns(specifier);
  const analysis = analyseShell(script);
  if (covers(patterns, [script.trim()])) return script.trim();
  if (analysis.faults[0] !== undefined) return `a script that cannot be read whole (${analysis.faults[0]})`;
  for (const command of analysis.commands) {
    if (!forms(command).some((form) => covers(patterns, form))) continue;
    const computed = literal(command.words[0]) === null;
    return computed ? `${command.raw} (its program is only known when it runs; write it out)` : command.raw;
  }
  return null;
}

/** Why the specifiers do not allow the script; null when they do: each of its commands is covered as it is written. */
export function notAllowedPart(
  script: string,
  specifiers: string[],
  mayWrite: (target: string) => boolean,
): string | null {
  const patterns = specifiers.flatMap(commandPatterns);
  if (patterns.some(({ exact, text }) => exact && text === script.trim())) return null;
  const analysis = analyseShell(script);
  if (analysis.faults[0] !== undefined) return `the script cannot be read whole (${analysis.faults[0]})`;
  const direct = analysis.commands.filter((command) => !command.wrapped);
  const bare = direct.find((command) => !covers(patterns, [command.raw]));
  if (bare) return `no rule allows ${bare.raw}`;
  if (direct.length === 0) return 'it runs no command that a rule could allow';
  if (analysis.assigned.length > 0) return `it sets ${analysis.assigned.join(', ')}`;
  const written = analysis.files.find(
    ({ access, target }) => access === 'write' && !mayWrite(literal(target) ?? ''),
  );
  return written ? `it writes to ${written.target.raw}` : null;
}

/** Files that a script names: words of its commands and targets of its redirections. */
export function namedFiles(analysis: ShellAnalysis): { word: ShellWord; access: 'read' | 'write' }[] {
  const words = analysis.commands.flatMap((command) => command.words.slice(1));
  return [
    ...words.map((word) => ({ word, access: 'read' as const })),
    ...analysis.files.map(({ target, access }) => ({ word: target, access })),
  ];
}

function commandPatterns(specifier: string): Pattern[] {
  const text = specifier.replaceAll(/\\([()])/g, '$1').replaceAll(/[ \t]+/g, ' ');
  const prefix = /^(.*?)(?::\*| \*)$/s.exec(text)?.[1];
  if (prefix !== undefined)
    return [
      { known: wildcards(prefix), exact: false, text: prefix },
      { known: [...wildcards(prefix), ' ', null], exact: false, text },
    ];
  const exact = !text.includes('*');
  return [{ known: wildcards(text), exact, text }];
}

function wildcards(text: string): Known {
  return text.split('*').flatMap((piece, index) => (index === 0 ? [piece] : [null, piece]));
}

function covers(patterns: Pattern[], form: Known): boolean {
  return patterns.some((pattern) => mayBeEqual(form, pattern.known));
}

/** As written; with quotes resolved; without the program's folder; git without the options in front of its subcommand. */
function forms(command: SimpleCommand): Known[] {
  const { words } = command;
  const name = programName(words);
  const bare = [name === null ? withoutFolder(words[0]) : literalWord(name), ...words.slice(1)];
  return [
    [command.raw],
    joinKnown(words),
    joinKnown(bare),
    ...(name === 'git' ? [joinKnown(withoutGitOptions(bare))] : []),
  ];
}

/** `/usr/bin/c?rl` without its folder; what is computed may hold another. */
function withoutFolder(word: ShellWord = anyWord): ShellWord {
  const at = word.known.findLastIndex((piece) => piece?.includes('/'));
  if (at === -1) return word;
  const known = [word.known[at]?.replace(/^.*\//s, '') ?? null, ...word.known.slice(at + 1)];
  return { raw: word.raw, known };
}

const gitValueOptions = new Set([
  '-C',
  '-c',
  '--git-dir',
  '--work-tree',
  '--namespace',
  '--config-env',
  '--exec-path',
]);

function withoutGitOptions(words: ShellWord[]): ShellWord[] {
  let at = 1;
  for (let word = literal(words[at]); word?.startsWith('-'); word = literal(words[at])) {
    at += gitValueOptions.has(word) ? 2 : 1;
  }
  return [...words.slice(0, 1), ...words.slice(at)];
}
