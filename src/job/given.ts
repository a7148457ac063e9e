import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { InvalidInput } from '../base/errors.ts';
import { isRecord } from '../base/record.ts';
import { reasonOf } from '../base/reason.ts';
import type { Redactor } from '../base/redact.ts';
import type { VerdictInput } from '../verdict/types.ts';
import type { VerifyResult } from './types.ts';

/** What a verdict was computed from besides ledger and agents: it comes from the repository and the machine, and is kept as it was. */
export type Given = Pick<VerdictInput, 'confirmed' | 'notices' | 'steps' | 'obstructions'> &
  Pick<VerdictInput['evidence'], 'change' | 'sandbox'>;

const name = 'given.json';

export async function keepGiven({ input, evidenceDir }: VerifyResult, redactor: Redactor): Promise<void> {
  const { confirmed, notices, steps, obstructions, evidence } = input;
  const given: Given = {
    confirmed,
    notices,
    steps,
    obstructions,
    change: evidence.change,
    sandbox: evidence.sandbox,
  };
  await writeFile(path.join(evidenceDir, name), `${JSON.stringify(redactor.json(given), null, 2)}\n`);
}

/** @throws InvalidInput naming the file, when a run folder does not hold it. */
export async function readGiven(folder: string): Promise<Given> {
  const value = await readRecord(folder, name);
  if (isGiven(value)) return value;
  throw new InvalidInput('does not hold what a verdict is computed from', {
    at: { file: path.join(folder, name) },
    remedy: 'Name a run folder that this version of Gainsay has written.',
  });
}

/** One JSON object of a run folder. */
export async function readRecord(folder: string, file: string): Promise<Record<string, unknown>> {
  const where = path.join(folder, file);
  const remedy = 'Name the folder of a finished run: it holds result.json, evidence.jsonl and agents/.';
  let value: unknown;
  try {
    value = JSON.parse(await readFile(where, 'utf8'));
  } catch (cause) {
    throw new InvalidInput(`cannot be read: ${reasonOf(cause)}`, { at: { file: where }, remedy, cause });
  }
  if (isRecord(value)) return value;
  throw new InvalidInput('is no JSON object', { at: { file: where }, remedy });
}

/** A verdict of a result.json in one line. */
export function verdictLine(fields: Record<string, unknown>): string {
  const why = fields['because'] ?? fields['shown'];
  const told = typeof why === 'string' ? ` (${why})` : '';
  return `${String(fields['verdict'])}${told}: ${String(fields['headline'])}`;
}

function isGiven(value: object): value is Given {
  const lists = ['confirmed', 'notices', 'steps', 'obstructions'];
  return (
    isRecord(value) &&
    lists.every((list) => Array.isArray(value[list])) &&
    isRecord(value['change']) &&
    typeof value['sandbox'] === 'string'
  );
}
