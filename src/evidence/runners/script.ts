import path from 'node:path';
import { quote } from './shell.ts';
import { reportName } from './report.ts';
import type { RunnerCall, SuiteCommand, SuiteCommandOptions } from './types.ts';

/** Longer argument lists are read from a file: a single word of a command line is limited to 128 KiB. */
const maxInlineBytes = 60_000;

export type Invocation = {
  call: RunnerCall;
  options: SuiteCommandOptions;
  /** Everything after environment and prefix, source text: `node -r x node_modules/mocha/bin/_mocha --reporter …`. */
  command: string;
  /** Files to append, relative to the package directory. */
  files: string[];
  /** Redirections. */
  tail?: string;
  env?: Record<string, string>;
  exchangeFiles?: Record<string, string>;
  /** Build steps that the project's script runs before its tests are run too. */
  build?: boolean;
};

/** The script that runs a runner in its package directory, with what the project's own script sets up before it. */
export function runnerCommand(invocation: Invocation): SuiteCommand {
  const { call, options } = invocation;
  const names = fileNames(invocation.files);
  const inline = names.map(quote).join(' ');
  const long = inline.length > maxInlineBytes;
  const command = [...call.env, `${call.prefix}${invocation.command}`].join(' ');
  const all = long ? ' "${gainsay_files[@]}"' : inline === '' ? '' : ` ${inline}`;
  const lines = [
    ...preamble(call, options, invocation.build ?? false),
    ...(long ? [`mapfile -d '' -t gainsay_files < ${quote(inExchange(options, 'files'))}`] : []),
    ...(options.oneByOne && names.length > 0
      ? [
          `worst=0; for file in${all}; do ${command} "$file"${invocation.tail ?? ''} || worst=$?; done; exit $worst`,
        ]
      : [`${command}${all}${invocation.tail ?? ''}`]),
  ];
  return {
    script: lines.join('\n'),
    env: {
      CI: 'true',
      GAINSAY_REPORT: inExchange(options, reportName),
      ...localeEnv(options),
      ...invocation.env,
    },
    exchangeFiles: {
      ...invocation.exchangeFiles,
      ...(long ? { files: names.map((name) => `${name}\0`).join('') } : {}),
    },
  };
}

/** A path of the exchange as the command sees it. */
export function inExchange(options: Pick<SuiteCommandOptions, 'exchange'>, name: string): string {
  return `${options.exchange.inside}/${name}`;
}

/** `node`, or what the project starts its runner with, with node's own options. */
export function nodeWords(call: RunnerCall, more: string[] = []): string {
  return [quote(call.interpreter), ...more, ...call.nodeWords.map((word) => word.text)].join(' ');
}

/** A path of the repository as seen from the package directory. */
export function fromPackage(directory: string, file: string): string {
  return path.posix.relative(directory, file) || '.';
}

/** Makes the commands of dependencies available, then runs what the project runs before its tests. Its failure is the tests' to show. */
export function preamble(call: RunnerCall, options: SuiteCommandOptions, build: boolean): string[] {
  const bins = [
    ...new Set(
      [`${options.roomRoot}/${call.directory}`, options.roomRoot].map((place) => path.posix.normalize(place)),
    ),
  ];
  const search = bins.map((base) => quote(path.posix.join(base, 'node_modules/.bin'))).join(':');
  return [
    `export PATH=${search}:"$PATH"`,
    ...call.before
      .filter((before) => build || !before.build)
      .map(
        ({ script, background }) =>
          `( ${script} ) > ${quote(inExchange(options, 'before.log'))} 2>&1 < /dev/null ${background ? '&' : '|| true'}`,
      ),
  ];
}

function localeEnv({ variation }: SuiteCommandOptions): Record<string, string> {
  return variation?.kind === 'locale'
    ? { TZ: 'Pacific/Chatham', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8', LANGUAGE: 'de' }
    : {};
}

/** A name that begins with a dash would be read as an option. */
function fileNames(files: string[]): string[] {
  return files.map((file) => (file.startsWith('-') ? `./${file}` : file));
}

/** The same order for the same seed: files where the runner itself cannot shuffle. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const result = [...items];
  let state = seed >>> 0 || 1;
  for (let index = result.length - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (index + 1);
    const [a, b] = [result[index], result[other]];
    if (a !== undefined && b !== undefined) [result[index], result[other]] = [b, a];
  }
  return result;
}
