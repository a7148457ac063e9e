/** Set on runners that reach GitHub by a proxy only. */
const proxyVariables = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

/**
 * How GitHub is asked: the global fetch, which knows no proxy; where one is set, @actions/github's own, which obeys it
 * and `no_proxy`. Each request ends after `timeoutMs`, its answer read to the end, or by the signal it was given.
 * Rejects also for an answer that was cut off, is no JSON where GitHub sends JSON, or came from another host. Without
 * `json` the answer is anything, still to be read and bounded by whoever asked.
 */
export async function openFetch(
  timeoutMs: number,
  { json = true }: { json?: boolean } = {},
): Promise<typeof fetch> {
  const ask = proxyVariables.some((name) => process.env[name]) ? await proxyFetch() : globalFetch;
  return async (url, init) => {
    const stop = init?.signal ?? null;
    const signals = [AbortSignal.timeout(timeoutMs), ...(stop === null ? [] : [stop])];
    try {
      const response = await ask(url, { ...init, signal: AbortSignal.any(signals) });
      assertSameHost(url, response);
      return json ? await whole(response) : response;
    } catch (error) {
      // By this name octokit knows that nobody wants it repeated; a timeout is repeated.
      if (stop?.aborted) throw new DOMException('the request was stopped', 'AbortError');
      throw error;
    }
  };
}

const globalFetch: typeof fetch = (url, init) => fetch(url, init);

/** fetch sends no token to another host, but what that host answers would count as GitHub's word. */
function assertSameHost(asked: Parameters<typeof fetch>[0], { redirected, url }: Response): void {
  if (!redirected) return;
  const host = new URL(asked instanceof Request ? asked.url : asked).host;
  const answered = new URL(url).host;
  if (answered !== host) throw new Error(`${host} sent us to another host, ${answered}`);
}

/** octokit takes a body that breaks off or cannot be read for an empty one, and goes on without the ids in it. */
async function whole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  if (response.body === null || [204, 205, 304].includes(status)) return response;
  const text = await bounded(response.body);
  if (response.ok && !isJson(text))
    throw new Error(`the answer to the request is no JSON (status ${status})`);
  // A response made here has no address, and octokit hands it on.
  return Object.defineProperty(new Response(text, { status, statusText, headers }), 'url', {
    value: response.url,
  });
}

/** A hundred comments of the greatest length are 26 MB. */
const longestAnswer = 64 * 1024 * 1024;

async function bounded(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > longestAnswer) throw new Error(`the answer is longer than ${longestAnswer} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function proxyFetch(): Promise<typeof fetch> {
  const { defaults } = await import('@actions/github/lib/utils');
  const found: unknown = defaults.request?.['fetch'];
  return isFetch(found) ? found : globalFetch;
}

function isFetch(value: unknown): value is typeof fetch {
  return typeof value === 'function';
}
