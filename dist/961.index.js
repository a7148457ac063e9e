export const id = 961;
export const ids = [961];
export const modules = {

/***/ 43342:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diagnose: () => (/* binding */ diagnose)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83218);
/* harmony import */ var _sandbox_open_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89674);
/* harmony import */ var _tools_search_ripgrep_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21538);
/* harmony import */ var _workspace_process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2631);
/* harmony import */ var _workspace_remove_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4185);
/* harmony import */ var _workspace_stored_credentials_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71212);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84554);










/** All probes run at once; whatever hangs is ended by then. */
const mostMs = 30_000;
/** Trees, copies and outputs of a middling run. */
const spareMiB = 2_048;
/** What a run on this machine, in this checkout and with these settings would find: the ladder by its own proofs, and the rest. */
async function diagnose(settings, stopped) {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(mostMs)]);
    const [{ levels, place }, git, search, checkout] = await Promise.all([
        tryLadder(settings, signal),
        gitNeed(signal),
        searchNeed(),
        checkoutNeed(settings.directory),
    ]);
    return {
        levels,
        uses: levels.find(({ fault }) => fault === null)?.level ?? null,
        needs: [git, nodeNeed(), search, place, keyNeed(settings), tokenNeed(settings), checkout],
    };
}
/** In a run folder like that of a run: what does not work there would not work then. */
async function tryLadder({ runFolders: parent, directory }, signal) {
    const name = 'folder for runs';
    try {
        const folder = await (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_9__/* .makeRunFolder */ .GU)(parent);
        try {
            const levels = await Promise.all((0,_sandbox_open_js__WEBPACK_IMPORTED_MODULE_4__/* .ladder */ .T1)().map((level) => tryLevel(level, { folder, directory, signal })));
            const { bavail, bsize } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.statfs)(folder);
            const spare = Math.floor((bavail * bsize) / 2 ** 20);
            const tight = spare < spareMiB;
            const remedy = tight ? 'Free space there, or set TMPDIR to a folder on a larger file system.' : null;
            return {
                levels,
                place: { name, state: tight ? 'note' : 'fine', found: `${parent}, ${spare} MiB free`, remedy },
            };
        }
        finally {
            await (0,_workspace_remove_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .removeFolder */ .v)(folder);
        }
    }
    catch (error) {
        const reason = (0,_base_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error);
        const remedy = 'Let TMPDIR name a folder that exists and can be written to.';
        return {
            levels: (0,_sandbox_open_js__WEBPACK_IMPORTED_MODULE_4__/* .ladder */ .T1)().map(({ level }) => ({ level, durationMs: 0, proofs: [], fault: { reason, remedy } })),
            place: { name, state: 'missing', found: `${parent}: ${reason}`, remedy },
        };
    }
}
async function tryLevel(level, { folder, directory, signal }) {
    const began = performance.now();
    const runFolder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, level.level);
    const told = { level: level.level, proofs: [] };
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(runFolder, { mode: 0o700 });
        const tried = await (0,_sandbox_open_js__WEBPACK_IMPORTED_MODULE_4__/* .proveLevel */ .B_)(level, { runFolder, checkout: directory, signal });
        const durationMs = Math.round(performance.now() - began);
        if (!('run' in tried))
            return { ...told, durationMs, fault: { reason: tried.reason, remedy: tried.remedy } };
        await tried.close();
        return { ...told, proofs: tried.proofs, durationMs, fault: null };
    }
    catch (error) {
        const durationMs = Math.round(performance.now() - began);
        const remedy = 'This is a defect of Gainsay: please report it with this text.';
        return { ...told, durationMs, fault: { reason: (0,_base_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error), remedy } };
    }
}
async function gitNeed(signal) {
    const remedy = 'Install git 2.38 or newer.';
    const answer = await (0,_workspace_process_js__WEBPACK_IMPORTED_MODULE_6__/* .runProcess */ .R)({
        argv: ['git', '--version'],
        cwd: '/',
        env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin' },
        timeoutMs: 5_000,
        maxOutputBytes: 1_000,
    }, signal).catch(() => null);
    const [version = '', major, minor] = /(\d+)\.(\d+)\S*/.exec(answer?.stdout ?? '') ?? [];
    const fine = Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 38);
    if (version === '')
        return { name: 'git', state: 'missing', found: 'not on the PATH', remedy };
    return { name: 'git', state: fine ? 'fine' : 'missing', found: version, remedy: fine ? null : remedy };
}
function nodeNeed() {
    const { node } = process.versions;
    const [major = 0, minor = 0] = node.split('.').map(Number);
    const fine = major > 20 || (major === 20 && minor >= 19);
    const remedy = fine ? null : 'Use Node 20.19 or newer.';
    return { name: 'Node', state: fine ? 'fine' : 'missing', found: node, remedy };
}
async function searchNeed() {
    const file = await (0,_tools_search_ripgrep_js__WEBPACK_IMPORTED_MODULE_5__/* .ripgrep */ .C0)();
    if (file !== null)
        return { name: 'search', state: 'fine', found: `ripgrep, ${file}`, remedy: null };
    const remedy = 'For a faster search: sudo apt-get install -y ripgrep';
    return { name: 'search', state: 'note', found: 'git grep (ripgrep is not on the PATH)', remedy };
}
/** Never its value: nothing but whether there is one. */
function keyNeed({ anthropicApiKey }) {
    const name = 'key for a model';
    if (anthropicApiKey !== null)
        return { name, state: 'fine', found: 'ANTHROPIC_API_KEY is set', remedy: null };
    const found = 'ANTHROPIC_API_KEY is not set: the playbook plays all agents';
    return { name, state: 'note', found, remedy: null };
}
function tokenNeed({ tokenIsSet }) {
    const found = `GITHUB_TOKEN is ${tokenIsSet ? 'set' : 'not set'}; only the action uses one, its input github-token`;
    return { name: 'token for GitHub', state: 'fine', found, remedy: null };
}
async function checkoutNeed(directory) {
    const name = 'checkout';
    const stored = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, '.'), node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK)
        .then(() => (0,_workspace_stored_credentials_js__WEBPACK_IMPORTED_MODULE_8__/* .storedCredentials */ ._)(directory))
        .catch(() => null);
    const place = directory.replace(node_os__WEBPACK_IMPORTED_MODULE_1__.homedir(), '~');
    if (stored === null) {
        const remedy = 'Call `gainsay verify` in a git checkout.';
        return { name, state: 'note', found: `${place} is none that git can read`, remedy };
    }
    const [first] = stored;
    if (first === undefined) {
        return { name, state: 'fine', found: `${place} stores no credentials`, remedy: null };
    }
    const found = `${place} stores credentials: ${first.setting} in ${first.file}`;
    const remedy = 'Give actions/checkout `persist-credentials: false`, or remove that setting before foreign code runs.';
    return { name, state: 'note', found, remedy };
}


/***/ }),

/***/ 50692:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ searchEnvironment),
/* harmony export */   n: () => (/* binding */ boundedOutput)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

/**
 * Runs a search program to its end, its output bound or its deadline, whichever is first; it is gone when this resolves.
 * It gets a minimal environment and no standard input. Rejects only when it cannot be started.
 */
async function boundedOutput(command, signal) {
    if (signal.aborted)
        return { stdout: Buffer.alloc(0), stderr: '', code: null, stopped: 'cancelled' };
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command.file, command.args, {
        cwd: command.cwd,
        env: searchEnvironment(),
        stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stopped = null;
    const stop = (because) => {
        stopped ??= because;
        child.kill('SIGKILL');
    };
    const onAbort = () => stop('cancelled');
    const deadline = setTimeout(() => stop('time'), command.timeMs);
    signal.addEventListener('abort', onAbort, { once: true });
    const chunks = [];
    let bytes = 0;
    let stderr = '';
    child.stdout.on('data', (chunk) => {
        const room = command.maxBytes - bytes;
        if (room <= 0)
            return;
        chunks.push(chunk.subarray(0, room));
        bytes += Math.min(chunk.length, room);
        if (chunk.length >= room)
            stop('output');
    });
    child.stderr.on('data', (chunk) => {
        stderr = (stderr + chunk.toString('utf8')).slice(0, 2000);
    });
    try {
        const code = await new Promise((resolve, reject) => {
            child.once('error', reject);
            child.once('close', resolve);
        });
        return { stdout: Buffer.concat(chunks), stderr, code, stopped };
    }
    finally {
        clearTimeout(deadline);
        signal.removeEventListener('abort', onAbort);
    }
}
/** Nothing of ours: configuration of the user or of the system must not change a search, and it holds no secret. */
function searchEnvironment() {
    return {
        PATH: process.env['PATH'] ?? '/usr/bin:/bin',
        LC_ALL: 'C.UTF-8',
        // No repository: git searches files, and no configuration of one can run anything.
        GIT_DIR: '/nonexistent',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
    };
}


/***/ }),

/***/ 21538:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ ripgrep),
/* harmony export */   bk: () => (/* binding */ ripgrepFlags),
/* harmony export */   uL: () => (/* binding */ searchOnHost)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _bounded_output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50692);




/**
 * What every run of ripgrep is given: no configuration file, no link followed, no rules from outside the root, hidden files
 * included (but .git), no preprocessor, no archive opened, a stable order.
 */
const ripgrepFlags = [
    '--no-config',
    '--no-follow',
    '--no-messages',
    '--hidden',
    '--no-require-git',
    '--no-ignore-global',
    '--no-ignore-parent',
    '--no-search-zip',
    '--no-pre',
    '--color=never',
    '--sort=path',
    '--glob=!**/.git',
];
let found;
/** Absolute path of `rg`, looked up once in the absolute folders of PATH; null where there is none. */
function ripgrep() {
    found ??= lookUp((process.env['PATH'] ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter));
    return found;
}
/** For trees that nobody writes to while they are searched. */
async function searchOnHost() {
    return { rg: await ripgrep(), run: _bounded_output_js__WEBPACK_IMPORTED_MODULE_3__/* .boundedOutput */ .n };
}
async function lookUp(folders) {
    for (const folder of folders.filter((folder) => node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute(folder))) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, 'rg');
        const usable = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK).then(() => true, () => false);
        if (usable)
            return file;
    }
    return null;
}


/***/ }),

/***/ 71212:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ storedCredentials)
/* harmony export */ });
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2631);

/**
 * The credentials that a checkout stores for git (`actions/checkout` does, unless told not to), in its own configuration
 * and in what that includes. Null where there is no repository, or git cannot read it.
 */
async function storedCredentials(directory) {
    const { exit, stdout } = await (0,_process_js__WEBPACK_IMPORTED_MODULE_0__/* .runProcess */ .R)({
        argv: ['git', 'config', '--local', '--includes', '--show-origin', '--null', '--list'],
        cwd: directory,
        env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', HOME: process.env['HOME'] ?? '/' },
        timeoutMs: 10_000,
        maxOutputBytes: 4 * 1024 * 1024,
    }, AbortSignal.timeout(12_000));
    if (exit.kind !== 'code' || exit.code !== 0)
        return null;
    // Origin and setting follow one another, each ended by a NUL.
    const parts = stdout.split('\0');
    const found = new Map();
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const setting = credentialIn(parts[at + 1] ?? '');
        const file = (parts[at] ?? '').replace(/^file:/, '');
        if (setting !== null)
            found.set(`${file}\0${setting}`, { setting, file });
    }
    return [...found.values()];
}
/** `name<LF>value`. The name's middle may be an address with a password in it: it is not told. */
function credentialIn(entry) {
    const end = entry.indexOf('\n');
    const [name, value] = [
        entry.slice(0, end === -1 ? undefined : end),
        end === -1 ? '' : entry.slice(end + 1),
    ];
    if (/^http\..*extraheader$/is.test(name) && /authorization/i.test(value))
        return 'http.extraheader';
    if (/:\/\/[^/@\s]*:[^/@\s]+@/.test(entry))
        return 'an address with a password';
    return null;
}


/***/ })

};
