export const id = 4463;
export const ids = [4463,6844];
export const modules = {

/***/ 44463:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openClient: () => (/* binding */ openClient),
/* harmony export */   openUrgentClient: () => (/* binding */ openUrgentClient)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(220);
/* harmony import */ var _fetch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4882);


const requestTimeoutMs = 30_000;
const urgentTimeoutMs = 2_500;
/**
 * The client of a run: spaces its writes, waits out rate limits as GitHub tells it (60 s where it tells nothing) but
 * never past the deadline, repeats what failed on GitHub's side. Requests that create something switch that off
 * (`retries: 0`) and look for themselves whether it was done.
 */
async function openClient(options) {
    const [{ getOctokit }, { throttling }, { retry }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(8439), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 61351)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(6856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(9735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
    ]);
    const mayWait = (kind) => (seconds, request, _, retryCount) => {
        const inTime = Date.now() + seconds * 1000 < options.deadline;
        const where = 'url' in request ? String(request.url) : 'GitHub';
        const next = inTime && retryCount < 3 ? `waiting ${seconds} s` : 'giving up, the run would end before that';
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
    const plugins = [secondaryLimits, retry, throttling];
    return getOctokit(options.token.reveal(), { ...common, ...limits }, ...plugins);
}
/** What @octokit/plugin-retry leaves alone by itself. */
const notWorthRepeating = [400, 401, 403, 404, 410, 422, 451];
/**
 * A plugin: @octokit/plugin-throttling knows a secondary limit by two words alone. Older servers and the front of GitHub use
 * others, or none but the status.
 */
function secondaryLimits(octokit) {
    octokit.hook.error('request', (error) => {
        const { kind } = (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .failureOf */ .g)(error);
        if (error instanceof Error &&
            kind === 'rate-limited' &&
            (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .headersOf */ .Y)(error)['x-ratelimit-remaining'] !== '0') {
            if (!/\bsecondary rate\b/i.test(error.message))
                error.message += ' (a secondary rate limit)';
        }
        throw error;
    });
}
/**
 * The client of the last seconds and of the post step: no queue, no waiting, one quick repetition. @octokit/rest has the
 * same endpoints and is there in a fraction of the time that @actions/github takes to load.
 */
async function openUrgentClient(options) {
    const [{ Octokit }, { retry }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(1267)]).then(__webpack_require__.bind(__webpack_require__, 11267)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(9735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
    ]);
    return new (Octokit.plugin(retry))({
        ...(await commonOptions(options, urgentTimeoutMs)),
        auth: options.token.reveal(),
        retry: { retries: 1, retryAfterBaseValue: 200 },
    });
}
async function commonOptions({ apiUrl, version }, timeoutMs) {
    return {
        baseUrl: apiUrl.replace(/\/$/, ''),
        userAgent: `gainsay/${version}`,
        // What fails is told by whoever asked, once, in words of ours.
        log: { debug: silent, info: silent, warn: silent, error: silent },
        request: { fetch: await (0,_fetch_js__WEBPACK_IMPORTED_MODULE_1__/* .openFetch */ .v)(timeoutMs) },
    };
}
function silent() {
    return undefined;
}


/***/ }),

/***/ 4882:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ openFetch)
/* harmony export */ });
/** Set on runners that reach GitHub by a proxy only. */
const proxyVariables = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
/**
 * How GitHub is asked: the global fetch, which knows no proxy; where one is set, @actions/github's own, which obeys it
 * and `no_proxy`. Each request ends after `timeoutMs`, its answer read to the end, or by the signal it was given.
 * Rejects also for an answer that was cut off, is no JSON where GitHub sends JSON, or came from another host. Without
 * `json` the answer is anything, still to be read and bounded by whoever asked.
 */
async function openFetch(timeoutMs, { json = true } = {}) {
    const ask = proxyVariables.some((name) => process.env[name]) ? await proxyFetch() : globalFetch;
    return async (url, init) => {
        const stop = init?.signal ?? null;
        const signals = [AbortSignal.timeout(timeoutMs), ...(stop === null ? [] : [stop])];
        try {
            const response = await ask(url, { ...init, signal: AbortSignal.any(signals) });
            assertSameHost(url, response);
            return json ? await whole(response) : response;
        }
        catch (error) {
            // By this name octokit knows that nobody wants it repeated; a timeout is repeated.
            if (stop?.aborted)
                throw new DOMException('the request was stopped', 'AbortError');
            throw error;
        }
    };
}
const globalFetch = (url, init) => fetch(url, init);
/** fetch sends no token to another host, but what that host answers would count as GitHub's word. */
function assertSameHost(asked, { redirected, url }) {
    if (!redirected)
        return;
    const host = new URL(asked instanceof Request ? asked.url : asked).host;
    const answered = new URL(url).host;
    if (answered !== host)
        throw new Error(`${host} sent us to another host, ${answered}`);
}
/** octokit takes a body that breaks off or cannot be read for an empty one, and goes on without the ids in it. */
async function whole(response) {
    const { status, statusText, headers } = response;
    if (response.body === null || [204, 205, 304].includes(status))
        return response;
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
async function bounded(body) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of body) {
        bytes += chunk.length;
        if (bytes > longestAnswer)
            throw new Error(`the answer is longer than ${longestAnswer} bytes`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
async function proxyFetch() {
    const { defaults } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(8439), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 22032));
    const found = defaults.request?.['fetch'];
    return isFetch(found) ? found : globalFetch;
}
function isFetch(value) {
    return typeof value === 'function';
}


/***/ })

};
