import { lstat, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PreparedTree, Trees } from '../types/trees.ts';
import type { Room } from '../types/commands.ts';
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

const largestFile = 4 * 1024 * 1024;

/**
 * Text of a regular file of a prepared tree; null for anything else: what lies outside, behind a link (which may point
 * anywhere on this machine), or is larger than a source file should be.
 */
export async function readInTree(root: string, file: string): Promise<string | null> {
  const full = path.resolve(root, file);
  if (!full.startsWith(root + path.sep)) return null;
  try {
    const [real, realRoot, info] = await Promise.all([realpath(full), realpath(root), lstat(full)]);
    const plain = real === path.join(realRoot, path.relative(root, full)) && info.isFile();
    return plain && info.size <= largestFile ? await readFile(full, 'utf8') : null;
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
