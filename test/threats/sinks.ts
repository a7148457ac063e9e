/** Name of a sink to all that reached it. */
export type Sinks = Record<string, string>;

/**
 * Sentences, one a secret that can be read from a sink in any form: written out, reversed, in hex, in base64 (wherever
 * in an encoded text it begins), in URL escapes, and each of them split by anything that is neither letter nor digit.
 */
export function leaksIn(sinks: Sinks, secrets: Record<string, string>): string[] {
  const wanted = Object.entries(secrets).flatMap(([name, secret]) =>
    Object.entries(formsOf(secret)).map(([form, text]) => ({ name, form, text: bare(text) })),
  );
  return Object.entries(sinks).flatMap(([sink, text]) => {
    const held = bare(text);
    return wanted
      .filter((one) => held.includes(one.text))
      .map(({ name, form }) => `${name} (${form}) in ${sink}`);
  });
}

const colours = new RegExp(String.raw`${String.fromCharCode(27)}\[[0-9;]*m`, 'g');

function formsOf(secret: string): Record<string, string> {
  const bytes = Buffer.from(secret);
  return {
    plain: secret,
    reversed: Array.from(secret).toReversed().join(''),
    hex: bytes.toString('hex'),
    base64: innerBase64(bytes, 0),
    'base64 one byte in': innerBase64(bytes, 1),
    'base64 two bytes in': innerBase64(bytes, 2),
  };
}

/** Whatever stands around it, this much of the encoded text depends on the secret alone. */
function innerBase64(bytes: Buffer, before: number): string {
  const encoded = Buffer.concat([Buffer.alloc(before), bytes, Buffer.alloc(3)]).toString('base64');
  const first = Math.ceil((before * 4) / 3);
  return encoded.slice(first, Math.floor(((before + bytes.length) * 4) / 3));
}

/** Letters and digits only, without case, after escapes of JSON and URLs were undone. */
function bare(text: string): string {
  return text
    .replaceAll(/\\[nrt]/g, ' ')
    .replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(colours, '')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
}
