export const id = 3724;
export const ids = [3724,4346];
export const modules = {

/***/ 3724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  playbooks: () => (/* binding */ playbooks)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/playbook/brief.js
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

// EXTERNAL MODULE: ./build/playbook/calls.js
var calls = __webpack_require__(3807);
// EXTERNAL MODULE: ./build/playbook/findings.js
var playbook_findings = __webpack_require__(4346);
;// CONCATENATED MODULE: ./build/playbook/risks.js
/** What a changed line may hide, by what is written on it. The first row that matches names the line's risk. */
const signs = [
    {
        risk: 'security',
        sign: /\b(eval|exec|spawn|Function)\s*\(|innerHTML|\bchild_process\b|\.\.\//,
        why: 'runs or reaches what a caller names',
    },
    {
        risk: 'concurrency',
        sign: /\b(async|await|Promise|setTimeout|setInterval|nextTick|Worker|lock)\b|\.then\(/,
        why: 'order of events',
    },
    {
        risk: 'state',
        sign: /\b(cache|global|static|Map|Set|WeakMap|writeFile|unlink|mkdir|rename|process\.env)\b|\bthis\.\w+\s*=[^=]/,
        why: 'state that outlives the call',
    },
    { risk: 'errors', sign: /\b(throw|catch|reject|finally|Error)\b/, why: 'how it fails' },
    {
        risk: 'boundary',
        sign: /[<>]=?|\b(length|slice|substring|substr|indexOf|splice|parseInt|Number|Math\.\w+)\b|[+-] ?1\b|\?\.|\?\?|&&|\|\||!==?|===?/,
        why: 'a condition or a limit',
    },
];
/** At most five a file, the first changed line of each risk. */
function risksOf(file, text) {
    const lines = text.split('\n');
    const seen = new Map();
    for (const { start, end } of file.lines) {
        for (let line = start; line <= end; line += 1) {
            const written = (lines[line - 1] ?? '').trim();
            if (written === '' || /^(\/\/|\*|\/\*|import\b)/.test(written))
                continue;
            const sign = signs.find((candidate) => candidate.sign.test(written));
            if (sign && !seen.has(sign.risk))
                seen.set(sign.risk, { kind: 'risk', path: file.path, line, risk: sign.risk, why: sign.why });
        }
    }
    return [...seen.values()];
}

;// CONCATENATED MODULE: ./build/playbook/explore.js





const searches = { touches, tests, risks };
/** Answers one of the three questions of a verify job by searching, and reports what it found as findings. */
const explore = function* (task) {
    const brief = briefIn(task);
    const role = brief.role ?? 'touches';
    const findings = yield* searches[role](brief);
    const lines = findings.map((finding) => `- ${sentence(finding)}`);
    return [`${titles[role]}: ${findings.length} found.`, ...lines, (0,playbook_findings/* asJsonBlock */.I)('findings', findings)].join('\n');
};
const titles = {
    touches: 'What the change touches',
    tests: 'Which tests and commands exist',
    risks: 'Where it could break',
};
/** At most this many changed files are searched for: each costs a search over the whole tree. */
const searchedFiles = 12;
function* touches(brief) {
    const sources = changedSources(brief).slice(0, searchedFiles);
    if (sources.length === 0)
        return yield* claimed(brief);
    const reply = yield {
        kind: 'call',
        say: 'Searching for what imports the changed files.',
        calls: sources.map((file) => (0,calls/* grepFiles */.uq)(importOf(file.path))),
    };
    return sources.flatMap((file, index) => (0,calls/* filesIn */.nG)(reply.results[index])
        .filter((found) => found !== file.path && !looksLikeTest(found))
        .slice(0, 10)
        .map((found) => ({ kind: 'importer', path: found, of: file.path })));
}
/** Where only tests change: the sources that they import, by reading them. */
function* claimed(brief) {
    const changed = brief.change.files.filter((file) => file.kind === 'test' && file.status !== 'deleted');
    const files = changed.slice(0, searchedFiles);
    if (files.length === 0)
        return [];
    const opened = yield {
        kind: 'call',
        say: 'Reading what the changed tests import.',
        calls: files.map(({ path: file }) => (0,calls/* read */.LF)(file)),
    };
    const wanted = files.flatMap((file, index) => importsIn((0,calls/* textIn */.r7)(opened.results[index])).map((name) => ({
        by: file.path,
        target: external_node_path_.posix.join(external_node_path_.posix.dirname(file.path), name).replace(/\.[cm]?[jt]sx?$/, ''),
    })));
    if (wanted.length === 0)
        return [];
    const found = yield { kind: 'call', calls: wanted.map(({ target }) => (0,calls/* glob */.TI)(`${target}{.*,/index.*}`)) };
    return wanted.flatMap(({ by }, index) => (0,calls/* filesIn */.nG)(found.results[index])
        .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !looksLikeTest(file))
        .slice(0, 1)
        .map((file) => ({ kind: 'importer', path: by, of: file })));
}
/** Relative specifiers of imports, requires and re-exports; at most ten. */
function importsIn(text) {
    const found = text.matchAll(/(?:from|import|require)\s*\(?\s*['"](\.{1,2}\/[^'"\n]{1,200})['"]/g);
    return [...new Set([...found].map((match) => match[1] ?? ''))].slice(0, 10);
}
function* tests(brief) {
    const sources = changedSources(brief).slice(0, searchedFiles);
    const changed = brief.change.files.filter((file) => file.kind === 'test' && file.status !== 'deleted');
    const reply = yield {
        kind: 'call',
        say: 'Looking for tests of the changed files, and for the scripts that the own commands need.',
        calls: [
            (0,calls/* read */.LF)('package.json'),
            ...sources.map((file) => (0,calls/* glob */.TI)(`**/*${stem(file.path)}*.{js,cjs,mjs,jsx,ts,cts,mts,tsx}`)),
            ...sources.map((file) => (0,calls/* grepFiles */.uq)(importOf(file.path))),
        ],
    };
    const scripts = scriptsIn((0,calls/* textIn */.r7)(reply.results[0]));
    const found = new Map();
    for (const file of changed)
        found.set(file.path, test(file.path, file.path, 'changed'));
    sources.forEach((file, index) => {
        const importing = (0,calls/* filesIn */.nG)(reply.results[1 + sources.length + index]).filter(looksLikeTest);
        const named = (0,calls/* filesIn */.nG)(reply.results[1 + index]).filter(looksLikeTest);
        for (const path of importing)
            if (!found.has(path))
                found.set(path, test(path, file.path, 'imports it'));
        for (const path of named)
            if (!found.has(path))
                found.set(path, test(path, file.path, 'is named after it'));
    });
    return [...[...found.values()].slice(0, 40), ...ownCommands(brief, scripts)];
}
function* risks(brief) {
    const sources = changedSources(brief).slice(0, searchedFiles);
    if (sources.length === 0)
        return [];
    const reply = yield {
        kind: 'call',
        say: 'Reading the changed lines.',
        calls: sources.map((file) => (0,calls/* read */.LF)(file.path)),
    };
    return sources.flatMap((file, index) => risksOf(file, (0,calls/* textIn */.r7)(reply.results[index])));
}
function changedSources(brief) {
    return brief.change.files.filter((file) => file.kind === 'source' && file.status !== 'deleted' && !file.binary);
}
/** A command that names a package script is only worth running when head still has that script. */
function ownCommands(brief, scripts) {
    return brief.ownCommands
        .filter(({ command }) => {
        const script = /^(?:npm|pnpm|yarn|bun) (?:run )?([\w:.-]+)/.exec(command)?.[1];
        return script === undefined || scripts.size === 0 || scripts.has(script);
    })
        .map(({ kind, ...own }) => ({ kind: 'command', check: kind, ...own }));
}
function scriptsIn(manifest) {
    try {
        const parsed = JSON.parse(manifest);
        const scripts = typeof parsed === 'object' && parsed !== null && 'scripts' in parsed ? parsed.scripts : null;
        return new Set(typeof scripts === 'object' && scripts !== null ? Object.keys(scripts) : []);
    }
    catch {
        return new Set();
    }
}
function test(file, of, why) {
    return { kind: 'test', path: file, of, why };
}
/** An import, require or re-export whose specifier ends in the file's name (or its folder's, for an index file). */
function importOf(file) {
    return `(from|import|require)\\s*\\(?\\s*['"][^'"]*\\b${explore_escape(stem(file))}(/index)?(\\.[cm]?[jt]sx?)?['"]`;
}
function stem(file) {
    const name = external_node_path_.posix.basename(file).replace(/\.[^.]+$/, '');
    return name === 'index'
        ? external_node_path_.posix.basename(external_node_path_.posix.dirname(external_node_path_.posix.resolve('/', file))) || name
        : name;
}
function explore_escape(text) {
    return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw `\$&`);
}
function looksLikeTest(file) {
    return /(^|\/)(tests?|__tests__|specs?|e2e)\/|[.-](test|spec)\.[cm]?[jt]sx?$|(^|\/)test[.-]/.test(file);
}
function sentence(finding) {
    switch (finding.kind) {
        case 'importer':
            return `${finding.path} imports ${finding.of}`;
        case 'test':
            return finding.path === finding.of
                ? `${finding.path} is a test that changed`
                : `${finding.path} tests ${finding.of}: ${finding.why}`;
        case 'command':
            return `${finding.check}: ${finding.command} (${finding.from})`;
        case 'risk':
            return `${finding.path}${finding.line ? `:${finding.line}` : ''} ${finding.risk}: ${finding.why}`;
    }
}

;// CONCATENATED MODULE: ./build/playbook/plan.js


/** Orders the attack by what Explore found: an item that stands on a finding is absent without it. */
// oxlint-disable-next-line require-yield -- all that it needs is in its task
const plan = function* (task) {
    const brief = briefIn(task);
    const attacks = orderAttacks(brief, brief.findings ?? []);
    const items = attacks.map(({ title, attack }, index) => ({ id: `P${index + 1}`, title, attack }));
    const critical = brief.change.files.slice(0, 5).map((file) => `- ${file.path}`);
    return [
        ...items.map((item) => `${item.id}: ${item.title}`),
        (0,playbook_findings/* asJsonBlock */.I)('items', items),
        '### Critical Files for Implementation',
        ...critical,
    ].join('\n');
};
function orderAttacks(brief, findings) {
    const risks = findings.filter((finding) => finding.kind === 'risk');
    const has = (risk) => risks.some((finding) => finding.risk === risk);
    const attacks = [
        ...commandAttacks(findings),
        ...testAttack(findings),
        ...mutantAttack(brief, findings),
        ...repeatAttack(brief, has('concurrency')),
        shuffleAttack(has('state')),
        twiceAttack(has('state')),
        {
            value: 20,
            title: 'Run the changed tests in another time zone and locale',
            attack: { kind: 'locale' },
        },
    ];
    return attacks.toSorted((a, b) => b.value - a.value).slice(0, 40);
}
function commandAttacks(findings) {
    const value = { typecheck: 90, build: 85, lint: 30 };
    return findings
        .filter((finding) => finding.kind === 'command')
        .map(({ check, command, directory, from }) => ({
        value: value[check],
        title: `The repository's own ${check} command still passes: ${command}`,
        attack: { kind: 'command', check, command, directory, from },
    }));
}
function testAttack(findings) {
    const files = findings.filter((finding) => finding.kind === 'test').map((finding) => finding.path);
    if (files.length === 0)
        return [];
    return [
        {
            value: 80,
            title: `The tests nearest to the change still pass: ${files.slice(0, 5).join(', ')}`,
            attack: { kind: 'tests', files: files.slice(0, 40) },
        },
    ];
}
/** Files with the most risks are mutated first; those that others import break ties. */
function mutantAttack(brief, findings) {
    const risksIn = (path) => findings.filter((found) => found.kind === 'risk' && found.path === path).length;
    const importersOf = (path) => findings.filter((found) => found.kind === 'importer' && found.of === path).length;
    const files = mutable(brief, findings).toSorted((a, b) => risksIn(b) - risksIn(a) || importersOf(b) - importersOf(a));
    if (files.length === 0)
        return [];
    return [
        {
            value: 60,
            title: `The tests notice when a changed line is broken: ${files.slice(0, 5).join(', ')}`,
            attack: { kind: 'mutants', files },
        },
    ];
}
/** The changed sources; where only tests change, the sources that they claim to test. */
function mutable(brief, findings) {
    const changed = brief.change.files
        .filter((file) => file.kind === 'source' && file.status !== 'deleted' && !file.binary)
        .map((file) => file.path);
    if (brief.change.class !== 'tests')
        return changed;
    return [...new Set(findings.flatMap((found) => (found.kind === 'importer' ? [found.of] : [])))];
}
function repeatAttack(brief, concurrent) {
    const files = brief.change.files
        .filter((file) => file.kind === 'test' && file.status !== 'deleted')
        .map((file) => file.path);
    if (files.length === 0)
        return [];
    return [
        {
            value: concurrent ? 75 : 50,
            title: 'The changed tests give the same answer five times',
            attack: { kind: 'repeat', files },
        },
    ];
}
function shuffleAttack(stateful) {
    return { value: stateful ? 70 : 40, title: 'The tests pass in another order', attack: { kind: 'shuffle' } };
}
function twiceAttack(stateful) {
    return {
        value: stateful ? 72 : 45,
        title: 'A second run in the same place passes and leaves nothing behind',
        attack: { kind: 'twice' },
    };
}

// EXTERNAL MODULE: ./build/playbook/opening.js
var opening = __webpack_require__(1946);
;// CONCATENATED MODULE: ./build/playbook/verification.js




/** Opens, waits for the plan, plays each of its items in its order, and ends with a Verdict that answers them all. */
const verification = function* (task) {
    const brief = briefIn(task);
    const opened = yield* (0,opening/* opening */.z)(brief);
    const items = yield* awaitPlan();
    const { answers, results } = yield* attack(brief, items, opened);
    const call = callFrom([...opened.results, ...results]);
    yield { kind: 'call', calls: [{ tool: 'Verdict', input: { ...call, answers } }] };
    return call.summary;
};
function* awaitPlan() {
    const reply = yield { kind: 'wait', say: 'The opening is played. Waiting for the plan of attack.' };
    const plans = reply.messages
        .flatMap(({ content }) => content)
        .flatMap((block) => ('data' in block ? planIn(block.data) : []));
    return (0,playbook_findings.planItemsIn)(plans.join('\n'));
}
function planIn(data) {
    return typeof data === 'object' && data !== null && 'plan' in data && typeof data.plan === 'string'
        ? [data.plan]
        : [];
}
function* attack(brief, items, opened) {
    const answers = [];
    const results = [];
    let leftMs = share(brief, opened);
    for (const item of items) {
        const calls = callsFor(item, { brief, opened, leftMs });
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
/** The calls that test an item, or why it is not tested. */
function callsFor({ attack: move }, { brief, opened, leftMs }) {
    if (!move)
        return 'the playbook has no move for it';
    if (opened.blocked)
        return "head's tree could not be prepared";
    if (leftMs <= 0)
        return 'no time was left for it';
    switch (move.kind) {
        case 'tests':
            return [(0,calls/* suite */.rs)({ source: 'head', select: move.files }), (0,calls/* suite */.rs)({ source: 'base', select: move.files })];
        case 'mutants':
            return [
                (0,calls/* suite */.rs)({ mutants: { files: move.files, limit: brief.mutants, seconds: Math.ceil(leftMs / 2000) } }),
            ];
        case 'repeat':
            return [(0,calls/* suite */.rs)({ source: 'head', select: move.files, vary: 'repeat', times: 5 })];
        case 'shuffle':
        case 'locale':
        case 'twice':
            return [(0,calls/* suite */.rs)({ source: 'head', ...changedTests(brief), vary: move.kind })];
        case 'command':
            return [
                (0,calls/* check */.z6)({
                    title: `${move.check}: ${move.command}`.slice(0, 200),
                    kind: move.check,
                    claim: `The repository's own ${move.check} command (${move.from}) passes.`,
                    command: (0,calls/* inFolder */._z)(move.directory, move.command),
                    oracle: 'build',
                }),
            ];
    }
}
/** What is repeated under other conditions: the tests that the change brings along, else those nearest to it. */
function changedTests({ change }) {
    const changed = change.files.filter(({ kind, status }) => kind === 'test' && status !== 'deleted');
    return changed.length > 0 ? { select: changed.map(({ path }) => path) } : { relevant: true };
}
function spent(result) {
    const suites = (0,calls/* outcomesIn */.Rl)(result).reduce((sum, { run }) => sum + run.durationMs, 0);
    const runs = (0,calls/* checkIn */.is)(result)?.runs ?? [];
    return suites + runs.reduce((sum, run) => sum + run.record.durationMs, 0);
}
function answerFrom(item, results) {
    const failed = results.find((result) => result.isError);
    if (failed)
        return { planItem: item.id, notTested: failed.content.slice(0, 300) };
    const runs = results.flatMap(calls/* outcomesIn */.Rl).map(({ run }) => run);
    const suites = runs.filter(({ records }) => records.length > 0).map(({ id }) => id);
    const mutants = results.flatMap(calls/* mutantsIn */.gp).map(({ id }) => id);
    const checks = results.map(calls/* checkIn */.is).flatMap((found) => (isCheck(found) ? [found.id] : []));
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
        .flatMap(calls/* outcomesIn */.Rl)
        .flatMap(({ comparisons }) => comparisons)
        .filter(({ role }) => role === 'across-change')
        .flatMap(({ changes }) => changes.filter((change) => change.kind === 'regressed' && change.replays > 0));
    const failed = results.map(calls/* checkIn */.is).filter((found) => isCheck(found) && found.outcome === 'fail');
    return regressed.length + failed.length > 0
        ? {
            call: 'FAIL',
            summary: `${regressed.length} tests and ${failed.length} checks fail on head and not on base.`,
        }
        : { call: 'PASS', summary: 'Nothing that was run fails on head and passes on base.' };
}

;// CONCATENATED MODULE: ./build/playbook/all.js



/** Agent type → the playbook that can play it. */
const playbooks = {
    Explore: explore,
    Plan: plan,
    Verification: verification,
};


/***/ }),

/***/ 3807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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

/***/ 4346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ asJsonBlock),
/* harmony export */   findingsIn: () => (/* binding */ findingsIn),
/* harmony export */   planItemsIn: () => (/* binding */ planItemsIn)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5156);

/** What an Explore agent found, in the form in which Plan reads it, whichever model wrote it. */
const finding = zod__WEBPACK_IMPORTED_MODULE_0__.discriminatedUnion('kind', [
    /** `path` uses the changed file `of`. */
    zod__WEBPACK_IMPORTED_MODULE_0__.object({ kind: zod__WEBPACK_IMPORTED_MODULE_0__.literal('importer'), path: zod__WEBPACK_IMPORTED_MODULE_0__.string(), of: zod__WEBPACK_IMPORTED_MODULE_0__.string() }),
    /** A test file that exercises the changed file `of`. */
    zod__WEBPACK_IMPORTED_MODULE_0__.object({ kind: zod__WEBPACK_IMPORTED_MODULE_0__.literal('test'), path: zod__WEBPACK_IMPORTED_MODULE_0__.string(), of: zod__WEBPACK_IMPORTED_MODULE_0__.string(), why: zod__WEBPACK_IMPORTED_MODULE_0__.string() }),
    /** A command of the repository's own that builds, lints or type-checks. */
    zod__WEBPACK_IMPORTED_MODULE_0__.object({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__.literal('command'),
        check: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['build', 'lint', 'typecheck']),
        command: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
        directory: zod__WEBPACK_IMPORTED_MODULE_0__.string().default('.'),
        from: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    }),
    /** A changed place that could break, and how. */
    zod__WEBPACK_IMPORTED_MODULE_0__.object({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__.literal('risk'),
        path: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
        line: zod__WEBPACK_IMPORTED_MODULE_0__.number().int().positive().optional(),
        risk: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['boundary', 'concurrency', 'state', 'security', 'errors']),
        why: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    }),
]);
const planItem = zod__WEBPACK_IMPORTED_MODULE_0__.object({
    id: zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^P\d{1,3}$/),
    title: zod__WEBPACK_IMPORTED_MODULE_0__.string().max(300),
    /** What the Verification playbook plays for it; a real model reads the title alone. */
    attack: zod__WEBPACK_IMPORTED_MODULE_0__.discriminatedUnion('kind', [
        zod__WEBPACK_IMPORTED_MODULE_0__.object({ kind: zod__WEBPACK_IMPORTED_MODULE_0__.literal('tests'), files: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()) }),
        zod__WEBPACK_IMPORTED_MODULE_0__.object({ kind: zod__WEBPACK_IMPORTED_MODULE_0__.literal('mutants'), files: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()) }),
        zod__WEBPACK_IMPORTED_MODULE_0__.object({ kind: zod__WEBPACK_IMPORTED_MODULE_0__.literal('repeat'), files: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()) }),
        zod__WEBPACK_IMPORTED_MODULE_0__.object({ kind: zod__WEBPACK_IMPORTED_MODULE_0__.literal('shuffle') }),
        zod__WEBPACK_IMPORTED_MODULE_0__.object({ kind: zod__WEBPACK_IMPORTED_MODULE_0__.literal('locale') }),
        zod__WEBPACK_IMPORTED_MODULE_0__.object({ kind: zod__WEBPACK_IMPORTED_MODULE_0__.literal('twice') }),
        zod__WEBPACK_IMPORTED_MODULE_0__.object({
            kind: zod__WEBPACK_IMPORTED_MODULE_0__.literal('command'),
            check: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['build', 'lint', 'typecheck']),
            command: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
            directory: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
            from: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
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
    const lines = [...text.matchAll(/^[\s*#-]*\**(P\d{1,3})\**\s*[:.)—-]\s*\**(.{3,300}?)\**\s*$/gm)];
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

/***/ 1946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ playOpening),
/* harmony export */   z: () => (/* binding */ opening)
/* harmony export */ });
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3807);

/**
 * The first moves of verification: the configured steps, the project's own suite on both sides (nearest tests first), the
 * pull request's tests over base's sources, base's tests over head's sources, the merge result.
 */
function* opening(brief) {
    const results = [];
    const both = [(0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .suite */ .rs)({ source: 'head', relevant: true }), (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .suite */ .rs)({ source: 'base', relevant: true })];
    results.push(...(yield* calls('The tests nearest to the change, on head and on base.', both)));
    const blocked = (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomesIn */ .Rl)(results[0]).some((outcome) => outcome.unprepared !== undefined);
    if (!blocked) {
        results.push(...(yield* crossed(brief)));
        results.push(...(yield* whole(brief)));
        results.push(...(yield* configured(brief)));
    }
    const outcomes = results.flatMap(_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomesIn */ .Rl);
    return { results, blocked, demonstrated: outcomes.some(demonstrates), suiteMs: longest(outcomes) };
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


/***/ })

};
