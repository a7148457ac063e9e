import { open, readFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/** One JSON value a line. Appends keep their order; each costs one write, whatever the file's size. */
export type JsonlWriter = {
  /** Resolves when the line is with the operating system. Rejects when this line could not be written. */
  append(value: unknown): Promise<void>;
  /** Waits for appends under way, then closes. May be called twice. */
  close(): Promise<void>;
};

/**
 * Opens a file for appending, makes it where it is missing. A last line that a killed process left half-written is
 * ended first, so that it damages no line of ours.
 */
export async function openJsonl(file: string): Promise<JsonlWriter> {
  const handle = await open(file, 'a+', 0o600);
  await endHalfLine(handle);
  let last: Promise<void> = Promise.resolve();
  let closed: Promise<void> | undefined;
  return {
    append(value) {
      const line = Buffer.from(`${JSON.stringify(value)}\n`, 'utf8');
      const write = last.then(() => handle.appendFile(line));
      last = write.then(nothing, nothing);
      return write;
    },
    close() {
      closed ??= last.then(() => handle.close());
      return closed;
    },
  };
}

export type JsonlContent = {
  values: unknown[];
  /** Lines (1-based) that are not JSON: half-written by a process that was killed, or damaged since. */
  damaged: number[];
};

/** Reads what can be read. Rejects only when the file itself cannot be read. */
export async function readJsonl(file: string): Promise<JsonlContent> {
  return parseJsonl(await readFile(file, 'utf8'));
}

/** A last line without its line feed counts only when it is a whole object or array: `12` may be the start of `123`. */
export function parseJsonl(text: string): JsonlContent {
  const content: JsonlContent = { values: [], damaged: [] };
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const parsed = parseLine(line);
    const whole = index < lines.length - 1 || (parsed.ok && typeof parsed.value === 'object' && parsed.value);
    if (parsed.ok && whole) content.values.push(parsed.value);
    else content.damaged.push(index + 1);
  }
  return content;
}

function parseLine(line: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(line) };
  } catch {
    return { ok: false };
  }
}

async function endHalfLine(handle: FileHandle): Promise<void> {
  const { size } = await handle.stat();
  if (size === 0) return;
  const end = Buffer.alloc(1);
  await handle.read(end, 0, 1, size - 1);
  if (end[0] !== 0x0a) await handle.appendFile('\n');
}

function nothing(): void {
  // The failure belongs to the caller of that append; the queue behind it goes on.
}
