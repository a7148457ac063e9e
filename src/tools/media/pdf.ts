import { inflateSync } from 'node:zlib';

/** Of compressed objects, all together. */
const mostInflatedBytes = 16 * 1024 * 1024;

/** Pages of a PDF that can be shown; why not, otherwise. Pages that later versions of them replace are counted too. */
export function pdfPages(bytes: Buffer): number | { reason: string } {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-') || !text.slice(-2048).includes('%%EOF')) return { reason: 'not a whole PDF' };
  if (/\/Encrypt\b/.test(text)) return { reason: 'an encrypted PDF' };
  let pages = pagesIn(text);
  let room = mostInflatedBytes;
  const streams = /\/Type\s{0,20}\/ObjStm\b/g;
  for (let found = streams.exec(text); found !== null; found = streams.exec(text)) {
    const begins = /stream\r?\n/.exec(text.slice(found.index, found.index + 2000));
    if (begins === null) continue;
    const inflated = inflate(bytes.subarray(found.index + begins.index + begins[0].length), room);
    if (inflated === null) return { reason: 'not a whole PDF' };
    room -= inflated.length;
    pages += pagesIn(inflated);
    if (room <= 0) return { reason: 'a PDF whose pages take too much to be counted' };
  }
  return pages === 0 ? { reason: 'a PDF whose pages cannot be counted' } : pages;
}

function pagesIn(text: string): number {
  return text.match(/\/Type\s{0,20}\/Page(?![A-Za-z])/g)?.length ?? 0;
}

/** Stops at the end of the compressed data, whatever follows. Null for what cannot be read. */
function inflate(bytes: Buffer, maxOutputLength: number): string | null {
  try {
    return inflateSync(bytes, { maxOutputLength }).toString('latin1');
  } catch (error) {
    if (error instanceof RangeError) return ' '.repeat(maxOutputLength);
    return null;
  }
}
