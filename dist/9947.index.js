export const id = 9947;
export const ids = [9947,4346];
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

/***/ 39947:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   plan: () => (/* binding */ plan)
/* harmony export */ });
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8262);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94346);


/** Orders the attack by what Explore found: an item that stands on a finding is absent without it. */
// oxlint-disable-next-line require-yield -- all that it needs is in its task
const plan = function* (task) {
    const brief = (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .briefIn */ .W)(task);
    const attacks = orderAttacks(brief, brief.findings ?? []);
    const items = attacks.map(({ title, attack }, index) => ({ id: `P${index + 1}`, title, attack }));
    const critical = brief.change.files.slice(0, 5).map((file) => `- ${file.path}`);
    return [
        ...items.map((item) => `${item.id}: ${item.title}`),
        (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .asJsonBlock */ .I)('items', items),
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


/***/ })

};
