import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planSuites } from '../../src/evidence/runners/plan.ts';
import type { SuitePlan } from '../../src/evidence/runners/types.ts';
import { runSuite } from '../../src/evidence/suite.ts';
import type { SuiteRun } from '../../src/evidence/types/suites.ts';
import { localRunner, localTrees, treeAt } from '../evidence/rooms.ts';
import { changeOf } from '../evidence/runs.ts';

/** Real runners on the projects in test/fixtures/runners; installed once, all together. */
const packages = ['mocha@11.7.5', 'tape@5.9.0', 'tap@16.3.10', 'jest@29.7.0', 'ava@6.4.1', 'jasmine@5.12.0'];
const fixtures = path.resolve(import.meta.dirname, '../fixtures/runners');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gainsay-runners-'));
  await writeFile(path.join(folder, 'package.json'), '{"private":true}');
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock', '--loglevel=error'];
  await promisify(execFile)('npm', ['install', ...quiet, ...packages], { cwd: folder });
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

type Options = { select?: string[]; adjust?: (plan: SuitePlan) => SuitePlan; dependencies?: string };

async function run(
  name: string,
  { select, adjust = (plan) => plan, dependencies }: Options = {},
): Promise<SuiteRun> {
  const root = path.join(folder, name);
  await cp(path.join(fixtures, name), root, { recursive: true });
  await symlink(dependencies ?? path.join(folder, 'node_modules'), path.join(root, 'node_modules')).catch(
    () => null,
  );
  const plans = (await planSuites(root, { change: changeOf() })).map(adjust);
  return runSuite(
    {
      id: 'S1',
      plans,
      pair: { source: 'head', tests: 'head' },
      tree: treeAt(root),
      select: select ?? null,
      timeoutMs: 60_000,
      agentId: 'runtime',
    },
    { trees: localTrees(), runner: localRunner(folder) },
    AbortSignal.timeout(100_000),
  );
}

/** `file | name | status kind`, sorted. */
function lines(suite: SuiteRun): string[] {
  return suite.tests
    .map((test) =>
      [test.file, test.name, [test.status, test.failureKind].filter(Boolean).join(' ')].join(' | '),
    )
    .toSorted();
}

describe('every runner tells which test in which file passed, failed and why', () => {
  it('mocha', async () => {
    const suite = await run('mocha');
    expect(suite).toMatchObject({ complete: true, runner: 'mocha' });
    expect(lines(suite)).toEqual([
      'test/slow.js | takes too long | failed timeout',
      'test/sum.js | hooked > "before all" hook for "needs the hook" | failed error',
      'test/sum.js | hooked > needs the hook | failed error',
      'test/sum.js | sum > adds | passed',
      'test/sum.js | sum > deep > same name | passed',
      'test/sum.js | sum > deep > same name | passed',
      'test/sum.js | sum > is skipped | skipped',
      'test/sum.js | sum > is wrong | failed assertion',
      'test/sum.js | sum > throws | failed error',
    ]);
    expect(
      suite.tests.filter((test) => test.name.endsWith('same name')).map((test) => test.occurrence),
    ).toEqual([0, 1]);
  });

  it('tape', async () => {
    const suite = await run('tape');
    expect(suite).toMatchObject({ complete: true, runner: 'tape' });
    expect(lines(suite)).toEqual([
      'test/leaves.js | leaves > first | passed',
      'test/leaves.js | leaves > test exited without ending: leaves | failed error',
      'test/leaves.js | leaves | failed error',
      'test/sum.js | inside > holds | passed',
      'test/sum.js | inside | passed',
      'test/sum.js | skipped | skipped',
      'test/sum.js | sum > adds | passed',
      'test/sum.js | sum > is wrong | failed assertion',
      'test/sum.js | sum | failed assertion',
      'test/throws.js | before > fine | passed',
      'test/throws.js | before | passed',
      'test/throws.js | throws > so far | passed',
      'test/throws.js | throws | failed error',
    ]);
  });

  it('tap', async () => {
    const suite = await run('tap');
    expect(suite).toMatchObject({ complete: true, runner: 'tap', files: ['test/broken.js', 'test/sum.js'] });
    expect(lines(suite)).toEqual([
      'test/broken.js | (file) | failed error',
      'test/sum.js | skipped | skipped',
      'test/sum.js | sum > adds | passed',
      'test/sum.js | sum > deep > holds | passed',
      'test/sum.js | sum > deep | passed',
      'test/sum.js | sum > is wrong | failed assertion',
      'test/sum.js | sum | failed assertion',
      'test/sum.js | throws > no such thing | failed error',
      'test/sum.js | throws | failed error',
    ]);
    expect(suite.tests.find((test) => test.name === '(file)')?.message).toContain('broken while loading');
  });

  it('jest, of which a test takes the whole process with it', async () => {
    const suite = await run('jest-leaves');
    expect(suite).toMatchObject({ complete: true, files: ['a.test.js', 'b.test.js', 'c.test.js'] });
    expect(lines(suite)).toEqual([
      'a.test.js | (file) | failed error',
      'b.test.js | goes on | passed',
      'c.test.js | goes on | passed',
    ]);
  });

  it('jest', async () => {
    const suite = await run('jest');
    expect(suite).toMatchObject({ complete: true, runner: 'jest' });
    expect(lines(suite)).toEqual([
      'broken.test.js | (file) | failed error',
      'sum.test.js | sum > adds | passed',
      'sum.test.js | sum > is skipped | skipped',
      'sum.test.js | sum > is to do | todo',
      'sum.test.js | sum > is wrong | failed assertion',
      'sum.test.js | sum > throws | failed error',
      'sum.test.js | takes too long | failed timeout',
    ]);
  });

  it('ava', async () => {
    const suite = await run('ava');
    expect(suite).toMatchObject({ complete: true, runner: 'ava' });
    const expected = [
      'test/other.js | holds | passed',
      'test/sum.js | adds | passed',
      'test/sum.js | is skipped | skipped',
      'test/sum.js | is to do | todo',
      'test/sum.js | is wrong | failed assertion',
      'test/sum.js | throws | failed error',
    ];
    expect(lines(suite)).toEqual(expected);
    expect(lines(await run('ava', { select: ['test/other.js'] }))).toEqual(expected.slice(0, 1));
  });

  it('jasmine', async () => {
    const suite = await run('jasmine');
    expect(suite).toMatchObject({ complete: true, runner: 'jasmine' });
    expect(lines(suite)).toEqual([
      'spec/other.spec.js | stands alone | passed',
      'spec/sum.spec.js | sum > adds | passed',
      'spec/sum.spec.js | sum > deep > holds | passed',
      'spec/sum.spec.js | sum > is skipped | skipped',
      'spec/sum.spec.js | sum > is wrong | failed assertion',
      'spec/sum.spec.js | sum > throws | failed error',
    ]);
  });

  it('vitest', async () => {
    const suite = await run('vitest', {
      dependencies: path.resolve(import.meta.dirname, '../../node_modules'),
    });
    expect(suite).toMatchObject({ complete: true, runner: 'vitest' });
    expect(lines(suite)).toEqual([
      'broken.test.ts | (file) | failed error',
      'sum.test.ts | sum > adds | passed',
      'sum.test.ts | sum > is skipped | skipped',
      'sum.test.ts | sum > is to do | todo',
      'sum.test.ts | sum > is wrong | failed assertion',
      'sum.test.ts | sum > throws | failed error',
      'sum.test.ts | takes too long | failed timeout',
    ]);
  });

  it('node:test', async () => {
    const suite = await run('node-test');
    expect(lines(suite)).toEqual([
      'test/broken.test.js | (file) | failed error',
      'test/sum.test.js | parent > child | passed',
      'test/sum.test.js | parent > is to do | todo',
      'test/sum.test.js | parent | passed',
      'test/sum.test.js | sum > adds | passed',
      'test/sum.test.js | sum > is skipped | skipped',
      'test/sum.test.js | sum > is wrong | failed assertion',
      'test/sum.test.js | sum > throws | failed error',
    ]);
    expect(suite.incompleteBecause).toEqual([expect.stringContaining('test/leaves.test.js declares tests')]);
  });
});

it('files that do not load, loop, leave or stay open do not hide the others', async () => {
  const suite = await run('mocha-broken', { adjust: (plan) => ({ ...plan, stallMs: 4_000 }) });
  expect(lines(suite)).toEqual([
    'test/a-missing.js | (file) | failed error',
    'test/b-fine.js | holds | passed',
    'test/c-loops.js | comes first | passed',
    'test/c-loops.js | never ends | failed timeout',
    'test/d-leaves.js | leaves | failed crash',
    'test/e-open.js | leaves a server open | passed',
  ]);
  expect(suite.incompleteBecause).toEqual([
    'test/d-leaves.js left the process in the middle of its tests, with exit status 0',
  ]);
  expect(suite.notes).toEqual([expect.stringContaining('something was left open')]);
}, 120_000);
