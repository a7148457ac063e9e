import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';

const longestMs = 180_000;

/**
 * A folder that is filled once a test run. Test files are processes of their own: whoever makes the folder fills it, the
 * others wait; when filling fails, all of them fail with its reason.
 */
export async function filledOnce(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(inject('buildFolder'), name);
  const [done, failed] = [`${folder}.done`, `${folder}.failed`];
  const isMine = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (!isMine) return untilFilled(folder, { done, failed });
  try {
    await fill(folder);
    await writeFile(done, '');
  } catch (error) {
    await writeFile(`${failed}.part`, String(error));
    await rename(`${failed}.part`, failed);
    throw error;
  }
  return folder;
}

async function untilFilled(
  folder: string,
  { done, failed }: { done: string; failed: string },
): Promise<string> {
  for (let waited = 0; !existsSync(done); waited += 100) {
    if (existsSync(failed))
      throw new Error(`${path.basename(folder)} failed in another test file; see there`);
    if (waited > longestMs) throw new Error(`${path.basename(folder)} was not there after ${longestMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return folder;
}
