import { wellFormed } from './well-formed.ts';

export type Redactor = {
  /** The text with every form of every secret replaced by `***`. */
  text: (text: string) => string;
  /** Every string of a plain JSON value, keys too; all else, and the shape, stays. */
  json: <T>(value: T) => T;
};

/** A secret with fewer letters and digits than this is only found written out: its forms would match by chance. */
const shortest = 8;

/**
 * Finds secrets written out, reversed, in hex, in base64 (at each of the three alignments, either alphabet), in URL,
 * JSON and HTML escapes, and split by anything that is neither letter nor digit: line ends, spaces, quotes, colours.
 * To that end text and secrets are compared by their letters and digits alone, without case; the cost is linear in the
 * text for each form. Containment comes first: this is the net below it.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const plain = [...new Set(secrets.flatMap(partsOf))].filter((secret) => secret.length >= 4);
  const needles = [...new Set(plain.flatMap(formsOf))].filter((needle) => needle.length >= shortest);
  const longestFirst = plain.toSorted((left, right) => right.length - left.length);

  function text(input: string): string {
    if (plain.length === 0) return input;
    let output = input;
    for (const secret of longestFirst) output = output.replaceAll(secret, '***');
    return needles.length === 0 ? output : hide(output, needles);
  }

  function redacted(value: unknown): unknown {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(redacted);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [text(key), redacted(inner)]));
  }

  return {
    text,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- redaction keeps the shape
    json: <T>(value: T) => (plain.length === 0 ? value : (redacted(value) as T)),
  };
}

/** A secret of several lines (a private key) leaks by any one of them. */
function partsOf(secret: string): string[] {
  const whole = secret.trim();
  const lines = whole.split(/\r?\n/).map((line) => line.trim());
  return lines.length < 2
    ? [whole]
    : [whole, ...lines.filter((line) => line.length >= 16 && !/^-+[A-Z ]+-+$/.test(line))];
}

/** The letters and digits of each form, in lower case. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(wellFormed(secret), 'utf8');
  const alignments = [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replaceAll('=', '');
    // What the neighbouring bytes share in, at either end, is not ours.
    const before = Math.ceil((offset * 8) / 6);
    const after = ((offset + bytes.length) * 8) % 6 === 0 ? 0 : 1;
    return encoded.slice(before, encoded.length - after);
  });
  const forms = [secret, Array.from(secret).toReversed().join(''), bytes.toString('hex'), ...alignments];
  return forms.map((form) => condense(form).letters);
}

/** `letters` are the letters and digits of a text; the nth came from `from[n]` of it and was `width[n]` units wide there. */
type Condensed = { letters: string; from: Uint32Array; width: Uint8Array };

/** Six bytes a unit of text: a report of a megabyte costs six for as long as it is searched. */
function condense(text: string): Condensed {
  const codes = new Uint8Array(text.length);
  const from = new Uint32Array(text.length);
  const width = new Uint8Array(text.length);
  let count = 0;
  for (let at = 0; at < text.length;) {
    const plain = lowered(text.charCodeAt(at));
    const escaped = plain === 0 ? escapeAt(text, at) : null;
    const code = escaped?.code ?? plain;
    const units = escaped?.units ?? 1;
    if (code !== 0) {
      codes[count] = code;
      from[count] = at;
      width[count] = units;
      count += 1;
    }
    at += units;
  }
  return { letters: Buffer.from(codes.buffer, 0, count).toString('latin1'), from, width };
}

/** The code of a letter (in lower case) or digit; 0 for everything else. */
function lowered(code: number): number {
  if (code >= 0x61 && code <= 0x7a) return code;
  if (code >= 0x30 && code <= 0x39) return code;
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : 0;
}

const escape = '\u001b';
/** What stands for one letter, or for none: escapes of terminals, JSON, JavaScript, URLs and HTML. */
const escapes: Record<string, RegExp> = {
  [escape]: new RegExp(`${escape}\\[[0-9;]{0,40}[A-Za-z]`, 'y'),
  '\\': /\\(?:u\{?(?<unicode>[0-9a-fA-F]{4})\}?|x(?<byte>[0-9a-fA-F]{2})|[nrtbfv])/y,
  '%': /%(?<percent>[0-9a-fA-F]{2})/y,
  '&': /&#(?:x(?<hex>[0-9a-fA-F]{1,6})|(?<decimal>[0-9]{1,7}));/y,
};

function escapeAt(text: string, at: number): { code: number; units: number } | null {
  const pattern = escapes[text.charAt(at)];
  if (pattern === undefined) return null;
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (match === null) return null;
  const { unicode, byte, percent, hex, decimal } = match.groups ?? {};
  const digits = unicode ?? byte ?? percent ?? hex;
  const code = digits === undefined ? Number(decimal ?? 0) : Number.parseInt(digits, 16);
  return { code: lowered(code), units: match[0].length };
}

function hide(text: string, needles: string[]): string {
  const { letters, from, width } = condense(text);
  const found: [start: number, end: number][] = [];
  for (const needle of needles) {
    for (let at = letters.indexOf(needle); at !== -1; at = letters.indexOf(needle, at + needle.length)) {
      const last = at + needle.length - 1;
      found.push([from[at] ?? 0, (from[last] ?? 0) + (width[last] ?? 0)]);
    }
  }
  if (found.length === 0) return text;
  const parts: string[] = [];
  let done = 0;
  for (const [start, end] of found.toSorted(([left], [right]) => left - right)) {
    if (end <= done) continue;
    if (start >= done) parts.push(text.slice(done, start), '***');
    done = end;
  }
  return parts.join('') + text.slice(done);
}
