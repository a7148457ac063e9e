import { afterEach, describe, expect, it } from 'vitest';
import { classOf, surveyChange } from '../../src/evidence/survey.ts';
import { manifestEffect } from '../../src/evidence/survey/manifest.ts';
import { openRepository } from '../../src/workspace/git.ts';
import { makeRepository } from '../workspace/git/sample.ts';
import type { Sample } from '../workspace/git/sample.ts';

let sample: Sample;
afterEach(() => sample.remove());

async function survey(base: string, head: string) {
  const change = await surveyChange(await openRepository(sample.folder), { base, head, merge: null });
  return {
    class: change.class,
    files: Object.fromEntries(change.files.map(({ path, kind, status }) => [path, `${status} ${kind}`])),
  };
}

function manifest(scripts: Record<string, unknown>): string {
  return JSON.stringify({ scripts });
}

describe('surveyChange', () => {
  it('tells what every file of a change is', async () => {
    sample = makeRepository();
    sample.write('package.json', JSON.stringify({ version: '1.0.0', dependencies: { a: '1' } }));
    sample.write('packages/x/package.json', JSON.stringify({ dependencies: { a: '1' } }));
    sample.write('.gitattributes', 'lib/** linguist-generated=true\nlib/kept.js -linguist-generated\n');
    sample.write('test/fixtures/old.json', '{"a": "a long enough line to be recognised"}\n');
    const base = sample.commit('base');
    sample.write('package.json', JSON.stringify({ version: '1.0.1', dependencies: { a: '1' } }));
    sample.write('packages/x/package.json', JSON.stringify({ dependencies: { a: '2' } }));
    sample.write('lib/built.js', '1\n');
    sample.write('lib/kept.js', '1\n');
    sample.write('src/a.ts', '1\n');
    sample.write('src/a.test.ts', '1\n');
    sample.write('.gitattributes', 'src/** linguist-generated\nlib/** linguist-generated\n');
    sample.git('mv', 'test/fixtures/old.json', 'test/fixtures/new.json');
    const head = sample.commit('head');

    expect(await survey(base, head)).toEqual({
      class: 'source',
      files: {
        'package.json': 'modified configuration',
        'packages/x/package.json': 'modified dependencies',
        '.gitattributes': 'modified configuration',
        'lib/built.js': 'added generated',
        'lib/kept.js': 'added source',
        'src/a.ts': 'added source',
        'src/a.test.ts': 'added test',
        'test/fixtures/new.json': 'renamed fixture',
      },
    });
  });

  it('says what alters how tests are run: a rewritten test script, the configuration of a runner, options of node', async () => {
    sample = makeRepository();
    sample.write(
      'package.json',
      manifest({ test: 'npm run unit && run-s "e2e:*"', unit: 'mocha', lint: 'a' }),
    );
    sample.write('packages/x/package.json', manifest({ test: 'tap', posttest: 'nyc report' }));
    sample.write(
      'packages/y/package.json',
      JSON.stringify({ scripts: { test: 'jest' }, jest: { bail: true } }),
    );
    sample.write('packages/new-script/package.json', manifest({}));
    sample.write('.mocharc.js', 'module.exports = { a: "long enough to be recognised when it is moved" };\n');
    const base = sample.commit('base');
    const scripts = { test: 'npm run unit && run-s "e2e:*"', unit: 'node --import ./x.mjs', 'e2e:a': 'b' };
    sample.write('package.json', manifest({ ...scripts, pretest: 'true', lint: 'true' }));
    sample.write('packages/x/package.json', manifest({ test: 1 }));
    sample.write('packages/y/package.json', JSON.stringify({ scripts: { test: 'jest' }, jest: {} }));
    sample.git('mv', '.mocharc.js', 'old.js');
    sample.write('packages/new-script/package.json', manifest({ test: 'mocha' }));
    const around = [
      '.npmrc',
      'vite.config.ts',
      'a/vitest.unit.config.ts',
      'test/setup.js',
      'vitest.setup.ts',
    ];
    for (const file of [...around, 'rollup.config.js', 'src/setup.js']) sample.write(file, '\n');
    const head = sample.commit('head');
    const change = await surveyChange(await openRepository(sample.folder), { base, head, merge: null });
    expect(Object.fromEntries(change.files.map(({ path, testing }) => [path, testing]))).toEqual({
      'package.json': 'unit: mocha → node --import ./x.mjs; pretest: nothing → true; e2e:a: nothing → b',
      'packages/x/package.json': 'test: tap → nothing; posttest: nyc report → nothing',
      'packages/y/package.json': 'its field `jest`',
      'packages/new-script/package.json': undefined,
      'old.js': 'configuration of tests',
      ...Object.fromEntries(around.map((file) => [file, 'configuration of tests'])),
      'rollup.config.js': undefined,
      'src/setup.js': undefined,
    });
  });

  it('classes a change by its strictest file', () => {
    sample = makeRepository();
    expect(classOf(['documentation', 'test', 'source'])).toBe('source');
    expect(classOf(['dependencies', 'fixture', 'documentation'])).toBe('tests');
    expect(classOf(['configuration', 'dependencies'])).toBe('dependencies');
    expect(classOf(['documentation', 'configuration'])).toBe('configuration');
    expect(classOf(['documentation'])).toBe('documentation');
    expect(classOf(['generated', 'documentation'])).toBe('source');
    expect(classOf([])).toBe('documentation');
  });

  it('takes a manifest that cannot be compared for changed dependencies', () => {
    sample = makeRepository();
    expect(manifestEffect('{"scripts":{"a":"1"}}', '{"scripts":{"a":"2"}}')).toBe('configuration');
    expect(manifestEffect('{"dependencies":{"a":"1","b":"1"}}', '{"dependencies":{"b":"1","a":"1"}}')).toBe(
      'configuration',
    );
    expect(manifestEffect('{"overrides":{"a":{"b":"1"}}}', '{"overrides":{"a":{"b":"2"}}}')).toBe(
      'dependencies',
    );
    expect(manifestEffect('{}', '{broken')).toBe('dependencies');
    expect(manifestEffect(null, '{}')).toBe('dependencies');
  });
});
