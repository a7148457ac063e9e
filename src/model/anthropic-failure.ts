import { ModelFailure, type ModelFailureKind } from './model-failure.ts';
import type { Usage } from './types.ts';

/** One failed attempt, judged. */
export type Failure = {
  kind: ModelFailureKind;
  /** One sentence, bounded; words of the server may be in it. */
  message: string;
  status: number | null;
  retriable: boolean;
  /** Milliseconds that the server asked to wait, null where it did not. */
  retryAfterMs: number | null;
  requestId: string | null;
};

/** No byte, or none but pings, for too long. */
export class StalledStream extends Error {
  override readonly name = 'StalledStream';
}

/** The stream ended, without an error, before the message was whole. */
export class CutStream extends Error {
  override readonly name = 'CutStream';
}

/**
 * What went wrong and whether to try again. The SDK's errors are read by shape, not by class: a status for an HTTP
 * answer, a `type` without a status for an `error` event within a stream, neither for a socket.
 */
export function judge(error: unknown): Failure {
  const fields = apiError(error);
  if (error instanceof StalledStream) return failure('stalled', error.message, true);
  if (fields.status !== undefined) return httpFailure(fields, fields.status);
  if (fields.type !== undefined) {
    const { kind, retriable } = byType(fields.type);
    return {
      ...failure(kind, `${fields.type} while answering: ${fields.message}`, retriable),
      ...about(fields),
    };
  }
  if (error instanceof CutStream) return failure('network', error.message, true);
  const what = error instanceof SyntaxError ? 'the answer could not be read' : 'the connection failed';
  return failure('network', `${what}: ${causes(error)}`, true);
}

/** What the user sees once the attempts are used up. */
export function modelFailure(
  failed: Failure,
  attempts: number,
  usage: Usage | null,
  cause: unknown,
): ModelFailure {
  const tries = attempts > 1 ? ` (after ${attempts} attempts)` : '';
  return new ModelFailure(`The model did not answer: ${failed.message}${tries}`, {
    kind: failed.kind,
    status: failed.status,
    requestId: failed.requestId,
    remedy: remedies[failed.kind],
    usage,
    cause,
  });
}

/** How long to wait before attempt `attempt + 1`, in milliseconds: what the server asked for, capped, or 2ⁿ with jitter. */
export function backoff(
  failed: Failure,
  attempt: number,
  { backoffMs, capMs }: { backoffMs: number; capMs: number },
): number {
  if (failed.retryAfterMs !== null) return Math.min(failed.retryAfterMs, capMs);
  const step = Math.min(backoffMs * 2 ** (attempt - 1), capMs);
  return Math.round(step * (0.5 + Math.random() / 2));
}

/** What the SDK's errors carry, as far as present. */
type ApiError = {
  status?: number;
  type?: string;
  message: string;
  requestId: string | null;
  headers?: Headers;
};

function apiError(error: unknown): ApiError {
  const message = string(error, 'apiMessage') ?? string(error, 'message') ?? 'no message';
  const status = field(error, 'status');
  const type = string(error, 'type');
  const headers = field(error, 'headers');
  return {
    message: message.replace(/\s+/g, ' ').slice(0, 300),
    requestId: string(error, 'requestID') ?? null,
    ...(typeof status === 'number' && { status }),
    ...(type !== undefined && { type }),
    ...(headers instanceof Headers && { headers }),
  };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function string(value: unknown, name: string): string | undefined {
  const found = field(value, name);
  return typeof found === 'string' ? found : undefined;
}

const remedies: Record<ModelFailureKind, string> = {
  authentication: 'Check the API key: it is missing, mistyped or revoked.',
  permission: 'The key may not use this model or endpoint: ask its owner, or choose another model.',
  'not-found': 'Check the model id and the base URL; `haiku`, `sonnet` and `opus` stand for current ids.',
  'invalid-request': 'This is a fault of the request: report it with the request id.',
  'too-long':
    'The conversation does not fit the model: lower the limits of the run or choose a larger model.',
  'rate-limited': 'Wait, raise the rate limit of the key, or run fewer agents at once.',
  overloaded: 'The service is overloaded: run again later or choose another model.',
  server: 'The service failed: run again later.',
  network: 'Check the network, the proxy and the base URL, then run again.',
  stalled: 'The answer stopped arriving: run again, or raise the idle timeout.',
  script: 'Extend the script or record the run anew.',
};

function httpFailure(error: ApiError, status: number): Failure {
  const { kind, retriable } = byStatus(status, error);
  const asked = error.headers?.get('x-should-retry');
  return {
    ...failure(
      kind,
      `HTTP ${status}: ${error.message}`,
      asked === 'true' || (retriable && asked !== 'false'),
    ),
    ...about(error),
    status,
  };
}

function byStatus(status: number, error: ApiError): { kind: ModelFailureKind; retriable: boolean } {
  if (status === 401) return { kind: 'authentication', retriable: false };
  if (status === 402 || status === 403) return { kind: 'permission', retriable: false };
  if (status === 404) return { kind: 'not-found', retriable: false };
  if (status === 413) return { kind: 'too-long', retriable: false };
  if (status === 408 || status === 409) return { kind: 'server', retriable: true };
  if (status === 429) return { kind: 'rate-limited', retriable: true };
  if (status === 529) return { kind: 'overloaded', retriable: true };
  if (status >= 500) return { kind: 'server', retriable: true };
  const tooLong = /prompt is too long|exceed\w* .*context/i.test(error.message);
  return { kind: tooLong ? 'too-long' : 'invalid-request', retriable: false };
}

function byType(type: string): { kind: ModelFailureKind; retriable: boolean } {
  switch (type) {
    case 'overloaded_error':
      return { kind: 'overloaded', retriable: true };
    case 'rate_limit_error':
      return { kind: 'rate-limited', retriable: true };
    case 'authentication_error':
      return { kind: 'authentication', retriable: false };
    case 'permission_error':
    case 'billing_error':
      return { kind: 'permission', retriable: false };
    case 'not_found_error':
      return { kind: 'not-found', retriable: false };
    case 'invalid_request_error':
      return { kind: 'invalid-request', retriable: false };
    case 'request_too_large':
      return { kind: 'too-long', retriable: false };
    default:
      return { kind: 'server', retriable: true };
  }
}

function failure(kind: ModelFailureKind, message: string, retriable: boolean): Failure {
  return { kind, message, status: null, retriable, retryAfterMs: null, requestId: null };
}

function about(error: ApiError): { retryAfterMs: number | null; requestId: string | null } {
  return { retryAfterMs: retryAfter(error.headers), requestId: error.requestId };
}

/** `retry-after-ms`, or `retry-after` in seconds or as a date. Nonsense and the past count as absent. */
function retryAfter(headers: Headers | undefined): number | null {
  const exact = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (exact > 0) return exact;
  const value = headers?.get('retry-after');
  if (!value) return null;
  const seconds = Number(value);
  const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return ms > 0 ? ms : null;
}

/** The messages of an error and of what caused it: `fetch failed` alone helps nobody. */
function causes(error: unknown): string {
  const said: string[] = [];
  for (let at: unknown = error; at instanceof Error && said.length < 4; at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? ` (${at.code})` : '';
    const text = `${at.message}${code}`.replace(/\s+/g, ' ').slice(0, 200);
    const empty =
      text === '' || (at.cause !== undefined && /^(connection error\.?|fetch failed)$/i.test(text));
    if (!empty && !said.includes(text)) said.push(text);
  }
  return said.join(': ') || 'for no stated reason';
}
