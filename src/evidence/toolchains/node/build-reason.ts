import path from 'node:path';
import { resolvesTo } from './resolve.ts';
import type { NodeManifest } from './manifest.ts';

/** A file that a package's users load or run, and that is not in the tree: its build makes it. */
export type MissingEntry = {
  /** Relative to the repository's root. */
  file: string;
  /** Name of the package. */
  package: string | null;
};

export type Evidence = {
  /** Of the project's root. */
  manifest: NodeManifest;
  missing: MissingEntry[];
  known: Set<string>;
  /** Folders that git ignores and the tree lacks. */
  ignored: string[];
  tests: string[];
  read: (file: string) => Promise<string | null>;
};

const maxTests = 400;

/** One sentence on what needs the build, or null. */
export async function buildReason(evidence: Evidence): Promise<string | null> {
  const { manifest, missing, ignored, tests, read } = evidence;
  if (missing.length === 0 && ignored.length === 0) return null;
  const byScript = neededByScript(manifest, evidence);
  if (byScript !== null) return byScript;
  const names = new Set(missing.flatMap((each) => each.package ?? []));
  for (const file of tests.filter((test) => /\.[cm]?[jt]sx?$/.test(test)).slice(0, maxTests)) {
    const text = await read(file);
    const reached = text === null ? null : reachedBy(file, text, { evidence, names });
    if (reached !== null) return `${file} uses ${reached}, which the build makes`;
  }
  return null;
}

/** A `pretest` that builds, or a `test` script that runs on what a build makes. */
function neededByScript({ scripts }: NodeManifest, { missing, ignored }: Evidence): string | null {
  if (
    /\b(?:run(?:-[sp])? (?:-s )?(?:build|compile)|tsc|babel|rollup|yarn build|pnpm build)\b/.test(
      scripts['pretest'] ?? '',
    )
  ) {
    return 'the script "pretest" builds before the tests';
  }
  const places = [
    ...ignored,
    ...missing.map(({ file }) => path.posix.dirname(file)).filter((folder) => folder !== '.'),
  ];
  const test = scripts['test'] ?? '';
  if (/\b(?:npm run|yarn|pnpm) (?:-s )?(?:build|compile)\b/.test(test)) return null;
  const place = places.find((each) =>
    new RegExp(`(?:^|[\\s'"=./])${escaped(each)}(?:/|[\\s'"]|$)`).test(test),
  );
  return place === undefined ? null : `the script "test" runs on ${place}, which the build makes`;
}

type Context = { evidence: Evidence; names: Set<string> };

function reachedBy(file: string, text: string, { evidence, names }: Context): string | null {
  const folder = path.posix.dirname(file);
  for (const match of text.matchAll(/(['"`])((?:\.{1,2}\/|@?[\w.-]+)[^'"`\n\s]{0,200}|\.{1,2})\1/g)) {
    const literal = match[2] ?? '';
    if (literal.startsWith('.')) {
      const target = path.posix.join(folder, literal);
      if (!target.startsWith('..') && isOutput(target, evidence)) return target;
    } else if (names.has(packageOf(literal)) && isImported(text, match.index)) {
      return `the package ${packageOf(literal)}`;
    } else if (evidence.ignored.includes(literal) && isOutputFolder(literal, evidence)) {
      return literal;
    }
  }
  return null;
}

/** Missing from the tree, and made by the build: a missing entry, below its folder, or in an ignored folder. */
function isOutput(target: string, { missing, known, ignored }: Evidence): boolean {
  if (resolvesTo(target, known)) return false;
  const asked = target === '.' ? 'index' : bare(target);
  return (
    ignored.includes(target.split('/')[0] ?? '') ||
    missing.some(({ file }) => {
      const top = path.posix.dirname(file);
      return bare(file) === asked || (top !== '.' && (asked === top || asked.startsWith(`${top}/`)));
    })
  );
}

function bare(file: string): string {
  return file.replace(/(?:\/index)?\.[cm]?[jt]sx?$/, '').replace(/\/$/, '');
}

function isOutputFolder(name: string, { missing }: Evidence): boolean {
  return missing.some(({ file }) => file.split('/')[0] === name);
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Names of packages are words too: only those that are loaded count. */
function isImported(text: string, at: number): boolean {
  return /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire(?:\.resolve)?\s*\(\s*)$/.test(
    text.slice(Math.max(0, at - 40), at),
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
