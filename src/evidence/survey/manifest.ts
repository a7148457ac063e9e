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

/** The scripts of `npm test` that a change rewrites, in words; null where it rewrites none. */
export function rewrittenTestScripts(before: string | null, after: string | null): string | null {
  const [one, other] = [fieldsOf(before ?? ''), fieldsOf(after ?? '')].map((fields) =>
    fields?.get('scripts'),
  );
  const rewritten = ['pretest', 'test', 'posttest'].flatMap((name) => {
    const [was, is] = [textAt(one, name), textAt(other, name)];
    return was === null || was === is ? [] : [`${name}: ${was} → ${is ?? 'nothing'}`];
  });
  return rewritten.length === 0 ? null : rewritten.join('; ');
}

function textAt(scripts: unknown, name: string): string | null {
  if (typeof scripts !== 'object' || scripts === null) return null;
  const value: unknown = Object.getOwnPropertyDescriptor(scripts, name)?.value;
  return typeof value === 'string' ? value : null;
}

/** The fields that an install depends on, in one order: equal strings install the same. Null: no JSON object. */
export function dependencyPart(text: string): string | null {
  const fields = fieldsOf(text);
  return fields && JSON.stringify(dependencyFields.map((field) => sorted(fields.get(field) ?? null)));
}

function fieldsOf(text: string): Map<string, unknown> | null {
  let manifest: unknown;
  try {
    manifest = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
  if (typeof manifest !== 'object' || manifest === null || Array.isArray(manifest)) return null;
  return new Map(Object.entries(manifest));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, inner]: [string, unknown]) => [name, sorted(inner)]);
}
