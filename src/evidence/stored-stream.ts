import { open } from 'node:fs/promises';
import { errorCode } from '../base/error-code.ts';

/** A stored stream by its host path, as `CommandRunner.read` gives it. */
export async function readStored(
  file: string,
  { maxBytes, from }: { maxBytes: number; from: 'start' | 'end' },
): Promise<string> {
  const { whole, size, start } = await bytesOf(file, (bytes) => ({
    start: from === 'end' ? Math.max(0, bytes - maxBytes) : 0,
    maxBytes,
  }));
  const end = from === 'start' && start + whole.length < size ? endOfWhole(whole) : whole.length;
  return whole.toString('utf8', from === 'end' && start > 0 ? startOfWhole(whole) : 0, end);
}

/**
 * A stream that may still grow, as `StartedCommand.readOn` gives it: whole lines where there is more behind them.
 * Nothing, while there is no file yet.
 */
export async function readOn(
  file: string,
  { from, maxBytes }: { from: number; maxBytes: number },
): Promise<{ text: string; next: number; bytes: number }> {
  try {
    const { whole, size, start } = await bytesOf(file, (bytes) => ({
      start: Math.min(from, bytes),
      maxBytes,
    }));
    const line = start + whole.length < size ? whole.lastIndexOf('\n') : -1;
    const end = line === -1 ? endOfWhole(whole) : line + 1;
    return { text: whole.toString('utf8', 0, end), next: start + end, bytes: size };
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return { text: '', next: from, bytes: from };
  }
}

async function bytesOf(
  file: string,
  rangeOf: (size: number) => { start: number; maxBytes: number },
): Promise<{ whole: Buffer; size: number; start: number }> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const { start, maxBytes } = rangeOf(size);
    const length = Math.min(size - start, maxBytes);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
    return { whole: buffer.subarray(0, bytesRead), size, start };
  } finally {
    await handle.close();
  }
}

/** Behind the bytes of a UTF-8 sequence that the cut went through. */
function startOfWhole(bytes: Buffer): number {
  let start = 0;
  while (start < Math.min(3, bytes.length) && isContinuation(bytes[start])) start += 1;
  return start;
}

/** Before them, at the other end. */
function endOfWhole(bytes: Buffer): number {
  let lead = bytes.length - 1;
  while (lead > bytes.length - 4 && lead >= 0 && isContinuation(bytes[lead])) lead -= 1;
  return lead >= 0 && lead + sequenceLength(bytes[lead] ?? 0) > bytes.length ? lead : bytes.length;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

function sequenceLength(lead: number): number {
  if (lead >= 0xf0) return 4;
  if (lead >= 0xe0) return 3;
  if (lead >= 0xc0) return 2;
  return 1;
}
