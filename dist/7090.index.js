export const id = 7090;
export const ids = [7090];
export const modules = {

/***/ 7090:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ errorCode)
/* harmony export */ });
/** The `code` of a Node error (`ENOENT`, `ESRCH`\u2026), or undefined for anything else that was thrown. */
function errorCode(error) {
    if (!(error instanceof Error) || !('code' in error))
        return undefined;
    return typeof error.code === 'string' ? error.code : undefined;
}


/***/ })

};
