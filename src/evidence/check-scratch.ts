import { createHash } from 'node:crypto';
import {
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import path from 'node:path';
import { removeFolder } from '../workspace/remove-folder.ts';
import { UnusableCheck } from './check-request.ts';

/** The scratch folder as it was when a check began: every run of the check starts from its own copy of it. */
export type CheckScratch = {
  /** Of names and contents; null where the folder was empty. The snapshot is kept under this name. */
  sha256: string | null;
  copy(): Promise<{ path: string; dispose(): Promise<void> }>;
  dispose(): Promise<void>;
};

const mostFiles = 2_000;
const mostBytes = 32 * 1024 * 1024;

/** @throws UnusableCheck where the scratch folder has grown too large to be kept with the evidence. */
export async function openCheckScratch(
  folders: { host: string; snapshots: string },
  { empty = false }: { empty?: boolean } = {},
): Promise<CheckScratch> {
  const files = empty ? [] : await list(folders.host);
  // Beside it, in the folder of the run: the sandbox gives nothing else to the user that its commands are.
  const working = await mkdtemp(`${folders.host}-`);
  const sha256 = files.length === 0 ? null : await snapshot(folders, files);
  const kept = sha256 === null ? null : path.join(folders.snapshots, sha256);
  return {
    sha256,
    async copy() {
      const copy = await mkdtemp(path.join(working, 'run-'));
      if (kept !== null) await copyAll(kept, copy, files);
      return { path: copy, dispose: () => removeFolder(copy) };
    },
    dispose: () => removeFolder(working),
  };
}

type Entry = { path: string; kind: 'file' | 'link' };

/** Regular files and links; links are never followed, other kinds are left out. */
async function list(root: string): Promise<Entry[]> {
  const found: Entry[] = [];
  let bytes = 0;
  let seen = 0;
  const folders = ['.'];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
      const at = path.join(folder, entry.name);
      seen += 1;
      if (seen > mostFiles) throw tooLarge();
      if (entry.isDirectory()) folders.push(at);
      if (!entry.isFile() && !entry.isSymbolicLink()) continue;
      bytes += entry.isFile() ? (await lstat(path.join(root, at))).size : 0;
      found.push({ path: at, kind: entry.isFile() ? 'file' : 'link' });
      if (bytes > mostBytes) throw tooLarge();
    }
  }
  return found.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

function tooLarge(): UnusableCheck {
  return new UnusableCheck(
    `$GAINSAY_SCRATCH holds more than ${mostFiles} files or ${mostBytes / 1024 / 1024} MB: delete what the check does not need.`,
  );
}

async function snapshot(folders: { host: string; snapshots: string }, files: Entry[]): Promise<string> {
  await mkdir(folders.snapshots, { recursive: true });
  const copy = await mkdtemp(path.join(folders.snapshots, 'copy-'));
  await copyAll(folders.host, copy, files);
  const hash = createHash('sha256');
  for (const file of files) {
    const full = path.join(copy, file.path);
    const content = file.kind === 'file' ? await readFile(full) : await readlink(full);
    hash.update(JSON.stringify([file.path, file.kind, content.length])).update(content);
  }
  const sha256 = hash.digest('hex');
  await keep(copy, path.join(folders.snapshots, sha256));
  return sha256;
}

async function keep(copy: string, kept: string): Promise<void> {
  try {
    await rename(copy, kept);
  } catch {
    // An equal snapshot of an earlier check is there already.
    await rm(copy, { recursive: true, force: true });
  }
}

async function copyAll(from: string, to: string, files: Entry[]): Promise<void> {
  for (const { path: file, kind } of files) {
    const target = path.join(to, file);
    await mkdir(path.dirname(target), { recursive: true });
    if (kind === 'file') await copyFile(path.join(from, file), target);
    else await symlink(await readlink(path.join(from, file)), target);
  }
}
