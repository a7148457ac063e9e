import type { Sha } from '../base/ids.ts';
import type { RepositoryName } from '../github/types.ts';
import type { Commander } from './commanders.ts';

/**
 * How far the code under examination is trusted. `fork` wins over `bot`; a merge group and a dispatch stand in the
 * repository itself.
 */
export type Trust = 'same-repository' | 'fork' | 'bot' | 'local';

/** A change on GitHub that is to be verified. */
export type PullRequestEvent = {
  kind: 'pull-request';
  /** `issue_comment`: privileged, so nothing is run that is not contained, and nothing is written to GitHub. */
  source: 'pull_request' | 'workflow_dispatch' | 'merge_group' | 'issue_comment';
  repository: RepositoryName;
  /** Null for a merge group and for a dispatch without a pull request. */
  number: number | null;
  title: string;
  body: string;
  author: string;
  headSha: Sha;
  /** Tip of the base branch at the event: the merge base is found from it. */
  baseSha: Sha;
  baseRef: string;
  headRef: string;
  trust: Trust;
  draft: boolean;
  /** The merge result that GitHub made for this event, when it made one. */
  mergeSha: Sha | null;
};

/** `base` and `head` are anything that git resolves. */
export type LocalEvent = { kind: 'local'; directory: string; base: string; head: string };

/**
 * A commit of the repository, without a change: what a question is asked about where there is no pull request. `number`:
 * the issue that it came with, which gets the answer.
 */
export type CommitEvent = {
  kind: 'commit';
  /** Name of the webhook event. */
  source: string;
  repository: RepositoryName;
  number: number | null;
  title: string;
  body: string;
  author: string;
  sha: Sha;
};

/** What a person asks the agents for instead of a verdict. `agent` null: the conversation's own. */
export type Question = { prompt: string; agent: string | null };

export type SkipEvent = { kind: 'skip'; reason: string; headSha?: Sha };

/** A dispatch names a pull request or a branch only; the rest has to be asked from GitHub. */
export type DispatchEvent = {
  kind: 'dispatch';
  repository: RepositoryName;
  actor: string;
  ask: { pullRequest: number } | { ref: string; sha: Sha; defaultBranch: string };
};

/** Somebody asks by a comment for a run about a pull request. Whether they may is not decided yet. */
export type CommandEvent = { kind: 'command'; repository: RepositoryName; number: number; by: Commander };

/** Another workflow's run has ended, and may have left a result that it could not publish. */
export type EndedRunEvent = { kind: 'ended-run'; repository: RepositoryName; runId: number };
