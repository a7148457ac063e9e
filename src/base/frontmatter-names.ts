/**
 * `text` is the value as it is written, where it is a plain scalar: `007` stays `007`. `lines` are those of a field that is not
 * valid YAML even by itself, the first without its name; its value is their text then. `more`: the same name again.
 */
export type Field = {
  value: unknown;
  text: string | null;
  line: number;
  more: Field[];
  lines: readonly string[] | null;
};

/** What a reader looks for in front matter. */
export type FieldNames = {
  /** They begin a field when a file that is not valid YAML is read line by line. */
  known: readonly string[];
  /**
   * Those of `known` that restrict. A file in which one may stand where it cannot be told from text is refused: nothing is ever
   * read without its restriction.
   */
  guards: readonly string[];
};

/** The fields that go by one of these names, however it is spelled: the best name first. */
export function fieldsNamed(
  fields: Record<string, Field>,
  names: readonly string[],
): { name: string; field: Field }[] {
  const plain = names.map(plainName);
  return Object.entries(fields)
    .map(([name, field]) => ({ name, field, rank: rankOf(name, names, plain) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ name, field }) => ({ name, field }));
}

function rankOf(name: string, names: readonly string[], plain: readonly string[]): number | null {
  if (names.includes(name)) return names.indexOf(name);
  return plain.includes(plainName(name)) ? names.length : null;
}

/** A name by its letters alone: `allowed-tools`, `allowedTools` and `Allowed_Tools` are one. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}

/** The guard that a line may begin with, behind whatever YAML lets stand before a name. Comments begin with none. */
export function guardsOn(line: string, guards: readonly string[]): string | null {
  if (/^\s*#/.test(line)) return null;
  const bare = line.replaceAll(/(^|\s)[&!]\S*/g, ' ');
  const begin = /^([^:=]*)[:=]/.exec(bare)?.[1] ?? /^\s*\?(.*)$/.exec(bare)?.[1];
  return begin === undefined ? null : (guards.find((guard) => plainName(guard) === plainName(begin)) ?? null);
}
