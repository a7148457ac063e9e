// What a job hands over is the report's contract: it stands there, since imports point downwards.
export type { AskResult, FailOn, JobResult, Patch, VerifyResult } from '../report/types.ts';
