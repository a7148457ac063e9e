import path from 'node:path';
import { nestsTooDeep } from '../../base/yaml-depth.ts';
import type { TestResult } from '../types/suites.ts';
import { readExchangeFile } from './exchange.ts';
import { matchFiles, selectFiles } from './files.ts';
import { namesMatching } from '../match-patterns.ts';
import { binOf, findPackage, isRecord, readText, strings, versionOf } from './manifest.ts';
import { without } from './programs.ts';
import { boundedMessage, emptySuite, numbered, repositoryPath } from './report.ts';
import { fromPackage, inExchange, nodeWords, runnerCommand } from './script.ts';
import { quote } from './shell.ts';
import { readTap, testOfPoint } from './tap-output.ts';
import type { ParsedSuite, PlanInput, Runner, ShellWord, SuiteOutput } from './types.ts';

const maxOutputBytes = 128 << 20;
/** Seconds a file may take. */
const patience = 90;

const flags = (
  '--coverage --cov --no-coverage --no-cov --check-coverage --no-check-coverage --100 --bail -b -B --no-bail --watch -w ' +
  '--snapshot -S --show-process-tree --color -c --no-color -C --browser --disable-coverage --allow-empty-coverage ' +
  '--allow-incomplete-coverage --changed -n --only -O --show-full-coverage'
).split(' ');
const valued =
  '--timeout -t --reporter -R --coverage-report --lines --branches --functions --statements --output-file -o --output-dir -d --reporter-file -P'.split(
    ' ',
  );
const valuedKept =
  '-j --jobs --node-arg --test-arg --nyc-arg --test-env --before --after -A --test-regex --test-ignore --files --include --exclude --plugin --typecheck --ts --esm -g --grep'.split(
    ' ',
  );

/** tap: every file is a process and a subtest; nested TAP, written to a file. */
export const tap: Runner = {
  name: 'tap',
  packageName: 'tap',
  async plan(input) {
    const found = await findPackage(input.root, input.directory, 'tap');
    const entry = found === null ? null : await binOf(input.root, found, 'tap');
    if (entry === null) return null;
    const { directory } = input;
    const [major] = versionOf(input.version);
    const specs = positionals(input.call.words);
    const files = await filesOf(input, specs, major);
    const options = without(
      input.call.words.filter((word) => !specs.includes(word)),
      { flags, valued },
    );
    const quiet =
      major >= 18 ? ['--disable-coverage', '--allow-empty-coverage'] : major >= 7 ? ['--no-coverage'] : [];
    return {
      runner: 'tap',
      version: input.version,
      directory,
      files,
      expects: 'enumerated',
      structured: true,
      shuffles: 'nothing',
      stallMs: null,
      command(select, run) {
        const words = [
          ...options.map((word) => word.text),
          ...quiet,
          ...(run.bail ? ['--bail'] : major >= 18 ? ['--no-bail'] : []),
          major >= 1 ? '--reporter=tap' : '--tap',
          // Rooms are slower than the machines that the project's own limit was chosen for.
          ...(major >= 1 ? [`--timeout=${patience}`] : []),
          ...(select === null ? specs.map((word) => word.text) : []),
        ];
        return runnerCommand({
          call: input.call,
          options: run,
          build: files.length === 0 || run.variation?.kind === 'mutant',
          command: `${nodeWords(input.call)} ${quote(fromPackage(directory, entry))} ${words.join(' ')}`,
          files: (select ?? []).map((file) => fromPackage(directory, file)),
          tail: ` > ${quote(inExchange(run, 'output.tap'))}`,
        });
      },
      parse: (output) => parse(output, directory),
    };
  },
};

function positionals(words: ShellWord[]): ShellWord[] {
  const takes = new Set([...valued, ...valuedKept]);
  return words.filter(
    (word, index) => !word.value.startsWith('-') && !takes.has(words[index - 1]?.value ?? ''),
  );
}

async function filesOf(input: PlanInput, specs: ShellWord[], major: number): Promise<string[]> {
  const { listing, directory } = input;
  if (specs.length > 0)
    return selectFiles(specs, {
      listing,
      directory,
      extensions: ['js', 'cjs', 'mjs', 'ts', 'tsx', 'mts', 'cts'],
      recursive: major >= 10,
    });
  const config = await configOf(input);
  const include = strings(config['include'] ?? config['files']);
  const exclude = [
    ...strings(config['exclude']),
    '**/{fixture,fixtures}/**',
    ...(major >= 18 ? ['**/dist/**'] : []),
    '**/tap-snapshots/**',
  ];
  const type = major >= 18 ? '@(js|mjs|cjs|ts|mts|cts|tsx|jsx)' : '@(js|mjs|cjs|ts|tsx|jsx)';
  const standard = [
    `**/{test,tests,__test__,__tests__}/**/*.${type}`,
    `**/*.{test,tests,spec}.${type}`,
    `{test,tests}.${type}`,
    ...(major >= 18 ? [`**/{test,tests,spec}.${type}`] : []),
  ];
  const chosen = matchFiles(listing, {
    directory,
    include: include.length > 0 ? include : standard,
    exclude,
  });
  const ignore = strings(config['test-ignore']);
  const names = chosen.map((file) => fromPackage(directory, file));
  const ignored = new Set(await namesMatching(ignore, names));
  return chosen.filter((_, index) => !ignored.has(names[index] ?? ''));
}

async function configOf(input: PlanInput): Promise<Record<string, unknown>> {
  const inManifest = isRecord(input.manifest['tap']) ? input.manifest['tap'] : {};
  const text = await readText(path.join(input.root, input.directory, '.taprc'));
  if (text === null || (await nestsTooDeep(text))) return inManifest;
  const { parse: parseYaml } = await import('yaml');
  try {
    const value: unknown = parseYaml(text, { maxAliasCount: 50 });
    return isRecord(value) ? value : inManifest;
  } catch {
    return inManifest;
  }
}

async function parse(output: SuiteOutput, directory: string): Promise<ParsedSuite> {
  const suite = emptySuite();
  const file = path.join(output.exchangeHost, 'output.tap');
  const { text, tooLarge } = await readExchangeFile(file, maxOutputBytes);
  if (tooLarge) suite.problems.push(`the TAP output is larger than ${maxOutputBytes >> 20} MiB`);
  const stream = await readTap(text, 'nested');
  const tests: Omit<TestResult, 'occurrence'>[] = [];
  const places = { roomRoot: output.roomRoot, directory };
  for (const point of stream.points) {
    const [name, ...titles] = point.titles;
    if (name === undefined) continue;
    const inFile = repositoryPath(name, places);
    if (titles.length > 0) tests.push(testOfPoint({ ...point, titles }, inFile));
    else {
      suite.finished.push(inFile);
      // A file that failed without a failing test below it broke by itself.
      const explained = tests.some((test) => test.file === inFile && test.status === 'failed');
      if (point.status === 'failed' && !explained)
        tests.push({
          ...testOfPoint({ ...point, titles: ['(file)'] }, inFile),
          message: boundedMessage(`${point.message ?? ''}\n${saidAbout(name, output.stderr)}`.trim()),
        });
    }
  }
  suite.done = stream.whole;
  if (stream.bailout !== null) suite.problems.push(`bailed out: ${stream.bailout}`);
  suite.tests = numbered(tests);
  return suite;
}

/** What was written to the error stream from the first line that names the file. */
function saidAbout(file: string, stderr: string): string {
  const lines = stderr.split('\n');
  const at = lines.findIndex((line) => line.includes(file));
  return at === -1 ? '' : lines.slice(at, at + 12).join('\n');
}
