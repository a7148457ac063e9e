import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claim } from '../../workspace/owner.ts';
import { removeFolder } from '../../workspace/remove-folder.ts';
import type { LocalEvent } from '../types.ts';
import { makeDemo } from './make.ts';

/**
 * Hands `use` a way to make the demo's repository. Without `into` it lies in a temporary folder that is gone when `use`
 * has ended, however it ended; where this process is killed, the next run removes it.
 */
export async function withDemo<T>(
  { change, into }: { change: string; into: string | null },
  use: (make: (signal: AbortSignal) => Promise<LocalEvent>) => Promise<T>,
): Promise<T> {
  if (into !== null) return use((signal) => makeDemo(change, path.resolve(into), signal));
  const folder = await mkdtemp(path.join(tmpdir(), 'gainsay-demo-'));
  try {
    await claim(folder);
    return await use((signal) => makeDemo(change, path.join(folder, 'invoices'), signal));
  } finally {
    await removeFolder(folder);
  }
}
