import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
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

function manyCommits(sample: Sample, branch: string, from: string): string {
  const commits = Array.from({ length: 40 }, (_, at) => {
    const parent = at === 0 ? `from ${from}\n` : '';
    return `commit refs/heads/${branch}\ncommitter D <d@example.invalid> ${1e9 + at} +0000\ndata ${branch.length}\n${branch}\n${parent}\n`;
  });
  execFileSync('git', ['fast-import', '--quiet', '--force'], { cwd: sample.folder, input: commits.join('') });
  return sample.git('rev-parse', branch);
}

describe('opening', () => {
  it('finds the root from a folder below, a linked worktree and a bare clone', async () => {
    const sample = make();
    sample.write('packages/a/index.js', '1');
    const sha = sample.commit('one');
    expect((await openRepository(path.join(sample.folder, 'packages/a'))).root).toBe(sample.folder);

    const linked = path.join(path.dirname(sample.folder), 'linked');
    sample.git('worktree', 'add', '-q', '--detach', linked);
    expect(await (await openRepository(linked)).resolve('HEAD')).toBe(sha);

    const bare = path.join(path.dirname(sample.folder), 'bare');
    execFileSync('git', ['clone', '-q', '--bare', sample.folder, bare]);
    const repository = await openRepository(bare);
    expect(repository.root).toBeNull();
    expect(await repository.showFile(sha, 'packages/a/index.js', { maxBytes: 10 })).toBe('1');
  });

  it('says where and what to do outside of any repository', async () => {
    await expect(openRepository('/')).rejects.toMatchObject({
      message: expect.stringContaining('no git repository'),
      remedy: expect.stringContaining('checkout'),
    });
  });

  it('takes names that look like options as names', async () => {
    const sample = make();
    sample.commit('one');
    const repository = await openRepository(sample.folder);
    await expect(repository.resolve('--output=/tmp/owned')).rejects.toThrow(/no commit is known as/);
    await expect(repository.diff('--output=/tmp/owned', 'HEAD')).rejects.toThrow(/no full object name/);
    expect(existsSync('/tmp/owned')).toBe(false);
  });
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

describe('history', () => {
  it('deepens a shallow checkout until there is a merge base, and leaves a full one full', async () => {
    const origin = make('origin');
    const base = origin.commit('base');
    const main = manyCommits(origin, 'main', base);
    const topic = manyCommits(origin, 'topic', base);
    origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true');

    const shallow = path.join(path.dirname(origin.folder), 'shallow');
    execFileSync('git', ['clone', '-q', '--depth=1', '-b', 'topic', `file://${origin.folder}`, shallow]);
    const repository = await openRepository(shallow);
    expect(await repository.isShallow()).toBe(true);
    expect(await repository.has(main)).toBe(false);
    await repository.fetchCommits([main], { depth: 1 });
    expect(await repository.mergeBase(topic, main)).toBeNull();
    expect(await repository.mergeBaseByDeepening([topic, main])).toBe(base);

    const full = path.join(path.dirname(origin.folder), 'full');
    execFileSync('git', ['clone', '-q', '--single-branch', '-b', 'main', `file://${origin.folder}`, full]);
    const whole = await openRepository(full);
    await whole.fetchCommits([topic], { depth: 1 });
    expect(await whole.isShallow()).toBe(false);
    expect(await whole.mergeBase(topic, main)).toBe(base);
  });

  it('says that there is no merge base instead of comparing with nothing', async () => {
    const sample = make();
    const one = sample.commit('one');
    sample.git('checkout', '-q', '--orphan', 'other');
    const other = sample.commit('other');
    const repository = await openRepository(sample.folder);
    await expect(repository.mergeBaseByDeepening([one, other])).rejects.toMatchObject({
      remedy: expect.stringContaining('fetch-depth: 0'),
    });
  });

  it('merges two sides into a tree, or says that they conflict', async () => {
    const sample = make();
    sample.write('a', '1\n');
    sample.write('b', '1\n');
    sample.commit('base');
    sample.git('checkout', '-q', '-b', 'topic');
    sample.write('a', '2\n');
    const topic = sample.commit('topic');
    sample.git('checkout', '-q', 'main');
    sample.write('b', '2\n');
    const main = sample.commit('main');
    const repository = await openRepository(sample.folder);
    const tree = await repository.mergeTree(main, topic);
    expect(
      await repository.showFiles(
        [
          { at: tree ?? '', path: 'a' },
          { at: tree ?? '', path: 'b' },
        ],
        { maxBytes: 9 },
      ),
    ).toEqual(['2\n', '2\n']);
    sample.write('a', '3\n');
    expect(await repository.mergeTree(sample.commit('clash'), topic)).toBeNull();
  });
});

describe('exporting', () => {
  it('runs no filter, hook or monitor that the repository defines', async () => {
    const sample = make();
    const proof = path.join(path.dirname(sample.folder), 'ran');
    sample.write('.gitattributes', '*.bin filter=lfs\n');
    sample.write('a.bin', 'version https://git-lfs.github.com/spec/v1\n');
    const sha = sample.commit('one');
    sample.git('config', 'filter.lfs.smudge', `touch ${proof}; cat`);
    sample.git('config', 'filter.lfs.process', `touch ${proof}`);
    sample.git('config', 'filter.lfs.required', 'true');
    sample.git('config', 'core.fsmonitor', `touch ${proof}`);
    sample.write('.git/hooks/post-checkout', `#!/bin/sh\ntouch ${proof}\n`);
    chmodSync(path.join(sample.folder, '.git/hooks/post-checkout'), 0o755);

    const out = path.join(path.dirname(sample.folder), 'out');
    await (await openRepository(sample.folder)).exportTree(sha, out);
    expect(readFileSync(path.join(out, 'a.bin'), 'utf8')).toContain('git-lfs');
    expect(existsSync(proof)).toBe(false);
    expect((await readdir(out)).toSorted()).toEqual(['.gitattributes', 'a.bin']);
    expect(await readdir(path.dirname(out))).not.toContainEqual(expect.stringMatching(/^\.index/));
  });

  it('writes links as links, also those that leave the tree', async () => {
    const sample = make();
    symlinkSync('/etc', path.join(sample.folder, 'outside'));
    sample.write('run.sh', 'true\n');
    chmodSync(path.join(sample.folder, 'run.sh'), 0o755);
    const sha = sample.commit('one');
    const out = path.join(path.dirname(sample.folder), 'out');
    await (await openRepository(sample.folder)).exportTree(sha, out);
    expect(readlinkSync(path.join(out, 'outside'))).toBe('/etc');
    expect(lstatSync(path.join(out, 'run.sh')).mode & 0o111).not.toBe(0);
  });

  it('composes a tree from two and gives it a repository of its own', async () => {
    const sample = make();
    sample.write('src.js', '1\n');
    sample.write('test/old.js', 'old\n');
    const base = sample.commit('base');
    sample.git('checkout', '-q', '-b', 'secret-topic');
    sample.write('src.js', '2\n');
    sample.write('test/new.js', 'new\n');
    const head = sample.commit('a message that must not get out');
    const repository = await openRepository(sample.folder);
    const added = (await repository.listTree(head)).find((entry) => entry.path === 'test/new.js');
    const parent = path.dirname(sample.folder);
    const tree = await repository.composeTree({
      base,
      edits: [
        { path: 'test/new.js', mode: '100644', sha: added?.sha ?? '' },
        { path: 'test/old.js', mode: null, sha: null },
      ],
      scratch: path.join(parent, 'scratch'),
    });
    const out = path.join(parent, 'out');
    await repository.exportTree(tree, out);
    await repository.packTree(tree, out);
    expect(readFileSync(path.join(out, 'src.js'), 'utf8')).toBe('1\n');
    const inside = (...args: string[]) => execFileSync('git', args, { cwd: out, encoding: 'utf8' }).trim();
    expect(inside('ls-files')).toBe('src.js\ntest/new.js');
    expect(inside('status', '--porcelain')).toBe('');
    expect(inside('log', '--format=%s')).toBe('The tree under test');
    expect(inside('count-objects', '-v')).toMatch(/count: 1\n[^]*in-pack: 4\n/);
  });
});
