import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openReader } from '../../src/workspace/git/reader.ts';
import { GitFailed } from '../../src/workspace/git/run.ts';

let folder: string;
let gitDir: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'gainsay-reader-'));
  gitDir = path.join(folder, '.git');
  git('init', '-q', '-b', 'main');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-q', '--allow-empty', '-m', 'one');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a reader of objects', () => {
  it('answers in order, whatever the names of what is missing hold', async () => {
    const blob = stored('hello\n');
    const reader = openReader(gitDir);
    const names = [blob, 'main:a missing\nb', 'main:', 'nobody', blob];
    const found = await reader.infos(names.map((name) => Buffer.from(name)));
    expect(found.map((info) => info?.type ?? null)).toEqual(['blob', null, 'tree', null, 'blob']);
  });

  it('gives bytes as they are, large ones and empty ones among them', async () => {
    const texts = ['x'.repeat(3_000_000), '', 'one missing\n\0two\n'];
    const shas = texts.map(stored);
    const reader = openReader(gitDir);
    const infos = await reader.infos(shas.map((sha) => Buffer.from(sha)));
    const contents = await reader.contents(infos.flatMap((info) => (info === null ? [] : [info])));
    expect(contents.map(String)).toEqual(texts);
  });

  it('answers questions that are asked at once, and sees what is added between', async () => {
    const reader = openReader(gitDir);
    const asked = (name: string) => reader.infos([Buffer.from(name)]).then(([info]) => info?.type ?? null);
    expect(await Promise.all([asked('main'), asked('nobody'), asked('main^{tree}')])).toEqual([
      'commit',
      null,
      'tree',
    ]);
    const later = stored('later');
    expect(await asked(later)).toBe('blob');
  });

  it('tells what git says when it cannot answer, and asks a new process next', async () => {
    writeFileSync(path.join(gitDir, 'HEAD'), 'garbage');
    const reader = openReader(gitDir);
    await expect(reader.infos([Buffer.from('main')])).rejects.toThrow(GitFailed);
    writeFileSync(path.join(gitDir, 'HEAD'), 'ref: refs/heads/main\n');
    expect(await reader.infos([Buffer.from('main')])).toMatchObject([{ type: 'commit' }]);
  });
});

function stored(text: string): string {
  return execFileSync('git', ['hash-object', '-w', '--stdin'], { cwd: folder, input: text })
    .toString()
    .trim();
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: folder });
}
