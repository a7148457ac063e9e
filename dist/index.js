#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 5317:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 6982:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 4434:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7540:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 1553:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns/promises");

/***/ }),

/***/ 8474:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 481:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");

/***/ }),

/***/ 7075:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 6466:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 6193:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 8500:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 3193:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 3557:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 4756:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 9362:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O4: () => (/* binding */ race),
/* harmony export */   Xp: () => (/* binding */ DeadlinePassed),
/* harmony export */   nl: () => (/* binding */ deadline),
/* harmony export */   q: () => (/* binding */ linked),
/* harmony export */   ux: () => (/* binding */ within)
/* harmony export */ });
/* unused harmony export sleep */
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8474);

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

/***/ 9989:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  W: () => (/* binding */ beThrifty)
});

;// CONCATENATED MODULE: external "node:v8"
const external_node_v8_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");
;// CONCATENATED MODULE: ./build/base/be-thrifty.js

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
        (0,external_node_v8_namespaceObject.setFlagsFromString)(flag);
}


/***/ }),

/***/ 5145:
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

/***/ 6435:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ isRecord)
/* harmony export */ });
/** An object with string keys, as JSON gives it; arrays are none. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 1690:
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

/***/ 2584:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ watchSignals),
/* harmony export */   s: () => (/* binding */ untilStopped)
/* harmony export */ });
/* harmony import */ var _abort_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9362);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5145);


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

/***/ 7844:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** As in package.json; a test holds them together. */
const version = '0.1.0';


/***/ }),

/***/ 2164:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  BK: () => (/* binding */ helpText),
  qy: () => (/* binding */ localEvent),
  Du: () => (/* binding */ parseCommandLine)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(7975);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __nccwpck_require__(5145);
;// CONCATENATED MODULE: ./build/base/nearest.js
/** The candidate that a person most likely meant, or null when none is close. */
function nearest(word, candidates) {
    const ranked = candidates
        .map((candidate) => ({ candidate, distance: distance(word, candidate) }))
        .toSorted((one, other) => one.distance - other.distance);
    const best = ranked[0];
    return best !== undefined && best.distance <= Math.max(1, Math.ceil(best.candidate.length / 3))
        ? best.candidate
        : null;
}
/** Letters to insert, delete or replace. */
function distance(one, other) {
    let row = Array.from({ length: other.length + 1 }, (_, index) => index);
    for (let i = 1; i <= Math.min(one.length, 100); i += 1) {
        const next = [i];
        for (let j = 1; j <= other.length; j += 1) {
            const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
            next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row.at(-1) ?? 0;
}

;// CONCATENATED MODULE: ./build/event/from-command-line.js



const running = {
    json: 'boolean',
    quiet: 'boolean',
    'fail-on': 'string',
    sandbox: 'string',
    model: 'string',
    'model-aliases': 'string',
    'anthropic-base-url': 'string',
    config: 'string',
    'working-directory': 'string',
    'max-minutes': 'string',
    'max-usd': 'string',
};
const commands = {
    verify: { ...running, base: 'string', head: 'string' },
    demo: { ...running, change: 'string', into: 'string' },
    agents: { json: 'boolean' },
    help: {},
};
/** Reads what was typed after `gainsay`. Throws InvalidInput that names the word and the nearest one that exists. */
function parseCommandLine(argv) {
    if (argv.includes('--version') || argv[0] === 'version')
        return { kind: 'version' };
    const [name = 'help', ...rest] = argv;
    if (name === '-h' || argv.includes('--help') || argv.includes('-h'))
        return { kind: 'help' };
    const flags = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (flags === undefined)
        throw unknown(name, Object.keys(commands), 'command');
    const found = readFlags(rest, flags);
    const text = (flag) => found.get(flag) ?? null;
    const output = { json: found.has('json'), quiet: found.has('quiet') };
    const given = (input) => (found.get(input) ?? '').trim();
    switch (name) {
        case 'verify':
            return { kind: 'verify', base: text('base'), head: text('head') ?? 'HEAD', output, given };
        case 'demo':
            return { kind: 'demo', change: text('change') ?? 'wrong', into: text('into'), output, given };
        case 'agents':
            return { kind: 'agents', json: output.json };
        default:
            return { kind: 'help' };
    }
}
function readFlags(args, flags) {
    const options = Object.fromEntries(Object.entries(flags).map(([name, type]) => [name, { type }]));
    const { tokens } = (0,external_node_util_.parseArgs)({ args: [...args], options, strict: false, tokens: true });
    const found = new Map();
    for (const token of tokens) {
        if (token.kind === 'positional')
            throw unknown(token.value, [], 'argument');
        if (token.kind === 'option-terminator')
            continue;
        const type = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
        if (type === undefined) {
            const known = Object.keys(flags).map((flag) => `--${flag}`);
            throw unknown(token.rawName, known, 'flag');
        }
        if (type === 'string' && (token.value === undefined || token.value === '')) {
            throw usage(`${token.rawName} needs a value`, `Write ${token.rawName}=VALUE.`);
        }
        if (type === 'boolean' && token.value !== undefined) {
            throw usage(`${token.rawName} takes no value`, `Write ${token.rawName} alone.`);
        }
        found.set(token.name, token.value ?? 'true');
    }
    return found;
}
function unknown(word, known, what) {
    const near = nearest(word, known);
    const hint = near === null ? 'See `gainsay help`.' : `Did you mean ${near}? See \`gainsay help\`.`;
    return usage(`unknown ${what} ${JSON.stringify(word)}`, hint);
}
function usage(message, remedy) {
    return new errors/* InvalidInput */.o(message, { at: { file: 'command line' }, remedy });
}
/** Where a change is looked for when nobody says what it is to be compared with. */
const usualBases = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];
/** The change in this checkout; without `--base` it is compared with the default branch. */
async function localEvent({ base, head }, directory) {
    if (base !== null)
        return { kind: 'local', directory, base, head };
    const { openRepository } = await Promise.all(/* import() */[__nccwpck_require__.e(3630), __nccwpck_require__.e(7090)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3630));
    const repository = await openRepository(directory);
    for (const name of usualBases) {
        try {
            await repository.resolve(name);
            return { kind: 'local', directory, base: name, head };
        }
        catch (error) {
            if (!(error instanceof errors/* InvalidInput */.o))
                throw error;
        }
    }
    throw usage('there is neither origin/HEAD nor a branch main or master to compare with', 'Give --base REF.');
}
const helpText = `Gainsay argues against a change, with evidence.

Usage
  gainsay verify [flags]     verify the change in this checkout
  gainsay demo [flags]       make a small repository with a pull request and verify that
  gainsay agents [--json]    list the agents that can run here
  gainsay help               this text;  gainsay --version

What to verify
  --base REF                 what the change is compared with (default: the branch of origin/HEAD, else main or master)
  --head REF                 the change (default: HEAD; what is not committed is not seen)
  --change NAME              demo: wrong (default), right or unproven
  --into DIR                 demo: make the repository there, in a folder that does not exist yet, and leave it

How
  --model NAME               alias (haiku, sonnet, opus), model id, or playbook; models need ANTHROPIC_API_KEY
  --model-aliases A=ID,\u2026     what an alias stands for
  --anthropic-base-url URL   another address of the Messages API (also ANTHROPIC_BASE_URL)
  --sandbox auto|none        none runs commands without isolation: for code that you trust
  --config FILE              configuration, read from the base branch (default: .github/gainsay.yml)
  --working-directory DIR    the package to verify, inside the repository
  --max-minutes N            time for the whole run (default: 15)
  --max-usd N                money for models (default: 5)

What comes out
  --json                     one JSON document on stdout, nothing else (nothing at all with exit code 2)
  --quiet                    no progress
  --fail-on fail|unproven|never
                             when to exit with 1: on FAIL and obstructed runs (default), also when unproven, never

Exit codes: 0 nothing to object, 1 by --fail-on, 2 wrong usage or configuration, 130 cancelled.
`;


/***/ }),

/***/ 1174:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ parseRunnerEvent)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5145);
/* harmony import */ var _payload_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1673);


const pullRequestActions = ['opened', 'synchronize', 'reopened', 'ready_for_review'];
/**
 * Decides what the event that started this workflow asks for. Touches nothing but its arguments: an event that needs
 * nothing ends here. Throws InvalidInput when the payload lacks what GitHub always sends.
 */
function parseRunnerEvent(env, payload, wishes) {
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    switch (name) {
        case 'pull_request':
            return fromPullRequest(env, (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .payloadOf */ .Md)(payload, name), wishes);
        case 'workflow_dispatch':
            return fromDispatch(env, (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .payloadOf */ .Md)(payload, name), wishes);
        case 'merge_group':
            return fromMergeGroup(env, (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .payloadOf */ .Md)(payload, name));
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
/** A head repository that is gone was a fork: a branch of the repository itself cannot lose its repository. */
function trustOf(payload) {
    const head = payload.optionalNumber('pull_request.head.repo.id');
    if (head === null || head !== payload.number('pull_request.base.repo.id'))
        return 'fork';
    const author = payload.optionalText('pull_request.user.type');
    const sender = payload.optionalText('sender.type');
    return author === 'Bot' || sender === 'Bot' ? 'bot' : 'same-repository';
}
function fromDispatch(env, payload, wishes) {
    const repository = repositoryName(env, payload);
    const actor = payload.optionalText('sender.login') ?? env['GITHUB_ACTOR'] ?? 'ghost';
    if (wishes.pullRequest !== null) {
        return { kind: 'dispatch', repository, actor, ask: { pullRequest: wishes.pullRequest } };
    }
    const ref = payload.text('ref');
    const defaultBranch = payload.text('repository.default_branch');
    if (ref === `refs/heads/${defaultBranch}`) {
        return {
            kind: 'skip',
            reason: `dispatched on the default branch ${defaultBranch}, which has nothing to be compared with; choose another branch or give the pull-request input`,
        };
    }
    const sha = shaOrNull(env['GITHUB_SHA']);
    if (sha === null) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInput */ .o('expected the commit of the dispatched ref', {
            at: { file: 'environment', field: 'GITHUB_SHA' },
            remedy: 'Run this as a step of a GitHub Actions job.',
        });
    }
    return { kind: 'dispatch', repository, actor, ask: { ref, sha, defaultBranch } };
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
    return text !== undefined && (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .isSha */ .HH)(text) ? text : null;
}
/** Events that hold secrets or a write token while they speak of a stranger's commit: never build it there. */
const privileged = ['pull_request_target', 'workflow_run', 'issue_comment'];
function whyNot(name) {
    if (privileged.includes(name)) {
        return `${name} runs with the repository's secrets and may speak of a stranger's commit, so it never builds one; use pull_request`;
    }
    const shown = name === '' ? 'an event without a name' : name;
    return `nothing to verify on ${shown}; pull_request, merge_group and workflow_dispatch start a run`;
}


/***/ }),

/***/ 1694:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ inputsOf),
/* harmony export */   s: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5145);
/* harmony import */ var _base_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1690);


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
    const token = given('github-token') || (where === 'flag' ? '' : (env['GITHUB_TOKEN'] ?? ''));
    const key = given('anthropic-api-key') || (env['ANTHROPIC_API_KEY'] ?? '').trim();
    const settings = {
        githubToken: token === '' ? null : (0,_base_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .secret */ .r)(token),
        anthropicApiKey: key === '' ? null : (0,_base_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .secret */ .r)(key),
        anthropicBaseUrl: read.url('anthropic-base-url') ?? (env['ANTHROPIC_BASE_URL'] || null),
        model: given('model') || null,
        modelAliases: read.pairs('model-aliases'),
        failOn: read.oneOf('fail-on', ['fail', 'unproven', 'never'], defaults.failOn),
        sandbox: read.oneOf('sandbox', ['auto', 'none'], defaults.sandbox),
        maxMinutes: read.number('max-minutes', { least: 1, most: 350, otherwise: defaults.maxMinutes }),
        maxUsd: read.number('max-usd', { least: 0, most: 10_000, otherwise: defaults.maxUsd }),
        configFile: read.relativePath('config', defaults.config),
        workingDirectory: read.relativePath('working-directory', '.'),
        pullRequest: read.wholeNumber('pull-request'),
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
        wholeNumber: (name) => {
            if (given(name) === '')
                return null;
            if (!/^[1-9]\d{0,9}$/.test(given(name)))
                throw wrong(name, 'a whole number');
            return Number(given(name));
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
    };
}


/***/ }),

/***/ 1673:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HH: () => (/* binding */ isSha),
/* harmony export */   Md: () => (/* binding */ payloadOf),
/* harmony export */   RT: () => (/* binding */ readPayloadFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5145);
/* harmony import */ var _base_record_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6435);



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

/***/ 973:
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

/***/ 6454:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ tellSkipped)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);

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

/***/ 1296:
/***/ (function (__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var _base_be_thrifty_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9989);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5145);
/* harmony import */ var _base_until_stopped_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2584);
/* harmony import */ var _base_version_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(7844);
/* harmony import */ var _event_from_command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2164);
/* harmony import */ var _event_from_runner_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1174);
/* harmony import */ var _event_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(1694);
/* harmony import */ var _event_payload_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(1673);
/* harmony import */ var _github_command_files_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(973);
/* harmony import */ var _github_skipped_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(6454);











// The one door: a step of a runner, its post step, or a terminal. Nothing else exits. What a way does not need is
// imported on the way that does: an event that needs nothing ends before anything heavy is read.
const exitCodes = { fine: 0, failed: 1, usage: 2, cancelled: 130 };
/** After the first signal everything has this long: a runner sends the next after 7.5 s and kills 2.5 s later. */
const graceMs = 6_000;
/** A job winds down inside its minutes; whatever still runs this long after them will not end by itself. */
const overdueMs = 60_000;
const isRunner = process.env['GITHUB_ACTIONS'] === 'true' && process.argv.length <= 2;
// dist/post.js is the same door by another name.
const isPost = isRunner && node_path__WEBPACK_IMPORTED_MODULE_0__.basename(process.argv[1] ?? '') === 'post.js';
// Before anything else: a signal must find somebody who listens.
const stop = (0,_base_until_stopped_js__WEBPACK_IMPORTED_MODULE_3__/* .watchSignals */ .R)(() => process.exit(exitCodes.cancelled));
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
    const files = (0,_github_command_files_js__WEBPACK_IMPORTED_MODULE_8__/* .takeCommandFiles */ .Q)(process.env);
    try {
        const settings = (0,_event_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .readSettings */ .s)((0,_event_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .inputsOf */ .V)(process.env), process.env, 'action input');
        const payload = (0,_event_payload_js__WEBPACK_IMPORTED_MODULE_7__/* .readPayloadFile */ .RT)(process.env['GITHUB_EVENT_PATH']);
        const event = (0,_event_from_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRunnerEvent */ .w)(process.env, payload, settings);
        // @actions/github would parse it again when it is imported, without bounds.
        delete process.env['GITHUB_EVENT_PATH'];
        if (event.kind !== 'skip')
            return await verifyOnRunner(event, settings, files);
        (0,_github_skipped_js__WEBPACK_IMPORTED_MODULE_9__/* .tellSkipped */ .M)(event, files);
        return exitCodes.fine;
    }
    catch (error) {
        const [{ openStep }, { stoppedReport }] = await Promise.all([
            __nccwpck_require__.e(/* import() */ 5875).then(__nccwpck_require__.bind(__nccwpck_require__, 5875)),
            __nccwpck_require__.e(/* import() */ 3678).then(__nccwpck_require__.bind(__nccwpck_require__, 3678)),
        ]);
        const step = await openStep(files);
        const report = stoppedReport(explained(error));
        await step.summary(report.summary);
        step.output(report.outputs);
        return tell(error);
    }
}
async function verifyOnRunner(asked, settings, files) {
    (0,_base_be_thrifty_js__WEBPACK_IMPORTED_MODULE_1__/* .beThrifty */ .W)(true);
    const { openStep } = await __nccwpck_require__.e(/* import() */ 5875).then(__nccwpck_require__.bind(__nccwpck_require__, 5875));
    const step = await openStep(files);
    for (const secret of [settings.githubToken, settings.anthropicApiKey])
        if (secret)
            step.mask(secret);
    const log = step.openLog(`Verifying ${asked.kind === 'dispatch' ? 'a dispatch' : asked.headSha}`);
    try {
        const options = clientOptions(settings, log);
        const event = asked.kind === 'dispatch' ? await ask(asked, options, settings) : asked;
        if (event.kind === 'pull-request')
            return await verifyPullRequest(event, { settings, step, log, options });
        log.close();
        (0,_github_skipped_js__WEBPACK_IMPORTED_MODULE_9__/* .tellSkipped */ .M)(event, files);
        return exitCodes.fine;
    }
    finally {
        log.close();
    }
}
async function verifyPullRequest(event, tools) {
    const { settings, step, log, options } = tools;
    const [{ openPublisher }, { stoppedReport }] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 8118).then(__nccwpck_require__.bind(__nccwpck_require__, 8118)),
        __nccwpck_require__.e(/* import() */ 3678).then(__nccwpck_require__.bind(__nccwpck_require__, 3678)),
    ]);
    const target = {
        repository: event.repository,
        number: event.number,
        headSha: event.headSha,
        run: settings.run ?? { id: 0, attempt: 1, url: settings.github.serverUrl },
        checkName: settings.checkName,
        comment: settings.comment,
    };
    const client = options && (async () => (await __nccwpck_require__.e(/* import() */ 6078).then(__nccwpck_require__.bind(__nccwpck_require__, 6078))).openClient(options));
    const urgentClient = options && (async () => (await __nccwpck_require__.e(/* import() */ 6078).then(__nccwpck_require__.bind(__nccwpck_require__, 6078))).openUrgentClient(options));
    const publisher = openPublisher({ target, client, urgentClient, step, log });
    const progressLine = (await __nccwpck_require__.e(/* import() */ 2227).then(__nccwpck_require__.bind(__nccwpck_require__, 2227))).progressLines();
    const progress = (happened) => {
        const line = progressLine(happened);
        if (line !== null)
            log.line(line);
    };
    const close = (stuck) => stuck === null ? publisher.cancel() : publisher.cancel(stoppedReport(explained(stuck)));
    const outcome = await (0,_base_until_stopped_js__WEBPACK_IMPORTED_MODULE_3__/* .untilStopped */ .s)(stop, ending(settings, close), async (signal) => {
        const { run } = await __nccwpck_require__.e(/* import() */ 4163).then(__nccwpck_require__.bind(__nccwpck_require__, 4163));
        return run({ event, settings, publisher, progress, signal, version: _base_version_js__WEBPACK_IMPORTED_MODULE_10__/* .version */ .r });
    });
    log.close();
    if (outcome.kind === 'cancelled') {
        log.warning(`Cancelled by ${outcome.by}.`);
        return exitCodes.cancelled;
    }
    if (outcome.kind === 'failed') {
        await publisher.finish(stoppedReport(explained(outcome.error)));
        const exitCode = await tell(outcome.error);
        return settings.failOn === 'never' && exitCode === exitCodes.failed ? exitCodes.fine : exitCode;
    }
    const { result, exitCode, redact } = outcome.value;
    if (result === null)
        log.notice('Not run: the pull request had moved on before this run began.', 'Gainsay');
    else {
        const text = redact(`${result.verdict.call}: ${result.verdict.headline}`);
        if (exitCode === exitCodes.fine)
            log.notice(text, 'Gainsay');
        else
            log.error(text, 'Gainsay');
    }
    return exitCode;
}
async function ask(asked, options, settings) {
    if (options === null) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInput */ .o('is empty, and a dispatch has to ask GitHub what to compare', {
            at: { file: 'action input', field: 'github-token' },
            remedy: 'Leave github-token at its default, ${{ github.token }}.',
        });
    }
    const [{ openClient }, { resolveDispatch }] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 6078).then(__nccwpck_require__.bind(__nccwpck_require__, 6078)),
        __nccwpck_require__.e(/* import() */ 166).then(__nccwpck_require__.bind(__nccwpck_require__, 166)),
    ]);
    return resolveDispatch(asked, await openClient(options), settings);
}
async function runnerPost() {
    const files = (0,_github_command_files_js__WEBPACK_IMPORTED_MODULE_8__/* .takeCommandFiles */ .Q)(process.env);
    const { finishWhatMainLeft, readSavedState } = await __nccwpck_require__.e(/* import() */ 4682).then(__nccwpck_require__.bind(__nccwpck_require__, 4682));
    const saved = readSavedState(process.env);
    if (saved.finished || saved.target === null)
        return exitCodes.fine;
    const settings = (0,_event_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .readSettings */ .s)((0,_event_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .inputsOf */ .V)(process.env), process.env, 'action input');
    const { openStep } = await __nccwpck_require__.e(/* import() */ 5875).then(__nccwpck_require__.bind(__nccwpck_require__, 5875));
    const log = (await openStep(files)).openLog('Finishing what the main step left');
    await finishWhatMainLeft(saved, { client: clientOptions(settings, log), log });
    log.close();
    return exitCodes.fine;
}
function ending({ maxMinutes }, close) {
    return { close, graceMs, limitMs: maxMinutes * 60_000 + overdueMs };
}
function clientOptions(settings, log) {
    const token = settings.githubToken;
    const deadline = Date.now() + settings.maxMinutes * 60_000;
    return token && { token, apiUrl: settings.github.apiUrl, deadline, log, version: _base_version_js__WEBPACK_IMPORTED_MODULE_10__/* .version */ .r };
}
async function terminal() {
    const command = (0,_event_from_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .parseCommandLine */ .Du)(process.argv.slice(2));
    switch (command.kind) {
        case 'help':
            toStdout(_event_from_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .helpText */ .BK);
            return exitCodes.fine;
        case 'version':
            toStdout(`${_base_version_js__WEBPACK_IMPORTED_MODULE_10__/* .version */ .r}\n`);
            return exitCodes.fine;
        case 'agents': {
            const { listAgents } = await Promise.all(/* import() */[__nccwpck_require__.e(8989), __nccwpck_require__.e(5098), __nccwpck_require__.e(7356)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8139));
            toStdout(await listAgents(process.cwd(), { json: command.json }));
            return exitCodes.fine;
        }
        case 'verify':
        case 'demo':
    }
    const settings = (0,_event_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .readSettings */ .s)(command.given, process.env, 'flag');
    if (command.kind === 'verify') {
        return verifyInTerminal(() => (0,_event_from_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .localEvent */ .qy)(command, process.cwd()), settings, command.output);
    }
    const { withDemo } = await __nccwpck_require__.e(/* import() */ 7466).then(__nccwpck_require__.bind(__nccwpck_require__, 7466));
    return withDemo(command, (make) => verifyInTerminal(make, { ...settings, trustedCode: true }, command.output));
}
async function verifyInTerminal(makeEvent, settings, wishes) {
    (0,_base_be_thrifty_js__WEBPACK_IMPORTED_MODULE_1__/* .beThrifty */ .W)(settings.anthropicApiKey !== null);
    const pipeline = __nccwpck_require__.e(/* import() */ 4163).then(__nccwpck_require__.bind(__nccwpck_require__, 4163));
    const [{ silentPublisher }, { progressLines }] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 8118).then(__nccwpck_require__.bind(__nccwpck_require__, 8118)),
        __nccwpck_require__.e(/* import() */ 2227).then(__nccwpck_require__.bind(__nccwpck_require__, 2227)),
    ]);
    const publisher = silentPublisher();
    const progressLine = progressLines();
    const started = performance.now();
    const progress = (happened) => {
        const line = wishes.quiet ? null : progressLine(happened);
        const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5);
        if (line !== null)
            process.stderr.write(`${seconds} s  ${line}\n`);
    };
    const outcome = await (0,_base_until_stopped_js__WEBPACK_IMPORTED_MODULE_3__/* .untilStopped */ .s)(stop, ending(settings, () => publisher.cancel()), async (signal) => {
        const event = await makeEvent(signal);
        const { run } = await pipeline;
        return run({ event, settings, publisher, progress, signal, version: _base_version_js__WEBPACK_IMPORTED_MODULE_10__/* .version */ .r });
    });
    if (outcome.kind === 'failed')
        throw outcome.error;
    if (outcome.kind === 'cancelled') {
        process.stderr.write(`Cancelled by ${outcome.by}.\n`);
        return exitCodes.cancelled;
    }
    const { result, exitCode, redact } = outcome.value;
    if (result === null)
        return exitCode;
    if (wishes.json) {
        const { renderDocument } = await __nccwpck_require__.e(/* import() */ 1294).then(__nccwpck_require__.bind(__nccwpck_require__, 1294));
        process.stdout.write(redact(renderDocument(result, { version: _base_version_js__WEBPACK_IMPORTED_MODULE_10__/* .version */ .r, exitCode })));
    }
    else {
        const { renderTerminal } = await __nccwpck_require__.e(/* import() */ 3299).then(__nccwpck_require__.bind(__nccwpck_require__, 3299));
        const colours = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
        process.stdout.write(redact(renderTerminal(result, { colours })));
    }
    return exitCode;
}
function toStdout(text) {
    process.stdout.write(text);
}
function explained(error) {
    if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GainsayError */ .T)
        return { message: error.message, remedy: error.remedy };
    const message = error instanceof Error ? error.message : String(error);
    return { message, remedy: 'This is a defect of Gainsay: please report it with the log.' };
}
function messageOf(error) {
    const { message, remedy } = explained(error);
    const debug = process.env['GAINSAY_DEBUG'] || process.env['RUNNER_DEBUG'] === '1';
    const stack = debug && error instanceof Error ? `\n${error.stack}` : '';
    return `${message}\n${remedy}${stack}`;
}
/** The one place that tells an error: on a runner an annotation, in a terminal two lines. */
async function tell(error) {
    if (stop.signal.aborted)
        return exitCodes.cancelled;
    const message = messageOf(error);
    if (isRunner) {
        const { openStep } = await __nccwpck_require__.e(/* import() */ 5875).then(__nccwpck_require__.bind(__nccwpck_require__, 5875));
        (await openStep({ output: null, state: null, summary: null })).error(message);
    }
    else
        process.stderr.write(`gainsay: ${message}\n`);
    return error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInput */ .o ? exitCodes.usage : exitCodes.failed;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

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
/******/ var __webpack_exports__ = __nccwpck_require__(1296);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
