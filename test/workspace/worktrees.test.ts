import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AgentId } from '../../src/base/ids.ts';
import { openRepository } from '../../src/workspace/git.ts';
import { openWorktrees } from '../../src/workspace/worktrees.ts';
import { makeRepository } from './git/sample.ts';
import type { Sample } from './git/sample.ts';

const one: AgentId = 'agent-00000000000000a1';
const two: AgentId = 'agent-00000000000000b2';
const { signal } = new AbortController();

let sample: Sample;
let head: string;
let run: string;
beforeEach(() => {
  sample = makeRepository();
  sample.write('kept.txt', 'kept\n');
  sample.write('gone.txt', 'gone\n');
  sample.write('.gitignore', 'ignored/\n');
  head = sample.commit('first');
  run = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'gainsay-run-')));
});
afterEach(() => {
  sample.remove();
  rmSync(run, { recursive: true, force: true });
});

async function worktreesOf(directory: string, at = head) {
  const repository = await openRepository(directory);
  return openWorktrees({ repository, folder: path.join(run, 'worktrees'), at });
}

/** What git and the disk still know of worktrees, and the branches. */
function left() {
  return {
    registered: sample.git('worktree', 'list').split('\n').length - 1,
    folders: readdirSync(path.join(run, 'worktrees')),
    branches: sample
      .git('for-each-ref', '--format=%(refname:short)', 'refs/heads')
      .split('\n')
      .filter((name) => name !== 'main'),
  };
}

function registration(id: string): string {
  return path.join(sample.folder, '.git/worktrees', id);
}

/** As if the process that registered it had ended, and another had its number. */
function kill(id: string): void {
  const file = path.join(registration(id), 'locked');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"started":"\d+"/, '"started":"1"'));
}

const nothing = { registered: 0, folders: [], branches: [] };

describe('a worktree', () => {
  it('is one that git knows, holds no way to the repository, and leaves nothing where nothing changed', async () => {
    const objects = sample.git('count-objects', '-v');
    const worktree = await (await worktreesOf(sample.folder)).open(one, signal);
    expect(sample.git('worktree', 'list')).toContain(`${worktree.root}  ${head.slice(0, 7)} (detached HEAD)`);
    expect(readdirSync(worktree.root).toSorted()).toEqual(['.gitignore', 'gone.txt', 'kept.txt']);
    // What a collection of garbage does in between must not lose it.
    sample.git('worktree', 'prune', '--expire=now');
    expect(left().registered).toBe(1);
    await expect((await worktreesOf(sample.folder)).open(one, signal)).rejects.toThrow('EEXIST');
    expect(existsSync(path.join(worktree.root, 'kept.txt'))).toBe(true);
    mkdirSync(path.join(worktree.root, 'ignored'));
    writeFileSync(path.join(worktree.root, 'ignored/log'), 'x');
    expect(await worktree.end()).toBeNull();
    expect(left()).toEqual(nothing);
    expect(sample.git('count-objects', '-v')).toBe(objects);
    expect(sample.git('status', '--porcelain')).toBe('');
    expect(existsSync(path.join(sample.folder, '.git/worktrees'))).toBe(false);
  });

  it('keeps what changed on a branch, committed by us without hooks, filters or signatures', async () => {
    const trap = path.join(run, 'trap');
    for (const hook of ['pre-commit', 'post-checkout', 'post-index-change', 'reference-transaction']) {
      const file = path.join(sample.folder, '.git/hooks', hook);
      writeFileSync(file, `#!/bin/sh\ntouch ${trap}\n`);
      chmodSync(file, 0o755);
    }
    sample.git('config', 'filter.x.clean', `touch ${trap}; cat`);
    sample.git('config', 'filter.x.smudge', `touch ${trap}; cat`);
    sample.git('config', 'core.fsmonitor', `touch ${trap}`);
    sample.git('config', 'commit.gpgSign', 'true');
    const worktrees = await worktreesOf(sample.folder);
    const { root, end } = await worktrees.open(one, signal);
    writeFileSync(path.join(root, '.gitattributes'), '* filter=x\n');
    writeFileSync(path.join(root, 'kept.txt'), 'changed\n');
    writeFileSync(path.join(root, 'ne\nw.txt'), 'new\n');
    rmSync(path.join(root, 'gone.txt'));
    const branch = await end();
    expect(existsSync(trap)).toBe(false);
    expect(branch).toBe(`gainsay/${one}`);
    expect([await end(), worktrees.branches]).toEqual([branch, [branch]]);
    expect(left()).toEqual({ ...nothing, branches: [branch] });
    expect(sample.git('diff', '--name-status', '-z', 'main', branch ?? '').replaceAll('\0', '|')).toBe(
      'A|.gitattributes|D|gone.txt|M|kept.txt|A|ne\nw.txt|',
    );
    expect(sample.git('log', '-1', '--format=%an|%cn|%P|%G?', branch ?? '')).toBe(
      `Gainsay agent|Gainsay agent|${head}|N`,
    );
    expect(sample.git('rev-parse', 'HEAD')).toBe(head);
    expect(() => sample.git('fsck', '--strict')).not.toThrow();
  });

  it.each([
    ['a shallow clone', (to: string) => ['clone', '-q', '--depth=1', `file://${sample.folder}`, to]],
    ['a bare repository', (to: string) => ['clone', '-q', '--bare', sample.folder, to]],
    ['a linked worktree', (to: string) => ['worktree', 'add', '-q', '--detach', to]],
  ])('of %s works', async (_, args) => {
    sample.commit('second');
    const place = path.join(run, 'other');
    sample.git(...args(place));
    const at = sample.git('rev-parse', 'HEAD');
    const { root, end } = await (await worktreesOf(place, at)).open(one, signal);
    writeFileSync(path.join(root, 'kept.txt'), 'changed\n');
    const branch = (await end()) ?? '';
    const git = (...more: string[]) => execFileSync('git', more, { cwd: place, encoding: 'utf8' }).trim();
    expect(git('show', `${branch}:kept.txt`)).toBe('changed');
    expect(git('rev-parse', `${branch}^`)).toBe(at);
    expect(git('worktree', 'list')).not.toContain(one);
  });

  it('takes another name where the branch, or one like its first part, is there', async () => {
    sample.git('branch', `gainsay/${one}`);
    const worktrees = await worktreesOf(sample.folder);
    const change = async (): Promise<string | null> => {
      const { root, end } = await worktrees.open(one, signal);
      writeFileSync(path.join(root, 'kept.txt'), 'changed\n');
      return end();
    };
    expect(await change()).toBe(`gainsay/${one}-2`);
    sample.git('branch', '-D', `gainsay/${one}`, `gainsay/${one}-2`);
    sample.git('branch', 'gainsay');
    expect(await change()).toBe(`gainsay-${one}`);
  });

  it('is had by several agents at once, also while another git holds a lock', async () => {
    const worktrees = await worktreesOf(sample.folder);
    const held = path.join(sample.folder, `.git/refs/heads/gainsay/${two}.lock`);
    mkdirSync(path.dirname(held));
    writeFileSync(held, '');
    const [first, second] = await Promise.all([worktrees.open(one, signal), worktrees.open(two, signal)]);
    for (const { root } of [first, second]) writeFileSync(path.join(root, 'kept.txt'), root);
    const waiting = second.end();
    expect(await first.end()).toBe(`gainsay/${one}`);
    // It began later and is through: the other one has met the lock.
    await (await worktrees.open(one, signal)).end();
    rmSync(held);
    expect(await waiting).toBe(`gainsay/${two}`);
    expect(left().registered).toBe(0);
    expect(sample.git('show', `gainsay/${two}:kept.txt`)).toBe(second.root);
  });

  it('is gone when nobody ended it, or when its making was stopped', async () => {
    const worktrees = await worktreesOf(sample.folder);
    await worktrees.open(one, signal);
    await worktrees.close();
    const stop = new AbortController();
    const opening = worktrees.open(two, stop.signal);
    setTimeout(() => stop.abort(new Error('enough')), 5);
    await expect(opening).rejects.toThrow('enough');
    expect(left()).toEqual(nothing);
  });

  it('of a commit that is not there is refused, and leaves nothing', async () => {
    const worktrees = await worktreesOf(sample.folder, 'f'.repeat(40));
    await expect(worktrees.open(one, signal)).rejects.toThrow(/git worktree failed.*invalid/s);
    expect(left()).toEqual(nothing);
  });
});

describe('what commands can put into a worktree', () => {
  it('a .git, a repository inside, a submodule: none is looked into, none is committed', async () => {
    const trap = path.join(run, 'trap');
    const inner = makeRepository('inner');
    inner.write('file', 'y');
    const tip = inner.commit('inner');
    inner.git('config', 'filter.x.clean', `touch ${trap}; cat`);
    inner.git('config', 'core.fsmonitor', `touch ${trap}`);
    inner.write('.gitattributes', '* filter=x\n');
    inner.write('file', 'x');
    // What lies there is at the very commit that is wanted: git would ask whether its files are, too.
    sample.git('update-index', '--add', '--cacheinfo', `160000,${tip},module`);
    sample.git('commit', '-q', '-m', 'module');
    const at = sample.git('rev-parse', 'HEAD');
    const { root, end } = await (await worktreesOf(sample.folder, at)).open(one, signal);
    writeFileSync(path.join(root, '.git'), `gitdir: ${inner.folder}/.git\n`);
    for (const name of ['module', 'nested'])
      execFileSync('cp', ['-a', `${inner.folder}/.`, path.join(root, name)]);
    expect(await end()).toBeNull();
    expect(left()).toEqual(nothing);

    const again = await (await worktreesOf(sample.folder, at)).open(two, signal);
    rmSync(path.join(again.root, 'module'), { recursive: true });
    execFileSync('cp', ['-a', `${inner.folder}/.`, path.join(again.root, 'nested')]);
    writeFileSync(path.join(again.root, 'kept.txt'), 'changed\n');
    const branch = (await again.end()) ?? '';
    expect(sample.git('diff', '--name-only', at, branch)).toBe('kept.txt');
    expect(existsSync(trap)).toBe(false);
    expect(inner.git('rev-parse', 'HEAD')).toBe(tip);
    inner.remove();
  });

  it('another folder in its place is not committed', async () => {
    const secrets = path.join(run, 'secrets');
    mkdirSync(secrets);
    writeFileSync(path.join(secrets, 'key'), 'secret');
    const { root, end } = await (await worktreesOf(sample.folder)).open(one, signal);
    renameSync(root, path.join(run, 'moved'));
    symlinkSync(secrets, root);
    await expect(end()).rejects.toThrow(/could not be kept.*not the folder any more/);
    expect(left()).toEqual(nothing);
    expect(existsSync(path.join(secrets, 'key'))).toBe(true);
  });
});

describe('what a killed run left', () => {
  it('goes when the next one begins; a live run, and the worktrees of the user, do not', async () => {
    sample.git('worktree', 'add', '-q', '--detach', path.join(run, 'of-the-user'));
    sample.git('branch', `gainsay/${two}`);
    const before = await worktreesOf(sample.folder);
    const [dead, alive] = [await before.open(one, signal), await before.open(two, signal)];
    writeFileSync(path.join(dead.root, 'kept.txt'), 'changed\n');
    mkdirSync(`${dead.root}.objects`);
    kill(one);
    const next = await (await worktreesOf(sample.folder)).open('agent-00000000000000c3', signal);
    expect([existsSync(dead.root), existsSync(registration(one))]).toEqual([false, false]);
    expect([existsSync(alive.root), existsSync(registration(two))]).toEqual([true, true]);
    await next.end();
    await alive.end();
    expect(left()).toEqual({ registered: 1, folders: [], branches: [`gainsay/${two}`] });
  });

  it('goes where its folder is gone, was never made, or is not what it is called', async () => {
    const worktrees = await worktreesOf(sample.folder);
    const opened = await Promise.all([one, two].map((id) => worktrees.open(id, signal)));
    rmSync(opened[0]?.root ?? '', { recursive: true });
    rmSync(path.join(registration(one), 'HEAD'));
    const elsewhere = path.join(run, 'not-ours');
    mkdirSync(elsewhere);
    writeFileSync(path.join(registration(two), 'gitdir'), `${elsewhere}/.git\n`);
    for (const id of [one, two]) kill(id);
    await (await (await worktreesOf(sample.folder)).open('agent-00000000000000c3', signal)).end();
    expect(left().registered).toBe(0);
    expect(existsSync(elsewhere)).toBe(true);
  });
});
