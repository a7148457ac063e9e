export const id = 4833;
export const ids = [4833];
export const modules = {

/***/ 4007:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   au: () => (/* binding */ openLedger),
/* harmony export */   nM: () => (/* binding */ evidenceIn)
/* harmony export */ });
/* unused harmony export readLedger */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);



/**
 * Opens the ledger of a run's folder, which it creates; numbering goes on where an earlier process stopped. `redact`:
 * takes secrets out of what is written.
 */
async function openLedger(folder, { redact = (entry) => entry } = {}) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
    const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, 'evidence.jsonl');
    const view = emptyView();
    const counters = new Map();
    for (const entry of await readLedger(file)) {
        addTo(view, entry);
        noteId(counters, entry);
    }
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, 'a+');
    await endTornLine(handle);
    let queue = Promise.resolve();
    let closed = false;
    return {
        file,
        nextId(letter) {
            const next = (counters.get(letter) ?? 0) + 1;
            counters.set(letter, next);
            return `${letter}${next}`;
        },
        append(entry) {
            if (closed)
                return Promise.reject(new Error('the ledger is closed'));
            addTo(view, entry);
            const written = queue.then(() => writeLine(handle, file, redact(entry)));
            // A later line must still be tried after a failed one; its own caller hears of the failure.
            queue = written.catch(() => undefined);
            return written;
        },
        view: () => view,
        async close() {
            if (closed)
                return;
            closed = true;
            await queue;
            await handle.close();
        },
    };
}
/**
 * Reads an `evidence.jsonl` back, also one whose process was killed in the middle of a line: lines that are no
 * entry are left out. A missing file is an empty ledger.
 */
async function readLedger(file) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8').catch((error) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return '';
        throw error;
    });
    const records = new Map();
    const entries = [];
    for (const line of text.split('\n')) {
        const entry = parseLine(line, records);
        if (entry === null)
            continue;
        if (entry.kind === 'record')
            records.set(entry.record.id, entry.record);
        entries.push(entry);
    }
    return entries;
}
/** What a ledger holds, with what it does not hold: the change and the level of the sandbox. */
async function evidenceIn(file, { change, sandbox }) {
    const view = emptyView();
    for (const entry of await readLedger(file))
        addTo(view, entry);
    return { change, sandbox, ...view };
}
function emptyView() {
    return { programs: [], records: [], suites: [], comparisons: [], checks: [], mutants: [], prepared: [] };
}
function addTo(view, entry) {
    switch (entry.kind) {
        case 'program':
            view.programs.push(entry.program);
            break;
        case 'record':
            view.records.push(entry.record);
            break;
        case 'suite':
            view.suites.push(entry.suite);
            break;
        case 'comparison':
            view.comparisons.push(entry.comparison);
            break;
        case 'check':
            view.checks.push(entry.check);
            break;
        case 'mutant':
            view.mutants.push(entry.mutant);
            break;
        case 'preparation':
            view.prepared.push(entry.preparation);
            break;
    }
}
function noteId(counters, entry) {
    for (const letter of ['E', 'S', 'C', 'M']) {
        const match = new RegExp(`^${letter}(\\d+)$`).exec(idOf(entry));
        if (match !== null)
            counters.set(letter, Math.max(counters.get(letter) ?? 0, Number(match[1])));
    }
}
function idOf(entry) {
    if (entry.kind === 'record')
        return entry.record.id;
    if (entry.kind === 'suite')
        return entry.suite.id;
    if (entry.kind === 'check')
        return entry.check.id;
    return entry.kind === 'mutant' ? entry.mutant.id : '';
}
async function endTornLine(handle) {
    const { size } = await handle.stat();
    if (size === 0)
        return;
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    if (buffer.toString() !== '\n')
        await handle.appendFile('\n');
}
async function writeLine(handle, file, entry) {
    try {
        await handle.appendFile(`${JSON.stringify(withRecordIds(entry))}\n`);
    }
    catch (cause) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GainsayError */ .T(`cannot write evidence to ${file}`, {
            remedy: 'Free space on the disk, or choose another folder for the run.',
            cause,
        });
    }
}
/** A preparation names its records, which have lines of their own. */
function withRecordIds(entry) {
    if (entry.kind !== 'preparation')
        return entry;
    const { preparation } = entry;
    return {
        kind: 'preparation',
        preparation: { ...preparation, records: [] },
        recordIds: preparation.records.map((record) => record.id),
    };
}
function parseLine(text, records) {
    let line;
    try {
        line = JSON.parse(text);
    }
    catch {
        return null;
    }
    if (!isLine(line))
        return null;
    if (line.kind !== 'preparation')
        return line;
    const found = (line.recordIds ?? []).flatMap((id) => records.get(id) ?? []);
    return { kind: 'preparation', preparation: { ...line.preparation, records: found } };
}
/** The runtime alone writes this file: the kind is looked at, its content is trusted. */
function isLine(value) {
    if (typeof value !== 'object' || value === null || !('kind' in value))
        return false;
    return typeof value.kind === 'string' && value.kind in value;
}


/***/ }),

/***/ 82243:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ modelCallOf),
/* harmony export */   e: () => (/* binding */ verdictInput)
/* harmony export */ });
/** Everything that the verdict is computed from, as plain data. The quotes that a model relies on are looked up here. */
async function verdictInput(ended) {
    const { evidence, agents, verification, plan, notices, steps, obstructions, readAtBase } = ended;
    const { planItemsIn } = await Promise.all(/* import() */[__webpack_require__.e(1514), __webpack_require__.e(4346)]).then(__webpack_require__.bind(__webpack_require__, 94346));
    const modelCall = modelCallOf(verification);
    return {
        evidence,
        agents,
        modelCall,
        confirmed: modelCall ? await confirmedIn(modelCall, readAtBase) : [],
        plan: planItemsIn(plan).map(({ id, title }) => ({ id, title })),
        notices,
        steps,
        obstructions,
    };
}
/** The Verdict tool's own schema has judged the shape; an agent that ended otherwise has said nothing. */
function modelCallOf(verification) {
    if (verification?.status !== 'completed')
        return null;
    const { data } = verification;
    return isModelCall(data) ? data : null;
}
function isModelCall(data) {
    return (typeof data === 'object' && data !== null && 'call' in data && 'answers' in data && 'intended' in data);
}
/** The excuses whose words stand in base's own text, one by one but for white space. */
async function confirmedIn(call, readAtBase) {
    const { quoteStands } = await __webpack_require__.e(/* import() */ 2104).then(__webpack_require__.bind(__webpack_require__, 2104));
    const excuses = [...call.intended, ...call.handledElsewhere];
    const found = await Promise.all(excuses.map(async ({ check, where, quote }) => {
        const file = where.replace(/:\d+(-\d+)?$/, '');
        return (await quoteStands({ file, text: quote }, readAtBase)) ? [{ check, where, quote }] : [];
    }));
    return found.flat();
}


/***/ }),

/***/ 61101:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MT: () => (/* binding */ verdictLine),
/* harmony export */   Q8: () => (/* binding */ readGiven),
/* harmony export */   XP: () => (/* binding */ keepGiven),
/* harmony export */   aE: () => (/* binding */ readRecord)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46435);
/* harmony import */ var _base_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83218);





const name = 'given.json';
async function keepGiven({ input, evidenceDir }, redactor) {
    const { confirmed, notices, steps, obstructions, evidence } = input;
    const given = {
        confirmed,
        notices,
        steps,
        obstructions,
        change: evidence.change,
        sandbox: evidence.sandbox,
    };
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(evidenceDir, name), `${JSON.stringify(redactor.json(given), null, 2)}\n`);
}
/** @throws InvalidInput naming the file, when a run folder does not hold it. */
async function readGiven(folder) {
    const value = await readRecord(folder, name);
    if (isGiven(value))
        return value;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInput */ .o('does not hold what a verdict is computed from', {
        at: { file: node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name) },
        remedy: 'Name a run folder that this version of Gainsay has written.',
    });
}
/** One JSON object of a run folder. */
async function readRecord(folder, file) {
    const where = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, file);
    const remedy = 'Name the folder of a finished run: it holds result.json, evidence.jsonl and agents/.';
    let value;
    try {
        value = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(where, 'utf8'));
    }
    catch (cause) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInput */ .o(`cannot be read: ${(0,_base_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(cause)}`, { at: { file: where }, remedy, cause });
    }
    if ((0,_base_record_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u)(value))
        return value;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInput */ .o('is no JSON object', { at: { file: where }, remedy });
}
/** A verdict of a result.json in one line. */
function verdictLine(fields) {
    const why = fields['because'] ?? fields['shown'];
    const told = typeof why === 'string' ? ` (${why})` : '';
    return `${String(fields['verdict'])}${told}: ${String(fields['headline'])}`;
}
function isGiven(value) {
    const lists = ['confirmed', 'notices', 'steps', 'obstructions'];
    return ((0,_base_record_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u)(value) &&
        lists.every((list) => Array.isArray(value[list])) &&
        (0,_base_record_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u)(value['change']) &&
        typeof value['sandbox'] === 'string');
}


/***/ }),

/***/ 11933:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ decide)
});

;// CONCATENATED MODULE: ./build/verdict/reproduce.js
/** One line that runs a test in a checkout of head, as head has it or `asOnBase`; null where no such line is known. */
function reproduceTest(facts, test, { asOnBase = false } = {}) {
    const command = commandFor(facts, test);
    if (command === null || !asOnBase)
        return command;
    return `git checkout ${facts.evidence.change.base} -- ${fileWord(test)} && ${command}`;
}
/** A name that begins with a dash would be read as an option. */
function fileWord({ file }) {
    return quote(file.startsWith('-') ? `./${file}` : file);
}
function commandFor(facts, test) {
    const runner = facts.head?.runner ?? '';
    const file = fileWord(test);
    const title = quote(test.name.split(' > ').at(-1) ?? test.name);
    const commands = {
        vitest: `npx vitest run ${file} -t ${title}`,
        jest: `npx jest ${file} -t ${title}`,
        mocha: `npx mocha ${file} -g ${title}`,
        ava: `npx ava ${file}`,
        jasmine: `npx jasmine ${file}`,
        tap: `npx tap ${file}`,
        tape: `node ${file}`,
        'node:test': `node --test ${file}`,
    };
    const command = commands[runner];
    if (command !== undefined)
        return command;
    const record = facts.evidence.records.find((each) => each.id === facts.head?.records.at(-1));
    return record === undefined || record.script.includes('\n') ? null : record.script;
}
function quote(text) {
    return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw `'\''`)}'`;
}

;// CONCATENATED MODULE: ./build/verdict/runner-packages.js
// What runs the tests says what they say. A new version from where base has its own is an upgrade, and told; anything
// else in its place is the change speaking for itself.
/** The change puts something of its own in the place of a test runner that base has. */
function replacedRunners(facts) {
    const { head, base, evidence } = facts;
    return pairsOf(facts).flatMap(([after, before]) => {
        const why = replacedBecause(after, before, evidence.change.files);
        if (why === null)
            return [];
        const text = `the change replaces the test runner ${after.runner}: ${why}`;
        return [{ text, evidence: [head, base].flatMap((run) => (run === null ? [] : [run.id])) }];
    });
}
/** Another version of a runner is a reason to look, and none to doubt. */
function upgradedRunners(facts) {
    const upgraded = pairsOf(facts).filter(([after, before]) => after.version !== before.version);
    if (upgraded.length === 0)
        return [];
    return [
        {
            severity: 'advice',
            title: 'The tests ran in another version of their runner than on base',
            detail: upgraded
                .map(([after, before]) => `${after.runner}: ${before.version ?? 'no version'} \u2192 ${after.version ?? 'no version'}`)
                .join('\n'),
            tests: [],
            evidence: [],
        },
    ];
}
/** Packages of one runner, on head and on base, that are not the same files in the same place. */
function pairsOf({ head, base }) {
    return (head?.packages ?? []).flatMap((after) => {
        const before = base?.packages?.find(({ runner }) => runner === after.runner);
        const same = before === undefined || (before.sha256 === after.sha256 && before.path === after.path);
        // A project that runs its tests with its own sources changes them at every turn.
        return same || !isInstalled(before) ? [] : [[after, before]];
    });
}
function replacedBecause(after, before, changed) {
    if (!isInstalled(after))
        return `it is ${after.path}, which is not installed but of the change's own`;
    if (changed.some(({ path }) => path.startsWith(`${after.path}/`)))
        return `it edits files of ${after.path}`;
    if (after.name !== before.name)
        return `${after.path} is the package ${after.name ?? 'without a name'}, on base ${before.name ?? 'without a name'}`;
    if (after.version === before.version && after.sha256 !== before.sha256)
        return `${after.path} has the version of base, ${after.version ?? 'none'}, and other files`;
    return null;
}
function isInstalled({ path }) {
    return path.split('/').includes('node_modules');
}

;// CONCATENATED MODULE: ./build/verdict/wording.js
/** `file > name`; the file alone where a runner reports no more than that. */
function describeTest({ file, name }) {
    return name === '' || name === file || name === '(file)' ? file : `${file} > ${name}`;
}
/** `1 test`, `3 tests`. */
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

;// CONCATENATED MODULE: ./build/verdict/history.js
/** The same test on another tree. */
function keyOf(test) {
    return JSON.stringify([test.file, test.name, test.occurrence]);
}
function historyOf(runs) {
    const counts = new Map();
    const failing = new Map();
    for (const test of runs.flatMap((run) => run.tests)) {
        if (test.status !== 'passed' && test.status !== 'failed')
            continue;
        const known = counts.get(keyOf(test)) ?? { passed: 0, failed: 0 };
        known[test.status] += 1;
        counts.set(keyOf(test), known);
        if (test.status === 'failed') {
            failing.set(test.name, (failing.get(test.name) ?? new Set()).add(test.file));
        }
    }
    return {
        of: (test) => counts.get(keyOf(test)) ?? { passed: 0, failed: 0 },
        failedIn: (name) => [...(failing.get(name) ?? [])],
    };
}

;// CONCATENATED MODULE: ./build/verdict/advice.js




/** What a reader should know and what decides nothing: warnings first, then advice. */
function findAdvice(facts) {
    return [
        ...facts.input.notices,
        ...vanished(facts),
        ...oldTestsOfEditedFiles(facts),
        ...brokenByTheMerge(facts),
        ...alteredTesting(facts),
        ...upgradedRunners(facts),
        ...flakyTests(facts),
        ...fragileTests(facts),
        ...leftovers(facts),
        ...checksWithoutVerdict(facts),
        ...retitled(facts),
        ...skippedTests(facts),
        ...survivors(facts),
    ];
}
function vanished(facts) {
    const { deletedWithSource } = facts.vanished;
    const unexplained = facts.vanished.unexplained.filter((change) => change.kind !== 'skipped');
    return [
        ...gone(facts, unexplained.filter(({ edited }) => edited), 'The change edits or deletes the test file and leaves the source. If that is meant, a person has to decide it.'),
        ...gone(facts, unexplained.filter(({ edited }) => !edited), 'No longer found, though the change does not touch the test file.'),
        ...aboutTests(facts, deletedWithSource, {
            severity: 'advice',
            title: (many) => `${many} went together with the source that they tested`,
            detail: 'The test file and the source of the same name are deleted.',
        }),
    ];
}
function gone(facts, changes, detail) {
    return aboutTests(facts, changes, {
        severity: 'warning',
        title: (many) => `${many} that passed on base ${changes.length === 1 ? 'is' : 'are'} gone from head`,
        detail,
    });
}
/**
 * Base's own version of tests that the change edits or deletes, over head's sources. An honest fix corrects old tests, so
 * this decides nothing by itself; what fails in its present version too is a failure already.
 */
function oldTestsOfEditedFiles(facts) {
    const known = new Set(facts.across.filter((change) => change.kind === 'regressed').map(keyOf));
    const gone = new Set(facts.vanished.unexplained.map(keyOf));
    const failing = facts.baseTestsOverHead.filter((change) => change.kind === 'regressed' && change.replays > 0 && change.edited && !known.has(keyOf(change)));
    const deleted = failing.filter((change) => gone.has(keyOf(change)));
    const rewritten = failing.filter((change) => !gone.has(keyOf(change)));
    return [
        ...aboutTests(facts, deleted, {
            severity: 'warning',
            title: (many) => `${many} that the change deletes ${deleted.length === 1 ? 'fails' : 'fail'} with the new sources`,
            detail: 'On base it passes. The change takes away a test that it breaks.',
            asOnBase: true,
        }),
        ...aboutTests(facts, rewritten, {
            severity: 'warning',
            title: (many) => `${many} as written before the change ${rewritten.length === 1 ? 'fails' : 'fail'} with the new sources`,
            detail: 'The change edits these tests. Look whether it corrects them or hides a regression.',
            asOnBase: true,
        }),
    ];
}
function brokenByTheMerge(facts) {
    const failing = facts.merge.filter((change) => change.kind === 'regressed' && change.replays > 0);
    return aboutTests(facts, failing, {
        severity: 'warning',
        title: (many) => `${many} ${failing.length === 1 ? 'passes' : 'pass'} on head and ${failing.length === 1 ? 'fails' : 'fail'} on the merge result`,
        detail: 'The base branch has moved on since the change was made.',
    });
}
/** Each side runs as its own files say: what head says may be kinder to head. */
function alteredTesting({ evidence }) {
    const altering = evidence.change.files.filter(({ testing }) => testing !== undefined);
    const [first] = altering;
    if (first === undefined)
        return [];
    return [
        {
            severity: 'warning',
            title: 'The change alters how its tests are run',
            detail: altering
                .slice(0, 10)
                .map(({ path, status, testing }) => `${path} (${status}): ${testing}`)
                .join('\n'),
            file: first.path,
            tests: [],
            evidence: [],
        },
    ];
}
function flakyTests(facts) {
    const flaky = facts.across.filter((change) => change.kind === 'flaky');
    return aboutTests(facts, flaky, {
        severity: 'advice',
        title: (many) => `${many} ${flaky.length === 1 ? 'passes and fails' : 'pass and fail'} by turns`,
        detail: 'The same tree gave both results; they count for nothing here.',
    });
}
const fragility = {
    shuffle: 'when the tests run in another order',
    locale: 'in another time zone and locale',
    twice: 'when the tests run a second time over their own leftovers',
};
/** The change's own tests that pass in an ordinary run and fail in a varied one. */
function fragileTests(facts) {
    const own = new Set(facts.across.filter((change) => change.edited || change.kind === 'new-passes').map(keyOf));
    return facts.evidence.suites.flatMap((run) => {
        const kind = run.variation?.kind;
        if (kind === undefined || kind === 'mutant' || run.pair.source !== 'head')
            return [];
        const failing = run.tests.filter((test) => test.status === 'failed' && own.has(keyOf(test)) && facts.history.head.of(test).failed === 0);
        if (failing.length === 0)
            return [];
        const finding = {
            severity: 'warning',
            title: `${count(failing.length, 'test')} of the pull request ${failing.length === 1 ? 'fails' : 'fail'} ${fragility[kind]}`,
            detail: failing[0]?.message ?? 'They pass in an ordinary run.',
            tests: failing.map(describeTest),
            evidence: [run.id],
        };
        return [finding];
    });
}
/** Tracked files that the tests change, and processes that they leave behind, where base's do not. */
function leftovers({ head, base }) {
    if (head === null)
        return [];
    const before = new Set(base?.touched);
    const touched = head.touched.filter((file) => !before.has(file));
    const findings = [];
    if (touched.length > 0) {
        const title = `The tests change ${count(touched.length, 'tracked file')}`;
        findings.push(aboutRun(head, title, touched.slice(0, 10).join(', ')));
    }
    if (head.survivors > 0 && (base?.survivors ?? 0) === 0) {
        const title = `The tests leave ${head.survivors} of their processes running`;
        findings.push(aboutRun(head, title, 'On base they do not.'));
    }
    return findings;
}
function aboutRun(run, title, detail) {
    return { severity: 'warning', title, detail, tests: [], evidence: [run.id] };
}
function checksWithoutVerdict({ evidence }) {
    return evidence.checks.flatMap((check) => {
        if (check.outcome !== 'finding' && check.outcome !== 'flaky')
            return [];
        const finding = {
            severity: check.outcome === 'finding' ? 'advice' : 'warning',
            title: check.title,
            detail: `${check.claim} ${check.because}.`,
            tests: [],
            evidence: [check.id],
            reproduce: check.command,
            check: check.id,
        };
        return [finding];
    });
}
function retitled(facts) {
    const pairs = facts.vanished.retitled;
    return aboutTests(facts, pairs.map(({ change }) => change), {
        severity: 'advice',
        title: (many) => `${many} ${pairs.length === 1 ? 'has' : 'have'} a new title`,
        detail: pairs
            .slice(0, 10)
            .map(({ change, to }) => `${change.name} \u2192 ${to}`)
            .join('\n'),
    });
}
function skippedTests(facts) {
    const skipped = facts.vanished.unexplained.filter((change) => change.kind === 'skipped');
    return aboutTests(facts, skipped, {
        severity: 'warning',
        title: (many) => `${many} that passed on base ${skipped.length === 1 ? 'is' : 'are'} skipped on head`,
        detail: 'A skipped test verifies nothing.',
    });
}
function survivors({ evidence }) {
    return evidence.mutants
        .filter((mutant) => mutant.result === 'survived')
        .map((mutant) => ({
        severity: 'advice',
        title: `No test notices when ${mutant.file}:${mutant.line} is altered (${mutant.operator})`,
        detail: `${mutant.before} \u2192 ${mutant.after}`,
        file: mutant.file,
        line: mutant.line,
        tests: [],
        evidence: [mutant.id, ...(mutant.suite === null ? [] : [mutant.suite])],
    }));
}
function aboutTests(facts, changes, about) {
    const { severity, title, detail, asOnBase = false } = about;
    const [first] = changes;
    if (first === undefined)
        return [];
    const reproduce = reproduceTest(facts, first, { asOnBase });
    return [
        {
            severity,
            title: title(count(changes.length, 'test')),
            detail,
            file: first.file,
            tests: changes.map(describeTest),
            evidence: [...new Set(changes.flatMap((change) => change.suites))],
            ...(reproduce === null ? {} : { reproduce }),
        },
    ];
}

;// CONCATENATED MODULE: ./build/verdict/failure-text.js
/** What V8, Node and the test runners say when code is not there, cannot be loaded or is called in a way it does not know. */
const missingCode = /\b(?:TypeError|ReferenceError|SyntaxError)\b|is not a (?:function|constructor)|is not defined|is not iterable|Cannot (?:read|set) propert|Cannot destructure|Cannot access '|does not provide an export|is not exported|has no exported member|Cannot find (?:module|package)|ERR_MODULE_NOT_FOUND|ERR_UNKNOWN_FILE_EXTENSION|Unexpected (?:token|identifier)|Failed to (?:load|resolve|parse)|error TS\d+/;
const environment = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ENETDOWN|EROFS)\b|getaddrinfo|Network is unreachable|Could not resolve host|Operation not permitted|No usable sandbox|Executable doesn't exist/;
/**
 * Whether a failure is a judgement on behaviour: an assertion, or an error that a test threw itself. A missing export,
 * a TypeError, a crash and a time limit are not: they also come from tests that could not run at all.
 */
function isBehavioural(change) {
    const message = change.message ?? '';
    if (change.name === '(file)' || isEnvironmental(change))
        return false;
    if (change.failureKind === 'assertion')
        return true;
    return change.failureKind === 'error' && message !== '' && !missingCode.test(message);
}
/** The test needs a network, a service or a device that the sandbox does not give. */
function isEnvironmental({ failureKind, message, }) {
    return failureKind !== 'assertion' && environment.test(message ?? '');
}

;// CONCATENATED MODULE: ./build/verdict/demonstration.js

/** What a change must show for PASS, by the strictest kind of file in it. */
const requirements = {
    source: { by: ['tests', 'checks', 'mutants'], repeats: 0 },
    tests: { by: ['mutants'], repeats: 5 },
    dependencies: { by: ['tests', 'suite'], repeats: 0 },
    configuration: { by: ['tests', 'checks'], repeats: 0 },
    documentation: { by: [], repeats: 0 },
};
function demonstrate(facts) {
    const { by, repeats } = requirements[facts.evidence.change.class];
    const fixed = fixedTests(facts);
    const tests = fixed.filter(isBehavioural);
    const checks = facts.evidence.checks.filter(isOurDiscrimination);
    const killed = facts.evidence.mutants.filter((mutant) => isTelling(facts, mutant));
    const missing = notRepeated(facts, repeats);
    const demonstrated = (by.includes('tests') && tests.length > 0) || (by.includes('checks') && checks.length > 0);
    const exercised = (by.includes('mutants') && killed.length > 0) || (by.includes('suite') && wholeSuiteOnBothSides(facts));
    const shown = demonstrated ? 'demonstrated' : exercised ? 'exercised' : null;
    return {
        shown: missing.length > 0 ? null : shown,
        tests,
        erring: fixed.filter((change) => !isBehavioural(change)),
        notRunBefore: (facts.testsOverBase ?? []).filter((change) => change.kind === 'new-passes'),
        checks,
        killed,
        missing,
    };
}
/** The change's own tests that fail over base's sources; and old tests, unedited, that failed before and pass now. */
function fixedTests(facts) {
    const across = facts.across.filter(isFixed);
    if (facts.testsOverBase === null)
        return across;
    const own = facts.testsOverBase.filter((change) => isFixed(change) && change.edited);
    return [...own, ...across.filter((change) => !change.edited)];
}
function isFixed(change) {
    return change.kind === 'fixed' && change.replays > 0;
}
/** A check that the model designed can be written to tell any two trees apart: it is printed, and lifts nothing. */
function isOurDiscrimination(check) {
    return check.discriminates && check.outcome === 'pass' && check.designedBy !== 'model';
}
/** Killed, in a changed line; where only tests changed, killed by one of them: old tests say nothing about new ones. */
function isTelling({ evidence }, mutant) {
    if (mutant.result !== 'killed')
        return false;
    const { files } = evidence.change;
    if (evidence.change.class === 'tests') {
        const changed = files.filter((file) => file.kind === 'test').map((file) => file.path);
        return mutant.killedBy.some((test) => changed.some((file) => test.startsWith(`${file} > `)));
    }
    return files.some((file) => file.path === mutant.file &&
        file.lines.some(({ start, end }) => mutant.line >= start && mutant.line <= end));
}
function wholeSuiteOnBothSides({ head, base }) {
    return [head, base].every((run) => run !== null && run.complete && run.select === null && run.tests.length > 0);
}
function notRepeated(facts, repeats) {
    const own = facts.across.filter((change) => change.kind === 'new-passes');
    const few = own.filter((change) => facts.history.head.of(change).passed < repeats);
    return few.length === 0 ? [] : [`new tests were not run ${repeats} times`];
}

;// CONCATENATED MODULE: ./build/verdict/vanished.js

function sortVanished(facts) {
    const sorted = { unexplained: [], retitled: [], deletedWithSource: [], unconfirmed: [] };
    const titles = {
        before: byFile(facts.base?.tests),
        after: byFile(facts.head?.tests),
        taken: new Set(),
    };
    for (const change of facts.across) {
        if (!isGone(change) || change.before !== 'passed')
            continue;
        const to = change.edited && change.kind === 'vanished' ? newTitle(titles, change) : null;
        if (!isCertain(facts, change))
            sorted.unconfirmed.push(change);
        else if (deletedWithSource(facts, change.file))
            sorted.deletedWithSource.push(change);
        else if (to === null)
            sorted.unexplained.push(change);
        else
            sorted.retitled.push({ change, to });
    }
    return sorted;
}
/** Also where it runs when it is asked for by name: a suite that hides it then is no suite that passes. */
function isGone({ kind, after }) {
    return kind === 'vanished' || kind === 'skipped' || (kind === 'flaky' && after === 'absent');
}
/**
 * Replayed, or its whole file is not among head's tests. Only a run of everything takes it back: configuration can hide a
 * test from that alone.
 */
function isCertain(facts, change) {
    const { passed, failed } = facts.history.head.of(change);
    if (passed + failed > 0)
        return isHiddenFromWholeRuns(facts, change);
    return (change.kind === 'skipped' ||
        change.replays > 0 ||
        (facts.head !== null && !facts.head.files.includes(change.file)));
}
/** Head ran everything, and never showed it then. */
function isHiddenFromWholeRuns({ evidence }, change) {
    const whole = evidence.suites.filter(({ pair, select, variation }) => pair.source === 'head' && pair.tests === 'head' && select === null && variation === null);
    const key = keyOf(change);
    const shown = whole.some(({ tests }) => tests.some((test) => keyOf(test) === key && (test.status === 'passed' || test.status === 'failed')));
    return whole.length > 0 && !shown;
}
/** `lib/parse.js` and `test/parse.test.js` are gone together. */
function deletedWithSource({ evidence }, file) {
    const deleted = evidence.change.files.filter((each) => each.status === 'deleted');
    if (!deleted.some((each) => each.path === file))
        return false;
    if (stillRuns(evidence, file))
        return false;
    const stem = stemOf(file);
    return deleted.some((each) => each.kind === 'source' && stemOf(each.path) === stem);
}
/** Base's own version of the file still loads over head's sources: what it tests is there, whatever else is deleted. */
function stillRuns({ suites }, file) {
    return suites.some(({ pair, tests }) => pair.source === 'head' &&
        pair.tests === 'base' &&
        tests.some((test) => test.file === file && (test.status === 'passed' || isAssertion(test))));
}
function isAssertion({ status, failureKind, name }) {
    return status === 'failed' && failureKind === 'assertion' && name !== '(file)';
}
function stemOf(file) {
    const name = file.slice(file.lastIndexOf('/') + 1).toLowerCase();
    return name.replace(/(?:[._-](?:test|tests|spec))?(?:\.\w+)+$/, '').replace(/^tests?[._-]/, '');
}
/**
 * The title of a new, passing test that stands where the old one stood: in the same file and group, between the same
 * neighbours or with most of the same words. Each new test explains one old test.
 */
function newTitle({ before: all, after: now, taken }, change) {
    const before = all.get(change.file) ?? [];
    const after = now.get(change.file) ?? [];
    const known = new Set(before.map(keyOf));
    const at = before.findIndex((test) => keyOf(test) === keyOf(change));
    const found = after.find((test, index) => {
        if (known.has(keyOf(test)) || taken.has(keyOf(test)) || test.status !== 'passed')
            return false;
        const group = groupOf(test.name) === groupOf(change.name);
        const place = sameNeighbours({ before, at }, { after, index });
        return group && (place || likeness(test.name, change.name) >= 0.5);
    });
    if (found === undefined)
        return null;
    taken.add(keyOf(found));
    return found.name;
}
function byFile(tests = []) {
    const files = new Map();
    for (const test of tests) {
        const list = files.get(test.file) ?? [];
        list.push(test);
        files.set(test.file, list);
    }
    return files;
}
function groupOf(name) {
    return name.slice(0, Math.max(0, name.lastIndexOf(' > ')));
}
function sameNeighbours({ before, at }, { after, index }) {
    return (at >= 0 &&
        before[at - 1]?.name === after[index - 1]?.name &&
        before[at + 1]?.name === after[index + 1]?.name &&
        before.length > 1);
}
/** Words in common, from 0 to 1. */
function likeness(one, other) {
    const [first, second] = [wordsOf(one), wordsOf(other)];
    const common = [...first].filter((word) => second.has(word)).length;
    return (2 * common) / Math.max(1, first.size + second.size);
}
function wordsOf(name) {
    return new Set(name
        .slice(groupOf(name).length)
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== ''));
}

;// CONCATENATED MODULE: ./build/verdict/facts.js


function gatherFacts(input) {
    const { evidence } = input;
    const head = evidence.suites.filter((run) => isOwn(run, 'head'));
    const base = evidence.suites.filter((run) => isOwn(run, 'base'));
    const overBase = evidence.comparisons.some((comparison) => comparison.role === 'tests-over-base');
    const facts = {
        input,
        evidence,
        head: widest(head),
        base: widest(base),
        across: changesOf(evidence, 'across-change'),
        testsOverBase: overBase ? changesOf(evidence, 'tests-over-base') : null,
        baseTestsOverHead: changesOf(evidence, 'base-tests-over-head'),
        merge: changesOf(evidence, 'merge'),
        history: { head: historyOf(head), base: historyOf(base) },
    };
    return { ...facts, vanished: sortVanished(facts) };
}
function isOwn(run, side) {
    return run.pair.source === side && run.pair.tests === side && run.variation === null;
}
/** The whole suite before a selection, then the one with the most files; of equals the first, which the others repeat. */
function widest(runs) {
    return runs.toSorted((one, other) => width(other) - width(one))[0] ?? null;
}
function width(run) {
    return run.select === null ? Number.MAX_SAFE_INTEGER : run.select.length;
}
/**
 * The changes of one role. Comparisons of a selection and of the whole suite may both exist: the whole suite says what
 * is there at all; what a selection showed and replayed, it need not show again.
 */
function changesOf(evidence, role) {
    const merged = new Map();
    const ordered = evidence.comparisons
        .filter((comparison) => comparison.role === role)
        .toSorted((one, other) => Number(isWhole(evidence, one)) - Number(isWhole(evidence, other)));
    for (const comparison of ordered) {
        if (isWhole(evidence, comparison))
            dropUnconfirmed(merged);
        for (const change of comparison.changes) {
            const known = merged.get(keyOf(change));
            if (known?.kind === 'regressed' && known.replays > 0 && change.kind !== 'flaky')
                continue;
            merged.set(keyOf(change), { ...change, suites: [comparison.before, comparison.after] });
        }
    }
    return [...merged.values()];
}
function isWhole(evidence, comparison) {
    const runs = evidence.suites.filter((run) => run.id === comparison.before || run.id === comparison.after);
    return runs.length > 0 && runs.every((run) => run.select === null);
}
function dropUnconfirmed(changes) {
    for (const [key, change] of changes) {
        const stays = change.replays > 0 && (change.kind === 'regressed' || change.kind === 'fixed');
        if (!stays && change.kind !== 'flaky')
            changes.delete(key);
    }
}

;// CONCATENATED MODULE: ./build/verdict/failures.js



function findFailures(facts) {
    return [...regressions(facts), ...ownTestsThatFail(facts), ...failedChecks(facts)];
}
/** Tests that pass on base and fail on head, every time. */
function regressions(facts) {
    const confirmed = confirmedRegressions(facts);
    const old = confirmed.filter((change) => !change.edited);
    const edited = confirmed.filter((change) => change.edited);
    return [
        ...testFailure(facts, old, {
            title: `${count(old.length, 'test')} that ${old.length === 1 ? 'passes' : 'pass'} on base ${failOn(old)} on head`,
            explainable: true,
        }),
        ...testFailure(facts, edited, {
            title: `${count(edited.length, 'test')} in files that the change edits ${failOn(edited)} on head and passed before`,
            explainable: false,
        }),
    ];
}
function confirmedRegressions(facts) {
    return facts.across.filter((change) => change.kind === 'regressed' && change.replays > 0);
}
/** Tests that the change brings along and that fail with its own sources. */
function ownTestsThatFail(facts) {
    const failing = ownFailures(facts).filter((change) => standingOf(facts, change) === 'confirmed');
    const files = failing.filter((change) => change.name === '(file)');
    const tests = failing.filter((change) => change.name !== '(file)');
    return [
        ...testFailure(facts, tests, {
            title: `${count(tests.length, 'new test')} of the pull request ${failOn(tests)} on head`,
            explainable: false,
        }),
        ...testFailure(facts, files, {
            title: `${count(files.length, 'new test file')} of the pull request cannot be run on head`,
            explainable: false,
        }),
    ];
}
/** New tests that fail on head, but for those that failed before under another address. */
function ownFailures(facts) {
    return facts.across.filter((change) => change.kind === 'new-fails' && !failedBefore(facts, change));
}
/**
 * `confirmed`: fails on head always, and more than once. `environmental`: needs what the sandbox does not give.
 * `unconfirmed`: failed once, or in a file that the change did not edit while base lost results.
 */
function standingOf(facts, change) {
    const history = facts.history.head.of(change);
    if (history.passed > 0)
        return 'flaky';
    if (isEnvironmental(change))
        return 'environmental';
    const baseMayHaveLostIt = !change.edited && facts.base?.complete !== true;
    const repeated = change.replays > 0 || history.failed > 1;
    return repeated && !baseMayHaveLostIt ? 'confirmed' : 'unconfirmed';
}
/** A test that moved to another file or place and failed on base already. */
function failedBefore(facts, change) {
    return facts.history.base
        .failedIn(change.name)
        .some((file) => file === change.file || facts.head?.files.includes(file) === false);
}
function failedChecks({ evidence }) {
    return evidence.checks
        .filter((check) => check.outcome === 'fail')
        .map((check) => ({
        names: [check.id],
        finding: {
            severity: 'failure',
            title: check.designedBy === 'configuration' ? `step ${check.title} ${check.because}` : check.title,
            detail: check.because,
            tests: [],
            evidence: [check.id],
            reproduce: check.command,
            check: check.id,
        },
    }));
}
function failOn(changes) {
    return changes.length === 1 ? 'fails' : 'fail';
}
function testFailure(facts, changes, { title, explainable }) {
    const [first] = changes;
    if (first === undefined)
        return [];
    const suites = [...new Set(changes.flatMap((change) => change.suites))];
    const reproduce = reproduceTest(facts, first);
    return [
        {
            names: explainable ? suites : [],
            finding: {
                severity: 'failure',
                title,
                detail: first.message ?? `${describeTest(first)} fails on head.`,
                file: first.file,
                tests: changes.map(describeTest),
                evidence: suites,
                ...(reproduce === null ? {} : { reproduce }),
            },
        },
    ];
}

// EXTERNAL MODULE: ./build/verdict/lowering.js
var lowering = __webpack_require__(68791);
;// CONCATENATED MODULE: ./build/verdict/findings.js

const mostFindings = 40;
const mostTests = 50;
const longestDetail = 2_000;
/** Failures, then warnings, then advice; each and all of them bounded, saying what was left out. */
function boundFindings(failures, others, input) {
    const all = [...failures.map((failure) => explained(failure, input)), ...others];
    const rank = { failure: 0, warning: 1, advice: 2 };
    const ordered = all.toSorted((one, other) => rank[one.severity] - rank[other.severity]).map(bound);
    if (ordered.length <= mostFindings)
        return ordered;
    const left = ordered.length - mostFindings;
    const rest = {
        severity: 'advice',
        title: `${left} more findings are in the evidence`,
        detail: 'They are left out here to keep the report readable.',
        tests: [],
        evidence: [],
    };
    return [...ordered.slice(0, mostFindings), rest];
}
/** A failure with an explanation is printed with it, and no longer as a failure. */
function explained(failure, input) {
    const explanation = (0,lowering/* explanationOf */.p)(failure, input);
    if (explanation === null)
        return failure.finding;
    const why = explanation.why === undefined ? '' : ` ${explanation.why}`;
    return {
        ...failure.finding,
        severity: 'warning',
        detail: `The agent calls this ${explanation.how} (${explanation.where}): \u201c${explanation.quote}\u201d.${why} ${failure.finding.detail}`,
    };
}
function bound(finding) {
    const left = finding.tests.length - mostTests;
    const more = left > 0 ? `\n${left} more tests are in the evidence.` : '';
    return {
        ...finding,
        detail: `${cut(finding.detail)}${more}`,
        tests: finding.tests.slice(0, mostTests),
    };
}
function cut(text) {
    if (text.length <= longestDetail)
        return text;
    // A surrogate pair stays whole.
    const end = /[\uD800-\uDBFF]/.test(text.charAt(longestDetail - 1)) ? longestDetail - 1 : longestDetail;
    return `${text.slice(0, end)}\u2026`;
}

;// CONCATENATED MODULE: ./build/verdict/headline.js

/** The first line after the call, in plain words. */
function headlineOf(call, { facts, demonstration }, reasons) {
    const first = capital(reasons[0]?.text ?? '');
    switch (call.call) {
        case 'FAIL':
            return reasons.length > 1 ? `${first}, and ${count(reasons.length - 1, 'more failure')}` : first;
        case 'PASS':
            return call.shown === 'demonstrated'
                ? `${shownBy(demonstration.tests.length, demonstration.checks.length)} without the change and ${demonstration.tests.length + demonstration.checks.length === 1 ? 'passes' : 'pass'} with it; no regression in ${tests(facts)}`
                : demonstration.killed.length > 0
                    ? `No regression in ${tests(facts)}, and they notice when the changed lines are altered`
                    : `No regression in ${tests(facts)}, the whole suite on both sides`;
        case 'INCONCLUSIVE':
            switch (call.because) {
                case 'unproven':
                    return 'No regression found, but nothing shows that the change does what it says';
                case 'obstructed':
                    return `Could not be verified: ${reasons[0]?.text ?? ''}`;
                case 'not-run':
                    return `Nothing was run: ${reasons[0]?.text ?? ''}`;
                default:
                    return call.because;
            }
        default:
            return call;
    }
}
function shownBy(testCount, checkCount) {
    const parts = [
        testCount > 0 ? count(testCount, 'test') : '',
        checkCount > 0 ? count(checkCount, 'check') : '',
    ];
    return `${parts.filter((part) => part !== '').join(' and ')} ${testCount + checkCount === 1 ? 'fails' : 'fail'}`;
}
function tests({ head }) {
    return count(head?.tests.filter((test) => test.status === 'passed').length ?? 0, 'test');
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./build/verdict/obstructions.js




/** Everything that makes the evidence incomplete or contradictory. One of them is enough to rule PASS out. */
function findObstructions(facts, failures) {
    return [
        ...faultsOfTheRun(facts),
        ...agentsThatDidNotFinish(facts),
        ...treesNotPrepared(facts),
        ...suitesNotRun(facts),
        ...incompleteHead(facts),
        ...replacedRunners(facts),
        ...nothingRanAnywhere(facts),
        ...vanishedTests(facts),
        ...unconfirmedFailures(facts),
        ...unsteadyOwnTests(facts),
        ...stepsNotRun(facts),
        ...brokenMerge(facts),
        ...explainedFailures(facts, failures),
    ];
}
/** Neither side has a test that could be run, and no runner says otherwise: a lane that is not set up, no fault of the change. */
function hasNothingToRun({ evidence, head, base }) {
    if (evidence.prepared.some((tree) => !tree.ready && tree.pair.source !== 'merge'))
        return false;
    const empty = [head, base].every((run) => run === null || (run.tests.length === 0 && run.files.length === 0 && endedWell(run)));
    return empty && head !== null && evidence.checks.every((check) => check.outcome === 'blocked');
}
function endedWell({ exit }) {
    return exit.kind === 'code' && exit.code === 0;
}
/** Not one test came to an answer of its own on either side: that nothing regressed says nothing. */
function nothingRanAnywhere(facts) {
    const { head, base } = facts;
    if (head === null || base === null || hasNothingToRun(facts))
        return [];
    const tests = [...head.tests, ...base.tests];
    if (tests.some(({ status, failureKind }) => status === 'passed' || failureKind === 'assertion'))
        return [];
    const broken = [head, base].every((run) => !endedWell(run) || run.tests.some(hasFailed));
    if (!broken)
        return [];
    const message = tests.find(hasFailed)?.message ?? head.incompleteBecause[0] ?? 'the runner does not say why';
    const line = message.split('\n').find((text) => text.trim() !== '') ?? '';
    return [
        {
            text: `no test passes or fails by an assertion, on base or on head: ${line.trim().slice(0, 300)}`,
            evidence: [head.id, base.id],
        },
    ];
}
function hasFailed({ status }) {
    return status === 'failed';
}
function faultsOfTheRun({ input }) {
    return input.obstructions.map((text) => ({ text, evidence: [] }));
}
const words = {
    completed: '',
    incomplete: 'ended without its final answer',
    'max-turns': 'used up its turns',
    budget: 'used up the budget',
    cancelled: 'was cancelled',
    refused: 'refused',
    failed: 'crashed',
};
function agentsThatDidNotFinish({ input }) {
    const stopped = input.agents
        .filter(({ status, agentType }) => {
        // An Explore or Plan agent that ran out of turns has still said what it found.
        const partial = status === 'max-turns' || status === 'incomplete';
        return status !== 'completed' && !(partial && agentType !== 'Verification');
    })
        .map((agent) => {
        const why = agent.reason === undefined ? '' : ` (${agent.reason})`;
        return { text: `the ${agent.agentType} agent ${words[agent.status]}${why}`, evidence: [agent.agentId] };
    });
    if (input.modelCall === null && stopped.length === 0) {
        return [{ text: 'the Verification agent gave no verdict of its own', evidence: [] }];
    }
    return once(stopped);
}
/** Agents of one type that ended alike are one reason. */
function once(reasons) {
    const merged = new Map();
    for (const { text, evidence } of reasons) {
        merged.set(text, { text, evidence: [...(merged.get(text)?.evidence ?? []), ...evidence] });
    }
    return [...merged.values()];
}
function treesNotPrepared({ evidence }) {
    return evidence.prepared.flatMap((tree) => {
        if (tree.ready || tree.pair.source !== tree.pair.tests || tree.pair.source === 'merge')
            return [];
        const records = tree.records.map((record) => record.id);
        return [
            {
                text: `${tree.pair.source} could not be prepared (${tree.stage}): ${tree.reason}`,
                evidence: records,
            },
        ];
    });
}
function suitesNotRun(facts) {
    const unprepared = facts.evidence.prepared.some((tree) => !tree.ready);
    if (unprepared || hasNothingToRun(facts) || facts.evidence.change.class === 'documentation')
        return [];
    const missing = ['head', 'base'].filter((side) => facts[side] === null);
    return missing.map((side) => ({ text: `the tests were not run on ${side}`, evidence: [] }));
}
/** What is incomplete in the same way on base was so before the change. */
function incompleteHead(facts) {
    const { head } = facts;
    if (head === null || head.complete || hasNothingToRun(facts))
        return [];
    const news = newlyIncomplete(facts);
    if (news.length === 0)
        return [];
    return [{ text: `the suite is not complete on head: ${news.slice(0, 5).join('; ')}`, evidence: [head.id] }];
}
function newlyIncomplete({ head, base }) {
    if (head === null || head.complete)
        return [];
    const reasons = head.incompleteBecause.length > 0 ? head.incompleteBecause : ['reason unknown'];
    if (base === null || base.complete)
        return reasons;
    const before = new Set(base.incompleteBecause.map(withoutNumbers));
    return reasons.filter((reason) => !before.has(withoutNumbers(reason)));
}
function withoutNumbers(reason) {
    return reason.replace(/\d+/g, '#');
}
function vanishedTests(facts) {
    const { unexplained } = facts.vanished;
    const gone = unexplained.filter((change) => change.kind !== 'skipped');
    const skipped = unexplained.filter((change) => change.kind === 'skipped');
    return [
        ...about(gone, `that passed on base ${gone.length === 1 ? 'is' : 'are'} gone from head`),
        ...about(skipped, `that passed on base ${skipped.length === 1 ? 'is' : 'are'} skipped on head`),
    ];
}
function unconfirmedFailures(facts) {
    const regressed = facts.across.filter((change) => change.kind === 'regressed' && change.replays === 0);
    const own = ownFailures(facts);
    const environmental = own.filter((change) => standingOf(facts, change) === 'environmental');
    const unconfirmed = own.filter((change) => standingOf(facts, change) === 'unconfirmed');
    return [
        ...about(regressed, 'failed on head and passed on base, but could not be run again to make sure'),
        ...about(environmental, 'of the pull request could not run here: no network or service in the sandbox'),
        ...about(unconfirmed, 'that base did not report failed on head, which could not be confirmed'),
    ];
}
/** The change's own tests that pass and fail by turns on head, and did not do so on base. */
function unsteadyOwnTests(facts) {
    const unsteady = facts.across.filter((change) => {
        if (!change.edited && change.before !== 'absent')
            return false;
        if (change.kind === 'new-fails')
            return standingOf(facts, change) === 'flaky';
        const head = facts.history.head.of(change);
        const base = facts.history.base.of(change);
        return head.passed > 0 && head.failed > 0 && !(base.passed > 0 && base.failed > 0);
    });
    return about(unsteady, 'of the pull request passed and failed by turns on head');
}
/** What the repository asks for in its configuration has to have run. */
function stepsNotRun({ evidence, input }) {
    const own = evidence.checks.filter(({ designedBy }) => designedBy === 'configuration');
    const missing = input.steps.filter((name) => !own.some(({ title }) => title === name));
    const unseen = missing.map((name) => ({ text: `the configured step ${name} was not run`, evidence: [] }));
    const blocked = own
        .filter(({ outcome }) => outcome === 'blocked')
        .map(({ id, title, because }) => ({
        text: `the configured step ${title} could not be run: ${because}`,
        evidence: [id],
    }));
    return [...unseen, ...blocked];
}
function brokenMerge(facts) {
    const regressed = facts.merge.filter((change) => change.kind === 'regressed' && change.replays > 0);
    return about(regressed, 'passed on head and failed on the merge result');
}
function explainedFailures(facts, failures) {
    return failures.flatMap((failure) => {
        const explanation = (0,lowering/* explanationOf */.p)(failure, facts.input);
        if (explanation === null)
            return [];
        const { title, evidence } = failure.finding;
        return [
            {
                text: `${title}: the agent calls it ${explanation.how} and cites ${explanation.where}; a person has to decide`,
                evidence,
            },
        ];
    });
}
function about(changes, what) {
    if (changes.length === 0)
        return [];
    return [
        { text: `${count(changes.length, 'test')} ${what}: ${listOf(changes)}`, evidence: suitesOf(changes) },
    ];
}
function listOf(changes) {
    const names = changes.slice(0, 5).map(describeTest).join(', ');
    return changes.length > 5 ? `${names} and ${changes.length - 5} more` : names;
}
function suitesOf(changes) {
    return [...new Set(changes.flatMap((change) => change.suites))];
}

;// CONCATENATED MODULE: ./build/verdict/not-verified.js


const mostLines = 40;
/** What nobody looked at, one line each. */
function findUnverified(facts) {
    const lines = [
        ...planItems(facts),
        ...partOfTheSuite(facts),
        ...incompleteBefore(facts),
        ...treesOfTwoSides(facts),
        ...mergeResult(facts),
        ...unsteadyEnumeration(facts),
        ...blockedChecks(facts),
        ...mutantsNotRun(facts),
        ...partialAgents(facts),
    ];
    return lines.length <= mostLines
        ? lines
        : [...lines.slice(0, mostLines), `${lines.length - mostLines} more lines are in the evidence`];
}
function planItems({ input, evidence }) {
    const answers = new Map(input.modelCall?.answers.map((answer) => [answer.planItem, answer]));
    const known = new Set([
        ...evidence.checks.map((check) => check.id),
        ...evidence.suites.map((run) => run.id),
        ...evidence.mutants.map((mutant) => mutant.id),
        ...evidence.records.map((record) => record.id),
    ]);
    return input.plan.flatMap(({ id, title }) => {
        const answer = answers.get(id);
        if (answer === undefined)
            return [`${id} ${title}: not answered`];
        const cited = answer.checks ?? [];
        if (cited.some((each) => known.has(each)))
            return [];
        if (cited.length > 0)
            return [`${id} ${title}: answered with ${cited.join(', ')}, which does not exist`];
        return [`${id} ${title}: ${answer.notTested ?? 'answered without evidence'}`];
    });
}
function partOfTheSuite({ head }) {
    if (head === null || head.select === null)
        return [];
    return [
        `only ${count(head.select.length, 'test file')} near the change ${head.select.length === 1 ? 'was' : 'were'} run, not the whole suite`,
    ];
}
function incompleteBefore(facts) {
    const { head } = facts;
    if (head === null || head.complete)
        return [];
    const news = new Set(newlyIncomplete(facts));
    return head.incompleteBecause
        .filter((reason) => !news.has(reason))
        .map((reason) => `${reason} (on base too)`);
}
function treesOfTwoSides({ evidence }) {
    return evidence.prepared.flatMap((tree) => {
        if (tree.ready || tree.pair.source === tree.pair.tests)
            return [];
        return [`${tree.pair.tests}'s tests over ${tree.pair.source}'s sources: ${tree.reason}`];
    });
}
function mergeResult({ evidence }) {
    if (evidence.change.merge === null)
        return [];
    const ran = evidence.suites.some((run) => run.pair.source === 'merge' && run.tests.length > 0);
    return ran ? [] : ['the merge result: base has moved on, and the suite was not run on it'];
}
function unsteadyEnumeration(facts) {
    return facts.vanished.unconfirmed.map((change) => `${describeTest(change)}: missing from one run on head, present in another or not run again`);
}
function blockedChecks({ evidence }) {
    return evidence.checks
        .filter((check) => check.outcome === 'blocked')
        .map((check) => `${check.id} ${check.title}: ${check.because}`);
}
function mutantsNotRun({ evidence }) {
    const left = evidence.mutants.filter((mutant) => mutant.result === 'not-run').length;
    return left === 0 ? [] : [`${count(left, 'altered line')} for which no time was left`];
}
function partialAgents({ input }) {
    return input.agents
        .filter(({ status }) => status === 'max-turns' || status === 'incomplete')
        .map((agent) => `what the ${agent.agentType} agent did not get to: it used up its turns`);
}

;// CONCATENATED MODULE: ./build/verdict/passed.js

const mostNames = 200;
/** What was run and held, for the folded part of the report. */
function findPassed(facts, demonstration) {
    return [
        ...suites(facts),
        ...named(demonstration.tests, 'fails before the change and passes with it'),
        ...named(demonstration.erring, 'fails before the change (by an error, not an assertion) and passes with it'),
        ...named(demonstration.notRunBefore, 'cannot run before the change and passes with it'),
        ...mutants(facts),
        ...checks(facts),
    ];
}
function suites({ head, base }) {
    return [base, head].flatMap((run) => {
        if (run === null || run.tests.length === 0)
            return [];
        const passed = run.tests.filter((test) => test.status === 'passed').length;
        const failed = run.tests.filter((test) => test.status === 'failed').length;
        const scope = run.select === null ? 'the whole suite' : count(run.select.length, 'test file');
        const text = `${run.pair.source}: ${count(passed, 'test')} pass, ${failed} fail (${scope}, ${run.runner})`;
        return [{ text, evidence: [run.id] }];
    });
}
function named(changes, what) {
    const lines = changes
        .slice(0, mostNames)
        .map((change) => ({ text: `${describeTest(change)}: ${what}`, evidence: change.suites }));
    const left = changes.length - mostNames;
    return left > 0 ? [...lines, { text: `${left} more: ${what}`, evidence: [] }] : lines;
}
function mutants({ evidence }) {
    const killed = evidence.mutants.filter((mutant) => mutant.result === 'killed');
    if (killed.length === 0)
        return [];
    const tried = evidence.mutants.filter((mutant) => mutant.result === 'killed' || mutant.result === 'survived');
    return [
        {
            text: `${killed.length} of ${count(tried.length, 'altered line')} ${killed.length === 1 ? 'was' : 'were'} noticed by the tests`,
            evidence: killed.map((mutant) => mutant.id),
        },
    ];
}
function checks({ evidence }) {
    return evidence.checks
        .filter((check) => check.outcome === 'pass' || check.outcome === 'pre-existing')
        .map((check) => ({
        text: `${check.title}: ${check.because}${check.discriminates && check.designedBy === 'model' ? ' (designed by the model: counts for nothing)' : ''}`,
        evidence: [check.id],
    }));
}

;// CONCATENATED MODULE: ./build/verdict/decide.js










/**
 * The verdict on a change: pure, from records alone. Nothing that a model says is read here but its own call and its
 * explanations of failures, and both can only make the verdict worse or, for a failed check, undecided.
 */
function decide(input) {
    const facts = gatherFacts(input);
    const failures = findFailures(facts);
    const weighed = {
        facts,
        failures,
        obstructions: findObstructions(facts, failures),
        demonstration: demonstrate(facts),
    };
    const ruling = rulings.map((rule) => rule(weighed)).find((found) => found !== null) ?? undecided();
    return {
        ...ruling.call,
        headline: headlineOf(ruling.call, weighed, ruling.reasons),
        reasons: ruling.reasons,
        findings: boundFindings(failures, findAdvice(facts), input),
        passed: findPassed(facts, weighed.demonstration),
        notVerified: findUnverified(facts),
    };
}
/** In this order; the first that applies is the verdict. */
const rulings = [
    failsWhenAFailureStands,
    notRunForDocumentation,
    notRunWithoutTests,
    obstructedByAnything,
    unprovenUnlessShown,
    loweredByTheModel,
    passes,
];
function failsWhenAFailureStands({ facts, failures }) {
    const standing = failures.filter((failure) => (0,lowering/* explanationOf */.p)(failure, facts.input) === null);
    if (standing.length === 0)
        return null;
    return {
        call: { call: 'FAIL' },
        reasons: standing.map(({ finding }) => ({ text: finding.title, evidence: finding.evidence })),
    };
}
function notRunForDocumentation({ facts, failures }) {
    if (facts.evidence.change.class !== 'documentation' || failures.length > 0)
        return null;
    const text = facts.evidence.change.files.length === 0
        ? 'head holds the same files as base (what is not committed is not seen)'
        : 'the change touches documentation only';
    return inconclusive('not-run', [{ text, evidence: [] }]);
}
function notRunWithoutTests({ facts, failures, obstructions }) {
    if (!hasNothingToRun(facts) || failures.length + obstructions.length > 0)
        return null;
    const evidence = facts.head === null ? [] : [facts.head.id];
    return inconclusive('not-run', [{ text: 'no tests were found, on base or on head', evidence }]);
}
function obstructedByAnything({ obstructions }) {
    return obstructions.length > 0 ? inconclusive('obstructed', obstructions) : null;
}
function unprovenUnlessShown({ demonstration }) {
    if (demonstration.shown !== null)
        return null;
    const missing = demonstration.missing.map((text) => ({ text, evidence: [] }));
    return inconclusive('unproven', [
        { text: 'no test or check fails without the change and passes with it', evidence: [] },
        ...missing,
    ]);
}
function loweredByTheModel({ facts }) {
    const { modelCall } = facts.input;
    if (modelCall === null || modelCall.call === 'PASS')
        return null;
    return inconclusive('unproven', [
        { text: `the Verification agent does not call it a pass: ${modelCall.summary}`, evidence: [] },
    ]);
}
function passes({ facts, demonstration }) {
    const { shown, tests, checks, killed } = demonstration;
    if (shown === null)
        return null;
    const evidence = [
        ...tests.flatMap((change) => change.suites),
        ...checks.map((check) => check.id),
        ...(shown === 'exercised' ? killed.map((mutant) => mutant.id) : []),
        ...[facts.base, facts.head].flatMap((run) => (run === null ? [] : [run.id])),
    ];
    const text = shown === 'demonstrated'
        ? 'something fails without the change and passes with it, and nothing regressed'
        : 'the tests run the changed code and notice when it is altered, and nothing regressed';
    return { call: { call: 'PASS', shown }, reasons: [{ text, evidence: [...new Set(evidence)] }] };
}
/** No rule is left over while every rule stands; if one is ever missing, the answer is not PASS. */
function undecided() {
    return inconclusive('obstructed', [{ text: 'no rule applies to this evidence', evidence: [] }]);
}
function inconclusive(because, reasons) {
    return { call: { call: 'INCONCLUSIVE', because }, reasons };
}


/***/ }),

/***/ 68791:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isConfirmed),
/* harmony export */   p: () => (/* binding */ explanationOf)
/* harmony export */ });
/** Null where the failure stands. Only a confirmed quote counts, and only for the check (or suite) that it names. */
function explanationOf(failure, input) {
    const counts = (excuse) => failure.names.includes(excuse.check) && isConfirmed(excuse, input);
    const intended = input.modelCall?.intended.find(counts);
    if (intended) {
        return { how: 'intended', where: intended.where, quote: intended.quote, why: intended.why };
    }
    const elsewhere = input.modelCall?.handledElsewhere.find(counts);
    return elsewhere ? { how: 'handled elsewhere', where: elsewhere.where, quote: elsewhere.quote } : null;
}
/** An excuse stands on its own words: those of another for the same check do not count for it. */
function isConfirmed({ check, where, quote }, { confirmed }) {
    return confirmed.some((found) => found.check === check && found.where === where && found.quote === quote);
}


/***/ })

};
