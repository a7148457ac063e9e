export const id = 5518;
export const ids = [5518,3137];
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
