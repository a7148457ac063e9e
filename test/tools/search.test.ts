import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { globTool } from '../../src/tools/glob.ts';
import { grepTool } from '../../src/tools/grep.ts';
import { findLines } from '../../src/tools/search/find-lines.ts';
import { listFiles } from '../../src/tools/search/list-files.ts';
import { searchOnHost } from '../../src/tools/search/ripgrep.ts';
import { call, toolContext } from './tool-context.ts';

let root: string;

const files: Record<string, string> = {
  '.gitignore': 'node_modules/\n*.log\n!keep.log\n/dist\n',
  'src/a.ts': 'export const needle = 1;\nconst other = 2;\n\nconsole.log(needle);\n',
  'src/b.tsx': 'NEEDLE\n',
  'src/deep/c.ts': 'a:1:b needle\r\n',
  'src/deep/.gitignore': 'secret.ts\n',
  'src/deep/secret.ts': 'needle',
  'src/deep/dist/kept.ts': 'needle',
  'dist/out.ts': 'needle',
  'node_modules/x/index.ts': 'needle',
  'debug.log': 'needle',
  'keep.log': 'nothing',
  '.github/ci.yml': 'needle: 1\n',
  'odd name; $(x).ts': 'needle\n',
  '-dash.ts': 'needle\n',
  'empty.txt': '',
  'binary.bin': 'a\0needle\n',
  'wide.txt': `${'🙂'.repeat(20_000)}\nshort\n`,
  'long.txt': Array.from({ length: 3000 }, (_, index) => `line ${index + 1}`).join('\n'),
  'note.ipynb': JSON.stringify({
    cells: [
      { cell_type: 'markdown', source: ['# Title\n', 'text'] },
      {
        cell_type: 'code',
        source: 'print(1)',
        outputs: [{ text: ['1\n'] }, { data: { 'image/png': 'AAAA' } }],
      },
    ],
  }),
  'picture.png': 'x',
};

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'gainsay-tools-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  await mkdir(path.join(root, '.git'));
  await writeFile(path.join(root, '.git/config'), 'needle');
  await symlink('/etc', path.join(root, 'etc'));
  await symlink('src/deep', path.join(root, 'shortcut'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

const engines = [{ engine: 'ripgrep' }, { engine: 'git and node' }];

it('reads no rules behind a link', async () => {
  const tree = await mkdtemp(path.join(tmpdir(), 'gainsay-tools-'));
  await writeFile(path.join(tree, 'file.ts'), 'needle');
  await symlink('/dev/zero', path.join(tree, '.gitignore'));
  expect(
    (
      await listFiles(
        { root: tree, under: '', program: { ...(await searchOnHost()), rg: null } },
        AbortSignal.timeout(5_000),
      )
    ).files,
  ).toEqual(['file.ts']);
  await rm(tree, { recursive: true });
});

describe.each(engines)('searching with $engine', ({ engine }) => {
  async function scope(under = '') {
    const program = await searchOnHost();
    return { root, under, program: engine === 'ripgrep' ? program : { ...program, rg: null } };
  }
  const { signal } = new AbortController();

  it('lists what is not ignored, links and .git left out', async () => {
    const { files } = await listFiles(await scope(), signal);
    expect(files).toEqual(
      [
        '-dash.ts',
        '.github/ci.yml',
        '.gitignore',
        'binary.bin',
        'empty.txt',
        'keep.log',
        'long.txt',
        'note.ipynb',
        'odd name; $(x).ts',
        'picture.png',
        'src/a.ts',
        'src/b.tsx',
        'src/deep/.gitignore',
        'src/deep/c.ts',
        'src/deep/dist/kept.ts',
        'wide.txt',
      ].toSorted(),
    );
  });

  it('respects the rules of folders above', async () => {
    expect((await listFiles(await scope('src/deep'), signal)).files).not.toContain('src/deep/secret.ts');
  });

  it('finds lines, whatever the files are called', async () => {
    const found = await findLines(
      { ...(await scope()), pattern: 'needle', ignoreCase: false, firstOnly: false },
      signal,
    );
    expect(found.ok && found.lines.map(({ path, line }) => `${path}:${line}`).toSorted()).toEqual([
      '-dash.ts:1',
      '.github/ci.yml:1',
      'odd name; $(x).ts:1',
      'src/a.ts:1',
      'src/a.ts:4',
      'src/deep/c.ts:1',
      'src/deep/dist/kept.ts:1',
    ]);
    expect(found.ok && found.lines.find(({ path }) => path === 'src/deep/c.ts')?.text).toBe('a:1:b needle');
  });

  it('searches exactly the files it is given', async () => {
    const only = {
      files: ['-dash.ts', 'odd name; $(x).ts'],
      pattern: 'n.*e$',
      ignoreCase: true,
      firstOnly: false,
    };
    const found = await findLines({ ...(await scope()), ...only }, signal);
    expect(found.ok && found.lines.length).toBe(2);
  });

  it.each([['(unclosed'], ['[z-a]']])('says what is wrong with %s', async (pattern) => {
    const found = await findLines(
      { ...(await scope()), pattern, ignoreCase: false, firstOnly: false },
      signal,
    );
    expect(found.ok ? 'found' : found.reason).toMatch(/pattern \(a regular expression/);
  });

  it.each([['-e x'], ['--help'], ['--pre=sh'], ['\\bneedle\\b'], ['$(id)']])(
    'takes %s as a pattern',
    async (pattern) => {
      const found = await findLines(
        { ...(await scope()), pattern, ignoreCase: false, firstOnly: false },
        signal,
      );
      expect(found.ok && found.lines.length).toBe(pattern.includes('needle') ? 7 : 0);
    },
  );
});

async function grep(input: object, context = toolContext({ root })) {
  return call(grepTool, input, context);
}

async function glob(input: object) {
  return (await call(globTool, input, toolContext({ root }))).content.split('\n');
}

describe('Grep', () => {
  it('names files by default, sorted', async () => {
    const { content } = await grep({ pattern: 'needle', glob: '*.ts', ignore_case: true });
    expect(content.split('\n')).toEqual([
      '-dash.ts',
      'odd name; $(x).ts',
      'src/a.ts',
      'src/deep/c.ts',
      'src/deep/dist/kept.ts',
    ]);
  });

  it('shows lines with those around them', async () => {
    const { content } = await grep({
      pattern: 'needle',
      path: 'src/a.ts',
      output_mode: 'content',
      context: 1,
    });
    expect(content).toBe(
      ['1:export const needle = 1;', '2-const other = 2;', '3-', '4:console.log(needle);']
        .map((line) => `src/a.ts${line.startsWith('2') || line.startsWith('3') ? '-' : ':'}${line}`)
        .join('\n'),
    );
  });

  it('counts, says when there is nothing, and when there is more', async () => {
    expect(
      (await grep({ pattern: 'needle', path: 'src', output_mode: 'count', glob: '**/a.*' })).content,
    ).toBe('src/a.ts: 2');
    expect((await grep({ pattern: 'nowhere' })).content).toBe('[no match]');
    expect(
      (await grep({ pattern: 'line', path: 'long.txt', output_mode: 'content', head_limit: 2 })).content,
    ).toBe(
      'long.txt:1:line 1\nlong.txt:2:line 2\n[2 of 3,000 shown; raise head_limit, or narrow the pattern or the path]',
    );
  });

  it('cuts long lines between characters', async () => {
    const { content } = await grep({ pattern: '🙂', path: 'wide.txt', output_mode: 'content' });
    expect(content.length).toBeLessThan(700);
    expect(content.isWellFormed()).toBe(true);
  });

  it('leaves out what a deny rule covers', async () => {
    const { content } = await grep(
      { pattern: 'needle' },
      toolContext({ root, mayRead: (file) => !file.startsWith('src/') }),
    );
    expect(content).not.toContain('src/');
  });

  it('refuses a path outside', async () => {
    expect(await grep({ pattern: 'root', path: 'etc' })).toMatchObject({ isError: true });
    expect(await grep({ pattern: 'needle', path: '.git' })).toMatchObject({ isError: true });
  });
});

describe('Glob', () => {
  it('lists matching files, sorted; a bare name in every folder', async () => {
    expect(await glob({ pattern: 'src/**/*.{ts,tsx}' })).toEqual([
      'src/a.ts',
      'src/b.tsx',
      'src/deep/c.ts',
      'src/deep/dist/kept.ts',
    ]);
    expect(await glob({ pattern: 'c.ts' })).toEqual(['src/deep/c.ts']);
    expect(await glob({ pattern: '*.ts', path: 'src/deep' })).toEqual([
      'src/deep/c.ts',
      'src/deep/dist/kept.ts',
    ]);
    expect(await glob({ pattern: `${root}/src/*.tsx` })).toEqual(['src/b.tsx']);
  });

  it('says when nothing matches', async () => {
    expect(await glob({ pattern: '*.py' })).toEqual(['[no file matches *.py]']);
  });
});
