import path from 'node:path';
import { isRecord, readManifest, readText } from './manifest.ts';
import type { Manifest } from './types.ts';

export type ImportGraph = {
  root: string;
  files: Set<string>;
  /** The package's own name and where importing it leads; null when it has none. */
  name: string | null;
  entry: string | null;
  text(file: string): Promise<string | null>;
  known: Map<string, string[]>;
};

const extensions = [
  '',
  '.ts',
  '.tsx',
  '.mts',
  '.cts',
  '.js',
  '.jsx',
  '.mjs',
  '.cjs',
  '.json',
  '/index.ts',
  '/index.tsx',
  '/index.js',
  '/index.mjs',
  '/index.cjs',
];
const buildFolders = /^(?:dist|lib|build|es|esm|cjs|out|umd)\//;

export async function openGraph(root: string, listing: string[]): Promise<ImportGraph> {
  const texts = new Map<string, Promise<string | null>>();
  const manifest = (await readManifest(root, '.')) ?? {};
  const files = new Set(listing);
  const graph: ImportGraph = {
    root,
    files,
    name: typeof manifest.name === 'string' ? manifest.name : null,
    entry: null,
    known: new Map(),
    text(file) {
      const text = texts.get(file) ?? readText(path.join(root, file));
      texts.set(file, text);
      return text;
    },
  };
  return { ...graph, entry: entryOf(manifest, graph) };
}

function entryOf(manifest: Manifest, graph: ImportGraph): string | null {
  const exported = isRecord(manifest['exports']) ? manifest['exports']['.'] : manifest['exports'];
  const candidates = [
    exported,
    manifest['main'],
    manifest['module'],
    './index',
    './src/index',
    './lib/index',
  ];
  for (const candidate of candidates.flatMap(targets)) {
    const found = resolveFile(candidate.replace(/^\.\//, ''), graph);
    if (found !== null) return found;
  }
  return null;
}

function targets(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isRecord(value) ? Object.values(value).flatMap(targets) : [];
}

const statement =
  /(?:\bfrom|\bimport|\brequire(?:\.resolve)?|\bmock|\bproxyquire)\s*(?:\(\s*)?(?:\w+\s*,\s*)?(['"`])([^'"`\n$]+)\1/g;

/** Files of the tree that a file imports, requires or mocks by a literal. */
export async function importsOf(file: string, graph: ImportGraph): Promise<string[]> {
  const known = graph.known.get(file);
  if (known !== undefined) return known;
  const text =
    /\.(?:[cm]?[jt]sx?|json)$/.test(file) && !file.endsWith('.json') ? await graph.text(file) : null;
  const found = [...(text ?? '').matchAll(statement)].flatMap(
    (match) => resolveImport(match[2] ?? '', file, graph) ?? [],
  );
  const unique = [...new Set(found)];
  graph.known.set(file, unique);
  return unique;
}

function resolveImport(specifier: string, from: string, graph: ImportGraph): string | null {
  if (/^\.{1,2}(?:\/|$)/.test(specifier))
    return resolveFile(path.posix.join(path.posix.dirname(from), specifier), graph);
  if (graph.name !== null && specifier === graph.name) return graph.entry;
  if (graph.name !== null && specifier.startsWith(`${graph.name}/`))
    return resolveFile(specifier.slice(graph.name.length + 1), graph);
  const alias = /^(?:@|~|#)\/?(?!\w+\/\w*@)(.+)$/.exec(specifier)?.[1];
  return (
    (alias === undefined ? null : (resolveFile(`src/${alias}`, graph) ?? resolveFile(alias, graph))) ??
    (specifier.startsWith('src/') ? resolveFile(specifier, graph) : null)
  );
}

/** The file itself, with an extension, as TypeScript names it, or the source that a built file is made from. */
function resolveFile(target: string, graph: ImportGraph): string | null {
  const clean = target.replace(/\/$/, '') || '.';
  const stemmed = clean.replace(/\.(?:[cm]?js|jsx)$/, '');
  const sources = buildFolders.test(clean)
    ? [clean.replace(buildFolders, 'src/'), stemmed.replace(buildFolders, 'src/')]
    : [];
  for (const candidate of [...sources, clean, stemmed])
    for (const extension of extensions) {
      const file = path.posix.normalize(candidate + extension);
      if (graph.files.has(file)) return file;
    }
  return clean === '.' ? graph.entry : null;
}
