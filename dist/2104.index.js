export const id = 2104;
export const ids = [2104];
export const modules = {

/***/ 2104:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   quoteStands: () => (/* binding */ quoteStands)
/* harmony export */ });
/** Shorter quotes stand everywhere and prove nothing. */
const shortestQuote = 12;
/**
 * Whether the words stand in the file at base, white space aside. A quote is only ever looked up at base: head's
 * documents belong to the change.
 */
async function quoteStands(quote, readAtBase) {
    if (quote === undefined)
        return false;
    const words = squeeze(quote.text);
    if (words.length < shortestQuote)
        return false;
    const text = await readAtBase(quote.file);
    return text !== null && squeeze(text).includes(words);
}
function squeeze(text) {
    return text.replace(/\s+/g, ' ').trim();
}


/***/ })

};
