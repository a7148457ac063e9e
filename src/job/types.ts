// What a job hands over is the report's contract: it stands there, since imports point downwards.
export type { FailOn, JobResult } from '../report/types.ts';
