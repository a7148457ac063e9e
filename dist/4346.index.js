export const id = 4346;
export const ids = [4346];
export const modules = {

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
