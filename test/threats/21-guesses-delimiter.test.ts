// A value that ends the block it stands in could set any output. Today no output carries foreign text, so that a run
// alone would show nothing: the module that writes them is given such values as well.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { builtProgram } from '../scenarios/bundle.ts';
import { run } from '../scenarios/program.ts';
import { greatAttack } from './great-attack.ts';

it('every block of a run has a delimiter of its own', { timeout: 240_000 }, async () => {
  const { output } = await greatAttack();
  const { values, delimiters } = asRunner(output);
  expect(values['verdict']).toBe('FAIL');
  expect(delimiters.length).toBeGreaterThan(5);
  expect(new Set(delimiters).size).toBe(delimiters.length);
  for (const delimiter of delimiters) expect(delimiter).toMatch(/[0-9a-f]{8}-[0-9a-f-]{27}$/);
});

it('a value that knows all earlier delimiters still ends where it ends', { timeout: 240_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gainsay-delimiter-'));
  const file = path.join(folder, 'output');
  try {
    await writeFile(file, '');
    await write(file, { because: 'first' });
    const [earlier = ''] = asRunner(await readFile(file, 'utf8')).delimiters;
    const hostile = ['x', earlier, 'EOF', 'verdict<<EOF', 'PASS', 'EOF', ''].join('\n');
    await write(file, { because: hostile });
    expect(asRunner(await readFile(file, 'utf8')).values).toEqual({ because: hostile });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function write(file: string, pairs: Record<string, string>): Promise<void> {
  const module = pathToFileURL(path.join(path.dirname(await builtProgram()), 'github/step.js')).href;
  const entry = path.join(path.dirname(file), 'write.mjs');
  await writeFile(
    entry,
    `const { openStep } = await import(${JSON.stringify(module)});
const step = await openStep({ output: ${JSON.stringify(file)}, state: null, summary: null });
step.output(${JSON.stringify(pairs)});`,
  );
  const { code, stderr } = await run([], { entry });
  if (code !== 0) throw new Error(stderr);
}

function asRunner(text: string): { values: Record<string, string>; delimiters: string[] } {
  const values: Record<string, string> = {};
  const delimiters: string[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const [, name, delimiter] = /^([^=<]+)<<(.+)$/.exec(lines[at] ?? '') ?? [];
    if (name === undefined || delimiter === undefined) continue;
    const end = lines.indexOf(delimiter, at + 1);
    if (end === -1) throw new Error(`the value of ${name} does not end`);
    values[name] = lines.slice(at + 1, end).join('\n');
    delimiters.push(delimiter);
    at = end;
  }
  return { values, delimiters };
}
