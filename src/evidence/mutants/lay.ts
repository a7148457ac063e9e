import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PreparedTree, Room, Trees } from '../types.ts';
import type { Edit } from './operators.ts';
import { applyMutant } from './make.ts';

/** Trees whose rooms have one edit laid over the sources. The prepared trees themselves stay as they are. */
export function treesWithMutant(trees: Trees, mutant: { file: string; edit: Edit }): Trees {
  return {
    ...trees,
    async room(tree) {
      const room = await trees.room(tree);
      try {
        await lay(room, tree, mutant);
      } catch (error) {
        await room.dispose();
        throw error;
      }
      return room;
    },
  };
}

/** Text of a source file of a prepared tree; null where it is no file of the tree (a link may point anywhere). */
export async function readInTree(root: string, file: string): Promise<string | null> {
  const full = path.join(root, file);
  try {
    const [real, realRoot] = await Promise.all([realpath(full), realpath(root)]);
    return real === path.join(realRoot, file) ? await readFile(full, 'utf8') : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null;
    throw error;
  }
}

async function lay(
  room: Room,
  tree: PreparedTree & { ready: true },
  mutant: { file: string; edit: Edit },
): Promise<void> {
  const text = await readInTree(tree.root, mutant.file);
  if (text === null) throw new Error(`${mutant.file} is no file of the prepared tree`);
  const target = path.join(writableRoot(room), mutant.file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, applyMutant(text, mutant));
}

/** The copy itself, or the layer in which an overlay keeps what is written to it. */
function writableRoot(room: Room): string {
  if (room.hostRoot !== null) return room.hostRoot;
  const overlay = room.mounts.find((mount) => mount.kind === 'overlay' && mount.at === room.root);
  if (overlay?.kind !== 'overlay') throw new Error('the room is neither a copy nor an overlay');
  return overlay.upper;
}
