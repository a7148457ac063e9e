import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const pages = [
  'README.md',
  'AGENTS.md',
  'SECURITY.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];

/** In backticks: files and folders of this repository, also as seen from `src`. A run's own folders are not among them. */
const places =
  /`((?:src|test|docs|\.github\/(?:examples|apparmor)|\.ci)\/[\w./-]+|(?:agents|base|event|evidence|github|job|model|playbook|report|runtime|sandbox|tools|verdict|workspace)\/[\w./-]+\.ts)`/g;

it.each(pages)('%s names files that are there', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  const named = [...text.matchAll(places)].flatMap(([, name = '']) => (name.includes('NN-') ? [] : [name]));
  const missing = named.filter(
    (name) => !existsSync(path.join(root, name)) && !existsSync(path.join(root, 'src', name)),
  );
  expect(missing).toEqual([]);
});
