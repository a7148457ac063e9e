import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Path to text, or to where a symbolic link leads; null removes the file. */
export type Files = Record<string, string | { link: string } | null>;

/**
 * A repository whose branch `main` holds `base`, and whose checked out branch `change` lays `head` over it. `programs`:
 * files of head that may be run.
 */
export async function makeRepository(
  directory: string,
  base: Files,
  head: Files,
  programs: string[] = [],
): Promise<string> {
  await mkdir(directory, { recursive: true });
  git(directory, 'init', '--quiet', '--initial-branch=main');
  await commit(directory, base, 'base');
  git(directory, 'switch', '--quiet', '--create', 'change');
  await commit(directory, head, 'head');
  for (const program of programs) git(directory, 'update-index', '--chmod=+x', program);
  if (programs.length > 0) git(directory, 'commit', '--quiet', '--no-gpg-sign', '--message', 'programs');
  return directory;
}

export async function commit(directory: string, files: Files, message: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), { recursive: true });
    if (text === null) await rm(file);
    else if (typeof text === 'string') await writeFile(file, text);
    else await symlink(text.link, file);
  }
  git(directory, 'add', '--all');
  git(directory, 'commit', '--quiet', '--no-gpg-sign', '--allow-empty', '--message', message);
}

function git(directory: string, ...args: string[]): void {
  const config = [
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@example.invalid',
    '-c',
    'core.hooksPath=/dev/null',
  ];
  execFileSync('git', [...config, ...args], { cwd: directory, stdio: 'pipe' });
}

export const shopFiles = {
  'package.json': JSON.stringify({ name: 'shop', version: '1.0.0', scripts: { test: 'node --test' } }),
  'README.md': '# Shop\n\nA price is never below zero, whatever is taken off.\n',
  'price.js': 'exports.price = (full, off) => Math.max(0, full - off);\n',
  'label.js': 'exports.label = (name) => name.trim();\n',
  'test/price.test.js': [
    "const assert = require('node:assert');",
    "const { test } = require('node:test');",
    "const { price } = require('../price.js');",
    "test('a price is never below zero', () => assert.equal(price(5, 9), 0));",
    '',
  ].join('\n'),
} satisfies Files;

/** Changes to the shop, as in the demo: one breaks what base's tests hold, one is shown by a test, one by nothing. */
export const shopChanges = {
  wrong: { 'price.js': 'exports.price = (full, off) => full - off;\n' },
  right: {
    'label.js': "exports.label = (name) => name.trim().replace(/ +/g, ' ');\n",
    'test/label.test.js': [
      "const assert = require('node:assert');",
      "const { test } = require('node:test');",
      "const { label } = require('../label.js');",
      "test('spaces inside are one', () => assert.equal(label('a   b '), 'a b'));",
      '',
    ].join('\n'),
  },
  unproven: { 'label.js': 'exports.label = (name) => name.trim().toUpperCase();\n' },
} satisfies Record<string, Files>;

export type ShopChange = keyof typeof shopChanges;

export function makeShop(folder: string, change: ShopChange): Promise<string> {
  return makeRepository(path.join(folder, change), shopFiles, shopChanges[change]);
}
