/** What `${NAME}` and `${NAME:-otherwise}` stand for: nothing but what the configuration lists. */
export type Variables = Readonly<Record<string, string>>;

const reference = /\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}/g;

/** The text with its variables put in, and the names of those that nobody has set. An empty value takes the default. */
export function withVariables(text: string, variables: Variables): { text: string; missing: string[] } {
  const missing: string[] = [];
  const replaced = text.replaceAll(reference, (_, name: string, otherwise: string | undefined) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (otherwise !== undefined && (value === undefined || value === '')) return otherwise;
    if (value === undefined) missing.push(name);
    return value ?? '';
  });
  return { text: replaced, missing };
}
