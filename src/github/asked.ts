import { GainsayError } from '../base/errors.ts';
import { failureOf } from './failure.ts';

/** What GitHub answers, or a GainsayError that names what was asked and the permission that it takes. */
export async function asked<T>(what: string, permission: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw new GainsayError(`GitHub did not show ${what}: ${failureOf(cause).message}`, {
      remedy: `Check the number or the name, and that the token may read it (${permission}).`,
      cause,
    });
  }
}
