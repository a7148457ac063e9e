export const id = 1244;
export const ids = [1244,4346];
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

/***/ 11244:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explore: () => (/* binding */ explore)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/playbook/brief.js
var playbook_brief = __webpack_require__(8262);
// EXTERNAL MODULE: ./build/playbook/calls.js
var calls = __webpack_require__(13807);
// EXTERNAL MODULE: ./build/playbook/findings.js
var playbook_findings = __webpack_require__(94346);
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
    const brief = (0,playbook_brief/* briefIn */.W)(task);
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


/***/ })

};
