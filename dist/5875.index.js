export const id = 5875;
export const ids = [5875];
export const modules = {

/***/ 5875:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openStep: () => (/* binding */ openStep)
});

// EXTERNAL MODULE: ./build/github/command-files.js
var command_files = __webpack_require__(40973);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/github/runner-log.js

/**
 * Opens a group and stops workflow commands with a random token, so that nothing foreign in the log is obeyed; the
 * log's own commands resume for the moment of one line.
 */
function openRunnerLog(core, title) {
    const token = (0,external_node_crypto_.randomUUID)();
    let open = true;
    core.startGroup(title.toWellFormed());
    core.info(`::stop-commands::${token}`);
    const annotate = (kind, text, title) => {
        if (open)
            core.info(`::${token}::`);
        core[kind](text.toWellFormed(), title === undefined ? {} : { title: title.toWellFormed() });
        if (open)
            core.info(`::stop-commands::${token}`);
    };
    const line = (text) => core.info(text
        .split(/\r\n|\r|\n/)
        .map(inert)
        .join('\n'));
    return {
        line,
        info: line,
        warning: (text) => annotate('warning', text),
        notice: (text, title) => annotate('notice', text, title),
        error: (text, title) => annotate('error', text, title),
        close: () => {
            if (!open)
                return;
            open = false;
            core.info(`::${token}::`);
            core.endGroup();
        },
    };
}
/** The log's page reads `##[group]` and its like even where commands are stopped. */
function inert(line) {
    return /^\s*(?:##\[|::)/.test(line) ? `| ${line}` : line;
}

;// CONCATENATED MODULE: ./build/github/step.js


/** Late: @actions/core brings an HTTP client along. It finds each command file for the moment of its call only. */
async function openStep(files) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(6421)]).then(__webpack_require__.bind(__webpack_require__, 96421));
    const each = (which, pairs, write) => {
        (0,command_files/* withCommandFile */.w)(files, which, () => {
            for (const [name, value] of Object.entries(pairs))
                write(name, value.toWellFormed());
        });
    };
    return {
        mask: (secret) => core.setSecret(secret.reveal()),
        openLog: (title) => openRunnerLog(core, title),
        output: (pairs) => each('output', pairs, core.setOutput),
        saveState: (pairs) => each('state', pairs, core.saveState),
        async summary(markdown) {
            if (markdown === '')
                return;
            const text = cutAtLine(markdown.toWellFormed(), summaryLimitBytes - 1024);
            await (0,command_files/* withCommandFile */.w)(files, 'summary', () => core.summary.addRaw(text, true).write());
        },
        error: (text) => core.error(text.toWellFormed(), { title: 'Gainsay' }),
    };
}
/** GitHub shows a step's summary up to here; a longer one is not shown at all. */
const summaryLimitBytes = 1024 * 1024;
/** The longest run of whole lines that fits `bytes`; says when something was left out. */
function cutAtLine(text, bytes) {
    if (Buffer.byteLength(text) <= bytes)
        return text;
    const notice = '\n\n_Cut here: the rest did not fit._';
    let room = bytes - Buffer.byteLength(notice);
    const kept = [];
    for (const line of text.split('\n')) {
        room -= Buffer.byteLength(line) + 1;
        if (room < 0)
            break;
        kept.push(line);
    }
    return kept.join('\n') + notice;
}


/***/ })

};
