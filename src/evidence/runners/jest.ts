import path from 'node:path';
import { namesMatching } from '../match-patterns.ts';
import { matchFiles } from './files.ts';
import { binOf, findPackage, isRecord, readText, strings, versionOf } from './manifest.ts';
import { without } from './programs.ts';
import { readReport } from './report.ts';
import { jestReporter } from './reporters/jest.ts';
import { fromPackage, inExchange, nodeWords, runnerCommand } from './script.ts';
import { quote } from './shell.ts';
import type { PlanInput, Runner } from './types.ts';

const dropped = {
  flags: [
    '--watch',
    '--watchAll',
    '--bail',
    '-b',
    '--coverage',
    '--collectCoverage',
    '--json',
    '--verbose',
    '--silent',
    '--onlyChanged',
    '-o',
    '--notify',
    '--detectOpenHandles',
    '--ci',
    '-u',
    '--updateSnapshot',
    '--no-coverage',
  ],
  valued: [
    '--outputFile',
    '--coverageThreshold',
    '--coverageReporters',
    '--coverageDirectory',
    '--collectCoverageFrom',
    '--changedSince',
    '--shard',
  ],
};
const takesValue = new Set(
  '-c --config -t --testNamePattern -w --maxWorkers --env --testEnvironment --rootDir --roots --projects --selectProjects --setupFiles --setupFilesAfterEnv --testTimeout --testPathPattern --testPathPatterns --testPathIgnorePatterns --testMatch --testRegex --transform --modulePaths --globals --preset --testRunner --seed --cacheDirectory'.split(
    ' ',
  ),
);

/** jest 20 and newer; its configuration may be a program, so it declares its files as it starts them. */
export const jest: Runner = {
  name: 'jest',
  packageName: 'jest',
  async plan(input) {
    const entry = await entryOf(input);
    if (entry === null || entry.major < 20) return null;
    const { directory, call } = input;
    const words = without(call.words, dropped).filter(
      (word) => !/^--(?:reporters|coverage\w*)(?:=|$)/.test(word.value),
    );
    const patterns = words.filter(
      (word, index) => !word.value.startsWith('-') && !takesValue.has(words[index - 1]?.value ?? ''),
    );
    return {
      runner: 'jest',
      version: entry.version,
      directory,
      files: await filesOf(
        input,
        patterns.map((word) => word.value),
      ),
      expects: 'started',
      structured: true,
      shuffles: entry.major > 29 || (entry.major === 29 && entry.minor >= 4) ? 'tests' : 'nothing',
      stallMs: 180_000,
      command(select, run) {
        const parts = [
          ...words.filter((word) => select === null || !patterns.includes(word)).map((word) => word.text),
          `--reporters=${quote(inExchange(run, 'jest-reporter.cjs'))}`,
          '--coverage=false',
          '--ci',
          '--watchman=false',
          ...(run.bail ? ['--bail'] : ['--bail=0']),
          ...(run.forceExit ? ['--forceExit'] : []),
          ...(run.variation?.kind === 'shuffle' ? ['--randomize', `--seed=${run.variation.seed}`] : []),
          ...(run.again ? ['--passWithNoTests'] : []),
          ...(select === null ? [] : ['--runTestsByPath']),
        ];
        return runnerCommand({
          call: {
            ...call,
            env: call.env.some((one) => one.startsWith('NODE_ENV='))
              ? call.env
              : ['NODE_ENV=test', ...call.env],
          },
          options: run,
          build: run.variation?.kind === 'mutant',
          command: `${nodeWords(call)} ${quote(fromPackage(directory, entry.file))} ${parts.join(' ')}`,
          files: (select ?? []).map((file) => fromPackage(directory, file)),
          exchangeFiles: { 'jest-reporter.cjs': jestReporter },
        });
      },
      parse: (output) => readReport(output.exchangeHost, { roomRoot: output.roomRoot, directory }),
    };
  },
};

async function entryOf(
  input: PlanInput,
): Promise<{ file: string; version: string | null; major: number; minor: number } | null> {
  for (const name of ['jest', 'jest-cli']) {
    const found = await findPackage(input.root, input.directory, name);
    const file = found === null ? null : await binOf(input.root, found, 'jest');
    if (found === null || file === null) continue;
    const [major, minor] = versionOf(found.version);
    return { file, version: found.version, major, minor };
  }
  return null;
}

async function filesOf(input: PlanInput, patterns: string[]): Promise<string[]> {
  const { listing, directory } = input;
  const inManifest = isRecord(input.manifest['jest']) ? input.manifest['jest'] : {};
  const config = (await configText(input)) ?? '';
  const literal = /\btestMatch['"]?\s*:\s*\[([^\]]*)\]/.exec(config)?.[1] ?? '';
  const named = [
    ...strings(inManifest['testMatch']),
    ...[...literal.matchAll(/['"`]([^'"`$]+)['"`]/g)].map((match) => match[1] ?? ''),
  ];
  const regex =
    strings(inManifest['testRegex'])[0] ?? /\btestRegex['"]?\s*:\s*['"`]([^'"`]+)['"`]/.exec(config)?.[1];
  const types = '{js,jsx,ts,tsx,cjs,mjs,cts,mts}';
  const found =
    regex !== undefined && named.length === 0
      ? await byRegex(listing, [regex])
      : matchFiles(listing, {
          directory,
          include:
            named.length > 0
              ? named.map((pattern) => pattern.replace(/^<rootDir>\//, ''))
              : [`**/__tests__/**/*.${types}`, `**/*.{spec,test}.${types}`, `**/{spec,test}.${types}`],
        });
  const ours = found.filter((file) => directory === '.' || file.startsWith(`${directory}/`));
  return patterns.length === 0 ? ours : byRegex(ours, patterns);
}

async function byRegex(listing: string[], patterns: string[]): Promise<string[]> {
  const sources = patterns.map((pattern) => pattern.replaceAll('\\\\', '\\'));
  const names = listing.map((file) => `/${file}`);
  return ((await namesMatching(sources, names)) ?? []).map((name) => name.slice(1));
}

async function configText(input: PlanInput): Promise<string | null> {
  for (const type of ['js', 'ts', 'cjs', 'mjs', 'json']) {
    const text = await readText(path.join(input.root, input.directory, `jest.config.${type}`));
    if (text !== null) return text;
  }
  return null;
}
