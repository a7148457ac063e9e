import type { getOctokit } from '@actions/github';
import type { Secret } from '../base/secret.ts';
import { failureOf, headersOf } from './failure.ts';
import { openFetch } from './fetch.ts';
import type { Log } from './types.ts';

export type GitHubClient = ReturnType<typeof getOctokit>;

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
  const [{ getOctokit }, { throttling }, { retry }] = await Promise.all([
    import('@actions/github'),
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
  const limits = {
    // A limit is waited out by the one who knows how long: never repeated within seconds.
    retry: { retries: 2, doNotRetry: [...notWorthRepeating, 429] },
    throttle: {
      id: String(options.deadline),
      onRateLimit: mayWait('Rate'),
      onSecondaryRateLimit: mayWait('Secondary rate'),
      fallbackSecondaryRateRetryAfter: 60,
    },
  };
  const common = await commonOptions(options, requestTimeoutMs);
  const plugins = [secondaryLimits, retry, throttling] as const;
  return getOctokit(options.token.reveal(), { ...common, ...limits }, ...plugins);
}

/** What @octokit/plugin-retry leaves alone by itself. */
const notWorthRepeating = [400, 401, 403, 404, 410, 422, 451];

/**
 * A plugin: @octokit/plugin-throttling knows a secondary limit by two words alone. Older servers and the front of GitHub use
 * others, or none but the status.
 */
function secondaryLimits(octokit: Hooked): void {
  octokit.hook.error('request', (error) => {
    const { kind } = failureOf(error);
    if (
      error instanceof Error &&
      kind === 'rate-limited' &&
      headersOf(error)['x-ratelimit-remaining'] !== '0'
    ) {
      if (!/\bsecondary rate\b/i.test(error.message)) error.message += ' (a secondary rate limit)';
    }
    throw error;
  });
}

type Hooked = { hook: { error(name: 'request', handle: (error: unknown) => never): void } };

/**
 * The client of the last seconds and of the post step: no queue, no waiting, one quick repetition. @octokit/rest has the
 * same endpoints and is there in a fraction of the time that @actions/github takes to load.
 */
export async function openUrgentClient(options: ClientOptions): Promise<GitHubClient> {
  const [{ Octokit }, { retry }] = await Promise.all([
    import('@octokit/rest'),
    import('@octokit/plugin-retry'),
  ]);
  return new (Octokit.plugin(retry))({
    ...(await commonOptions(options, urgentTimeoutMs)),
    auth: options.token.reveal(),
    retry: { retries: 1, retryAfterBaseValue: 200 },
  });
}

async function commonOptions({ apiUrl, version }: ClientOptions, timeoutMs: number) {
  return {
    baseUrl: apiUrl.replace(/\/$/, ''),
    userAgent: `gainsay/${version}`,
    // What fails is told by whoever asked, once, in words of ours.
    log: { debug: silent, info: silent, warn: silent, error: silent },
    request: { fetch: await openFetch(timeoutMs) },
  };
}

function silent(): undefined {
  return undefined;
}
