import type { Sha } from '../../base/ids.ts';
import type { Repository } from '../../workspace/git.ts';
import type { FileChange } from '../../workspace/git/diff.ts';
import type { TreeEdit } from '../../workspace/git/export.ts';
import { kindOf } from '../survey/kind.ts';
import type { Change, FileKind, TreeName, TreePair } from '../types/change.ts';

export function shaOf(change: Change, name: TreeName): Sha | null {
  return change[name];
}

/**
 * The git tree of a pair: the sources of one commit with the tests and fixtures of another laid over them. What the
 * other added, changed, renamed or deleted follows; everything that is neither test nor fixture stays.
 */
export async function treeOfPair(
  repository: Repository,
  { change, pair, scratch }: { change: Change; pair: TreePair; scratch: string },
): Promise<Sha> {
  const source = shaOf(change, pair.source);
  const tests = shaOf(change, pair.tests);
  if (source === null || tests === null) throw new Error('the change has no such tree');
  if (source === tests) return source;
  const edits = overlayEdits(await repository.diff(source, tests), kindsOf(change));
  return edits.length === 0 ? source : repository.composeTree({ base: source, edits, scratch });
}

/** Kinds as the survey found them; by path alone for files that the change does not touch. */
function kindsOf({ files }: Change): (path: string) => FileKind {
  const known = new Map<string, FileKind>();
  for (const { path, from, kind } of files) {
    known.set(path, kind);
    if (from !== undefined && !known.has(from)) known.set(from, kindByPath(from));
  }
  return (path) => known.get(path) ?? kindByPath(path);
}

function kindByPath(path: string): FileKind {
  return kindOf(path, { generated: false, manifest: null });
}

function overlayEdits(differences: FileChange[], kind: (path: string) => FileKind): TreeEdit[] {
  const belongsToTests = (path: string) => ['test', 'fixture'].includes(kind(path));
  return differences.flatMap(({ path, from, status, newMode, newSha }): TreeEdit[] => {
    const gone = status === 'renamed' && from !== undefined && belongsToTests(from) ? [removal(from)] : [];
    if (!belongsToTests(path)) return gone;
    if (newMode === null || newSha === null) return [removal(path)];
    return [...gone, { path, mode: newMode, sha: newSha }];
  });
}

function removal(path: string): TreeEdit {
  return { path, mode: null, sha: null };
}
