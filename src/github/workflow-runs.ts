import type { Sha } from '../base/ids.ts';
import { asked } from './asked.ts';
import type { GitHubClient } from './client.ts';
import type { RepositoryName, WorkflowRun } from './types.ts';

/** What GitHub itself knows about a workflow run; nothing in it was written by the run. */
export type KnownRun = Omit<WorkflowRun, 'url'> & {
  /** The event that started it, e.g. `pull_request`. */
  event: string;
  completed: boolean;
  /** `success`, `failure`, `cancelled` …; null until it has one. */
  conclusion: string | null;
  headSha: Sha;
  /** A name that the contributor chose. */
  headBranch: string | null;
  /** Null: it was deleted. */
  headRepository: { id: number; owner: string } | null;
  /** Whether the head stands in this repository itself. */
  ownHead: boolean;
  actor: string | null;
  /** Start of this attempt, milliseconds since the epoch; 0 where it is not told. */
  startedAt: number;
};

export type RunAccess = { client: GitHubClient; repository: RepositoryName; signal: AbortSignal };

export async function readRun({ client, repository, signal }: RunAccess, id: number): Promise<KnownRun> {
  const { data } = await asked(`workflow run ${id}`, 'actions: read', () =>
    client.rest.actions.getWorkflowRun({ ...repository, run_id: id, request: { signal } }),
  );
  // The types say that a head has a repository with an owner; a deleted fork has none.
  const head = data.head_repository as { id: number; owner: { login: string } | null } | null;
  return {
    id: data.id,
    attempt: data.run_attempt ?? 1,
    event: data.event,
    completed: data.status === 'completed',
    conclusion: data.conclusion,
    headSha: data.head_sha,
    headBranch: data.head_branch,
    headRepository: head?.owner ? { id: head.id, owner: head.owner.login } : null,
    ownHead: head !== null && head.id === data.repository.id,
    actor: data.actor?.login ?? null,
    startedAt: Date.parse(data.run_started_at ?? '') || 0,
  };
}

/** The one open pull request whose head is what the run checked out, or why there is none. */
export async function pullRequestOf(
  { client, repository, signal }: RunAccess,
  run: KnownRun,
): Promise<{ number: number } | { reason: string }> {
  const { headRepository, headBranch } = run;
  if (headRepository === null || headBranch === null)
    return { reason: `the branch or the fork that run ${run.id} was about is gone` };
  const { data } = await asked('the pull requests of a branch', 'pull-requests: read', () =>
    client.rest.pulls.list({
      ...repository,
      state: 'open',
      head: `${headRepository.owner}:${headBranch}`,
      per_page: 100,
      request: { signal },
    }),
  );
  const ofBranch = data.filter(
    ({ head, state }) =>
      state === 'open' && repositoryOf(head) === headRepository.id && head.ref === headBranch,
  );
  const [match, ...more] = ofBranch.filter(({ head }) => head.sha === run.headSha);
  if (match !== undefined && more.length === 0) return { number: match.number };
  if (match !== undefined)
    return { reason: `${more.length + 1} open pull requests have ${run.headSha} as their head` };
  const moved = ofBranch.map(({ number, head }) => `#${number} has moved on to ${head.sha}`).join(', ');
  return { reason: `no open pull request has ${run.headSha} as its head${moved === '' ? '' : `: ${moved}`}` };
}

/** A head whose fork was deleted has no repository, whatever the types say. */
function repositoryOf({ repo }: { repo: { id: number } | null }): number | null {
  return repo?.id ?? null;
}
