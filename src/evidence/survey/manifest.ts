/** What a change to a `package.json` amounts to. */
export type ManifestEffect = 'dependencies' | 'configuration';

const dependencyFields = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'peerDependenciesMeta',
  'optionalDependencies',
  'bundleDependencies',
  'bundledDependencies',
  'overrides',
  'resolutions',
  'workspaces',
  'pnpm',
  'packageManager',
  'catalog',
  'catalogs',
];

/** A manifest that appears, disappears or cannot be read changes dependencies; so does any field that installs look at. */
export function manifestEffect(before: string | null, after: string | null): ManifestEffect {
  const one = before === null ? null : dependencyPart(before);
  const other = after === null ? null : dependencyPart(after);
  if (one === null || other === null) return 'dependencies';
  return one === other ? 'configuration' : 'dependencies';
}

/** The fields that an install depends on, in one order: equal strings install the same. Null: no JSON object. */
export function dependencyPart(text: string): string | null {
  let manifest: unknown;
  try {
    manifest = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
  if (typeof manifest !== 'object' || manifest === null || Array.isArray(manifest)) return null;
  const fields = new Map(Object.entries(manifest));
  return JSON.stringify(dependencyFields.map((field) => sorted(fields.get(field) ?? null)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, inner]: [string, unknown]) => [name, sorted(inner)]);
}
