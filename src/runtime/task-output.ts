import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from '../base/reason.ts';
import type { AgentHost } from './types.ts';
import type { AgentResult } from './events.ts';

/** Whole or not at all: a reader never sees half a file. A disk that refuses costs the file, not the result. */
export async function kept(
  { outputFile }: { outputFile: string },
  result: AgentResult,
  { redact = (whole) => whole }: Pick<AgentHost, 'redact'>,
): Promise<AgentResult> {
  try {
    await mkdir(path.dirname(outputFile), { recursive: true });
    await writeFile(`${outputFile}.part`, `${JSON.stringify(redact(result), null, 2)}\n`, { mode: 0o600 });
    await rename(`${outputFile}.part`, outputFile);
    return result;
  } catch (error) {
    const note = `Its output could not be written: ${reasonOf(error)}`;
    return { ...result, notes: [...(result.notes ?? []), note] };
  }
}
