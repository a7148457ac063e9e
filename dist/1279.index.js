export const id = 1279;
export const ids = [1279,3547];
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

/***/ 83218:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);

/** What was thrown, for a sentence that a person or a model reads: with what to do next, where that is known. */
function reasonOf(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GainsayError */ .T)
        return `${error.message}. ${error.remedy}`;
    return error instanceof Error ? error.message : String(error);
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

/***/ 61101:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MT: () => (/* binding */ verdictLine),
/* harmony export */   Q8: () => (/* binding */ readGiven),
/* harmony export */   XP: () => (/* binding */ keepGiven),
/* harmony export */   aE: () => (/* binding */ readRecord)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46435);
/* harmony import */ var _base_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83218);





const name = 'given.json';
async function keepGiven({ input, evidenceDir }, redactor) {
    const { confirmed, notices, steps, obstructions, evidence } = input;
    const given = {
        confirmed,
        notices,
        steps,
        obstructions,
        change: evidence.change,
        sandbox: evidence.sandbox,
    };
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(evidenceDir, name), `${JSON.stringify(redactor.json(given), null, 2)}\n`);
}
/** @throws InvalidInput naming the file, when a run folder does not hold it. */
async function readGiven(folder) {
    const value = await readRecord(folder, name);
    if (isGiven(value))
        return value;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInput */ .o('does not hold what a verdict is computed from', {
        at: { file: node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name) },
        remedy: 'Name a run folder that this version of Gainsay has written.',
    });
}
/** One JSON object of a run folder. */
async function readRecord(folder, file) {
    const where = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, file);
    const remedy = 'Name the folder of a finished run: it holds result.json, evidence.jsonl and agents/.';
    let value;
    try {
        value = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(where, 'utf8'));
    }
    catch (cause) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInput */ .o(`cannot be read: ${(0,_base_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(cause)}`, { at: { file: where }, remedy, cause });
    }
    if ((0,_base_record_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u)(value))
        return value;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInput */ .o('is no JSON object', { at: { file: where }, remedy });
}
/** A verdict of a result.json in one line. */
function verdictLine(fields) {
    const why = fields['because'] ?? fields['shown'];
    const told = typeof why === 'string' ? ` (${why})` : '';
    return `${String(fields['verdict'])}${told}: ${String(fields['headline'])}`;
}
function isGiven(value) {
    const lists = ['confirmed', 'notices', 'steps', 'obstructions'];
    return ((0,_base_record_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u)(value) &&
        lists.every((list) => Array.isArray(value[list])) &&
        (0,_base_record_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u)(value['change']) &&
        typeof value['sandbox'] === 'string');
}


/***/ }),

/***/ 31279:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   show: () => (/* binding */ show)
/* harmony export */ });
/* harmony import */ var _report_run_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13547);
/* harmony import */ var _runtime_read_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64807);
/* harmony import */ var _given_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61101);



/** What `gainsay show` prints of a run folder, also of one whose run was killed before it had a result. */
async function show(folder, { json }) {
    const { agents, problems } = await (0,_runtime_read_run_js__WEBPACK_IMPORTED_MODULE_1__/* .readRun */ .c)(folder);
    const result = await (0,_given_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecord */ .aE)(folder, 'result.json').catch(() => null);
    if (json)
        return `${JSON.stringify({ result: result && endOf(result), agents, problems }, null, 2)}\n`;
    const end = result === null ? 'No result: the run did not come to its end.' : endOf(result);
    return (0,_report_run_tree_js__WEBPACK_IMPORTED_MODULE_0__.renderTree)(agents, { end, problems });
}
function endOf(result) {
    if (result['job'] === 'ask')
        return `Answer (${String(result['status'])}): ${String(result['answer'])}`;
    return (0,_given_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictLine */ .MT)(result);
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

/***/ 27798:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ plainLine)
/* harmony export */ });
/* harmony import */ var _base_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71375);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91497);
/* harmony import */ var _neutralise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79697);



/** Foreign text as one line of a terminal: without control characters, invisible ones shown as stripped. */
function plainLine(text, maxChars) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)((0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)((0,_base_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTerminalSequences */ .$)(text)), maxChars);
}


/***/ }),

/***/ 13547:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderReplay: () => (/* binding */ renderReplay),
/* harmony export */   renderTree: () => (/* binding */ renderTree)
/* harmony export */ });
/* harmony import */ var _runtime_agent_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97651);
/* harmony import */ var _tools_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37517);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62867);
/* harmony import */ var _plain_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27798);




/** The agents of a run for a person at a terminal, children below who started them. `end`: its verdict or answer, one line. */
function renderTree(agents, { end, problems }) {
    const roles = (0,_runtime_agent_node_js__WEBPACK_IMPORTED_MODULE_0__/* .spentByRole */ ._)(agents.flatMap(withChildren));
    const lines = [
        (0,_plain_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h)(end, 300),
        '',
        ...agents.flatMap((agent) => branch(agent, 0)),
        '',
        ...[...roles].map(([type, { runs, turns, usd }]) => `${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h)(type, 60)}: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(runs, 'run')}, ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(turns, 'turn')}, ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .money */ .TG)(usd)}`),
    ];
    if (problems.length > 0)
        lines.push('', ...problems.map((problem) => `! ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h)(problem, 300)}`));
    return `${lines.join('\n')}\n`;
}
function withChildren(agent) {
    return [agent, ...agent.children.flatMap(withChildren)];
}
function branch(agent, depth) {
    const indent = '  '.repeat(Math.min(depth, 20));
    const { input, output, cacheRead, cacheWrite5m, cacheWrite1h } = agent.usage;
    const read = input + cacheRead + cacheWrite5m + cacheWrite1h;
    const why = agent.reason === undefined ? '' : `: ${agent.reason}`;
    return [
        `${indent}${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h)(`${agent.agentType}  ${agent.description}`, 120)}  (${agent.agentId}, ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h)(agent.model, 60)})`,
        `${indent}  ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h)(`${agent.status}${why}`, 200)}; ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(agent.turns, 'turn')}, ${(0,_tools_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(agent.durationMs)}, ${read} tokens read (${cacheRead} from the cache), ${output} written, ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .money */ .TG)(agent.costUsd)}`,
        ...agent.tools
            .slice(0, 12)
            .map(({ tool, calls, failed, denied, durationMs }) => `${indent}  ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h)(tool, 60)} \u00d7${calls}, ${(0,_tools_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(durationMs)}${failed > 0 ? `, ${failed} failed` : ''}${denied > 0 ? `, ${denied} denied` : ''}`),
        ...agent.children.flatMap((child) => branch(child, depth + 1)),
    ];
}
function renderReplay({ same, agents, recorded, replayed, differences }) {
    const lines = [
        ...agents.map(({ agentType, description, turns, why }) => `${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h)(`${agentType}  ${description}`, 100)}: ${why === null ? `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(turns, 'turn')}, same end` : (0,_plain_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h)(why, 200)}`),
        '',
        `Recorded: ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h)(recorded, 300)}`,
        `Replayed: ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h)(replayed, 300)}`,
        same ? 'The same.' : 'NOT the same:',
        ...differences.map((difference) => `- ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h)(difference, 300)}`),
    ];
    return `${lines.join('\n')}\n`;
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


/***/ }),

/***/ 97651:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ nodeOf),
/* harmony export */   _: () => (/* binding */ spentByRole)
/* harmony export */ });
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(830);

/** Null for a transcript that does not say whose it is. */
function nodeOf(entries) {
    const started = entries.find(({ event }) => event.type === 'agent-started')?.event;
    const first = entries[0];
    if (started?.type !== 'agent-started' || first === undefined)
        return null;
    const { agentId, agentType, parent, description, model } = started;
    const { turns, usage, usd } = spentBy(entries.map(({ event }) => event));
    const times = entries.flatMap(({ at }) => (Number.isNaN(Date.parse(at)) ? [] : [Date.parse(at)]));
    const durationMs = (times.at(-1) ?? 0) - (times[0] ?? 0);
    return {
        agentId,
        agentType,
        parent,
        description,
        model,
        ...endOf(entries),
        turns,
        usage,
        costUsd: usd,
        startedAt: first.at,
        durationMs,
        tools: toolTimes(entries.map(({ event }) => event)),
        children: [],
    };
}
/** Of the last life: one that goes on after an end has none yet. */
function endOf(entries) {
    const last = entries.findLast(({ event }) => /^agent-(started|finished)$/.test(event.type))?.event;
    if (last?.type !== 'agent-finished')
        return { status: 'killed' };
    const { status, reason } = last.result;
    return { status, ...(reason === undefined ? {} : { reason }) };
}
function spentBy(events) {
    let spent = { turns: 0, usage: _budget_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk, usd: 0 };
    for (const event of events)
        if (event.type === 'turn-finished')
            spent = {
                turns: spent.turns + 1,
                usage: (0,_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsage */ .vk)(spent.usage, event.usage ?? _budget_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk),
                usd: spent.usd === null || event.costUsd === null ? null : spent.usd + event.costUsd,
            };
    return spent;
}
function toolTimes(events) {
    const byName = new Map();
    const of = (tool) => {
        const times = byName.get(tool) ?? { tool, calls: 0, failed: 0, denied: 0, durationMs: 0 };
        byName.set(tool, times);
        return times;
    };
    for (const event of events) {
        if (event.type === 'tool-started')
            of(event.tool).calls += 1;
        if (event.type === 'tool-denied')
            of(event.denial.tool).denied += 1;
        if (event.type !== 'tool-finished')
            continue;
        of(event.tool).durationMs += event.durationMs;
        if (event.isError)
            of(event.tool).failed += 1;
    }
    return [...byName.values()].toSorted((one, other) => other.durationMs - one.durationMs);
}
/** What the agents of each type, and all below them that are given, have spent; in order of appearance. */
function spentByRole(agents) {
    const roles = new Map();
    for (const { agentType, turns, usage, costUsd } of agents) {
        const so = roles.get(agentType) ?? { runs: 0, turns: 0, usage: _budget_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk, usd: 0 };
        roles.set(agentType, {
            runs: so.runs + 1,
            turns: so.turns + turns,
            usage: (0,_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsage */ .vk)(so.usage, usage),
            usd: so.usd === null || costUsd === null ? null : so.usd + costUsd,
        });
    }
    return roles;
}


/***/ }),

/***/ 830:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tk: () => (/* binding */ noUsage),
/* harmony export */   vk: () => (/* binding */ addUsage),
/* harmony export */   yK: () => (/* binding */ createBudget)
/* harmony export */ });
/**
 * Counts what a run, or a whole job, spends; a child's budget passes everything on to its parent's. A request whose price
 * is unknown never counts as 0: the dollar bound then holds only against what is known, `unpriced` says so, and tokens,
 * turns and wall clock bound the rest. `already`: by an earlier life of the same run; the parent is not told of it.
 */
function createBudget(limits, { parent, whose = 'job', now = Date.now, already, } = {}) {
    const started = now();
    let usage = already?.usage ?? noUsage;
    let known = already?.usd ?? 0;
    let turns = already?.turns ?? 0;
    let pricesMissing = already?.usd === null;
    const own = () => {
        if (limits.usd !== undefined && known >= limits.usd)
            return `The ${whose} has spent its ${dollars(limits.usd)} (${dollars(known)}).`;
        if (limits.tokens !== undefined && tokens(usage) >= limits.tokens)
            return `The ${whose} has used its ${limits.tokens} tokens (${tokens(usage)}).`;
        if (limits.turns !== undefined && turns >= limits.turns)
            return `The ${whose} has used its ${limits.turns} model requests.`;
        if (limits.wallMs !== undefined && now() - started >= limits.wallMs)
            return `The ${whose} has used its ${limits.wallMs / 1000} s.`;
        return null;
    };
    return {
        spend(usd, spent) {
            turns += 1;
            usage = addUsage(usage, spent);
            if (usd === null)
                pricesMissing = true;
            else
                known += usd;
            parent?.spend(usd, spent);
        },
        exhausted: () => own() ?? parent?.exhausted() ?? null,
        unpriced: () => pricesMissing && limits.usd !== undefined
            ? `The price of a model is unknown: the ${whose}'s limit of ${dollars(limits.usd)} does not count it; tokens, turns and time still bound it.`
            : (parent?.unpriced?.() ?? null),
        spent: () => ({ usd: pricesMissing ? null : known, usage, turns }),
    };
}
const noUsage = { input: 0, output: 0, cacheRead: 0, cacheWrite5m: 0, cacheWrite1h: 0 };
function addUsage(one, other) {
    return {
        input: one.input + other.input,
        output: one.output + other.output,
        cacheRead: one.cacheRead + other.cacheRead,
        cacheWrite5m: one.cacheWrite5m + other.cacheWrite5m,
        cacheWrite1h: one.cacheWrite1h + other.cacheWrite1h,
    };
}
function tokens(usage) {
    return Object.values(usage).reduce((sum, count) => sum + count, 0);
}
function dollars(usd) {
    return `$${usd.toFixed(usd < 1 ? 4 : 2)}`;
}


/***/ }),

/***/ 25756:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ emitting),
/* harmony export */   h: () => (/* binding */ endGenerator)
/* harmony export */ });
/**
 * Runs work that may be doing several things at a time, and yields what it emits, in order of emission. A consumer that
 * leaves early makes `stop` be called; the work's end is awaited in every case, so `stop` must bring it about.
 */
async function* emitting(work, stop) {
    const waiting = [];
    let wake = nothing;
    let listening = true;
    let ended = false;
    const emit = (event) => new Promise((taken) => {
        if (!listening)
            return taken();
        waiting.push({ event, taken });
        wake();
    });
    const outcome = settled(work(emit)).finally(() => {
        ended = true;
        wake();
    });
    try {
        for (;;) {
            const next = waiting.shift();
            if (next) {
                next.taken();
                yield next.event;
            }
            else if (ended)
                break;
            else
                await new Promise((resolve) => {
                    wake = resolve;
                });
        }
    }
    finally {
        listening = false;
        for (const { taken } of waiting.splice(0))
            taken();
        if (!ended)
            stop();
        await outcome;
    }
    const end = await outcome;
    if (end.ok)
        return end.value;
    throw end.error;
}
async function settled(work) {
    try {
        return { ok: true, value: await work };
    }
    catch (error) {
        return { ok: false, error };
    }
}
function nothing() {
    // Nobody sleeps yet.
}
/** Ends a generator that is not read any further, so that its `finally` runs. */
async function endGenerator(events) {
    await events.return(undefined);
}


/***/ }),

/***/ 51035:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ filterIncompleteToolCalls),
/* harmony export */   Ir: () => (/* binding */ beginning),
/* harmony export */   Tz: () => (/* binding */ callsIn),
/* harmony export */   cj: () => (/* binding */ cleanUserMessage),
/* harmony export */   dc: () => (/* binding */ hear)
/* harmony export */ });
/* harmony import */ var _base_well_formed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52640);

/**
 * A history that can be sent: every tool_use has its tool_result in the next message and the other way round. Calls
 * without a result are removed, and so are messages that have nothing left.
 */
function filterIncompleteToolCalls(messages) {
    const answered = new Set();
    for (const [index, message] of messages.entries()) {
        if (message.role === 'user')
            continue;
        const results = resultsIn(messages[index + 1]);
        for (const { id } of callsIn(message))
            if (results.has(id))
                answered.add(id);
    }
    return messages
        .map((message) => keepAnswered(message, answered))
        .filter((message) => message.content.some(({ type }) => type !== 'thinking' && type !== 'redacted_thinking'));
}
function resultsIn(message) {
    if (message?.role !== 'user')
        return new Set();
    return new Set(message.content.flatMap((block) => (block.type === 'tool_result' ? [block.toolUseId] : [])));
}
function callsIn(message) {
    if (message.role === 'user')
        return [];
    return message.content.filter((block) => block.type === 'tool_use');
}
function keepAnswered(message, answered) {
    if (message.role === 'user') {
        const content = message.content.filter(({ type, ...block }) => {
            return type !== 'tool_result' || !('toolUseId' in block) || answered.has(block.toolUseId);
        });
        return content.length === message.content.length ? message : { role: 'user', content };
    }
    const content = message.content.filter((block) => block.type !== 'tool_use' || answered.has(block.id));
    return content.length === message.content.length ? message : { role: 'assistant', content };
}
/** What a run is told first, as one user message: a history that alternates is understood by everybody. */
function beginning(messages) {
    const message = cleanUserMessage({ role: 'user', content: messages.flatMap(({ content }) => content) });
    return message.content.length === 0 ? [] : [message];
}
/**
 * Makes an answer fit to be sent back: well-formed text, no blank blocks, inputs that are objects, call ids that are
 * unique in the whole history. Thinking stays as it came: it is signed. `seenIds` takes the new ids.
 */
function hear(turn, seenIds) {
    const broken = new Map();
    const content = turn.message.content.flatMap((block) => {
        if (block.type === 'text')
            return block.text.trim() === '' ? [] : [{ ...block, text: (0,_base_well_formed_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .E)(block.text) }];
        if (block.type !== 'tool_use')
            return [block];
        const call = {
            ...block,
            id: freshId(block.id, seenIds),
            name: plainName(block.name),
            input: plainInput(block.input),
        };
        const why = turn.brokenCalls[block.id];
        if (why !== undefined)
            broken.set(call.id, why);
        else if (!isObject(block.input))
            broken.set(call.id, 'the input is not an object');
        return [call];
    });
    const message = content.length === 0 ? null : { role: 'assistant', content };
    const text = content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n\n');
    return { message, calls: message === null ? [] : callsIn(message), broken, text };
}
function freshId(id, seen) {
    const wanted = id.replaceAll(/[^\w-]/g, '_') || 'call';
    let fresh = wanted;
    for (let n = 2; seen.has(fresh); n += 1)
        fresh = `${wanted}-${n}`;
    seen.add(fresh);
    return fresh;
}
function plainName(name) {
    return name.replaceAll(/[^\w-]/g, '_').slice(0, 200) || 'unnamed';
}
function plainInput(input) {
    return isObject(input) ? (0,_base_well_formed_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormedJson */ .M)(input) : {};
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** A user message whose text is well-formed and whose text blocks are not blank. */
function cleanUserMessage(message) {
    const content = message.content.flatMap((block) => {
        if (block.type === 'tool_result')
            return [{ ...block, content: (0,_base_well_formed_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .E)(block.content) }];
        return block.text.trim() === '' ? [] : [{ ...block, text: (0,_base_well_formed_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .E)(block.text) }];
    });
    return { role: 'user', content };
}


/***/ }),

/***/ 64807:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readTranscripts),
/* harmony export */   c: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83218);
/* harmony import */ var _base_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46435);
/* harmony import */ var _agent_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97651);
/* harmony import */ var _transcript_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72310);







/**
 * The agents of a run, from their transcripts and, for those without one, from the results that were kept. Also of a run that
 * was killed: an agent without an end is `killed`, and counts as far as it was recorded.
 *
 * @throws GainsayError where the folder holds no agents or cannot be read.
 */
async function readRun(folder) {
    const problems = [];
    const nodes = new Map();
    for (const { name, entries, damaged } of await readTranscripts(folder, problems)) {
        if (damaged > 0)
            problems.push(`${name}: ${damaged} damaged ${damaged === 1 ? 'line' : 'lines'}`);
        try {
            const node = (0,_agent_node_js__WEBPACK_IMPORTED_MODULE_4__/* .nodeOf */ .E)(entries);
            if (node)
                nodes.set(node.agentId, node);
            else
                problems.push(`${name}: it does not say whose it is`);
        }
        catch (error) {
            problems.push(`${name}: ${(0,_base_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error)}`);
        }
    }
    for (const [agentId, result] of await readResults(folder, problems)) {
        const node = nodes.get(agentId);
        if (node?.status === 'killed')
            Object.assign(node, result);
    }
    return { agents: asTree([...nodes.values()]), problems };
}
/** Every transcript of a run, in the order in which their agents started. */
async function readTranscripts(folder, problems) {
    const read = [];
    for (const name of await namesIn(folder, '.jsonl')) {
        try {
            const { entries, damaged } = await (0,_transcript_js__WEBPACK_IMPORTED_MODULE_5__/* .readTranscript */ .lb)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, 'agents', name));
            read.push({ name, entries, damaged: damaged.length });
        }
        catch (error) {
            problems.push(`${name}: ${(0,_base_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error)}`);
        }
    }
    return read.toSorted((one, other) => startOf(one.entries).localeCompare(startOf(other.entries)));
}
function startOf(entries) {
    return entries[0]?.at ?? '';
}
async function namesIn(folder, end) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, 'agents'))).filter((name) => name.endsWith(end)).toSorted();
    }
    catch (cause) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GainsayError */ .T(`${folder} holds no agents of a run: ${(0,_base_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(cause)}`, {
            remedy: 'Name the evidence folder of a run: it is the one with evidence.jsonl and agents/ in it.',
            cause,
        });
    }
}
/** Kept results by agent: a run that was stopped may have left one though its transcript has no end. */
async function readResults(folder, problems) {
    const results = new Map();
    for (const name of await namesIn(folder, '.result.json')) {
        try {
            const value = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, 'agents', name), 'utf8'));
            if (!isResult(value))
                throw new Error('it is no result');
            const { status, reason } = value;
            results.set(node_path__WEBPACK_IMPORTED_MODULE_1__.basename(name, '.result.json'), {
                status,
                ...(reason === undefined ? {} : { reason }),
            });
        }
        catch (error) {
            problems.push(`${name}: ${(0,_base_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error)}`);
        }
    }
    return results;
}
function isResult(value) {
    return (0,_base_record_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u)(value) && typeof value['status'] === 'string';
}
/** An agent whose parent left no transcript stands at the top; so does one that names itself. */
function asTree(nodes) {
    const byId = new Map(nodes.map((node) => [node.agentId, node]));
    const top = [];
    for (const node of nodes) {
        const parent = node.parent === null ? undefined : byId.get(node.parent);
        if (parent === undefined || isBelow(parent, node, byId))
            top.push(node);
        else
            parent.children.push(node);
    }
    return top;
}
function isBelow(node, above, byId) {
    const passed = new Set();
    for (let at = node; at !== undefined && !passed.has(at);) {
        if (at === above)
            return true;
        passed.add(at);
        at = at.parent === null ? undefined : byId.get(at.parent);
    }
    return false;
}


/***/ }),

/***/ 72310:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  om: () => (/* binding */ historyOf),
  lb: () => (/* binding */ readTranscript),
  Q0: () => (/* binding */ recordTranscript),
  jj: () => (/* binding */ transcriptFile)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/base/jsonl.js

/**
 * Opens a file for appending, makes it where it is missing. A last line that a killed process left half-written is
 * ended first, so that it damages no line of ours.
 */
async function openJsonl(file) {
    const handle = await (0,promises_.open)(file, 'a+', 0o600);
    await endHalfLine(handle);
    let last = Promise.resolve();
    let closed;
    return {
        append(value) {
            const line = Buffer.from(`${JSON.stringify(value)}\n`, 'utf8');
            const write = last.then(() => handle.appendFile(line));
            last = write.then(nothing, nothing);
            return write;
        },
        close() {
            closed ??= last.then(() => handle.close());
            return closed;
        },
    };
}
/** Reads what can be read. Rejects only when the file itself cannot be read. */
async function readJsonl(file) {
    return parseJsonl(await (0,promises_.readFile)(file, 'utf8'));
}
/** A last line without its line feed counts only when it is a whole object or array: `12` may be the start of `123`. */
function parseJsonl(text) {
    const content = { values: [], damaged: [] };
    const lines = text.split('\n');
    for (const [index, line] of lines.entries()) {
        if (line.trim() === '')
            continue;
        const parsed = parseLine(line);
        const whole = index < lines.length - 1 || (parsed.ok && typeof parsed.value === 'object' && parsed.value);
        if (parsed.ok && whole)
            content.values.push(parsed.value);
        else
            content.damaged.push(index + 1);
    }
    return content;
}
function parseLine(line) {
    try {
        return { ok: true, value: JSON.parse(line) };
    }
    catch {
        return { ok: false };
    }
}
async function endHalfLine(handle) {
    const { size } = await handle.stat();
    if (size === 0)
        return;
    const end = Buffer.alloc(1);
    await handle.read(end, 0, 1, size - 1);
    if (end[0] !== 0x0a)
        await handle.appendFile('\n');
}
function nothing() {
    // The failure belongs to the caller of that append; the queue behind it goes on.
}

// EXTERNAL MODULE: ./build/runtime/history.js
var runtime_history = __webpack_require__(51035);
// EXTERNAL MODULE: ./build/runtime/emitting.js
var emitting = __webpack_require__(25756);
;// CONCATENATED MODULE: ./build/runtime/transcript.js






function transcriptFile(runFolder, agentId) {
    return external_node_path_.join(runFolder, 'agents', `${agentId}.jsonl`);
}
/** Passes a run's events through and appends each that is worth keeping, redacted, to the run's own file. */
async function* recordTranscript(events, { runFolder, redact = (event) => event }) {
    let transcript = null;
    try {
        for (;;) {
            const step = await events.next();
            if (step.done)
                return step.value;
            if (isRecorded(step.value)) {
                transcript ??= await openTranscript(transcriptFile(runFolder, step.value.agentId));
                await transcript.append(redact(step.value));
            }
            yield step.value;
        }
    }
    finally {
        await (0,emitting/* endGenerator */.h)(events);
        await transcript?.close();
    }
}
/** What streams by is left out: the messages hold it whole. */
function isRecorded({ type }) {
    return type !== 'text' && type !== 'tool-progress' && type !== 'first-byte';
}
async function openTranscript(file) {
    await (0,promises_.mkdir)(external_node_path_.dirname(file), { recursive: true });
    let parentUuid = await lastUuid(file);
    const writer = await openJsonl(file);
    return {
        append(event) {
            const entry = { uuid: (0,external_node_crypto_.randomUUID)(), parentUuid, at: new Date().toISOString(), event };
            parentUuid = entry.uuid;
            return writer.append(entry);
        },
        close: () => writer.close(),
    };
}
/** A resumed run goes on where its transcript ends. */
async function lastUuid(file) {
    return (await readTranscript(file).catch(noTranscript)).entries.at(-1)?.uuid ?? null;
}
function noTranscript(error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
        return { entries: [] };
    throw error;
}
/** Reads a transcript, also that of a run that was killed: `messages` is a history that can be sent. */
async function readTranscript(file) {
    const { values, damaged } = await readJsonl(file);
    const entries = values.filter(isEntry);
    return { entries, messages: (0,runtime_history/* filterIncompleteToolCalls */.G7)(historyOf(entries)), damaged };
}
/** As the run had it when its last entry was written: a last answer may have calls without a result. */
function historyOf(entries) {
    let messages = [];
    for (const { event } of entries) {
        if (event.type === 'agent-started' && event.resumed !== true)
            messages = [];
        if (event.type === 'message')
            messages.push(event.message);
        if (event.type === 'compacted')
            messages = [...event.messages];
    }
    return messages;
}
function isEntry(value) {
    return typeof value === 'object' && value !== null && 'uuid' in value && 'event' in value;
}


/***/ }),

/***/ 37517:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   ym: () => (/* binding */ cutEnd)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91497);

/** A text of at most `maxChars` UTF-16 units plus a notice; never splits a surrogate pair. `[\u2026 120 characters left out]` */
function cutEnd(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const kept = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .takeStart */ .eL)(text, maxChars);
    return `${kept} [\u2026 ${count(text.length - kept.length)} characters left out]`;
}
/** `1,234` */
function count(number) {
    return String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** `1.2 s`, `350 ms`, `2 min 5 s` */
function duration(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    if (ms < 60_000)
        return `${(ms / 1000).toFixed(1)} s`;
    return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}
/** At most `most` items, then how many more there are. */
function listed(items, most) {
    if (items.length <= most)
        return items;
    return [...items.slice(0, most), `\u2026 and ${count(items.length - most)} more`];
}


/***/ })

};
