import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * The defences of the rows, each as patches of the sources that take it out: `NN-name.defence.json` beside its test. A
 * row may have several layers; each is taken out alone, and the row must notice each.
 */
export async function allDefences() {
  const folder = import.meta.dirname;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.defence.json')).toSorted();
  const read = names.map(async (name) => {
    const layers = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
    return layers.map((layer) => ({ row: name.replace('.defence.json', ''), ...layer }));
  });
  return (await Promise.all(read)).flat();
}

/** The text with the patch applied. Throws when what it replaces does not stand there exactly once. */
export function patched(source, { file, text, replacement }) {
  const found = source.split(text).length - 1;
  if (found !== 1) throw new Error(`${file}: stands there ${found} times, not once: ${text}`);
  return source.replace(text, () => replacement);
}
