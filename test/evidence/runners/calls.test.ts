import { describe, expect, it } from 'vitest';
import { readCalls } from '../../../src/evidence/runners/calls.ts';

function read(scripts: Record<string, string>) {
  return readCalls(scripts['test'] ?? '', { scripts }, '.');
}

/** `runner: words` of every call. */
function seen(scripts: Record<string, string>): string[] {
  return read(scripts).calls.map((call) => [call.program, ...call.words.map((word) => word.value)].join(' '));
}

describe('the runner behind a test script', () => {
  it.each([
    ['mocha', 'mocha'],
    ['./node_modules/.bin/mocha -R spec test/*.js', 'mocha -R spec test/*.js'],
    ['npx mocha --exit', 'mocha --exit'],
    ['yarn exec jest -- --runInBand', 'jest -- --runInBand'],
    ['cross-env NODE_ENV=test vitest run', 'vitest run'],
    ['cross-env-shell "mocha -t 100"', 'mocha -t 100'],
    ["nyc --reporter=lcov --require esm mocha 'test/**/*.js'", 'mocha test/**/*.js'],
    ['c8 -r text -x dist node --test test/', 'node:test test/'],
    [
      'istanbul cover node_modules/mocha/bin/_mocha --report lcovonly -- -R spec',
      'mocha --report lcovonly -R spec',
    ],
    ['tape test/*.js | tap-spec', 'tape test/*.js'],
    ['eslint . && tsc --noEmit && vitest --run', 'vitest --run'],
    ['mocha || exit 1', 'mocha'],
    ['node --expose-gc node_modules/mocha/bin/_mocha -b', 'mocha -b'],
    ['node --test --test-concurrency=1', 'node:test'],
    ['tsx --test src/a.test.ts', 'node:test src/a.test.ts'],
    ['node test/index.js', 'node test/index.js'],
    ['bash -c "mocha test"', 'mocha test'],
    ['timeout 60 ava', 'ava'],
    ['ts-mocha -p tsconfig.json src/a.spec.ts', 'mocha -r ts-mocha/src/index.js src/a.spec.ts'],
  ])('%s', (script, expected) => {
    expect(seen({ test: script })).toEqual([expected]);
  });

  it('follows npm scripts and appends what is given to them', () => {
    const scripts = {
      test: 'npm run lint && npm run unit -- --grep fast && yarn e2e',
      lint: 'eslint . && mocha never',
      unit: 'mocha test/unit',
      e2e: 'jest e2e',
    };
    expect(seen(scripts)).toEqual(['mocha test/unit --grep fast', 'jest e2e']);
  });

  it('follows the patterns of npm-run-all', () => {
    const scripts = {
      test: 'run-s -s lint test:*',
      lint: 'eslint',
      'test:unit': 'tape a.js',
      'test:types': 'tsd',
      'test:cli': 'tap cli',
    };
    expect(seen(scripts)).toEqual(['tape a.js', 'tap cli']);
  });

  it('ends when scripts call each other', () => {
    expect(seen({ test: 'npm run a', a: 'npm run b', b: 'npm run a && mocha' }).length).toBeLessThan(20);
  });

  it('keeps the environment, the loader of an env file, and node options', () => {
    const [call] = read({
      test: 'A=1 cross-env B=2 dotenv -e .env.test -- node -r esm node_modules/.bin/mocha',
    }).calls;
    expect(call).toMatchObject({ program: 'mocha', env: ['A=1', 'B=2'], prefix: 'dotenv -e .env.test -- ' });
    expect(call?.nodeWords.map((word) => word.value)).toEqual(['-r', 'esm']);
  });

  it('hands a wrapper around an npm script on to the runner in it', () => {
    const [call] = read({ test: 'nyc -r esm npm run unit', unit: 'B=2 mocha' }).calls;
    expect(call).toMatchObject({ program: 'mocha', coverage: 'nyc', env: ['B=2'] });
  });

  it('knows what to run before: no lint, no types, builds apart', () => {
    const [call] = read({
      test: 'eslint . && npm run build && node scripts/fixtures.js && npm install && mocha',
      build: 'rollup -c',
    }).calls;
    expect(call?.before).toEqual([
      { script: 'npm run build', build: true, background: false },
      { script: 'node scripts/fixtures.js', build: false, background: false },
    ]);
  });

  it('a server in the background stays there, and nothing that reaches outside is run', () => {
    const calls = read({
      test: 'node server.mjs --port 0 & git push && npm publish && npm run deploy && mocha',
      deploy: 'node deploy.js',
    }).calls;
    expect(calls).toMatchObject([
      { program: 'mocha', before: [{ script: 'node server.mjs --port 0', background: true }] },
    ]);
    const [other] = read({ test: 'serve . & mocha' }).calls;
    expect(other?.before).toEqual([{ script: 'serve .', build: false, background: true }]);
  });

  it('runs in the directory that the script changes to, a subshell only inside itself', () => {
    const { calls } = read({ test: '(cd packages/a && mocha) && (cd packages/b && mocha) && jest' });
    expect(calls.map((call) => call.directory)).toEqual(['packages/a', 'packages/b', '.']);
  });

  it.each([
    'lerna run test',
    'turbo run test',
    'npm test --workspaces',
    'npm run test -ws --if-present',
    'pnpm -r test',
    'yarn workspaces run test',
  ])('hands over to the workspace: %s', (script) => {
    expect(read({ test: script })).toMatchObject({ calls: [], delegates: true });
  });

  it.each([
    'make test-all',
    'node Makefile.js test',
    'gulp test',
    'grunt',
    'for f in test/*; do node $f; done',
  ])('cannot be seen through: %s', (script) => {
    expect(read({ test: script })).toMatchObject({ calls: [], opaque: [script] });
  });
});
