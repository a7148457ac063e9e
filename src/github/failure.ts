import { isRecord } from '../base/record.ts';

/** What a failed request means for us. */
export type RequestFailure = {
  kind:
    /** The token may not do this. */
    | 'forbidden'
    /** It is not there (any more), or hidden from the token. */
    | 'gone'
    | 'rate-limited'
    /** GitHub understood and refused the content. */
    | 'invalid'
    /** It may or may not have been done: server error, cut connection, timeout. */
    | 'unknown-outcome';
  /** In GitHub's words, one line. */
  message: string;
};

/** Reads any error that a request threw. */
export function failureOf(error: unknown): RequestFailure {
  const message = firstLine(error);
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 429 || ((status === 403 || status === 422) && isRateLimit(error, message))) {
    return { kind: 'rate-limited', message };
  }
  if (status === 401 || status === 403) return { kind: 'forbidden', message };
  if (status === 404 || status === 410) return { kind: 'gone', message };
  if (typeof status === 'number' && status >= 400 && status < 500) return { kind: 'invalid', message };
  return { kind: 'unknown-outcome', message };
}

function isRateLimit(error: unknown, message: string): boolean {
  if (/secondary rate|rate limit|submitted too quickly|\babuse\b/i.test(message)) return true;
  const headers = headersOf(error);
  return headers['x-ratelimit-remaining'] === '0' || headers['retry-after'] !== undefined;
}

/** Empty where no answer came. */
export function headersOf(error: unknown): Record<string, unknown> {
  const response = isRecord(error) ? error['response'] : undefined;
  const headers = isRecord(response) ? response['headers'] : undefined;
  return isRecord(headers) ? headers : {};
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n', 1)[0] ?? '').replace(/ - https:\/\/docs\.github\.com\S*$/, '').slice(0, 300);
}
