import { readFile, writeFile } from 'node:fs/promises';
import type { Stored } from '../base/commands.ts';
import { createRedactor } from '../base/redact.ts';

/**
 * Takes secrets out of the stored streams of a command that was given them, in place: whoever runs in an installation can
 * print its credentials, and what is kept is uploaded with the evidence. `keptBytes` follows; the hash stays that of the
 * whole stream.
 */
export async function redactOutput(
  { stdout, stderr }: { stdout: Stored; stderr: Stored },
  secrets: readonly string[],
): Promise<void> {
  if (secrets.length === 0) return;
  const { text } = createRedactor(secrets);
  for (const stream of [stdout, stderr]) {
    const kept = await readFile(stream.path, 'utf8');
    const shown = text(kept);
    if (shown === kept) continue;
    await writeFile(stream.path, shown);
    stream.keptBytes = Buffer.byteLength(shown);
  }
}
