import { GainsayError } from './errors.ts';

/** What was thrown, for a sentence that a person or a model reads: with what to do next, where that is known. */
export function reasonOf(error: unknown): string {
  if (error instanceof GainsayError) return `${error.message}. ${error.remedy}`;
  return error instanceof Error ? error.message : String(error);
}
