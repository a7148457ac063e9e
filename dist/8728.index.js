export const id = 8728;
export const ids = [8728];
export const modules = {

/***/ 18728:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   conclusionOf: () => (/* binding */ conclusionOf),
/* harmony export */   failsJob: () => (/* binding */ failsJob)
/* harmony export */ });
/** What the check run says. A FAIL is always red; what else is red follows `fail-on`; only a PASS is ever green. */
function conclusionOf(verdict, failOn) {
    if (verdict.call === 'PASS')
        return 'success';
    if (verdict.call === 'FAIL')
        return 'failure';
    return failsJob(verdict, failOn) ? 'failure' : 'neutral';
}
/** Whether the step fails: `fail` on FAIL and on obstructed runs, `unproven` on unproven ones too, `never` never. */
function failsJob(verdict, failOn) {
    if (failOn === 'never' || verdict.call === 'PASS')
        return false;
    if (verdict.call === 'FAIL' || verdict.because === 'obstructed')
        return true;
    return failOn === 'unproven' && verdict.because === 'unproven';
}


/***/ })

};
