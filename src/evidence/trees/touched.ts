import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';

/** The tracked files of a prepared tree and its frozen folder, to compare rooms with. */
export type Frozen = { root: string; tracked: ReadonlySet<string> };

const maxEntries = 50_000;
const skipped = new Set(['node_modules', '.git', '.gainsay']);

/**
 * Tracked files that commands changed or removed in an overlay: what lies in its upper folder and differs from below.
 * A folder that was removed and made again hides what was in it without a trace here, and counts as unchanged.
 */
export async function touchedInUpper(upper: string, { root, tracked }: Frozen): Promise<string[]> {
  const touched: string[] = [];
  const queue = [''];
  let seen = 0;
  for (let at = queue.pop(); at !== undefined && seen < maxEntries; at = queue.pop()) {
    for (const entry of await readdir(path.join(upper, at), { withFileTypes: true }).catch(() => [])) {
      seen += 1;
      const name = at === '' ? entry.name : `${at}/${entry.name}`;
      if (skipped.has(entry.name)) continue;
      if (entry.isCharacterDevice()) touched.push(...removedBy(name, tracked));
      else if (entry.isDirectory()) queue.push(name);
      else if (tracked.has(name) && (await differs(path.join(root, name), path.join(upper, name))))
        touched.push(name);
    }
  }
  return touched.toSorted();
}

/** A whiteout stands for a file, or for a folder with all that was in it. */
function removedBy(name: string, tracked: ReadonlySet<string>): string[] {
  if (tracked.has(name)) return [name];
  return [...tracked].filter((file) => file.startsWith(`${name}/`));
}

/** The same for a room that is a copy: by size and time first, by content where those differ. */
export async function touchedInCopy(copy: string, { root, tracked }: Frozen): Promise<string[]> {
  const touched: string[] = [];
  const files = [...tracked];
  for (let at = 0; at < files.length; at += 64) {
    const batch = await Promise.all(
      files.slice(at, at + 64).map(async (file) => ({
        file,
        changed: await changedInCopy(path.join(root, file), path.join(copy, file)),
      })),
    );
    touched.push(...batch.filter(({ changed }) => changed).map(({ file }) => file));
  }
  return touched.toSorted();
}

async function changedInCopy(before: string, after: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [before, after].map((file) => lstat(file, { bigint: true }).catch(() => null)),
  );
  if (one === null || one === undefined) return false;
  if (other === null || other === undefined) return true;
  if (one.size === other.size && one.mtimeNs === other.mtimeNs && one.mode === other.mode) return false;
  return differs(before, after);
}

async function differs(before: string, after: string): Promise<boolean> {
  const [one, other] = await Promise.all([before, after].map((file) => lstat(file).catch(() => null)));
  if (!one || !other) return one !== other;
  if (one.isSymbolicLink() || other.isSymbolicLink()) {
    const targets = await Promise.all([before, after].map((file) => readlink(file).catch(() => null)));
    return targets[0] === null || targets[0] !== targets[1];
  }
  if (one.isDirectory() || other.isDirectory()) return one.isDirectory() !== other.isDirectory();
  // A pipe in a file's place has its size, which is none, and is never read to its end.
  if (!one.isFile() || !other.isFile()) return true;
  if (one.size !== other.size || (one.mode & 0o111) !== (other.mode & 0o111)) return true;
  if (one.size === 0) return false;
  if (one.size > 64 * 1024 * 1024) return one.mtimeMs !== other.mtimeMs;
  const [bytes, otherBytes] = await Promise.all([readFile(before), readFile(after)]);
  return !bytes.equals(otherBytes);
}
