import type { Sha } from '../base/ids.ts';
import type { RepositorySettings } from '../hooks/settings.ts';
import type { Repository } from '../workspace/git.ts';
import { filesOfCommit } from '../workspace/project-files.ts';

const file = '.claude/settings.json';

/**
 * What the repository's settings say at the trusted commit; null where there are none.
 *
 * @throws InvalidInput when they cannot be read, or a restriction in them cannot: nobody knows then what it forbids.
 */
export async function trustedSettings(
  repository: Repository,
  trusted: Sha,
): Promise<RepositorySettings | null> {
  const text = await filesOfCommit(repository, trusted).read(file);
  if (text === null) return null;
  const { readSettings, refuseLostGuards } = await import('../hooks/settings.ts');
  const settings = await readSettings(text, file);
  refuseLostGuards(settings.diagnostics);
  return settings;
}
