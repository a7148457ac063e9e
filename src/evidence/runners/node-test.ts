import path from 'node:path';
import { hasGlob, matchFiles, selectFiles, within } from './files.ts';
import { without } from './programs.ts';
import { readReport } from './report.ts';
import { nodeTestReporter } from './reporters/node-test.ts';
import { fromPackage, inExchange, runnerCommand } from './script.ts';
import { fixedWord, quote } from './shell.ts';
import type { PlanInput, Runner, ShellWord } from './types.ts';

/** Its own patterns, where a call names no file. */
const standardPatterns = ['**/*.test', '**/*-test', '**/*_test', '**/test-*', '**/test', '**/test/**/*'];
const dropped = {
  flags: [
    '--watch',
    '--experimental-test-coverage',
    '--test-only',
    '--test-force-exit',
    '--inspect',
    '--inspect-brk',
  ],
  valued: [
    '--test-reporter',
    '--test-reporter-destination',
    '--test-coverage-include',
    '--test-coverage-exclude',
    '--test-coverage-lines',
    '--test-coverage-branches',
    '--test-coverage-functions',
  ],
};

/** `node --test`: node's own runner, each file in a process of its own. */
export const nodeTest: Runner = {
  name: 'node:test',
  packageName: null,
  plan(input) {
    const { directory, call } = input;
    const options = without(call.nodeWords, dropped);
    if (!options.some((word) => word.value === '--test')) options.unshift(fixedWord('--test'));
    const specs = without(call.words, dropped).filter((word) => !word.value.startsWith('-'));
    const files = filesOf(input, specs);
    return Promise.resolve({
      runner: 'node:test',
      version: null,
      directory,
      files,
      expects: 'enumerated',
      structured: true,
      shuffles: 'nothing',
      stallMs: 120_000,
      command(select, run) {
        const words = [
          ...options.map((word) => word.text),
          `--test-reporter=${quote(inExchange(run, 'node-reporter.mjs'))}`,
          '--test-reporter-destination=stdout',
          ...(select === null ? specs.map((word) => word.text) : []),
        ];
        return runnerCommand({
          call,
          options: run,
          build: files.length === 0 || run.variation?.kind === 'mutant',
          command: `${quote(call.interpreter)} ${words.join(' ')}`,
          files: (select ?? []).map((file) => fromPackage(directory, file)),
          exchangeFiles: { 'node-reporter.mjs': nodeTestReporter },
        });
      },
      parse: (output) => readReport(output.exchangeHost, { roomRoot: output.roomRoot, directory }),
    });
  },
};

function filesOf(input: PlanInput, specs: ShellWord[]): string[] {
  const scripts = filesOfTypes(input, specs, ['js', 'cjs', 'mjs']);
  // Which node runs the tests is not known here: old ones run TypeScript only with a loader.
  const loaded =
    input.call.interpreter !== 'node' ||
    input.call.nodeWords.some((word) => /tsx|ts-node|swc|strip-types|esbuild|babel/.test(word.value));
  return scripts.length > 0 && !loaded
    ? scripts
    : filesOfTypes(input, specs, ['js', 'cjs', 'mjs', 'ts', 'cts', 'mts', 'tsx']);
}

function filesOfTypes({ listing, directory }: PlanInput, specs: ShellWord[], extensions: string[]): string[] {
  const types = `{${extensions.join(',')}}`;
  const standard = (folder: string) =>
    matchFiles(listing, {
      directory: folder,
      include: standardPatterns.map((pattern) => `${pattern}.${types}`),
    });
  if (specs.length === 0) return standard(directory);
  const selection = { listing, directory, extensions, recursive: true };
  const named = specs.flatMap((word) => {
    const folder = path.posix.join(directory, word.value).replace(/\/$/, '');
    const isFolder = !hasGlob(word.value) && !listing.includes(folder) && within(listing, folder).length > 0;
    // A folder called `test` counts with all that is in it.
    return isFolder && !/(?:^|\/)test$/.test(folder) ? standard(folder) : selectFiles([word], selection);
  });
  return listing.filter((file) => named.includes(file));
}
