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

/** Where a manifest holds the configuration of what runs or transforms tests. */
const testFields = ['mocha', 'jest', 'ava', 'tap', 'nyc', 'c8', 'jasmine', 'vitest', 'babel'];

/**
 * What of a manifest alters how its tests run, in words: the scripts of `npm test`, those that they name, and the
 * configuration of runners. Null: nothing, or base had no tests to run.
 */
export function alteredTesting(before: string | null, after: string | null): string | null {
  const [one, other] = [fieldsOf(before ?? ''), fieldsOf(after ?? '')];
  const [was, is] = [one, other].map((fields) => scriptsOf(fields?.get('scripts')));
  if (!one || !was?.has('test')) return null;
  const names = new Set([...ofTests(was), ...ofTests(is ?? new Map())]);
  const scripts = [...names].flatMap((name) => {
    const [old, now] = [was.get(name), is?.get(name)];
    return old === now ? [] : [`${name}: ${old ?? 'nothing'} → ${now ?? 'nothing'}`];
  });
  const fields = testFields.filter(
    (name) => JSON.stringify(one.get(name)) !== JSON.stringify(other?.get(name)),
  );
  const all = [...scripts, ...fields.map((name) => `its field \`${name}\``)];
  return all.length === 0 ? null : all.join('; ');
}

function scriptsOf(value: unknown): Map<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new Map(
    entries.flatMap(([name, script]: [string, unknown]) =>
      typeof script === 'string' ? [[name, script]] : [],
    ),
  );
}

/** `test`, its hooks, and whatever other scripts their words name, also as `unit:*`. */
function ofTests(scripts: Map<string, string>): Set<string> {
  const found = new Set(['test']);
  for (const name of found) {
    for (const hook of [`pre${name}`, `post${name}`]) if (scripts.has(hook)) found.add(hook);
    const words = (scripts.get(name) ?? '').split(/[\s;&|"'()]+/);
    for (const other of scripts.keys()) {
      if (words.some((word) => word === other || (word.endsWith('*') && other.startsWith(word.slice(0, -1)))))
        found.add(other);
    }
  }
  return found;
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
