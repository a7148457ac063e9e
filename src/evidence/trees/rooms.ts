import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { removeFolder } from '../../workspace/remove-folder.ts';
import type { Room } from '../types/commands.ts';
import { copyContents, copyInto, staysInside } from './folders.ts';
import type { Layer } from './layer.ts';
import { touchedInCopy, touchedInUpper } from './touched.ts';

/** A prepared tree on disk. `layers` lie over `root`, the first on top. Nothing below is ever written again. */
export type Laid = {
  root: string;
  tracked: ReadonlySet<string>;
  layers: Layer[];
};

/** Where a tree lies in every room that the sandbox can map. */
const insideRoot = '/gainsay/tree';
const exchange = '.gainsay';

/** An empty overlay over a prepared tree: costs two folders. */
export async function overlayRoom(
  { root, tracked, layers }: Laid,
  folder: string,
): Promise<Room & { upper: string }> {
  const upper = path.join(folder, 'upper');
  const work = path.join(folder, 'work');
  await mkdir(path.join(upper, exchange), { recursive: true });
  await mkdir(work, { recursive: true });
  return {
    root: insideRoot,
    mounts: [
      {
        kind: 'overlay',
        lower: [...layers.map((layer) => layer.folder), root],
        upper,
        work,
        at: insideRoot,
      },
    ],
    hostRoot: null,
    upper,
    exchange: { inside: `${insideRoot}/${exchange}`, host: path.join(upper, exchange) },
    touched: () => touchedInUpper(upper, { root, tracked }),
    dispose: () => removeFolder(folder),
  };
}

/** A full copy of a prepared tree, where the sandbox cannot map paths. Links to layers become what they stand for. */
export async function copyRoom(
  { root, tracked, layers }: Laid,
  folder: string,
  signal: AbortSignal,
): Promise<Room & { hostRoot: string }> {
  await mkdir(folder, { recursive: true });
  await copyContents(root, folder, signal);
  for (const layer of layers.toReversed()) {
    for (const entry of layer.entries) {
      if (!(await staysInside(folder, entry))) continue;
      const target = path.join(folder, entry);
      await rm(target, { recursive: true, force: true });
      await mkdir(path.dirname(target), { recursive: true });
      await copyInto([path.join(layer.folder, entry)], path.dirname(target), signal);
    }
  }
  const host = path.join(folder, exchange);
  await mkdir(host, { recursive: true });
  return {
    root: folder,
    mounts: [{ kind: 'read-write', from: folder, at: folder }],
    hostRoot: folder,
    exchange: { inside: host, host },
    touched: () => touchedInCopy(folder, { root, tracked }),
    dispose: () => removeFolder(folder),
  };
}

/** A folder itself, writable: only set-up works like that, before anything is frozen. */
export function folderRoom(host: string, { maps, cache }: { maps: boolean; cache: string }): Room {
  const root = maps ? insideRoot : host;
  return {
    root,
    mounts: [
      { kind: 'read-write', from: host, at: root },
      { kind: 'read-write', from: cache, at: maps ? insideCache : cache },
    ],
    hostRoot: maps ? null : host,
    exchange: { inside: root, host },
    touched: () => Promise.resolve([]),
    dispose: () => Promise.resolve(),
  };
}

/** The caches of package managers, shared by the installs of one run. */
export const insideCache = '/gainsay/cache';
