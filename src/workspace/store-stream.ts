import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { errorCode } from '../base/error-code.ts';
import type { Stored } from '../base/commands.ts';

/** Longest end of a stream kept in memory until the stream is over. */
const longestTail = 256 * 1024;

/**
 * Stores a stream in a file of at most about `keepBytes`. What does not fit is left out of the middle, with one line
 * that says how much, so that an error at the end is never lost. The hash is of the whole stream.
 */
export async function storeStream(
  stream: AsyncIterable<Buffer> | Iterable<Buffer>,
  { path, keepBytes }: { path: string; keepBytes: number },
): Promise<Stored> {
  return storeInto(await openStore(path), stream, { path, keepBytes });
}

export function openStore(path: string): Promise<FileHandle> {
  return open(path, 'w', 0o600);
}

/** The same with an open file, which it closes. Listens to the stream before it returns: nothing is missed. */
export async function storeInto(
  file: FileHandle,
  stream: AsyncIterable<Buffer> | Iterable<Buffer>,
  { path, keepBytes }: { path: string; keepBytes: number },
): Promise<Stored> {
  const tail = tailOf(Math.min(Math.floor(keepBytes / 2), longestTail));
  const hash = createHash('sha256');
  let bytes = 0;
  let headLeft = keepBytes - tail.limit;
  let keptBytes = 0;
  const keep = async (chunk: Buffer): Promise<void> => {
    if (chunk.length === 0) return;
    await file.writeFile(chunk);
    keptBytes += chunk.length;
  };
  try {
    for await (const chunk of untilDestroyed(stream)) {
      hash.update(chunk);
      bytes += chunk.length;
      const head = chunk.subarray(0, headLeft);
      headLeft -= head.length;
      await keep(head);
      tail.push(chunk.subarray(head.length));
    }
    if (tail.dropped() > 0) await keep(Buffer.from(`\n[... ${tail.dropped()} bytes left out ...]\n`));
    await keep(tail.content());
  } finally {
    await file.close();
  }
  return { path, bytes, keptBytes, sha256: hash.digest('hex') };
}

/** A pipe that was destroyed (its process was killed) ends; every other failure is thrown. */
async function* untilDestroyed(stream: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch (error) {
    if (errorCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

function tailOf(limit: number) {
  let chunks: Buffer[] = [];
  let held = 0;
  let seen = 0;
  const compact = (): void => {
    const all = Buffer.concat(chunks);
    const kept = Buffer.from(all.subarray(Math.max(0, all.length - limit)));
    chunks = [kept];
    held = kept.length;
  };
  return {
    limit,
    push(chunk: Buffer): void {
      if (chunk.length === 0) return;
      chunks.push(chunk);
      held += chunk.length;
      seen += chunk.length;
      if (held > limit * 2 + 65_536) compact();
    },
    /** Starts on a whole code point when something before it was left out. */
    content(): Buffer {
      compact();
      const all = chunks[0] ?? Buffer.alloc(0);
      return seen > held ? all.subarray(startOfCodePoint(all)) : all;
    },
    dropped(): number {
      compact();
      return seen - held;
    },
  };
}

function startOfCodePoint(bytes: Buffer): number {
  let at = 0;
  while (at < 3 && at < bytes.length && ((bytes[at] ?? 0) & 0xc0) === 0x80) at += 1;
  return at;
}
