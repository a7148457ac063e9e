import path from 'node:path';
import { matchFiles, selectFiles } from './files.ts';
import { exists, readText, strings, versionOf } from './manifest.ts';
import { mochaOptions } from './mocha-options.ts';
import type { MochaOptions } from './mocha-options.ts';
import { readReport } from './report.ts';
import { mochaReporter } from './reporters/mocha.ts';
import { fromPackage, inExchange, nodeWords, runnerCommand, shuffled } from './script.ts';
import { fixedWord, quote } from './shell.ts';
import type { PlanInput, Runner, RunnerCall, SuiteCommandOptions, SuitePlan } from './types.ts';

/** mocha 1.x to the newest: one process, our own reporter, loaded before the test files. */
export const mocha: Runner = {
  name: 'mocha',
  packageName: 'mocha',
  async plan(input) {
    if (input.home === null) return null;
    const options = await mochaOptions(input);
    const call = await withCoverageHooks(input);
    const entry = await entryOf(input, options);
    return planOf({ input, call, options, entry, home: input.home });
  },
};

type Planned = { input: PlanInput; call: RunnerCall; options: MochaOptions; entry: string; home: string };

function planOf({ input, call, options, entry, home }: Planned): SuitePlan {
  const { directory } = input;
  const files = filesOf(input, options);
  const [major] = versionOf(input.version);
  return {
    runner: 'mocha',
    version: input.version,
    directory,
    files,
    expects: 'enumerated',
    structured: true,
    shuffles: 'files',
    stallMs: 60_000,
    command(select, run) {
      const chosen =
        run.variation?.kind === 'shuffle' ? shuffled(select ?? files, run.variation.seed) : select;
      const takeover = takeOver(options, chosen === null, run);
      const words = [
        ...takeover.words,
        ...options.words.map((word) => word.text),
        ...(run.bail ? ['--bail'] : []),
        ...(run.forceExit && major >= 4 ? ['--exit'] : []),
        '--reporter',
        quote(inExchange(run, 'mocha-reporter.cjs')),
        ...(chosen === null ? options.specs.map((word) => word.text) : []),
      ];
      return runnerCommand({
        call,
        options: run,
        build: files.length === 0 || run.variation?.kind === 'mutant',
        command: `${nodeWords(call)} ${quote(fromPackage(directory, entry))} ${words.join(' ')}`,
        files: (chosen ?? []).map((file) => fromPackage(directory, file)),
        env: {
          GAINSAY_MOCHA: path.posix.join(run.roomRoot, home),
          ...(run.forceExit || run.oneByOne ? { GAINSAY_LINGER: '500' } : {}),
        },
        exchangeFiles: { 'mocha-reporter.cjs': mochaReporter, ...takeover.files },
      });
    },
    parse: (outcome) => readReport(outcome.exchangeHost, { roomRoot: outcome.roomRoot, directory }),
  };
}

/** Old versions print and report through a child of `bin/mocha`; `_mocha` is the runner itself. Node's own flags still need the parent. */
async function entryOf(input: PlanInput, options: MochaOptions): Promise<string> {
  const home = input.home ?? '';
  const flags = options.words.some((word) =>
    /^--(?:harmony|es_staging|expose[-_]gc|allow-natives-syntax|no-deprecation)/.test(word.value),
  );
  const names = [...(flags ? [] : ['bin/_mocha']), 'bin/mocha.js', 'bin/mocha', 'bin/_mocha'];
  for (const name of names)
    if (await exists(path.join(input.root, home, name))) return path.posix.join(home, name);
  return path.posix.join(home, 'bin/mocha');
}

function filesOf(input: PlanInput, options: MochaOptions): string[] {
  const { listing, directory } = input;
  const specs = options.specs.length > 0 ? options.specs : [fixedWord('test')];
  const chosen = selectFiles(specs, {
    listing,
    directory,
    extensions: options.extensions,
    recursive: options.recursive,
  });
  const ignored =
    options.ignore.length === 0 ? [] : matchFiles(chosen, { directory, include: options.ignore, dot: true });
  const first = new Set(options.first.map((file) => path.posix.join(directory, file)));
  return chosen.filter((file) => !ignored.includes(file) && !first.has(file));
}

function takeOver(
  { takeover }: MochaOptions,
  withSpec: boolean,
  run: SuiteCommandOptions,
): { words: string[]; files: Record<string, string> } {
  switch (takeover.kind) {
    case 'none':
      return { words: [], files: {} };
    case 'opts':
      return takeover.major >= 6
        ? { words: ['--no-opts'], files: {} }
        : takeover.major >= 2
          ? {
              words: ['--opts', quote(inExchange(run, 'mocha.opts'))],
              files: { 'mocha.opts': '--slow 75\n' },
            }
          : { words: [], files: {} };
    case 'config':
      return {
        words: ['--config', quote(inExchange(run, 'mocharc.cjs')), '--no-package'],
        files: { 'mocharc.cjs': takeover.source(withSpec, run.roomRoot) },
      };
  }
}

/** nyc loads modules of its own configuration into what it measures; without it they are ours to load. */
export async function withCoverageHooks(input: PlanInput): Promise<RunnerCall> {
  if (input.call.coverage !== 'nyc') return input.call;
  const rc = await readText(path.join(input.root, input.directory, '.nycrc'));
  const json = rc ?? (await readText(path.join(input.root, input.directory, '.nycrc.json')));
  const configured = [...requiresIn(input.manifest['nyc']), ...requiresIn(parsed(json))];
  const hooks = configured.flatMap((name) => [fixedWord('-r'), fixedWord(name)]);
  return { ...input.call, nodeWords: [...hooks, ...input.call.nodeWords] };
}

function requiresIn(value: unknown): string[] {
  return typeof value === 'object' && value !== null && 'require' in value ? strings(value.require) : [];
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
