import type { FailOn } from './types.ts';

/** What a report says besides the result: where it was made and where the rest stands. Addresses are our own. */
export type ReportContext = {
  version: string;
  failOn: FailOn;
  /** `https://github.com/owner/repo`, for links to the two commits. */
  repositoryUrl?: string;
  /** Page of the workflow run. */
  runUrl?: string;
  /** Where the evidence can be downloaded. */
  artifactUrl?: string;
  /** Commit of the action that ran. */
  actionSha?: string;
  /** The result came from a run that its contributor controls: nothing is said to be our own. */
  reported?: boolean;
  /** Path of the report as Markdown, for the outputs. */
  reportFile?: string;
};
