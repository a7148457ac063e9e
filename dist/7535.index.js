export const id = 7535;
export const ids = [7535,3137,5518];
export const modules = {

/***/ 23137:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ z)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41514);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49567);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98439);

/**
 * What schemas here are made of. zod as a whole brings its messages in fifty languages, which a bundler can leave out
 * only where each part is named.
 */
const z = {
    array: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg,
    boolean: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY,
    coerce: { number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai },
    discriminatedUnion: zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt,
    enum: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n,
    int: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr,
    literal: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz,
    null: zod__WEBPACK_IMPORTED_MODULE_0__/* ["null"] */ .chJ,
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig,
    object: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc,
    record: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P,
    strictObject: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej,
    string: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP,
    toJSONSchema: zod__WEBPACK_IMPORTED_MODULE_2__/* .toJSONSchema */ .bl,
    union: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ,
    unknown: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J,
};


/***/ }),

/***/ 87535:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resultSchema: () => (/* binding */ resultSchema)
/* harmony export */ });
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);

// What is read of a result.json that another job made: what a report shows, each string and each list bounded. Fields
// that nobody reads are dropped unread. Written by `renderDocument`.
const word = _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().max(200);
const sentence = _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().max(20_000);
const name = _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().max(4_000);
const sha = _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().regex(/^[0-9a-f]{40}$/);
const count = _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).max(1e9);
/** GitHub's numbers have long passed what 32 bits hold. */
const number = _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0);
const ids = _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(word).max(10_000);
const reasons = _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({ text: sentence, evidence: ids })).max(10_000);
const finding = _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({
    severity: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.enum(['failure', 'warning', 'advice']),
    title: sentence,
    detail: sentence,
    file: name.optional(),
    line: count.optional(),
    tests: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(sentence).max(100_000),
    evidence: ids,
    reproduce: sentence.optional(),
});
const call = _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.discriminatedUnion('verdict', [
    _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({ verdict: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.literal('PASS'), shown: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.enum(['demonstrated', 'exercised']) }),
    _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({ verdict: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.literal('FAIL') }),
    _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({
        verdict: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.literal('INCONCLUSIVE'),
        because: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.enum(['unproven', 'obstructed', 'not-run']),
    }),
]);
const levels = {
    bubblewrap: 'bubblewrap',
    'bubblewrap-root': 'bubblewrap-root',
    'separate-user': 'separate-user',
    none: 'none',
};
const counts = _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({
    'still-passes': count,
    fixed: count,
    regressed: count,
    'still-fails': count,
    'new-passes': count,
    'new-fails': count,
    vanished: count,
    renamed: count,
    skipped: count,
    flaky: count,
});
/** Names which change, which run: compared with what GitHub says, never believed. */
const about = _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({
    repository: name,
    pullRequest: number.nullable(),
    run: number,
});
const resultSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({
    schemaVersion: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.literal(1),
    about,
    call,
    headline: sentence,
    reasons,
    findings: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(finding).max(10_000),
    passed: reasons,
    notVerified: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(sentence).max(10_000),
    change: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({ base: sha, head: sha }),
    sandbox: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.enum(levels),
    model: word,
    costUsd: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.number().min(0).max(1e6).nullable(),
    startedAt: word,
    durationMs: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.number().min(0).max(1e9),
    comparisons: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z
        .array(_base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({
        role: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.enum(['across-change', 'tests-over-base', 'base-tests-over-head', 'merge']),
        before: word,
        after: word,
        counts,
        complete: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean(),
    }))
        .max(1_000),
});


/***/ }),

/***/ 49567:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41514);


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}


/***/ })

};
