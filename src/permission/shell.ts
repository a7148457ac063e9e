import { forEachChild, parse } from 'unbash';
import type { Command, Redirection, Script, SyntaxNode } from 'unbash';
import { variableInner } from './given-commands.ts';
import { anyWord, literal, shellWord } from './shell-words.ts';
import type { ShellWord } from './shell-words.ts';
import { innerOf } from './wrappers.ts';
import type { Inner } from './wrappers.ts';

/** One program with its arguments, wherever in a script it stands. */
export type SimpleCommand = {
  /** As it is written, without redirections; simple quotes resolved. What allow rules see. */
  raw: string;
  words: ShellWord[];
  /** Names of the variables set in front of it. */
  assignments: string[];
  /** Found inside a wrapper, a `-c` string or the like: the shell runs it only through another command. */
  wrapped: boolean;
};

type FileUse = { access: 'read' | 'write'; target: ShellWord };

export type ShellAnalysis = {
  commands: SimpleCommand[];
  /** Files that redirections open; `/dev/null` and copies of descriptors aside. */
  files: FileUse[];
  /** What else it does that a rule about one command cannot tell: defines functions, goes to the background. */
  constructs: Set<'function' | 'background' | 'coproc'>;
  /** Names assigned or bound outside of commands. */
  assigned: string[];
  /** Why it could not be read whole. A script with faults is never allowed by a rule about commands. */
  faults: string[];
};

const longestScript = 32_768;
const mostCommands = 1000;
const deepest = 8;

/** Every simple command of a script: of pipes, lists, subshells, substitutions, here-documents, functions and wrappers. */
export function analyseShell(script: string): ShellAnalysis {
  if (latest?.script === script) return latest.analysis;
  const analysis: ShellAnalysis = {
    commands: [],
    files: [],
    constructs: new Set(),
    assigned: [],
    faults: [],
  };
  readScript(script, analysis, { depth: 0, wrapped: false });
  latest = { script, analysis };
  return analysis;
}

/** Each rule asks for the same script in turn. */
let latest: { script: string; analysis: ShellAnalysis } | undefined;

type Place = { depth: number; wrapped: boolean };

function readScript(script: string, analysis: ShellAnalysis, place: Place): void {
  if (script.length > longestScript) analysis.faults.push('it is too long to be judged');
  else if (place.depth > deepest) analysis.faults.push('commands are nested too deeply to be judged');
  else if (script.includes('\0')) analysis.faults.push('it holds a NUL character');
  else readNode(parse(script), script, analysis, place);
}

function readNode(node: SyntaxNode, source: string, analysis: ShellAnalysis, place: Place): void {
  const inside = node.type === 'Script' ? (node.source ?? source) : source;
  if (node.type === 'Script') noteErrors(node, analysis);
  else if (node.type === 'Command') readCommand(node, analysis, place);
  else if (node.type === 'Redirected') noteFiles(node.redirects, analysis);
  else if (node.type === 'Function') analysis.constructs.add('function');
  else if (node.type === 'Coproc') analysis.constructs.add('coproc');
  else if (node.type === 'For' || node.type === 'Select') analysis.assigned.push(node.name.text);
  else if (node.type === 'Statement' && node.background) analysis.constructs.add('background');
  forEachChild(node, (child) => readNode(child, inside, analysis, place));
}

function noteErrors(
  script: Script & { errors?: readonly { message: string }[] | undefined },
  analysis: ShellAnalysis,
): void {
  for (const { message } of script.errors ?? []) analysis.faults.push(message);
}

function readCommand(node: Command, analysis: ShellAnalysis, place: Place): void {
  noteFiles(node.redirects, analysis);
  const assignments = node.prefix.filter((part) => part.type === 'Assignment');
  const names = assignments.map((assignment) => assignment.name);
  const args = node.args.map(shellWord);
  if (node.name === undefined) analysis.assigned.push(...names);
  else {
    const words = [shellWord(node.name), ...args];
    const raw = [...assignments.map((assignment) => assignment.text), ...words.map(written)].join(' ');
    const command = { raw, words, assignments: names, wrapped: place.wrapped };
    noteCommand(command, stdinText(node.redirects), analysis, place);
  }
  readVariables([...assignments.map(shellWord), ...args], analysis, place);
}

/** What is put into a variable to be run by others: in front of a command, or as a word of `env`, `export` and the like. */
function readVariables(words: readonly ShellWord[], analysis: ShellAnalysis, place: Place): void {
  const within = { depth: place.depth + 1, wrapped: true };
  for (const { raw, known } of words) {
    const [first, ...rest] = known;
    const [, name, begun = ''] = /^([A-Za-z_]\w*)\+?=(.*)$/s.exec(first ?? '') ?? [];
    if (name === undefined) continue;
    for (const inner of variableInner(name, { raw, known: [begun, ...rest] }))
      readInner(inner, null, analysis, within);
  }
}

function noteCommand(
  command: SimpleCommand,
  stdin: string | null,
  analysis: ShellAnalysis,
  place: Place,
): void {
  if (analysis.commands.length >= mostCommands || place.depth > deepest) {
    analysis.faults.push('it holds too many commands to be judged');
    return;
  }
  analysis.commands.push(command);
  const within = { depth: place.depth + 1, wrapped: true };
  for (const inner of innerOf({ words: command.words, stdin })) {
    // One fault decides; going on could take for ever.
    if (analysis.faults.length > 0) return;
    readInner(inner, stdin, analysis, within);
  }
}

function readInner(inner: Inner, stdin: string | null, analysis: ShellAnalysis, within: Place): void {
  if (inner.kind === 'script') return readScript(inner.script, analysis, within);
  const words = inner.kind === 'words' ? inner.words : [anyWord];
  if (words.length === 0) return;
  const raw = words.map(written).join(' ');
  noteCommand({ raw, words, assignments: [], wrapped: true }, stdin, analysis, within);
}

/** A word that needs no quotes is shown without, so that `git "log"` reads as `git log`; all others stay as they stand. */
function written(word: ShellWord): string {
  const text = literal(word);
  return text !== null && /^[\w@%+=:,./~^-]+$/.test(text) ? text : word.raw;
}

function noteFiles(redirects: readonly Redirection[], analysis: ShellAnalysis): void {
  for (const redirect of redirects) {
    if (redirect.type !== 'Redirect' || redirect.target === undefined) continue;
    const target = shellWord(redirect.target);
    const text = literal(target);
    const copiesDescriptor = /^[<>]&$/.test(redirect.operator) && text !== null && /^(\d+|-)-?$/.test(text);
    if (copiesDescriptor || text === '/dev/null') continue;
    analysis.files.push({ access: redirect.operator === '<' ? 'read' : 'write', target });
  }
}

/** The text of a here-document or here-string without expansions. */
function stdinText(redirects: readonly Redirection[]): string | null {
  for (const redirect of redirects) {
    if (redirect.type === 'HereString' && redirect.target) return literal(shellWord(redirect.target));
    if (redirect.type === 'HereDoc') {
      const computed = redirect.body.parts?.some((part) => part.type !== 'Literal') ?? false;
      return computed && redirect.delimiter?.quoted !== true ? null : redirect.body.text;
    }
  }
  return null;
}
