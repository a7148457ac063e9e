import { GainsayError } from '../base/errors.ts';
import type { Sha } from '../base/ids.ts';
import type { Secret } from '../base/secret.ts';
import { runGit } from '../workspace/git/run.ts';
import type { Repository } from '../workspace/git.ts';
import type { GitHubClient } from './client.ts';
import { failureOf } from './failure.ts';
import type { Log, RepositoryName } from './types.ts';

/** What to compare. Full SHAs are fetched when they are absent; other names must exist in the checkout. */
export type WantedCommits = {
  head: string;
  /** Tip of the base branch. */
  base: string;
  /** A merge of the two that somebody made already, or null. */
  mergeSha: Sha | null;
};

/** The commits of a verification; all of them are present. */
export type Commits = {
  head: Sha;
  /** The merge base. */
  base: Sha;
  baseTip: Sha;
  /** Merge result to run once more; null when base has not moved on, or no merge of exactly this head is at hand. */
  merge: Sha | null;
};

/** GitHub, where there is one behind the checkout. */
export type Origin = {
  repository: RepositoryName;
  client: GitHubClient;
  token: Secret;
  /** `https://github.com` or the enterprise server. */
  serverUrl: string;
};

type Access = { repository: Repository; origin: Origin | null; log: Log; signal: AbortSignal };

/**
 * Makes sure that head and merge base are in the checkout, also in one of depth 1 without stored credentials: the
 * merge base is asked from GitHub or found by deepening in steps, commits are fetched by SHA. A full clone is never
 * made shallow. Throws GainsayError when there is no merge base: no diff is never the answer to missing history.
 */
export async function ensureCommits(access: Access, wanted: WantedCommits): Promise<Commits> {
  const head = await ensureCommit(access, wanted.head);
  const shallow = await access.repository.isShallow();
  const asked = shallow && wanted.base !== head ? await askMergeBase(access, wanted.base, head) : null;
  if (asked !== null) {
    const base = await ensureCommit(access, asked);
    const baseTip = isFullSha(wanted.base) ? wanted.base : await access.repository.resolve(wanted.base);
    return { head, base, baseTip, merge: await mergeOf(access, wanted.mergeSha, { head, base, baseTip }) };
  }
  const baseTip = await ensureCommit(access, wanted.base);
  const base = await mergeBaseHere(access, baseTip, head);
  return { head, base, baseTip, merge: await mergeOf(access, wanted.mergeSha, { head, base, baseTip }) };
}

/** A name is resolved here; a SHA that is absent is fetched. */
async function ensureCommit(access: Access, name: string): Promise<Sha> {
  const { repository, signal } = access;
  if (!isFullSha(name)) return repository.resolve(name);
  if (await repository.has(name)) return name;
  await repository.fetchCommits([name], { depth: 1, signal, ...credentials(access.origin) });
  return name;
}

async function askMergeBase({ origin, log, signal }: Access, base: string, head: Sha): Promise<Sha | null> {
  if (origin === null) return null;
  try {
    const { data } = await origin.client.rest.repos.compareCommitsWithBasehead({
      ...origin.repository,
      basehead: `${base}...${head}`,
      per_page: 1,
      request: { signal },
    });
    return data.merge_base_commit.sha;
  } catch (error) {
    if (signal.aborted) throw error;
    log.info(
      `GitHub did not tell the merge base (${failureOf(error).message}); looking for it in the history.`,
    );
    return null;
  }
}

async function mergeBaseHere(access: Access, baseTip: Sha, head: Sha): Promise<Sha> {
  const { repository, signal, origin } = access;
  if (!(await repository.isShallow())) {
    const found = await repository.mergeBase(baseTip, head);
    if (found !== null) return found;
    throw new GainsayError(`${head} and ${baseTip} have no common ancestor`, {
      remedy: 'Name a base that the change grew from.',
    });
  }
  return repository.mergeBaseByDeepening([baseTip, head], { signal, ...credentials(origin) });
}

/** The merge that GitHub made for this event, when base has moved on and it merges exactly our head. */
async function mergeOf(
  access: Access,
  mergeSha: Sha | null,
  { head, base, baseTip }: Omit<Commits, 'merge'>,
): Promise<Sha | null> {
  if (mergeSha === null || base === baseTip) return null;
  try {
    const merge = await ensureCommit(access, mergeSha);
    const parents = await parentsOf(access.repository, merge);
    return parents.length === 2 && parents[1] === head ? merge : null;
  } catch (error) {
    if (access.signal.aborted) throw error;
    access.log.info(`The merge result ${mergeSha} cannot be had, so it is not run.`);
    return null;
  }
}

/** As the commit itself names them: where history was cut, git's own walks hide them. */
async function parentsOf({ gitDir }: Repository, commit: Sha): Promise<Sha[]> {
  const { stdout } = await runGit({ gitDir, args: ['cat-file', 'commit', commit] });
  const header = stdout.toString('utf8').split('\n\n', 1)[0] ?? '';
  return [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map((match) => match[1] ?? '');
}

/** Sent to this repository only, in the environment of the one git process that fetches. */
function credentials(origin: Origin | null): { header?: { url: string; value: string } } {
  if (origin === null) return {};
  const { owner, repo } = origin.repository;
  const basic = Buffer.from(`x-access-token:${origin.token.reveal()}`).toString('base64');
  return { header: { url: `${origin.serverUrl}/${owner}/${repo}`, value: `authorization: basic ${basic}` } };
}

function isFullSha(name: string): boolean {
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(name);
}
