import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { globMatcher, ignoreMatcher } from '../../src/workspace/glob.ts';
import { fc } from '../property.ts';

describe('glob patterns', () => {
  it.each([
    ['*.ts', 'a.ts', true],
    ['*.ts', 'src/a.ts', false],
    ['**/*.ts', 'a.ts', true],
    ['**/*.ts', 'src/deep/a.ts', true],
    ['src/**', 'src/deep/a.ts', true],
    ['src/**/a.ts', 'src/a.ts', true],
    ['src/**/a.ts', 'src/x/y/a.ts', true],
    ['src/**/a.ts', 'src/xa.ts', false],
    ['src/*/a.ts', 'src/x/y/a.ts', false],
    ['src/?.{ts,tsx}', 'src/a.tsx', true],
    ['{src,test}/{a,b}.ts', 'test/b.ts', true],
    ['{src,test}/{a,b}.ts', 'test/c.ts', false],
    ['[a-c].ts', 'b.ts', true],
    ['[!a-c].ts', 'b.ts', false],
    ['a\\*b', 'a*b', true],
    ['a\\*b', 'axb', false],
    ['.github/**', '.github/x.yml', true],
    ['{single}', '{single}', true],
    ['[', '[', true],
  ])('%s and %s: %s', (pattern, file, fits) => {
    expect(globMatcher(pattern)(file)).toBe(fits);
  });

  it('take time in proportion to their length, whatever they hold', () => {
    const begun = performance.now();
    globMatcher('*a'.repeat(200))('a'.repeat(2000));
    globMatcher('{a,b}'.repeat(180))('a'.repeat(2000));
    globMatcher('**/'.repeat(100))(`${'a/'.repeat(1000)}b`);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});

describe('ignore rules', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gainsay-ignore-'));
  execFileSync('git', ['init', '-q', folder]);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('agree with git', () => {
    const name = fc.constantFrom('a', 'b', 'ab', 'a.ts', 'build');
    const file = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
    const part = fc.constantFrom('a', 'b', '*', 'a*', '*.ts', '?', '[ab]', '**', 'build', 'a.ts');
    const line = fc
      .tuple(
        fc.constantFrom('', '', '/', '!'),
        fc.array(part, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('', '', '/'),
      )
      .map(([start, parts, end]) => start + parts.join('/') + end);
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 4 }),
        fc.uniqueArray(file, { minLength: 4, maxLength: 8 }),
        (lines, files) => {
          writeFileSync(path.join(folder, '.gitignore'), lines.join('\n'));
          const matches = ignoreMatcher(lines);
          expect({ lines, ignored: files.filter(matches) }).toEqual({
            lines,
            ignored: ignoredByGit(folder, files),
          });
        },
      ),
      { numRuns: 25 },
    );
  });
});

/** By name alone: the files do not exist. */
function ignoredByGit(folder: string, files: string[]): string[] {
  try {
    const output = execFileSync('git', ['check-ignore', '--no-index', '-z', '--stdin'], {
      cwd: folder,
      input: files.join('\0'),
    });
    return output
      .toString('utf8')
      .split('\0')
      .filter((file) => file !== '');
  } catch {
    return [];
  }
}
