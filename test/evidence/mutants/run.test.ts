import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCommandRunner } from '../../../src/evidence/command.ts';
import { openLedger } from '../../../src/evidence/ledger.ts';
import type { Ledger } from '../../../src/evidence/ledger.ts';
import { openMutants } from '../../../src/evidence/mutants/run.ts';
import { openSuites } from '../../../src/evidence/suites.ts';
import type { Change } from '../../../src/evidence/types/change.ts';
import type { Mutant, MutantsRequest } from '../../../src/evidence/types/mutants.ts';
import type { Trees } from '../../../src/evidence/types/trees.ts';
import { bareSandbox, copyRooms } from '../bare-sandbox.ts';
import { baseSha, headSha } from '../facts.ts';

let folder: string;
let ledger: Ledger;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gainsay-mutants-'));
  await mkdir(path.join(folder, 'head/test'), { recursive: true });
  await mkdir(path.join(folder, 'scratch'));
  ledger = await openLedger(path.join(folder, 'run'));
});
afterEach(async () => {
  await ledger.close();
  await rm(folder, { recursive: true, force: true });
});

const source = `const limit = Number(process.env.LIMIT ?? 3);
module.exports = {
  allowed(count) {
    return count < limit;
  },
  label(count) {
    return count === 1 ? 'one' : 'many';
  },
};
`;

it('tells killed from surviving mutants, in rooms of their own, and writes both down', async () => {
  await project({
    'test/limit.test.js': `
      const { test } = require('node:test');
      const assert = require('node:assert');
      const { allowed, label } = require('../limit.js');
      test('stops at the limit', () => assert.equal(allowed(3), false));
      test('has a label', () => assert.ok(label(1)));
    `,
  });
  const mutants = await run({ limit: 5, timeMs: 60_000 });

  expect(
    mutants.map(({ line, operator, result, killedBy }) => ({ line, operator, result, killedBy })),
  ).toEqual([
    { line: 7, operator: 'negate condition', result: 'survived', killedBy: [] },
    {
      line: 4,
      operator: 'conditional boundary',
      result: 'killed',
      killedBy: ['test/limit.test.js > stops at the limit'],
    },
  ]);
  expect(ledger.view().mutants).toEqual(mutants);
  expect(await readFile(path.join(folder, 'head/limit.js'), 'utf8')).toBe(source);
});

it('a mutant that keeps its file from loading is invalid, not killed', async () => {
  await project({
    'test/limit.test.js': `
      const { test } = require('node:test');
      const { allowed } = require('../limit.js');
      if (allowed(3)) throw new Error('not loaded');
      test('loads', () => {});
    `,
  });
  const mutants = await run({ limit: 2, timeMs: 60_000 });
  expect(mutants.find(({ line }) => line === 4)?.result).toBe('invalid');
});

it('what the limit or the time does not reach is not run', async () => {
  await project({ 'test/limit.test.js': `require('node:test').test('x', () => {});` });
  expect(await run({ limit: 1, timeMs: 60_000 })).toHaveLength(1);
  expect((await run({ limit: 2, timeMs: 0 })).map(({ result }) => result)).toEqual(['not-run', 'not-run']);
});

async function project(files: Record<string, string>): Promise<void> {
  const all = {
    'package.json': JSON.stringify({ name: 'limits', scripts: { test: 'node --test test/' } }),
    'limit.js': source,
    ...files,
  };
  for (const [file, text] of Object.entries(all)) await writeFile(path.join(folder, 'head', file), text);
}

function run(asked: Pick<MutantsRequest, 'limit' | 'timeMs'>): Promise<Mutant[]> {
  const change: Change = {
    base: baseSha,
    head: headSha,
    merge: null,
    class: 'source',
    files: [
      {
        path: 'limit.js',
        status: 'modified',
        kind: 'source',
        binary: false,
        lines: [{ start: 4, end: 7 }],
      },
    ],
  };
  const trees: Trees = {
    prepare: (pair) =>
      Promise.resolve({
        ready: true,
        pair,
        shas: { source: headSha, tests: headSha },
        root: path.join(folder, 'head'),
        records: [],
      }),
    room: copyRooms(folder),
    close: () => Promise.resolve(),
  };
  const runner = createCommandRunner({
    sandbox: bareSandbox(),
    ledger,
    folder: path.join(folder, 'run'),
    scratchInside: '/scratch',
    home: '/home/agent',
    environment: { PATH: process.env.PATH ?? '/usr/bin:/bin' },
    limits: { memoryBytes: 1e9, processes: 100, fileBytes: 1e8, outputBytes: 1e6 },
    machineMounts: () => [],
  });
  const suites = openSuites({ change, trees, runner, ledger, config: { timeoutMs: 30_000 } });
  const request = { agentId: 'runtime' as const, ...asked };
  return openMutants({ change, suites, trees, ledger }).run(request, new AbortController().signal);
}
