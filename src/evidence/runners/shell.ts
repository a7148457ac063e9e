import { parse } from 'unbash';
import type { Command, CommandNode, PipelineNode, Script, Statement, Word } from 'unbash';
import type { ShellWord } from './types.ts';

/**
 * A simple command of a script: assignments before it, its words, its source text without redirections. `scopes` names
 * the subshells around it, outermost first: a `cd` lasts only in its own. `background`: the script does not wait for it.
 */
export type SimpleCommand = {
  env: string[];
  words: ShellWord[];
  text: string;
  scopes: number[];
  background: boolean;
};

type Visit = { found: SimpleCommand[]; nextScope: number };

/**
 * The simple commands of a script in the order they would run, or null when the script has control flow that cannot be
 * followed without running it (loops, conditionals, functions).
 */
export function simpleCommands(script: string): SimpleCommand[] | null {
  const tree = parse(script);
  if ((tree.errors?.length ?? 0) > 0) return null;
  const visit: Visit = { found: [], nextScope: 1 };
  return visitScript(tree, [], visit) ? visit.found : null;
}

/** Source text that a POSIX shell reads as exactly this value. */
export function quote(value: string): string {
  return /^[\w@%+=:,./-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
}

export function fixedWord(value: string): ShellWord {
  return { text: quote(value), value, fixed: true, quoted: true };
}

function visitScript(script: Pick<Script, 'commands'>, scopes: number[], state: Visit): boolean {
  return script.commands.every((statement: Statement) => {
    const from = state.found.length;
    const followed = visitNode(statement.command, scopes, state);
    if (statement.background === true)
      for (const command of state.found.slice(from)) command.background = true;
    return followed;
  });
}

function visitNode(node: Statement['command'], scopes: number[], state: Visit): boolean {
  switch (node.type) {
    case 'AndOr':
      return node.commands.every((command: PipelineNode) => visitNode(command, scopes, state));
    case 'Pipeline':
      return node.commands.every((command: CommandNode) => visitNode(command, scopes, state));
    case 'Subshell':
      return visitScript(node.body, [...scopes, state.nextScope++], state);
    case 'BraceGroup':
      return visitScript(node.body, scopes, state);
    case 'Redirected':
      return visitNode(node.command, scopes, state);
    case 'Command':
      state.found.push(simple(node, scopes));
      return true;
    case 'If':
    case 'For':
    case 'ArithmeticFor':
    case 'Select':
    case 'While':
    case 'Case':
    case 'TestCommand':
    case 'ArithmeticCommand':
    case 'Function':
    case 'Coproc':
      return false;
  }
}

function simple(node: Command, scopes: number[]): SimpleCommand {
  const env = node.prefix.flatMap((part) => (part.type === 'Assignment' ? [part.text] : []));
  const words = (node.name === undefined ? [] : [shellWord(node.name)]).concat(
    node.args.map((argument) =>
      argument.type === 'Word'
        ? shellWord(argument)
        : {
            text: argument.text,
            value: argument.text,
            fixed: !/[$`]/.test(argument.text),
            quoted: false,
          },
    ),
  );
  return {
    env,
    words,
    text: [...env, ...words.map((word) => word.text)].join(' '),
    scopes,
    background: false,
  };
}

function shellWord(word: Word): ShellWord {
  const parts = word.parts ?? [];
  const expands = parts.some(
    (part) =>
      ![
        'Literal',
        'SingleQuoted',
        'AnsiCQuoted',
        'DoubleQuoted',
        'Glob',
        'ExtendedGlob',
        'BraceExpansion',
      ].includes(part.type) ||
      (part.type === 'DoubleQuoted' && part.parts.some((inner) => inner.type !== 'Literal')),
  );
  return { text: word.text, value: word.value, fixed: !expands, quoted: /^["']/.test(word.text) };
}
