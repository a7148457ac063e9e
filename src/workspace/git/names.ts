import { isUtf8 } from 'node:buffer';

/**
 * File names are bytes in git. They travel as strings here: valid UTF-8 as itself, every other byte 0xNN as the lone
 * surrogate U+DCNN, so that no two names become one and a name can be given back to git as it was. Show one with
 * `displayName`.
 */
export function decodeName(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return isUtf8(buffer) ? buffer.toString('utf8') : decodeByteByByte(buffer);
}

export function encodeName(name: string): Buffer {
  if (!/[\uDC80-\uDCFF]/.test(name)) return Buffer.from(name, 'utf8');
  const parts: Buffer[] = [];
  for (const character of name) {
    const code = character.codePointAt(0) ?? 0;
    parts.push(
      code >= 0xdc80 && code <= 0xdcff ? Buffer.from([code - 0xdc00]) : Buffer.from(character, 'utf8'),
    );
  }
  return Buffer.concat(parts);
}

/** For people: bytes that are no UTF-8 are replaced, control characters shown as escapes. */
export function displayName(name: string): string {
  const escaped = name.replace(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1));
  return Buffer.from(escaped, 'utf8').toString('utf8');
}

function decodeByteByByte(bytes: Buffer): string {
  let name = '';
  for (let at = 0; at < bytes.length;) {
    const length = sequenceAt(bytes, at);
    name +=
      length === 0 ? String.fromCharCode(0xdc00 + (bytes[at] ?? 0)) : bytes.toString('utf8', at, at + length);
    at += Math.max(1, length);
  }
  return name;
}

/** Length of the valid UTF-8 sequence at `at`, 0 when there is none. */
function sequenceAt(bytes: Buffer, at: number): number {
  const lead = bytes[at] ?? 0;
  const length = lead < 0x80 ? 1 : lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  const sequence = bytes.subarray(at, at + length);
  return sequence.length === length && isUtf8(sequence) ? length : 0;
}

/** The fields of a `-z` output. */
export function splitNul(output: Buffer): Buffer[] {
  const fields: Buffer[] = [];
  let start = 0;
  for (let end = output.indexOf(0); end !== -1; end = output.indexOf(0, start)) {
    fields.push(output.subarray(start, end));
    start = end + 1;
  }
  if (start < output.length) fields.push(output.subarray(start));
  return fields;
}
