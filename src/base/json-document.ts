import { InvalidInput } from './errors.ts';
import { reasonOf } from './reason.ts';
import { nestsTooDeep } from './yaml-depth.ts';

/** A JSON file and where in it each part stands. */
export type JsonDocument = {
  value: unknown;
  /** The line (from 1) of what the path leads to, or of the last part of the way that is there. */
  lineOf: (path: readonly (string | number)[]) => number;
};

/**
 * Reads JSON as JSON.parse does, and refuses what that would pass over: a key that stands twice, of which the first would
 * be lost without a word.
 *
 * @throws InvalidInput with file, line and remedy.
 */
export async function parseJsonDocument(text: string, file: string): Promise<JsonDocument> {
  const source = text.replace(/^\uFEFF/, '');
  const value = valueOf(source, file);
  if (await nestsTooDeep(source))
    throw new InvalidInput('nests too deep', { at: { file }, remedy: 'Write it with fewer levels.' });
  const { LineCounter, parseDocument } = await import('yaml');
  const lines = new LineCounter();
  // Every JSON text is YAML, which knows its places.
  const document = parseDocument(source, { lineCounter: lines, keepSourceTokens: false });
  const twice = document.errors.find(({ code }) => code === 'DUPLICATE_KEY');
  if (twice)
    throw new InvalidInput('a key stands twice in one object, so that the first would be lost', {
      at: { file, line: lines.linePos(twice.pos[0]).line },
      remedy: 'Put what belongs to it in one place.',
    });
  return {
    value,
    lineOf(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const node: unknown = document.getIn(path.slice(0, length), true);
        const start = startOf(node);
        if (start !== null) return lines.linePos(start).line;
      }
      return 1;
    },
  };
}

function valueOf(source: string, file: string): unknown {
  try {
    return JSON.parse(source);
  } catch (cause) {
    const why = reasonOf(cause);
    const position = /at position (\d+)/.exec(why)?.[1];
    const line = position === undefined ? 1 : source.slice(0, Number(position)).split('\n').length;
    throw new InvalidInput(`is not JSON: ${why}`, {
      at: { file, line },
      remedy: 'Mend it at this line; JSON has no comments and no comma before a closing bracket.',
      cause,
    });
  }
}

function startOf(node: unknown): number | null {
  if (typeof node !== 'object' || node === null || !('range' in node) || !Array.isArray(node.range))
    return null;
  const start: unknown = node.range[0];
  return typeof start === 'number' ? start : null;
}
