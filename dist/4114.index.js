export const id = 4114;
export const ids = [4114];
export const modules = {

/***/ 54114:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   guidePlaybook: () => (/* binding */ guidePlaybook)
/* harmony export */ });
/* harmony import */ var _base_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46435);

/**
 * Answers without a model: the lines of the state that the question's words occur in, most words first, each below its
 * heading. It needs no tool: what the repository has was read before.
 */
// oxlint-disable-next-line require-yield -- everything is in its task
const guidePlaybook = function* guidePlaybook(messages) {
    const task = taskIn(messages);
    if (task === null)
        return 'Nothing was asked.';
    const words = wordsOf(task.question);
    const found = linesOf(task.state)
        .map((line) => ({
        ...line,
        score: words.filter((word) => line.text.toLowerCase().includes(word)).length,
    }))
        .filter(({ score }) => score > 0)
        .toSorted((one, other) => other.score - one.score)
        .slice(0, mostLines);
    if (found.length === 0) {
        const headings = [...new Set(linesOf(task.state).map(({ heading }) => heading))];
        return `Nothing that is known here speaks of ${words.join(', ') || 'that'}. Ask about: ${headings.join('; ')}. With an API key a model answers in full.`;
    }
    const sections = [...new Set(found.map(({ heading }) => heading))].map((heading) => {
        const lines = found.filter((line) => line.heading === heading);
        return [`## ${heading}`, ...lines.map(({ text }) => text)].join('\n');
    });
    return [
        'What is known here about your question (found by its words; with an API key a model answers in full):',
        ...sections,
    ].join('\n\n');
};
const mostLines = 15;
function taskIn(messages) {
    for (const block of messages.flatMap(({ content }) => content)) {
        if (block.type !== 'text' || !(0,_base_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(block.data))
            continue;
        const { question, state } = block.data;
        if (typeof question === 'string' && typeof state === 'string')
            return { question, state };
    }
    return null;
}
/** Words that say nothing about what is asked. */
const empty = new Set('the and for how what which can you does with this that are was were from into when where why who whom set use using configure configured configuration config gainsay'.split(' '));
function wordsOf(question) {
    const words = question.toLowerCase().match(/[a-z][a-z-]{2,}/g) ?? [];
    return [...new Set(words.filter((word) => !empty.has(word)).map((word) => word.replace(/s$/, '')))];
}
function linesOf(state) {
    let heading = '';
    return state.split('\n').flatMap((text) => {
        if (text.startsWith('## '))
            heading = text.slice(3);
        return text.startsWith('- ') ? [{ heading, text }] : [];
    });
}


/***/ })

};
