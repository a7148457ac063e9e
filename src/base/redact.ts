import { wellFormed } from './well-formed.ts';

export type Redactor = {
  /** The text with every form of every secret replaced by `***`. */
  text: (text: string) => string;
  /** Every string of a plain JSON value, keys too. */
  json: (value: unknown) => unknown;
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

  function json(value: unknown): unknown {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(json);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [text(key), json(inner)]));
  }

  return { text, json };
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

/** `letters` are the letters and digits of a text; the nth came from `from[n]` up to `to[n]` of it. */
type Condensed = { letters: string; from: number[]; to: number[] };

const letterForms = [
  String.raw`\u001b\[[0-9;]*[A-Za-z]`,
  String.raw`\\u\{?([0-9a-fA-F]{4})\}?`,
  String.raw`\\x([0-9a-fA-F]{2})`,
  String.raw`\\[nrtbfv]`,
  '%([0-9a-fA-F]{2})',
  '&#x([0-9a-fA-F]{1,6});',
  '&#([0-9]{1,7});',
  '[A-Za-z0-9]',
];
/** What stands for one letter, or for none: escapes of terminals, JSON, JavaScript, URLs and HTML. */
const escapes = new RegExp(letterForms.join('|'), 'g');

function condense(text: string): Condensed {
  const letters: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  for (const match of text.matchAll(escapes)) {
    const [whole, unicode, byte, percent, htmlHex, htmlDecimal] = match;
    const code = unicode ?? byte ?? percent ?? htmlHex;
    const letter =
      code !== undefined
        ? letterOf(Number.parseInt(code, 16))
        : htmlDecimal !== undefined
          ? letterOf(Number(htmlDecimal))
          : whole.length === 1
            ? whole
            : '';
    if (letter === '') continue;
    letters.push(letter);
    from.push(match.index);
    to.push(match.index + whole.length);
  }
  return { letters: letters.join('').toLowerCase(), from, to };
}

function letterOf(code: number): string {
  const letter = code < 128 ? String.fromCharCode(code) : '';
  return /^[A-Za-z0-9]$/.test(letter) ? letter : '';
}

function hide(text: string, needles: string[]): string {
  const { letters, from, to } = condense(text);
  const found: [start: number, end: number][] = [];
  for (const needle of needles) {
    for (let at = letters.indexOf(needle); at !== -1; at = letters.indexOf(needle, at + needle.length)) {
      found.push([from[at] ?? 0, to[at + needle.length - 1] ?? text.length]);
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
