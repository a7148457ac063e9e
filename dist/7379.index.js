export const id = 7379;
export const ids = [7379];
export const modules = {

/***/ 17379:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resolveSkill: () => (/* binding */ resolveSkill)
/* harmony export */ });
/**
 * The skill that a name stands for: the one that is called so; the one of the same plugin (`ops:deploy` for `deploy`, asked by
 * `ops:release`); the first whose name ends in it (`team:deploy`). Null for none.
 */
function resolveSkill(skills, name, askedBy) {
    const wanted = name.trim().replace(/^\//, '');
    const called = (exact) => skills.find((skill) => skill.name === exact);
    const plugin = askedBy.includes(':') ? askedBy.split(':')[0] : undefined;
    return (called(wanted) ??
        (plugin === undefined ? undefined : called(`${plugin}:${wanted}`)) ??
        skills.toSorted(byName).find((skill) => skill.name.endsWith(`:${wanted}`)) ??
        null);
}
function byName(one, other) {
    if (one.name === other.name)
        return 0;
    return one.name < other.name ? -1 : 1;
}


/***/ })

};
