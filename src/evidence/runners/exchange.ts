import { constants } from 'node:fs';
import { lstat, mkdir, open, rm, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';

/**
 * Empties the exchange folder of a room and lays files into it. An earlier command in the room may have put a link in
 * the folder's own place: nothing is done behind it.
 */
export async function fillExchange(host: string, files: Record<string, string>): Promise<void> {
  await rm(host, { recursive: true, force: true });
  await mkdir(host, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(host, name), content);
}

/**
 * A file that a command left in its exchange folder; null where there is none. The command may have put anything in
 * its place, or in the folder's: a link would be followed here, outside of the sandbox, and a pipe would be waited for.
 */
export async function openExchangeFile(file: string): Promise<{ handle: FileHandle; bytes: number } | null> {
  const folder = await lstat(path.dirname(file)).catch(() => null);
  if (folder === null || !folder.isDirectory()) return null;
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
    () => null,
  );
  if (handle === null) return null;
  const stats = await handle.stat();
  if (stats.isFile()) return { handle, bytes: stats.size };
  await handle.close();
  return null;
}

/** Its text; empty where there is none. `tooLarge`: it has more than `maxBytes`, nothing was read. */
export async function readExchangeFile(
  file: string,
  maxBytes: number,
): Promise<{ text: string; tooLarge: boolean }> {
  const found = await openExchangeFile(file);
  if (found === null) return { text: '', tooLarge: false };
  try {
    return found.bytes > maxBytes
      ? { text: '', tooLarge: true }
      : { text: await found.handle.readFile('utf8'), tooLarge: false };
  } finally {
    await found.handle.close();
  }
}
