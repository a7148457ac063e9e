import { afterEach, expect, it } from 'vitest';
import { planSuites } from '../../../src/evidence/runners/plan.ts';
import { relevantTests, usersOfChangedTests } from '../../../src/evidence/runners/relevant.ts';
import type { Change } from '../../../src/evidence/types/change.ts';
import { project } from '../projects.ts';
import { changeOf } from '../runs.ts';

const made: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const remove of made.splice(0)) await remove();
});

const files = {
  'package.json': { name: 'lib', main: './dist/index.js', scripts: { test: 'node --test "test/*.test.js"' } },
  'src/index.js': "export * from './range.js';\nexport * from './other.js';",
  'src/range.js': "import { parse } from './parse.js';",
  'src/parse.js': '',
  'src/other.js': '',
  'test/parse.test.js': "import { parse } from '../src/parse.js';",
  'test/range.test.js': "const { range } = require('../src/range');",
  'test/public.test.js': "import { range } from 'lib';",
  'test/other.test.js': "import { other } from '../src/other.js';",
  'test/data.test.js': "readFileSync(join(dirname, 'fixtures', 'list.json'));",
  'test/helped.test.js': "import './helper.js';",
  'test/helper.js': '',
  'test/fixtures/list.json': '[]',
};

async function nearest(change: Change): Promise<string[]> {
  const { root, remove } = await project(files);
  made.push(remove);
  return relevantTests(await planSuites(root, { change }), change, root);
}

it('orders by nearness: the same name, direct imports, imports of imports, the package’s own name', async () => {
  expect(await nearest(changeOf({ path: 'src/parse.js' }))).toEqual([
    'test/parse.test.js',
    'test/range.test.js',
    'test/public.test.js',
  ]);
});

it('changed tests come first', async () => {
  const change = changeOf({ path: 'src/parse.js' }, { path: 'test/other.test.js', kind: 'test' });
  expect((await nearest(change))[0]).toBe('test/other.test.js');
});

it('finds the users of a changed fixture or helper', async () => {
  expect(await nearest(changeOf({ path: 'test/fixtures/list.json', kind: 'fixture' }))).toEqual([
    'test/data.test.js',
  ]);
  expect(await nearest(changeOf({ path: 'test/helper.js', kind: 'test' }))).toEqual(['test/helped.test.js']);
  const { root, remove } = await project(files);
  made.push(remove);
  const all = Object.keys(files).filter((file) => file.endsWith('.test.js'));
  const change = changeOf({ path: 'test/helper.js', kind: 'test' }, { path: 'src/parse.js' });
  expect([...(await usersOfChangedTests(all, change, root))]).toEqual(['test/helped.test.js']);
});

it('nothing is near a change that no test reaches', async () => {
  expect(await nearest(changeOf({ path: 'README.md', kind: 'documentation' }))).toEqual([]);
});
