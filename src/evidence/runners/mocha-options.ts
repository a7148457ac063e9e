import path from 'node:path';
import { nestsTooDeep } from '../../base/yaml-depth.ts';
import { isRecord, readText, strings, versionOf } from './manifest.ts';
import { fixedWord, simpleCommands } from './shell.ts';
import type { PlanInput, ShellWord } from './types.ts';

const valued = new Set(
  (
    '-r --require -R --reporter -O --reporter-option --reporter-options -t --timeout --timeouts -s --slow -u --ui ' +
    '-g --grep -f --fgrep --opts --config --package --extension --watch-extensions --ignore --exclude --file --spec ' +
    '--globals --global --retries --compilers -j --jobs --loader --import -n --node-option --watch-files --watch-ignore ' +
    '--conditions -C'
  ).split(' '),
);

export type MochaOptions = {
  /** Options without reporter, bail, watch and debugger; no file among them. */
  words: ShellWord[];
  /** Files, directories and globs that the project names; empty for mocha's default. */
  specs: ShellWord[];
  extensions: string[];
  recursive: boolean;
  ignore: string[];
  /** `--file`: loaded first, in every run. */
  first: string[];
  /** Replaces the project's configuration files, so that its own spec does not join a selection. */
  takeover: Takeover;
};

type Takeover =
  | { kind: 'none' }
  /** mocha.opts was read into the words. */
  | { kind: 'opts'; major: number }
  /** Source of a CommonJS configuration file that is the project's without what would decide for us. */
  | { kind: 'config'; source: (withSpec: boolean, roomRoot: string) => string };

/** What a mocha call and the configuration files around it amount to. */
export async function mochaOptions(input: PlanInput): Promise<MochaOptions> {
  const [major] = versionOf(input.version);
  const own = input.call.words;
  const opts = major < 8 ? await mochaOpts(input, own) : null;
  const rc = major >= 6 ? await mochaRc(input, own) : null;
  const { options, specs } = split([...(opts ?? []), ...own]);
  const values = (names: string[], key: string) => [...valuesOf(options, names), ...strings(rc?.values[key])];
  const configured = strings(rc?.values['spec']);
  const compilers = valuesOf(options, ['--compilers']).flatMap((value) =>
    value.split(',').map((item) => item.split(':')[0] ?? ''),
  );
  const extensions = values(['--extension'], 'extension')
    .flatMap((value) => value.split(','))
    .map((value) => value.replace(/^\./, ''));
  return {
    words: cleaned(options),
    specs: [...specs, ...configured.map(fixedWord)],
    extensions:
      extensions.length > 0 ? extensions : [...(major >= 6 ? ['js', 'cjs', 'mjs'] : ['js']), ...compilers],
    recursive: options.some((word) => word.value === '--recursive') || rc?.values['recursive'] === true,
    ignore: values(['--ignore', '--exclude'], 'ignore').concat(strings(rc?.values['exclude'])),
    first: values(['--file'], 'file'),
    takeover:
      opts !== null
        ? { kind: 'opts', major }
        : rc !== null
          ? { kind: 'config', source: rc.source }
          : { kind: 'none' },
  };
}

function split(words: ShellWord[]): { options: ShellWord[]; specs: ShellWord[] } {
  const options: ShellWord[] = [];
  const specs: ShellWord[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined || word.value === '--') continue;
    const next = words[index + 1];
    if (word.value === '--spec' && next !== undefined) {
      specs.push(next);
      index += 1;
    } else if (word.value.startsWith('--spec=')) specs.push(fixedWord(word.value.slice('--spec='.length)));
    else if (valued.has(word.value) && next !== undefined) {
      options.push(word, next);
      index += 1;
    } else if (word.value.startsWith('-')) options.push(word);
    else if (word.value !== 'run' && word.value !== 'debug') specs.push(word);
  }
  return { options, specs };
}

const dropped = {
  alone:
    /^(?:-b|--bail|-G|--growl|-w|--watch|--inspect(?:-brk)?(?:=.*)?|--debug(?:-brk)?(?:=.*)?|-d|-gc|--no-exit|--(?:reporter|reporter-options?|opts|config)=.*|-R.+)$/,
  withValue: new Set([
    '-R',
    '--reporter',
    '-O',
    '--reporter-option',
    '--reporter-options',
    '--opts',
    '--config',
  ]),
};

function cleaned(options: ShellWord[]): ShellWord[] {
  const kept: ShellWord[] = [];
  for (let index = 0; index < options.length; index += 1) {
    const word = options[index];
    if (word === undefined) continue;
    if (dropped.withValue.has(word.value)) index += 1;
    else if (!dropped.alone.test(word.value)) kept.push(word);
  }
  return kept;
}

function valuesOf(words: ShellWord[], names: string[]): string[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    if (names.includes(word.value) && next !== undefined) return [next.value];
    const name = names.find((candidate) => word.value.startsWith(`${candidate}=`));
    return name === undefined ? [] : [word.value.slice(name.length + 1)];
  });
}

async function mochaOpts(input: PlanInput, own: ShellWord[]): Promise<ShellWord[] | null> {
  const file = valuesOf(own, ['--opts'])[0] ?? 'test/mocha.opts';
  const text = await readText(path.join(input.root, input.directory, file));
  if (text === null) return null;
  const lines = text.split('\n').filter((line) => !/^\s*#/.test(line));
  const words = lines.flatMap((line) => simpleCommands(line.trim())?.[0]?.words ?? []);
  // What stood in a file never met a shell: nothing in it expands.
  return words.map((word) => fixedWord(word.value));
}

type Rc = { values: Record<string, unknown>; source: (withSpec: boolean, roomRoot: string) => string };

async function mochaRc(input: PlanInput, own: ShellWord[]): Promise<Rc | null> {
  const inPackage = isRecord(input.manifest['mocha']) ? input.manifest['mocha'] : {};
  const named = valuesOf(own, ['--config'])[0];
  const names =
    named === undefined
      ? ['cjs', 'js', 'mjs', 'yaml', 'yml', 'jsonc', 'json'].map((type) => `.mocharc.${type}`)
      : [named];
  for (const name of names) {
    const text = await readText(path.join(input.root, input.directory, name));
    if (text === null) continue;
    const isProgram = /\.[cm]?js$/.test(name);
    const values = isProgram ? valuesInProgram(text) : await valuesInData(text, name);
    const file = path.posix.join(input.directory, name);
    return {
      values: { ...inPackage, ...values },
      source: sourceOf(inPackage, isProgram ? file : null, values),
    };
  }
  return Object.keys(inPackage).length === 0
    ? null
    : { values: inPackage, source: sourceOf(inPackage, null, {}) };
}

function sourceOf(inPackage: object, program: string | null, values: object): Rc['source'] {
  return (withSpec, roomRoot) =>
    [
      `var own = ${JSON.stringify(program === null ? values : {})};`,
      ...(program === null
        ? []
        : [
            `own = require(${JSON.stringify(path.posix.join(roomRoot, program))}); own = own.default || own;`,
          ]),
      `var all = Object.assign({}, ${JSON.stringify(inPackage)}, own);`,
      `['reporter', 'reporter-option', 'reporterOption', 'reporterOptions', 'reporter-options', 'bail', 'watch', 'R', 'b'${withSpec ? '' : ", 'spec'"}].forEach(function (key) { delete all[key]; });`,
      'module.exports = all;',
    ].join('\n');
}

async function valuesInData(text: string, name: string): Promise<Record<string, unknown>> {
  const { parse } = await import('yaml');
  const source = /\.jsonc?$/.test(name) ? withoutComments(text) : text;
  if (await nestsTooDeep(source)) return {};
  try {
    const value: unknown = parse(source, { maxAliasCount: 50 });
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** What looks like a comment in a string is none: globs are made of such. */
function withoutComments(json: string): string {
  return json.replace(
    /("(?:\\.|[^"\\])*")|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (_, inString?: string) => inString ?? ' ',
  );
}

/** A configuration that is a program is not run here: its plain literals are read off. */
function valuesInProgram(text: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const key of ['spec', 'extension', 'ignore', 'exclude', 'file']) {
    const literal = new RegExp(`['"]?\\b${key}['"]?\\s*:\\s*(\\[[^\\]]*\\]|'[^']*'|"[^"]*")`).exec(text)?.[1];
    if (literal !== undefined)
      values[key] = [...literal.matchAll(/'([^']*)'|"([^"]*)"/g)].map((match) => match[1] ?? match[2]);
  }
  if (/['"]?\brecursive['"]?\s*:\s*true/.test(text)) values['recursive'] = true;
  return values;
}
