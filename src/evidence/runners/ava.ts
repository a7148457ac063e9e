import path from 'node:path';
import type { TestResult } from '../types/suites.ts';
import { readExchangeFile } from './exchange.ts';
import { matchFiles, selectFiles } from './files.ts';
import { binOf, findPackage, isRecord, readText, strings, versionOf } from './manifest.ts';
import { without } from './programs.ts';
import { emptySuite, firstLine, numbered } from './report.ts';
import { fromPackage, inExchange, nodeWords, runnerCommand } from './script.ts';
import { quote } from './shell.ts';
import { readTap, testOfPoint } from './tap-output.ts';
import type { ParsedSuite, PlanInput, Runner, SuiteOutput } from './types.ts';

const maxOutputBytes = 128 << 20;

/** ava: TAP on stdout; titles begin with the file's name as ava shortens it, unless one file ran alone. */
export const ava: Runner = {
  name: 'ava',
  packageName: 'ava',
  async plan(input) {
    const found = await findPackage(input.root, input.directory, 'ava');
    const entry = found === null ? null : await binOf(input.root, found, 'ava');
    if (entry === null) return null;
    const { directory, call } = input;
    const words = without(call.words, {
      flags: ['--verbose', '-v', '--fail-fast', '--watch', '-w', '--tap', '-t', '--update-snapshots', '-u'],
    });
    const specs = words.filter(
      (word, index) =>
        !word.value.startsWith('-') &&
        !/^(?:-[mTcN]|--match|--timeout|--concurrency|--config|--node-arguments|--environment-variables)$/.test(
          words[index - 1]?.value ?? '',
        ),
    );
    const files = await filesOf(
      input,
      specs.map((word) => word.value),
    );
    return {
      runner: 'ava',
      version: input.version,
      directory,
      files,
      expects: 'enumerated',
      structured: true,
      shuffles: 'nothing',
      stallMs: null,
      command(select, run) {
        const parts = [
          ...words.filter((word) => select === null || !specs.includes(word)).map((word) => word.text),
          '--tap',
          ...(run.bail ? ['--fail-fast'] : []),
        ];
        return runnerCommand({
          call,
          options: run,
          build: run.variation?.kind === 'mutant',
          command: `${nodeWords(call)} ${quote(fromPackage(directory, entry))} ${parts.join(' ')}`,
          files: (select ?? (specs.length > 0 ? files : [])).map((file) => fromPackage(directory, file)),
          tail: ` > ${quote(inExchange(run, 'output.tap'))}`,
        });
      },
      parse: (output) => parse(output, { files, directory }),
    };
  },
};

async function filesOf(input: PlanInput, specs: string[]): Promise<string[]> {
  const { listing, directory } = input;
  const config = isRecord(input.manifest['ava']) ? input.manifest['ava'] : {};
  const text =
    (await readText(path.join(input.root, directory, 'ava.config.js'))) ??
    (await readText(path.join(input.root, directory, 'ava.config.mjs'))) ??
    '';
  const literal = /\bfiles\s*:\s*\[([^\]]*)\]/.exec(text)?.[1] ?? '';
  const configured = [
    ...strings(config['files']),
    ...[...literal.matchAll(/['"`]([^'"`$]+)['"`]/g)].map((match) => match[1] ?? ''),
  ];
  const extensions = isRecord(config['extensions'])
    ? Object.keys(config['extensions'])
    : strings(config['extensions']);
  const types =
    extensions.length > 0
      ? extensions
      : ['js', 'cjs', 'mjs', ...(/\bts\b/.test(text) ? ['ts', 'mts', 'cts'] : [])];
  const type = `{${[...types, types[0]].join(',')}}`;
  const standard = [
    `test.${type}`,
    `{src,source}/test.${type}`,
    `**/__tests__/**/*.${type}`,
    `**/*.spec.${type}`,
    `**/*.test.${type}`,
    `**/test-*.${type}`,
    `**/test/**/*.${type}`,
    `**/tests/**/*.${type}`,
  ];
  const given = configured.filter((pattern) => !pattern.startsWith('!'));
  const found = matchFiles(listing, {
    directory,
    include: given.length > 0 ? given.map((pattern) => pattern.replace(/^\.\//, '')) : standard,
    exclude: [
      ...configured.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)),
      '**/__tests__/**/__{helper,fixture}?(s)__/**/*',
      '**/test?(s)/**/{helper,fixture}?(s)/**/*',
      '**/_*',
      '**/_*/**',
    ],
  }).filter((file) => types.some((extension) => file.endsWith(`.${extension}`)));
  if (specs.length === 0) return found;
  return selectFiles(
    specs.map((value) => ({ text: value, value, fixed: true, quoted: true })),
    { listing, directory, extensions: types, recursive: true },
  ).filter((file) => versionOf(input.version)[0] < 3 || !/(?:^|\/)_/.test(file));
}

async function parse(
  output: SuiteOutput,
  plan: { files: string[]; directory: string },
): Promise<ParsedSuite> {
  const suite = emptySuite();
  const { text, tooLarge } = await readExchangeFile(
    path.join(output.exchangeHost, 'output.tap'),
    maxOutputBytes,
  );
  if (tooLarge) suite.problems.push(`the TAP output is larger than ${maxOutputBytes >> 20} MiB`);
  const stream = await readTap(text, 'nested');
  const ran = output.select ?? plan.files;
  const names = ran.map((file) => ({ file, words: wordsOf(fromPackage(plan.directory, file)) }));
  const tests: Omit<TestResult, 'occurrence'>[] = [];
  for (const point of stream.points) {
    const parts = point.titles.flatMap((title) => title.split(' › '));
    const owner = ran.length === 1 ? ran[0] : ownerOf(parts, names);
    const broken = / (?:exited|failed|timed out|could not|No tests found)|^No tests found|Couldn.t find/.exec(
      parts.join(' '),
    );
    if (owner === undefined)
      suite.problems.push(`a result belongs to no known file: ${firstLine(parts.join(' › '))}`);
    else {
      const titles =
        ran.length === 1
          ? parts
          : parts.slice(prefixLength(parts, names.find((one) => one.file === owner)?.words ?? []));
      if (
        titles.length === 0 ||
        (broken !== null &&
          point.status === 'failed' &&
          titles.length < 2 &&
          /^No tests found|exited/.test(titles.join(' ')))
      )
        suite.interrupted.push({
          file: owner,
          test: null,
          message: point.message ?? parts.join(' '),
          kind: 'error',
        });
      else tests.push(testOfPoint({ ...point, titles }, owner));
    }
  }
  suite.done = stream.whole;
  suite.finished = [...new Set(tests.map((test) => test.file))];
  if (stream.bailout !== null) suite.problems.push(`bailed out: ${stream.bailout}`);
  suite.tests = numbered(tests);
  return suite;
}

/** The parts of a path that ava may show, as it writes them. */
function wordsOf(file: string): string[] {
  return file
    .replace(/\.\w+$/, '')
    .split('/')
    .map((part) => part.replace(/\.(?:test|spec)$/, '').replace(/^test-/, ''));
}

/** ava leaves out leading folders that all files share and those called test or __tests__: the longest tail that fits is the file. */
function ownerOf(parts: string[], names: { file: string; words: string[] }[]): string | undefined {
  let best: { file: string; length: number; exact: number } | null = null;
  for (const { file, words } of names) {
    const length = prefixLength(parts, words);
    if (length === 0) continue;
    const exact = -words.length;
    if (best === null || length > best.length || (length === best.length && exact > best.exact))
      best = { file, length, exact };
  }
  return best?.file;
}

/** How many of the leading parts of a title spell the file: its words in order, up to and with its last one. */
function prefixLength(parts: string[], words: string[]): number {
  const last = words.at(-1);
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const next = words.indexOf(part, at);
    if (next === -1) return 0;
    at = next + 1;
    if (part === last && at === words.length) return index + 1;
  }
  return 0;
}
