export const id = 3477;
export const ids = [3477];
export const modules = {

/***/ 73477:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   skillCovered: () => (/* binding */ skillCovered),
/* harmony export */   skillDenied: () => (/* binding */ skillDenied)
/* harmony export */ });
/** Whether `Skill(specifier)` speaks of a skill: `deploy`, or `ops:*` for `ops` and all that is called `ops:\u2026`. */
function skillCovered(name, specifier) {
    const family = /^(.*?)(?::\*|\s+\*)$/s.exec(specifier)?.[1]?.trim();
    if (family === undefined)
        return name === specifier.trim();
    return name === family || name.startsWith(`${family}:`);
}
/** The rule that denies a skill, or asks about it where nobody is to be asked; null where none does. */
function skillDenied(name, deny) {
    const speaking = deny.filter(({ tool }) => tool === 'Skill' || tool === '*');
    return speaking.find(({ specifier }) => specifier === undefined || skillCovered(name, specifier)) ?? null;
}


/***/ })

};
