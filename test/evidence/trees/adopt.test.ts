import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { detectProject } from '../../../src/evidence/toolchains/node/detect.ts';
import { adoptInstalled } from '../../../src/evidence/trees/adopt.ts';
import { dependencyKey } from '../../../src/evidence/trees/dependency-key.ts';
import { openRepository } from '../../../src/workspace/git.ts';
import { makeRepository } from '../../workspace/git/sample.ts';
import type { Sample } from '../../workspace/git/sample.ts';

let sample: Sample;
beforeEach(() => {
  sample = makeRepository();
});
afterEach(() => sample.remove());

const manifest = {
  name: 'sample',
  dependencies: { tool: '^1.0.0' },
  devDependencies: { '@scope/test': '2' },
};
const lock = (version: string) => ({
  lockfileVersion: 3,
  packages: { '': {}, 'node_modules/tool': { version }, 'node_modules/@scope/test': { version: '2.0.0' } },
});

/** Base in git; in the checkout, what `npm ci` leaves behind. */
function checkOut(): string {
  sample.write('package.json', JSON.stringify(manifest));
  sample.write('package-lock.json', JSON.stringify(lock('1.2.0')));
  sample.write('.gitignore', 'node_modules\n');
  const base = sample.commit('base');
  sample.write('node_modules/tool/index.js', 'installed\n');
  sample.write('node_modules/@scope/test/index.js', 'installed\n');
  sample.write('node_modules/.package-lock.json', JSON.stringify(lock('1.2.0')));
  return base;
}

async function adopt(base: string, head: string) {
  const repository = await openRepository(sample.folder);
  const entries = await repository.listTree(head);
  const project = await detectProject(sample.folder);
  if (project === null) throw new Error('no project');
  const into = path.join(sample.folder, '../layer');
  mkdirSync(into, { recursive: true });
  return adoptInstalled({
    repository,
    project,
    key: await dependencyKey(repository, head, entries),
    baseKey: await dependencyKey(repository, base, await repository.listTree(base)),
    entries,
    into,
    signal: new AbortController().signal,
  });
}

describe('adoptInstalled', () => {
  it('reads no link in the place of a manifest of the checkout', async () => {
    const base = checkOut();
    rmSync(path.join(sample.folder, 'package-lock.json'));
    symlinkSync('/dev/zero', path.join(sample.folder, 'package-lock.json'));
    expect(await adopt(base, base)).toBeNull();
  });

  it('copies what the checkout has when base, head and the checkout name the same', async () => {
    const base = checkOut();
    sample.write('package.json', JSON.stringify({ ...manifest, version: '9.9.9', scripts: { test: 'x' } }));
    sample.write('src/a.js', '1');
    const layer = await adopt(base, sample.commit('head'));
    expect(layer?.entries).toEqual(['node_modules']);
    const copy = path.join(layer?.folder ?? '', 'node_modules/tool/index.js');
    writeFileSync(path.join(sample.folder, 'node_modules/tool/index.js'), 'changed later\n');
    expect(readFileSync(copy, 'utf8')).toBe('installed\n');
  });

  it.each<[string, () => void]>([
    ['head names another version', () => sample.write('package-lock.json', JSON.stringify(lock('1.3.0')))],
    [
      'head names another dependency',
      () => sample.write('package.json', JSON.stringify({ ...manifest, dependencies: { tool: '^2.0.0' } })),
    ],
    ['head configures another registry', () => sample.write('.npmrc', 'registry=https://registry.invalid\n')],
    [
      'a development dependency is missing',
      () => rmSync(path.join(sample.folder, 'node_modules/@scope'), { recursive: true }),
    ],
    [
      'another version is installed than the lockfile names',
      () => sample.write('node_modules/.package-lock.json', JSON.stringify(lock('1.1.0'))),
    ],
    [
      'an install was never finished',
      () => rmSync(path.join(sample.folder, 'node_modules/.package-lock.json')),
    ],
    [
      'a package is linked from elsewhere',
      () => {
        rmSync(path.join(sample.folder, 'node_modules/tool'), { recursive: true });
        symlinkSync('/tmp', path.join(sample.folder, 'node_modules/tool'));
      },
    ],
    [
      'node_modules itself is a link',
      () => {
        execFileSync('mv', [
          path.join(sample.folder, 'node_modules'),
          path.join(sample.folder, '../elsewhere'),
        ]);
        symlinkSync('../elsewhere', path.join(sample.folder, 'node_modules'));
      },
    ],
  ])('does not when %s', async (_, spoil) => {
    const base = checkOut();
    spoil();
    expect(await adopt(base, sample.commit('head'))).toBeNull();
  });

  it('does not when the checkout was edited since', async () => {
    const base = checkOut();
    sample.write('package.json', JSON.stringify({ ...manifest, dependencies: { tool: '^3.0.0' } }));
    expect(await adopt(base, base)).toBeNull();
  });
});
