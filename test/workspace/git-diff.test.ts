import { chmodSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openRepository } from '../../src/workspace/git.ts';
import { displayName } from '../../src/workspace/git/names.ts';
import { makeRepository } from './git/sample.ts';
import type { Sample } from './git/sample.ts';

const made: Sample[] = [];
const make = (name?: string) => {
  const sample = makeRepository(name);
  made.push(sample);
  return sample;
};
afterEach(() => {
  for (const sample of made.splice(0)) sample.remove();
});

describe('diff', () => {
  it('lists every kind of change once, with the lines that are new', async () => {
    const sample = make();
    sample.write('edited.js', 'a\nb\nc\nd\n');
    sample.write('deleted.js', 'gone\n');
    sample.write('moved.js', `${'line\n'.repeat(20)}end\n`);
    sample.write('script.sh', 'true\n');
    sample.write('image.png', Buffer.from([0, 1, 2, 3]));
    sample.write('becomes-link', 'text\n');
    symlinkSync('nowhere', path.join(sample.folder, 'dangling'));
    sample.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},vendor/sub`);
    sample.git('add', '-A', '--', '.', ':!vendor');
    sample.git('commit', '-q', '-m', 'base');
    const base = sample.git('rev-parse', 'HEAD');

    sample.write('edited.js', 'a\nB\nc\nd\n\ne\n');
    rmSync(path.join(sample.folder, 'deleted.js'));
    rmSync(path.join(sample.folder, 'moved.js'));
    sample.write('new place/moved.js', `first\n${'line\n'.repeat(20)}end\n`);
    chmodSync(path.join(sample.folder, 'script.sh'), 0o755);
    sample.write('image.png', Buffer.from([0, 9, 9, 9]));
    rmSync(path.join(sample.folder, 'becomes-link'));
    symlinkSync('edited.js', path.join(sample.folder, 'becomes-link'));
    rmSync(path.join(sample.folder, 'dangling'));
    symlinkSync('elsewhere', path.join(sample.folder, 'dangling'));
    sample.write(
      'data.bin',
      `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12\n`,
    );
    sample.git('update-index', '--cacheinfo', `160000,${'2'.repeat(40)},vendor/sub`);
    sample.git('add', '-A', '--', '.', ':!vendor');
    sample.git('commit', '-q', '-m', 'head');

    const repository = await openRepository(sample.folder);
    const files = await repository.diff(base, await repository.resolve('HEAD'));
    const seen = Object.fromEntries(
      files.map((file) => [
        file.path,
        [
          file.status,
          ...(file.from === undefined ? [] : [`from ${file.from}`]),
          ...(file.binary ? ['binary'] : []),
          ...(file.lfsPointer ? ['lfs'] : []),
          ...file.lines.map(({ start, end }) => `${start}-${end}`),
        ].join(' '),
      ]),
    );
    expect(seen).toEqual({
      'edited.js': 'modified 2-2 5-6',
      'deleted.js': 'deleted',
      'new place/moved.js': 'renamed from moved.js 1-1',
      'script.sh': 'modified',
      'image.png': 'modified binary',
      'becomes-link': 'type-changed 1-1',
      dangling: 'modified 1-1',
      'data.bin': 'added lfs 1-3',
      'vendor/sub': 'submodule',
    });
    const submodule = files.find(({ path }) => path === 'vendor/sub');
    expect([submodule?.oldSha, submodule?.newSha]).toEqual(['1'.repeat(40), '2'.repeat(40)]);
    expect(await repository.showFile(base, 'vendor/sub', { maxBytes: 10 })).toBeNull();
  });

  it('keeps names with tabs, quotes, newlines, arrows, leading dashes and bytes that are no UTF-8', async () => {
    const sample = make();
    const base = sample.commit('base');
    const names = ['café.txt', 'a\tb', 'say "hi"', 'x\ndiff --git a/y b/y', '-rf', 'a → b', 'a$(id)`x`;b'];
    for (const name of names) sample.write(name, `${name}\n@@ -1 +90,4 @@\n`);
    const bytes = Buffer.from([0x66, 0xff, 0xe2, 0x82, 0x2e, 0x6a, 0x73]);
    writeFileSync(Buffer.concat([Buffer.from(`${sample.folder}/`), bytes]), 'latin\n');
    const head = sample.commit('head');

    const repository = await openRepository(sample.folder);
    const files = await repository.diff(base, head);
    expect(new Set(files.map(({ path }) => path))).toEqual(new Set([...names, 'f\uDCFF\uDCE2\uDC82.js']));
    expect(files.every(({ lines }) => lines.length === 1 && lines[0]?.start === 1)).toBe(true);
    expect(displayName('f\uDCFF.js')).toBe('f\uFFFD.js');

    const wanted = files.map(({ path }) => ({ at: head, path }));
    const contents = await repository.showFiles([{ at: base, path: 'x\ny' }, ...wanted], { maxBytes: 1000 });
    expect(contents).toEqual([
      null,
      ...files.map(({ path }) => (names.includes(path) ? `${path}\n@@ -1 +90,4 @@\n` : 'latin\n')),
    ]);
  });

  it('is not told by the head that its sources are binary', async () => {
    const sample = make();
    sample.write('a.js', '1\n');
    const base = sample.commit('base');
    sample.write('a.js', '2\n');
    sample.write('.gitattributes', '*.js binary\n');
    const head = sample.commit('head');
    const files = await (await openRepository(sample.folder)).diff(base, head);
    expect(files.find(({ path }) => path === 'a.js')).toMatchObject({
      binary: false,
      lines: [{ start: 1, end: 1 }],
    });
  });

  it('shows nothing larger than asked for', async () => {
    const sample = make();
    sample.write('big.txt', 'x'.repeat(5000));
    const sha = sample.commit('one');
    const repository = await openRepository(sample.folder);
    expect(await repository.showFile(sha, 'big.txt', { maxBytes: 4999 })).toBeNull();
    expect(await repository.showFile(sha, 'big.txt', { maxBytes: 5000 })).toHaveLength(5000);
  });
});
