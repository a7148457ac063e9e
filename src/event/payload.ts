import { readFileSync, statSync } from 'node:fs';
import { InvalidInput } from '../base/errors.ts';
import { isRecord } from '../base/record.ts';

const payloadLimitBytes = 25 * 1024 * 1024;

/** A webhook payload whose fields are read by their dotted path; what is missing or of another kind is an InvalidInput. */
export type Payload = {
  text(path: string): string;
  /** Null and missing are the empty string. */
  textOrEmpty(path: string): string;
  /** Null where it is missing. */
  optionalText(path: string): string | null;
  number(path: string): number;
  optionalNumber(path: string): number | null;
  /** 40 hex digits. */
  sha(path: string): string;
  /** True only for a literal true. */
  flag(path: string): boolean;
  has(path: string): boolean;
};

/** Reads the file that the runner names in GITHUB_EVENT_PATH. */
export function readPayloadFile(file: string | undefined): unknown {
  const remedy = 'Run this as a step of a GitHub Actions job, or use `gainsay verify` in a terminal.';
  if (file === undefined || file === '') {
    throw new InvalidInput('is not set', { at: { file: 'environment', field: 'GITHUB_EVENT_PATH' }, remedy });
  }
  try {
    const { size } = statSync(file);
    if (size > payloadLimitBytes) throw new Error(`it has ${size} bytes, more than any payload of GitHub`);
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new InvalidInput(`cannot be read as an event payload: ${why}`, { at: { file }, remedy, cause });
  }
}

export function payloadOf(value: unknown, name: string): Payload {
  const wrong = (path: string, expected: string, found: unknown): InvalidInput =>
    new InvalidInput(`expected ${expected}, found ${describe(found)}`, {
      at: { file: `${name} payload`, field: path },
      remedy: 'Check which event started the workflow; a payload made by hand needs the fields GitHub sends.',
    });
  const text = (path: string): string => {
    const found = at(value, path);
    if (typeof found !== 'string' || found === '') throw wrong(path, 'text', found);
    return found;
  };
  const number = (path: string): number => {
    const found = at(value, path);
    if (typeof found !== 'number' || !Number.isSafeInteger(found)) throw wrong(path, 'a whole number', found);
    return found;
  };
  const missing = (path: string): boolean => at(value, path) === undefined || at(value, path) === null;
  return {
    text,
    textOrEmpty: (path) => (missing(path) || at(value, path) === '' ? '' : text(path)),
    optionalText: (path) => (missing(path) ? null : text(path)),
    number,
    optionalNumber: (path) => (missing(path) ? null : number(path)),
    sha: (path) => {
      const found = at(value, path);
      if (typeof found !== 'string' || !isSha(found)) throw wrong(path, 'a full commit id', found);
      return found;
    },
    flag: (path) => at(value, path) === true,
    has: (path) => !missing(path),
  };
}

export function isSha(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text);
}

function at(value: unknown, path: string): unknown {
  let here = value;
  for (const key of path.split('.')) {
    if (!isRecord(here) || !Object.hasOwn(here, key)) return undefined;
    here = here[key];
  }
  return here;
}

function describe(found: unknown): string {
  if (found === undefined) return 'nothing';
  if (found === null) return 'null';
  return JSON.stringify(found).slice(0, 60);
}
