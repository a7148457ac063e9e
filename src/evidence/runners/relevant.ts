import path from 'node:path';
import type { Change, ChangedFile } from '../types/change.ts';
import { listFiles } from './files.ts';
import { importsOf, openGraph } from './imports.ts';
import type { ImportGraph } from './imports.ts';
import type { SuitePlan } from './types.ts';

/** How many imports may lie between a test and a changed file. Index files that only re-export are not counted. */
const maxHops = 3;

/**
 * The test files nearest to a change, nearest first: changed tests, tests named like a changed source, tests that use a
 * changed helper or fixture, tests that import a changed source directly, then over others.
 */
export async function relevantTests(plans: SuitePlan[], change: Change, root: string): Promise<string[]> {
  const files = [...new Set(plans.flatMap((plan) => plan.files))];
  const changed = change.files.filter((file) => file.status !== 'deleted' && file.kind !== 'documentation');
  const graph = await openGraph(root, await listFiles(root));
  const scored: { file: string; score: number }[] = [];
  for (const file of files) {
    const score = await scoreOf(file, changed, graph);
    if (score !== null) scored.push({ file, score });
  }
  return scored.toSorted((a, b) => a.score - b.score || (a.file < b.file ? -1 : 1)).map(({ file }) => file);
}

/** Test files that import or name a test helper or fixture which the change touches. */
export async function usersOfChangedTests(
  files: string[],
  change: Change,
  root: string,
): Promise<Set<string>> {
  const shared = change.files.filter((file) => file.kind === 'fixture' || file.kind === 'test');
  if (shared.length === 0) return new Set();
  const graph = await openGraph(root, await listFiles(root));
  const users = new Set<string>();
  for (const file of files) {
    const reached = await distances(file, graph);
    const text = (await graph.text(file)) ?? '';
    if (
      shared.some(
        (one) =>
          one.path !== file && (reached.has(one.path) || (one.kind === 'fixture' && names(text, one.path))),
      )
    )
      users.add(file);
  }
  return users;
}

async function scoreOf(file: string, changed: ChangedFile[], graph: ImportGraph): Promise<number | null> {
  if (changed.some((one) => one.path === file)) return 0;
  const scores: number[] = [];
  const sources = changed.filter((one) => one.kind === 'source' || one.kind === 'generated');
  if (sources.some((one) => stem(one.path) === stem(file))) scores.push(1);
  const reached = await distances(file, graph);
  const text = (await graph.text(file)) ?? '';
  for (const one of changed) {
    const distance = reached.get(one.path);
    if (distance !== undefined) scores.push(one.kind === 'source' ? 2 + distance : 1 + distance);
    else if (one.kind === 'fixture' && names(text, one.path)) scores.push(2);
  }
  return scores.length === 0 ? null : Math.min(...scores);
}

/** `test/lib/range.test.js` and `lib/range.js` → `range`; an index is called after its folder. */
function stem(file: string): string {
  const base = path.posix
    .basename(file)
    .replace(/\.\w+$/, '')
    .replace(/[._-](?:test|tests|spec|specs|unit)$/, '')
    .replace(/^test[._-]/, '');
  return base === 'index' ? `${path.posix.basename(path.posix.dirname(file))}/index` : base.toLowerCase();
}

/** A test that reads a fixture names it, or the folder it lies in. */
function names(text: string, fixture: string): boolean {
  const base = path.posix.basename(fixture);
  const folder = path.posix.basename(path.posix.dirname(fixture));
  return (
    text.includes(base) ||
    text.includes(`/${base.replace(/\.\w+$/, '')}`) ||
    (folder.length > 3 && !/^(?:tests?|src|lib)$/.test(folder) && text.includes(folder))
  );
}

/** Files that a file reaches, with the number of imports between them: 0 for its own. */
async function distances(start: string, graph: ImportGraph): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  let ring = [start];
  for (let hops = 0; hops < maxHops && ring.length > 0; hops += 1) {
    const next: string[] = [];
    for (const file of ring) await follow(file, (found.get(file) ?? -1) + 1, { graph, found, next });
    ring = next;
  }
  found.delete(start);
  return found;
}

type Walk = { graph: ImportGraph; found: Map<string, number>; next: string[] };

async function follow(file: string, hops: number, walk: Walk): Promise<void> {
  for (const target of await importsOf(file, walk.graph)) {
    if (walk.found.has(target)) continue;
    walk.found.set(target, hops);
    // What an index re-exports is nearly as near as the index.
    if (path.posix.basename(target).startsWith('index.') || target === walk.graph.entry)
      await follow(target, hops + 0.5, walk);
    else walk.next.push(target);
  }
}
