export const id = 4458;
export const ids = [4458];
export const modules = {

/***/ 91497:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ takeEnd),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   eL: () => (/* binding */ takeStart)
/* harmony export */ });
/* harmony import */ var _well_formed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52640);

/** The first `units` UTF-16 units of a text, one less where that would split a surrogate pair. */
function takeStart(text, units) {
    if (units >= text.length)
        return text;
    if (units <= 0)
        return '';
    return text.slice(0, isLowSurrogate(text, units) && isHighSurrogate(text, units - 1) ? units - 1 : units);
}
/** The last `units` UTF-16 units of a text, one less where that would split a surrogate pair. */
function takeEnd(text, units) {
    if (units >= text.length)
        return text;
    if (units <= 0)
        return '';
    const from = text.length - units;
    return text.slice(isLowSurrogate(text, from) && isHighSurrogate(text, from - 1) ? from + 1 : from);
}
/** One line for people: white space runs become one space, control characters go, at most `maxChars` units with an ellipsis. */
function oneLine(text, maxChars) {
    const line = (0,_well_formed_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .E)(takeStart(text, maxChars * 4))
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim();
    return line.length <= maxChars ? line : `${takeStart(line, maxChars - 1)}\u2026`;
}
function isHighSurrogate(text, at) {
    const unit = text.charCodeAt(at);
    return unit >= 0xd800 && unit <= 0xdbff;
}
function isLowSurrogate(text, at) {
    const unit = text.charCodeAt(at);
    return unit >= 0xdc00 && unit <= 0xdfff;
}


/***/ }),

/***/ 52640:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ wellFormed),
/* harmony export */   M: () => (/* binding */ wellFormedJson)
/* harmony export */ });
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** The text with each lone surrogate replaced by U+FFFD, so that it can be encoded as UTF-8. */
function wellFormed(text) {
    return text.replace(loneSurrogates, '\ufffd');
}
/** Every string in a plain JSON value made well-formed, keys too. Values that need nothing are returned as they are. */
function wellFormedJson(value) {
    if (typeof value === 'string')
        return wellFormed(value);
    if (Array.isArray(value))
        return value.map(wellFormedJson);
    if (value === null || typeof value !== 'object')
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [wellFormed(key), wellFormedJson(inner)]));
}


/***/ }),

/***/ 54458:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderDiagnosis: () => (/* binding */ renderDiagnosis)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91497);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62867);


/** For people, one line a finding and one a remedy; with `json` one document. Ends with a line feed. */
function renderDiagnosis(diagnosis, { json }) {
    if (json)
        return `${JSON.stringify({ schemaVersion: 1, ...diagnosis }, null, 2)}\n`;
    const { levels, uses, needs } = diagnosis;
    const level = uses === null ? 'none: commands are refused (INCONCLUSIVE)' : `${uses}: ${_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .isolationWords */ ._2[uses]}`;
    return [
        'Sandbox',
        ...levels.flatMap((one) => levelLines(one, uses)),
        `  A run here would use ${level}.`,
        '',
        'Besides',
        ...needs.flatMap(needLines),
        '',
    ].join('\n');
}
function levelLines({ level, durationMs, proofs, fault }, uses) {
    const row = (state, text) => `  ${state.padEnd(8)} ${level.padEnd(16)} ${text}`;
    if (fault === null) {
        const seconds = (durationMs / 1000).toFixed(1);
        return [row('works', `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(proofs.length, 'claim')} proven in ${seconds} s`)];
    }
    const need = uses === null ? '' : 'Not needed here. Otherwise: ';
    return [row('fails', (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(fault.reason, 400)), remedyLine(`${need}${fault.remedy}`)];
}
function needLines({ name, state, found, remedy }) {
    const line = `  ${state.padEnd(8)} ${name.padEnd(20)} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(found, 200)}`;
    return remedy === null ? [line] : [line, remedyLine(remedy)];
}
function remedyLine(remedy) {
    return `           \u2192 ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(remedy, 400)}`;
}


/***/ }),

/***/ 62867:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   S9: () => (/* binding */ callWords),
/* harmony export */   TG: () => (/* binding */ money),
/* harmony export */   _2: () => (/* binding */ isolationWords),
/* harmony export */   pm: () => (/* binding */ callPicture)
/* harmony export */ });
/** `PASS (demonstrated)`, `FAIL`, `INCONCLUSIVE (unproven)` */
function callWords(verdict) {
    if (verdict.call === 'PASS')
        return `PASS (${verdict.shown})`;
    return verdict.call === 'FAIL' ? 'FAIL' : `INCONCLUSIVE (${verdict.because})`;
}
/** A picture for the eye that scans a list; the words next to it say the same. */
function callPicture(verdict) {
    if (verdict.call === 'PASS')
        return '\u2705';
    if (verdict.call === 'FAIL')
        return '\u274c';
    return verdict.because === 'obstructed' ? '\u26a0\ufe0f' : verdict.because === 'unproven' ? '\u2754' : '\u23ed\ufe0f';
}
const isolationWords = {
    bubblewrap: 'bubblewrap (own users, processes, mounts; no network)',
    'bubblewrap-root': 'bubblewrap started by root, privileges dropped (own processes, mounts; no network)',
    'separate-user': 'a user of its own, WITHOUT network isolation and without a private view of files and processes',
    none: 'none: commands ran on the machine itself',
};
/** `$0.1234`, or a dash where a price is unknown. */
function money(usd) {
    if (usd === null)
        return '\u2014';
    if (usd === 0)
        return '$0';
    return `$${usd.toFixed(usd < 1 ? 4 : 2)}`;
}
/** `1 test`, `2 tests` */
function plural(count, one) {
    return `${count} ${one}${count === 1 ? '' : 's'}`;
}


/***/ })

};
