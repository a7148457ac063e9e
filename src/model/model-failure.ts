import { GainsayError } from '../base/errors.ts';
import type { Usage } from './types.ts';

export type ModelFailureKind =
  | 'authentication'
  | 'permission'
  | 'not-found'
  | 'invalid-request'
  | 'too-long'
  | 'rate-limited'
  | 'overloaded'
  | 'server'
  | 'network'
  | 'stalled'
  /** A scripted or recorded model was asked for a turn that its file does not hold. */
  | 'script';

/**
 * A model could not answer, after its own retries. `status` is the HTTP status where there was one; `usage` what the
 * failed attempts are known to have cost, null where nothing is known.
 */
export class ModelFailure extends GainsayError {
  override readonly name = 'ModelFailure';
  readonly kind: ModelFailureKind;
  readonly status: number | null;
  readonly requestId: string | null;
  readonly usage: Usage | null;

  constructor(
    message: string,
    options: {
      kind: ModelFailureKind;
      remedy: string;
      status?: number | null;
      requestId?: string | null;
      usage?: Usage | null;
      cause?: unknown;
    },
  ) {
    super(message, options);
    this.kind = options.kind;
    this.status = options.status ?? null;
    this.requestId = options.requestId ?? null;
    this.usage = options.usage ?? null;
  }
}
