/** Set on runners that reach GitHub by a proxy only. */
const proxyVariables = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

/**
 * How GitHub is asked: the global fetch, which knows no proxy; where one is set, @actions/github's own, which obeys it
 * and `no_proxy`. Each request ends after `timeoutMs`, or by the signal it was given.
 */
export async function openFetch(timeoutMs: number): Promise<typeof fetch> {
  const ask = proxyVariables.some((name) => process.env[name]) ? await proxyFetch() : globalFetch;
  return async (url, init) => {
    const stop = init?.signal ?? null;
    const signals = [AbortSignal.timeout(timeoutMs), ...(stop === null ? [] : [stop])];
    try {
      return await ask(url, { ...init, signal: AbortSignal.any(signals) });
    } catch (error) {
      // By this name octokit knows that nobody wants it repeated; a timeout is repeated.
      if (stop?.aborted) throw new DOMException('the request was stopped', 'AbortError');
      throw error;
    }
  };
}

const globalFetch: typeof fetch = (url, init) => fetch(url, init);

async function proxyFetch(): Promise<typeof fetch> {
  const { defaults } = await import('@actions/github/lib/utils');
  const found: unknown = defaults.request?.['fetch'];
  return isFetch(found) ? found : globalFetch;
}

function isFetch(value: unknown): value is typeof fetch {
  return typeof value === 'function';
}
