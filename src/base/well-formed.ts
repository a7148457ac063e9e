const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The text with each lone surrogate replaced by U+FFFD, so that it can be encoded as UTF-8. */
export function wellFormed(text: string): string {
  return text.replace(loneSurrogates, '\ufffd');
}

/** Every string in a plain JSON value made well-formed, keys too. Values that need nothing are returned as they are. */
export function wellFormedJson(value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value);
  if (Array.isArray(value)) return value.map(wellFormedJson);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [wellFormed(key), wellFormedJson(inner)]),
  );
}
