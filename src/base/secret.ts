/** A credential that cannot leak by accident: it vanishes from JSON, templates and inspection; only `reveal()` gives it. */
export type Secret = { reveal(): string };

export function secret(value: string): Secret {
  const hidden = { reveal: () => value };
  Object.defineProperty(hidden, 'reveal', { enumerable: false });
  return hidden;
}
