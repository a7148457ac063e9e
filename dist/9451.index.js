export const id = 9451;
export const ids = [9451,4346];
export const modules = {

/***/ 8262:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ briefIn)
/* harmony export */ });
function briefIn(task) {
    for (const message of task) {
        for (const block of message.content) {
            if (block.type === 'text' && isBrief(block.data))
                return block.data;
        }
    }
    throw new Error('A playbook was started without a brief: its first message carries no change.');
}
function isBrief(value) {
    return typeof value === 'object' && value !== null && 'change' in value && 'ownCommands' in value;
}


/***/ }),

/***/ 13807:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   Rl: () => (/* binding */ outcomesIn),
/* harmony export */   TI: () => (/* binding */ glob),
/* harmony export */   _z: () => (/* binding */ inFolder),
/* harmony export */   gp: () => (/* binding */ mutantsIn),
/* harmony export */   is: () => (/* binding */ checkIn),
/* harmony export */   nG: () => (/* binding */ filesIn),
/* harmony export */   r7: () => (/* binding */ textIn),
/* harmony export */   rs: () => (/* binding */ suite),
/* harmony export */   uq: () => (/* binding */ grepFiles),
/* harmony export */   z6: () => (/* binding */ check)
/* harmony export */ });
function read(file) {
    return { tool: 'Read', input: { file_path: file, limit: 2000 } };
}
function grepFiles(pattern) {
    return { tool: 'Grep', input: { pattern, output_mode: 'files', head_limit: 60 } };
}
function glob(pattern) {
    return { tool: 'Glob', input: { pattern } };
}
function suite(input) {
    return { tool: 'Suite', input };
}
function check(input) {
    return { tool: 'Check', input };
}
/** The command as it runs in a folder of the repository. */
function inFolder(folder, command) {
    return folder === '.' ? command : `cd -- '${folder.replaceAll("'", `'\\''`)}' && {\n${command}\n}`;
}
function textIn(result) {
    return dataOf(result)?.text ?? '';
}
function filesIn(result) {
    return dataOf(result)?.files ?? [];
}
function outcomesIn(result) {
    // Outcomes of a tree that could not be prepared come with a failed call, and say so themselves.
    const data = dataOf(result && { ...result, isError: false });
    return data?.kind === 'suite' ? data.outcomes : [];
}
function mutantsIn(result) {
    const data = dataOf(result);
    return data?.kind === 'mutants' ? data.mutants : [];
}
function checkIn(result) {
    return dataOf(result);
}
/** The tools and this file agree on the data's type by name; a call that failed carries none. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each caller names the tool's type
function dataOf(result) {
    return result && !result.isError && typeof result.data === 'object' && result.data !== null
        ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by the tool of that name in this process
            result.data
        : undefined;
}


/***/ }),

/***/ 94346:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ asJsonBlock),
/* harmony export */   findingsIn: () => (/* binding */ findingsIn),
/* harmony export */   planItemsIn: () => (/* binding */ planItemsIn)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41514);

/** What an Explore agent found, in the form in which Plan reads it, whichever model wrote it. */
const finding = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    /** `path` uses the changed file `of`. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('importer'), path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), of: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    /** A test file that exercises the changed file `of`. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('test'), path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), of: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    /** A command of the repository's own that builds, lints or type-checks. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('command'),
        check: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['build', 'lint', 'typecheck']),
        command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        directory: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('.'),
        from: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    }),
    /** A changed place that could break, and how. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('risk'),
        path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive().optional(),
        risk: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['boundary', 'concurrency', 'state', 'security', 'errors']),
        why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    }),
]);
const planItem = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^P\d{1,3}$/),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(300),
    /** What the Verification playbook plays for it; a real model reads the title alone. */
    attack: zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
        zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('tests'), files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('mutants'), files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('repeat'), files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('shuffle') }),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('locale') }),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('twice') }),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('command'),
            check: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['build', 'lint', 'typecheck']),
            command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            directory: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            from: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        }),
    ])
        .optional(),
});
/** Findings in the last fenced `json` block of an Explore agent's answer; entries that do not fit are left out. */
function findingsIn(text) {
    return entriesIn(text, 'findings').flatMap((entry) => {
        const parsed = finding.safeParse(entry);
        return parsed.success ? [parsed.data] : [];
    });
}
/** Items of a plan: from its `json` block, else from lines that begin with `P1:`. At most 40. */
function planItemsIn(text) {
    const items = entriesIn(text, 'items').flatMap((entry) => {
        const parsed = planItem.safeParse(entry);
        return parsed.success ? [parsed.data] : [];
    });
    if (items.length > 0)
        return items.slice(0, 40);
    const lines = [...text.matchAll(/^[ \t*#-]*(P\d{1,3})\**[ \t]*[:.)\u2014-][ \t]*\**(.{3,300}?)\**[ \t\r]*$/gm)];
    const byId = new Map(lines.map((match) => [match[1] ?? '', { id: match[1] ?? '', title: match[2] ?? '' }]));
    return [...byId.values()].slice(0, 40);
}
function asJsonBlock(key, entries) {
    return ['```json', JSON.stringify({ [key]: entries }), '```'].join('\n');
}
function entriesIn(text, key) {
    const blocks = [...text.matchAll(/^```json\s*\n([\s\S]*?)^```/gm)].toReversed();
    for (const block of blocks) {
        const value = parseJson(block[1] ?? '');
        const entries = Array.isArray(value) ? value : isRecord(value) ? value[key] : undefined;
        if (Array.isArray(entries))
            return entries;
    }
    return [];
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isRecord(value) {
    return typeof value === 'object' && value !== null;
}


/***/ }),

/***/ 11946:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ playOpening),
/* harmony export */   z: () => (/* binding */ opening)
/* harmony export */ });
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13807);

/**
 * The first moves of verification: the configured steps, the project's own suite on both sides (nearest tests first), the
 * pull request's tests over base's sources, base's tests over head's sources, the merge result.
 */
function* opening(brief) {
    const results = [];
    const both = [(0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .suite */ .rs)({ source: 'head', relevant: true }), (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .suite */ .rs)({ source: 'base', relevant: true })];
    results.push(...(yield* calls('The tests nearest to the change, on head and on base.', both)));
    const blocked = (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomesIn */ .Rl)(results[0]).some((outcome) => outcome.unprepared !== undefined);
    let touched = [];
    if (!blocked) {
        touched = yield* crossed(brief);
        results.push(...touched);
        results.push(...(yield* whole(brief)));
        results.push(...(yield* configured(brief)));
    }
    const outcomes = results.flatMap(_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomesIn */ .Rl);
    const suiteMs = longest(outcomes);
    const own = touched.flatMap(_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomesIn */ .Rl).filter(({ run }) => run.pair.tests === 'head');
    const touchedMs = Math.max(0, ...own.map(({ run }) => run.durationMs)) || suiteMs;
    return { results, blocked, demonstrated: outcomes.some(demonstrates), suiteMs, touchedMs };
}
/** Tests and fixtures that the change touched, over the other side's sources. */
function* crossed(brief) {
    const touched = brief.change.files.filter((file) => file.kind === 'test' || file.kind === 'fixture');
    if (touched.length === 0)
        return [];
    return yield* calls("The change's tests over base's sources, and base's tests over head's sources.", [
        (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .suite */ .rs)({ source: 'base', tests: 'head', relevant: true }),
        (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .suite */ .rs)({ source: 'head', tests: 'base', relevant: true }),
    ]);
}
function* whole(brief) {
    const merged = brief.change.merge === null ? [] : [(0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .suite */ .rs)({ source: 'merge' })];
    return yield* calls('Every test, on head and on base.', [
        (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .suite */ .rs)({ source: 'head' }),
        (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .suite */ .rs)({ source: 'base' }),
        ...merged,
    ]);
}
function* configured(brief) {
    if (brief.steps.length === 0)
        return [];
    return yield* calls('The steps that the configuration asks for.', brief.steps.map((step) => (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .check */ .z6)({
        title: step.name,
        kind: step.kind,
        claim: `The step "${step.name}" of ${step.from} passes.`,
        command: step.command,
        oracle: step.kind === 'build' || step.kind === 'typecheck' || step.kind === 'lint' ? 'build' : 'test',
        timeout: step.timeoutMs,
    })));
}
function* calls(say, list) {
    const reply = yield { kind: 'call', say, calls: list };
    return reply.results;
}
function demonstrates(outcome) {
    return outcome.comparisons
        .filter(({ role }) => role === 'tests-over-base')
        .some(({ changes }) => changes.some((change) => change.kind === 'fixed' && change.failureKind === 'assertion'));
}
function longest(outcomes) {
    return Math.max(0, ...outcomes.filter(({ run }) => run.pair.source === 'head').map(({ run }) => run.durationMs));
}
/** A real model plans for itself; whether the tests notice a broken line must not hang on its thinking of it. */
function* openingOfModel(brief) {
    const opened = yield* opening(brief);
    if (opened.blocked || opened.demonstrated || brief.mutants === 0)
        return;
    const seconds = Math.ceil(Math.min(brief.timeMs / 6, Math.max(30_000, opened.suiteMs * 2)) / 1000);
    yield* calls('Mutants of the changed lines.', [(0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .suite */ .rs)({ mutants: { limit: brief.mutants, seconds } })]);
}
/** Plays the opening through an agent's own tools, and tells a real model what came of it as its first message. */
async function playOpening(brief, play) {
    const moves = openingOfModel(brief);
    const told = [];
    let step = moves.next({ results: [], messages: [] });
    while (!step.done) {
        const move = step.value;
        const results = move.kind === 'call' ? await Promise.all(move.calls.map(({ tool, input }) => play(tool, input))) : [];
        if (move.kind === 'call')
            told.push(...move.calls.map((call, index) => paragraph(call, results[index])));
        step = moves.next({ results, messages: [] });
    }
    const text = [
        'Before you started, the runtime ran the following. Cite these records by id; do not run them again without a reason.',
        ...told,
    ].join('\n\n');
    return { role: 'user', content: [{ type: 'text', text }] };
}
function paragraph({ tool, input }, result) {
    return `${tool} ${JSON.stringify(input)}\n${result?.content ?? '(no result)'}`;
}


/***/ }),

/***/ 99451:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   verification: () => (/* binding */ verification)
/* harmony export */ });
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8262);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13807);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94346);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11946);




/** Opens, waits for the plan, plays each of its items in its order, and ends with a Verdict that answers them all. */
const verification = function* (task) {
    const brief = (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .briefIn */ .W)(task);
    const endsAt = performance.now() + brief.timeMs - reserveMs;
    const opened = yield* (0,_opening_js__WEBPACK_IMPORTED_MODULE_2__/* .opening */ .z)(brief);
    const items = yield* awaitPlan();
    const { answers, results } = yield* attack(brief, items, { ...opened, endsAt });
    const call = callFrom([...opened.results, ...results]);
    yield { kind: 'call', calls: [{ tool: 'Verdict', input: { ...call, answers } }] };
    return call.summary;
};
function* awaitPlan() {
    const reply = yield { kind: 'wait', say: 'The opening is played. Waiting for the plan of attack.' };
    const plans = reply.messages
        .flatMap(({ content }) => content)
        .flatMap((block) => ('data' in block ? planIn(block.data) : []));
    return (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__.planItemsIn)(plans.join('\n'));
}
function planIn(data) {
    return typeof data === 'object' && data !== null && 'plan' in data && typeof data.plan === 'string'
        ? [data.plan]
        : [];
}
/** Kept back for the verdict. What the time ends in the middle of makes a run obstructed; what is left out is only not verified. */
const reserveMs = 10_000;
function* attack(brief, items, opened) {
    const answers = [];
    const results = [];
    let leftMs = share(brief, opened);
    for (const item of items) {
        const calls = callsFor(item, {
            brief,
            opened,
            leftMs: Math.min(leftMs, opened.endsAt - performance.now()),
        });
        if (typeof calls === 'string') {
            answers.push({ planItem: item.id, notTested: calls });
            continue;
        }
        const reply = yield { kind: 'call', say: `${item.id}: ${item.title}`, calls };
        results.push(...reply.results);
        leftMs -= reply.results.reduce((sum, result) => sum + spent(result), 0);
        answers.push(answerFrom(item, reply.results));
    }
    return { answers, results };
}
/** What the attack may take after the opening: as long again as the tests took a few times over, within the job's time. */
function share(brief, opened) {
    return Math.min(brief.timeMs / 3, Math.max(30_000, opened.suiteMs * 3));
}
const repetitions = 5;
/** The calls that test an item, or why it is not tested. */
function callsFor({ attack: move }, { brief, opened, leftMs }) {
    if (!move)
        return 'the playbook has no move for it';
    if (opened.blocked)
        return "head's tree could not be prepared";
    if (leftMs <= 0 || opened.endsAt - performance.now() < leastMs(move, opened))
        return 'no time was left for it';
    switch (move.kind) {
        case 'tests':
            return [(0,_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .suite */ .rs)({ source: 'head', select: move.files }), (0,_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .suite */ .rs)({ source: 'base', select: move.files })];
        case 'mutants':
            return [
                (0,_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .suite */ .rs)({ mutants: { files: move.files, limit: brief.mutants, seconds: Math.ceil(leftMs / 2000) } }),
            ];
        case 'repeat':
            return [(0,_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .suite */ .rs)({ source: 'head', select: move.files, vary: 'repeat', times: repetitions })];
        case 'shuffle':
        case 'locale':
        case 'twice':
            return [(0,_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .suite */ .rs)({ source: 'head', ...changedTests(brief), vary: move.kind })];
        case 'command':
            return [
                (0,_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .check */ .z6)({
                    title: `${move.check}: ${move.command}`.slice(0, 200),
                    kind: move.check,
                    claim: `The repository's own ${move.check} command (${move.from}) passes.`,
                    command: (0,_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .inFolder */ ._z)(move.directory, move.command),
                    oracle: 'build',
                }),
            ];
    }
}
/** How long an item takes at least, by what its tests took before. Tests that were run already take nothing. */
function leastMs({ kind }, { suiteMs, touchedMs }) {
    const least = {
        tests: 0,
        command: 0,
        mutants: 2 * suiteMs,
        repeat: repetitions * touchedMs,
        shuffle: touchedMs,
        locale: touchedMs,
        twice: 2 * touchedMs,
    };
    return least[kind];
}
/** What is repeated under other conditions: the tests that the change brings along, else those nearest to it. */
function changedTests({ change }) {
    const changed = change.files.filter(({ kind, status }) => kind === 'test' && status !== 'deleted');
    return changed.length > 0 ? { select: changed.map(({ path }) => path) } : { relevant: true };
}
function spent(result) {
    const suites = (0,_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomesIn */ .Rl)(result).reduce((sum, { run }) => sum + run.durationMs, 0);
    const runs = (0,_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .checkIn */ .is)(result)?.runs ?? [];
    return suites + runs.reduce((sum, run) => sum + run.record.durationMs, 0);
}
function answerFrom(item, results) {
    const failed = results.find((result) => result.isError);
    if (failed)
        return { planItem: item.id, notTested: failed.content.slice(0, 300) };
    const runs = results.flatMap(_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomesIn */ .Rl).map(({ run }) => run);
    const suites = runs.filter(({ records }) => records.length > 0).map(({ id }) => id);
    const mutants = results.flatMap(_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .mutantsIn */ .gp).map(({ id }) => id);
    const checks = results.map(_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .checkIn */ .is).flatMap((found) => (isCheck(found) ? [found.id] : []));
    const ids = [...suites, ...checks, ...mutants];
    return ids.length > 0
        ? { planItem: item.id, checks: ids }
        : { planItem: item.id, notTested: runs[0]?.incompleteBecause[0] ?? 'nothing could be run for it' };
}
function isCheck(found) {
    return found !== undefined && 'outcome' in found;
}
/** What the playbook itself makes of it: it objects to nothing but what was confirmed. The verdict is computed from the evidence. */
function callFrom(results) {
    const regressed = results
        .flatMap(_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomesIn */ .Rl)
        .flatMap(({ comparisons }) => comparisons)
        .filter(({ role }) => role === 'across-change')
        .flatMap(({ changes }) => changes.filter((change) => change.kind === 'regressed' && change.replays > 0));
    const failed = results.map(_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .checkIn */ .is).filter((found) => isCheck(found) && found.outcome === 'fail');
    return regressed.length + failed.length > 0
        ? {
            call: 'FAIL',
            summary: `${regressed.length} tests and ${failed.length} checks fail on head and not on base.`,
        }
        : { call: 'PASS', summary: 'Nothing that was run fails on head and passes on base.' };
}


/***/ })

};
