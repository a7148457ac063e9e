import { afterEach, describe, expect, it } from 'vitest';
import { treeOfPair } from '../../../src/evidence/trees/sources.ts';
import { surveyChange } from '../../../src/evidence/survey.ts';
import type { TreePair } from '../../../src/evidence/types/change.ts';
import { openRepository } from '../../../src/workspace/git.ts';
import { makeRepository } from '../../workspace/git/sample.ts';
import type { Sample } from '../../workspace/git/sample.ts';

let sample: Sample | undefined;
afterEach(() => sample?.remove());

describe('treeOfPair', () => {
  it('lays the tests and fixtures of one side over the sources of the other, by what happened to them', async () => {
    sample = makeRepository();
    sample.write('src/a.ts', 'base\n');
    sample.write('src/a.test.ts', 'base test\n');
    sample.write('src/only-base.ts', 'base\n');
    sample.write('test/gone.js', 'a test that head deletes, and nothing else\n');
    sample.write('test/fixtures/old.txt', 'a fixture that is renamed, long enough to be seen as such\n');
    sample.write('package.json', '{}');
    const base = sample.commit('base');
    sample.write('src/a.ts', 'head\n');
    sample.write('src/a.test.ts', 'head test\n');
    sample.write('src/new.ts', 'head\n');
    sample.git('rm', '-q', 'src/only-base.ts', 'test/gone.js');
    sample.git('mv', 'test/fixtures/old.txt', 'test/fixtures/new.txt');
    sample.write('test/new.js', 'head test\n');
    sample.write('package.json', '{"name":"head"}');
    const head = sample.commit('head');
    const repository = await openRepository(sample.folder);
    const change = await surveyChange(repository, { base, head, merge: null });

    const contents = async (pair: TreePair) => {
      const tree = await treeOfPair(repository, { change, pair, scratch: `${sample?.folder}/../scratch` });
      const entries = await repository.listTree(tree);
      const texts = await repository.showFiles(
        entries.map(({ path }) => ({ at: tree, path })),
        { maxBytes: 1000 },
      );
      return Object.fromEntries(entries.map(({ path }, at) => [path, texts[at]?.split(/[\n,]/)[0]]));
    };

    expect(await contents({ source: 'base', tests: 'head' })).toEqual({
      'src/a.ts': 'base',
      'src/a.test.ts': 'head test',
      'src/only-base.ts': 'base',
      'test/fixtures/new.txt': 'a fixture that is renamed',
      'test/new.js': 'head test',
      'package.json': '{}',
    });
    expect(await contents({ source: 'head', tests: 'base' })).toEqual({
      'src/a.ts': 'head',
      'src/a.test.ts': 'base test',
      'src/new.ts': 'head',
      'test/gone.js': 'a test that head deletes',
      'test/fixtures/old.txt': 'a fixture that is renamed',
      'package.json': '{"name":"head"}',
    });
  });
});
