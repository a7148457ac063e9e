import { GainsayError } from '../base/errors.ts';

/** An agent that cannot be started or reached as asked. The model that asked sees it as the result of its call. */
export class SpawnRefused extends GainsayError {
  override readonly name = 'SpawnRefused';
}
