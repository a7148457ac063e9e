import type { Sha } from '../base/ids.ts';

export type RepositoryName = { owner: string; repo: string };

/** The workflow run that this process is part of. */
export type WorkflowRun = {
  id: number;
  /** 1 for the first, one more for each re-run. */
  attempt: number;
  /** Page of the run, for links. */
  url: string;
};

/** What a publisher writes to. */
export type PublishTarget = {
  repository: RepositoryName;
  /** Null: there is no pull request (merge group, dispatch on a branch), only a check run is written. */
  number: number | null;
  /** The commit that was verified; pinned at the start. */
  headSha: Sha;
  run: WorkflowRun;
  /** Name of the check run, and of the comment's marker: two workflows with two names keep out of each other's way. */
  checkName: string;
  /** False: no comment is wanted. */
  comment: boolean;
  /** False: no check run is wanted, because there is no verdict to show. */
  checkRun: boolean;
};

export type CheckConclusion = 'success' | 'failure' | 'neutral' | 'cancelled';

export type Annotation = {
  path: string;
  startLine: number;
  endLine: number;
  level: 'notice' | 'warning' | 'failure';
  title: string;
  message: string;
};

export type CheckRunReport = {
  conclusion: CheckConclusion;
  title: string;
  /** Markdown, at most 65,535 bytes. */
  summary: string;
  /** Markdown, at most 65,535 bytes. */
  text?: string;
  annotations: Annotation[];
};

/** Everything that a finished job shows. `comment` leaves 1,000 bytes of GitHub's limit for the marker. */
export type FinalReport = {
  comment: string;
  /** Null: there is nothing that a check run could say. */
  checkRun: CheckRunReport | null;
  /** Job summary, Markdown, at most 1 MiB. */
  summary: string;
  /** Outputs of the action by their names in action.yml. */
  outputs: Record<string, string>;
};

/** Of a job that ends with a verdict. */
export type VerdictReport = FinalReport & { checkRun: CheckRunReport };

export type Published = {
  commentUrl: string | null;
  checkUrl: string | null;
  /** The pull request's head when it is no longer the commit that was verified. */
  superseded: Sha | null;
};

/** Where a job's report goes. No method throws because GitHub refused: what could not be written is told in the log. */
export type Publisher = {
  /** Early: comment and check run say "running". `superseded` tells that verifying this head is pointless. */
  begin(body: string): Promise<Published>;
  /** Once, at the end. After `cancel` it does nothing. */
  finish(report: FinalReport): Promise<Published>;
  /**
   * Comment, check run, summary and outputs say "cancelled", or what the report given says, within seconds and past
   * any request that hangs. Does nothing once `finish` is through.
   */
  cancel(report?: FinalReport): Promise<void>;
};

/** Lines for the person who reads the log. */
export type Log = { info(text: string): void; warning(text: string): void };
