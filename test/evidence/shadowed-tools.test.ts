import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shadowedTools } from '../../src/evidence/shadowed-tools.ts';
import type { TreeName } from '../../src/evidence/types/change.ts';
import type { PreparedTree } from '../../src/evidence/types/trees.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gainsay-tools-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('names a tool that only head puts in the place of the real one', async () => {
  const prepared = [
    await tree('head', ['.', 'packages/a'], ['node', 'npx']),
    await tree('base', ['.'], ['npx']),
  ];
  expect(await shadowedTools(prepared, '.')).toEqual([
    'The change puts a program named node into node_modules/.bin, which runs in place of the real one.',
  ]);
});

it('looks into the package under examination too, and says nothing of other programs or of trees that are not there', async () => {
  const prepared = [await tree('head', ['packages/a'], ['node', 'mocha'])];
  expect(await shadowedTools(prepared, '.')).toEqual([]);
  expect(await shadowedTools(prepared, 'packages/a')).toHaveLength(1);
  expect(await shadowedTools([], '.')).toEqual([]);
});

async function tree(name: TreeName, places: string[], programs: string[]): Promise<PreparedTree> {
  const root = path.join(folder, name);
  for (const place of places) {
    const bin = path.join(root, place, 'node_modules/.bin');
    await mkdir(bin, { recursive: true });
    for (const program of programs) await writeFile(path.join(bin, program), '#!/bin/sh\n');
  }
  const sha = 'a'.repeat(40);
  return {
    ready: true,
    pair: { source: name, tests: name },
    shas: { source: sha, tests: sha },
    root,
    records: [],
  };
}
