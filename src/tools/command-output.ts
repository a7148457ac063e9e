import type { Exit, Stored } from '../base/commands.ts';
import type { CommandRecord } from '../evidence/types/commands.ts';
import type { Laboratory } from '../evidence/types/laboratory.ts';
import { count, duration } from './excerpt.ts';

export type ShownOutput = { content: string; stdout: string; stderr: string };

/** Bytes of each end of a stream that the model sees. */
const ends = { stdout: 6000, stderr: 3000 };

/** `E7 exit 0 in 1.2 s`, then what the command wrote: head and tail of each stream, and how much was left out between. */
export async function commandOutput(record: CommandRecord, laboratory: Laboratory): Promise<ShownOutput> {
  const stdout = await headAndTail(record.stdout, ends.stdout, laboratory);
  const stderr = await headAndTail(record.stderr, ends.stderr, laboratory);
  const parts = [headline(record)];
  if (stdout !== '') parts.push(stdout);
  if (stderr !== '') parts.push(`--- stderr\n${stderr}`);
  if (stdout === '' && stderr === '') parts.push('(no output)');
  return { content: parts.join('\n'), stdout, stderr };
}

/** One line: id, how it ended, how long it took, and what it left behind. */
function headline(record: CommandRecord): string {
  const left: string[] = [];
  if (record.survivors > 0) left.push(`${record.survivors} processes outlived it (ended now)`);
  if (record.touched.length > 0) left.push(`changed ${record.touched.slice(0, 5).join(', ')}`);
  const line = `${record.id} ${exitWords(record.exit)} in ${duration(record.durationMs)}`;
  return left.length === 0 ? line : `${line}; ${left.join('; ')}`;
}

export function exitWords(exit: Exit): string {
  if (exit.kind === 'code') return `exit ${exit.code}`;
  if (exit.kind === 'signal') return `killed by ${exit.signal}`;
  if (exit.kind === 'timeout') return `timed out after ${duration(exit.afterMs)}`;
  return exit.kind === 'denied' ? `not run: ${exit.reason}` : 'cancelled';
}

async function headAndTail(stream: Stored, end: number, laboratory: Laboratory): Promise<string> {
  const lost = stream.bytes - stream.keptBytes;
  if (stream.keptBytes <= 2 * end) {
    const whole = await laboratory.read(stream, { maxBytes: 2 * end, from: 'start' });
    return lost > 0 ? `${whole}\n[${count(lost)} more bytes were not kept]` : whole.trimEnd();
  }
  const head = await laboratory.read(stream, { maxBytes: end, from: 'start' });
  const tail = await laboratory.read(stream, { maxBytes: end, from: 'end' });
  const leftOut = stream.keptBytes - Buffer.byteLength(head) - Buffer.byteLength(tail);
  const how =
    'run it again with a filter (grep, sed -n, tail) or into a file in $GAINSAY_SCRATCH to see them';
  const cut = `\n[… ${count(leftOut)} bytes left out; ${how}]\n`;
  return `${head}${cut}${tail}${lost > 0 ? `\n[${count(lost)} more bytes were not kept]` : ''}`.trimEnd();
}
