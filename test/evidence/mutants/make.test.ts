import { describe, expect, it } from 'vitest';
import { applyMutant, makeMutants } from '../../../src/evidence/mutants/make.ts';
import type { MadeMutants } from '../../../src/evidence/mutants/make.ts';
import { parseSource } from '../../../src/evidence/mutants/parse.ts';
import type { Change } from '../../../src/evidence/types/change.ts';
import { fc } from '../../property.ts';
import { baseSha, headSha } from '../facts.ts';

describe('the mutant of a changed line', () => {
  it.each([
    ['negate condition', 'if (a < b) return;', 'if (!(a < b)) return;'],
    ['negate condition', 'const x = ok ? 1 : 2;', 'const x = !(ok) ? 1 : 2;'],
    ['conditional boundary', 'const x = a /* < */ <= b;', 'const x = a /* < */ < b;'],
    ['negate equality', 'keep(a === b);', 'keep(a !== b);'],
    ['logical operator', 'const x = a && b;', 'const x = a || b;'],
    ['logical operator', 'const x = (a) ?? b;', 'const x = (a) && b;'],
    ['arithmetic operator', 'total = a + b;', 'total = a - b;'],
    ['arithmetic operator', 'count++;', 'count--;'],
    ['remove assignment', 'this.size = other;', ';'],
    ['remove throw', "throw new TypeError('no line');", ';'],
    ['remove call', 'queue.push(item);', ';'],
    ['remove call', 'await flush();', ';'],
    ['boolean literal', 'const strict = true;', 'const strict = false;'],
    ['regular expression', 'const word = /a+b/gi;', 'const word = /(?!)/gi;'],
    ['optional chaining', 'const x = a?.b;', 'const x = a.b;'],
    ['optional chaining', 'const x = a?.[b];', 'const x = a[b];'],
    ['optional chaining', 'const x = a?.(b?.c);', 'const x = a(b?.c);'],
    ['number literal', 'const size = 41;', 'const size = 42;'],
    ['string literal', "const mark = 'x';", "const mark = '';"],
    ['string literal', "const mark = '';", "const mark = 'mutated';"],
    ['array or object literal', 'const all = [a, b];', 'const all = [];'],
    ['initial value', 'const x = compute();', 'const x = undefined;'],
    ['return value', 'const f = () => compute();', 'const f = () => undefined;'],
  ])('%s: %s', async (operator, line, expected) => {
    const source = `async function f() {\n${line}\n}\n`;
    const { mutants } = await mutantsOf('a.js', source, [2]);
    expect(mutants.map((mutant) => mutant.operator)).toEqual([operator]);
    expect(apply(source, mutants).split('\n')[1]).toBe(expected);
  });

  it('keeps a typed source acceptable to a type checker', async () => {
    const source = 'export function f(a: number): string {\n  return String(a);\n}\n';
    const { mutants } = await mutantsOf('a.ts', source, [2]);
    expect(apply(source, mutants)).toContain('return (undefined as never);');
  });

  it.each([
    ['a.jsx', 'const a = <b c="d">{e && f}</b>;', '{e || f}'],
    ['a.tsx', 'const a = <T,>(x: T) => <b>{x !== y}</b>;', 'x === y'],
    ['a.js', '// @flow\nconst a = (x: ?number): boolean => x > 1;', 'x >= 1'],
    ['a.mts', 'enum A { B = 1 }', 'B = 2'],
    ['a.cjs', '#!/usr/bin/env node\nreturn a < b', 'a <= b'],
  ])('%s: %s', async (file, source, expected) => {
    const { mutants, skipped } = await mutantsOf(file, source, [1, 2]);
    expect(skipped).toEqual([]);
    expect(apply(source, mutants)).toContain(expected);
  });
});

describe('no mutant', () => {
  it.each([
    ['imports', "import a from 'a';"],
    ['required modules', "const a = require('a');"],
    ['re-exports', "export { a } from './a.js';"],
    ['logging', "console.log('a', 1 + 2);"],
    ['debugging', 'this.logger.debug(`took ${a - b}`);'],
    ['comments', '// a < b'],
    ['functions without a changed body', 'function f(a, b) {}'],
    ['exports', 'module.exports = { f };'],
    ['directives', "'use strict';"],
    ['words of an error', "(e) => { new RangeError('expected a line'); };"],
    ['loops that might never end', 'while (a < b) {}'],
    ['a loop counter', 'for (;;i++) {}'],
  ])('%s', async (_name, line) => {
    expect((await mutantsOf('a.js', `${line}\n`, [1])).mutants).toEqual([]);
  });

  it.each([
    ['types', 'type A = "x" | 1;'],
    ['interfaces', 'interface A { b: true }'],
    ['declarations', 'declare const a: number;'],
    ['type imports', "import type { A } from './a.ts';"],
  ])('%s', async (_name, line) => {
    expect((await mutantsOf('a.ts', line, [1])).mutants).toEqual([]);
  });

  it('on lines that the change did not touch, in tests, in deleted, generated and other files', async () => {
    const source = 'f(a < b);\nf(a < b);\n';
    expect((await mutantsOf('a.js', source, [2])).mutants.map(({ line }) => line)).toEqual([2]);
    const files = [
      { path: 'a.test.js', kind: 'test' as const, status: 'added' as const },
      { path: 'gone.js', kind: 'source' as const, status: 'deleted' as const },
      { path: 'bundle.js', kind: 'generated' as const, status: 'modified' as const },
      { path: 'a.py', kind: 'source' as const, status: 'modified' as const },
      { path: 'a.d.ts', kind: 'source' as const, status: 'modified' as const },
    ].map((file) => ({ ...file, binary: false, lines: [{ start: 1, end: 9 }] }));
    const made = await makeMutants({ ...change(), files }, () => Promise.resolve(source));
    expect(made.mutants).toEqual([]);
  });

  it('of a file that does not parse, or looks minified: the reason is given', async () => {
    expect((await mutantsOf('a.js', 'if (a {', [1])).skipped).toEqual([
      { file: 'a.js', reason: expect.stringContaining('not parsed') },
    ]);
    expect((await mutantsOf('a.js', `f(${'a+'.repeat(1_500)}1)`, [1])).skipped[0]?.reason).toContain(
      'minified',
    );
  });
});

it('the most telling mutants come first, and files take turns', async () => {
  const source = "f('a');\nif (a) g();\n";
  const made = await makeMutants(
    { ...change(), files: ['a.js', 'b.js'].map((file) => changed(file, [1, 2])) },
    () => Promise.resolve(source),
  );
  expect(made.mutants.map(({ file, operator }) => `${file} ${operator}`)).toEqual([
    'a.js negate condition',
    'b.js negate condition',
    'a.js remove call',
    'b.js remove call',
  ]);
});

it('a file that the change left alone is mutated where it is asked for by name', async () => {
  const options = { files: ['left/alone.js', 'a.test.js'] };
  const made = await makeMutants(
    change(),
    (file) => Promise.resolve(file === 'left/alone.js' ? 'f(a < b);\n' : null),
    options,
  );
  expect(made.mutants.map(({ file, line }) => `${file}:${line}`)).toEqual(['left/alone.js:1']);
});

it('every mutant parses, edits its own line, and there is one a line', async () => {
  const atoms = [
    'a',
    'b?.c',
    '1',
    "'s'",
    '`t${a}`',
    '/x/',
    '[a]',
    'f(a)',
    'true',
    '(() => a)()',
    'a?.[b]',
    'f?.(1)',
  ];
  const glue = ['+', '-', '*', '<', '>=', '===', '&&', '||', '??', '&', ',\n'];
  const shapes = [
    'return @',
    'if (@) { @ }',
    'var x = @;',
    'throw @',
    'a.b = @',
    'for (let i = 0; i < @; i++) @',
    'f(@)',
    'var y = @ ? @ : @',
  ];
  const expression = fc
    .tuple(
      fc.constantFrom(...atoms),
      fc.array(fc.tuple(fc.constantFrom(...glue), fc.constantFrom(...atoms)), { maxLength: 3 }),
    )
    .map(([first, rest]) =>
      `(${first}${rest.map(([by, atom]) => ` ${by} (${atom})`).join('')})`.replaceAll('??', '||'),
    );
  const line = fc
    .tuple(fc.constantFrom(...shapes), fc.array(expression, { minLength: 3, maxLength: 3 }))
    .map(([shape, parts]) => parts.reduce((text, part) => text.replace('@', () => part), shape));
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), async (lines) => {
      const source = `async function g(a, b, f) {\n${lines.join(';\n')};\n}\n`;
      const count = source.split('\n').length;
      const { mutants, skipped } = await mutantsOf(
        'a.js',
        source,
        Array.from({ length: count }, (_, i) => i + 1),
      );
      expect(skipped).toEqual([]);
      expect(new Set(mutants.map((mutant) => mutant.line)).size).toBe(mutants.length);
      for (const mutant of mutants) {
        const mutated = applyMutant(source, mutant);
        expect(mutated).not.toBe(source);
        expect(await parseSource('a.js', mutated)).toMatchObject({ ok: true });
        expect(source.slice(0, mutant.edit.start).split('\n').length).toBe(mutant.line);
      }
    }),
    { numRuns: 60 },
  );
});

function apply(source: string, mutants: MadeMutants['mutants']): string {
  return mutants[0] === undefined ? source : applyMutant(source, mutants[0]);
}

function mutantsOf(file: string, source: string, lines: number[]): Promise<MadeMutants> {
  return makeMutants({ ...change(), files: [changed(file, lines)] }, () => Promise.resolve(source));
}

function changed(file: string, lines: number[]): Change['files'][number] {
  return {
    path: file,
    status: 'modified',
    kind: 'source',
    binary: false,
    lines: lines.map((line) => ({ start: line, end: line })),
  };
}

function change(): Change {
  return { base: baseSha, head: headSha, merge: null, files: [], class: 'source' };
}
