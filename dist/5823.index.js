export const id = 5823;
export const ids = [5823];
export const modules = {

/***/ 54916:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ beThrifty)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

/**
 * Before the first request: most of what a run makes is dead soon, so it is collected early; and fetch's parser, which
 * is WebAssembly, is not compiled a second time for speed. Together a quarter of the memory of a run.
 * `asksOthers`: the run will fetch.
 */
function beThrifty(asksOthers) {
    // Node keeps its own modules compiled, but takes none of that after a flag has changed: what a run needs comes first.
    for (const name of ['child_process', 'cluster', 'crypto', 'fs/promises', 'perf_hooks', 'zlib'])
        process.getBuiltinModule(name);
    if (asksOthers)
        void [process.getBuiltinModule('http2'), globalThis.Headers];
    for (const flag of ['--semi-space-growth-factor=1', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(flag);
}


/***/ }),

/***/ 7844:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** As in package.json; a test holds them together. */
const version = '0.1.0';


/***/ }),

/***/ 35823:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runnerPost: () => (/* binding */ runnerPost),
/* harmony export */   workOnRunner: () => (/* binding */ workOnRunner)
/* harmony export */ });
/* harmony import */ var _base_be_thrifty_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54916);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _base_until_stopped_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12584);
/* harmony import */ var _base_version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7844);
/* harmony import */ var _event_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81694);
/* harmony import */ var _github_command_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40973);
/* harmony import */ var _github_skipped_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36454);
/* harmony import */ var _door_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77413);








/** An event that asks for something, as a step of a runner. */
async function workOnRunner(asked, { settings, files, door }) {
    (0,_base_be_thrifty_js__WEBPACK_IMPORTED_MODULE_0__/* .beThrifty */ .W)(true);
    const { openStep } = await __webpack_require__.e(/* import() */ 5875).then(__webpack_require__.bind(__webpack_require__, 5875));
    const step = await openStep(files);
    for (const secret of [settings.githubToken, settings.anthropicApiKey])
        if (secret)
            step.mask(secret);
    const log = step.openLog(titleOf(asked));
    try {
        const options = clientOptions(settings, log);
        const tools = { settings, step, log, options, door };
        if (asked.kind === 'ended-run' || (asked.kind === 'command' && settings.publish === 'run'))
            return await publishOnRunner(asked, tools, files);
        const event = asked.kind === 'dispatch' || asked.kind === 'command' ? await resolved(asked, tools) : asked;
        const skipped = event.kind === 'skip' ? event : withoutKey(event, settings);
        if (event.kind !== 'skip' && skipped === null)
            return await workOn(event, tools);
        log.close();
        if (skipped !== null)
            (0,_github_skipped_js__WEBPACK_IMPORTED_MODULE_5__/* .tellSkipped */ .M)(skipped, files);
        return _door_js__WEBPACK_IMPORTED_MODULE_6__/* .exitCodes */ .hS.fine;
    }
    finally {
        log.close();
    }
}
function titleOf(asked) {
    switch (asked.kind) {
        case 'pull-request':
            return `Verifying ${asked.headSha}`;
        case 'commit':
            return `A question about ${asked.sha}`;
        case 'dispatch':
            return 'Verifying a dispatch';
        case 'command':
            return `A command on pull request #${asked.number}`;
        case 'ended-run':
            return `Publishing run ${asked.runId}`;
    }
}
/** GitHub gives no secrets to the runs of forks and of Dependabot: a question there is for nobody, and no fault. */
function withoutKey(event, settings) {
    const { question, anthropicApiKey, model } = settings;
    if (question === null || event.kind !== 'pull-request' || event.trust === 'same-repository')
        return null;
    if (anthropicApiKey !== null || model !== null)
        return null;
    return {
        kind: 'skip',
        headSha: event.headSha,
        reason: `a question needs a model, and runs for a ${event.trust} get no key`,
    };
}
async function workOn(event, tools) {
    const { settings, step, log, options, door } = tools;
    const [{ openPublisher }, { stoppedReport }] = await Promise.all([
        __webpack_require__.e(/* import() */ 8118).then(__webpack_require__.bind(__webpack_require__, 8118)),
        __webpack_require__.e(/* import() */ 3678).then(__webpack_require__.bind(__webpack_require__, 43678)),
    ]);
    const target = {
        repository: event.repository,
        number: event.number,
        headSha: event.kind === 'commit' ? event.sha : event.headSha,
        run: settings.run ?? { id: 0, attempt: 1, url: settings.github.serverUrl },
        comment: settings.comment,
        ...(settings.question === null
            ? { checkName: settings.checkName, checkRun: true }
            : { checkName: `${settings.checkName} ask`, checkRun: false }),
    };
    // A job that executes for a comment leaves the writing to the one behind it, whatever its token may do.
    const access = accessOf(event.source === 'issue_comment' ? null : options);
    const publisher = openPublisher({ target, ...access, step, log });
    const progressLine = (await __webpack_require__.e(/* import() */ 2227).then(__webpack_require__.bind(__webpack_require__, 92227))).progressLines();
    const progress = (happened) => {
        const line = progressLine(happened);
        if (line !== null)
            log.line(line);
    };
    const onFolder = (folder) => step.saveState({ 'run-folder': folder });
    const close = (stuck) => stuck === null ? publisher.cancel() : publisher.cancel(stoppedReport((0,_door_js__WEBPACK_IMPORTED_MODULE_6__/* .explained */ .to)(stuck)));
    const outcome = await (0,_base_until_stopped_js__WEBPACK_IMPORTED_MODULE_2__/* .untilStopped */ .s)(door.stop, (0,_door_js__WEBPACK_IMPORTED_MODULE_6__/* .ending */ .K1)(settings, close), async (signal) => {
        const { run } = await Promise.all(/* import() */[__webpack_require__.e(9505), __webpack_require__.e(9674), __webpack_require__.e(5073)]).then(__webpack_require__.bind(__webpack_require__, 95073));
        return run({ event, settings, publisher, progress, signal, version: _base_version_js__WEBPACK_IMPORTED_MODULE_7__/* .version */ .r, onFolder });
    });
    log.close();
    if (outcome.kind === 'cancelled') {
        log.warning(`Cancelled by ${outcome.by}.`);
        return _door_js__WEBPACK_IMPORTED_MODULE_6__/* .exitCodes */ .hS.cancelled;
    }
    if (outcome.kind === 'failed') {
        await publisher.finish(stoppedReport((0,_door_js__WEBPACK_IMPORTED_MODULE_6__/* .explained */ .to)(outcome.error)));
        const exitCode = await door.tell(outcome.error);
        return settings.failOn === 'never' && exitCode === _door_js__WEBPACK_IMPORTED_MODULE_6__/* .exitCodes */ .hS.failed ? _door_js__WEBPACK_IMPORTED_MODULE_6__/* .exitCodes */ .hS.fine : exitCode;
    }
    const { result, exitCode, redact } = outcome.value;
    if (result === null)
        log.notice('Not run: the pull request had moved on before this run began.', 'Gainsay');
    else {
        const text = redact(inOneLine(result));
        if (exitCode === _door_js__WEBPACK_IMPORTED_MODULE_6__/* .exitCodes */ .hS.fine)
            log.notice(text, 'Gainsay');
        else
            log.error(text, 'Gainsay');
    }
    return exitCode;
}
function inOneLine(result) {
    if (result.job === 'verify')
        return `${result.verdict.call}: ${result.verdict.headline}`;
    const { status, reason } = result.answer;
    return status === 'completed' ? 'Answered.' : `Not answered, ${status}: ${reason ?? ''}`;
}
/** What another job found: nothing of the change is run or read here. */
async function publishOnRunner(event, { settings, step, log, options, door }, files) {
    const [client, { openPublisher }, { publish }] = await Promise.all([
        clientFor('publishing', options),
        __webpack_require__.e(/* import() */ 8118).then(__webpack_require__.bind(__webpack_require__, 8118)),
        Promise.all(/* import() */[__webpack_require__.e(6003), __webpack_require__.e(3796)]).then(__webpack_require__.bind(__webpack_require__, 9223)),
    ]);
    const opened = [];
    const open = (target) => {
        const publisher = openPublisher({ target, ...accessOf(options), step, log });
        opened.push(publisher);
        return publisher;
    };
    const close = async () => void (await Promise.all(opened.map((one) => one.cancel())));
    const outcome = await (0,_base_until_stopped_js__WEBPACK_IMPORTED_MODULE_2__/* .untilStopped */ .s)(door.stop, (0,_door_js__WEBPACK_IMPORTED_MODULE_6__/* .ending */ .K1)(settings, close), (signal) => publish(event, { settings, client, openPublisher: open, signal, version: _base_version_js__WEBPACK_IMPORTED_MODULE_7__/* .version */ .r }));
    log.close();
    if (outcome.kind === 'failed')
        throw outcome.error;
    if (outcome.kind === 'cancelled') {
        log.warning(`Cancelled by ${outcome.by}.`);
        return _door_js__WEBPACK_IMPORTED_MODULE_6__/* .exitCodes */ .hS.cancelled;
    }
    const { value } = outcome;
    switch (value.kind) {
        case 'skip':
            (0,_github_skipped_js__WEBPACK_IMPORTED_MODULE_5__/* .tellSkipped */ .M)(value, files);
            return _door_js__WEBPACK_IMPORTED_MODULE_6__/* .exitCodes */ .hS.fine;
        case 'stopped':
            return await door.tell(value.error);
        case 'published':
            if (value.exitCode === _door_js__WEBPACK_IMPORTED_MODULE_6__/* .exitCodes */ .hS.fine)
                log.notice(value.text, 'Gainsay');
            else
                log.error(value.text, 'Gainsay');
            return value.exitCode;
    }
}
async function resolved(asked, { settings, options, door }) {
    const client = await clientFor(`a ${asked.kind}`, options);
    if (asked.kind === 'command') {
        const { resolveCommand } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 28495));
        return resolveCommand(asked, { client, repository: asked.repository, signal: door.stop.signal }, settings);
    }
    const { resolveDispatch } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 80166));
    return resolveDispatch(asked, client, settings);
}
async function clientFor(what, options) {
    if (options === null) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidInput */ .o(`is empty, and ${what} has to ask GitHub what it is about`, {
            at: { file: 'action input', field: 'github-token' },
            remedy: 'Leave github-token at its default, ${{ github.token }}.',
        });
    }
    return (await __webpack_require__.e(/* import() */ 4463).then(__webpack_require__.bind(__webpack_require__, 44463))).openClient(options);
}
function accessOf(options) {
    const deadline = (options?.deadline ?? Date.now()) + _door_js__WEBPACK_IMPORTED_MODULE_6__/* .overdueMs */ .TI / 2;
    if (options === null)
        return { client: null, urgentClient: null, deadline };
    return {
        deadline,
        client: async () => (await __webpack_require__.e(/* import() */ 4463).then(__webpack_require__.bind(__webpack_require__, 44463))).openClient(options),
        urgentClient: async () => (await __webpack_require__.e(/* import() */ 4463).then(__webpack_require__.bind(__webpack_require__, 44463))).openUrgentClient(options),
    };
}
/** The step after main: finishes what a killed main left. */
async function runnerPost() {
    const files = (0,_github_command_files_js__WEBPACK_IMPORTED_MODULE_4__/* .takeCommandFiles */ .Q)(process.env);
    const { finishWhatMainLeft, readSavedState } = await __webpack_require__.e(/* import() */ 4682).then(__webpack_require__.bind(__webpack_require__, 94682));
    const saved = readSavedState(process.env);
    if (saved.target === null)
        return _door_js__WEBPACK_IMPORTED_MODULE_6__/* .exitCodes */ .hS.fine;
    const settings = (0,_event_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readSettings */ .s)((0,_event_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputsOf */ .V)(process.env), process.env, 'action input');
    const { endLeftRun } = await Promise.all(/* import() */[__webpack_require__.e(9505), __webpack_require__.e(7822)]).then(__webpack_require__.bind(__webpack_require__, 27822));
    const left = saved.runFolder && (await endLeftRun(saved.runFolder, settings.runFolders));
    if (saved.finished && !left)
        return _door_js__WEBPACK_IMPORTED_MODULE_6__/* .exitCodes */ .hS.fine;
    const { openStep } = await __webpack_require__.e(/* import() */ 5875).then(__webpack_require__.bind(__webpack_require__, 5875));
    const log = (await openStep(files)).openLog('Finishing what the main step left');
    if (left)
        log.warning(left);
    await finishWhatMainLeft(saved, { client: clientOptions(settings, log), log });
    log.close();
    return _door_js__WEBPACK_IMPORTED_MODULE_6__/* .exitCodes */ .hS.fine;
}
function clientOptions(settings, log) {
    const token = settings.githubToken;
    const deadline = Date.now() + settings.maxMinutes * 60_000;
    return token && { token, apiUrl: settings.github.apiUrl, deadline, log, version: _base_version_js__WEBPACK_IMPORTED_MODULE_7__/* .version */ .r };
}


/***/ })

};
