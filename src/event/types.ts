import type { Sha } from '../base/ids.ts';

export type Trust = 'same-repository' | 'fork' | 'bot' | 'local';

export type RepositoryName = { owner: string; repo: string };

/** A webhook payload or a command line, parsed once. */
export type Event =
  | {
      kind: 'pull-request';
      source: 'pull_request' | 'workflow_dispatch' | 'merge_group';
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
    }
  | { kind: 'local'; directory: string; base: string; head: string }
  | { kind: 'skip'; reason: string };
