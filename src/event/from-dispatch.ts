import { asked } from '../github/asked.ts';
import type { GitHubClient } from '../github/client.ts';
import type { RepositoryName } from '../github/types.ts';
import type { DispatchEvent, PullRequestEvent, SkipEvent } from './types.ts';

/** Asks GitHub for what a dispatch did not say: the pull request, or the tip of the default branch. */
export async function resolveDispatch(
  event: DispatchEvent,
  client: GitHubClient,
  wishes: { includeDrafts: boolean },
): Promise<PullRequestEvent | SkipEvent> {
  const { repository, ask } = event;
  return 'pullRequest' in ask
    ? pinPullRequest({ repository, number: ask.pullRequest, source: 'workflow_dispatch' }, client, wishes)
    : fromBranch(event, ask, client);
}

/** The pull request as it stands at this moment: its head is asked once, here. */
export async function pinPullRequest(
  {
    repository,
    number,
    source,
  }: { repository: RepositoryName; number: number; source: PullRequestEvent['source'] },
  client: GitHubClient,
  { includeDrafts }: { includeDrafts: boolean },
): Promise<PullRequestEvent | SkipEvent> {
  const { data } = await asked(`pull request #${number}`, 'contents: read, pull-requests: read', () =>
    client.rest.pulls.get({ ...repository, pull_number: number }),
  );
  const headSha = data.head.sha;
  if (data.state !== 'open') return { kind: 'skip', headSha, reason: `pull request #${number} is closed` };
  if (data.draft === true && !includeDrafts) {
    const reason = `pull request #${number} is a draft; set include-drafts to verify drafts too`;
    return { kind: 'skip', headSha, reason };
  }
  // The types say that a head has a repository; a deleted fork has none.
  const headRepository: { id: number } | null = data.head.repo;
  const fork = headRepository === null || headRepository.id !== data.base.repo.id;
  const author = data.user as { login: string; type: string } | null;
  return {
    kind: 'pull-request',
    source,
    repository,
    number,
    title: data.title,
    body: data.body ?? '',
    author: author?.login ?? 'ghost',
    headSha,
    baseSha: data.base.sha,
    baseRef: data.base.ref,
    headRef: data.head.ref,
    trust: fork ? 'fork' : author?.type === 'Bot' ? 'bot' : 'same-repository',
    draft: data.draft ?? false,
    mergeSha: data.merge_commit_sha,
  };
}

async function fromBranch(
  { repository, actor }: DispatchEvent,
  { ref, sha, defaultBranch }: { ref: string; sha: string; defaultBranch: string },
  client: GitHubClient,
): Promise<PullRequestEvent> {
  const { data } = await asked(`branch ${defaultBranch}`, 'contents: read', () =>
    client.rest.repos.getBranch({ ...repository, branch: defaultBranch }),
  );
  const headRef = ref.replace(/^refs\/(?:heads|tags)\//, '');
  return {
    kind: 'pull-request',
    source: 'workflow_dispatch',
    repository,
    number: null,
    title: headRef,
    body: '',
    author: actor,
    headSha: sha,
    baseSha: data.commit.sha,
    baseRef: defaultBranch,
    headRef,
    trust: 'same-repository',
    draft: false,
    mergeSha: null,
  };
}
