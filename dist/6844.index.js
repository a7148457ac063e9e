export const id = 6844;
export const ids = [6844];
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


/***/ })

};
