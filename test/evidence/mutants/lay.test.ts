import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readInTree, treesWithMutant } from '../../../src/evidence/mutants/lay.ts';
import type { PreparedTree, Trees } from '../../../src/evidence/types/trees.ts';
import type { Room } from '../../../src/evidence/types/commands.ts';
import { copyRooms, folderRoom } from '../bare-sandbox.ts';
import { headSha } from '../facts.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gainsay-lay-'));
  await mkdir(path.join(folder, 'tree/src'), { recursive: true });
  await writeFile(path.join(folder, 'tree/src/a.js'), 'a < b');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const mutant = { file: 'src/a.js', edit: { start: 2, end: 3, replacement: '<=' } };

it('lands in the copy, and the prepared tree stays as it is', async () => {
  const room = await treesWithMutant(treesOf(copyRooms(folder)), mutant).room(tree());
  expect(await readFile(path.join(room.root, 'src/a.js'), 'utf8')).toBe('a <= b');
  expect(await readFile(path.join(folder, 'tree/src/a.js'), 'utf8')).toBe('a < b');
});

it('lands in the upper layer of an overlay', async () => {
  const upper = path.join(folder, 'upper');
  const overlay: Room = {
    ...folderRoom('/inside'),
    hostRoot: null,
    mounts: [
      { kind: 'overlay', lower: [path.join(folder, 'tree')], upper, work: `${upper}-work`, at: '/inside' },
    ],
  };
  await treesWithMutant(
    treesOf(() => Promise.resolve(overlay)),
    mutant,
  ).room(tree());
  expect(await readFile(path.join(upper, 'src/a.js'), 'utf8')).toBe('a <= b');
});

it('a file that is a link, or lies behind one, is not read', async () => {
  await writeFile(path.join(folder, 'secret.js'), 'canary');
  await symlink(path.join(folder, 'secret.js'), path.join(folder, 'tree/src/link.js'));
  await symlink(folder, path.join(folder, 'tree/out'));
  const root = path.join(folder, 'tree');
  expect(await readInTree(root, 'src/a.js')).toBe('a < b');
  expect(await readInTree(root, 'src/link.js')).toBeNull();
  expect(await readInTree(root, 'out/secret.js')).toBeNull();
  expect(await readInTree(root, '../secret.js')).toBeNull();
  expect(await readInTree(root, 'src/missing.js')).toBeNull();
});

function treesOf(room: (of: { root: string }) => Promise<Room>): Trees {
  return { prepare: () => Promise.resolve(tree()), room, close: () => Promise.resolve() };
}

function tree(): PreparedTree & { ready: true } {
  return {
    ready: true,
    pair: { source: 'head', tests: 'head' },
    shas: { source: headSha, tests: headSha },
    root: path.join(folder, 'tree'),
    records: [],
  };
}
