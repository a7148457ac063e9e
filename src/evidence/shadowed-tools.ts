import { access } from 'node:fs/promises';
import path from 'node:path';
import type { TreeName } from './types/change.ts';
import type { PreparedTree } from './types/trees.ts';

/** Programs that every suite is started with: one of these names in `node_modules/.bin` runs in their place. */
const tools = ['node', 'npm', 'npx', 'sh', 'bash', 'env'];

/**
 * Sentences, one a program that head's tree puts in the place of a tool and base's does not: whatever the tests say
 * then is said by it. `folder` is the package under examination, relative to the repository's root.
 */
export async function shadowedTools(prepared: readonly PreparedTree[], folder: string): Promise<string[]> {
  const [head, base] = await Promise.all([
    namesIn(prepared, 'head', folder),
    namesIn(prepared, 'base', folder),
  ]);
  return head
    .filter((name) => !base.includes(name))
    .map(
      (name) =>
        `The change puts a program named ${name} into node_modules/.bin, which runs in place of the real one.`,
    );
}

async function namesIn(prepared: readonly PreparedTree[], side: TreeName, folder: string): Promise<string[]> {
  const tree = prepared.find(({ pair }) => pair.source === side && pair.tests === side);
  if (!tree?.ready) return [];
  const places = [...new Set(['.', folder])].map((place) => path.join(tree.root, place, 'node_modules/.bin'));
  const found = await Promise.all(tools.map(async (name) => ((await anyThere(places, name)) ? [name] : [])));
  return found.flat();
}

async function anyThere(places: string[], name: string): Promise<boolean> {
  const looks = await Promise.allSettled(places.map((place) => access(path.join(place, name))));
  return looks.some(({ status }) => status === 'fulfilled');
}
