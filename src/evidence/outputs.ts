import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Stored } from '../base/commands.ts';
import type { CommandRecord } from './types/commands.ts';

/** Kept outputs that are not what the ledger says of them, one sentence each. What was kept in part cannot be held against a hash. */
export async function alteredOutputs(folder: string, records: readonly CommandRecord[]): Promise<string[]> {
  const found: string[] = [];
  for (const { id, stdout, stderr } of records)
    for (const stream of [stdout, stderr])
      if (!(await isAsRecorded(folder, stream)))
        found.push(`The output of ${id} in ${stream.path} is not what the ledger says.`);
  return found;
}

async function isAsRecorded(
  folder: string,
  { path: file, bytes, keptBytes, sha256 }: Stored,
): Promise<boolean> {
  const inside = path.resolve(folder, file);
  if (!inside.startsWith(`${path.resolve(folder)}${path.sep}`)) return false;
  // A stream of nothing may have left no file.
  const content = await readFile(inside).catch(() => Buffer.alloc(0));
  if (content.length !== keptBytes) return false;
  return bytes !== keptBytes || createHash('sha256').update(content).digest('hex') === sha256;
}
