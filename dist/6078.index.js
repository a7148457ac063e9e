export const id = 6078;
export const ids = [6078];
export const modules = {

/***/ 6078:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openClient: () => (/* binding */ openClient),
  openUrgentClient: () => (/* binding */ openUrgentClient)
});

;// CONCATENATED MODULE: ./build/github/fetch.js
/** Set on runners that reach GitHub by a proxy only. */
const proxyVariables = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
/**
 * How GitHub is asked: the global fetch, which knows no proxy; where one is set, @actions/github's own, which obeys it
 * and `no_proxy`. Each request ends after `timeoutMs`, or by the signal it was given.
 */
async function openFetch(timeoutMs) {
    const ask = proxyVariables.some((name) => process.env[name]) ? await proxyFetch() : globalFetch;
    return async (url, init) => {
        const stop = init?.signal ?? null;
        const signals = [AbortSignal.timeout(timeoutMs), ...(stop === null ? [] : [stop])];
        try {
            return await ask(url, { ...init, signal: AbortSignal.any(signals) });
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
async function proxyFetch() {
    const { defaults } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(8439), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 2032));
    const found = defaults.request?.['fetch'];
    return isFetch(found) ? found : globalFetch;
}
function isFetch(value) {
    return typeof value === 'function';
}

;// CONCATENATED MODULE: ./build/github/client.js

const requestTimeoutMs = 30_000;
const urgentTimeoutMs = 2_500;
/**
 * The client of a run: spaces its writes, waits out rate limits as GitHub tells it (60 s where it tells nothing) but
 * never past the deadline, repeats what failed on GitHub's side. Requests that create something switch that off
 * (`retries: 0`) and look for themselves whether it was done.
 */
async function openClient(options) {
    const [{ getOctokit }, { throttling }, { retry }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(8439), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 1351)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(6856)]).then(__webpack_require__.bind(__webpack_require__, 6856)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(9735)]).then(__webpack_require__.bind(__webpack_require__, 9735)),
    ]);
    const mayWait = (kind) => (seconds, request, _, retryCount) => {
        const inTime = Date.now() + seconds * 1000 < options.deadline;
        const where = 'url' in request ? String(request.url) : 'GitHub';
        const next = inTime && retryCount < 3 ? `waiting ${seconds} s` : 'giving up, the run would end before that';
        options.log.info(`${kind} limit of the GitHub API at ${where}: ${next}`);
        return inTime && retryCount < 3;
    };
    const limits = {
        retry: { retries: 2 },
        throttle: {
            id: String(options.deadline),
            onRateLimit: mayWait('Rate'),
            onSecondaryRateLimit: mayWait('Secondary rate'),
            fallbackSecondaryRateRetryAfter: 60,
        },
    };
    const common = await commonOptions(options, requestTimeoutMs);
    return getOctokit(options.token.reveal(), { ...common, ...limits }, retry, throttling);
}
/**
 * The client of the last seconds and of the post step: no queue, no waiting, one quick repetition. @octokit/rest has the
 * same endpoints and is there in a fraction of the time that @actions/github takes to load.
 */
async function openUrgentClient(options) {
    const [{ Octokit }, { retry }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(1267)]).then(__webpack_require__.bind(__webpack_require__, 1267)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(9735)]).then(__webpack_require__.bind(__webpack_require__, 9735)),
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
        request: { fetch: await openFetch(timeoutMs) },
    };
}
function silent() {
    return undefined;
}


/***/ })

};
