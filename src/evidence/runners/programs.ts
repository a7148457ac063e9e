import path from 'node:path';
import type { ShellWord } from './types.ts';

/** Runners by the names that scripts call them by. */
const runnerNames: Record<string, string> = {
  mocha: 'mocha',
  _mocha: 'mocha',
  'ts-mocha': 'mocha',
  vitest: 'vitest',
  jest: 'jest',
  'jest-cli': 'jest',
  tap: 'tap',
  tape: 'tape',
  'blue-tape': 'tape',
  ava: 'ava',
  jasmine: 'jasmine',
};

/** Judge nothing about behaviour: their failure says nothing about the tests. */
const lintPrograms = new Set(
  (
    'eslint standard xo tslint prettier jshint jscs oxlint oxfmt biome flow dtslint tsd attw publint knip depcheck ' +
    'echo codecov coveralls evalmd eclint ls-engines license-checker size-limit bundlesize npmignore semistandard ' +
    'standardx stylelint markdownlint remark commitlint lockfile-lint sort-package-json vue-tsc tsd-check es-check ' +
    'auditjs aud dependency-check check-types type-coverage expect-type svelte-check installed-check ts-standard ' +
    'rome dprint syncpack manypkg cspell alex true exit snazzy'
  ).split(' '),
);

/** Reach outside: they are never run, whatever a test script says. */
const outwardPrograms = new Set(
  (
    'git gh hub curl wget ssh scp rsync docker docker-compose podman kubectl helm terraform aws gcloud az heroku vercel ' +
    'netlify firebase serverless sls wrangler fly semantic-release release-it np lerna-publish changeset standard-version sudo'
  ).split(' '),
);
const outwardScript = /(^|[:_-])(publish|deploy|release|push|upload)($|[:_-])/;

const lintScript =
  /(^|[:_-])(lint|format|fmt|style|types?|typecheck|type-check|check-types|tsc|audit|size|licen[cs]e|docs?|spell|prettier|eslint|standard)($|[:_-])/;
const buildScript =
  /(^|[:_-])(build|compile|transpile|bundle|dist|prepare|prepublish|prepack|babel|generate|codegen)($|[:_-])/;
const buildPrograms = new Set(
  'babel rollup webpack esbuild tsup unbuild swc parcel microbundle browserify uglifyjs terser vite'.split(
    ' ',
  ),
);

/** Options of `node` that take their value in the next word. */
const nodeValueOptions = new Set(
  (
    '-r --require --import --loader --experimental-loader -C --conditions --env-file --input-type --icu-data-dir ' +
    '--test-reporter --test-reporter-destination --test-name-pattern --test-concurrency --test-timeout'
  ).split(' '),
);

const coverageValueOptions = new Set(
  (
    '-r --reporter --require -i --include -n --exclude -x --cwd --temp-dir --temp-directory -t --report-dir --reports-dir ' +
    '--extension -e --lines --branches --functions --statements --src --nycrc-path --config -c --report --dir --root ' +
    '--exclude-after-remap --allowExternal -o --verbose-level --hook-run-in-context'
  ).split(' '),
);

/** The program behind a word: what is below node_modules counts by its package. */
export function programOf(word: ShellWord): string {
  const value = word.value.replaceAll('\\', '/');
  const inPackage = /(?:^|\/)node_modules\/(?!\.bin\/)((?:@[^/]+\/)?[^/]+)\//.exec(value)?.[1];
  if (inPackage !== undefined && runnerNames[inPackage] !== undefined) return inPackage;
  return path.posix.basename(value).replace(/\.(?:js|cjs|mjs|cmd)$/, '') || value;
}

export function runnerNamed(program: string): string | null {
  return Object.hasOwn(runnerNames, program) ? (runnerNames[program] ?? null) : null;
}

/** `lint`: says nothing about behaviour, or reaches outside; left out. */
export type CommandNature = 'lint' | 'build' | 'other';

export function natureOfProgram(program: string, words: ShellWord[]): CommandNature {
  if (lintPrograms.has(program) || outwardPrograms.has(program)) return 'lint';
  if (words.some((word) => /^(?:publish|deploy)$/.test(word.value))) return 'lint';
  if (program === 'tsc' || program === 'tsgo')
    return words.some((word) => /^--noEmit$/i.test(word.value)) ? 'lint' : 'build';
  return buildPrograms.has(program) ? 'build' : 'other';
}

export function natureOfScript(name: string): CommandNature {
  if (outwardScript.test(name)) return 'lint';
  if (/test|spec|unit|mocha|tap|jest|ava/.test(name) && !/types|lint/.test(name)) return 'other';
  if (lintScript.test(name)) return 'lint';
  return buildScript.test(name) ? 'build' : 'other';
}

/** Options (with their values) at the front, and what follows them. A lone `--` between the two is dropped. */
export function splitOptions(
  words: ShellWord[],
  takesValue: Set<string>,
): { options: ShellWord[]; rest: ShellWord[] } {
  let index = 0;
  while (index < words.length) {
    const value = words[index]?.value ?? '';
    if (value === '--') return { options: words.slice(0, index), rest: words.slice(index + 1) };
    if (!value.startsWith('-')) break;
    index += takesValue.has(value) ? 2 : 1;
  }
  return { options: words.slice(0, index), rest: words.slice(index) };
}

export function splitNodeOptions(words: ShellWord[]): { options: ShellWord[]; rest: ShellWord[] } {
  return splitOptions(words, nodeValueOptions);
}

/** A coverage tool's own options, and the command that it measures. */
export function splitCoverage(words: ShellWord[]): { options: ShellWord[]; rest: ShellWord[] } {
  return splitOptions(words, coverageValueOptions);
}

/** Words without the named options. `flags` stand alone, `valued` are followed by a value or joined to it by `=`. */
export function without(words: ShellWord[], named: { flags?: string[]; valued?: string[] }): ShellWord[] {
  const kept: ShellWord[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined) continue;
    const name = word.value.split('=', 1)[0] ?? '';
    if (named.flags?.includes(name)) continue;
    if (named.valued?.includes(name)) {
      if (!word.value.includes('=')) index += 1;
      continue;
    }
    kept.push(word);
  }
  return kept;
}

/** Values of an option, in order: `-r a --require=b` → a, b. */
export function optionValues(words: ShellWord[], names: string[]): string[] {
  return words.flatMap((word, index) => {
    const [name, joined] = splitOnce(word.value);
    if (!names.includes(name)) return [];
    const value = joined ?? words[index + 1]?.value;
    return value === undefined ? [] : [value];
  });
}

function splitOnce(value: string): [string, string | undefined] {
  const at = value.startsWith('-') ? value.indexOf('=') : -1;
  return at === -1 ? [value, undefined] : [value.slice(0, at), value.slice(at + 1)];
}
