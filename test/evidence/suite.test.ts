import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { planSuites } from '../../src/evidence/runners/plan.ts';
import { runSuite } from '../../src/evidence/suite.ts';
import type { RunSuiteRequest } from '../../src/evidence/suite.ts';
import type { SuiteRun } from '../../src/evidence/types/suites.ts';
import { project } from './projects.ts';
import { localRunner, localTrees, treeAt } from './rooms.ts';
import { changeOf } from './runs.ts';

let outputs: string;
beforeAll(async () => {
  outputs = await mkdtemp(path.join(os.tmpdir(), 'gainsay-outputs-'));
});
afterAll(() => rm(outputs, { recursive: true, force: true }));

const made: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const remove of made.splice(0)) await remove();
});

type Ran = SuiteRun & { scripts: string[] };

async function run(
  files: Record<string, string | object>,
  more: Partial<RunSuiteRequest> = {},
): Promise<Ran> {
  const { root, remove } = await project(files);
  made.push(remove);
  const runner = localRunner(outputs);
  const plans = await planSuites(root, { change: changeOf() });
  const request: RunSuiteRequest = {
    id: 'S1',
    plans,
    pair: { source: 'head', tests: 'head' },
    tree: treeAt(root),
    timeoutMs: 25_000,
    agentId: 'runtime',
    ...more,
  };
  const suite = await runSuite(request, { trees: localTrees(), runner }, AbortSignal.timeout(60_000));
  return { ...suite, scripts: runner.scripts };
}

function statuses(suite: SuiteRun): string[] {
  return suite.tests
    .map(
      (test) =>
        `${test.file} ${test.name}: ${test.status}${test.failureKind === undefined ? '' : ` ${test.failureKind}`}`,
    )
    .toSorted();
}

const nodeTests = { 'package.json': { scripts: { test: 'node --test' } } };
const passing = (name: string) => `require('node:test').test('${name}', () => {});`;

describe('a suite run', () => {
  it('claims no other order where the runner has none', async () => {
    const files = { ...nodeTests, 'a.test.js': passing('a'), 'b.test.js': passing('b') };
    const suite = await run(files, { variation: { kind: 'shuffle', seed: 1 } });
    expect(suite).toMatchObject({
      complete: false,
      incompleteBecause: ['the runner has nothing here that it could put in another order'],
      records: [],
      tests: [],
    });
  });

  it('reports every test of every file', async () => {
    const suite = await run({ ...nodeTests, 'a.test.js': passing('a'), 'b.test.js': passing('b') });
    expect(suite).toMatchObject({
      complete: true,
      runner: 'node:test',
      files: ['a.test.js', 'b.test.js'],
      exit: { kind: 'code', code: 0 },
    });
    expect(statuses(suite)).toEqual(['a.test.js a: passed', 'b.test.js b: passed']);
  });

  it('runs only the files that were chosen', async () => {
    const suite = await run(
      { ...nodeTests, 'a.test.js': passing('a'), 'b.test.js': passing('b') },
      { select: ['b.test.js'] },
    );
    expect(statuses(suite)).toEqual(['b.test.js b: passed']);
    expect(await run({ ...nodeTests, 'a.test.js': passing('a') }, { select: ['no.test.js'] })).toMatchObject({
      complete: false,
    });
  });

  it('a file that does not load has failed, and the others count', async () => {
    const suite = await run({
      ...nodeTests,
      'a.test.js': passing('a'),
      'b.test.js': "throw new Error('broken');",
    });
    expect(suite.complete).toBe(true);
    expect(statuses(suite)).toEqual(['a.test.js a: passed', 'b.test.js (file): failed error']);
  });

  it('a file that leaves with status 0 before its first result is not complete', async () => {
    const suite = await run({
      ...nodeTests,
      'a.test.js':
        "const { test } = require('node:test');\ntest('x', () => process.exit(0));\ntest('y', () => {});",
    });
    expect(suite).toMatchObject({
      complete: false,
      incompleteBecause: [expect.stringContaining('a.test.js declares tests')],
    });
  });

  it('no tests at all is not complete', async () => {
    expect(await run({ 'package.json': {} })).toMatchObject({ complete: false, runner: 'none' });
    expect(await run({ 'package.json': '{ "scripts": { main } }' })).toMatchObject({
      complete: false,
      incompleteBecause: [expect.stringMatching(/^package\.json is not valid JSON: /)],
    });
    expect(await run({ ...nodeTests, 'lib.js': '' })).toMatchObject({ complete: false });
  });

  it('another locale and time zone reach the tests', async () => {
    const test =
      "require('node:test').test(new Date(0).getTimezoneOffset() + ' ' + process.env.LC_ALL, () => {});";
    const suite = await run({ ...nodeTests, 'a.test.js': test }, { variation: { kind: 'locale' } });
    expect(suite.tests.map((one) => one.name)).toEqual(['-765 de_DE.UTF-8']);
  });

  it('follows no link that a test put in the place of the folder for reports', async () => {
    const elsewhere = await mkdtemp(path.join(os.tmpdir(), 'gainsay-elsewhere-'));
    made.push(() => rm(elsewhere, { recursive: true, force: true }));
    await writeFile(path.join(elsewhere, 'kept'), 'kept');
    const evil = `
      const fs = require('node:fs');
      require('node:test').test('a', () => {});
      process.on('exit', () => {
        fs.rmSync('.gainsay', { recursive: true, force: true });
        fs.symlinkSync(${JSON.stringify(elsewhere)}, '.gainsay');
      });`;
    const files = { ...nodeTests, 'a.test.js': evil };
    const suite = await run(files, { variation: { kind: 'twice' } });
    expect(await readdir(elsewhere)).toEqual(['kept']);
    expect(suite.complete).toBe(false);
  });

  it('twice means a second time among the leftovers of the first', async () => {
    const test =
      "const fs = require('fs');\nrequire('node:test').test('x', () => { if (fs.existsSync('left')) throw new Error('again'); fs.writeFileSync('left', ''); });";
    const files = { ...nodeTests, 'a.test.js': test };
    expect(statuses(await run(files))).toEqual(['a.test.js x: passed']);
    expect(statuses(await run(files, { variation: { kind: 'twice' } }))).toEqual([
      'a.test.js x: failed error',
    ]);
  });

  it('what is laid into the room is there', async () => {
    const { writeFile } = await import('node:fs/promises');
    const suite = await run(
      { ...nodeTests, 'a.test.js': passing('a') },
      { prepareRoom: (room) => writeFile(path.join(room.root, 'a.test.js'), passing('laid over')) },
    );
    expect(suite.tests.map((test) => test.name)).toEqual(['laid over']);
  });
});

const tapFile = (lines: string[]) => `console.log(${JSON.stringify(lines.join('\n'))});`;
const scripts = (names: string[]) => ({
  'package.json': { scripts: { test: names.map((name) => `node ${name}`).join(' && ') } },
});

describe('files that are processes of their own', () => {
  it('are judged by their TAP where they print it, else by their exit status', async () => {
    const suite = await run({
      ...scripts(['tap.js', 'plain.js', 'bad.js']),
      'tap.js': `/* 'tape' */ ${tapFile(['TAP version 13', '# t', 'ok 1 holds', '1..1'])}`,
      'plain.js': "require('assert').ok(true)",
      'bad.js': "require('assert').ok(false)",
    });
    expect(statuses(suite)).toEqual([
      'bad.js (file): failed assertion',
      'plain.js (file): passed',
      'tap.js t > holds: passed',
      'tap.js t: passed',
    ]);
  });

  it('a stream that breaks off with status 0 is a contradiction', async () => {
    const suite = await run({
      ...scripts(['tap.js']),
      'tap.js': `/* 'tape' */ ${tapFile(['TAP version 13', '# t', 'ok 1 holds'])}`,
    });
    expect(suite).toMatchObject({
      complete: false,
      incompleteBecause: expect.arrayContaining([
        expect.stringContaining('leaves before its tests are done'),
      ]),
    });
  });

  it('failures with status 0 are a contradiction', async () => {
    const suite = await run({
      ...scripts(['tap.js']),
      'tap.js': `/* 'tape' */ ${tapFile(['TAP version 13', '# t', 'not ok 1 breaks', '1..1'])}`,
    });
    expect(suite.complete).toBe(false);
    expect(suite.incompleteBecause.join()).toContain('exits with 0');
  });
});

it('a command without a known runner passes or fails as a whole', async () => {
  const files = { 'package.json': { scripts: { test: 'sh check.sh' } } };
  expect(statuses(await run({ ...files, 'check.sh': 'exit 0' }))).toEqual(['package.json npm test: passed']);
  const failed = await run({ ...files, 'check.sh': 'echo the reason; exit 3' });
  expect(failed).toMatchObject({ complete: true, tests: [{ status: 'failed', message: 'the reason' }] });
});
