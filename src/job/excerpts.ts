import type { Redactor } from '../base/redact.ts';
import type { CommandRecord } from '../evidence/types/commands.ts';
import type { Laboratory } from '../evidence/types/laboratory.ts';
import { excerptsWanted } from '../report/support.ts';
import type { VerifyResult } from './types.ts';

const bytesOfEach = 4_000;

/** The ends of the outputs that the report shows, redacted: stdout, then stderr. */
export async function excerptsOf(
  result: Pick<VerifyResult, 'verdict' | 'input'>,
  read: Laboratory['read'],
  redactor: Redactor,
): Promise<Record<string, string>> {
  const records = new Map(result.input.evidence.records.map((record) => [record.id, record]));
  const shown: Record<string, string> = {};
  for (const id of excerptsWanted(result)) {
    const record = records.get(id);
    if (record) shown[id] = redactor.text(await endOf(record, read));
  }
  return shown;
}

async function endOf({ stdout, stderr }: CommandRecord, read: Laboratory['read']): Promise<string> {
  const ends = await Promise.all(
    [stdout, stderr].map((stream) => read(stream, { maxBytes: bytesOfEach, from: 'end' })),
  );
  return ends.filter((text) => text.trim() !== '').join('\n');
}
