import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInside, placeInside } from '../../src/workspace/files.ts';

let folder: string;
let root: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gainsay-files-'));
  root = path.join(folder, 'tree');
  await mkdir(path.join(root, 'src'), { recursive: true });
  await mkdir(path.join(root, '.git'));
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await writeFile(path.join(root, '.git/config'), 'token');
  await writeFile(path.join(root, 'src/a.ts'), 'hello');
  await symlink('a.ts', path.join(root, 'src/inside.ts'));
  await symlink('../../secret.txt', path.join(root, 'src/outside.txt'));
  await symlink('/proc/self', path.join(root, 'proc'));
  await symlink('../.git', path.join(root, 'src/innocent'));
  await symlink('loop', path.join(root, 'loop'));
  await symlink('..', path.join(root, 'src/up'));
  execFileSync('mkfifo', [path.join(root, 'pipe')]);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function textOf(requested: string): Promise<string> {
  const file = await openInside(root, requested);
  if (!('handle' in file)) return `refused: ${file.reason}`;
  try {
    return await file.handle.readFile('utf8');
  } finally {
    await file.handle.close();
  }
}

describe('the path policy', () => {
  it.each([['src/a.ts'], ['./src/../src/a.ts'], ['src/inside.ts'], ['src/up/src/a.ts']])(
    'opens %s',
    async (requested) => {
      expect(await textOf(requested)).toBe('hello');
    },
  );

  it('takes absolute paths inside the root', async () => {
    expect(await textOf(path.join(root, 'src/a.ts'))).toBe('hello');
    expect(await placeInside(root, root)).toMatchObject({ allowed: true, relative: '', kind: 'folder' });
  });

  it.each([
    ['../secret.txt', 'outside the repository'],
    ['/etc/passwd', 'outside the repository'],
    ['src/outside.txt', 'a link to a place outside'],
    ['src/up/../../secret.txt', 'does not exist'],
    ['src/up/../secret.txt', 'does not exist'],
    ['/proc/self/environ', '/proc, /sys and /dev are closed'],
    ['/sys/kernel', '/proc, /sys and /dev are closed'],
    ['/dev/zero', '/proc, /sys and /dev are closed'],
    ['//proc/1/environ', 'closed'],
    ['/proc/self/root/etc/passwd', 'closed'],
    ['proc/environ', 'a link to a place outside'],
    ['.git/config', '.git is closed'],
    ['.GIT/config', '.git is closed'],
    ['src/../.git/config', '.git is closed'],
    ['src/innocent/config', '.git is closed'],
    ['loop', 'leads nowhere or in a circle'],
    ['pipe', 'a device, socket or pipe'],
    ['gone', 'does not exist'],
    ['src/a.ts/b', 'a part of it is a file'],
    ['src', 'is a folder; list it with Glob'],
    ['a\0b', 'NUL'],
    ['x'.repeat(5000), 'too long'],
  ])('refuses %j: %s', async (requested, reason) => {
    expect(await textOf(requested)).toContain(`refused: `);
    expect(await textOf(requested)).toContain(reason);
  });

  it('never opens what was swapped for a link meanwhile', async () => {
    const swapped = path.join(root, 'swapped.txt');
    const stop = new AbortController();
    const swapping = (async () => {
      while (!stop.signal.aborted) {
        await writeFile(`${swapped}.new`, 'harmless');
        await rename(`${swapped}.new`, swapped);
        await symlink('../secret.txt', `${swapped}.new`);
        await rename(`${swapped}.new`, swapped);
      }
    })();
    const seen = new Set<string>();
    for (let attempt = 0; attempt < 300; attempt += 1)
      seen.add((await textOf('swapped.txt')).replace(/:.*/s, ''));
    stop.abort();
    await swapping;
    expect(seen).not.toContain('secret');
  });
});
