import { isRecord } from '../base/record.ts';
import { shown } from './server-text.ts';

/** JSON schema as a server sent it, made of what a model's API is known to take. */
type Schema = Record<string, unknown>;

const deepest = 12;
const mostBytes = 16_000;
const mostFields = 100;
const longestText = 600;
const fieldName = /^[A-Za-z0-9_.-]{1,64}$/;
const typeNames = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

/**
 * The schema of a tool's input from what a stranger sent: an object, of known words with values of the right kind, in
 * bounds. What cannot be kept is left out, which allows more: the server judges its own input. Null where the whole
 * cannot be told in bounds, or where a field has a name that cannot be sent.
 */
export function safeInputSchema(sent: unknown): Schema | null {
  if (!isRecord(sent)) return { type: 'object' };
  const defined = ['$defs', 'definitions'].flatMap((key) =>
    Object.keys(isRecord(sent[key]) ? sent[key] : {}).map((name) => `#/${key}/${name}`),
  );
  const kept = keep(sent, { defined: new Set(defined), depth: 0 });
  // At the top an API takes neither choices nor references.
  for (const word of ['anyOf', 'oneOf', 'allOf', '$ref', 'not', 'enum', 'const']) delete kept[word];
  const safe = { ...kept, type: 'object' };
  const unnamed =
    isRecord(sent['properties']) && !Object.keys(sent['properties']).every((key) => fieldName.test(key));
  return unnamed || Buffer.byteLength(JSON.stringify(safe)) > mostBytes ? null : safe;
}

type Around = { defined: ReadonlySet<string>; depth: number };

function keep(sent: Schema, around: Around): Schema {
  const inner = { ...around, depth: around.depth + 1 };
  if (around.depth > deepest) return {};
  const kept: Schema = {};
  for (const [word, value] of Object.entries(sent)) {
    const rule = Object.hasOwn(words, word) ? words[word] : undefined;
    const safe = rule?.(value, inner);
    if (safe !== undefined) kept[word] = safe;
  }
  return kept;
}

type Rule = (value: unknown, around: Around) => unknown;

const text: Rule = (value) => (typeof value === 'string' ? shown(value, longestText) : undefined);
const number: Rule = (value) => (typeof value === 'number' ? value : undefined);
const count: Rule = (value) => (Number.isSafeInteger(value) && Number(value) >= 0 ? value : undefined);
const flag: Rule = (value) => (typeof value === 'boolean' ? value : undefined);
const schema: Rule = (value, around) => (isRecord(value) ? keep(value, around) : flag(value, around));
const list: Rule = (value, around) => {
  const kept = Array.isArray(value) ? value.filter(isRecord).slice(0, mostFields) : [];
  return kept.length === 0 ? undefined : kept.map((each) => keep(each, around));
};
const byName: Rule = (value, around) => {
  if (!isRecord(value)) return undefined;
  const fields = Object.entries(value).filter(([name]) => fieldName.test(name));
  return Object.fromEntries(
    fields.slice(0, mostFields).map(([name, each]) => [name, schema(each, around) ?? {}]),
  );
};
const scalar: Rule = (value) =>
  value === null || ['number', 'boolean'].includes(typeof value)
    ? value
    : text(value, { defined: new Set(), depth: 0 });

const words: Record<string, Rule> = {
  title: text,
  description: text,
  format: text,
  type: (value) => {
    const known = [value].flat().filter((name) => typeof name === 'string' && typeNames.includes(name));
    return known.length > 1 ? [...new Set(known)] : known[0];
  },
  enum: (value, around) => {
    const kept = Array.isArray(value) ? value.slice(0, mostFields).map((each) => scalar(each, around)) : [];
    const unlike = [...new Set(kept)].filter((each) => each !== undefined);
    return unlike.length === 0 ? undefined : unlike;
  },
  const: scalar,
  default: scalar,
  properties: byName,
  $defs: byName,
  definitions: byName,
  required: (value) => {
    const kept = Array.isArray(value)
      ? value.filter((name) => typeof name === 'string' && fieldName.test(name))
      : [];
    return kept.length === 0 ? undefined : [...new Set(kept)].slice(0, mostFields);
  },
  $ref: (value, { defined }) => (typeof value === 'string' && defined.has(value) ? value : undefined),
  items: schema,
  additionalProperties: schema,
  anyOf: list,
  oneOf: list,
  allOf: list,
  minimum: number,
  maximum: number,
  exclusiveMinimum: number,
  exclusiveMaximum: number,
  minLength: count,
  maxLength: count,
  minItems: count,
  maxItems: count,
  uniqueItems: flag,
};
