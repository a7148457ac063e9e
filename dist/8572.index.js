export const id = 8572;
export const ids = [8572];
export const modules = {

/***/ 71375:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ withoutTerminalSequences),
/* harmony export */   k: () => (/* binding */ replaceInvisible)
/* harmony export */ });
/**
 * Characters that a reader does not see, or that make a line read otherwise than it is stored: zero-width characters,
 * bidirectional controls, tag characters, fillers, variation selectors (but for the two that choose between text and
 * emoji), controls (but for tab and line feed).
 */
const kinds = [
    String.raw `\p{Cc}\p{Cf}\p{Zl}\p{Zp}`,
    String.raw `\u034f\u115f\u1160\u3164\uffa0`,
    String.raw `\u{fe00}-\u{fe0d}\u{e0100}-\u{e01ef}`,
];
const invisible = new RegExp(`[${kinds.join('')}]+`, 'gu');
const harmless = /^[\t\n]+$/;
/** A joiner between two pictures makes one picture of them: \ud83d\udc69\u200d\ud83d\ude80. */
const joinsPictures = /(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic})/gu;
const joiner = '\ue000';
/**
 * Replaces each run of invisible characters by `replacement` (which gets the run) and counts the characters. Carriage
 * returns of line ends go without a trace. Letters, emoji and white space stay.
 */
function replaceInvisible(text, replacement) {
    let stripped = 0;
    const shown = text
        .replaceAll('\r\n', '\n')
        .replaceAll(joiner, '\ufffd')
        .replaceAll(joinsPictures, joiner)
        .replaceAll(invisible, (run) => {
        if (harmless.test(run))
            return run;
        const kept = run.replaceAll(/[^\t\n]/g, '');
        const count = Array.from(run).length - kept.length;
        stripped += count;
        return kept === '' ? replacement(run) : `${replacement(run)}${kept}`;
    })
        .replaceAll(joiner, '\u200d');
    return { text: shown, stripped };
}
const bell = '\u0007';
const escape = '\u001b';
/** Of control sequences (colours, cursors), of operating system commands (titles, links), and the short ones. */
const terminalSequence = new RegExp(`${escape}(?:\\[[0-?]*[ -/]*[@-~]|\\][^${bell}${escape}]{0,4096}(?:${bell}|${escape}\\\\)|[@-Z\\\\-_])`, 'g');
/** Without the sequences by which programs colour a terminal; those that set titles, links and cursors go too. */
function withoutTerminalSequences(text) {
    return text.replaceAll(terminalSequence, '');
}


/***/ }),

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

/***/ 43649:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ headAndTail)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91497);
/* harmony import */ var _well_formed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52640);


/**
 * Keeps the start and the end of a text and says between them how much was left out and how to get it. The result,
 * notice included, stays within the bound (UTF-8 bytes, or UTF-16 units for `maxChars`) as long as the notice itself
 * fits; a code point is never split, and the result is well-formed. `omitted` is in the bound's unit, 0 for all kept.
 */
function headAndTail(text, bound) {
    const whole = (0,_well_formed_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .E)(text);
    const ruler = bound.maxBytes === undefined ? characters(whole) : bytes(whole);
    const max = Math.max(0, Math.floor(bound.maxBytes ?? bound.maxChars));
    if (ruler.size <= max)
        return { text: whole, omitted: 0 };
    const room = Math.max(0, max - ruler.measure(notice(ruler.size, ruler.unit, bound.next)));
    const head = ruler.start(Math.floor(room * clamp(bound.headShare ?? 0.5)));
    const tail = ruler.end(room - ruler.measure(head));
    const omitted = ruler.size - ruler.measure(head) - ruler.measure(tail);
    return { text: `${head}${notice(omitted, ruler.unit, bound.next)}${tail}`, omitted };
}
function notice(count, unit, next) {
    return `\n[\u2026 ${count} ${unit} left out${next === undefined ? '' : `. ${next}`} \u2026]\n`;
}
function characters(text) {
    return {
        unit: 'characters',
        size: text.length,
        measure: (part) => part.length,
        start: (size) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .takeStart */ .eL)(text, size),
        end: (size) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .takeEnd */ .$M)(text, size),
    };
}
function bytes(text) {
    const encoded = Buffer.from(text, 'utf8');
    return {
        unit: 'bytes',
        size: encoded.length,
        measure: (part) => Buffer.byteLength(part, 'utf8'),
        start: (size) => startOfUtf8(encoded, size).toString('utf8'),
        end: (size) => endOfUtf8(encoded, size).toString('utf8'),
    };
}
/** At most the first `size` bytes of UTF-8, ending on a code point boundary. */
function startOfUtf8(encoded, size) {
    let end = Math.max(0, Math.min(size, encoded.length));
    while (end > 0 && end < encoded.length && isContinuation(encoded[end]))
        end -= 1;
    return encoded.subarray(0, end);
}
/** At most the last `size` bytes of UTF-8, starting on a code point boundary. */
function endOfUtf8(encoded, size) {
    let start = encoded.length - Math.max(0, Math.min(size, encoded.length));
    while (start < encoded.length && isContinuation(encoded[start]))
        start += 1;
    return encoded.subarray(start);
}
function isContinuation(byte) {
    return byte !== undefined && (byte & 0xc0) === 0x80;
}
function clamp(share) {
    return Math.min(1, Math.max(0, share));
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

/***/ 79697:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $0: () => (/* binding */ neutralise),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   UO: () => (/* binding */ neutraliseLines),
/* harmony export */   aY: () => (/* binding */ code)
/* harmony export */ });
/* harmony import */ var _base_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71375);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91497);
/* harmony import */ var _base_truncation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43649);
/* harmony import */ var _base_well_formed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52640);




// Everything that is not our own (titles, paths, test names, output, what models say) passes one of the three
// functions of this file on its way into Markdown. A zero-width space after `@`, `#`, `GH-`, `:` and `www` is what
// keeps GitHub from seeing mentions, references and addresses: its filters work on the rendered text, where an escape
// or an entity would have become the plain character again. Closing words are harmless without a reference.
const gap = '\u200b';
/**
 * Foreign text as one line of Markdown that shows exactly that text and does nothing: no mention, reference, link,
 * image, tag, comment, heading, list or slash command. At most `maxChars` UTF-16 units before escaping.
 */
function neutralise(text, maxChars) {
    return startOfLine(visibleLine(text, maxChars).replaceAll(special, escapeSpecial));
}
/** The same for several lines: each is neutralised, blank lines become paragraphs. */
function neutraliseLines(text, maxChars) {
    const bounded = (0,_base_truncation_js__WEBPACK_IMPORTED_MODULE_1__/* .headAndTail */ .U)(text, { maxChars, headShare: 0.8 }).text;
    return bounded
        .split(/\r?\n/)
        .map((line) => neutralise(line, maxChars))
        .join('\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim();
}
/** Foreign text as a code span on one line. Nothing within a code span is a mention, a reference or a link. */
function code(text, maxChars) {
    const line = visibleLine(text, maxChars);
    if (line === '')
        return '_(empty)_';
    const marks = '`'.repeat(longestRun(line) + 1);
    const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return `${marks}${pad}${line}${pad}${marks}`;
}
/**
 * Foreign text as a code block: a fence longer than any run of backticks inside, which therefore cannot end it. Colours
 * go, other invisible characters are shown as stripped. Beyond `maxBytes` head and tail are kept.
 */
function codeBlock(text, options) {
    const shown = visible((0,_base_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTerminalSequences */ .$)((0,_base_well_formed_js__WEBPACK_IMPORTED_MODULE_2__/* .wellFormed */ .E)(text))).trimEnd();
    const bounded = (0,_base_truncation_js__WEBPACK_IMPORTED_MODULE_1__/* .headAndTail */ .U)(shown, { maxBytes: options.maxBytes, headShare: 0.4 }).text;
    const marks = '`'.repeat(Math.max(3, longestRun(bounded) + 1));
    return `${marks}${options.language ?? 'text'}\n${bounded}\n${marks}`;
}
/** Invisible characters leave a mark that says how many there were. */
function visible(text) {
    return (0,_base_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceInvisible */ .k)(text, (run) => `[stripped: ${Array.from(run.replaceAll(/[\t\n]/g, '')).length}]`)
        .text;
}
function visibleLine(text, maxChars) {
    const line = visible((0,_base_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTerminalSequences */ .$)((0,_base_well_formed_js__WEBPACK_IMPORTED_MODULE_2__/* .wellFormed */ .E)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .takeStart */ .eL)(text, maxChars * 4))))
        .replaceAll(/\s+/g, ' ')
        .trim();
    return line.length <= maxChars ? line : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .takeStart */ .eL)(line, maxChars - 1)}\u2026`;
}
const special = /[\\`*_[\]|~]|[&<>$]|[@#]|:(?=\/\/)|\bwww(?=\.)|\bGH(?=-\d)|\b(?:mailto|xmpp)(?=:)/gi;
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', $: '&dollar;' };
function escapeSpecial(found) {
    const entity = entities[found];
    if (entity !== undefined)
        return entity;
    if (found === '@' || found === '#' || found === ':' || found.length > 1)
        return `${found}${gap}`;
    return `\\${found}`;
}
/** What only means something at the start of a line: lists, numbered ones, rules, quotes, commands of bots. */
function startOfLine(line) {
    return line.replace(/^([-+=/])/, String.raw `\$1`).replace(/^(\d{1,9})([.)])/, String.raw `$1\$2`);
}
function longestRun(text) {
    return Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
}


/***/ }),

/***/ 8572:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   personAt: () => (/* binding */ personAt)
/* harmony export */ });
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26848);
/* harmony import */ var _base_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71375);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91497);
/* harmony import */ var _report_neutralise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79697);




/**
 * Asks whoever sits at the terminal, one question at a time: `y` allows this one call, anything else denies it. What the call
 * says is shown without control characters. Ends with the signal.
 */
function personAt({ input, output }) {
    let before = Promise.resolve();
    return async (question, signal) => {
        const mine = before.then(async () => {
            signal.throwIfAborted();
            const { agentType, tool, reason } = question;
            const wanted = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(plain(JSON.stringify(question.input)), 500);
            const lines = (0,node_readline_promises__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input, output });
            try {
                const answer = await lines.question(`\n${plain(agentType)} wants ${plain(tool)} ${wanted}\n${plain(reason)}\nAllow this call? [y/N] `, { signal });
                return answer.trim().toLowerCase() === 'y';
            }
            finally {
                lines.close();
            }
        });
        before = mine.catch(() => undefined);
        return (await mine)
            ? { behaviour: 'allow' }
            : { behaviour: 'deny', reason: 'The person at the terminal does not allow this call.' };
    };
}
function plain(text) {
    return (0,_report_neutralise_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_base_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTerminalSequences */ .$)(text.toWellFormed()));
}


/***/ })

};
