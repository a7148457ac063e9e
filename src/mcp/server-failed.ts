import { GainsayError } from '../base/errors.ts';

/** A server that cannot be used: which, why, and what it said last. */
export class ServerFailed extends GainsayError {
  override readonly name = 'ServerFailed';
}
