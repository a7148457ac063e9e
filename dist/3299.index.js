export const id = 3299;
export const ids = [3299];
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

/***/ 28586:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   K: () => (/* binding */ renderFinding)
/* harmony export */ });
/* harmony import */ var _tools_command_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73047);
/* harmony import */ var _neutralise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79697);
/* harmony import */ var _support_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23152);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62867);




const labels = {
    failure: 'Failure',
    warning: 'Warning',
    advice: 'Advice',
};
/** Bounds of one finding, so that one can never fill a comment by itself. */
const most = { tests: 8, title: 200, detail: 1200, claim: 500, commandBytes: 1500, outputBytes: 2500 };
/**
 * A finding as Markdown in two versions: all that a reader needs to believe and to repeat it, and one line for reports
 * that would grow too long.
 */
function renderFinding(finding, evidence, excerpts) {
    const support = (0,_support_js__WEBPACK_IMPORTED_MODULE_3__/* .supportOf */ .Df)(finding, evidence);
    const parts = [
        `#### ${labels[finding.severity]}: ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralise */ .$0)(finding.title, most.title)}`,
        (0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .neutraliseLines */ .UO)((0,_support_js__WEBPACK_IMPORTED_MODULE_3__/* .detailBeside */ .oQ)(finding, support), most.detail),
        whereLine(finding),
        ...support.checks.map((check) => renderCheck(check, excerpts)),
        testLines(finding, support),
        ...support.mutants.slice(0, most.tests).map(mutantLine),
        ...support.records.slice(0, 3).map((record) => outputBlock('Output', record, excerpts)),
        finding.reproduce === undefined
            ? ''
            : `Reproduce in a checkout of head:\n${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .codeBlock */ .DV)(finding.reproduce, { maxBytes: most.commandBytes, language: 'bash' })}`,
        evidenceLine(finding),
    ];
    const place = finding.file === undefined ? '' : ` (${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(placeOf(finding), 200)})`;
    return {
        full: parts.filter((part) => part !== '').join('\n\n'),
        short: `- **${labels[finding.severity]}**: ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralise */ .$0)(finding.title, most.title)}${place}`,
    };
}
/** `src/a.ts:7` */
function placeOf(finding) {
    return finding.line === undefined ? (finding.file ?? '') : `${finding.file}:${finding.line}`;
}
function whereLine(finding) {
    return finding.file === undefined ? '' : `At ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(placeOf(finding), 300)}`;
}
/** Claim, command, what happened on both sides and how often, and the output of both. */
function renderCheck(check, excerpts) {
    const head = (0,_support_js__WEBPACK_IMPORTED_MODULE_3__/* .tellingRun */ .j6)(check, 'head');
    const base = (0,_support_js__WEBPACK_IMPORTED_MODULE_3__/* .tellingRun */ .j6)(check, 'base');
    const parts = [
        `**${check.id}** (${check.kind}, judged by: ${check.oracle}). Claim: ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralise */ .$0)(check.claim, most.claim)}`,
        (0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .codeBlock */ .DV)(check.command, { maxBytes: most.commandBytes, language: 'bash' }),
        [sideWords(check, 'head'), sideWords(check, 'base')].filter((words) => words !== '').join('\n'),
        ...(head && !head.passed ? head.why.slice(0, 3).map((why) => `- ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralise */ .$0)(why, 300)}`) : []),
        `Outcome: **${check.outcome}**. ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralise */ .$0)(check.because, 400)}`,
        head ? outputBlock('On head', head.record, excerpts) : '',
        base && check.outcome === 'fail' ? outputBlock('On base', base.record, excerpts) : '',
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
/** `- head: 4 runs, 4 failed (exit 1)` */
function sideWords(check, side) {
    const runs = check.runs.filter((run) => run.side === side);
    if (runs.length === 0)
        return side === 'base' ? '- base: not run' : '';
    const failed = runs.filter((run) => !run.passed).length;
    const result = failed === 0 ? 'all passed' : failed === runs.length ? 'all failed' : `${failed} failed`;
    const exits = [...new Set(runs.map((run) => (0,_tools_command_output_js__WEBPACK_IMPORTED_MODULE_0__/* .exitWords */ .E)(run.record.exit)))].slice(0, 3);
    return `- ${side}: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(runs.length, 'run')}, ${result} (${exits.map((exit) => (0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralise */ .$0)(exit, 80)).join('; ')})`;
}
function outputBlock(what, record, excerpts) {
    const output = excerpts[record.id]?.trim() ?? '';
    const title = `${what} (${record.id}, ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralise */ .$0)((0,_tools_command_output_js__WEBPACK_IMPORTED_MODULE_0__/* .exitWords */ .E)(record.exit), 80)})`;
    if (output === '')
        return `${title}: no output kept.`;
    return `${title}:\n${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .codeBlock */ .DV)(output, { maxBytes: most.outputBytes })}`;
}
function testLines(finding, { tests }) {
    const known = new Map(tests.map((change) => [`${change.file} > ${change.name}`, change]));
    const lines = finding.tests.slice(0, most.tests).map((name) => testLine(name, known.get(name)));
    const left = finding.tests.length - lines.length;
    if (left > 0)
        lines.push(`- \u2026 and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(left, 'more test')}`);
    const message = tests.find((change) => change.message !== undefined && change.message.trim() !== '')?.message;
    const shown = message === undefined ? '' : `\n\n${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .codeBlock */ .DV)(message, { maxBytes: most.commandBytes })}`;
    return lines.join('\n') + shown;
}
function testLine(name, change) {
    if (change === undefined)
        return `- ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name, 300)}`;
    const kind = change.failureKind === undefined ? '' : ` (${change.failureKind})`;
    const replays = change.replays === 0
        ? ''
        : `, ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(change.replays, 'replay')} a side ${change.replays === 1 ? 'agrees' : 'agree'}`;
    return `- ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name, 300)}: ${change.before} before, ${change.after} after${kind}${replays}`;
}
function mutantLine(mutant) {
    return `- ${mutant.id} ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${mutant.file}:${mutant.line}`, 200)}: ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(mutant.before, 120)} \u2192 ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(mutant.after, 120)} ${mutant.result}`;
}
function evidenceLine(finding) {
    const ids = finding.evidence.filter((id) => /^[A-Z]\d+$/.test(id)).slice(0, 12);
    return ids.length === 0 ? '' : `<sub>Evidence: ${ids.join(', ')}</sub>`;
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

/***/ 23152:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ supportOf),
/* harmony export */   Yf: () => (/* binding */ excerptsWanted),
/* harmony export */   j6: () => (/* binding */ tellingRun),
/* harmony export */   oQ: () => (/* binding */ detailBeside)
/* harmony export */ });
function supportOf(finding, evidence) {
    const ids = new Set([...finding.evidence, ...(finding.check === undefined ? [] : [finding.check])]);
    const named = new Set(finding.tests);
    // The same test may stand in several comparisons, with another outcome in each.
    const own = evidence.comparisons.filter(({ before, after }) => ids.has(before) && ids.has(after));
    const changes = own.flatMap((comparison) => comparison.changes);
    const tests = new Map();
    for (const change of changes) {
        const name = `${change.file} > ${change.name}`;
        if (named.has(name) && !tests.has(name))
            tests.set(name, change);
    }
    return {
        checks: evidence.checks.filter(({ id }) => ids.has(id)),
        suites: evidence.suites.filter(({ id }) => ids.has(id)),
        mutants: evidence.mutants.filter(({ id }) => ids.has(id)),
        records: evidence.records.filter(({ id }) => ids.has(id)),
        tests: [...tests.values()],
    };
}
/** The finding's detail, unless a test or a check that is shown with it says the same. */
function detailBeside({ detail }, { tests, checks }) {
    const shown = [...tests.map(({ message }) => message), ...checks.map(({ because }) => because)];
    return shown.includes(detail) ? '' : detail;
}
/** The run of a check that shows best what a side does: on head one that failed, where there is one. */
function tellingRun(check, side) {
    const runs = check.runs.filter((run) => run.side === side);
    return runs.find((run) => run.passed === (side === 'base')) ?? runs[0];
}
const mostExcerpts = 60;
/**
 * Ids of the records whose output the report shows, most important first: the job fills `VerifyResult.excerpts` with the
 * ends of their output (stdout, then stderr; 4,000 bytes of each are enough) before anything is rendered.
 */
function excerptsWanted(result) {
    const { evidence } = result.input;
    const wanted = result.verdict.findings.flatMap((finding) => {
        const { checks, suites, records } = supportOf(finding, evidence);
        return [
            ...checks.flatMap((check) => [
                tellingRun(check, 'head')?.record.id,
                tellingRun(check, 'base')?.record.id,
            ]),
            ...records.map(({ id }) => id),
            ...(finding.tests.length === 0 ? suites.flatMap((suite) => suite.records.slice(-1)) : []),
        ];
    });
    return [...new Set(wanted.filter((id) => id !== undefined))].slice(0, mostExcerpts);
}


/***/ }),

/***/ 63299:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderTerminal: () => (/* binding */ renderTerminal)
/* harmony export */ });
/* harmony import */ var _base_truncation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43649);
/* harmony import */ var _tools_command_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73047);
/* harmony import */ var _tools_excerpt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37517);
/* harmony import */ var _base_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71375);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28586);
/* harmony import */ var _neutralise_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79697);
/* harmony import */ var _support_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23152);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62867);
/* harmony import */ var _plain_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27798);









/** The verdict for a person at a terminal. Foreign text is shown without control and invisible characters. */
function renderTerminal(result, { colours = false } = {}) {
    const { verdict, input, agents } = result;
    const paint = paintFor(verdict, colours);
    const { change, sandbox } = input.evidence;
    const parts = [
        `${paint.call((0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .callWords */ .S9)(verdict))}: ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h)(verdict.headline, 300)}`,
        paint.faint([
            `head ${change.head.slice(0, 12)} against ${change.base.slice(0, 12)}`,
            `isolation: ${_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .isolationWords */ ._2[sandbox]}`,
            `model: ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h)(result.model, 60)}`,
            (0,_tools_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)(result.durationMs),
            (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .money */ .TG)(result.costUsd),
        ].join(' \u00b7 ')),
        verdict.reasons.slice(0, 12).map(reasonLine).join('\n'),
        ...input.evidence.prepared
            .filter((tree) => !tree.ready)
            .map((tree) => `Set-up of ${tree.pair.source} failed at ${tree.stage}: ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h)(tree.reason, 300)}\n${indented(tree.tail)}`),
        ...verdict.findings.slice(0, 20).map((finding) => findingText(finding, result, paint)),
        section('What was seen', verdict.passed.slice(0, 12).map(reasonLine), paint),
        section('Not verified', verdict.notVerified.slice(0, 12).map((text) => `  - ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h)(text, 300)}`), paint),
        section('Agents', agents.map((agent) => `  ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h)(agent.agentType, 20).padEnd(14)} ${agent.status.padEnd(10)} ${(0,_tools_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)(agent.durationMs).padStart(9)} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .money */ .TG)(agent.costUsd).padStart(8)}  ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h)(agent.description, 60)}`), paint),
        denied(result),
        paint.faint(`Evidence: ${result.evidenceDir} (all of it on one page: report.html)`),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function findingText(finding, result, paint) {
    const support = (0,_support_js__WEBPACK_IMPORTED_MODULE_7__/* .supportOf */ .Df)(finding, result.input.evidence);
    const { checks, tests } = support;
    const detail = (0,_support_js__WEBPACK_IMPORTED_MODULE_7__/* .detailBeside */ .oQ)(finding, support);
    const messages = tests.map((change) => change.message ?? '').filter((message) => message.trim() !== '');
    const place = finding.file === undefined ? '' : ` (${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h)((0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$)(finding), 200)})`;
    const parts = [
        paint.strong(`${finding.severity.toUpperCase()}: ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h)(finding.title, 200)}${place}`),
        detail === '' ? '' : `  ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h)(detail, 600)}`,
        ...finding.tests.slice(0, 8).map((name) => `  - ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h)(name, 200)}`),
        finding.tests.length > 8 ? `  - \u2026 and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(finding.tests.length - 8, 'more test')}` : '',
        ...messages.slice(0, 1).map(indented),
        ...checks.map((check) => checkText(check, result.excerpts)),
        finding.reproduce === undefined ? '' : `  Reproduce: ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h)(finding.reproduce, 500)}`,
    ];
    return parts.filter((part) => part !== '').join('\n');
}
function checkText(check, excerpts) {
    const head = (0,_support_js__WEBPACK_IMPORTED_MODULE_7__/* .tellingRun */ .j6)(check, 'head');
    const sides = ['head', 'base'].map((side) => {
        const runs = check.runs.filter((run) => run.side === side);
        const exits = [...new Set(runs.map((run) => (0,_tools_command_output_js__WEBPACK_IMPORTED_MODULE_0__/* .exitWords */ .E)(run.record.exit)))].join('; ');
        return runs.length === 0 ? `${side} not run` : `${side} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(runs.length, 'run')}, ${exits}`;
    });
    const output = head === undefined ? '' : (excerpts[head.record.id] ?? '');
    return [
        `  ${check.id} claims: ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h)(check.claim, 300)}`,
        `  $ ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h)(check.command, 500)}`,
        `  ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h)(sides.join(' \u00b7 '), 300)}: ${check.outcome}`,
        output.trim() === '' ? '' : indented(output),
    ]
        .filter((part) => part !== '')
        .join('\n');
}
function reasonLine(reason) {
    return `  - ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h)(reason.text, 400)}${reason.evidence.length === 0 ? '' : ` [${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h)(reason.evidence.slice(0, 8).join(', '), 80)}]`}`;
}
function section(title, lines, paint) {
    return lines.length === 0 ? '' : `${paint.strong(title)}\n${lines.join('\n')}`;
}
function denied({ agents }) {
    const denials = agents.flatMap((agent) => agent.denials);
    if (denials.length === 0)
        return '';
    const lines = denials
        .slice(0, 5)
        .map((denial) => `  - ${(0,_plain_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h)(`${denial.tool} ${denial.summary}: ${denial.reason}`, 200)}`);
    return `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(denials.length, 'tool call')} denied\n${lines.join('\n')}`;
}
function indented(text) {
    const shown = (0,_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)((0,_base_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTerminalSequences */ .$)(text.toWellFormed())).trimEnd();
    const { text: bounded } = (0,_base_truncation_js__WEBPACK_IMPORTED_MODULE_8__/* .headAndTail */ .U)(shown, { maxChars: 1500, headShare: 0.4 });
    return bounded
        .split('\n')
        .map((row) => `    ${row}`)
        .join('\n');
}
function paintFor(verdict, colours) {
    const style = (code) => (text) => (colours ? `\u001b[${code}m${text}\u001b[0m` : text);
    const call = verdict.call === 'PASS' ? '1;32' : verdict.call === 'FAIL' ? '1;31' : '1;33';
    return { strong: style('1'), faint: style('2'), call: style(call) };
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

/***/ 73047:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ exitWords),
/* harmony export */   p: () => (/* binding */ commandOutput)
/* harmony export */ });
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37517);

/** Bytes of each end of a stream that the model sees. */
const ends = { stdout: 6000, stderr: 3000 };
/** `E7 exit 0 in 1.2 s`, then what the command wrote: head and tail of each stream, and how much was left out between. */
async function commandOutput(record, laboratory) {
    const stdout = await headAndTail(record.stdout, ends.stdout, laboratory);
    const stderr = await headAndTail(record.stderr, ends.stderr, laboratory);
    const parts = [headline(record)];
    if (stdout !== '')
        parts.push(stdout);
    if (stderr !== '')
        parts.push(`--- stderr\n${stderr}`);
    if (stdout === '' && stderr === '')
        parts.push('(no output)');
    return { content: parts.join('\n'), stdout, stderr };
}
/** One line: id, how it ended, how long it took, and what it left behind. */
function headline(record) {
    const left = [];
    if (record.survivors > 0)
        left.push(`${record.survivors} processes outlived it (ended now)`);
    if (record.touched.length > 0)
        left.push(`changed ${record.touched.slice(0, 5).join(', ')}`);
    const line = `${record.id} ${exitWords(record.exit)} in ${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(record.durationMs)}`;
    return left.length === 0 ? line : `${line}; ${left.join('; ')}`;
}
function exitWords(exit) {
    if (exit.kind === 'code')
        return `exit ${exit.code}`;
    if (exit.kind === 'signal')
        return `killed by ${exit.signal}`;
    if (exit.kind === 'timeout')
        return `timed out after ${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(exit.afterMs)}`;
    return exit.kind === 'denied' ? `not run: ${exit.reason}` : 'cancelled';
}
async function headAndTail(stream, end, laboratory) {
    const lost = stream.bytes - stream.keptBytes;
    if (stream.keptBytes <= 2 * end) {
        const whole = await laboratory.read(stream, { maxBytes: 2 * end, from: 'start' });
        return lost > 0 ? `${whole}\n[${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(lost)} more bytes were not kept]` : whole.trimEnd();
    }
    const head = await laboratory.read(stream, { maxBytes: end, from: 'start' });
    const tail = await laboratory.read(stream, { maxBytes: end, from: 'end' });
    const leftOut = stream.keptBytes - Buffer.byteLength(head) - Buffer.byteLength(tail);
    const how = 'run it again with a filter (grep, sed -n, tail) or into a file in $GAINSAY_SCRATCH to see them';
    const cut = `\n[\u2026 ${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(leftOut)} bytes left out; ${how}]\n`;
    return `${head}${cut}${tail}${lost > 0 ? `\n[${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(lost)} more bytes were not kept]` : ''}`.trimEnd();
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
