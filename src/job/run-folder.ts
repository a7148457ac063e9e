import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/** `gainsay-<time>-<random>` below `parent`: never an existing folder, readable by this user alone. */
export async function makeRunFolder(parent: string): Promise<string> {
  const time = new Date().toISOString().replaceAll(/[-:]/g, '').slice(0, 15);
  const folder = path.join(parent, `gainsay-${time}-${randomBytes(4).toString('hex')}`);
  await mkdir(folder, { recursive: false, mode: 0o700 });
  return folder;
}
