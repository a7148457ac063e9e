import { afterEach, describe, expect, it } from 'vitest';
import { planBuild } from '../../../../src/evidence/toolchains/node/build.ts';
import { detectProject } from '../../../../src/evidence/toolchains/node/detect.ts';
import { folderOf } from './folder.ts';
import type { Folder } from './folder.ts';

let folder: Folder | undefined;
afterEach(() => folder?.remove());

async function plan(files: Record<string, unknown>, command?: string) {
  folder = await folderOf(files);
  const project = await detectProject(folder.root);
  if (project === null) throw new Error('no project');
  return planBuild(folder.root, project, {
    files: folder.files,
    tests: folder.files.filter((file) => /test/.test(file)),
    ...(command === undefined ? {} : { command }),
  });
}

const manifest = (given: object) => ({ name: 'sample', scripts: { build: 'tsc', test: 'mocha' }, ...given });

describe('planBuild', () => {
  it('builds when a test loads an entry that is not in the tree', async () => {
    expect(
      await plan({
        'package.json': manifest({ main: 'dist/index.js' }),
        'src/index.ts': '',
        'test/a.test.js': "const a = require('../dist/index.js');",
      }),
    ).toEqual({
      script: 'npm run build',
      purpose: 'npm run build',
      directory: '.',
      because: 'test/a.test.js uses dist/index.js, which the build makes',
      outputs: ['dist/index.js'],
    });
  });

  it.each([
    [
      'by the folder of an entry',
      "import a from '../lib/deep/thing.js'",
      { exports: { '.': './lib/index.js' } },
    ],
    ['by the package name', "import a from 'sample/part'", { exports: { '.': './lib/index.js' } }],
    ['by the root', "require('..')", { main: 'index.js' }],
    ['by the name of a folder', "path.join(__dirname, '..', 'lib', 'cli.js')", { bin: { x: 'lib/cli.js' } }],
  ])('finds out %s', async (_, text, fields) => {
    const files = {
      'package.json': manifest(fields),
      '.gitignore': '/lib/\n',
      'src/a.ts': '',
      'test/a.test.js': text,
    };
    expect((await plan(files))?.because).toMatch(/^test\/a\.test\.js uses /);
  });

  it('does not build for an entry that no test looks at', async () => {
    expect(
      await plan({
        'package.json': manifest({ main: 'dist/index.js', types: 'dist/index.d.ts' }),
        'src/index.ts': '',
        'src/index.test.ts':
          "import { a } from './index.js'; it('sample is built by dist', () => a('./nowhere'));",
      }),
    ).toBeNull();
  });

  it('does not build where all that is loaded is in the tree', async () => {
    const files = {
      'package.json': manifest({ main: 'lib' }),
      'lib/index.js': '',
      'test/a.test.js': "require('../lib')",
    };
    expect(await plan(files)).toBeNull();
  });

  it('builds when the test script runs on the output, or a pretest builds', async () => {
    const compiled = { build: 'tsc', test: 'mocha build/test' };
    const files = { 'package.json': { scripts: compiled }, '.gitignore': 'build\n', 'test/a.test.ts': '' };
    expect((await plan(files))?.because).toBe('the script "test" runs on build, which the build makes');
    await folder?.remove();
    const scripts = { build: 'babel src', pretest: 'npm run build && npm run lint', test: 'mocha' };
    const before = { 'package.json': { main: 'x.js', scripts }, 'test/a.js': '' };
    expect((await plan(before))?.because).toContain('pretest');
  });

  it('never runs a script that publishes', async () => {
    const scripts = { build: 'tsc && npm publish', prepack: 'tsc' };
    const files = {
      'package.json': { main: 'dist/a.js', scripts },
      'test/a.test.js': "require('../dist/a.js')",
    };
    expect((await plan(files))?.script).toBe('npm run prepack');
    await folder?.remove();
    expect(
      await plan({ ...files, 'package.json': { main: 'dist/a.js', scripts: { prepare: 'husky' } } }),
    ).toBeNull();
  });

  it('does what the configuration says', async () => {
    expect(await plan({ 'package.json': {} }, 'make all')).toMatchObject({ script: 'make all', outputs: [] });
  });
});
