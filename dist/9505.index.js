export const id = 9505;
export const ids = [9505,7090];
export const modules = {

/***/ 7090:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ errorCode)
/* harmony export */ });
/** The `code` of a Node error (`ENOENT`, `ESRCH`\u2026), or undefined for anything else that was thrown. */
function errorCode(error) {
    if (!(error instanceof Error) || !('code' in error))
        return undefined;
    return typeof error.code === 'string' ? error.code : undefined;
}


/***/ }),

/***/ 83218:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);

/** What was thrown, for a sentence that a person or a model reads: with what to do next, where that is known. */
function reasonOf(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GainsayError */ .T)
        return `${error.message}. ${error.remedy}`;
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 84554:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ makeRunFolder),
/* harmony export */   mF: () => (/* binding */ isRunFolder),
/* harmony export */   xy: () => (/* binding */ leaveRunFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83218);
/* harmony import */ var _workspace_owner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59649);
/* harmony import */ var _workspace_remove_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4185);







/**
 * `gainsay-<time>-<random>` below `parent`: never an existing folder, readable by this user alone. `onNamed` hears of it
 * before it is there, so that whoever comes after a killed run knows where to look.
 */
async function makeRunFolder(parent, onNamed = () => undefined) {
    const time = new Date().toISOString().replaceAll(/[-:]/g, '').slice(0, 15);
    const folder = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(parent, `gainsay-${time}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString('hex')}`);
    onNamed(folder);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: false, mode: 0o700 });
        await (0,_workspace_owner_js__WEBPACK_IMPORTED_MODULE_5__/* .claim */ .B7)(folder);
    }
    catch (cause) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GainsayError */ .T(`The folder of this run cannot be made: ${(0,_base_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(cause)}`, {
            remedy: 'Let TMPDIR (on a runner: RUNNER_TEMP) name a folder that exists and can be written to.',
            cause,
        });
    }
    return folder;
}
function isRunFolder(name) {
    return /^gainsay-\d{8}T\d{6}-[0-9a-f]{8}$/.test(name);
}
/** What a run makes for its own use and takes away where it can; all else in its folder is evidence. */
const ownUse = /^(?:trees|sandbox|homes|scratch|trusted|hooks|servers|worktrees|work|work-index|work-objects|probe-\w{6}|scratch-\w{6})$/;
/**
 * At a run's end, and after one that was killed: nothing stays but evidence, and a folder without any (it holds what the
 * pull request sent) does not stay at all. Rejects with what could not be removed; the folder then still has its owner.
 */
async function leaveRunFolder(folder) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder);
    if (!names.includes('evidence.jsonl'))
        return (0,_workspace_remove_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .removeFolder */ .v)(folder);
    for (const name of names)
        if (ownUse.test(name))
            await (0,_workspace_remove_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .removeFolder */ .v)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, name));
    await removeLinks(folder);
    await (0,_workspace_owner_js__WEBPACK_IMPORTED_MODULE_5__/* .release */ ._r)(folder);
}
/**
 * Whoever uploads the folder follows the links in it, and head's files and what commands left may be links to anywhere on
 * this machine: neither they nor pipes, sockets and devices stay.
 */
async function removeLinks(folder) {
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { withFileTypes: true })) {
        const place = node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, entry.name);
        if (entry.isDirectory())
            await removeLinks(place);
        else if (!entry.isFile())
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(place, { force: true });
    }
}


/***/ }),

/***/ 36938:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I0: () => (/* binding */ markOfRun),
/* harmony export */   Qc: () => (/* binding */ endMarked),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _base_error_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7090);
/* harmony import */ var _proc_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24814);




/** Name of the variable by which a command's processes are known after it ended. Its value is new for each command. */
const marker = 'GAINSAY_COMMAND';
/** Begins the marks of all commands of a run: a run folder's name is random, and nobody else's. */
function markOfRun(runFolder) {
    return `${node_path__WEBPACK_IMPORTED_MODULE_0__.basename(runFolder)}.`;
}
const rounds = 50;
const pauseMs = 10;
/**
 * Kills every process of this user that carries the mark (or one that begins like it) or belongs to the command's session, until none is left
 * (half a second at most), and says how many different ones there were. Always 0 where there is no /proc.
 */
async function endMarked(id, session) {
    const seen = new Set();
    for (let round = 0; round < rounds; round += 1) {
        const found = marked(id, session);
        if (found.length === 0)
            break;
        for (const pid of found) {
            seen.add(pid);
            kill(pid);
        }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(pauseMs);
    }
    return seen.size;
}
function marked(id, session) {
    return (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .allPids */ .SH)()
        .filter((pid) => belongs(pid, id, session))
        .map(Number);
}
function belongs(pid, id, session) {
    const stat = (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .readOfProcess */ .LF)(pid, 'stat');
    // After the name in parentheses: state, parent, group, session.
    const [state, , , sessionId] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === undefined || state === 'Z' || state === 'X')
        return false;
    if (session !== undefined && Number(sessionId) === session)
        return true;
    return (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .readOfProcess */ .LF)(pid, 'environ').includes(`${marker}=${id}`);
}
function kill(pid) {
    try {
        process.kill(pid, 'SIGKILL');
    }
    catch (error) {
        if ((0,_base_error_code_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .C)(error) !== 'ESRCH')
            throw error;
    }
}


/***/ }),

/***/ 24814:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ readOfProcess),
/* harmony export */   LU: () => (/* binding */ childrenOf),
/* harmony export */   SH: () => (/* binding */ allPids)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_error_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7090);


// Reads are synchronous: each takes microseconds, where a turn of the thread pool takes ten times that.
/** Every process of this machine that /proc shows; none where there is no /proc. */
function allPids() {
    return (readOrNull(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')) ?? []).filter((name) => /^\d+$/.test(name));
}
/** A file of a process, or nothing when the process is gone or another user's. */
function readOfProcess(pid, file) {
    return readOrNull(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/${file}`, 'utf8')) ?? '';
}
/** Direct children; every thread has its own. */
function childrenOf(pid) {
    const threads = readOrNull(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(`/proc/${pid}/task`)) ?? [];
    return threads.flatMap((thread) => {
        const list = readOfProcess(pid, `task/${thread}/children`);
        return list.split(' ').filter(Boolean).map(Number);
    });
}
function readOrNull(read) {
    try {
        return read();
    }
    catch (error) {
        if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes((0,_base_error_code_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .C)(error) ?? ''))
            return null;
        throw error;
    }
}


/***/ }),

/***/ 59649:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ claim),
/* harmony export */   GS: () => (/* binding */ thisOwner),
/* harmony export */   H6: () => (/* binding */ readStart),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   _r: () => (/* binding */ release),
/* harmony export */   zI: () => (/* binding */ isAbandoned)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46435);




const fileName = 'owner.json';
/** Says in the folder, which this process has just made, that it is this process's, until `release`. */
async function claim(folder) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, fileName), thisOwner(), { flag: 'wx', mode: 0o600 });
}
/** This process in one line, for `isGone` of a later one. */
function thisOwner() {
    const owner = { pid: process.pid, started: startOf(process.pid), ...here() };
    return JSON.stringify(owner);
}
async function release(folder) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, fileName), { force: true });
}
/**
 * True for a folder of this user that was never released and whose process is known to be gone. Whatever is not certain
 * (another machine or container may share the folder's parent; there is no /proc) is not abandoned. Never rejects.
 */
async function isAbandoned(folder) {
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(folder);
        if (!found.isDirectory() || found.uid !== process.getuid?.())
            return false;
        return isGone(await readStart(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, fileName)));
    }
    catch {
        return false;
    }
}
/** True where the text is what `thisOwner` said in a process that is known to have ended. */
function isGone(text) {
    const owner = parseOwner(text);
    const { boot, namespace } = here();
    if (owner === null || boot === '' || owner.boot !== boot || owner.namespace !== namespace)
        return false;
    return startOf(owner.pid) !== owner.started;
}
const longestFile = 1_000;
/** Of a small file that is no link. */
async function readStart(file) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    try {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestFile), 0, longestFile, 0);
        return buffer.toString('utf8', 0, bytesRead);
    }
    finally {
        await handle.close();
    }
}
function parseOwner(text) {
    try {
        const value = JSON.parse(text);
        return isOwner(value) ? value : null;
    }
    catch {
        return null;
    }
}
function isOwner(value) {
    return ((0,_base_record_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u)(value) &&
        Number.isSafeInteger(value['pid']) &&
        ['started', 'boot', 'namespace'].every((key) => typeof value[key] === 'string' && value[key] !== ''));
}
/** Empty when there is no such process. */
function startOf(pid) {
    const stat = readOrEmpty(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'utf8'));
    // The twenty-second field; the second, a name in parentheses, may hold anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
function here() {
    return {
        boot: readOrEmpty(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8')).trim(),
        namespace: readOrEmpty(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)('/proc/self/ns/pid')),
    };
}
function readOrEmpty(read) {
    try {
        return read();
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 2631:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ runProcess),
  n: () => (/* binding */ storeProcess)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/base/error-code.js
var error_code = __webpack_require__(7090);
;// CONCATENATED MODULE: ./build/workspace/store-stream.js



/** Longest end of a stream kept in memory until the stream is over. */
const longestTail = 256 * 1024;
/**
 * Stores a stream in a file of at most about `keepBytes`. What does not fit is left out of the middle, with one line
 * that says how much, so that an error at the end is never lost. The hash is of the whole stream.
 */
async function storeStream(stream, { path, keepBytes }) {
    return storeInto(await openStore(path), stream, { path, keepBytes });
}
function openStore(path) {
    return (0,promises_.open)(path, 'w', 0o600);
}
/** The same with an open file, which it closes. Listens to the stream before it returns: nothing is missed. */
async function storeInto(file, stream, { path, keepBytes }) {
    const tail = tailOf(Math.min(Math.floor(keepBytes / 2), longestTail));
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    let headLeft = keepBytes - tail.limit;
    let keptBytes = 0;
    const keep = async (chunk) => {
        if (chunk.length === 0)
            return;
        await file.writeFile(chunk);
        keptBytes += chunk.length;
    };
    try {
        for await (const chunk of untilDestroyed(stream)) {
            hash.update(chunk);
            bytes += chunk.length;
            const head = chunk.subarray(0, headLeft);
            headLeft -= head.length;
            await keep(head);
            tail.push(chunk.subarray(head.length));
        }
        if (tail.dropped() > 0)
            await keep(Buffer.from(`\n[... ${tail.dropped()} bytes left out ...]\n`));
        await keep(tail.content());
    }
    finally {
        await file.close();
    }
    return { path, bytes, keptBytes, sha256: hash.digest('hex') };
}
/** A pipe that was destroyed (its process was killed) ends; every other failure is thrown. */
async function* untilDestroyed(stream) {
    try {
        yield* stream;
    }
    catch (error) {
        if ((0,error_code/* errorCode */.C)(error) !== 'ERR_STREAM_PREMATURE_CLOSE')
            throw error;
    }
}
function tailOf(limit) {
    let chunks = [];
    let held = 0;
    let seen = 0;
    const compact = () => {
        const all = Buffer.concat(chunks);
        const kept = Buffer.from(all.subarray(Math.max(0, all.length - limit)));
        chunks = [kept];
        held = kept.length;
    };
    return {
        limit,
        push(chunk) {
            if (chunk.length === 0)
                return;
            chunks.push(chunk);
            held += chunk.length;
            seen += chunk.length;
            if (held > limit * 2 + 65_536)
                compact();
        },
        /** Starts on a whole code point when something before it was left out. */
        content() {
            compact();
            const all = chunks[0] ?? Buffer.alloc(0);
            return seen > held ? all.subarray(startOfCodePoint(all)) : all;
        },
        dropped() {
            compact();
            return seen - held;
        },
    };
}
function startOfCodePoint(bytes) {
    let at = 0;
    while (at < 3 && at < bytes.length && ((bytes[at] ?? 0) & 0xc0) === 0x80)
        at += 1;
    return at;
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
;// CONCATENATED MODULE: ./build/workspace/supervise.js



/** How long pipes that somebody else still holds are read after the process is gone. */
const drainMs = 1_000;
/** How often longer, while what has been read already still waits for its slow reader. */
const mostDrains = 30;
/**
 * Runs one child in its own session and process group and owns it until it is gone: killed as a group at the
 * deadline, at abort or when `attach` says stop. Resolves once the child has exited and its pipes are closed.
 * Rejects with GainsayError when it could not be started.
 */
async function supervise(options, signal, attach) {
    if (signal.aborted)
        return { kind: 'cancelled' };
    const child = spawnInGroup(options);
    const ended = endOf(child);
    const { pid } = child;
    if (pid === undefined)
        return ended;
    const stopping = {};
    const stop = (exit) => {
        if (stopping.exit !== undefined)
            return;
        stopping.exit = exit;
        child.stdin?.destroy();
        killGroup(pid, options.graceMs === undefined ? 'SIGKILL' : 'SIGTERM');
        stopping.escalation = setTimeout(() => killGroup(pid, 'SIGKILL'), options.graceMs ?? 0);
    };
    const deadline = setTimeout(() => stop({ kind: 'timeout', afterMs: options.timeoutMs }), Math.min(options.timeoutMs, 2 ** 31 - 1));
    const cancel = () => stop({ kind: 'cancelled' });
    signal.addEventListener('abort', cancel, { once: true });
    try {
        attach({ child, pid, stop });
        feed(child, options.stdin);
        const exit = await ended;
        return stopping.exit ?? exit;
    }
    finally {
        clearTimeout(deadline);
        clearTimeout(stopping.escalation);
        signal.removeEventListener('abort', cancel);
        killGroup(pid, 'SIGKILL');
    }
}
/** Signals a whole process group; a group that is already gone, or is another user's, is left alone. */
function killGroup(pid, name) {
    try {
        process.kill(-pid, name);
    }
    catch (error) {
        if (!['ESRCH', 'EPERM'].includes((0,error_code/* errorCode */.C)(error) ?? ''))
            throw error;
    }
}
function spawnInGroup({ argv, cwd, env, stdin, identity }) {
    const [command, ...rest] = argv;
    if (command === undefined)
        throw new TypeError('argv must name a program');
    const spawnOptions = {
        cwd,
        env,
        detached: true,
        stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        ...identity,
    };
    return (0,external_node_child_process_.spawn)(command, rest, spawnOptions);
}
/** Exit status once the pipes are closed too, or `drainMs` after the exit when a stranger keeps them open. */
function endOf(child) {
    return new Promise((resolve, reject) => {
        let drain;
        child.once('error', (cause) => reject(notStarted(child, cause)));
        child.once('exit', () => {
            const look = (times) => {
                if (times === 1 && child.pid !== undefined)
                    killGroup(child.pid, 'SIGKILL');
                if (times < mostDrains && [child.stdout, child.stderr].some((pipe) => pipe?.readableLength)) {
                    drain = setTimeout(() => look(times + 1), drainMs);
                    return;
                }
                child.stdout?.destroy();
                child.stderr?.destroy();
            };
            drain = setTimeout(() => look(1), drainMs);
        });
        child.once('close', (code, name) => {
            clearTimeout(drain);
            resolve(code === null ? { kind: 'signal', signal: name ?? 'SIGKILL' } : { kind: 'code', code });
        });
    });
}
function feed(child, stdin) {
    if (child.stdin === null || stdin === undefined)
        return;
    // A child that exits without reading its input is no error of ours.
    child.stdin.on('error', () => child.stdin?.destroy());
    if (typeof stdin === 'string')
        child.stdin.end(stdin);
}
function notStarted(child, cause) {
    return new errors/* GainsayError */.T(`Could not start ${child.spawnfile}: ${cause.message}`, {
        remedy: `Check that ${child.spawnfile} is installed and on the PATH, and that the working directory exists.`,
        cause,
    });
}

;// CONCATENATED MODULE: ./build/workspace/process.js


/**
 * Runs a short, trusted host command (git, a probe) and returns its output as text. Its whole process group is
 * killed at the deadline, at abort and when it writes too much. A non-zero exit is a result, not an error.
 * Rejects with GainsayError when the program could not be started.
 */
async function runProcess(options, signal) {
    const stdout = gatherer(options.maxOutputBytes);
    const stderr = gatherer(options.maxOutputBytes);
    const exit = await supervise({ ...options, graceMs: 500 }, signal, (running) => {
        const overflow = () => running.stop({ kind: 'denied', reason: `wrote more than ${options.maxOutputBytes} bytes` });
        running.child.stdout?.on('data', (chunk) => stdout.take(chunk, overflow));
        running.child.stderr?.on('data', (chunk) => stderr.take(chunk, overflow));
    });
    return {
        exit,
        stdout: stdout.text(),
        stderr: stderr.text(),
        stdoutBytes: stdout.bytes(),
        truncated: stdout.overflowed() || stderr.overflowed(),
    };
}
/**
 * Runs a command of any length and keeps its streams as files, hashed as they pass. `attach` sees the running
 * process (to watch its limits). Rejects with GainsayError when it could not be started.
 */
async function storeProcess(options, signal, attach) {
    const startedAt = performance.now();
    // Opened before the command starts: Node throws away what nobody listens for when a process ends.
    const stores = await openBoth(options);
    const begun = {};
    try {
        const exit = await supervise(options, signal, (running) => {
            const { stdout, stderr } = running.child;
            begun.both = [settle(stores[0](stdout), running), settle(stores[1](stderr), running)];
            attach?.(running);
        });
        const durationMs = performance.now() - startedAt;
        begun.both ??= [stores[0](null), stores[1](null)];
        const [stdout, stderr] = await Promise.all(begun.both);
        return { exit, durationMs, stdout, stderr };
    }
    finally {
        if (begun.both === undefined)
            await Promise.all([stores[0](null), stores[1](null)]);
    }
}
async function openBoth({ stdoutFile, stderrFile, outputBytes }) {
    const stdout = await openStore(stdoutFile);
    try {
        const stderr = await openStore(stderrFile);
        const into = (file, path) => (stream) => storeInto(file, stream ?? [], { path, keepBytes: outputBytes });
        return [into(stdout, stdoutFile), into(stderr, stderrFile)];
    }
    catch (error) {
        await stdout.close();
        throw error;
    }
}
/** A stream that cannot be stored (disk full) ends the process, and stays rejected for whoever awaits it. */
function settle(stored, running) {
    stored.catch((error) => running.stop({ kind: 'denied', reason: `output could not be stored: ${String(error)}` }));
    return stored;
}
function gatherer(limit) {
    const chunks = [];
    let seen = 0;
    return {
        take(chunk, overflow) {
            const room = limit - seen;
            seen += chunk.length;
            if (room > 0)
                chunks.push(chunk.subarray(0, room));
            if (seen > limit)
                overflow();
        },
        text: () => Buffer.concat(chunks).toString('utf8'),
        bytes: () => seen,
        overflowed: () => seen > limit,
    };
}


/***/ }),

/***/ 4185:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ openRemovals),
/* harmony export */   v: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_error_code_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7090);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2631);





/**
 * Removes a folder with everything in it, also what its owner may not enter (commands close folders, and overlayfs leaves
 * such). Links are removed, never followed. Throws the file system's error for what belongs to somebody else.
 */
async function removeFolder(folder) {
    try {
        await removeClosed(folder);
    }
    catch (error) {
        if ((0,_base_error_code_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error) !== 'ENAMETOOLONG')
            throw error;
        await removeDeep(folder);
    }
}
async function removeClosed(folder) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
    catch (error) {
        if (!['EACCES', 'EPERM', 'ENOTEMPTY'].includes((0,_base_error_code_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error) ?? ''))
            throw error;
        await openUp(folder);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
    }
}
/** Paths grow without an end where a command goes into one folder after the other; rm goes along. */
async function removeDeep(folder) {
    const removed = await (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runProcess */ .R)({
        argv: ['rm', '-rf', '--', folder],
        cwd: '/',
        env: { PATH: '/usr/bin:/bin' },
        timeoutMs: 120_000,
        maxOutputBytes: 65_536,
    }, AbortSignal.timeout(125_000));
    if (removed.exit.kind === 'code' && removed.exit.code === 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GainsayError */ .T(`${folder} could not be removed: ${removed.stderr.slice(0, 300)}`, {
        remedy: 'Remove it by hand: a command of the run made folders that are too deep.',
    });
}
/** The first attempt may still be removing elsewhere: what is gone already is no failure. */
async function openUp(folder) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(folder, 0o700);
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true })) {
            if (entry.isDirectory())
                await openUp(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, entry.name));
        }
    }
    catch (error) {
        if ((0,_base_error_code_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error) !== 'ENOENT')
            throw error;
    }
}
/**
 * For folders in a folder that is removed at the end: the next command need not wait for their removal. What cannot be
 * removed fails again then, for all to see.
 */
function openRemovals() {
    let last = Promise.resolve();
    return {
        begin(folder) {
            last = Promise.allSettled([last, removeFolder(folder)]);
        },
        async ended() {
            await last;
        },
    };
}


/***/ })

};
