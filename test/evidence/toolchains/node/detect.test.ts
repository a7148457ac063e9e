import { afterEach, describe, expect, it } from 'vitest';
import { detectProject } from '../../../../src/evidence/toolchains/node/detect.ts';
import { folderOf } from './folder.ts';
import type { Folder } from './folder.ts';

let folder: Folder | undefined;
afterEach(() => folder?.remove());

async function detect(files: Record<string, unknown>, workingDirectory?: string) {
  folder = await folderOf(files);
  return detectProject(folder.root, workingDirectory === undefined ? {} : { workingDirectory });
}

describe('detectProject', () => {
  it.each([
    ['nothing: npm', {}, 'npm', null],
    ['package-lock.json', { 'package-lock.json': {} }, 'npm', 'package-lock.json'],
    ['npm-shrinkwrap.json', { 'npm-shrinkwrap.json': {} }, 'npm', 'npm-shrinkwrap.json'],
    ['pnpm-lock.yaml', { 'pnpm-lock.yaml': '' }, 'pnpm', 'pnpm-lock.yaml'],
    ['yarn.lock of version 1', { 'yarn.lock': '# yarn lockfile v1\n' }, 'yarn', 'yarn.lock'],
    ['yarn.lock of later ones', { 'yarn.lock': '__metadata:\n  version: 8\n' }, 'yarn-berry', 'yarn.lock'],
    ['.yarnrc.yml', { 'yarn.lock': '', '.yarnrc.yml': '' }, 'yarn-berry', 'yarn.lock'],
    ['bun.lock', { 'bun.lock': '' }, 'bun', 'bun.lock'],
  ])('%s', async (_, files, manager, lockfile) => {
    expect(await detect({ 'package.json': { name: 'a' }, ...files })).toMatchObject({ manager, lockfile });
  });

  it('believes packageManager before a lockfile of another one', async () => {
    const manifest = { packageManager: 'pnpm@9.1.0+sha256.abc', devDependencies: { a: '1' } };
    expect(await detect({ 'package.json': manifest, 'package-lock.json': {} })).toMatchObject({
      manager: 'pnpm',
      managerVersion: '9.1.0+sha256.abc'.slice(0, 5),
      lockfile: null,
      hasDependencies: true,
    });
  });

  it('finds the packages of npm and yarn workspaces, also as an object, without the excluded ones', async () => {
    const project = await detect({
      'package.json': { workspaces: { packages: ['packages/*', '!packages/old', 'tools/**'] } },
      'packages/a/package.json': {},
      'packages/old/package.json': {},
      'packages/none/index.js': '',
      'tools/x/y/package.json': {},
      'packages/a/node_modules/b/package.json': {},
    });
    expect(project?.packages).toEqual(['.', 'packages/a', 'tools/x/y']);
  });

  it('finds those of pnpm', async () => {
    const project = await detect({
      'package.json': { packageManager: 'pnpm@9.0.0' },
      'pnpm-workspace.yaml': 'packages:\n  - "libs/*"\n',
      'libs/a/package.json': {},
    });
    expect(project?.packages).toEqual(['.', 'libs/a']);
  });

  it('installs where the lockfile or the workspace is, not in the package asked for', async () => {
    const workspace = { 'package.json': { workspaces: ['packages/*'] }, 'packages/a/package.json': {} };
    expect((await detect(workspace, 'packages/a'))?.directory).toBe('.');
    await folder?.remove();
    const alone = { 'package.json': {}, 'tool/package.json': {}, 'tool/package-lock.json': {} };
    expect(await detect(alone, 'tool/')).toMatchObject({
      directory: 'tool',
      lockfile: 'tool/package-lock.json',
    });
  });

  it('has nothing to say where there is no manifest that can be read', async () => {
    expect(await detect({ 'index.js': '' })).toBeNull();
    await folder?.remove();
    expect(await detect({ 'package.json': '{broken' })).toBeNull();
  });
});
