export const id = 8076;
export const ids = [8076];
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

/***/ 50578:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
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


/***/ }),

/***/ 7844:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** As in package.json; a test holds them together. */
const version = '0.1.0';


/***/ }),

/***/ 88076:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  terminal: () => (/* binding */ terminal)
});

// EXTERNAL MODULE: ./build/base/be-thrifty.js
var be_thrifty = __webpack_require__(54916);
// EXTERNAL MODULE: ./build/base/until-stopped.js
var until_stopped = __webpack_require__(12584);
// EXTERNAL MODULE: ./build/base/version.js
var version = __webpack_require__(7844);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(50578);
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
    ask: { ...running, base: 'string', head: 'string', agent: 'string' },
    demo: { ...running, change: 'string', into: 'string' },
    show: { json: 'boolean' },
    replay: { json: 'boolean' },
    agents: { json: 'boolean' },
    doctor: { json: 'boolean' },
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
    const { found, words } = readFlags(rest, flags);
    if (name === 'ask')
        found.set('prompt', questionOf(words));
    else if (words[takesFolder(name) ? 1 : 0] !== undefined)
        throw unknown(words.at(-1) ?? '', [], 'argument');
    const text = (flag) => found.get(flag) ?? null;
    const output = { json: found.has('json'), quiet: found.has('quiet') };
    const given = (input) => (found.get(input) ?? '').trim();
    switch (name) {
        case 'verify':
        case 'ask':
            return { kind: name, base: text('base'), head: text('head') ?? 'HEAD', output, given };
        case 'demo':
            return { kind: 'demo', change: text('change') ?? 'wrong', into: text('into'), output, given };
        case 'show':
        case 'replay':
            return { kind: name, folder: folderOf(name, words), json: output.json };
        case 'agents':
        case 'doctor':
            return { kind: name, json: output.json };
        default:
            return { kind: 'help' };
    }
}
function takesFolder(name) {
    return name === 'show' || name === 'replay';
}
function folderOf(name, [folder]) {
    if (folder !== undefined)
        return folder;
    throw usage(`${name} needs the folder of a run`, `Write gainsay ${name} FOLDER, as a run's last line names it.`);
}
/** One argument in quotes, or words that make one. */
function questionOf(words) {
    const prompt = words.join(' ').trim();
    if (prompt !== '')
        return prompt;
    throw usage('ask needs a question', 'Write gainsay ask "\u2026", in quotes.');
}
function readFlags(args, flags) {
    const options = Object.fromEntries(Object.entries(flags).map(([name, type]) => [name, { type }]));
    const { tokens } = (0,external_node_util_.parseArgs)({ args: [...args], options, strict: false, tokens: true });
    const found = new Map();
    const words = [];
    for (const token of tokens) {
        if (token.kind === 'positional')
            words.push(token.value);
        if (token.kind !== 'option')
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
    return { found, words };
}
function unknown(word, known, what) {
    const near = (0,nearest/* nearest */.p)(word, known);
    const hint = near === null ? 'See `gainsay help`.' : `Did you mean ${near}? See \`gainsay help\`.`;
    return usage(`unknown ${what} ${JSON.stringify(word)}`, hint);
}
function usage(message, remedy) {
    return new errors/* InvalidInput */.o(message, { at: { file: 'command line' }, remedy });
}
/** Where a change is looked for when nobody says what it is to be compared with. */
const usualBases = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];
/**
 * The change in this checkout; without `--base` it is compared with the default branch. `otherwise`: with what where there
 * is none.
 */
async function localEvent({ base, head }, directory, { otherwise } = {}) {
    if (base !== null)
        return { kind: 'local', directory, base, head };
    const { openRepository } = await Promise.all(/* import() */[__webpack_require__.e(7213), __webpack_require__.e(7090)]).then(__webpack_require__.bind(__webpack_require__, 87213));
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
    if (otherwise !== undefined)
        return { kind: 'local', directory, base: otherwise, head };
    throw usage('there is neither origin/HEAD nor a branch main or master to compare with', 'Give --base REF.');
}
const helpText = `Gainsay argues against a change, with evidence.

Usage
  gainsay verify [flags]     verify the change in this checkout
  gainsay ask "\u2026" [flags]    a question or a task for agents, which may start others; needs a model
  gainsay demo [flags]       make a small repository with a pull request and verify that
  gainsay show FOLDER        what agents did in a run, as a tree;  gainsay replay FOLDER plays it again, without model or network
  gainsay agents [--json]    list agents, skills and settings, and why some do not load
  gainsay doctor [--json]    what works on this machine and what to do about the rest: the sandbox, git, Node
  gainsay help               this text;  gainsay --version

What to verify or to ask about
  --base REF                 what the change is compared with (default: the branch of origin/HEAD, else main or master)
  --head REF                 the change (default: HEAD; what is not committed is not seen)
  --agent NAME               ask: whose conversation it is (gainsay agents lists them)
  --change NAME              demo: wrong (default), right or unproven
  --into DIR                 demo: make the repository there, in a folder that does not exist yet, and leave it

How
  --model NAME               alias (haiku, sonnet, opus), model id, or playbook; models need ANTHROPIC_API_KEY;
                             recorded:FOLDER answers as in that run, and does anew what agents ask for
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
Of doctor: 0 a sandbox works here, 1 none does. Of agents: 1 a conversation could not begin. Of replay: 1 it differs.
`;

// EXTERNAL MODULE: ./build/event/inputs.js
var inputs = __webpack_require__(81694);
// EXTERNAL MODULE: ./build/ways/door.js
var ways_door = __webpack_require__(77413);
;// CONCATENATED MODULE: ./build/ways/terminal.js






/** A command line, to its exit code. */
async function terminal(argv, door) {
    const { stop } = door;
    const command = parseCommandLine(argv);
    switch (command.kind) {
        case 'help':
            toStdout(helpText);
            return ways_door/* exitCodes */.hS.fine;
        case 'version':
            toStdout(`${version/* version */.r}\n`);
            return ways_door/* exitCodes */.hS.fine;
        case 'show': {
            const { show } = await __webpack_require__.e(/* import() */ 1279).then(__webpack_require__.bind(__webpack_require__, 31279));
            toStdout(await show(command.folder, { json: command.json }));
            return ways_door/* exitCodes */.hS.fine;
        }
        case 'replay': {
            const [{ replay }, { renderReplay }] = await Promise.all([
                Promise.all(/* import() */[__webpack_require__.e(1514), __webpack_require__.e(4727), __webpack_require__.e(7324), __webpack_require__.e(4833), __webpack_require__.e(847)]).then(__webpack_require__.bind(__webpack_require__, 90867)),
                __webpack_require__.e(/* import() */ 3547).then(__webpack_require__.bind(__webpack_require__, 13547)),
            ]);
            const played = await replay(command.folder, stop.signal);
            toStdout(command.json ? `${JSON.stringify(played, null, 2)}\n` : renderReplay(played));
            return played.same ? ways_door/* exitCodes */.hS.fine : ways_door/* exitCodes */.hS.failed;
        }
        case 'agents': {
            const { listAgents } = await Promise.all(/* import() */[__webpack_require__.e(8989), __webpack_require__.e(4727), __webpack_require__.e(1311), __webpack_require__.e(6088), __webpack_require__.e(2561), __webpack_require__.e(8432)]).then(__webpack_require__.bind(__webpack_require__, 21562));
            const { text, ok } = await listAgents(process.cwd(), { json: command.json });
            toStdout(text);
            return ok ? ways_door/* exitCodes */.hS.fine : ways_door/* exitCodes */.hS.failed;
        }
        case 'doctor': {
            const tokenIsSet = Boolean(process.env['GITHUB_TOKEN']);
            const settings = { ...(0,inputs/* readSettings */.s)(() => '', process.env, 'flag'), tokenIsSet };
            const [{ diagnose }, { renderDiagnosis }] = await Promise.all([
                Promise.all(/* import() */[__webpack_require__.e(9505), __webpack_require__.e(9674), __webpack_require__.e(961)]).then(__webpack_require__.bind(__webpack_require__, 43342)),
                __webpack_require__.e(/* import() */ 4458).then(__webpack_require__.bind(__webpack_require__, 54458)),
            ]);
            const diagnosis = await diagnose(settings, stop.signal);
            if (stop.signal.aborted)
                return ways_door/* exitCodes */.hS.cancelled;
            toStdout(renderDiagnosis(diagnosis, { json: command.json }));
            return diagnosis.uses === null ? ways_door/* exitCodes */.hS.failed : ways_door/* exitCodes */.hS.fine;
        }
        case 'verify':
        case 'ask':
        case 'demo':
    }
    const settings = (0,inputs/* readSettings */.s)(command.given, process.env, 'flag');
    const work = { settings, wishes: command.output, door };
    if (command.kind === 'verify')
        return workInTerminal(() => localEvent(command, process.cwd()), work);
    // A question needs no change: head is looked at for what it is.
    if (command.kind === 'ask')
        return workInTerminal(() => localEvent(command, process.cwd(), { otherwise: command.head }), work);
    const { withDemo } = await __webpack_require__.e(/* import() */ 7466).then(__webpack_require__.bind(__webpack_require__, 47466));
    return withDemo(command, (make) => workInTerminal(make, { ...work, settings: { ...settings, trustedCode: true } }));
}
async function workInTerminal(makeEvent, { settings, wishes, door }) {
    (0,be_thrifty/* beThrifty */.W)(settings.anthropicApiKey !== null);
    const pipeline = Promise.all(/* import() */[__webpack_require__.e(9505), __webpack_require__.e(9674), __webpack_require__.e(5073)]).then(__webpack_require__.bind(__webpack_require__, 95073));
    const [{ silentPublisher }, { progressLines }] = await Promise.all([
        __webpack_require__.e(/* import() */ 8118).then(__webpack_require__.bind(__webpack_require__, 8118)),
        __webpack_require__.e(/* import() */ 2227).then(__webpack_require__.bind(__webpack_require__, 92227)),
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
    const outcome = await (0,until_stopped/* untilStopped */.s)(door.stop, (0,ways_door/* ending */.K1)(settings, () => publisher.cancel()), async (signal) => {
        const event = await makeEvent(signal);
        const { run } = await pipeline;
        const person = settings.question === null ? null : await personHere(wishes);
        return run({
            event,
            settings,
            publisher,
            progress,
            signal,
            version: version/* version */.r,
            program: wishes.json,
            ...(person && { askPerson: person }),
        });
    });
    if (outcome.kind === 'failed')
        throw outcome.error;
    if (outcome.kind === 'cancelled') {
        process.stderr.write(`Cancelled by ${outcome.by}.\n`);
        return ways_door/* exitCodes */.hS.cancelled;
    }
    const { result, exitCode, redact } = outcome.value;
    if (result === null)
        return exitCode;
    process.stdout.write(redact(await rendered(result, { json: wishes.json, exitCode })));
    return exitCode;
}
/** Somebody who can be asked sits where both ends are a terminal and the output is for people. */
async function personHere({ json, quiet }) {
    if (json || quiet || !process.stdin.isTTY || !process.stderr.isTTY)
        return null;
    const { personAt } = await __webpack_require__.e(/* import() */ 8572).then(__webpack_require__.bind(__webpack_require__, 8572));
    return personAt({ input: process.stdin, output: process.stderr });
}
async function rendered(result, { json, exitCode }) {
    if (result.job === 'ask') {
        const { answerDocument, answerInTerminal } = await __webpack_require__.e(/* import() */ 7539).then(__webpack_require__.bind(__webpack_require__, 77539));
        return json ? answerDocument(result, { version: version/* version */.r, exitCode }) : answerInTerminal(result);
    }
    if (json) {
        const { renderDocument } = await __webpack_require__.e(/* import() */ 1294).then(__webpack_require__.bind(__webpack_require__, 21294));
        return renderDocument(result, { version: version/* version */.r, exitCode });
    }
    const { renderTerminal } = await __webpack_require__.e(/* import() */ 3299).then(__webpack_require__.bind(__webpack_require__, 63299));
    const colours = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
    return renderTerminal(result, { colours });
}
function toStdout(text) {
    process.stdout.write(text);
}


/***/ })

};
