#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 42613:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 20181:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 35317:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 76982:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 24434:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 79896:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 58611:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 65692:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 69278:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 34589:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 16698:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 31421:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 37540:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 77598:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 53053:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 71553:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns/promises");

/***/ }),

/***/ 78474:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 73024:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 51455:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 32467:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 44708:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 77030:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 48161:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 41792:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 80481:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");

/***/ }),

/***/ 26848:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");

/***/ }),

/***/ 57075:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 46466:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 46193:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 58500:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 73136:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 73429:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 78877:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 75919:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 70857:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 16928:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 13193:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 53557:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 64756:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 39023:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 43106:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 59362:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O4: () => (/* binding */ race),
/* harmony export */   Xp: () => (/* binding */ DeadlinePassed),
/* harmony export */   nl: () => (/* binding */ deadline),
/* harmony export */   q: () => (/* binding */ linked),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   yy: () => (/* binding */ sleep)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(78474);

/** The reason of a signal that was aborted because time ran out. */
class DeadlinePassed extends Error {
    name = 'DeadlinePassed';
    afterMs;
    constructor(afterMs, what = 'the time limit') {
        super(`${what} of ${afterMs / 1000} s has passed`);
        this.afterMs = afterMs;
    }
}
/** Aborts when any of the parents does (with its reason), or when `abort` is called. Parents never hold on to it after `dispose`. */
function linked(...parents) {
    const controller = new AbortController();
    // Listeners are taken off again: any number at a time is no leak, and no reason for a warning on stderr.
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, controller.signal, ...parents);
    const undo = [];
    const dispose = () => {
        for (const step of undo.splice(0))
            step();
    };
    const abort = (reason) => {
        dispose();
        controller.abort(reason ?? new Error('stopped'));
    };
    for (const parent of new Set(parents)) {
        if (parent.aborted) {
            abort(parent.reason);
            break;
        }
        const listener = () => abort(parent.reason);
        parent.addEventListener('abort', listener, { once: true });
        undo.push(() => parent.removeEventListener('abort', listener));
    }
    return { signal: controller.signal, controller, abort, dispose };
}
/** As `linked`, and aborts with `DeadlinePassed` after `ms` milliseconds. */
function deadline(ms, ...parents) {
    const scope = linked(...parents);
    if (scope.signal.aborted)
        return scope;
    const timer = setTimeout(() => scope.abort(new DeadlinePassed(ms)), Math.min(ms, longestTimer));
    const dispose = () => {
        clearTimeout(timer);
        scope.dispose();
    };
    const abort = (reason) => {
        clearTimeout(timer);
        scope.abort(reason);
    };
    return { signal: scope.signal, controller: scope.controller, abort, dispose };
}
/** setTimeout fires at once for anything longer. */
const longestTimer = 2 ** 31 - 1;
/**
 * Settles as the promise does, or rejects with the signal's reason as soon as that is aborted. The promise goes on
 * then and its outcome is dropped: whoever started the work must still see to its end. Leaves no listener behind.
 */
async function race(promise, signal) {
    promise.catch(() => undefined);
    signal.throwIfAborted();
    const listening = new AbortController();
    const aborted = new Promise((_resolve, reject) => {
        const listener = () => reject(asError(signal.reason));
        signal.addEventListener('abort', listener, { once: true, signal: listening.signal });
    });
    try {
        return await Promise.race([promise, aborted]);
    }
    finally {
        listening.abort();
    }
}
/** Waits at most `ms` milliseconds for a promise; what it settles to later is dropped. Rejects as the promise does. */
async function within(promise, ms) {
    const limit = deadline(ms);
    try {
        return { settled: true, value: await race(promise, limit.signal) };
    }
    catch (error) {
        if (error === limit.signal.reason)
            return { settled: false };
        throw error;
    }
    finally {
        limit.dispose();
    }
}
/** Sleeps; rejects with the signal's reason when that is aborted. */
async function sleep(ms, signal) {
    const limit = deadline(ms, signal);
    try {
        await race(new Promise(() => { }), limit.signal);
    }
    catch (error) {
        if (signal.aborted)
            throw error;
    }
    finally {
        limit.dispose();
    }
}
function asError(reason) {
    return reason instanceof Error ? reason : new Error(String(reason));
}


/***/ }),

/***/ 45145:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ GainsayError),
/* harmony export */   o: () => (/* binding */ InvalidInput)
/* harmony export */ });
/**
 * Errors that a person should see. Each names what happened and what to do next; `index.ts` catches them once,
 * at the door. What a model should see is a tool result instead, never one of these.
 */
class GainsayError extends Error {
    name = 'GainsayError';
    /** What the reader can do about it, one sentence. */
    remedy;
    constructor(message, options) {
        super(message, { cause: options.cause });
        this.remedy = options.remedy;
    }
}
/** A file, an input or an argument that cannot be used as written: names where it stands and what would be right. */
class InvalidInput extends GainsayError {
    name = 'InvalidInput';
    at;
    constructor(message, options) {
        super(`${place(options.at)}: ${message}`, options);
        this.at = options.at;
    }
}
function place({ file, line, field }) {
    const where = line === undefined ? file : `${file}:${line}`;
    return field === undefined ? where : `${where} (${field})`;
}


/***/ }),

/***/ 46435:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ isRecord)
/* harmony export */ });
/** An object with string keys, as JSON gives it; arrays are none. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 31690:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ secret)
/* harmony export */ });
function secret(value) {
    const hidden = { reveal: () => value };
    Object.defineProperty(hidden, 'reveal', { enumerable: false });
    return hidden;
}


/***/ }),

/***/ 12584:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ watchSignals),
/* harmony export */   s: () => (/* binding */ untilStopped)
/* harmony export */ });
/* harmony import */ var _abort_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(59362);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(45145);


/** Listens from now on. The second signal calls `atOnce`. */
function watchSignals(atOnce) {
    const abort = new AbortController();
    const first = new Promise((resolve) => {
        const onSignal = (name) => {
            if (abort.signal.aborted)
                atOnce();
            abort.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GainsayError */ .T(`cancelled by ${name}`, { remedy: 'Start it again.' }));
            resolve(name);
        };
        for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
            process.on(name, onSignal);
    });
    return { signal: abort.signal, first };
}
/**
 * Runs `work` until it ends, a signal comes, or it is stuck: past its limit, or waiting with nothing left that could
 * end the wait. Then the work is aborted while `close` tells the world; both are waited for, but never longer than
 * `graceMs`. The guard against stuck work does not keep the process alive.
 */
async function untilStopped(stop, { close, graceMs, limitMs }, work) {
    const scope = (0,_abort_js__WEBPACK_IMPORTED_MODULE_0__/* .linked */ .q)(stop.signal);
    const early = { end: null };
    const end = (outcome, stuck) => {
        early.end ??= (async () => {
            scope.abort(stuck ?? stop.signal.reason);
            const grace = new Promise((resolve) => setTimeout(resolve, graceMs));
            await Promise.race([Promise.allSettled([close(stuck), running]), grace]);
            return outcome;
        })();
        return early.end;
    };
    const running = work(scope.signal).then((value) => ({ kind: 'done', value }), (error) => ({ kind: 'failed', error }));
    const cancelled = stop.first.then((by) => end({ kind: 'cancelled', by }, null));
    const guard = watchForStuck(limitMs);
    const stuck = guard.stuck.then((error) => end({ kind: 'failed', error }, error));
    try {
        const first = await Promise.race([running, cancelled, stuck]);
        return stop.signal.aborted ? await cancelled : await (early.end ?? first);
    }
    finally {
        guard.dispose();
        scope.dispose();
    }
}
function watchForStuck(limitMs) {
    const remedy = 'This is a defect of Gainsay: please report it with the log.';
    const listening = new AbortController();
    const stuck = new Promise((resolve) => {
        const overdue = () => resolve(new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GainsayError */ .T(`the run did not end within ${Math.round(limitMs / 1000)} s`, { remedy }));
        const idle = () => resolve(new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GainsayError */ .T('the run waits for something that cannot happen any more', { remedy }));
        const timer = setTimeout(overdue, limitMs).unref();
        process.once('beforeExit', idle);
        listening.signal.addEventListener('abort', () => {
            clearTimeout(timer);
            process.off('beforeExit', idle);
        });
    });
    return { stuck, dispose: () => listening.abort() };
}


/***/ }),

/***/ 90488:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ leastPermissions),
/* harmony export */   O: () => (/* binding */ refusalOf)
/* harmony export */ });
/* harmony import */ var _github_permission_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(19071);

/** Below `triage` is whoever can read: on a public repository that is everybody. */
const leastPermissions = ['triage', 'write', 'maintain', 'admin'];
/**
 * Why this account may not start a run, or null where it may. Being named is never enough: the permission is needed in
 * any case. A bot or an app is only let in by its exact login. Author association is not looked at.
 */
function refusalOf({ login, bot, app }, permission, { least, logins }) {
    const named = logins.map((name) => name.toLowerCase());
    const isNamed = (who) => named.includes(who.toLowerCase());
    const robot = app ?? (bot ? login : null);
    if (robot !== null && !isNamed(robot))
        return `${robot} is a bot that the input may-command does not name`;
    if (robot === null && named.length > 0 && !isNamed(login))
        return `the input may-command does not name ${login}`;
    if (_github_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .permissions */ .P.indexOf(permission) >= _github_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .permissions */ .P.indexOf(least))
        return null;
    return `${login} has the permission ${permission} here, and ${least} is needed`;
}


/***/ }),

/***/ 28495:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ notAllowed),
/* harmony export */   o: () => (/* binding */ fromComment),
/* harmony export */   resolveCommand: () => (/* binding */ resolveCommand)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(45145);
/* harmony import */ var _github_permission_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(19071);
/* harmony import */ var _commanders_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(90488);
/* harmony import */ var _from_dispatch_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(80166);




/** The first line of a comment that asks for a run, exactly. */
const command = '/gainsay verify';
/**
 * A comment on an open pull request that begins with the command. Edits ask for nothing: who edited a comment need not be
 * who wrote it.
 */
function fromComment(payload, repository) {
    const action = payload.optionalText('action');
    if (action !== 'created')
        return skip(`a comment that was ${action ?? 'not created'} starts no run`);
    if (!payload.has('issue.pull_request'))
        return skip('the comment is on an issue, not on a pull request');
    if (payload.textOrEmpty('comment.body').split(/\r?\n/, 1)[0]?.trimEnd() !== command)
        return skip(`the first line of the comment is not ${command}`);
    const number = payload.number('issue.number');
    if (payload.text('issue.state') !== 'open')
        return skip(`pull request #${number} is closed`);
    const login = payload.text('comment.user.login');
    const app = payload.optionalText('comment.performed_via_github_app.slug');
    const isPerson = payload.text('comment.user.type') === 'User' && !login.endsWith('[bot]');
    return {
        kind: 'command',
        repository,
        number,
        by: {
            login,
            id: payload.number('comment.user.id'),
            bot: !isPerson,
            app: app === null ? null : `${app}[bot]`,
        },
    };
}
function skip(reason) {
    return { kind: 'skip', reason };
}
/**
 * Asks GitHub whether the author may start a run; null where that is so. Throws GainsayError when there is no answer:
 * then nobody may.
 */
async function notAllowed({ by }, access, { mayCommand }) {
    const refusal = (0,_commanders_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalOf */ .O)(by, await (0,_github_permission_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionOf */ .F)(access, by), mayCommand);
    return refusal === null ? null : skip(refusal);
}
/**
 * The pull request of a command, its head pinned at this moment. This workflow runs on the default branch, next to what
 * strangers must not reach: a key or bare commands are an InvalidInput here.
 */
async function resolveCommand(event, access, settings) {
    const refused = await notAllowed(event, access, settings);
    if (refused !== null)
        return refused;
    refuseExposed(settings);
    const { client, repository } = access;
    const pinned = { repository, number: event.number, source: 'issue_comment' };
    return await (0,_from_dispatch_js__WEBPACK_IMPORTED_MODULE_3__/* .pinPullRequest */ .C)(pinned, client, { includeDrafts: true });
}
function refuseExposed({ anthropicApiKey, sandbox }) {
    const privileged = "a comment starts the default branch's workflow, which must run a stranger's commit";
    if (anthropicApiKey !== null) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInput */ .o(`${privileged} without any key`, {
            at: { file: 'action input', field: 'anthropic-api-key' },
            remedy: 'Leave out the key in this workflow, as input and as ANTHROPIC_API_KEY; the playbook verifies without.',
        });
    }
    if (sandbox === 'none') {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInput */ .o(`${privileged} in a sandbox`, {
            at: { file: 'action input', field: 'sandbox' },
            remedy: 'Leave out sandbox: none in this workflow, and install bubblewrap in it.',
        });
    }
}


/***/ }),

/***/ 80166:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ pinPullRequest),
/* harmony export */   resolveDispatch: () => (/* binding */ resolveDispatch)
/* harmony export */ });
/* harmony import */ var _github_asked_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(52674);

/** Asks GitHub for what a dispatch did not say: the pull request, or the tip of the default branch. */
async function resolveDispatch(event, client, wishes) {
    const { repository, ask } = event;
    return 'pullRequest' in ask
        ? pinPullRequest({ repository, number: ask.pullRequest, source: 'workflow_dispatch' }, client, wishes)
        : fromBranch(event, ask, client);
}
/** The pull request as it stands at this moment: its head is asked once, here. */
async function pinPullRequest({ repository, number, source, }, client, { includeDrafts }) {
    const { data } = await (0,_github_asked_js__WEBPACK_IMPORTED_MODULE_0__/* .asked */ .N)(`pull request #${number}`, 'contents: read, pull-requests: read', () => client.rest.pulls.get({ ...repository, pull_number: number }));
    const headSha = data.head.sha;
    if (data.state !== 'open')
        return { kind: 'skip', headSha, reason: `pull request #${number} is closed` };
    if (data.draft === true && !includeDrafts) {
        const reason = `pull request #${number} is a draft; set include-drafts to verify drafts too`;
        return { kind: 'skip', headSha, reason };
    }
    // The types say that a head has a repository; a deleted fork has none.
    const headRepository = data.head.repo;
    const fork = headRepository === null || headRepository.id !== data.base.repo.id;
    const author = data.user;
    return {
        kind: 'pull-request',
        source,
        repository,
        number,
        title: data.title,
        body: data.body ?? '',
        author: author?.login ?? 'ghost',
        headSha,
        baseSha: data.base.sha,
        baseRef: data.base.ref,
        headRef: data.head.ref,
        trust: fork ? 'fork' : author?.type === 'Bot' ? 'bot' : 'same-repository',
        draft: data.draft ?? false,
        mergeSha: data.merge_commit_sha,
    };
}
async function fromBranch({ repository, actor }, { ref, sha, defaultBranch }, client) {
    const { data } = await (0,_github_asked_js__WEBPACK_IMPORTED_MODULE_0__/* .asked */ .N)(`branch ${defaultBranch}`, 'contents: read', () => client.rest.repos.getBranch({ ...repository, branch: defaultBranch }));
    const headRef = ref.replace(/^refs\/(?:heads|tags)\//, '');
    return {
        kind: 'pull-request',
        source: 'workflow_dispatch',
        repository,
        number: null,
        title: headRef,
        body: '',
        author: actor,
        headSha: sha,
        baseSha: data.commit.sha,
        baseRef: defaultBranch,
        headRef,
        trust: 'same-repository',
        draft: false,
        mergeSha: null,
    };
}


/***/ }),

/***/ 21174:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ parseRunnerEvent)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(45145);
/* harmony import */ var _from_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(28495);
/* harmony import */ var _payload_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(11673);



const pullRequestActions = ['opened', 'synchronize', 'reopened', 'ready_for_review'];
/**
 * Decides what the event that started this workflow asks for. Touches nothing but its arguments: an event that needs
 * nothing ends here. Throws InvalidInput when the payload lacks what GitHub always sends.
 */
function parseRunnerEvent(env, payload, wishes) {
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    if (wishes.publish !== null && name !== 'issue_comment') {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInput */ .o(`run is for issue_comment, found ${JSON.stringify(name)}`, {
            at: { file: 'action input', field: 'publish' },
            remedy: 'Leave publish out: pull_request publishes by itself, and workflow_run always publishes the run that ended.',
        });
    }
    if (wishes.question !== null && askedAboutCommit.includes(name)) {
        const asked = (0,_payload_js__WEBPACK_IMPORTED_MODULE_2__/* .payloadOf */ .Md)(payload, name);
        if (pullRequestIn(asked) === null)
            return aboutCommit(name, env, asked);
    }
    switch (name) {
        case 'pull_request':
            return fromPullRequest(env, (0,_payload_js__WEBPACK_IMPORTED_MODULE_2__/* .payloadOf */ .Md)(payload, name), wishes);
        case 'workflow_dispatch':
            return fromDispatch(env, (0,_payload_js__WEBPACK_IMPORTED_MODULE_2__/* .payloadOf */ .Md)(payload, name));
        case 'merge_group':
            return fromMergeGroup(env, (0,_payload_js__WEBPACK_IMPORTED_MODULE_2__/* .payloadOf */ .Md)(payload, name));
        case 'issue_comment': {
            if (wishes.question !== null)
                return { kind: 'skip', reason: noQuestion(name) };
            const comment = (0,_payload_js__WEBPACK_IMPORTED_MODULE_2__/* .payloadOf */ .Md)(payload, name);
            return (0,_from_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .fromComment */ .o)(comment, repositoryName(env, comment));
        }
        case 'workflow_run':
            if (wishes.question !== null)
                return { kind: 'skip', reason: noQuestion(name) };
            return fromWorkflowRun(env, (0,_payload_js__WEBPACK_IMPORTED_MODULE_2__/* .payloadOf */ .Md)(payload, name));
        default:
            return { kind: 'skip', reason: whyNot(name) };
    }
}
function fromPullRequest(env, payload, wishes) {
    const action = payload.text('action');
    const number = payload.number('pull_request.number');
    const headSha = payload.sha('pull_request.head.sha');
    if (!pullRequestActions.includes(action)) {
        const known = pullRequestActions.join(', ');
        return {
            kind: 'skip',
            headSha,
            reason: `pull request #${number} was ${action}; only ${known} start a run`,
        };
    }
    const draft = payload.flag('pull_request.draft');
    if (draft && !wishes.includeDrafts) {
        return {
            kind: 'skip',
            headSha,
            reason: `pull request #${number} is a draft; set include-drafts to verify drafts too`,
        };
    }
    return {
        kind: 'pull-request',
        source: 'pull_request',
        repository: repositoryName(env, payload),
        number,
        title: payload.textOrEmpty('pull_request.title'),
        body: payload.textOrEmpty('pull_request.body'),
        author: payload.optionalText('pull_request.user.login') ?? 'ghost',
        headSha,
        baseSha: payload.sha('pull_request.base.sha'),
        baseRef: payload.text('pull_request.base.ref'),
        headRef: payload.text('pull_request.head.ref'),
        trust: trustOf(payload),
        draft,
        mergeSha: shaOrNull(env['GITHUB_SHA']),
    };
}
/** Events whose workflow is that of the commit they are about, and that only people with write access bring about, or issues. */
const askedAboutCommit = ['workflow_dispatch', 'schedule', 'push', 'issues'];
/** What was said beside a question is foreign text about it; the commit is the workflow's own. */
function aboutCommit(name, env, payload) {
    const sha = shaOrNull(env['GITHUB_SHA']);
    if (sha === null)
        throw noCommit();
    return {
        kind: 'commit',
        source: name,
        repository: repositoryName(env, payload),
        number: payload.optionalNumber('issue.number'),
        title: payload.textOrEmpty('issue.title'),
        body: payload.textOrEmpty('issue.body'),
        author: payload.optionalText('sender.login') ?? env['GITHUB_ACTOR'] ?? 'ghost',
        sha,
    };
}
function noQuestion(name) {
    return `a prompt is not answered on ${name}; ${[...askedAboutCommit, 'pull_request'].join(', ')} start a conversation`;
}
function noCommit() {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInput */ .o('expected the commit of the ref that the workflow runs at', {
        at: { file: 'environment', field: 'GITHUB_SHA' },
        remedy: 'Run this as a step of a GitHub Actions job.',
    });
}
/** A head repository that is gone was a fork: a branch of the repository itself cannot lose its repository. */
function trustOf(payload) {
    const head = payload.optionalNumber('pull_request.head.repo.id');
    if (head === null || head !== payload.number('pull_request.base.repo.id'))
        return 'fork';
    const author = payload.optionalText('pull_request.user.type');
    const sender = payload.optionalText('sender.type');
    return author === 'Bot' || sender === 'Bot' ? 'bot' : 'same-repository';
}
function fromDispatch(env, payload) {
    const repository = repositoryName(env, payload);
    const actor = payload.optionalText('sender.login') ?? env['GITHUB_ACTOR'] ?? 'ghost';
    const pullRequest = pullRequestIn(payload);
    if (pullRequest !== null)
        return { kind: 'dispatch', repository, actor, ask: { pullRequest } };
    const ref = payload.text('ref');
    const defaultBranch = payload.text('repository.default_branch');
    if (ref === `refs/heads/${defaultBranch}`) {
        return {
            kind: 'skip',
            reason: `dispatched on the default branch ${defaultBranch}, which has nothing to be compared with; choose another branch or give the workflow's input pull-request`,
        };
    }
    const sha = shaOrNull(env['GITHUB_SHA']);
    if (sha === null)
        throw noCommit();
    return { kind: 'dispatch', repository, actor, ask: { ref, sha, defaultBranch } };
}
/** The workflow's own input of that name, which a person fills in who dispatches it. */
function pullRequestIn(payload) {
    const text = payload.optionalText('inputs.pull-request')?.trim() ?? '';
    if (text === '')
        return null;
    if (/^#?[1-9]\d{0,9}$/.test(text))
        return Number(text.replace('#', ''));
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInput */ .o(`expected the number of a pull request, found ${JSON.stringify(text.slice(0, 80))}`, {
        at: { file: 'workflow_dispatch payload', field: 'inputs.pull-request' },
        remedy: 'Dispatch the workflow again with a number, or with nothing.',
    });
}
function fromMergeGroup(env, payload) {
    const headSha = payload.sha('merge_group.head_sha');
    const action = payload.text('action');
    if (action !== 'checks_requested') {
        return {
            kind: 'skip',
            headSha,
            reason: `the merge group was ${action}; only checks_requested starts a run`,
        };
    }
    const message = payload.textOrEmpty('merge_group.head_commit.message');
    return {
        kind: 'pull-request',
        source: 'merge_group',
        repository: repositoryName(env, payload),
        number: null,
        title: message.split('\n', 1)[0] ?? '',
        body: message.split('\n').slice(1).join('\n').trim(),
        author: payload.optionalText('merge_group.head_commit.author.name') ?? 'ghost',
        headSha,
        baseSha: payload.sha('merge_group.base_sha'),
        baseRef: payload.text('merge_group.base_ref').replace(/^refs\/heads\//, ''),
        headRef: payload.text('merge_group.head_ref').replace(/^refs\/heads\//, ''),
        trust: 'same-repository',
        draft: false,
        mergeSha: null,
    };
}
/** Which run ended; everything else about it is asked from GitHub. */
function fromWorkflowRun(env, payload) {
    const action = payload.optionalText('action');
    if (action !== 'completed') {
        return {
            kind: 'skip',
            reason: `a workflow run that is ${action ?? 'not completed'} has no result; ${whyNot('workflow_run')}`,
        };
    }
    const event = payload.text('workflow_run.event');
    if (event !== 'pull_request') {
        return {
            kind: 'skip',
            reason: `only runs of pull_request are published, not of ${event}; ${whyNot('workflow_run')}`,
        };
    }
    return {
        kind: 'ended-run',
        repository: repositoryName(env, payload),
        runId: payload.number('workflow_run.id'),
    };
}
/** The runner's own word for the repository wins over the payload's. */
function repositoryName(env, payload) {
    const full = env['GITHUB_REPOSITORY'] || payload.text('repository.full_name');
    const [owner, repo, more] = full.split('/');
    if (!owner || !repo || more !== undefined) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInput */ .o(`expected owner/name, found ${JSON.stringify(full)}`, {
            at: { file: 'environment', field: 'GITHUB_REPOSITORY' },
            remedy: 'Run this as a step of a GitHub Actions job.',
        });
    }
    return { owner, repo };
}
function shaOrNull(text) {
    return text !== undefined && (0,_payload_js__WEBPACK_IMPORTED_MODULE_2__/* .isSha */ .HH)(text) ? text : null;
}
/** Events that hold secrets or a write token while they speak of a stranger's commit: never build it there. */
const privileged = ['pull_request_target', 'workflow_run'];
function whyNot(name) {
    if (privileged.includes(name)) {
        return `${name} runs with the repository's secrets and may speak of a stranger's commit, so it never builds one; use pull_request`;
    }
    const shown = name === '' ? 'an event without a name' : name;
    return `nothing to verify on ${shown}; pull_request, merge_group and workflow_dispatch start a run`;
}


/***/ }),

/***/ 81694:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ inputsOf),
/* harmony export */   s: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(45145);
/* harmony import */ var _base_secret_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(31690);
/* harmony import */ var _commanders_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(90488);



const defaults = {
    failOn: 'fail',
    sandbox: 'auto',
    maxMinutes: 15,
    maxUsd: 5,
    config: '.github/gainsay.yml',
};
/** Names of inputs that end in the environment as secrets; deleted there once they were read. */
const secretVariables = [
    'INPUT_GITHUB-TOKEN',
    'INPUT_ANTHROPIC-API-KEY',
    'ANTHROPIC_API_KEY',
    'ANTHROPIC_AUTH_TOKEN',
    'GITHUB_TOKEN',
    'GH_TOKEN',
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
];
/** Inputs as the runner hands them over: INPUT_<NAME>, upper case, hyphens kept. */
function inputsOf(env) {
    return (name) => (env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim();
}
/**
 * Reads every setting once. `env` gives what the runner or the shell sets; secrets are taken out of it.
 * Throws InvalidInput naming the input.
 */
function readSettings(given, env, where) {
    const read = reader(given, where);
    // What the configuration or the environment says on a runner: few inputs, each for what differs between workflows.
    const typed = reader(where === 'flag' ? given : () => '', where);
    const token = given('github-token') || (where === 'flag' ? '' : (env['GITHUB_TOKEN'] ?? ''));
    const key = given('anthropic-api-key') || (env['ANTHROPIC_API_KEY'] ?? '').trim();
    const settings = {
        githubToken: token === '' ? null : (0,_base_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .secret */ .r)(token),
        anthropicApiKey: key === '' ? null : (0,_base_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .secret */ .r)(key),
        anthropicBaseUrl: typed.url('anthropic-base-url') ?? (env['ANTHROPIC_BASE_URL'] || null),
        model: given('model') || null,
        modelAliases: typed.pairs('model-aliases'),
        failOn: read.oneOf('fail-on', ['fail', 'unproven', 'never'], defaults.failOn),
        sandbox: read.oneOf('sandbox', ['auto', 'none'], defaults.sandbox),
        maxMinutes: read.number('max-minutes', { least: 1, most: 350, otherwise: defaults.maxMinutes }),
        maxUsd: read.number('max-usd', { least: 0, most: 10_000, otherwise: defaults.maxUsd }),
        configFile: read.relativePath('config', defaults.config),
        workingDirectory: typed.relativePath('working-directory', '.'),
        mayCommand: read.commanders('may-command'),
        publish: given('publish') === '' ? null : read.oneOf('publish', ['run'], 'run'),
        question: read.question(),
        includeDrafts: read.flag('include-drafts', false),
        comment: read.flag('comment', true),
        checkName: read.name('check-name', 'gainsay'),
        directory: env['GITHUB_WORKSPACE'] && where === 'action input' ? env['GITHUB_WORKSPACE'] : process.cwd(),
        runFolders: env['RUNNER_TEMP'] || env['TMPDIR'] || '/tmp',
        github: {
            apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
            serverUrl: env['GITHUB_SERVER_URL'] || 'https://github.com',
        },
        run: workflowRun(env),
        trustedCode: false,
    };
    for (const name of secretVariables)
        delete env[name];
    return settings;
}
function workflowRun(env) {
    const id = Number(env['GITHUB_RUN_ID']);
    if (!Number.isSafeInteger(id) || id <= 0)
        return null;
    const server = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const attempt = Number(env['GITHUB_RUN_ATTEMPT']);
    return {
        id,
        attempt: Number.isSafeInteger(attempt) && attempt > 0 ? attempt : 1,
        url: `${server}/${env['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${id}`,
    };
}
/** Characters: far less than a model takes, far more than a person types. */
const longestPrompt = 50_000;
function reader(given, where) {
    const wrong = (name, expected) => new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInput */ .o(`expected ${expected}, found ${JSON.stringify(given(name).slice(0, 80))}`, {
        at: { file: where, field: where === 'flag' ? `--${name}` : name },
        remedy: `Correct ${where === 'flag' ? `--${name}` : `the input ${name}`} or leave it out for its default.`,
    });
    return {
        oneOf: (name, choices, otherwise) => {
            const found = given(name) === '' ? otherwise : choices.find((choice) => choice === given(name));
            if (found === undefined)
                throw wrong(name, `one of ${choices.join(', ')}`);
            return found;
        },
        number: (name, { least, most, otherwise }) => {
            if (given(name) === '')
                return otherwise;
            const found = /^\d+(?:\.\d+)?$/.test(given(name)) ? Number(given(name)) : Number.NaN;
            if (!(found >= least && found <= most))
                throw wrong(name, `a number from ${least} to ${most}`);
            return found;
        },
        flag: (name, otherwise) => {
            if (given(name) === '')
                return otherwise;
            if (/^true$/i.test(given(name)))
                return true;
            if (/^false$/i.test(given(name)))
                return false;
            throw wrong(name, 'true or false');
        },
        relativePath: (name, otherwise) => {
            const found = given(name) || otherwise;
            if (/^(?:[/\\~]|[A-Za-z]:)|[\0\n\r]/.test(found) || found.split(/[/\\]/).includes('..')) {
                throw wrong(name, "a path inside the repository, relative to its root and without '..'");
            }
            return found;
        },
        name: (name, otherwise) => {
            const found = given(name) || otherwise;
            if (found.length > 100 || /\p{Cc}/u.test(found))
                throw wrong(name, 'at most 100 characters on one line');
            return found;
        },
        url: (name) => {
            if (given(name) === '')
                return null;
            if (!URL.canParse(given(name)) || !/^https?:/.test(given(name)))
                throw wrong(name, 'an http or https address');
            return given(name);
        },
        pairs: (name) => {
            const entries = given(name)
                .split(/[\n,]/)
                .map((entry) => entry.trim())
                .filter((entry) => entry !== '')
                .map((entry) => /^([\w.-]+)\s*[=:]\s*(\S+)$/.exec(entry) ?? entry);
            const bad = entries.find((entry) => typeof entry === 'string');
            if (bad !== undefined)
                throw wrong(name, `lines of alias=model-id (not ${JSON.stringify(bad)})`);
            return Object.fromEntries(entries.map((entry) => [entry[1] ?? '', entry[2] ?? '']));
        },
        question: () => {
            const [prompt, agent] = [given('prompt'), given('agent')];
            if (prompt === '' && agent !== '')
                throw wrong('agent', 'a prompt for it');
            if (prompt.length > longestPrompt)
                throw wrong('prompt', `at most ${longestPrompt} characters`);
            return prompt === '' ? null : { prompt, agent: agent || null };
        },
        commanders: (name) => {
            const words = given(name)
                .split(/[\s,]+/)
                .filter((word) => word !== '');
            const levels = _commanders_js__WEBPACK_IMPORTED_MODULE_1__/* .leastPermissions */ .M.filter((level) => words.includes(level));
            const logins = words.filter((word) => !levels.some((level) => level === word));
            // As GitHub spells accounts and apps: nothing in it can stand for more than one.
            const bad = logins.find((login) => !/^[a-z\d](?:[a-z\d_-]{0,99})(?:\[bot\])?$/i.test(login));
            if (bad !== undefined || levels.length > 1 || words.length > 100)
                throw wrong(name, `one of ${_commanders_js__WEBPACK_IMPORTED_MODULE_1__/* .leastPermissions */ .M.join(', ')}, and exact logins if only those may`);
            return { least: levels[0] ?? 'write', logins };
        },
    };
}


/***/ }),

/***/ 11673:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HH: () => (/* binding */ isSha),
/* harmony export */   Md: () => (/* binding */ payloadOf),
/* harmony export */   RT: () => (/* binding */ readPayloadFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(45145);
/* harmony import */ var _base_record_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(46435);



const payloadLimitBytes = 25 * 1024 * 1024;
/** Reads the file that the runner names in GITHUB_EVENT_PATH. */
function readPayloadFile(file) {
    const remedy = 'Run this as a step of a GitHub Actions job, or use `gainsay verify` in a terminal.';
    if (file === undefined || file === '') {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidInput */ .o('is not set', { at: { file: 'environment', field: 'GITHUB_EVENT_PATH' }, remedy });
    }
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file);
        if (size > payloadLimitBytes)
            throw new Error(`it has ${size} bytes, more than any payload of GitHub`);
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8').replace(/^\uFEFF/, ''));
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidInput */ .o(`cannot be read as an event payload: ${why}`, { at: { file }, remedy, cause });
    }
}
function payloadOf(value, name) {
    const wrong = (path, expected, found) => new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidInput */ .o(`expected ${expected}, found ${describe(found)}`, {
        at: { file: `${name} payload`, field: path },
        remedy: 'Check which event started the workflow; a payload made by hand needs the fields GitHub sends.',
    });
    const text = (path) => {
        const found = at(value, path);
        if (typeof found !== 'string' || found === '')
            throw wrong(path, 'text', found);
        return found;
    };
    const number = (path) => {
        const found = at(value, path);
        if (typeof found !== 'number' || !Number.isSafeInteger(found))
            throw wrong(path, 'a whole number', found);
        return found;
    };
    const missing = (path) => at(value, path) === undefined || at(value, path) === null;
    return {
        text,
        textOrEmpty: (path) => (missing(path) || at(value, path) === '' ? '' : text(path)),
        optionalText: (path) => (missing(path) ? null : text(path)),
        number,
        optionalNumber: (path) => (missing(path) ? null : number(path)),
        sha: (path) => {
            const found = at(value, path);
            if (typeof found !== 'string' || !isSha(found))
                throw wrong(path, 'a full commit id', found);
            return found;
        },
        flag: (path) => at(value, path) === true,
        has: (path) => !missing(path),
    };
}
function isSha(text) {
    return /^[0-9a-f]{40}$/.test(text);
}
function at(value, path) {
    let here = value;
    for (const key of path.split('.')) {
        if (!(0,_base_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u)(here) || !Object.hasOwn(here, key))
            return undefined;
        here = here[key];
    }
    return here;
}
function describe(found) {
    if (found === undefined)
        return 'nothing';
    if (found === null)
        return 'null';
    return JSON.stringify(found).slice(0, 60);
}


/***/ }),

/***/ 52674:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ asked)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(45145);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(220);


/** What GitHub answers, or a GainsayError that names what was asked and the permission that it takes. */
async function asked(what, permission, ask) {
    try {
        return await ask();
    }
    catch (cause) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GainsayError */ .T(`GitHub did not show ${what}: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureOf */ .g)(cause).message}`, {
            remedy: `Check the number or the name, and that the token may read it (${permission}).`,
            cause,
        });
    }
}


/***/ }),

/***/ 40973:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ takeCommandFiles),
/* harmony export */   w: () => (/* binding */ withCommandFile)
/* harmony export */ });
const variables = { output: 'GITHUB_OUTPUT', state: 'GITHUB_STATE', summary: 'GITHUB_STEP_SUMMARY' };
/** Takes the command files out of the environment: no child can find them there. */
function takeCommandFiles(env) {
    const files = {
        output: env[variables.output] || null,
        state: env[variables.state] || null,
        summary: env[variables.summary] || null,
    };
    for (const name of [...Object.values(variables), 'GITHUB_ENV', 'GITHUB_PATH'])
        delete env[name];
    return files;
}
/**
 * Puts one path back for a call that reads it from the environment before it returns; nothing else runs meanwhile, so
 * no child can inherit it. Null when the runner gave no such file: then nothing is called.
 */
function withCommandFile(files, which, use) {
    const file = files[which];
    if (file === null)
        return null;
    process.env[variables[which]] = file;
    try {
        return use();
    }
    finally {
        delete process.env[variables[which]];
    }
}


/***/ }),

/***/ 220:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ headersOf),
/* harmony export */   g: () => (/* binding */ failureOf)
/* harmony export */ });
/* harmony import */ var _base_record_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(46435);

/** Reads any error that a request threw. */
function failureOf(error) {
    const message = firstLine(error);
    const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
    if (status === 429 || ((status === 403 || status === 422) && isRateLimit(error, message))) {
        return { kind: 'rate-limited', message };
    }
    if (status === 401 || status === 403)
        return { kind: 'forbidden', message };
    if (status === 404 || status === 410)
        return { kind: 'gone', message };
    if (typeof status === 'number' && status >= 400 && status < 500)
        return { kind: 'invalid', message };
    return { kind: 'unknown-outcome', message };
}
function isRateLimit(error, message) {
    if (/secondary rate|rate limit|submitted too quickly|\babuse\b/i.test(message))
        return true;
    const headers = headersOf(error);
    return headers['x-ratelimit-remaining'] === '0' || headers['retry-after'] !== undefined;
}
/** Empty where no answer came. */
function headersOf(error) {
    const response = (0,_base_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(error) ? error['response'] : undefined;
    const headers = (0,_base_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(response) ? response['headers'] : undefined;
    return (0,_base_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(headers) ? headers : {};
}
function firstLine(error) {
    const text = error instanceof Error ? error.message : String(error);
    return (text.split('\n', 1)[0] ?? '').replace(/ - https:\/\/docs\.github\.com\S*$/, '').slice(0, 300);
}


/***/ }),

/***/ 19071:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ permissionOf),
/* harmony export */   P: () => (/* binding */ permissions)
/* harmony export */ });
/* harmony import */ var _asked_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(52674);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(220);


/** Weakest first. What GitHub says that is none of these counts as `none`. */
const permissions = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
/**
 * What an account may do in this repository, as GitHub answers at this moment. Somebody unknown there has `none`; every
 * other failure to get an answer is a GainsayError.
 */
async function permissionOf({ client, repository, signal }, { login, id }) {
    const answer = await (0,_asked_js__WEBPACK_IMPORTED_MODULE_0__/* .asked */ .N)(`what ${JSON.stringify(login)} may do here`, 'metadata: read', async () => {
        try {
            const { data } = await client.rest.repos.getCollaboratorPermissionLevel({
                ...repository,
                username: login,
                request: { signal },
            });
            return data;
        }
        catch (error) {
            if ((0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureOf */ .g)(error).kind === 'gone')
                return null;
            throw error;
        }
    });
    // A login can have passed to somebody else; an id cannot.
    if (answer === null || (answer.user && answer.user.id !== id))
        return 'none';
    // `permission` knows four words only; `role_name` may be a role of the organisation's own.
    const role = answer.role_name;
    if (answer.permission === 'write' && role === 'maintain')
        return 'maintain';
    if (answer.permission === 'read' && role === 'triage')
        return 'triage';
    return permissions.find((word) => word === answer.permission) ?? 'none';
}


/***/ }),

/***/ 36454:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ tellSkipped)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);

/**
 * One line says why nothing was run, the outputs say that nothing was. Without @actions/core: importing that costs
 * more than the whole way of a skipped event, which most events of a busy repository are.
 */
function tellSkipped(skipped, files) {
    process.stdout.write(`::notice title=Gainsay::${onOneLine(`Not run: ${skipped.reason}.`)}\n`);
    const outputs = {
        verdict: 'INCONCLUSIVE',
        because: 'not-run',
        conclusion: 'neutral',
        'head-sha': /^[0-9a-f]{40}$/.exec(skipped.headSha ?? '')?.[0] ?? '',
    };
    // None of these values can hold the end of its line.
    const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
    if (files.output !== null)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(files.output, lines.join(''));
}
/** The reason may quote the payload: nothing in it can end the command or begin another. */
function onOneLine(text) {
    return text.toWellFormed().replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}


/***/ }),

/***/ 51296:
/***/ (function (__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(45145);
/* harmony import */ var _base_until_stopped_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(12584);
/* harmony import */ var _event_from_runner_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(21174);
/* harmony import */ var _event_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(81694);
/* harmony import */ var _event_payload_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(11673);
/* harmony import */ var _github_command_files_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(40973);
/* harmony import */ var _github_skipped_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(36454);
/* harmony import */ var _ways_door_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(77413);









// The one door: a step of a runner, its post step, or a terminal. Nothing else exits. What a way does not need is
// imported on the way that does: an event that needs nothing ends before anything heavy is read.
const isRunner = process.env['GITHUB_ACTIONS'] === 'true' && process.argv.length <= 2;
// dist/post.js is the same door by another name.
const isPost = isRunner && node_path__WEBPACK_IMPORTED_MODULE_0__.basename(process.argv[1] ?? '') === 'post.js';
// Before anything else: a signal must find somebody who listens.
const stop = (0,_base_until_stopped_js__WEBPACK_IMPORTED_MODULE_2__/* .watchSignals */ .R)(() => process.exit(_ways_door_js__WEBPACK_IMPORTED_MODULE_8__/* .exitCodes */ .hS.cancelled));
const door = { stop, tell };
const way = isPost ? runnerPost : isRunner ? runnerMain : terminal;
const exitCode = await way().catch(tell);
await Promise.all([drained(process.stdout), drained(process.stderr)]);
process.exit(exitCode);
/** What was written to a pipe may still wait for its reader, who has this long; an exit would drop it. */
async function drained(stream) {
    const patienceMs = 10_000;
    await new Promise((resolve) => {
        setTimeout(resolve, patienceMs).unref();
        stream.once('error', () => resolve());
        stream.write('', () => resolve());
    });
}
async function runnerMain() {
    const files = (0,_github_command_files_js__WEBPACK_IMPORTED_MODULE_6__/* .takeCommandFiles */ .Q)(process.env);
    try {
        const settings = (0,_event_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readSettings */ .s)((0,_event_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .inputsOf */ .V)(process.env), process.env, 'action input');
        const payload = (0,_event_payload_js__WEBPACK_IMPORTED_MODULE_5__/* .readPayloadFile */ .RT)(process.env['GITHUB_EVENT_PATH']);
        const event = (0,_event_from_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRunnerEvent */ .w)(process.env, payload, settings);
        // @actions/github would parse it again when it is imported, without bounds.
        delete process.env['GITHUB_EVENT_PATH'];
        if (event.kind !== 'skip') {
            const { workOnRunner } = await __nccwpck_require__.e(/* import() */ 5823).then(__nccwpck_require__.bind(__nccwpck_require__, 35823));
            return await workOnRunner(event, { settings, files, door });
        }
        (0,_github_skipped_js__WEBPACK_IMPORTED_MODULE_7__/* .tellSkipped */ .M)(event, files);
        return _ways_door_js__WEBPACK_IMPORTED_MODULE_8__/* .exitCodes */ .hS.fine;
    }
    catch (error) {
        const [{ openStep }, { stoppedReport }] = await Promise.all([
            __nccwpck_require__.e(/* import() */ 5875).then(__nccwpck_require__.bind(__nccwpck_require__, 5875)),
            __nccwpck_require__.e(/* import() */ 3678).then(__nccwpck_require__.bind(__nccwpck_require__, 43678)),
        ]);
        const step = await openStep(files);
        const report = stoppedReport((0,_ways_door_js__WEBPACK_IMPORTED_MODULE_8__/* .explained */ .to)(error));
        await step.summary(report.summary);
        step.output(report.outputs);
        return tell(error);
    }
}
async function runnerPost() {
    return (await __nccwpck_require__.e(/* import() */ 5823).then(__nccwpck_require__.bind(__nccwpck_require__, 35823))).runnerPost();
}
async function terminal() {
    return (await __nccwpck_require__.e(/* import() */ 8076).then(__nccwpck_require__.bind(__nccwpck_require__, 88076))).terminal(process.argv.slice(2), door);
}
function messageOf(error) {
    const { message, remedy } = (0,_ways_door_js__WEBPACK_IMPORTED_MODULE_8__/* .explained */ .to)(error);
    const debug = process.env['GAINSAY_DEBUG'] || process.env['RUNNER_DEBUG'] === '1';
    const stack = debug && error instanceof Error ? `\n${error.stack}` : '';
    return `${message}\n${remedy}${stack}`;
}
/** The one place that tells an error: on a runner an annotation, in a terminal two lines. */
async function tell(error) {
    if (stop.signal.aborted)
        return _ways_door_js__WEBPACK_IMPORTED_MODULE_8__/* .exitCodes */ .hS.cancelled;
    const message = messageOf(error);
    if (isRunner) {
        const { openStep } = await __nccwpck_require__.e(/* import() */ 5875).then(__nccwpck_require__.bind(__nccwpck_require__, 5875));
        (await openStep({ output: null, state: null, summary: null })).error(message);
    }
    else
        process.stderr.write(`gainsay: ${message}\n`);
    return error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidInput */ .o ? _ways_door_js__WEBPACK_IMPORTED_MODULE_8__/* .exitCodes */ .hS.usage : _ways_door_js__WEBPACK_IMPORTED_MODULE_8__/* .exitCodes */ .hS.failed;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 77413:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ ending),
/* harmony export */   TI: () => (/* binding */ overdueMs),
/* harmony export */   hS: () => (/* binding */ exitCodes),
/* harmony export */   to: () => (/* binding */ explained)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(45145);

const exitCodes = { fine: 0, failed: 1, usage: 2, cancelled: 130 };
/** After the first signal everything has this long: a runner sends the next after 7.5 s and kills 2.5 s later. */
const graceMs = 6_000;
/** A job winds down inside its minutes; whatever still runs this long after them will not end by itself. */
const overdueMs = 60_000;
function ending({ maxMinutes }, close) {
    return { close, graceMs, limitMs: maxMinutes * 60_000 + overdueMs };
}
function explained(error) {
    if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GainsayError */ .T)
        return { message: error.message, remedy: error.remedy };
    const message = error instanceof Error ? error.message : String(error);
    return { message, remedy: 'This is a defect of Gainsay: please report it with the log.' };
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(51296);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
