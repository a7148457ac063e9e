import { takeEnd, takeStart } from './text.ts';
import { wellFormed } from './well-formed.ts';

export type Bound = {
  /** Share of the kept text that comes from the start, 0 to 1. Default 0.5. */
  headShare?: number;
  /** What the reader can do to see the rest, e.g. `Read it with an offset.` Part of the notice. */
  next?: string;
} & ({ maxBytes: number; maxChars?: never } | { maxChars: number; maxBytes?: never });

/**
 * Keeps the start and the end of a text and says between them how much was left out and how to get it. The result,
 * notice included, stays within the bound (UTF-8 bytes, or UTF-16 units for `maxChars`) as long as the notice itself
 * fits; a code point is never split, and the result is well-formed. `omitted` is in the bound's unit, 0 for all kept.
 */
export function headAndTail(text: string, bound: Bound): { text: string; omitted: number } {
  const whole = wellFormed(text);
  const ruler = bound.maxBytes === undefined ? characters(whole) : bytes(whole);
  const max = Math.max(0, Math.floor(bound.maxBytes ?? bound.maxChars));
  if (ruler.size <= max) return { text: whole, omitted: 0 };
  const room = Math.max(0, max - ruler.measure(notice(ruler.size, ruler.unit, bound.next)));
  const head = ruler.start(Math.floor(room * clamp(bound.headShare ?? 0.5)));
  const tail = ruler.end(room - ruler.measure(head));
  const omitted = ruler.size - ruler.measure(head) - ruler.measure(tail);
  return { text: `${head}${notice(omitted, ruler.unit, bound.next)}${tail}`, omitted };
}

function notice(count: number, unit: string, next: string | undefined): string {
  return `\n[… ${count} ${unit} left out${next === undefined ? '' : `. ${next}`} …]\n`;
}

type Ruler = {
  unit: string;
  size: number;
  measure(part: string): number;
  start(size: number): string;
  end(size: number): string;
};

function characters(text: string): Ruler {
  return {
    unit: 'characters',
    size: text.length,
    measure: (part) => part.length,
    start: (size) => takeStart(text, size),
    end: (size) => takeEnd(text, size),
  };
}

function bytes(text: string): Ruler {
  const encoded = Buffer.from(text, 'utf8');
  return {
    unit: 'bytes',
    size: encoded.length,
    measure: (part) => Buffer.byteLength(part, 'utf8'),
    start: (size) => startOfUtf8(encoded, size).toString('utf8'),
    end: (size) => endOfUtf8(encoded, size).toString('utf8'),
  };
}

/** At most the first `size` bytes of UTF-8, ending on a code point boundary. */
function startOfUtf8(encoded: Buffer, size: number): Buffer {
  let end = Math.max(0, Math.min(size, encoded.length));
  while (end > 0 && end < encoded.length && isContinuation(encoded[end])) end -= 1;
  return encoded.subarray(0, end);
}

/** At most the last `size` bytes of UTF-8, starting on a code point boundary. */
function endOfUtf8(encoded: Buffer, size: number): Buffer {
  let start = encoded.length - Math.max(0, Math.min(size, encoded.length));
  while (start < encoded.length && isContinuation(encoded[start])) start += 1;
  return encoded.subarray(start);
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
