import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { globTool } from '../../src/tools/glob.ts';
import { grepTool } from '../../src/tools/grep.ts';
import { readTool } from '../../src/tools/read.ts';
import { findLines } from '../../src/tools/search/find-lines.ts';
import { listFiles } from '../../src/tools/search/list-files.ts';
import { ripgrep } from '../../src/tools/search/ripgrep.ts';
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

async function read(file_path: string, range: { offset?: number; limit?: number } = {}) {
  return (await call(readTool, { file_path, ...range }, toolContext({ root }))).content;
}

describe('Read', () => {
  it('numbers the lines', async () => {
    expect(await read('src/a.ts')).toBe(
      '1\texport const needle = 1;\n2\tconst other = 2;\n3\t\n4\tconsole.log(needle);',
    );
    expect(await read('src/deep/c.ts')).toBe('1\ta:1:b needle');
  });

  it('gives a range, and says how to read on', async () => {
    expect(await read('long.txt', { offset: 10, limit: 2 })).toBe(
      '10\tline 10\n11\tline 11\n[lines 10–11 of 3,000; read on with offset 12]',
    );
    expect(await read('long.txt')).toMatch(
      /\n800\tline 800\n\[lines 1–800 of 3,000; read on with offset 801\]$/,
    );
    expect(await read('long.txt', { offset: 2999 })).toBe('2999\tline 2999\n3000\tline 3000');
    expect(await read('long.txt', { offset: 4000 })).toBe(
      'long.txt has 3,000 lines; nothing stands at line 4,000.',
    );
  });

  it('cuts long lines between characters and says how much is missing', async () => {
    const text = await read('wide.txt');
    expect(text).toMatch(/^1\t(🙂){500} \[… 39,000 characters left out\]\n2\tshort\n\[1 long line was cut;/u);
    expect(text.isWellFormed()).toBe(true);
  });

  it.each([
    ['empty.txt', 'empty.txt is empty.'],
    ['binary.bin', 'binary.bin (9 bytes) is binary; look at it in Bash with file, od -c or strings'],
    ['picture.png', 'picture.png (1 bytes) is an image; images are not shown to agents'],
    ['src', 'src is a folder; list it with Glob src/*'],
    ['etc/passwd', 'etc/passwd is a link to a place outside the repository'],
    ['gone.ts', 'gone.ts does not exist'],
  ])('%s: %s', async (file, answer) => {
    expect(await read(file)).toBe(answer);
  });

  it('shows a notebook as text', async () => {
    expect(await read('note.ipynb')).toBe(
      ['# cell 1 (markdown)', '# Title', 'text', '', '# cell 2 (code)', 'print(1)', '# output', '1', '']
        .map((line, index) => `${index + 1}\t${line}`)
        .slice(0, 8)
        .join('\n'),
    );
  });

  it('refuses what a deny rule covers, also through a link', async () => {
    const context = toolContext({ root, mayRead: (file) => !file.startsWith('src/deep/') });
    for (const file_path of ['src/deep/c.ts', 'shortcut/c.ts'])
      expect(await call(readTool, { file_path }, context)).toMatchObject({ isError: true });
  });

  it('any file, any range: well-formed and bounded', async () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '\n', '\r\n', '🙂', '\ud83d', 'é', '\t'),
      maxLength: 3000,
    });
    await fc.assert(
      fc.asyncProperty(text, fc.nat(50), fc.integer({ min: 1, max: 60 }), async (content, offset, limit) => {
        await writeFile(path.join(root, 'any.txt'), content);
        const answer = await call(
          readTool,
          { file_path: 'any.txt', offset: offset + 1, limit },
          toolContext({ root }),
        );
        expect(answer.content.isWellFormed()).toBe(true);
        expect(answer.content.length).toBeLessThan(limit * 1100 + 300);
        const lines = content
          .toWellFormed()
          .split('\n')
          .map((line) => line.replace(/\r$/, ''));
        const shown = /^\d+\t([^\n]*)/.exec(answer.content)?.[1];
        const wanted = lines[offset];
        if (shown !== undefined && wanted !== undefined && wanted.length <= 1000) expect(shown).toBe(wanted);
      }),
      { numRuns: 60 },
    );
    await rm(path.join(root, 'any.txt'));
  });
});

const engines = [{ engine: 'ripgrep' }, { engine: 'git and node' }];

describe.each(engines)('searching with $engine', ({ engine }) => {
  async function scope(under = '') {
    const rg = engine === 'ripgrep' ? await ripgrep() : null;
    return { root, under, rg };
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
