import { mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { workTreeRoom } from '../../src/evidence/work-tree-room.ts';
import { newAgentId } from '../../src/base/ids.ts';
import { openShells } from './shells.ts';
import type { Shells } from './shells.ts';

let shells: Shells;
afterEach(() => shells.close());

async function bash(script: string, readOnly = false): Promise<string> {
  const record = await shells.laboratory.bash(
    { agentId: newAgentId(), script, readOnly, workTree: { root: shells.tree } },
    new AbortController().signal,
  );
  const out = await shells.laboratory.read(record.stdout, { maxBytes: 10_000, from: 'start' });
  const err = await shells.laboratory.read(record.stderr, { maxBytes: 10_000, from: 'start' });
  return `${JSON.stringify(record.exit)}\n${out}${err}`;
}
const inTree = (file: string) => path.join(shells.tree, file);

async function withDependencies(folder: string) {
  await mkdir(path.join(folder, 'layer/node_modules/dep'), { recursive: true });
  await writeFile(path.join(folder, 'layer/node_modules/dep/index.js'), 'dep');
  await mkdir(path.join(folder, 'layer/linked'));
  return { folder: path.join(folder, 'layer'), entries: ['node_modules', 'linked'] };
}

it('a command sees what was edited, edits see what it did, and dependencies are there to be read', async () => {
  shells = await openShells('auto', withDependencies);
  if (!shells.sandbox.mapsPaths) return;
  await writeFile(inTree('a.txt'), 'edited');
  await symlink('/etc', inTree('linked'));
  const out = await bash(
    'cat a.txt; cat node_modules/dep/index.js; printf made > b.txt; echo x > node_modules/dep/index.js; ls linked',
  );
  expect(out).toContain('editeddep');
  expect(out).toMatch(/index.js: Read-only file system/);
  expect(await readFile(inTree('b.txt'), 'utf8')).toBe('made');
  await writeFile(inTree('b.txt'), 'edited again');
  expect(await bash('cat b.txt')).toContain('edited again');
});

it('a link or a file among what an installation made shows nothing of the host, and costs nobody the shell', async () => {
  shells = await openShells('auto', async (folder) => {
    await mkdir(path.join(folder, 'secrets'));
    await writeFile(path.join(folder, 'secrets/key'), 'of the host');
    await mkdir(path.join(folder, 'layer'));
    await symlink(path.join(folder, 'secrets'), path.join(folder, 'layer/node_modules'));
    await writeFile(path.join(folder, 'layer/.pnp.cjs'), '');
    return { folder: path.join(folder, 'layer'), entries: ['node_modules', '.pnp.cjs'] };
  });
  if (!shells.sandbox.mapsPaths) return;
  const out = await bash('cat node_modules/key; echo ran');
  expect(out).toContain('ran');
  expect(out).not.toContain('of the host');
});

it('no command writes .git, whether it is there or not: hooks and settings would run on the host', async () => {
  shells = await openShells('auto');
  if (!shells.sandbox.mapsPaths) return;
  const attack =
    'rm -rf .git; mv .git away; echo gitdir: /tmp > .git; mkdir -p .git/hooks; echo evil > .git/config; true';
  await bash(attack);
  expect(await readdir(inTree('.git'))).toEqual([]);
  expect(await readdir(shells.tree)).toEqual(['.git']);
});

it('a .git file, as a linked work tree has, stays as it is', async () => {
  shells = await openShells('auto');
  if (!shells.sandbox.mapsPaths) return;
  await writeFile(inTree('.git'), 'gitdir: /somewhere\n');
  await bash('echo gitdir: /tmp > .git; rm -f .git; mv .git away; ln -sf /tmp .git; true');
  expect(await readFile(inTree('.git'), 'utf8')).toBe('gitdir: /somewhere\n');
  expect(await readdir(shells.tree)).toEqual(['.git']);
});

it('a read-only shell looks at the work tree and changes nothing', async () => {
  shells = await openShells('auto');
  if (!shells.sandbox.mapsPaths) return;
  await writeFile(inTree('a.txt'), 'edited');
  expect(await bash('cat a.txt; echo x > a.txt', true)).toMatch(/edited.*Read-only file system/s);
});

it('where .git cannot be kept from commands none runs, unless the code is trusted', async () => {
  shells = await openShells('none');
  await writeFile(inTree('a.txt'), 'edited');
  expect(await bash('cat a.txt')).toContain('edited');
  const weak = { ...shells.sandbox, level: 'separate-user' as const };
  await expect(workTreeRoom(weak, { root: shells.tree }, undefined)).rejects.toThrow(/cannot keep .git/);
});
