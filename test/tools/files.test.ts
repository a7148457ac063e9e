import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTool } from '../../src/tools/read.ts';
import { fc } from '../property.ts';
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
