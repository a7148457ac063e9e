import path from 'node:path';
import picomatch from 'picomatch';
import {
  natureOfProgram,
  natureOfScript,
  programOf,
  runnerNamed,
  splitCoverage,
  splitNodeOptions,
  splitOptions,
  without,
} from './programs.ts';
import { fixedWord, simpleCommands } from './shell.ts';
import type { Manifest, RunnerCall, ShellWord } from './types.ts';

export type ScriptReading = {
  /** In the order they would run. */
  calls: RunnerCall[];
  /** The script hands over to the packages of the workspace. */
  delegates: boolean;
  /** Commands that may run tests in a way that cannot be seen: make, gulp, a script of the project's own. */
  opaque: string[];
};

type Context = {
  scripts: Record<string, string>;
  directory: string;
  depth: number;
  reading: ScriptReading;
  before: RunnerCall['before'];
  background: boolean;
};
type Unwrapped = Pick<RunnerCall, 'env' | 'prefix' | 'nodeWords' | 'interpreter' | 'coverage'> & {
  words: ShellWord[];
};

/** Finds the calls of test runners in a command line of the project, following its npm scripts and through wrappers. */
export function readCalls(command: string, manifest: Manifest, directory: string): ScriptReading {
  const reading: ScriptReading = { calls: [], delegates: false, opaque: [] };
  readScript(command, {
    scripts: manifest.scripts ?? {},
    directory,
    depth: 0,
    reading,
    before: [],
    background: false,
  });
  return reading;
}

function readScript(script: string, context: Context): void {
  const commands = context.depth > 8 ? null : simpleCommands(script);
  if (commands === null) {
    context.reading.opaque.push(script);
    return;
  }
  const directories = new Map<string, string>();
  for (const command of commands) {
    const scope = command.scopes.join('/');
    const directory =
      directories.get(scope) ?? directories.get(command.scopes.slice(0, -1).join('/')) ?? context.directory;
    if (command.words[0]?.value === 'cd') {
      directories.set(scope, path.posix.join(directory, command.words[1]?.value ?? '.'));
      continue;
    }
    const start: Unwrapped = {
      words: command.words,
      env: command.env,
      prefix: '',
      nodeWords: [],
      interpreter: 'node',
      coverage: null,
    };
    readCommand(start, { ...context, directory, background: command.background }, command.text);
  }
}

/** Wrappers around one command; a command with more of them is read no further. */
const mostWrappers = 20;

function readCommand(command: Unwrapped, context: Context, text: string, around = 0): void {
  const [first, ...rest] = command.words;
  if (first === undefined) return;
  const program = programOf(first);
  const runner = runnerNamed(program);
  if (runner !== null) return addCall(runner, tsMocha(program, { ...command, words: rest }), context);
  const inner = around < mostWrappers ? unwrap(program, rest, command) : null;
  if (inner !== null) return readCommand(inner, context, text, around + 1);
  if (delegatesToWorkspaces(program, rest)) {
    context.reading.delegates = true;
    return;
  }
  const scripts = scriptsCalled(program, rest, context.scripts);
  if (scripts !== null) return scripts.forEach((called) => readNamedScript(called, command, context));
  if (isNode(program)) return readNode(program, { ...command, words: rest }, context, text);
  if (/^(?:ba|da)?sh$/.test(program) && rest[0]?.value === '-c' && rest[1] !== undefined)
    return readScript(rest[1].value, { ...context, depth: context.depth + 1 });
  addOther(natureOfProgram(program, rest), text, context);
}

function addCall(program: string, command: Unwrapped, context: Context): void {
  const { words, ...rest } = command;
  context.reading.calls.push({
    program,
    ...rest,
    words,
    before: [...context.before],
    directory: context.directory,
  });
}

function addOther(nature: 'lint' | 'build' | 'other', text: string, context: Context): void {
  if (nature === 'lint') return;
  context.before.push({ script: text, build: nature === 'build', background: context.background });
  if (nature === 'other') context.reading.opaque.push(text);
}

/** What a wrapper wraps, or null when the program is none. */
function unwrap(program: string, rest: ShellWord[], command: Unwrapped): Unwrapped | null {
  switch (program) {
    case 'cross-env':
    case 'cross-env-shell':
    case 'env': {
      const count = rest.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word.value));
      const split = count === -1 ? rest.length : count;
      const inner = rest.slice(split);
      const only = inner[0];
      const words =
        inner.length === 1 && only !== undefined && /\s/.test(only.value) ? wordsIn(only.value) : inner;
      return { ...command, env: [...command.env, ...rest.slice(0, split).map((word) => word.text)], words };
    }
    case 'dotenv':
    case 'env-cmd': {
      const { options, rest: inner } = splitOptions(
        rest,
        new Set(['-e', '-f', '--file', '-v', '-c', '-r', '--environments']),
      );
      const loader = [program, ...options.map((word) => word.text), ...(program === 'dotenv' ? ['--'] : [])];
      return { ...command, prefix: `${command.prefix}${loader.join(' ')} `, words: inner };
    }
    case 'nyc':
    case 'c8':
    case 'isparta':
    case 'babel-istanbul':
    case 'istanbul': {
      const { options, rest: inner } = splitCoverage(
        rest.filter((word) => !['cover', 'instrument', 'report', 'check-coverage'].includes(word.value)),
      );
      const hooks = options.flatMap((word, index) => {
        const hook = options[index + 1];
        return ['-r', '--require'].includes(word.value) && program === 'nyc' && hook !== undefined
          ? [word, hook]
          : [];
      });
      const words =
        program === 'nyc' || program === 'c8' ? inner : inner.filter((word) => word.value !== '--');
      return { ...command, coverage: program, nodeWords: [...command.nodeWords, ...hooks], words };
    }
    case 'npx':
    case 'bunx':
    case 'pnpx':
      return { ...command, words: splitOptions(rest, new Set(['-p', '--package', '-c'])).rest };
    case 'time':
    case 'exec':
    case 'command':
    case 'nohup':
    case 'xvfb-run':
      return { ...command, words: splitOptions(rest, new Set()).rest };
    case 'timeout':
      return { ...command, words: splitOptions(rest, new Set(['-k', '-s'])).rest.slice(1) };
    case 'npm':
    case 'pnpm':
    case 'yarn':
      return /^(?:exec|x|dlx)$/.test(rest[0]?.value ?? '')
        ? { ...command, words: splitOptions(rest.slice(1), new Set(['-p', '--package'])).rest }
        : null;
    default:
      return null;
  }
}

function wordsIn(script: string): ShellWord[] {
  return simpleCommands(script)?.[0]?.words ?? [];
}

/** ts-mocha is mocha with a loader of its own. */
function tsMocha(program: string, command: Unwrapped): Unwrapped {
  if (program !== 'ts-mocha') return command;
  const project = command.words.findIndex((word) => word.value === '-p' || word.value === '--project');
  const env = project === -1 ? [] : [`TS_NODE_PROJECT=${command.words[project + 1]?.text ?? ''}`];
  const words = without(command.words, { valued: ['-p', '--project'], flags: ['--paths', '--type-check'] });
  return {
    ...command,
    env: [...command.env, ...env],
    words: [fixedWord('-r'), fixedWord('ts-mocha/src/index.js'), ...words],
  };
}

function delegatesToWorkspaces(program: string, words: ShellWord[]): boolean {
  const values = words.map((word) => word.value);
  if (['lerna', 'turbo', 'nx', 'wsrun', 'rush', 'moon', 'oao', 'ultra', 'preconstruct'].includes(program))
    return true;
  if (program === 'npm') return values.some((value) => /^(?:--workspaces?(?:=.*)?|-ws|-w)$/.test(value));
  if (program === 'pnpm')
    return values.some((value) => /^(?:-r|--recursive|-F|--filter(?:=.*)?|recursive)$/.test(value));
  return program === 'yarn' && ['workspaces', 'workspace'].includes(values[0] ?? '');
}

type Called = { name: string; extra: string };

/** The npm scripts that a command runs; null when it runs none. */
function scriptsCalled(
  program: string,
  words: ShellWord[],
  scripts: Record<string, string>,
): Called[] | null {
  if (['npm', 'yarn', 'pnpm', 'bun'].includes(program)) {
    const { rest } = splitOptions(words, new Set(['--prefix', '-C', '--dir', '--cwd']));
    const explicit = /^(?:run|run-script|rum)$/.test(rest[0]?.value ?? '');
    const after = explicit ? splitOptions(rest.slice(1), new Set()).rest : rest;
    const word = after[0]?.value ?? '';
    const name = !explicit && /^(?:t|tst)$/.test(word) ? 'test' : word;
    if (program === 'bun' && !explicit) return null;
    if (scripts[name] === undefined)
      return explicit || ['audit', 'install', 'ci', 'ls'].includes(name) ? [] : null;
    const extra = after
      .slice(1)
      .filter((item) => item.value !== '--' && !/^(?:-s|--silent|--if-present)$/.test(item.value));
    return [{ name, extra: extra.map((item) => item.text).join(' ') }];
  }
  if (
    ['npm-run-all', 'npm-run-all2', 'run-s', 'run-p', 'concurrently', 'npm-run-all-next'].includes(program)
  ) {
    const patterns = words.filter((word) => !word.value.startsWith('-')).map((word) => word.value);
    return patterns.flatMap((pattern) => {
      const [name = '', ...extra] = pattern
        .replace(/^(?:npm|yarn|pnpm):/, '')
        .replace(/^npm run /, '')
        .split(/\s+/);
      const matches = picomatch(name.replaceAll(':', '/'));
      const named = Object.keys(scripts).filter((script) => matches(script.replaceAll(':', '/')));
      return named.map((script) => ({
        name: script,
        extra: extra.filter((item) => item !== '--').join(' '),
      }));
    });
  }
  return null;
}

function readNamedScript(called: Called, command: Unwrapped, context: Context): void {
  const nature = natureOfScript(called.name);
  const script = context.scripts[called.name];
  if (script === undefined || nature === 'lint') return;
  if (nature === 'build') return addOther('build', `npm run ${called.name}`, context);
  const from = context.reading.calls.length;
  readScript(`${script} ${called.extra}`.trim(), { ...context, depth: context.depth + 1 });
  for (const call of context.reading.calls.slice(from)) {
    call.env.unshift(...command.env);
    call.prefix = command.prefix + call.prefix;
    call.coverage ??= command.coverage;
    call.nodeWords.unshift(...command.nodeWords);
  }
}

function isNode(program: string): boolean {
  return /^(?:node|nodejs|tsx|ts-node|ts-node-esm|babel-node|esno|esmo|jiti|swc-node|coffee|iojs)$/.test(
    program,
  );
}

function readNode(program: string, command: Unwrapped, context: Context, text: string): void {
  const interpreter = /^(?:nodejs|iojs)$/.test(program) ? 'node' : program;
  const { options, rest } = splitNodeOptions(command.words);
  const nodeWords = [...command.nodeWords, ...options];
  if (options.some((word) => word.value === '--test'))
    return addCall('node:test', { ...command, interpreter, nodeWords, words: rest }, context);
  const [file, ...args] = rest;
  if (file === undefined) return;
  if (context.background) return addOther('other', text, context);
  const runner = /node_modules\//.test(file.value) ? runnerNamed(programOf(file)) : null;
  if (runner !== null) return addCall(runner, { ...command, interpreter, nodeWords, words: args }, context);
  if (
    file.fixed &&
    !/(?:^|\/)(?:make|makefile|gulpfile|gruntfile|build|scripts?)(?:\.\w+|\/)/i.test(file.value)
  )
    return addCall('node', { ...command, interpreter, nodeWords, words: rest }, context);
  addOther('other', text, context);
}
