import path from 'node:path';
import { matchFiles } from './files.ts';
import { binOf, findPackage, readText, versionOf } from './manifest.ts';
import { without } from './programs.ts';
import { readReport } from './report.ts';
import { vitestReporter } from './reporters/vitest.ts';
import { fromPackage, inExchange, nodeWords, runnerCommand } from './script.ts';
import { quote } from './shell.ts';
import type { PlanInput, Runner } from './types.ts';

const dropped = {
  flags: [
    '--watch',
    '-w',
    '--run',
    '--ui',
    '--coverage',
    '--silent',
    '--no-coverage',
    '--open',
    '--hideSkippedTests',
    '--inspect',
    '--inspect-brk',
    '--update',
    '-u',
  ],
  valued: [
    '--reporter',
    '--outputFile',
    '--bail',
    '--coverage.reporter',
    '--coverage.provider',
    '--coverage.enabled',
    '--shard',
    '--changed',
  ],
};
const commands = ['run', 'watch', 'dev', 'related'];

/** vitest, with its projects and type checks; its configuration is a program, so it declares its files itself. */
export const vitest: Runner = {
  name: 'vitest',
  packageName: 'vitest',
  async plan(input) {
    const found = await findPackage(input.root, input.directory, 'vitest');
    const entry = found === null ? null : await binOf(input.root, found, 'vitest');
    if (entry === null) return null;
    const { directory, call } = input;
    const words = without(call.words, dropped).filter(
      (word, index) =>
        !(index === 0 && commands.includes(word.value)) && !word.value.startsWith('--coverage'),
    );
    const filters = words.filter(
      (word, index) => !word.value.startsWith('-') && !takesValue(words[index - 1]?.value),
    );
    const files = await filesOf(
      input,
      filters.map((word) => word.value),
    );
    return {
      runner: 'vitest',
      version: input.version,
      directory,
      files,
      expects: 'declared',
      structured: true,
      shuffles: 'tests',
      stallMs: versionOf(input.version)[0] >= 3 ? 120_000 : null,
      command(select, run) {
        const seed = run.variation?.kind === 'shuffle' ? run.variation.seed : null;
        const parts = [
          'run',
          ...words.filter((word) => select === null || !filters.includes(word)).map((word) => word.text),
          '--coverage.enabled=false',
          `--reporter=${quote(inExchange(run, 'vitest-reporter.mjs'))}`,
          run.bail ? '--bail=1' : '--bail=0',
          ...(seed === null ? [] : ['--sequence.shuffle', `--sequence.seed=${seed}`]),
        ];
        return runnerCommand({
          call,
          options: run,
          build: run.variation?.kind === 'mutant',
          command: `${nodeWords(call)} ${quote(fromPackage(directory, entry))} ${parts.join(' ')}`,
          files: (select ?? []).map((file) => fromPackage(directory, file)),
          exchangeFiles: { 'vitest-reporter.mjs': vitestReporter },
        });
      },
      parse: (output) => readReport(output.exchangeHost, { roomRoot: output.roomRoot, directory }),
    };
  },
};

function takesValue(option: string | undefined): boolean {
  return /^(?:-c|--config|-r|--root|--dir|--project|-t|--testNamePattern|--mode|--environment|--pool|--testTimeout|--hookTimeout|--maxWorkers|--minWorkers|--retry|--workspace|--max-concurrency|--maxConcurrency|--logHeapUsage)$/.test(
    option ?? '',
  );
}

/** What its patterns would find, as far as they can be read off the configuration. */
async function filesOf(input: PlanInput, filters: string[]): Promise<string[]> {
  const { listing, directory } = input;
  const configs = matchFiles(listing, {
    directory,
    include: ['{vite,vitest}.config.{ts,mts,cts,js,mjs,cjs}', 'vitest.{workspace,projects}.{ts,js,json}'],
  });
  const texts = await Promise.all(configs.map((file) => readText(path.join(input.root, file))));
  const include = texts.flatMap((text) =>
    [...(text ?? '').matchAll(/\binclude\s*:\s*\[([^\]]*)\]/g)].flatMap((match) => literals(match[1] ?? '')),
  );
  const tests = include.filter((pattern) => /test|spec/i.test(pattern));
  const standard = '**/*.{test,spec}.{js,mjs,cjs,ts,mts,cts,jsx,tsx}';
  const found = matchFiles(listing, {
    directory,
    include: [...tests, standard],
    exclude: ['**/dist/**', '**/cypress/**', '**/.{idea,git,cache,output,temp}/**'],
  });
  return filters.length === 0
    ? found
    : found.filter((file) => filters.some((filter) => fromPackage(directory, file).includes(filter)));
}

function literals(text: string): string[] {
  return [...text.matchAll(/'([^']*)'|"([^"]*)"|`([^`$]*)`/g)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  );
}
