import { InvalidInput } from './errors.ts';
import { jsonLines, lineOfJsonFault } from './json-lines.ts';
import type { JsonLines } from './json-lines.ts';
import { reasonOf } from './reason.ts';

/** A JSON file and where in it each part stands. */
export type JsonDocument = { value: unknown; lineOf: JsonLines['lineOf'] };

/** Deeper than anybody writes by hand: what reads the value calls itself once a level. */
const deepest = 100;

/**
 * Reads JSON as JSON.parse does, and refuses what that would pass over: a key that stands twice, of which the first would
 * be lost without a word.
 *
 * @throws InvalidInput with file, line and remedy.
 */
export function parseJsonDocument(text: string, file: string): JsonDocument {
  const source = text.replace(/^\uFEFF/, '');
  const value = valueOf(source, file);
  const { lineOf, repeated, depth } = jsonLines(source);
  if (depth > deepest)
    throw new InvalidInput('nests too deep', { at: { file }, remedy: 'Write it with fewer levels.' });
  const [twice] = repeated;
  if (twice)
    throw new InvalidInput('a key stands twice in one object, so that the first would be lost', {
      at: { file, line: lineOf(twice) },
      remedy: 'Put what belongs to it in one place.',
    });
  return { value, lineOf };
}

function valueOf(source: string, file: string): unknown {
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw new InvalidInput(`is not JSON: ${reasonOf(cause)}`, {
      at: { file, line: lineOfJsonFault(source, cause) },
      remedy: 'Mend it at this line; JSON has no comments and no comma before a closing bracket.',
      cause,
    });
  }
}
