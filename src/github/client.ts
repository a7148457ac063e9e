import type { Octokit } from '@octokit/rest';
import type { Secret } from '../base/secret.ts';
import type { Log } from './types.ts';

export type GitHubClient = Octokit;

export type ClientOptions = {
  token: Secret;
  /** `https://api.github.com`, or `https://HOST/api/v3` of an enterprise server. */
  apiUrl: string;
  /** No wait for a rate limit goes past this time, milliseconds since the epoch. */
  deadline: number;
  log: Log;
  version: string;
};

const requestTimeoutMs = 30_000;
const urgentTimeoutMs = 2_500;

/**
 * The client of a run: spaces its writes, waits out rate limits as GitHub tells it (60 s where it tells nothing) but
 * never past the deadline, repeats what failed on GitHub's side. Requests that create something switch that off
 * (`retries: 0`) and look for themselves whether it was done.
 */
export async function openClient(options: ClientOptions): Promise<GitHubClient> {
  const [{ Octokit }, { throttling }, { retry }] = await Promise.all([
    import('@octokit/rest'),
    import('@octokit/plugin-throttling'),
    import('@octokit/plugin-retry'),
  ]);
  const mayWait = (kind: string) => (seconds: number, request: object, _: unknown, retryCount: number) => {
    const inTime = Date.now() + seconds * 1000 < options.deadline;
    const where = 'url' in request ? String(request.url) : 'GitHub';
    const next =
      inTime && retryCount < 3 ? `waiting ${seconds} s` : 'giving up, the run would end before that';
    options.log.info(`${kind} limit of the GitHub API at ${where}: ${next}`);
    return inTime && retryCount < 3;
  };
  return new (Octokit.plugin(retry, throttling))({
    ...common(options, requestTimeoutMs),
    retry: { retries: 2 },
    throttle: {
      id: String(options.deadline),
      onRateLimit: mayWait('Rate'),
      onSecondaryRateLimit: mayWait('Secondary rate'),
      fallbackSecondaryRateRetryAfter: 60,
    },
  });
}

/** The client of the last seconds: no queue, no waiting, one quick repetition. */
export async function openUrgentClient(options: ClientOptions): Promise<GitHubClient> {
  const [{ Octokit }, { retry }] = await Promise.all([
    import('@octokit/rest'),
    import('@octokit/plugin-retry'),
  ]);
  return new (Octokit.plugin(retry))({
    ...common(options, urgentTimeoutMs),
    retry: { retries: 1, retryAfterBaseValue: 200 },
  });
}

function common({ token, apiUrl, version }: ClientOptions, timeoutMs: number) {
  return {
    auth: token.reveal(),
    baseUrl: apiUrl.replace(/\/$/, ''),
    userAgent: `gainsay/${version}`,
    // What fails is told by whoever asked, once, in words of ours.
    log: { debug: silent, info: silent, warn: silent, error: silent },
    request: { fetch: withTimeout(timeoutMs) },
  };
}

function withTimeout(timeoutMs: number): typeof fetch {
  return (url, init) => {
    const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])];
    return fetch(url, { ...init, signal: AbortSignal.any(signals) });
  };
}

function silent(): undefined {
  return undefined;
}
