import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allDefences, patched } from './patches.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const defences = await allDefences();

describe('the defences that without-defences.mjs takes out', () => {
  it('every row has one', async () => {
    const tests = (await readdir(import.meta.dirname)).filter((name) => /^\d\d-.*\.test\.ts$/.test(name));
    const rows = tests.map((name) => name.replace('.test.ts', '')).toSorted();
    expect([...new Set(defences.map(({ row }) => row))].toSorted()).toEqual(rows);
  });

  it.each(defences)('$row: $layer still stands in the sources, word by word', async ({ patches }) => {
    expect(patches.length).toBeGreaterThan(0);
    const texts = new Map<string, string>();
    for (const patch of patches) {
      const before = texts.get(patch.file) ?? (await readFile(path.join(root, patch.file), 'utf8'));
      const after = patched(before, patch);
      expect(after).not.toBe(before);
      texts.set(patch.file, after);
    }
  });
});
