import type { Command, SyntaxNode, Word } from 'unbash';

/**
 * Whether a script may run code of the project. `true`, `echo ok`, `grep -q text src/x` and `node -e 'process.exit()'`
 * do not: they cannot tell one behaviour from another. In doubt about a program: yes. A script that cannot be parsed
 * runs nothing.
 */
export async function runsProjectCode(script: string): Promise<boolean> {
  const { parse, forEachChild } = await import('unbash');
  return scriptRunsCode(script, 0);

  function scriptRunsCode(text: string, depth: number): boolean {
    if (depth > 4) return true;
    const ast = parse(text);
    if (ast.errors !== undefined && ast.errors.length > 0) return false;
    const commands: Command[] = [];
    const functions = new Set<string>();
    collect(ast, commands, functions);
    return commands.some((command) => commandRunsCode(command, functions, depth));
  }

  function collect(node: SyntaxNode, commands: Command[], functions: Set<string>): void {
    if (node.type === 'Command') commands.push(node);
    if (node.type === 'Function') functions.add(node.name.value);
    forEachChild(node, (child) => collect(child, commands, functions));
  }

  function commandRunsCode(command: Command, functions: Set<string>, depth: number): boolean {
    if (command.name === undefined) return false;
    const words = [command.name, ...command.args.filter((arg): arg is Word => arg.type === 'Word')];
    const argv = unwrap(words.map((word) => word.value));
    const [program = '', ...args] = argv;
    // A function of the script's own is judged by its body, which stands in the same list.
    if (program === '' || functions.has(program)) return false;
    if (shells.has(baseName(program))) {
      const inner = args[args.findIndex((arg) => /^-\w*c$/.test(arg)) + 1];
      return args.some((arg) => /^-\w*c$/.test(arg)) && inner !== undefined
        ? scriptRunsCode(inner, depth + 1)
        : true;
    }
    if (program === 'eval') return scriptRunsCode(args.join(' '), depth + 1);
    return programRunsCode(program, args);
  }
}

const shells = new Set(['bash', 'sh', 'dash', 'zsh']);

/** Programs that run the command in their arguments. */
const wrappers = new Set([
  'env',
  'timeout',
  'nice',
  'nohup',
  'time',
  'command',
  'exec',
  'xargs',
  'sudo',
  'stdbuf',
  'setsid',
  'builtin',
]);

function unwrap(argv: string[]): string[] {
  let at = 0;
  while (at < argv.length && wrappers.has(baseName(argv[at] ?? ''))) {
    at += 1;
    while (at < argv.length && isOfWrapper(argv[at] ?? '')) at += 1;
  }
  return argv.slice(at);
}

/** An option, a number or a time, a variable. */
function isOfWrapper(word: string): boolean {
  return /^-|^\d+(?:\.\d+)?[smhd]?$|^\w+=/.test(word);
}

/** Programs that look at text, or at nothing. */
const inert = new Set(
  (
    'true false : echo printf exit return test [ cat tac head tail grep egrep fgrep rg ag sed sort uniq wc cut tr ' +
    'diff cmp comm ls stat file cd pwd export set unset local declare readonly shift sleep date jq yq which type ' +
    'hash mkdir rmdir touch cp mv rm ln chmod read basename dirname realpath readlink tee du df md5sum sha1sum ' +
    'sha256sum cksum kill wait trap break continue seq yes uname id whoami hostname printenv column nl od xxd ' +
    'strings less more pushd popd shopt ulimit umask let mktemp paste fold expr getopts alias sync tree'
  ).split(' '),
);

const gitLooks = new Set(
  'diff log show status grep ls-files ls-tree rev-parse cat-file blame describe branch tag config'.split(' '),
);

function programRunsCode(program: string, args: string[]): boolean {
  const name = baseName(program);
  if (inert.has(name)) return false;
  if (name === 'git') return !gitLooks.has(args.find((arg) => !arg.startsWith('-')) ?? '');
  if (name === 'find') return args.some((arg) => /^-(?:exec|execdir|ok)$/.test(arg));
  if (name === 'awk' || name === 'gawk' || name === 'mawk')
    return /\bsystem\s*\(|\|\s*getline/.test(args.join(' '));
  if (
    !name.includes('/') &&
    args.length > 0 &&
    args.every((arg) => /^(?:-v|-V|--version|--help|-h)$/.test(arg))
  )
    return false;
  if (name === 'node' || name === 'bun' || name === 'deno') return nodeRunsCode(args);
  return true;
}

/** Code on the command line runs the project's only through a module that is not Node's own, or a child process. */
function nodeRunsCode(args: string[]): boolean {
  const at = args.findIndex((arg) => /^(?:-e|-p|-pe|-ep|--eval|--print)$/.test(arg));
  if (at === -1) return true;
  if (args.slice(0, at).some((arg) => /^(?:-r|--require|--import|--loader)/.test(arg))) return true;
  const code = args[at + 1] ?? '';
  const modules = [
    ...code.matchAll(/(?:\brequire\s*\(|\bimport\s*\(|\bfrom\s|\bimport\s)\s*(['"`]?)([^'"`)\s]*)/g),
  ];
  return modules.some(([, quote, name = '']) => quote === '' || !looksAtText.has(name.replace(/^node:/, '')));
}

/** Node's own modules through which no code of the project is run. */
const looksAtText = new Set(
  'fs fs/promises path assert assert/strict util os url crypto buffer events timers/promises zlib querystring'.split(
    ' ',
  ),
);

/** The name of a program of the machine; one that is found through a relative path is the project's own. */
function baseName(program: string): string {
  return program.startsWith('/') ? program.slice(program.lastIndexOf('/') + 1) : program;
}
