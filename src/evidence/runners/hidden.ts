import path from 'node:path';
import { readCalls } from './calls.ts';
import { within } from './files.ts';
import { makeCommands } from './makefile.ts';
import { findPackage, isRecord, readText } from './manifest.ts';
import { runners } from './registry.ts';
import { fixedWord, simpleCommands } from './shell.ts';
import type { Manifest, RunnerCall } from './types.ts';

type Hidden = { directory: string; manifest: Manifest; opaque: string[]; listing: string[] };

/**
 * The runner behind a script that cannot be read as a command line: a Makefile's recipes are followed; otherwise it is
 * the runner among the dependencies, with its own configuration files and the files that look like tests.
 */
export async function hiddenCalls(root: string, hidden: Hidden): Promise<RunnerCall[]> {
  const made = await callsInMakefile(root, hidden);
  if (made.length > 0) return made;
  const runner = await installedRunner(root, hidden);
  if (runner === null) return [];
  const specs = await specsOf(root, hidden, runner);
  const patience = runner === 'mocha' ? [fixedWord('--timeout'), fixedWord('20000')] : [];
  return [
    {
      program: runner,
      interpreter: 'node',
      nodeWords: [],
      words: [...patience, ...specs.map(fixedWord)],
      env: [],
      prefix: '',
      before: [],
      coverage: isRecord(hidden.manifest['nyc']) ? 'nyc' : null,
      directory: hidden.directory,
    },
  ];
}

async function callsInMakefile(root: string, hidden: Hidden): Promise<RunnerCall[]> {
  const calls: RunnerCall[] = [];
  for (const script of hidden.opaque) {
    const words = simpleCommands(script)?.[0]?.words.map((word) => word.value) ?? [];
    if (words[0] !== 'make') continue;
    for (const name of ['Makefile', 'makefile', 'GNUmakefile']) {
      const text = await readText(path.join(root, hidden.directory, name));
      if (text === null) continue;
      const targets = words.slice(1).filter((word) => !word.startsWith('-') && !word.includes('='));
      for (const line of makeCommands(text, targets))
        calls.push(...readCalls(line, hidden.manifest, hidden.directory).calls);
      break;
    }
  }
  // The same tests under coverage again.
  return calls.filter(
    (call, index) =>
      calls.findIndex((other) => other.program === call.program && samePlace(other, call)) === index,
  );
}

function samePlace(a: RunnerCall, b: RunnerCall): boolean {
  return a.directory === b.directory && JSON.stringify(filesIn(a)) === JSON.stringify(filesIn(b));
}

function filesIn({ words }: RunnerCall): string[] {
  return words.map(({ value }) => value).filter((value) => /[/*]|\.[cm]?[jt]sx?$/.test(value));
}

const preference = ['vitest', 'jest', 'mocha', 'ava', 'tap', 'tape', 'jasmine'];

async function installedRunner(root: string, { directory, manifest }: Hidden): Promise<string | null> {
  const declared = { ...manifest.dependencies, ...manifest.devDependencies };
  for (const name of preference) {
    const packageName = runners[name]?.packageName ?? name;
    const asPlugin = Object.keys(declared).some((dependency) =>
      new RegExp(`^(?:gulp|grunt|grunt-simple|grunt-contrib)-${name}(?:-|$)`).test(dependency),
    );
    if (
      (declared[packageName] !== undefined || asPlugin) &&
      (await findPackage(root, directory, packageName)) !== null
    )
      return name;
  }
  return null;
}

const testFolder = /(?:^|\/)(?:tests?|specs?|__tests__)\//;
const besideTests =
  /(?:^|\/)(?:fixtures?|helpers?|support|mocks?|__mocks__|data|bench(?:marks?)?|perf(?:ormance)?|assets|resources|snapshots|node_modules|browser|e2e)\//;
const testCall =
  /\b(?:describe|context|suite|it|test|specify)(?:\.\w+)?\s*\(|\b\w*[tT]ester\w*\.(?:run|addRuleTest)\s*\(|\.addBatch\s*\(/;

/** What to hand to a runner that has no list of its own; empty where its configuration names the files. */
async function specsOf(root: string, hidden: Hidden, runner: string): Promise<string[]> {
  if (['vitest', 'jest', 'ava'].includes(runner) || (await hasOwnSpecs(root, hidden, runner))) return [];
  const found: string[] = [];
  for (const { file, inside } of within(hidden.listing, hidden.directory)) {
    const named = /[._-](?:test|spec)\.[cm]?js$/.test(inside);
    const placed = testFolder.test(inside) && /\.[cm]?js$/.test(inside);
    if (besideTests.test(inside.replace(/^(?:tests?|specs?)\/lib\//, '')) || !(named || placed)) continue;
    const text = await readText(path.join(root, file));
    if (text !== null && testCall.test(text)) found.push(inside);
  }
  return found;
}

async function hasOwnSpecs(root: string, { directory }: Hidden, runner: string): Promise<boolean> {
  const names: Record<string, string[]> = {
    mocha: [
      'test/mocha.opts',
      '.mocharc.js',
      '.mocharc.cjs',
      '.mocharc.yml',
      '.mocharc.yaml',
      '.mocharc.json',
    ],
    tap: ['.taprc'],
    jasmine: ['spec/support/jasmine.json'],
  };
  for (const name of names[runner] ?? []) {
    const text = await readText(path.join(root, directory, name));
    if (
      text !== null &&
      (runner === 'jasmine' || /\*|^[ \t]*[\w./-]+\/[ \t\r]*$|\bspec\b|\bfiles\b/m.test(text))
    )
      return true;
  }
  return false;
}
