import { takeStart } from '../base/text.ts';
import { count } from './excerpt.ts';

export type LineRange = { first: number; most: number };

export type LinesRead = {
  binary: boolean;
  lines: string[];
  /** Null when the reading stopped before the end. */
  total: number | null;
  /** There is more behind the last line that is given. */
  more: boolean;
  cutLines: number;
};

const longestLine = 1000;
/** Characters given in one answer. */
const mostChars = 60_000;
/** Bytes read on behind the range, only to count the lines. */
const mostBytesCounted = 16 * 1024 * 1024;

/**
 * Lines of a UTF-8 stream, numbered from 1, long ones cut with the number of characters left out. Memory is bounded by what is given,
 * whatever the file holds. A NUL in the first 8,000 bytes makes it binary. Invalid bytes become U+FFFD.
 */
export async function readLines(stream: AsyncIterable<Buffer>, range: LineRange): Promise<LinesRead> {
  const decoder = new TextDecoder('utf-8');
  const reading = { lines: [] as string[], chars: 0, cutLines: 0, number: 1, current: '', length: 0 };
  let bytes = 0;
  let full = false;

  const endLine = () => {
    if (wanted(reading.number, range) && !full) {
      const line = reading.current.replace(/\r$/, '');
      const cut = reading.length > longestLine;
      const kept = cut ? takeStart(line, longestLine) : line;
      const shown = cut ? `${kept} [… ${count(reading.length - kept.length)} characters left out]` : line;
      if (reading.lines.length > 0 && reading.chars + shown.length > mostChars) full = true;
      else {
        reading.lines.push(shown);
        reading.chars += shown.length;
        if (cut) reading.cutLines += 1;
      }
    }
    reading.number += 1;
    reading.current = '';
    reading.length = 0;
  };

  for await (const chunk of stream) {
    if (bytes < 8000 && chunk.subarray(0, 8000 - bytes).includes(0))
      return { binary: true, lines: [], total: null, more: false, cutLines: 0 };
    bytes += chunk.length;
    take(decoder.decode(chunk, { stream: true }));
    const behind = reading.number > range.first + range.most || full;
    if (behind && bytes > mostBytesCounted) return result(null);
  }
  take(decoder.decode());
  if (reading.length > 0) endLine();
  return result(reading.number - 1);

  function take(text: string): void {
    let from = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      add(text.slice(from, end));
      endLine();
      from = end + 1;
    }
    add(text.slice(from));
  }

  function add(part: string): void {
    // One character more than is shown, so that a pair at the cut is seen whole.
    if (reading.current.length <= longestLine)
      reading.current += part.slice(0, longestLine + 2 - reading.current.length);
    reading.length += part.length;
  }

  function result(total: number | null): LinesRead {
    const { lines, cutLines } = reading;
    const more = total === null || range.first + lines.length - 1 < total;
    return { binary: false, lines, total, more: more && lines.length > 0, cutLines };
  }
}

function wanted(number: number, range: LineRange): boolean {
  return number >= range.first && number < range.first + range.most;
}
