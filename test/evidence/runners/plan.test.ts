import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { planSuites } from '../../../src/evidence/runners/plan.ts';
import type { PlanOptions } from '../../../src/evidence/runners/plan.ts';
import { installed, project } from '../projects.ts';
import { changeOf } from '../runs.ts';

const made: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const remove of made.splice(0)) await remove();
});

async function plan(files: Record<string, string | object>, options: Partial<PlanOptions> = {}) {
  const { root, remove } = await project(files);
  made.push(remove);
  return planSuites(root, { change: changeOf(), ...options });
}

const run = { exchange: { inside: '/room/.x', host: '/host' }, roomRoot: '/room', fileTimeoutMs: 10_000 };

/** The command line itself, without what prepares it. */
function lastLine(script: string): string {
  return script.split('\n').at(-1) ?? '';
}

describe('mocha', () => {
  it('takes its files from arguments, reads mocha.opts into the command, drops reporter and bail', async () => {
    const [mocha] = await plan({
      'package.json': { scripts: { test: 'mocha -R spec --bail --check-leaks test/ test/deep/' } },
      ...installed('mocha', '2.5.3', 'bin/_mocha'),
      'test/mocha.opts': '--require should\n--reporter dot\n# comment\n',
      'test/a.js': '',
      'test/deep/b.js': '',
      'test/deep/er/c.js': '',
      'test/data.json': '',
    });
    expect(mocha).toMatchObject({
      runner: 'mocha',
      version: '2.5.3',
      files: ['test/a.js', 'test/deep/b.js'],
    });
    expect(lastLine(mocha?.command(null, run).script ?? '')).toBe(
      'node node_modules/mocha/bin/_mocha --opts /room/.x/mocha.opts --require should --check-leaks --reporter /room/.x/mocha-reporter.cjs test/ test/deep/',
    );
    expect(lastLine(mocha?.command(['test/a.js'], run).script ?? '')).toMatch(
      /mocha-reporter\.cjs test\/a\.js$/,
    );
  });

  it('replaces a configuration with a spec of its own when files are chosen', async () => {
    const [mocha] = await plan({
      'package.json': { scripts: { test: 'mocha' }, mocha: { ui: 'tdd' } },
      ...installed('mocha', '10.2.0', 'bin/mocha.js'),
      '.mocharc.yml': 'spec: ["spec/**/*.ts"]\nextension: [ts]\nrequire: tsx\nreporter: nyan\n',
      'spec/deep/a.ts': '',
      'test/not.js': '',
    });
    expect(mocha?.files).toEqual(['spec/deep/a.ts']);
    const config = (select: string[] | null): unknown => {
      const source = mocha?.command(select, run).exchangeFiles['mocharc.cjs'] ?? '';
      const module: { exports: unknown } = { exports: null };
      runInNewContext(source, { module });
      return module.exports;
    };
    expect(config(null)).toEqual({ ui: 'tdd', spec: ['spec/**/*.ts'], extension: ['ts'], require: 'tsx' });
    expect(config(['spec/deep/a.ts'])).toEqual({ ui: 'tdd', extension: ['ts'], require: 'tsx' });
  });

  it.each([
    ['.mocharc.json', '{ "spec": "test/**/*.test.js" }'],
    [
      '.mocharc.jsonc',
      '{\n  // all of them /* really */\n  "spec": ["test/**/*.test.js"], /* "spec": "x" */\n}',
    ],
  ])('reads the globs of %s, which look like comments', async (name, text) => {
    const [mocha] = await plan({
      'package.json': { scripts: { test: 'mocha' } },
      ...installed('mocha', '10.2.0', 'bin/mocha.js'),
      [name]: text,
      'test/deep/a.test.js': '',
      'test/helper.js': '',
    });
    expect(mocha?.files).toEqual(['test/deep/a.test.js']);
    expect(mocha?.command(null, run).exchangeFiles['mocharc.cjs']).toContain('test/**/*.test.js');
  });

  it('a glob that no quotes protect is the shell’s first', async () => {
    const files = {
      'package.json': { scripts: { test: 'mocha test/**/*.js' } },
      ...installed('mocha', '10.0.0', 'bin/mocha.js'),
    };
    expect(
      (await plan({ ...files, 'test/a.js': '', 'test/x/b.js': '', 'test/x/y/c.js': '' }))[0]?.files,
    ).toEqual(['test/x/b.js']);
    expect((await plan({ ...files, 'test/a.js': '' }))[0]?.files).toEqual(['test/a.js']);
  });

  it('loads what nyc is configured to load', async () => {
    const [mocha] = await plan({
      'package.json': { scripts: { test: 'nyc mocha' }, nyc: { require: ['@babel/register'] } },
      ...installed('mocha', '6.2.3', 'bin/mocha'),
      'test/a.js': '',
    });
    expect(mocha?.command(null, run).script).toContain(
      'node -r @babel/register node_modules/mocha/bin/mocha',
    );
  });

  it('more files than a command line holds go through a file', async () => {
    const names = Array.from(
      { length: 3_000 },
      (_, index) => `test/a-rather-long-name-of-a-test-file-number-${index}.js`,
    );
    const [mocha] = await plan({
      'package.json': { scripts: { test: 'mocha' } },
      ...installed('mocha', '10.0.0', 'bin/mocha.js'),
      'test/a.js': '',
    });
    const command = mocha?.command(names, run);
    expect(command?.script.length).toBeLessThan(2_000);
    expect(command?.exchangeFiles['files']?.split('\0').slice(0, -1)).toEqual(names);
  });
});

describe('scripts that cannot be read', () => {
  it('follow the Makefile', async () => {
    const [mocha] = await plan({
      'package.json': { scripts: { test: 'make test-all' }, devDependencies: { mocha: '*' } },
      Makefile:
        'TESTS = test/*.test.js\ntest:\n\t@NODE_ENV=test ./node_modules/.bin/mocha -t 5000 $(TESTS)\ntest-all: test\n',
      ...installed('mocha', '12.0.0', 'bin/mocha.js'),
      'test/a.test.js': '',
      'test/helper.js': '',
    });
    expect(mocha?.files).toEqual(['test/a.test.js']);
    expect(lastLine(mocha?.command(null, run).script ?? '')).toMatch(
      /^NODE_ENV=test node .* -t 5000 .* test\/\*\.test\.js$/,
    );
  });

  it('fall back to the installed runner and to files that hold tests', async () => {
    const [mocha] = await plan({
      'package.json': { scripts: { test: 'node Makefile.js test' }, devDependencies: { mocha: '^2' } },
      ...installed('mocha', '2.5.3', 'bin/_mocha'),
      'tests/lib/rules/semi.js': 'ruleTester.run("semi", rule, {})',
      'tests/lib/util.js': 'describe("util", () => {})',
      'tests/lib/helper.js': 'module.exports = 1',
      'tests/fixtures/it.js': 'it("is a fixture")',
    });
    expect(mocha?.files).toEqual(['tests/lib/rules/semi.js', 'tests/lib/util.js']);
  });

  it('else count by their exit status; a placeholder is no test', async () => {
    const [only] = await plan({ 'package.json': { scripts: { test: './run-tests.sh' } } });
    expect(only).toMatchObject({ runner: 'exit-code', structured: false, files: ['package.json'] });
    expect(
      await plan({ 'package.json': { scripts: { test: 'echo "Error: no test specified" && exit 1' } } }),
    ).toEqual([]);
    expect(await plan({ 'package.json': {} })).toEqual([]);
  });
});

describe('configuration', () => {
  it('a test command and a working directory win', async () => {
    const plans = await plan(
      {
        'package.json': { scripts: { test: 'jest' } },
        'app/package.json': { scripts: { test: 'jest' } },
        'app/check.test.js': '',
      },
      { config: { testCommand: 'node --test', workingDirectory: 'app/' } },
    );
    expect(plans).toMatchObject([{ runner: 'node:test', directory: 'app', files: ['app/check.test.js'] }]);
  });
});

describe('workspaces', () => {
  const files = {
    'package.json': { scripts: { test: 'turbo run test' }, workspaces: ['packages/*'] },
    'packages/a/package.json': { name: 'a', scripts: { test: 'node --test' } },
    'packages/a/x.test.js': '',
    'packages/b/package.json': { name: 'b', scripts: { test: 'node --test' }, dependencies: { a: '*' } },
    'packages/b/x.test.js': '',
    'packages/c/package.json': { name: 'c', scripts: { test: 'node --test' } },
    'packages/c/x.test.js': '',
  };

  it('packages that the change touches are planned, with those that depend on them', async () => {
    const plans = await plan(files, { change: changeOf({ path: 'packages/a/index.js' }) });
    expect(plans.map((one) => one.files)).toEqual([['packages/a/x.test.js'], ['packages/b/x.test.js']]);
  });

  it('a change outside all packages concerns all', async () => {
    const plans = await plan(files, { change: changeOf({ path: 'tsconfig.json', kind: 'configuration' }) });
    expect(plans.map((one) => one.directory)).toEqual(['packages/a', 'packages/b', 'packages/c']);
  });
});

it('several calls in one script are several plans', async () => {
  const plans = await plan({
    'package.json': { scripts: { test: 'node --test unit && node smoke.js && tape "int/*.js"' } },
    ...installed('tape', '5.0.0', 'bin/tape'),
    'unit/a.test.js': '',
    'int/b.js': '',
    'smoke.js': 'require("assert")',
  });
  expect(plans.map((one) => [one.runner, one.structured, one.files])).toEqual([
    ['node:test', true, ['unit/a.test.js']],
    ['node', false, ['smoke.js']],
    ['tape', true, ['int/b.js']],
  ]);
});
