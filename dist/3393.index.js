export const id = 3393;
export const ids = [3393];
export const modules = {

/***/ 83393:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   playbooks: () => (/* binding */ playbooks)
/* harmony export */ });
/** Agent type \u2192 the playbook that can play it, read when its agent begins: zod comes with one of them. */
const playbooks = new Map([
    ['Explore', async () => (await Promise.all(/* import() */[__webpack_require__.e(1514), __webpack_require__.e(1244)]).then(__webpack_require__.bind(__webpack_require__, 11244))).explore],
    ['Plan', async () => (await Promise.all(/* import() */[__webpack_require__.e(1514), __webpack_require__.e(9947)]).then(__webpack_require__.bind(__webpack_require__, 39947))).plan],
    ['Verification', async () => (await Promise.all(/* import() */[__webpack_require__.e(1514), __webpack_require__.e(9451)]).then(__webpack_require__.bind(__webpack_require__, 99451))).verification],
    ['Guide', async () => (await __webpack_require__.e(/* import() */ 4114).then(__webpack_require__.bind(__webpack_require__, 54114))).guidePlaybook],
]);


/***/ })

};
