import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runnerPackages } from '../../../src/evidence/runners/packages.ts';
import { planSuites } from '../../../src/evidence/runners/plan.ts';
import type { RunnerPackage } from '../../../src/evidence/types/suites.ts';
import { changeOf } from '../runs.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gainsay-runner-'));
  await write('tree/package.json', '{"scripts":{"test":"mocha"},"devDependencies":{"mocha":"10.2.0"}}');
  await write('tree/test/a.js', 'it("a", () => {});\n');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the package of a runner', () => {
  it('is where it was installed, and every byte of it counts', async () => {
    await install('installed/node_modules/mocha');
    await symlink('../installed/node_modules', path.join(folder, 'tree/node_modules'));
    const before = await lookAt('installed');
    expect(before).toMatchObject({
      runner: 'mocha',
      path: 'node_modules/mocha',
      name: 'mocha',
      version: '10.2.0',
    });
    expect(await lookAt('installed')).toEqual(before);
    await write('installed/node_modules/mocha/lib/mocha.js', 'module.exports = 2;\n');
    expect((await lookAt('installed')).sha256).not.toBe(before.sha256);
  });

  it('holds what a build has laid over it', async () => {
    await install('installed/node_modules/mocha');
    await symlink('../installed/node_modules', path.join(folder, 'tree/node_modules'));
    await mkdir(path.join(folder, 'built'));
    const before = await lookAt('built', 'installed');
    expect(before).toEqual(await lookAt('installed'));
    await write('built/node_modules/mocha/lib/mocha.js', 'process.exit(0);\n');
    expect(await lookAt('built', 'installed')).toMatchObject({ path: before.path, version: before.version });
    expect((await lookAt('built', 'installed')).sha256).not.toBe(before.sha256);
  });

  it('has no hash where a build made a file in it that is too large to be read', async () => {
    await install('installed/node_modules/mocha');
    await symlink('../installed/node_modules', path.join(folder, 'tree/node_modules'));
    await write('installed/node_modules/mocha/holes', '');
    await truncate(path.join(folder, 'installed/node_modules/mocha/holes'), 2 ** 33);
    expect(await lookAt('installed')).toMatchObject({ version: '10.2.0', sha256: null });
  });

  it('is named by its real place, where it is a link', async () => {
    await install('tree/tools/runner');
    await mkdir(path.join(folder, 'tree/node_modules'));
    await symlink('../tools/runner', path.join(folder, 'tree/node_modules/mocha'));
    expect((await lookAt()).path).toBe('tools/runner');
  });

  it('is not looked at where the link leaves the tree', async () => {
    await install('elsewhere/mocha');
    await mkdir(path.join(folder, 'tree/node_modules'));
    await symlink('../../elsewhere/mocha', path.join(folder, 'tree/node_modules/mocha'));
    expect(await lookAt()).toEqual({
      runner: 'mocha',
      path: '(outside)',
      name: null,
      version: null,
      sha256: null,
    });
  });
});

async function lookAt(...layers: string[]): Promise<RunnerPackage> {
  const root = path.join(folder, 'tree');
  const plans = await planSuites(root, { change: changeOf() });
  const over = layers.map((layer) => path.join(folder, layer));
  const [found, ...others] = await runnerPackages({ root, layers: over }, plans);
  expect(others).toEqual([]);
  if (found === undefined) throw new Error('no package of a runner was found');
  return found;
}

async function install(at: string): Promise<void> {
  await write(`${at}/package.json`, '{"name":"mocha","version":"10.2.0","bin":{"mocha":"bin/mocha.js"}}');
  await write(`${at}/bin/mocha.js`, 'require("../lib/mocha.js");\n');
  await write(`${at}/lib/mocha.js`, 'module.exports = 1;\n');
}

async function write(file: string, text: string): Promise<void> {
  const at = path.join(folder, file);
  await mkdir(path.dirname(at), { recursive: true });
  await writeFile(at, text);
}
