import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from '@babel/parser';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../src/base/record.ts';

const src = path.resolve(import.meta.dirname, '../src');

/** Highest first. An import may point to its own row or to a lower one, never upwards. */
const rows: string[][] = [
  ['index.ts'],
  ['ways'],
  ['pipeline.ts'],
  ['event', 'job'],
  ['agents', 'verdict', 'report'],
  ['runtime'],
  ['tools', 'permission', 'hooks', 'skills', 'mcp', 'model', 'playbook'],
  ['evidence'],
  ['sandbox'],
  ['github', 'workspace'],
  ['base'],
];

const impure =
  /^(node:(fs|child_process|http|https|net|timers|worker_threads|crypto|os|process)|@actions|@octokit|@anthropic-ai|execa|undici)/;

type Import = { from: string; to: string };

describe('import directions', async () => {
  const imports = await allImports();

  it('every folder of src has its row', async () => {
    const entries = await readdir(src, { withFileTypes: true });
    const names = entries.filter((entry) => entry.name !== 'tsconfig.json').map((entry) => entry.name);
    expect(names.filter((name) => rowOf(name) === -1)).toEqual([]);
  });

  it('imports point downwards', () => {
    const upwards = imports
      .filter(({ to }) => to.startsWith('.'))
      .filter(({ from, to }) => rowOf(top(from)) > rowOf(top(path.posix.join(path.posix.dirname(from), to))));
    expect(upwards).toEqual([]);
  });

  it('verdict and report touch no SDK, file system, clock or randomness', async () => {
    const files = await sourceFiles();
    const pure = files.filter((file) => /^(verdict|report)\//.test(file));
    expect(pure.length).toBeGreaterThan(0);
    for (const file of pure) {
      const text = await readFile(path.join(src, file), 'utf8');
      expect({ file, impure: importsOf(text).filter((name) => impure.test(name)) }).toEqual({
        file,
        impure: [],
      });
      expect(
        `${file}: ${/Date\.now|new Date\(\)|Math\.random|process\.|performance\./.exec(text)?.[0]}`,
      ).toBe(`${file}: undefined`);
    }
  });

  it('the runtime knows nothing of GitHub or of verification', () => {
    const wrong = imports.filter(
      ({ from, to }) => from.startsWith('runtime/') && /(github|verdict|report|job)\//.test(to),
    );
    expect(wrong).toEqual([]);
  });

  it('agents know nothing of jobs, and the tools that spawn and send import no runtime', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        (from.startsWith('agents/') && /\/(job|event)\//.test(to)) ||
        (from.startsWith('tools/') && to.includes('/runtime/')),
    );
    expect(wrong).toEqual([]);
  });

  it('only the door exits or fails the process; scripts for children may', async () => {
    const own = "process.exit(1); process['exitCode'] = 2; core.setFailed('x'); process.exitCode = 3;";
    expect(exitsIn(own)).toEqual(['process.exit', 'process.exitCode', 'core.setFailed', 'process.exitCode']);
    expect(exitsIn('run(`node -e "process.exit(1)" ${"process.exit"}`); // process.exit')).toEqual([]);
    expect(exitsIn('run(`${process.exit(1)}`)')).toEqual(['process.exit']);

    const files = (await sourceFiles()).filter((file) => file !== 'index.ts');
    for (const file of files) {
      const text = await readFile(path.join(src, file), 'utf8');
      expect({ file, exits: exitsIn(text) }).toEqual({ file, exits: [] });
    }
  });
});

/** What the code itself does to its process; text in strings, templates and comments is somebody else's code. */
function exitsIn(code: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isRecord(node)) return;
    const name = isRecord(node['object']) && isRecord(node['property']) ? memberName(node) : '';
    if (/^process\.(exit|exitCode)$|\.setFailed$/.test(name)) found.push(name);
    for (const key of Object.keys(node)) if (!key.endsWith('Comments')) visit(node[key]);
  };
  visit(parse(code, { sourceType: 'module', plugins: ['typescript'] }).program.body);
  return found;
}

/** `a.b` or `a['b']` as `a.b`. */
function memberName({ object, property }: Record<string, unknown>): string {
  return [object, property]
    .map((part) => (isRecord(part) ? String(part['name'] ?? part['value']) : ''))
    .join('.');
}

function top(file: string): string {
  return file.split('/')[0] ?? file;
}

function rowOf(name: string): number {
  return rows.findIndex((row) => row.includes(name));
}

async function sourceFiles(): Promise<string[]> {
  const entries = await readdir(src, { recursive: true });
  return entries.filter((file) => file.endsWith('.ts')).map((file) => file.split(path.sep).join('/'));
}

function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)['"]([^'"]+)['"]/g)].map(
    (match) => match[1] ?? '',
  );
}

async function allImports(): Promise<Import[]> {
  const files = await sourceFiles();
  const lists = await Promise.all(
    files.map(async (from) =>
      importsOf(await readFile(path.join(src, from), 'utf8')).map((to) => ({ from, to })),
    ),
  );
  return lists.flat();
}
