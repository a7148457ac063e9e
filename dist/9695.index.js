export const id = 9695;
export const ids = [9695];
export const modules = {

/***/ 79695:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderSkill: () => (/* binding */ renderSkill)
/* harmony export */ });
/* harmony import */ var _base_truncation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43649);

const mostChars = 60_000;
/** What an agent reads of a skill: its text with the arguments in their places, and what its author did it with. */
function renderSkill(skill, given) {
    const folder = skill.file.split('/').slice(0, -1).join('/');
    const text = withArguments(skill, given).replaceAll(/\$\{CLAUDE_SKILL_DIR\}/g, () => folder);
    const kept = (0,_base_truncation_js__WEBPACK_IMPORTED_MODULE_0__/* .headAndTail */ .U)(text, { maxChars: mostChars, headShare: 1 }).text;
    const heading = `The skill ${skill.name} (${skill.file}). Files that it names lie in ${folder}, as they are in the tree you work on.`;
    const tools = skill.allowedTools.length === 0
        ? ''
        : `\n\nIt was written for: ${skill.allowedTools.join(', ')}. You have the tools that you had before.`;
    return `${heading}${tools}\n\n${kept}`;
}
/**
 * `$ARGUMENTS` is all of them, `$1` (or `$ARGUMENTS[0]`) the first, `$issue` the one that the skill calls so. Done in one pass: an
 * argument that looks like a place is text. A place whose argument is not given stays as it is, for it may be shell. A text
 * without any place gets the arguments at its end.
 */
function withArguments(skill, given) {
    const values = splitArguments(given);
    const named = new Map(skill.arguments.map((name, index) => [name, index]));
    let used = false;
    const text = skill.body.replaceAll(/\$(?:ARGUMENTS\[(\d{1,3})\]|(ARGUMENTS)\b|(\d{1,2})\b|([A-Za-z_]\w*))/g, (place, index, all, position, name) => {
        if (all !== undefined) {
            used = true;
            return given;
        }
        const at = index ?? (position === undefined ? named.get(name ?? '') : Number(position) - 1);
        const value = at === undefined ? undefined : values[Number(at)];
        if (value === undefined)
            return place;
        used = true;
        return value;
    });
    return used || given.trim() === '' ? text : `${text}\n\nARGUMENTS: ${given}`;
}
/** As a shell would part them: quotes hold one together. */
function splitArguments(given) {
    return [...given.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}


/***/ })

};
