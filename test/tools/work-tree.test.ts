import { execFileSync } from 'node:child_process';
import { linkSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { editTool } from '../../src/tools/edit.ts';
import { notebookEditTool } from '../../src/tools/notebook-edit.ts';
import { readTool } from '../../src/tools/read.ts';
import { createRunState } from '../../src/tools/run-state.ts';
import { todoWriteTool } from '../../src/tools/todo-write.ts';
import type { ToolUseContext } from '../../src/tools/types.ts';
import { writeTool } from '../../src/tools/write.ts';
import { fc } from '../property.ts';
import { call, toolContext } from './tool-context.ts';

let outside: string;
let root: string;
let context: ToolUseContext;

beforeEach(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'gainsay-work-'));
  root = path.join(outside, 'tree');
  await mkdir(path.join(root, 'src'), { recursive: true });
  await writeFile(path.join(root, 'src/a.ts'), 'one\ntwo\ntwo\nthree\n');
  context = toolContext({ root, workTree: { root }, own: createRunState() });
});
afterEach(() => rm(outside, { recursive: true, force: true }));

const write = (file_path: string, content = 'x') => call(writeTool, { file_path, content }, context);
const read = (file_path: string) => call(readTool, { file_path }, context);
const edit = (old_string: string, new_string: string, more: object = {}) =>
  call(editTool, { file_path: 'src/a.ts', old_string, new_string, ...more }, context);
const onDisk = (file: string) => readFile(path.join(root, file), 'utf8');

describe('where files are written', () => {
  it('makes a file with its folders', async () => {
    expect(await write('new/deep/b.ts', 'hé\n')).toMatchObject({
      content: 'Made new/deep/b.ts (4 bytes).',
      isError: false,
    });
    expect(await onDisk('new/deep/b.ts')).toBe('hé\n');
  });

  it('writes nothing for an agent without a work tree', async () => {
    const answer = await call(writeTool, { file_path: 'b', content: '' }, toolContext({ root }));
    expect(answer).toMatchObject({ isError: true, content: expect.stringContaining('no work tree') });
    expect(await readdir(root)).toEqual(['src']);
  });

  it.each([
    ['../b', 'outside the repository'],
    ['/etc/gainsay-b', 'outside the repository'],
    ['/proc/self/comm', '/proc, /sys and /dev are closed'],
    ['.git/hooks/pre-commit', '.git is closed'],
    ['src/.GIT/config', '.git is closed'],
    ['out/b', 'out is a link (to ..); write to the file itself'],
    ['made/by/link', 'made is a link'],
    ['in.ts', 'in.ts is a link (to src/a.ts); write to the file itself'],
    ['dangling', 'dangling is a link'],
    ['pipe', 'pipe is a device, socket or pipe'],
    ['second', 'second has a second name'],
    ['src', 'src is a folder'],
    ['src/', 'src/ is a folder'],
    ['src/a.ts/b', 'src/a.ts does not exist (a part of it is a file)'],
  ])('refuses %s', async (file, why) => {
    await symlink('..', path.join(root, 'out'));
    await symlink('../nowhere-yet', path.join(root, 'made'));
    await symlink('src/a.ts', path.join(root, 'in.ts'));
    await symlink('../planted', path.join(root, 'dangling'));
    execFileSync('mkfifo', [path.join(root, 'pipe')]);
    await writeFile(path.join(outside, 'first'), 'kept');
    linkSync(path.join(outside, 'first'), path.join(root, 'second'));
    for (const known of ['in.ts', 'second']) await read(known);
    expect(await write(file)).toMatchObject({ isError: true, content: expect.stringContaining(why) });
    expect((await readdir(outside)).toSorted()).toEqual(['first', 'tree']);
    expect(await readFile(path.join(outside, 'first'), 'utf8')).toBe('kept');
    expect(await onDisk('src/a.ts')).toBe('one\ntwo\ntwo\nthree\n');
  });
});

describe('what must have been read', () => {
  it('a file that exists, as it is now; then it may be written again and again', async () => {
    expect((await write('src/a.ts')).content).toBe(
      'src/a.ts exists and has not been read by you; Read it first',
    );
    await read('src/a.ts');
    expect((await write('src/a.ts', 'longer than x\n')).isError).toBe(false);
    expect((await write('src/a.ts', 'x\n')).isError).toBe(false);
    await writeFile(path.join(root, 'src/a.ts'), 'y\n');
    await utimes(path.join(root, 'src/a.ts'), 1, 1);
    expect((await write('src/a.ts')).content).toBe('src/a.ts has changed since you read it; Read it again');
    expect(await onDisk('src/a.ts')).toBe('y\n');
  });

  it('a fork knows what its parent has read, and each remembers on its own', async () => {
    await read('src/a.ts');
    const fork = createRunState(context.own);
    await context.own?.close();
    expect((await edit('one', 'uno')).isError).toBe(true);
    context = { ...context, own: fork };
    expect((await edit('one', 'uno')).isError).toBe(false);
  });

  it('nothing that a deny rule keeps from being read', async () => {
    await read('src/a.ts');
    context = { ...context, mayRead: () => false };
    expect((await edit('one', 'uno')).content).toContain('a deny rule covers it');
  });
});

describe('Edit', () => {
  beforeEach(() => read('src/a.ts'));

  it('replaces what is there once, and shows the place as Read would', async () => {
    expect((await edit('three', '3 $& $1')).content).toBe(
      'Edited src/a.ts:\n1\tone\n2\ttwo\n3\ttwo\n4\t3 $& $1\n5\t',
    );
    expect(await onDisk('src/a.ts')).toBe('one\ntwo\ntwo\n3 $& $1\n');
  });

  it('asks for more, or for all, where it is there several times', async () => {
    expect((await edit('two', '2')).content).toMatch(/occurs 2 times in src\/a.ts; give more/);
    expect((await edit('two', '2', { replace_all: true })).content).toMatch(/^Edited src\/a.ts \(2 places\)/);
    expect(await onDisk('src/a.ts')).toBe('one\n2\n2\nthree\n');
  });

  it('says what is not there, and changes nothing', async () => {
    for (const [old_string, new_string] of [
      ['four', '4'],
      ['', 'x'],
      ['one', 'one'],
    ] as const)
      expect((await edit(old_string, new_string)).isError).toBe(true);
    expect(await onDisk('src/a.ts')).toBe('one\ntwo\ntwo\nthree\n');
  });

  it('keeps carriage returns, which Read does not show', async () => {
    await writeFile(path.join(root, 'src/a.ts'), 'a\r\nb\r\nc\r\n');
    await read('src/a.ts');
    expect((await edit('a\nb', 'x\ny')).content).toBe('Edited src/a.ts:\n1\tx\n2\ty\n3\tc\n4\t');
    expect(await onDisk('src/a.ts')).toBe('x\r\ny\r\nc\r\n');
  });

  it('leaves alone what is not UTF-8', async () => {
    const latin = Buffer.from('caf\xe9 one\n', 'latin1');
    await writeFile(path.join(root, 'src/a.ts'), latin);
    await read('src/a.ts');
    expect((await edit('one', '1')).content).toContain('is not UTF-8');
    expect((await readFile(path.join(root, 'src/a.ts'))).equals(latin)).toBe(true);
  });

  it('any text: the file is what replacing by hand makes of it', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '🙂', '\r\n', '$'), maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(text, text, text, async (before, old_string, new_string) => {
        await writeFile(path.join(root, 'src/a.ts'), before);
        await read('src/a.ts');
        const answer = await edit(old_string, new_string, { replace_all: true });
        expect(answer.content.isWellFormed()).toBe(true);
        const found = old_string !== '' && old_string !== new_string && before.includes(old_string);
        const wanted = found ? before.split(old_string).join(new_string) : before;
        if (found || answer.isError) expect(await onDisk('src/a.ts')).toBe(wanted);
      }),
      { numRuns: 40 },
    );
  });
});

const cell = (input: object) => call(notebookEditTool, { notebook_path: 'n.ipynb', ...input }, context);
const sources = async () =>
  JSON.parse(await onDisk('n.ipynb')).cells.map((one: { source: string[] }) => one.source.join(''));

describe('NotebookEdit', () => {
  beforeEach(async () => {
    const notebook = {
      cells: [
        { cell_type: 'markdown', id: 'aa', metadata: {}, source: ['# T'] },
        { cell_type: 'code', id: 'bb', execution_count: 3, metadata: {}, outputs: [{}], source: ['1\n'] },
      ],
      nbformat: 4,
    };
    await writeFile(path.join(root, 'n.ipynb'), `${JSON.stringify(notebook, null, 1)}\n`);
    await read('n.ipynb');
  });

  it('replaces, inserts and deletes by number or id', async () => {
    expect((await cell({ cell_id: '2', new_source: 'x = 1\ny' })).content).toBe(
      'Replaced cell 2 of n.ipynb, which has 2 cells now.',
    );
    expect(JSON.parse(await onDisk('n.ipynb')).cells[1]).toMatchObject({
      id: 'bb',
      execution_count: null,
      outputs: [],
      source: ['x = 1\n', 'y'],
    });
    await cell({ cell_id: 'aa', new_source: 'after', edit_mode: 'insert' });
    await cell({ new_source: 'first', cell_type: 'markdown', edit_mode: 'insert' });
    await cell({ cell_id: '2', new_source: '', edit_mode: 'delete' });
    expect(await sources()).toEqual(['first', 'after', 'x = 1\ny']);
    expect(await onDisk('n.ipynb')).toMatch(/^\{\n "cells"[\s\S]*\}\n$/);
  });

  it('says which cells there are', async () => {
    expect((await cell({ cell_id: '3', new_source: '' })).content).toContain('from 1 to 2');
    expect((await cell({ new_source: '' })).content).toContain('needs cell_id');
  });
});

it('TodoWrite tells how far it is, and what was dropped', async () => {
  const todos = (...list: [string, string][]) =>
    call(todoWriteTool, { todos: list.map(([content, status]) => ({ content, status })) }, context);
  expect((await todos(['a', 'completed'], ['b', 'in_progress'], ['c', 'pending'])).content).toBe(
    '1 of 3 done; now: b.',
  );
  expect((await todos(['c', 'in_progress'])).content).toBe(
    '0 of 1 done; now: c.\nNo longer on the list, and not completed: b',
  );
  await context.own?.close();
  expect(context.own?.todos).toEqual([]);
});
