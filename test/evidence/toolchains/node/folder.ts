import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export type Folder = { root: string; files: string[]; remove(): Promise<void> };

/** A folder of real files; objects are written as JSON. */
export async function folderOf(files: Record<string, unknown>): Promise<Folder> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'gainsay-project-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return { root, files: Object.keys(files), remove: () => rm(root, { recursive: true, force: true }) };
}
