import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openRepository } from '../../src/workspace/git.ts';
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
  it.each([
    ['its configuration', [], ['core.bare', 'false']],
    ['a file that its configuration includes', ['--file', '.git/more'], ['include.path', 'more']],
    ['the configuration of its worktree', ['--worktree'], ['extensions.worktreeConfig', 'true']],
  ])('runs no filter, hook or monitor that the repository defines in %s', async (_, where, needed) => {
    const sample = make();
    const proof = path.join(path.dirname(sample.folder), 'ran');
    sample.write('.gitattributes', '*.bin filter=lfs\n');
    sample.write('a.bin', 'version https://git-lfs.github.com/spec/v1\n');
    const sha = sample.commit('one');
    sample.git('config', ...needed);
    sample.git('config', ...where, 'filter.lfs.smudge', `touch ${proof}; cat`);
    sample.git('config', ...where, 'filter.lfs.process', `touch ${proof}`);
    sample.git('config', ...where, 'filter.lfs.required', 'true');
    sample.git('config', ...where, 'core.fsmonitor', `touch ${proof}`);
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
    await repository.exportTree(tree, out, { index: path.join(out, '.git/index') });
    await repository.packTree(tree, out);
    expect(readFileSync(path.join(out, 'src.js'), 'utf8')).toBe('1\n');
    const inside = (...args: string[]) => execFileSync('git', args, { cwd: out, encoding: 'utf8' }).trim();
    expect(inside('ls-files')).toBe('src.js\ntest/new.js');
    expect(inside('status', '--porcelain')).toBe('');
    expect(inside('log', '--format=%s')).toBe('The tree under test');
    expect(inside('count-objects', '-v')).toMatch(/count: 1\n[^]*in-pack: 4\n/);
  });
});
