import type { TreeEntry } from '../../workspace/git/objects.ts';

/** Files by which a package manager is told which program to run, which code to load, and where a token goes. */
const settings =
  /(?:^|\/)(?:\.npmrc|\.yarnrc|\.yarnrc\.ya?ml|\.pnpmfile\.[cm]?js|pnpm-workspace\.yaml|bunfig\.toml|\.yarn\/(?:releases|plugins|sdks)\/.*)$/;

const mostNamed = 3;

/**
 * The settings of package managers in which a tree differs from base. With `git=`, `yarnPath` or a `.pnpmfile.cjs` an
 * installation runs the tree's own code although package scripts are off: one that differs gets no credentials.
 */
export function changedSettings(base: TreeEntry[], tree: TreeEntry[]): string[] {
  const [before, after] = [base, tree].map(
    (entries) =>
      new Map(entries.filter(({ path }) => settings.test(path)).map((entry) => [entry.path, entry])),
  );
  if (before === undefined || after === undefined) return [];
  return [...new Set([...before.keys(), ...after.keys()])].filter((file) => {
    const [one, other] = [before.get(file), after.get(file)];
    return one?.sha !== other?.sha || one?.mode !== other?.mode;
  });
}

/** For the notes of a tree and the reason of an installation that failed. */
export function withheldBecause(files: string[]): string {
  const more = files.length > mostNamed ? ` and ${files.length - mostNamed} more` : '';
  return `the installation got no credentials: the change alters ${files.slice(0, mostNamed).join(', ')}${more}`;
}
