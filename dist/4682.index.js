export const id = 4682;
export const ids = [4682,8118,4463,6844];
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


/***/ }),

/***/ 94682:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finishWhatMainLeft: () => (/* binding */ finishWhatMainLeft),
/* harmony export */   readSavedState: () => (/* binding */ readSavedState)
/* harmony export */ });
/* harmony import */ var _base_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46435);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44463);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8118);
/* harmony import */ var _writes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63792);




function readSavedState(env) {
    const id = (name) => {
        const value = Number(env[`STATE_${name}`] ?? '');
        return Number.isSafeInteger(value) && value > 0 ? value : null;
    };
    return {
        target: readTarget(env['STATE_target']),
        commentId: id('comment'),
        checkRunId: id('check-run'),
        finished: env['STATE_finished'] === 'true',
        runFolder: env['STATE_run-folder'] || null,
    };
}
/** Null also when it is damaged: then there is nothing that could be finished. */
function readTarget(text) {
    if (text === undefined || text === '')
        return null;
    try {
        const value = JSON.parse(text);
        return isTarget(value) ? value : null;
    }
    catch {
        return null;
    }
}
function isTarget(value) {
    if (!(0,_base_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u)(value))
        return false;
    const { repository, run, number, headSha, checkName, comment, checkRun } = value;
    return ((0,_base_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u)(repository) &&
        [repository['owner'], repository['repo'], headSha, checkName].every((one) => typeof one === 'string') &&
        (0,_base_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u)(run) &&
        Number.isSafeInteger(run['id']) &&
        Number.isSafeInteger(run['attempt']) &&
        typeof run['url'] === 'string' &&
        (number === null || Number.isSafeInteger(number)) &&
        typeof comment === 'boolean' &&
        typeof checkRun === 'boolean');
}
/**
 * Finishes what a killed main left: its comment and its check run say "cancelled" instead of "running" for ever.
 * Touches nothing that a newer run has written since.
 */
async function finishWhatMainLeft(saved, options) {
    const { target } = saved;
    if (saved.finished || target === null || options.client === null)
        return;
    const writes = (0,_writes_js__WEBPACK_IMPORTED_MODULE_1__/* .openWrites */ .D)(options.log);
    await (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__.closeEarly)({ client: await (0,_client_js__WEBPACK_IMPORTED_MODULE_3__.openUrgentClient)(options.client), target, signal: AbortSignal.timeout(20_000) }, {
        comment: saved.commentId === null ? null : { id: saved.commentId, url: '', marker: null },
        checkRun: saved.checkRunId === null ? null : { id: saved.checkRunId, url: null, completed: false },
        writes,
    });
    options.log.info('The main step ended before it could report; comment and check run were closed as cancelled.');
}


/***/ }),

/***/ 8118:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  closeEarly: () => (/* binding */ closeEarly),
  openPublisher: () => (/* binding */ openPublisher),
  silentPublisher: () => (/* binding */ silentPublisher)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/github/failure.js
var failure = __webpack_require__(220);
;// CONCATENATED MODULE: ./build/github/check-run.js


const textLimitBytes = 65_535;
const annotationsPerRequest = 50;
/** Starts our check run on the verified commit; after an unknown outcome the one of this run is looked for first. */
async function createCheckRun(access, title, summary) {
    const { client, target, signal } = access;
    for (let attempt = 1;; attempt += 1) {
        try {
            const { data } = await client.rest.checks.create({
                ...target.repository,
                name: target.checkName,
                head_sha: target.headSha,
                status: 'in_progress',
                external_id: externalId(target),
                details_url: target.run.url,
                output: { title, summary: fitting(target, summary) },
                request: { signal, retries: 0 },
            });
            const created = { id: data.id, url: data.html_url, completed: false };
            return attempt > 1 ? { ...created, mayHaveTwin: true } : created;
        }
        catch (error) {
            if ((0,failure/* failureOf */.g)(error).kind !== 'unknown-outcome' || attempt === 3 || signal.aborted)
                throw error;
            const applied = await lookForOwn(access);
            if (applied !== null)
                return applied;
        }
    }
}
/** As it is now. */
async function readCheckRun({ client, target, signal }, { id }) {
    const { data } = await client.rest.checks.get({
        ...target.repository,
        check_run_id: id,
        request: { signal },
    });
    return { id, url: data.html_url, completed: data.status === 'completed' };
}
/** The check run that this very workflow run made, or null. */
async function findCheckRun(access) {
    return (await findCheckRuns(access))[0] ?? null;
}
async function findCheckRuns({ client, target, signal }) {
    const { data } = await client.rest.checks.listForRef({
        ...target.repository,
        ref: target.headSha,
        check_name: target.checkName,
        filter: 'all',
        per_page: 100,
        request: { signal },
    });
    return data.check_runs
        .filter((run) => run.external_id === externalId(target))
        .map(({ id, html_url: url, status }) => ({ id, url, completed: status === 'completed' }));
}
/** Completes it, and what this run may have made besides: nobody can take a check run away. */
async function completeCheckRun(access, { id, mayHaveTwin }, report) {
    await complete(access, id, report);
    if (!mayHaveTwin)
        return;
    for (const twin of await findCheckRuns(access)) {
        if (twin.id !== id && !twin.completed)
            await complete(access, twin.id, report);
    }
}
/** Annotations beyond the first fifty follow in requests of their own. */
async function complete(access, id, report) {
    const { client, target, signal } = access;
    const output = {
        title: report.title.toWellFormed().slice(0, 255),
        summary: fitting(target, report.summary),
        ...(report.text === undefined || report.text === '' ? {} : { text: fitting(target, report.text) }),
    };
    const batches = batchesOf(report.annotations);
    for (const [index, annotations] of batches.entries()) {
        await client.rest.checks.update({
            ...target.repository,
            check_run_id: id,
            ...(index === 0 ? { status: 'completed', conclusion: report.conclusion } : {}),
            output: { ...output, annotations: annotations.map(annotationBody) },
            request: { signal },
        });
    }
}
/** A conclusion in one line, for runs that did not reach a verdict. */
function plainReport(conclusion, title, summary) {
    return { conclusion, title, summary, annotations: [] };
}
async function lookForOwn(access) {
    for (const waitMs of [500, 1500]) {
        await (0,promises_.setTimeout)(waitMs, undefined, { signal: access.signal });
        const own = await findCheckRun(access);
        if (own !== null)
            return own;
    }
    return null;
}
function externalId({ run, checkName }) {
    return `gainsay/${checkName}/${run.id}.${run.attempt}`;
}
function fitting(target, text) {
    const whole = text.toWellFormed();
    if (Buffer.byteLength(whole) <= textLimitBytes)
        return whole;
    return `Too long to be shown here. It stands in the summary of ${target.run.url}.`;
}
function batchesOf(annotations) {
    const batches = [[]];
    for (const annotation of annotations) {
        if (batches.at(-1)?.length === annotationsPerRequest)
            batches.push([]);
        batches.at(-1)?.push(annotation);
    }
    return batches;
}
function annotationBody({ path, startLine, endLine, level, title, message }) {
    return {
        path,
        start_line: startLine,
        end_line: Math.max(startLine, endLine),
        annotation_level: level,
        title: title.toWellFormed().slice(0, 255),
        message: message.toWellFormed().slice(0, 16_000) || title,
    };
}

// EXTERNAL MODULE: ./build/base/record.js
var record = __webpack_require__(46435);
;// CONCATENATED MODULE: ./build/github/marker.js

const opening = '<!-- gainsay ';
/** The body behind its marker. */
function withMarker(marker, body) {
    // Two hyphens would end the comment in which the marker hides, as would a bare `>`.
    const json = JSON.stringify(marker)
        .replaceAll('--', String.raw `-\u002d`)
        .replaceAll('>', String.raw `\u003e`);
    return `${opening}${json} -->\n${body}`;
}
/** The marker at the very beginning of a body (a quoted one stands behind `> `), or null. */
function readMarker(body) {
    const line = body?.slice(0, 2000).split(/\r?\n/, 1)[0] ?? '';
    if (!line.startsWith(opening) || !line.endsWith(' -->'))
        return null;
    try {
        const value = JSON.parse(line.slice(opening.length, -' -->'.length));
        return isMarker(value) ? value : null;
    }
    catch {
        return null;
    }
}
/** True when `marker` was written by a run of the same commit that started after `run`. */
function isNewer(marker, run) {
    return marker.run > run.id || (marker.run === run.id && marker.attempt > run.attempt);
}
function isOwn(marker, run) {
    return marker.run === run.id && marker.attempt === run.attempt;
}
function isMarker(value) {
    return ((0,record/* isRecord */.u)(value) &&
        ['name', 'head', 'at'].every((key) => typeof value[key] === 'string') &&
        ['run', 'attempt'].every((key) => Number.isSafeInteger(value[key])) &&
        ['running', 'done', 'cancelled'].includes(String(value['state'])));
}

;// CONCATENATED MODULE: ./build/github/comment.js



/** What GitHub takes, in characters; bytes are counted here, which is never more generous. */
const limitBytes = 65_536;
/** More pages than this are not searched: 10,000 comments. */
const pageLimit = 100;
/**
 * Writes the one comment of this pull request: updates the one that we know or find, else creates it. A comment that a
 * newer run wrote stays as it is. `current` says that our commit is the pull request's head.
 */
async function writeComment(access, known, text) {
    const { target } = access;
    const found = known === null ? await findComment(access) : await readComment(access, known);
    if (found?.marker && isForeign(found.marker, target, text.current))
        return { newer: found.marker };
    const body = bodyOf(target, text);
    const updated = found === null ? null : await updateComment(access, found, body);
    const comment = updated ?? (await createComment(access, body));
    if (known?.mayHaveTwin && (await withoutTwins(access, comment)))
        return { comment };
    return { comment: { ...comment, ...(known?.mayHaveTwin ? { mayHaveTwin: true } : {}) } };
}
/** Takes away what this very run created besides; false when there was nothing in the list (yet). */
async function withoutTwins(access, { id }) {
    const marked = await markedComments(access);
    const ofThisRun = marked.filter(({ marker }) => marker !== null && isOwn(marker, access.target.run));
    const kept = ofThisRun.find((comment) => comment.id === id);
    const twins = ofThisRun.filter(({ id: other, author }) => other !== id && author.id === kept?.author.id);
    for (const twin of twins)
        await deleteComment(access, twin);
    return twins.length > 0;
}
function isForeign(marker, target, current) {
    if (isOwn(marker, target.run))
        return false;
    if (marker.head === target.headSha)
        return isNewer(marker, target.run);
    return !current;
}
function bodyOf(target, { body, state }) {
    const marker = {
        name: target.checkName,
        head: target.headSha,
        run: target.run.id,
        attempt: target.run.attempt,
        at: new Date().toISOString(),
        state,
    };
    const whole = withMarker(marker, body.toWellFormed());
    if (Buffer.byteLength(whole) <= limitBytes)
        return whole;
    return withMarker(marker, `The report is too long for a comment. It stands in the summary of ${target.run.url}.`);
}
/** The oldest comment that carries our marker and that this token's own account wrote. */
async function findComment(access) {
    return ownOf(access, await markedComments(access));
}
async function ownOf(access, marked) {
    if (marked.length === 0)
        return null;
    const self = await whoAmI(access);
    if (self === null)
        return null;
    return marked.find(({ author }) => author.id === self.id || author.login === self.login) ?? null;
}
async function markedComments({ client, target, signal }) {
    const marked = [];
    let pages = 0;
    const iterator = client.paginate.iterator(client.rest.issues.listComments, {
        ...target.repository,
        issue_number: target.number,
        per_page: 100,
        request: { signal },
    });
    for await (const { data } of iterator) {
        for (const { id, html_url, body, user } of data) {
            const marker = readMarker(body);
            if (marker?.name === target.checkName && user) {
                marked.push({ id, url: html_url, marker, author: { id: user.id, login: user.login } });
            }
        }
        pages += 1;
        if (pages >= pageLimit)
            break;
    }
    return marked;
}
/** The account behind the token: GraphQL answers this for people and for apps, REST for people only. */
async function whoAmI({ client, signal }) {
    try {
        const answer = await client.graphql('query { viewer { login databaseId } }', { request: { signal } });
        return { id: answer.viewer.databaseId, login: answer.viewer.login };
    }
    catch (error) {
        if (signal.aborted)
            throw error;
        return null;
    }
}
/** Null: it was deleted. */
async function readComment({ client, target, signal }, { id }) {
    try {
        const { data } = await client.rest.issues.getComment({
            ...target.repository,
            comment_id: id,
            request: { signal },
        });
        return { id, url: data.html_url, marker: readMarker(data.body) };
    }
    catch (error) {
        if ((0,failure/* failureOf */.g)(error).kind === 'gone')
            return null;
        throw error;
    }
}
/** Null: it was deleted in between. */
async function updateComment({ client, target, signal }, { id }, body) {
    try {
        const { data } = await client.rest.issues.updateComment({
            ...target.repository,
            comment_id: id,
            body,
            request: { signal },
        });
        return { id, url: data.html_url, marker: readMarker(body) };
    }
    catch (error) {
        if ((0,failure/* failureOf */.g)(error).kind === 'gone')
            return null;
        throw error;
    }
}
/** Creating is not repeated blindly: after an unknown outcome the comment of this run is looked for first. */
async function createComment(access, body) {
    const { client, target, signal } = access;
    for (let attempt = 1;; attempt += 1) {
        try {
            const { data } = await client.rest.issues.createComment({
                ...target.repository,
                issue_number: target.number,
                body,
                request: { signal, retries: 0 },
            });
            const created = { id: data.id, url: data.html_url, marker: readMarker(body) };
            const author = data.user && { id: data.user.id, login: data.user.login };
            const joined = author ? await joinOlder(access, { ...created, author }, body) : created;
            return attempt > 1 && joined.id === created.id ? { ...joined, mayHaveTwin: true } : joined;
        }
        catch (error) {
            if ((0,failure/* failureOf */.g)(error).kind !== 'unknown-outcome' || attempt === 3 || signal.aborted)
                throw error;
            const applied = await comment_lookForOwn(access);
            if (applied !== null)
                return (await updateComment(access, applied, body)) ?? applied;
        }
    }
}
/** A list may lag behind what was written: asked twice before anybody believes it. */
async function comment_lookForOwn(access) {
    for (const waitMs of [500, 1500]) {
        await (0,promises_.setTimeout)(waitMs, undefined, { signal: access.signal });
        const marked = await markedComments(access);
        const ofThisRun = marked.filter(({ marker }) => marker !== null && isOwn(marker, access.target.run));
        const own = await ownOf(access, ofThisRun);
        if (own !== null)
            return own;
    }
    return null;
}
/**
 * A comment of the same author may have been there unseen: the account was unknown before it wrote, or two runs began
 * at the same moment. Then the older one is used and the one just made is taken away.
 */
async function joinOlder(access, created, body) {
    const marked = await markedComments(access);
    const older = marked.find(({ id, author }) => id < created.id && author.id === created.author.id);
    if (older === undefined)
        return created;
    const updated = await updateComment(access, older, body);
    if (updated === null)
        return created;
    await deleteComment(access, created);
    return updated;
}
/** Gone already is as good; anything else leaves a second comment, which is no reason to lose the first. */
async function deleteComment({ client, target, signal }, { id }) {
    try {
        await client.rest.issues.deleteComment({ ...target.repository, comment_id: id, request: { signal } });
    }
    catch (error) {
        if (signal.aborted)
            throw error;
    }
}

// EXTERNAL MODULE: ./build/github/writes.js
var github_writes = __webpack_require__(63792);
;// CONCATENATED MODULE: ./build/github/publish.js





/** How long `cancel` waits for writes that are under way before it cuts them off, and how long its own may take. */
const cancelPatienceMs = 2_000;
const cancelDeadlineMs = 3_500;
/**
 * The publisher of a runner. The job's state file learns what was made as soon as it was made, so that the post step
 * can finish what a killed run left.
 */
function openPublisher(options) {
    const { target, client, urgentClient, step, log, deadline } = options;
    const writes = (0,github_writes/* openWrites */.D)(log);
    const lane = new AbortController();
    let comment = null;
    let checkRun = null;
    let superseded = null;
    let state = 'new';
    let underWay = Promise.resolve();
    let lastWords = null;
    step.saveState({ target: JSON.stringify(target) });
    const published = () => ({
        commentUrl: comment?.url ?? null,
        checkUrl: checkRun?.url ?? null,
        superseded,
    });
    const untilDeadline = () => AbortSignal.any([lane.signal, AbortSignal.timeout(Math.max(0, deadline - Date.now()))]);
    async function begin(body) {
        const access = await accessTo(client, target, untilDeadline());
        if (access === null)
            return published();
        superseded = await headWhenMoved(access);
        if (superseded !== null) {
            log.info(`Superseded before it began: the head is ${superseded} now, not ${target.headSha}.`);
            return published();
        }
        const title = 'Verifying';
        await Promise.all([
            comments(access, { body, state: 'running', current: true }),
            checks(async () => {
                checkRun = await createCheckRun(access, title, body);
                step.saveState({ 'check-run': String(checkRun.id) });
            }),
        ]);
        return published();
    }
    async function finish(report) {
        const access = await accessTo(client, target, untilDeadline());
        if (access !== null) {
            const before = superseded;
            superseded ??= await headWhenMoved(access);
            if (superseded !== null && before === null) {
                log.warning(`Superseded: verified ${target.headSha}, but the head of the pull request is ${superseded} now.`);
            }
            await Promise.all([finishComment(access, report), finishCheckRun(access, report)]);
            writes.tell();
        }
        return published();
    }
    async function finishComment(access, report) {
        if (superseded === null)
            return comments(access, { body: report.comment, state: 'done', current: true });
        // Only our own "running" may be left standing there: it becomes a pointer, never a verdict about an old commit.
        if (comment === null)
            return;
        const body = `Superseded: this run verified \`${target.headSha}\`, but the pull request has moved on to \`${superseded}\`, whose run reports here. [Log of this run](${target.run.url})`;
        await comments(access, { body, state: 'done', current: false });
    }
    async function finishCheckRun(access, report) {
        const summary = `The pull request has moved on to \`${superseded}\`. What was found about \`${target.headSha}\` stands in the [summary of the run](${target.run.url}).`;
        const shown = superseded === null ? report.checkRun : plainReport('neutral', 'Superseded', summary);
        if (shown === null)
            return;
        await checks(async () => {
            checkRun ??= await createCheckRun(access, shown.title, shown.summary);
            await completeCheckRun(access, checkRun, shown);
        });
    }
    /** Of a run that was cancelled meanwhile only the cancellation is written. */
    async function writeFiles(report) {
        if (state === 'cancelled' && report !== lastWords)
            return;
        await step.summary(report.summary);
        step.output({
            ...report.outputs,
            'comment-url': comment?.url ?? '',
            'check-url': checkRun?.url ?? '',
            'head-sha': target.headSha,
        });
        step.saveState({ finished: 'true' });
    }
    async function comments(access, text) {
        const { number } = target;
        if (number === null || !target.comment)
            return;
        const written = await writes.try('comment', () => writeComment({ ...access, target: { ...target, number } }, comment, text));
        if (written === null)
            return;
        if ('newer' in written) {
            log.warning(`The comment was left as it is: run ${written.newer.run} about ${written.newer.head} wrote it later.`);
            return;
        }
        comment = written.comment;
        step.saveState({ comment: String(comment.id) });
    }
    async function checks(write) {
        if (target.checkRun)
            await writes.try('check run', write);
    }
    return {
        begin(body) {
            if (state !== 'new')
                return Promise.resolve(published());
            state = 'begun';
            const work = begin(body).catch((error) => giveUp(error, lane.signal, log, published()));
            underWay = work;
            return work;
        },
        finish(report) {
            if (state === 'finished' || state === 'cancelled')
                return Promise.resolve(published());
            state = 'finished';
            const work = underWay
                .then(() => finish(report))
                .catch((error) => giveUp(error, lane.signal, log, published()))
                .then(() => writeFiles(report))
                .then(published);
            underWay = work;
            return work;
        },
        async cancel(stuck) {
            if (state === 'cancelled')
                return;
            const ended = await settled(underWay, cancelPatienceMs);
            if (state === 'finished' && ended)
                return;
            state = 'cancelled';
            const report = stuck ?? cancelledReport(target);
            lastWords = report;
            lane.abort(new Error('cancelled'));
            if (urgentClient !== null) {
                const deadline = AbortSignal.timeout(cancelDeadlineMs);
                const access = { client: await urgentClient(), target, signal: deadline };
                await closeEarly(access, { comment, checkRun, writes, ...(stuck === undefined ? {} : { report }) });
            }
            await writeFiles(report);
        },
    };
}
/**
 * Comment and check run of this very run, known or found, say what the report says: without one, "cancelled". Used at a
 * signal, for a run that does not end, and by the post step.
 */
async function closeEarly(access, left) {
    const { target } = access;
    const { number } = target;
    const { comment: body, checkRun: report } = left.report ?? cancelledReport(target);
    const state = report === null || report.conclusion === 'cancelled' ? 'cancelled' : 'done';
    const closeComment = async () => {
        if (number === null || !target.comment)
            return;
        const own = { ...access, target: { ...target, number } };
        const found = left.comment === null ? await findComment(own) : await readComment(own, left.comment);
        // What a newer run wrote stays; so does a verdict that got through, unless the run is said to have failed.
        if (!found?.marker || !isOwn(found.marker, target.run))
            return;
        if (found.marker.state !== 'running' && left.report === undefined)
            return;
        await writeComment(own, found, { body, state, current: false });
    };
    const closeCheckRun = async () => {
        if (!target.checkRun || report === null)
            return;
        const found = left.checkRun === null ? await findCheckRun(access) : await readCheckRun(access, left.checkRun);
        if (found === null || (found.completed && left.report === undefined))
            return;
        await completeCheckRun(access, found, report);
    };
    await Promise.all([left.writes.try('comment', closeComment), left.writes.try('check run', closeCheckRun)]);
}
/** What is said of a run that was stopped before its verdict. */
function cancelledReport(target) {
    const body = `**Cancelled.** The run about \`${target.headSha}\` was stopped before it reached a verdict. [Log](${target.run.url})`;
    return {
        comment: body,
        checkRun: plainReport('cancelled', 'Cancelled', body),
        summary: `## Gainsay\n\n${body}`,
        outputs: { verdict: 'INCONCLUSIVE', because: 'obstructed', conclusion: 'cancelled' },
    };
}
/** For a terminal: nothing is published. */
function silentPublisher() {
    const nothing = { commentUrl: null, checkUrl: null, superseded: null };
    return {
        begin: () => Promise.resolve(nothing),
        finish: () => Promise.resolve(nothing),
        cancel: () => Promise.resolve(),
    };
}
async function accessTo(client, target, signal) {
    return client === null ? null : { client: await client(), target, signal };
}
/** The pull request's head now, when it is another than ours. Null also when it cannot be read: then the marker decides. */
async function headWhenMoved({ client, target, signal }) {
    if (target.number === null)
        return null;
    try {
        const { data } = await client.rest.pulls.get({
            ...target.repository,
            pull_number: target.number,
            request: { signal },
        });
        return data.head.sha === target.headSha ? null : data.head.sha;
    }
    catch (error) {
        if (signal.aborted)
            throw error;
        return null;
    }
}
function giveUp(error, signal, log, published) {
    if (!signal.aborted) {
        log.warning(`Publishing failed: ${error instanceof Error ? error.message : String(error)}`);
    }
    return published;
}
/** True when the work ended within the time. */
async function settled(work, withinMs) {
    const timer = new AbortController();
    const late = (0,promises_.setTimeout)(withinMs, false, { signal: timer.signal }).catch(() => false);
    const ended = await Promise.race([
        work.then(() => true, () => true),
        late,
    ]);
    timer.abort();
    return ended;
}


/***/ }),

/***/ 63792:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ openWrites)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(220);

/** What this run writes to GitHub, and the permission that it takes. */
const permissions = {
    comment: 'pull-requests: write',
    'check run': 'checks: write',
};
function openWrites(log) {
    const refused = new Map();
    const failed = new Map();
    return {
        async try(what, write) {
            if (refused.has(what))
                return null;
            try {
                const result = await write();
                failed.delete(what);
                return result;
            }
            catch (error) {
                const { kind, message } = (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .failureOf */ .g)(error);
                (kind === 'forbidden' || kind === 'gone' ? refused : failed).set(what, message);
                return null;
            }
        },
        refused: (what) => refused.has(what),
        tell() {
            const missing = [...refused].map(([what, why]) => `no ${what} (${permissions[what]}: ${why})`);
            const broken = [...failed].map(([what, why]) => `no ${what} (${why})`);
            const all = [...missing, ...broken];
            if (all.length === 0)
                return;
            const cause = missing.length > 0 ? 'The token may not write everything here' : 'GitHub did not take everything';
            log.warning(`${cause}: ${all.join('; ')}. Exit code, job summary and outputs carry the verdict.`);
        },
    };
}


/***/ })

};
