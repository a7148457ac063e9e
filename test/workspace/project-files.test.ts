import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRepository } from '../../src/workspace/git.ts';
import { openInstructions } from '../../src/workspace/instructions.ts';
import { filesOfCommit, filesOfFolder } from '../../src/workspace/project-files.ts';
import type { ProjectFiles } from '../../src/workspace/project-files.ts';

let root: string;
let committed: ProjectFiles;
let folder: ProjectFiles;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'gainsay-files-'));
  const write = async (file: string, text: string) => {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  await write('.claude/agents/deep/a.md', 'trusted');
  await write('.claude/agentsbeside/b.md', 'no');
  await write('secret.md', 'linked');
  await symlink('../../secret.md', path.join(root, '.claude/agents/link.md'));
  await symlink('/etc/passwd', path.join(root, 'out.md'));
  await write('CLAUDE.md', 'Root.\n@docs/style.md\nAsk @someone, not `@secret.md`.\n@gone.md\n@out.md');
  await write('AGENTS.md', '```\n@secret.md\n```\nAgents.');
  await write('docs/style.md', 'Style. See @more.md.\n@../../outside.md');
  await write('docs/more.md', 'More. @../CLAUDE.md');
  await write('packages/a/CLAUDE.md', 'For a.');
  await write('packages/a/src/AGENTS.md', 'For its sources.');
  await write('loop/CLAUDE.md', '@1.md');
  for (let n = 1; n <= 7; n += 1) await write(`loop/${n}.md`, `Step ${n}.\n@${n + 1}.md`);
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim();
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '-qm', 'x');
  committed = filesOfCommit(await openRepository(root), git('rev-parse', 'HEAD'));
  folder = filesOfFolder(root);
  await write('.claude/agents/deep/a.md', 'changed since');
  await write('.claude/agents/new.md', 'new since');
});

afterAll(() => rm(root, { recursive: true, force: true }));

describe('the files of a commit', () => {
  it('are those of git objects, whatever lies in the work tree; links are listed and not followed', async () => {
    expect(await committed.list('.claude/agents')).toEqual([
      '.claude/agents/deep/a.md',
      '.claude/agents/link.md',
    ]);
    expect(await committed.read('.claude/agents/deep/a.md')).toBe('trusted');
    expect(await committed.read('.claude/agents/link.md')).toBeNull();
    expect(await committed.read('out.md')).toBeNull();
    expect(await committed.read('.claude/agents/new.md')).toBeNull();
    expect(await committed.read('docs')).toBeNull();
    expect(await committed.list('nothing')).toEqual([]);
  });
});

describe('a folder of the commit that holds itself many times over', () => {
  it('is refused instead of listed', async () => {
    const git = (args: string[], input = '') =>
      execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', input }).trim();
    const blob = git(['hash-object', '-w', '--stdin'], 'x');
    let inner = git(['mktree'], `100644 blob ${blob}\ta\n`);
    for (let level = 0; level < 5; level += 1) {
      const entries = Array.from({ length: 10 }, (_, n) => `040000 tree ${inner}\t${n}\n`);
      inner = git(['mktree'], entries.join(''));
    }
    const tree = git(['mktree'], `040000 tree ${inner}\tagents\n`);
    const files = filesOfCommit(await openRepository(root), tree);
    await expect(files.list('agents')).rejects.toThrow('more than 10000 files lie in agents');
  });
});

describe('the files of a folder', () => {
  it('are those that lie there; links that leave it are not followed', async () => {
    expect(await folder.read('.claude/agents/deep/a.md')).toBe('changed since');
    expect(await folder.list('.claude/agents')).toContain('.claude/agents/new.md');
    expect(await folder.read('out.md')).toBeNull();
    expect(await folder.list('nothing')).toEqual([]);
  });
});

describe('the instructions of a repository', () => {
  it('are its files and what they bring along, each once; what is not there is noted', async () => {
    const { text, files, notes } = await openInstructions(committed).root();
    expect(files).toEqual(['CLAUDE.md', 'docs/style.md', 'docs/more.md', 'AGENTS.md']);
    expect(text).toContain('# docs/more.md (brought by docs/style.md)\n\nMore.');
    expect(text).not.toContain('linked');
    expect(notes).toEqual([
      'docs/style.md: @../../outside.md is outside the repository',
      'CLAUDE.md: @gone.md is no file of the repository',
      'CLAUDE.md: @out.md is no file of the repository',
    ]);
  });

  it('of the folders on the way to a file are told the outermost first, without those of the root', async () => {
    const instructions = openInstructions(committed);
    expect((await instructions.forPath('packages/a/src/x.ts')).text).toBe(
      '# packages/a/CLAUDE.md\n\nFor a.\n\n# packages/a/src/AGENTS.md\n\nFor its sources.',
    );
    for (const file of ['x.ts', '../x.ts', '/etc/x.ts', 'packages/b/x.ts'])
      expect((await instructions.forPath(file)).text).toBeNull();
  });

  it('bring others along five deep', async () => {
    const { files, notes } = await openInstructions(committed).forPath('loop/x.ts');
    expect(files.at(-1)).toBe('loop/5.md');
    expect(notes).toEqual(['loop/5.md: @6.md is more than 5 imports deep']);
  });

  it('are bounded, and say what is left out', async () => {
    const { text, notes } = await openInstructions({
      list: () => Promise.resolve([]),
      read: (file) => Promise.resolve(file === 'CLAUDE.md' ? 'x'.repeat(300_000) : null),
    }).root();
    expect(text?.length).toBeLessThanOrEqual(40_000);
    expect(notes).toEqual([expect.stringMatching(/^of the instructions \d+ characters are left out$/)]);
  });
});
