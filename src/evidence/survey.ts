import type { Sha } from '../base/ids.ts';
import type { FileChange } from '../workspace/git/diff.ts';
import type { Repository } from '../workspace/git.ts';
import { generatedPatterns, isGenerated } from './survey/generated.ts';
import { configuresTests, kindOf } from './survey/kind.ts';
import { alteredTesting, manifestEffect } from './survey/manifest.ts';
import type { ManifestEffect } from './survey/manifest.ts';
import type { Change, ChangeClass, ChangedFile, FileKind } from './types/change.ts';

export type Commits = { base: Sha; head: Sha; merge: Sha | null };

/**
 * What a change is: its files by status and kind, the lines that are new, its class. Three git processes, two of them
 * one after the other. What counts as generated is read from base: head cannot hide its sources.
 */
export async function surveyChange(repository: Repository, commits: Commits): Promise<Change> {
  const { base, head, merge } = commits;
  const [differences, [attributes, before, after]] = await Promise.all([
    repository.diff(base, head),
    repository.showFiles(
      [
        { at: base, path: '.gitattributes' },
        { at: base, path: 'package.json' },
        { at: head, path: 'package.json' },
      ],
      { maxBytes },
    ),
  ]);
  const manifests = await changedManifests(repository, commits, {
    differences,
    root: manifestChange(before ?? null, after ?? null),
  });
  const patterns = await generatedPatterns(attributes ?? '');
  const files = differences.map((difference): ChangedFile => {
    const { path, from, status, binary, lines } = difference;
    const kind = kindOf(path, {
      generated: isGenerated(path, patterns),
      manifest: manifests.get(path)?.effect ?? null,
    });
    const configures = [path, ...(from === undefined ? [] : [from])].some(configuresTests);
    const testing = manifests.get(path)?.testing ?? (configures ? 'configuration of tests' : null);
    return {
      path,
      ...(from === undefined ? {} : { from }),
      status,
      kind,
      ...(testing === null ? {} : { testing }),
      binary,
      lines,
    };
  });
  return { base, head, merge, files, class: classOf(files.map(({ kind }) => kind)) };
}

const maxBytes = 2 * 1024 * 1024;

/** The strictest kind present. What is only generated has no source beside it that could be tested: it is source. */
export function classOf(kinds: FileKind[]): ChangeClass {
  const has = (...wanted: FileKind[]) => wanted.some((kind) => kinds.includes(kind));
  if (has('source')) return 'source';
  if (has('test', 'fixture')) return 'tests';
  if (has('dependencies')) return 'dependencies';
  if (has('configuration')) return 'configuration';
  return has('generated') ? 'source' : 'documentation';
}

type ManifestChange = { effect: ManifestEffect; testing: string | null };

function manifestChange(before: string | null, after: string | null): ManifestChange {
  return { effect: manifestEffect(before, after), testing: alteredTesting(before, after) };
}

/** Per changed `package.json`: what about it changed. Those below the root cost two further processes together. */
async function changedManifests(
  repository: Repository,
  { base, head }: Commits,
  { differences, root }: { differences: FileChange[]; root: ManifestChange },
): Promise<Map<string, ManifestChange>> {
  const changes = new Map([['package.json', root]]);
  const nested = differences.filter(({ path }) => path.endsWith('/package.json')).slice(0, 200);
  if (nested.length === 0) return changes;
  const texts = await repository.showFiles(
    nested.flatMap(({ path, from }) => [
      { at: base, path: from ?? path },
      { at: head, path },
    ]),
    { maxBytes },
  );
  for (const [at, { path }] of nested.entries()) {
    changes.set(path, manifestChange(texts[at * 2] ?? null, texts[at * 2 + 1] ?? null));
  }
  return changes;
}
