import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../src/base/redact.ts';
import { fc } from '../property.ts';

const key = 'sk-ant-api03-Zx81_kQ9mmL-77+aB/cd==';
const { text, json } = createRedactor([key, 'ghs_abcdefghij0123456789']);

const forms: Record<string, (secret: string) => string> = {
  raw: (secret) => secret,
  base64: (secret) => Buffer.from(secret).toString('base64'),
  'base64 after one byte': (secret) => Buffer.from(`k${secret} and more`).toString('base64'),
  'base64 after two bytes': (secret) => Buffer.from(`k=${secret} and more`).toString('base64'),
  'base64, URL-safe': (secret) => Buffer.from(`key: ${secret}\n`).toString('base64url'),
  'base64 in lines': (secret) =>
    Buffer.from(`ANTHROPIC_API_KEY=${secret}`).toString('base64').replaceAll(/.{10}/g, '$&\n'),
  hex: (secret) => Buffer.from(secret).toString('hex'),
  'hex in upper case with spaces': (secret) =>
    Buffer.from(secret).toString('hex').toUpperCase().replaceAll(/../g, '$& '),
  URL: (secret) => encodeURIComponent(secret),
  'URL, every byte': (secret) => Buffer.from(secret).toString('hex').replaceAll(/../g, '%$&'),
  reversed: (secret) => Array.from(secret).toReversed().join(''),
  JSON: (secret) => JSON.stringify({ key: secret }),
  'JSON with escapes': (secret) =>
    secret.replaceAll(/[^A-Za-z0-9]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`),
  'a letter a line': (secret) => Array.from(secret).join('\n'),
  'a list of letters': (secret) => JSON.stringify(Array.from(secret)),
  'literal line ends': (secret) => Array.from(secret).join(String.raw`\n`),
  coloured: (secret) => Array.from(secret).join('\u001b[31m'),
  HTML: (secret) =>
    Array.from(secret)
      .map((c) => `&#${c.charCodeAt(0)};`)
      .join(''),
};

describe('secrets', () => {
  it.each(Object.entries(forms))('are hidden: %s', (_, form) => {
    const shown = text(`before ${form(key)} after`);
    expect(shown).toContain('***');
    expect(lettersOf(shown)).not.toContain(lettersOf(key));
    expect(shown).toMatch(/^before .*after$/s);
    // Nothing of it is left but what encodings share with their neighbours.
    expect(shown.length).toBeLessThan(80);
  });

  it('are hidden wherever they stand, as often as they stand there', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.constantFrom(...Object.values(forms)),
        (before, after, form) => {
          const shown = text(`${before}\n${form(key)}\n${after}\n${form(key)}`);
          expect(shown.split('***').length).toBeGreaterThanOrEqual(3);
        },
      ),
    );
  });

  it('of several lines are hidden line by line', () => {
    const pem = `-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0B\nAQEFAASCBKcwggSjAgEAAoIB\n-----END PRIVATE KEY-----`;
    expect(createRedactor([pem]).text('x AQEFAASCBKcwggSjAgEAAoIB y')).toBe('x *** y');
    expect(createRedactor([pem]).text('-----BEGIN PRIVATE KEY-----')).toBe('-----BEGIN PRIVATE KEY-----');
  });

  it('in JSON values go from keys and strings at any depth', () => {
    expect(json({ a: [key, 1, null], [key]: true })).toEqual({ a: ['***', 1, null], '***': true });
  });

  it('leave other text alone, and very short ones do not eat it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (other) => {
        expect(text(other)).toBe(other);
      }),
    );
    expect(createRedactor(['', 'abc']).text('abcdef')).toBe('abcdef');
  });

  it('are looked for in a megabyte within a second', () => {
    const started = performance.now();
    text('The quick brown fox jumps over the lazy dog. '.repeat(23_000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

function lettersOf(shown: string): string {
  return shown.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
}
