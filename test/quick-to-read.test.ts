import { expect, it } from 'vitest';
// @ts-expect-error -- a script of the build, which has no types
import { quickToRead } from '../.ci/quick-to-read.mjs';

const made: (source: string, name: string) => string = quickToRead;

it('says the same in ASCII: in strings, templates, patterns and names, however many backslashes stand before', async () => {
  const values = String.raw`export const caf${'\u00e9'} = [
    '\u2019 \u{1f600}', "${'\u2019'} ${'\ud83d\ude00'} \${'\u2019'} \\${'\u2019'} \\\${'\u2019'}",
    ${'`'}${'\u2026'}\${1 + 1}${'`'}, /[${'\ud83d\ude00'}${'\u2013'}]\${'\u2019'}/.exec('${'\u2013'}${'\u2019'}')?.[0], /^${'\ud83d\ude00'}$/u.test('\u{1f600}'),
  ];`;
  const code = made(values, 'a.js');
  expect(code).not.toMatch(/[^\0-\x7F]/);
  expect(await evaluated(code)).toEqual(await evaluated(values));
});

it('refuses what a tag would see in another way', () => {
  expect(() => made('export const a = String.raw`\u2019`;', 'a.js')).toThrow(
    /^a\.js: write `\u2019` in ASCII/,
  );
});

it('wraps a module in a function that is compiled at the first reading, and nothing else', () => {
  const chunk = '/***/ ((module, __unused, require) => {\n((a) => {\n})(1);\n/***/ })\n';
  expect(made(`export const m = {\n1:\n${chunk}};`, 'a.js')).toBe(
    `export const m = {\n1:\n${chunk.replace('((module, __unused, require) =>', '(function (module, __unused, require)')}};`,
  );
});

async function evaluated(code: string): Promise<unknown> {
  const exported: Record<string, unknown> = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  return Object.entries(exported);
}
