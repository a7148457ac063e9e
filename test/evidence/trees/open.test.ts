import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeRepository } from '../../workspace/git/sample.ts';
import type { Sample } from '../../workspace/git/sample.ts';
import { openSampleTrees } from './laboratory.ts';

type Opened = Awaited<ReturnType<typeof openSampleTrees>>;

let sample: Sample;
let opened: Opened | undefined;

beforeEach(() => {
  sample = makeRepository();
});
afterEach(async () => {
  await opened?.close();
  opened = undefined;
  sample.remove();
});

const manifest = {
  name: 'sample',
  version: '1.0.0',
  main: 'lib/index.js',
  scripts: { build: 'node build.js' },
  dependencies: { tool: 'file:vendor/tool' },
};

/** A package that is built before its tests, with one dependency; head changes what it answers, and its test. */
function writeChange(): void {
  sample.write('package.json', JSON.stringify(manifest));
  sample.write('.gitignore', 'lib\nnode_modules\n');
  sample.write('vendor/tool/package.json', JSON.stringify({ name: 'tool', version: '1.0.0' }));
  sample.write('vendor/tool/index.js', 'module.exports = (n) => n * 10;\n');
  sample.write(
    'build.js',
    "const fs = require('fs'); fs.mkdirSync('lib'); fs.copyFileSync('src/index.js', 'lib/index.js');\n",
  );
  sample.write('src/index.js', "module.exports = () => require('tool')(1);\n");
  sample.write('test/index.test.js', "require('../lib'); // base\n");
  sample.write('notes/keep.txt', 'kept\n');
  sample.commit('base');
  sample.git('checkout', '-q', '-b', 'pr');
  sample.write('src/index.js', "module.exports = () => require('tool')(2);\n");
  sample.write('test/index.test.js', "require('../lib'); // head\n");
  sample.commit('head');
}

/** What npm would do, without its second of CPU: tests of other things use it. */
const quick = {
  installCommand: 'mkdir -p node_modules && cp -r vendor/tool node_modules/tool',
  buildCommand: 'node build.js',
};

const answer = 'node -p "require(\'.\')()"; tail -c 5 test/index.test.js';

describe.each(['none', 'auto'] as const)('trees with sandbox %s', (choice) => {
  it('builds every source tree for itself over one install, and gives each command a fresh room', async () => {
    writeChange();
    const npm = choice === 'auto';
    const lab = (opened = await openSampleTrees(sample, { choice, config: npm ? {} : quick }));
    const [head, base, mixed, reverse] = await Promise.all([
      lab.ready('head', 'head'),
      lab.ready('base', 'base'),
      lab.ready('base', 'head'),
      lab.ready('head', 'base'),
    ]);
    expect((await lab.run(head, answer)).output).toBe('20\nhead');
    expect((await lab.run(base, answer)).output).toBe('10\nbase');
    expect((await lab.run(mixed, answer)).output).toBe('10\nhead');
    expect((await lab.run(reverse, answer)).output).toBe('20\nbase');
    const purposes = lab.records().map(({ purpose }) => purpose);
    expect(purposes.filter((purpose) => purpose.startsWith('install'))).toHaveLength(1);
    expect(purposes.filter((purpose) => purpose.startsWith('build'))).toHaveLength(2);
    const networks = choice === 'none' ? ['not-isolated', 'not-isolated'] : ['set-up', 'none'];
    expect(head.records.map(({ network }) => network)).toEqual(networks);
    expect(lab.prepared().toSorted()).toEqual(['base+base', 'base+head', 'head+base', 'head+head']);

    const spoil = [
      'echo "module.exports = () => 99" > lib/index.js',
      'rm -rf node_modules && mkdir -p node_modules/tool && echo "module.exports = () => 98" > node_modules/tool/index.js',
      'echo changed >> src/index.js',
      'rm -r notes',
      'cp build.js copy && cp copy build.js',
      'echo new > untracked.txt',
    ].join('\n');
    expect((await lab.run(head, spoil)).touched).toEqual(['notes/keep.txt', 'src/index.js']);
    expect((await lab.run(head, `${answer}; ls -A notes`)).output).toBe('20\nhead\nkeep.txt');
    expect(existsSync(path.join(head.root, 'untracked.txt'))).toBe(false);
  });

  it('shows sources, output and dependencies on the host too, and a repository without history inside', async () => {
    writeChange();
    const lab = (opened = await openSampleTrees(sample, { choice, config: quick }));
    const sources = await lab.trees.sources('base');
    expect((await readdir(sources)).toSorted()).not.toContain('node_modules');
    const head = await lab.ready('head', 'head');
    expect(readFileSync(path.join(head.root, 'lib/index.js'), 'utf8')).toContain('(2)');
    expect(readFileSync(path.join(head.root, 'node_modules/tool/package.json'), 'utf8')).toContain('tool');
    const git = await lab.run(
      head,
      'git log --format=%s; git remote -v; git status --porcelain; git rev-parse --show-toplevel',
    );
    expect(git.output.split('\n').slice(0, -1)).toEqual(['The tree under test']);
    expect(git.exit).toEqual({ kind: 'code', code: 0 });
  });

  it('keeps a room between its commands, with a place to exchange files', async () => {
    writeChange();
    const lab = (opened = await openSampleTrees(sample, { choice, config: quick }));
    const head = await lab.ready('head', 'head');
    const room = await lab.trees.room(head);
    writeFileSync(path.join(room.exchange.host, 'question'), 'why');
    await lab.run(
      head,
      `cat ${room.exchange.inside}/question > ${room.exchange.inside}/answer; echo 1 > left`,
      room,
    );
    expect(readFileSync(path.join(room.exchange.host, 'answer'), 'utf8')).toBe('why');
    const again = await lab.run(head, 'cat left; git status --porcelain', room);
    expect(again.output).toBe('1\n?? left');
    await room.dispose();
    await expect.poll(() => existsSync(room.exchange.host), { timeout: 10_000 }).toBe(false);
  });

  it('touches nothing outside, whatever links the tree and its build put in the way', async () => {
    writeChange();
    const outside = path.join(path.dirname(sample.folder), 'outside');
    const files = ['file', 'folder/x', 'node_modules/kept'].map((name) => path.join(outside, name));
    for (const file of files) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, 'as it was');
    }
    symlinkSync(path.join(outside, 'file'), path.join(sample.folder, 'out.txt'));
    symlinkSync(path.join(outside, 'folder'), path.join(sample.folder, 'out'));
    sample.commit('links');
    const lab = (opened = await openSampleTrees(sample, {
      choice,
      config: {
        installCommand: `${quick.installCommand} && mkdir notes/node_modules && touch notes/node_modules/layer`,
        buildCommand: `node build.js; rm out out.txt; echo built > out.txt; mkdir out; echo built > out/x; rm -r notes; ln -s ${outside} notes`,
      },
    }));
    const head = await lab.ready('head', 'head');
    expect((await lab.run(head, 'cat out.txt out/x')).output).toBe('built\nbuilt');
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(files.map(() => 'as it was'));
  });

  it('does not wait at a pipe in the place of a tracked file', async () => {
    writeChange();
    sample.write('notes/empty.txt', '');
    sample.commit('empty');
    const lab = (opened = await openSampleTrees(sample, { choice, config: quick }));
    const { touched } = await lab.run(
      await lab.ready('head', 'head'),
      'rm notes/*.txt; mkfifo -m 644 notes/empty.txt',
    );
    expect(touched).toEqual(['notes/empty.txt', 'notes/keep.txt']);
  });
});

describe('set-up that goes wrong', () => {
  it('names the stage and keeps the end of the output when an install fails', async () => {
    writeChange();
    sample.write(
      'package.json',
      JSON.stringify({ ...manifest, dependencies: { tool: 'file:vendor/nowhere' } }),
    );
    sample.commit('broken');
    const lab = (opened = await openSampleTrees(sample, {
      choice: 'none',
      config: { installCommand: 'echo "no such place" >&2; exit 3' },
    }));
    const tree = await lab.prepare('head', 'head');
    expect(tree).toMatchObject({ ready: false, stage: 'dependencies', tail: 'no such place' });
    expect(tree.ready ? '' : tree.reason).toContain('failed with exit code 3');
  });

  it('fails when the tests need a build that makes nothing, and only then', async () => {
    writeChange();
    sample.write('build.js', "console.error('cannot build'); process.exit(2);\n");
    sample.commit('broken build');
    const lab = (opened = await openSampleTrees(sample, {
      choice: 'none',
      config: { installCommand: quick.installCommand },
    }));
    expect(await lab.prepare('head', 'head')).toMatchObject({
      ready: false,
      stage: 'build',
      reason: expect.stringMatching(
        /^The build that the tests need failed: `npm run build` failed with exit code 2/,
      ),
      tail: expect.stringContaining('cannot build'),
    });
    expect((await lab.prepare('base', 'base')).ready).toBe(true);
  });

  it('goes on with a build that failed after making what is needed, and says so', async () => {
    writeChange();
    const building = readFileSync(path.join(sample.folder, 'build.js'), 'utf8');
    sample.write('build.js', `${building} process.exit(2);\n`);
    sample.commit('type errors');
    const lab = (opened = await openSampleTrees(sample, {
      choice: 'none',
      config: { installCommand: quick.installCommand },
    }));
    const tree = await lab.ready('head', 'head');
    expect(tree.notes).toContain(
      '`npm run build` failed with exit code 2; the tests were run with what it made',
    );
    expect((await lab.run(tree, answer)).output).toBe('20\nhead');
  });

  it('gives credentials to the installation only', async () => {
    writeChange();
    const lab = (opened = await openSampleTrees(sample, {
      choice: 'none',
      config: {
        installCommand:
          'test "$REGISTRY_KEY" = s3cret && echo "token=$REGISTRY_KEY" | tee .npmrc > kept.txt; echo > kept.txt',
        buildCommand: 'mkdir lib && echo "[$REGISTRY_KEY]" > lib/seen.txt',
        installCredentials: { REGISTRY_KEY: 's3cret' },
      },
    }));
    const tree = await lab.ready('head', 'head');
    const [install, build] = tree.records;
    expect([install?.env.includes('REGISTRY_KEY'), build?.env.includes('REGISTRY_KEY')]).toEqual([
      true,
      false,
    ]);
    const seen = await lab.run(tree, 'cat lib/seen.txt; echo "[$REGISTRY_KEY]"; ls -A kept.txt .npmrc');
    expect(seen.output).toBe('[]\n[]\nkept.txt');
  });

  it('gives no credentials to an installation whose settings the change alters', async () => {
    writeChange();
    sample.write('.npmrc', 'git=./steal.sh\n');
    sample.commit('settings');
    const lab = (opened = await openSampleTrees(sample, {
      choice: 'none',
      config: {
        installCommand: 'echo "[$REGISTRY_KEY]" > seen.txt',
        buildCommand: 'mkdir lib',
        installCredentials: { REGISTRY_KEY: 's3cret' },
      },
    }));
    const [head, base] = [await lab.ready('head', 'head'), await lab.ready('base', 'base')];
    expect((await lab.run(head, 'cat seen.txt')).output).toBe('[]');
    expect((await lab.run(base, 'cat seen.txt')).output).toBe('[s3cret]');
    expect(head.notes).toContain('the installation got no credentials: the change alters .npmrc');
  });

  it('leaves a caller who gives up while others go on', async () => {
    writeChange();
    const lab = (opened = await openSampleTrees(sample, {
      choice: 'none',
      config: { installCommand: quick.installCommand },
    }));
    const impatient = new AbortController();
    const left = lab.trees.prepare({ source: 'head', tests: 'head' }, impatient.signal);
    const stayed = lab.prepare('head', 'head');
    impatient.abort(new Error('no time'));
    await expect(left).rejects.toThrow('no time');
    expect((await stayed).ready).toBe(true);
  });
});
