export const id = 3137;
export const ids = [3137,5518];
export const modules = {

/***/ 23137:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ z)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49567);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98439);

/**
 * What schemas here are made of. zod as a whole brings its messages in fifty languages, which a bundler can leave out
 * only where each part is named.
 */
const z = {
    array: zod__WEBPACK_IMPORTED_MODULE_0__.array,
    boolean: zod__WEBPACK_IMPORTED_MODULE_0__.boolean,
    coerce: { number: zod__WEBPACK_IMPORTED_MODULE_1__.number },
    discriminatedUnion: zod__WEBPACK_IMPORTED_MODULE_0__.discriminatedUnion,
    enum: zod__WEBPACK_IMPORTED_MODULE_0__["enum"],
    int: zod__WEBPACK_IMPORTED_MODULE_0__.int,
    literal: zod__WEBPACK_IMPORTED_MODULE_0__.literal,
    null: zod__WEBPACK_IMPORTED_MODULE_0__["null"],
    number: zod__WEBPACK_IMPORTED_MODULE_0__.number,
    object: zod__WEBPACK_IMPORTED_MODULE_0__.object,
    record: zod__WEBPACK_IMPORTED_MODULE_0__.record,
    strictObject: zod__WEBPACK_IMPORTED_MODULE_0__.strictObject,
    string: zod__WEBPACK_IMPORTED_MODULE_0__.string,
    toJSONSchema: zod__WEBPACK_IMPORTED_MODULE_2__/* .toJSONSchema */ .bl,
    union: zod__WEBPACK_IMPORTED_MODULE_0__.union,
    unknown: zod__WEBPACK_IMPORTED_MODULE_0__.unknown,
};


/***/ }),

/***/ 49567:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bigint: () => (/* binding */ bigint),
/* harmony export */   boolean: () => (/* binding */ boolean),
/* harmony export */   date: () => (/* binding */ date),
/* harmony export */   number: () => (/* binding */ number),
/* harmony export */   string: () => (/* binding */ string)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);


function string(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedString */ .K_(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodNumber, params);
}
function boolean(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedBoolean */ .dN(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodBoolean, params);
}
function bigint(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedBigint */ .St(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodBigInt, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedDate */ .B4(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodDate, params);
}


/***/ })

};
