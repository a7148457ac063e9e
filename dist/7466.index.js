export const id = 7466;
export const ids = [7466,7090];
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

/***/ 47466:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  withDemo: () => (/* binding */ withDemo)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/workspace/owner.js
var owner = __webpack_require__(59649);
// EXTERNAL MODULE: ./build/workspace/remove-folder.js
var remove_folder = __webpack_require__(4185);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/workspace/process.js + 2 modules
var workspace_process = __webpack_require__(2631);
;// CONCATENATED MODULE: ./build/event/demo/changes.js
/**
 * `wrong` looks right and is wrong: its own new test passes, and a test that it did not touch tells. `right` fixes what
 * it says. `unproven` may be fine, but nothing shows it.
 */
const demoChanges = {
    wrong: {
        title: 'Make split fair: every part is rounded the same way',
        body: 'Handing the first parts one cent more is unfair. Now each part is rounded to the nearest cent. Tests included.',
        files: {
            'src/money.js': `/** Splits a total of whole cents into equal parts, each rounded to the nearest cent. */
export function split(total, parts) {
  const share = Math.round(total / parts);
  return Array.from({ length: parts }, () => share);
}

/** Cents as text: 1234 \u2192 "12.34". */
export function format(cents) {
  return (cents / 100).toFixed(2);
}
`,
            'test/money.test.js': `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format, split } from '../src/money.js';

test('an even total is split evenly', () => {
  assert.deepEqual(split(900, 3), [300, 300, 300]);
});

test('an uneven total is split fairly', () => {
  assert.deepEqual(split(1000, 3), [333, 333, 333]);
});

test('cents are written with two digits', () => {
  assert.equal(format(1205), '12.05');
});
`,
        },
    },
    right: {
        title: 'Split refunds too: negative totals keep every cent',
        body: 'split(-1000, 3) lost a cent, because the rest of a negative total is negative.',
        files: {
            'src/money.js': `/** Splits a total of whole cents into parts that differ by one cent at most and add up to the total. */
export function split(total, parts) {
  const share = Math.trunc(total / parts);
  const rest = total - share * parts;
  const cent = Math.sign(rest);
  return Array.from({ length: parts }, (_, index) => share + (index < Math.abs(rest) ? cent : 0));
}

/** Cents as text: 1234 \u2192 "12.34". */
export function format(cents) {
  return (cents / 100).toFixed(2);
}
`,
            'test/refund.test.js': `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { split } from '../src/money.js';

test('a refund keeps every cent', () => {
  assert.deepEqual(split(-1000, 3), [-334, -333, -333]);
});
`,
        },
    },
    unproven: {
        title: 'Labels: upper-case customers',
        body: 'The archive wants upper case.',
        files: {
            'src/label.js': `/** The label of an invoice, for the archive's shelf. */
export function label(number, customer) {
  return 'No. ' + number + ', ' + customer.trim().toUpperCase();
}
`,
        },
    },
};

;// CONCATENATED MODULE: ./build/event/demo/project.js
/** The demo's repository before any change: a small invoice library with tests, no dependency, nothing to install. */
const baseFiles = {
    'package.json': `${JSON.stringify({
        name: 'invoice-demo',
        version: '1.0.0',
        type: 'module',
        private: true,
        scripts: { test: 'node --test' },
    }, null, 2)}\n`,
    'README.md': '# invoice-demo\n\nAmounts are whole cents. `split` hands out every cent: the parts always add up to the total.\n',
    'src/money.js': `/** Splits a total of whole cents into parts that differ by one cent at most and add up to the total. */
export function split(total, parts) {
  const share = Math.trunc(total / parts);
  const rest = total - share * parts;
  return Array.from({ length: parts }, (_, index) => share + (index < rest ? 1 : 0));
}

/** Cents as text: 1234 \u2192 "12.34". */
export function format(cents) {
  return (cents / 100).toFixed(2);
}
`,
    'src/invoice.js': `import { format, split } from './money.js';

/** One instalment a month, as text. */
export function instalments(total, months) {
  return split(total, months).map(format);
}

/** What a customer still owes after some payments; overpaying owes nothing. */
export function outstanding(total, payments) {
  const paid = payments.reduce((sum, payment) => sum + payment, 0);
  return Math.max(0, total - paid);
}
`,
    'src/label.js': `/** The label of an invoice, for the archive's shelf. */
export function label(number, customer) {
  return 'No. ' + number + ', ' + customer.trim();
}
`,
    'test/money.test.js': `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format, split } from '../src/money.js';

test('an even total is split evenly', () => {
  assert.deepEqual(split(900, 3), [300, 300, 300]);
});

test('cents are written with two digits', () => {
  assert.equal(format(1205), '12.05');
});
`,
    'test/invoice.test.js': `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { instalments, outstanding } from '../src/invoice.js';

test('instalments add up to the invoice', () => {
  const cents = instalments(1000, 3).map((text) => Math.round(Number(text) * 100));
  assert.equal(cents.reduce((sum, part) => sum + part, 0), 1000);
});

test('overpaying owes nothing', () => {
  assert.equal(outstanding(500, [300, 300]), 0);
});
`,
};

;// CONCATENATED MODULE: ./build/event/demo/make.js






/**
 * Makes the demo's repository in an empty directory: `main` is the base, `pull-request` the head. What is verified is
 * what lies there: edit it, commit, verify again, and the verdict follows.
 */
async function makeDemo(name, directory, signal) {
    const change = isDemoName(name) ? demoChanges[name] : undefined;
    if (!change) {
        throw new errors/* InvalidInput */.o(`there is no demo named "${name}"`, {
            at: { file: 'command line', field: '--change' },
            remedy: `Use one of: ${Object.keys(demoChanges).join(', ')}.`,
        });
    }
    await (0,promises_.mkdir)(directory, { recursive: true });
    if ((await (0,promises_.readdir)(directory)).length > 0) {
        throw new errors/* InvalidInput */.o('the directory is not empty', {
            at: { file: 'command line', field: '--into' },
            remedy: 'Name a directory that does not exist yet.',
        });
    }
    const git = (...argv) => runGit(directory, argv, signal);
    await git('init', '--quiet', '--initial-branch=main');
    await commit(directory, baseFiles, { message: 'An invoice library', git });
    await git('switch', '--quiet', '--create', 'pull-request');
    await commit(directory, change.files, { message: `${change.title}\n\n${change.body}`, git });
    return { kind: 'local', directory, base: 'main', head: 'pull-request' };
}
function isDemoName(name) {
    return Object.hasOwn(demoChanges, name);
}
async function commit(directory, files, { message, git }) {
    for (const [name, text] of Object.entries(files)) {
        const file = external_node_path_.join(directory, name);
        await (0,promises_.mkdir)(external_node_path_.dirname(file), { recursive: true });
        await (0,promises_.writeFile)(file, text);
    }
    await git('add', '--all');
    await git('commit', '--quiet', '--no-gpg-sign', '--message', message);
}
async function runGit(directory, argv, signal) {
    const author = { name: 'Gainsay demo', email: 'demo@example.invalid' };
    const result = await (0,workspace_process/* runProcess */.R)({
        argv: ['git', '-c', 'core.hooksPath=/dev/null', '-c', 'core.autocrlf=false', ...argv],
        cwd: directory,
        env: {
            PATH: process.env['PATH'] ?? '/usr/bin:/bin',
            HOME: directory,
            GIT_CONFIG_NOSYSTEM: '1',
            GIT_AUTHOR_NAME: author.name,
            GIT_AUTHOR_EMAIL: author.email,
            GIT_COMMITTER_NAME: author.name,
            GIT_COMMITTER_EMAIL: author.email,
        },
        timeoutMs: 20_000,
        maxOutputBytes: 64 * 1024,
    }, signal);
    if (result.exit.kind !== 'code' || result.exit.code !== 0) {
        throw new Error(`git ${argv[0] ?? ''} failed in the demo: ${result.stderr.slice(0, 500)}`);
    }
}

;// CONCATENATED MODULE: ./build/event/demo/folder.js






/**
 * Hands `use` a way to make the demo's repository. Without `into` it lies in a temporary folder that is gone when `use`
 * has ended, however it ended; where this process is killed, the next run removes it.
 */
async function withDemo({ change, into }, use) {
    if (into !== null)
        return use((signal) => makeDemo(change, external_node_path_.resolve(into), signal));
    const folder = await (0,promises_.mkdtemp)(external_node_path_.join((0,external_node_os_.tmpdir)(), 'gainsay-demo-'));
    try {
        await (0,owner/* claim */.B7)(folder);
        return await use((signal) => makeDemo(change, external_node_path_.join(folder, 'invoices'), signal));
    }
    finally {
        await (0,remove_folder/* removeFolder */.v)(folder);
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
