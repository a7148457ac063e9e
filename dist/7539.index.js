export const id = 7539;
export const ids = [7539,9920];
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

/***/ 77539:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answerDocument: () => (/* binding */ answerDocument),
  answerInTerminal: () => (/* binding */ answerInTerminal),
  failsAsk: () => (/* binding */ failsAsk),
  renderAnswer: () => (/* binding */ renderAnswer),
  renderAsking: () => (/* binding */ renderAsking)
});

// EXTERNAL MODULE: ./build/base/invisible.js
var invisible = __webpack_require__(71375);
// EXTERNAL MODULE: ./build/tools/excerpt.js
var excerpt = __webpack_require__(37517);
// EXTERNAL MODULE: ./build/report/fit.js
var fit = __webpack_require__(29848);
// EXTERNAL MODULE: ./build/report/neutralise.js
var neutralise = __webpack_require__(79697);
// EXTERNAL MODULE: ./build/report/plain-line.js
var plain_line = __webpack_require__(27798);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
;// CONCATENATED MODULE: ./build/report/prose.js


/**
 * A model's Markdown with its structure kept (paragraphs, headings, lists, quotes, tables as text, code) and everything
 * that acts neutralised: mentions, references, links, images, HTML. At most `maxBytes` of UTF-8; says what was cut.
 */
function prose(text, maxBytes) {
    const parts = [];
    let left = maxBytes - Buffer.byteLength(notice);
    for (const part of partsOf((0,base_text/* takeStart */.eL)(text, maxBytes))) {
        const shown = shownPart(part);
        const bytes = Buffer.byteLength(shown) + 1;
        if (bytes > left) {
            // A character becomes at most eight bytes or so when it is neutralised.
            if (part.kind === 'line')
                parts.push(lineOf((0,base_text/* takeStart */.eL)(part.text, Math.floor(left / 10))));
            return `${parts.join('\n').trim()}${notice}`;
        }
        left -= bytes;
        parts.push(shown);
    }
    const whole = parts.join('\n').trim();
    return text.length > maxBytes ? `${whole}${notice}` : whole;
}
const notice = '\n\n_Cut here: the whole stands in result.json, among the evidence._';
function shownPart({ kind, text }) {
    return kind === 'code' ? (0,neutralise/* codeBlock */.DV)(text, { maxBytes: 8_000 }) : lineOf(text);
}
/** Lines outside of fences, and what stands between fences as one part. A fence that is never closed runs to the end. */
function partsOf(text) {
    const parts = [];
    let fenced = null;
    for (const line of text.split(/\r?\n/)) {
        const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fenced === null) {
            if (mark === undefined)
                parts.push({ kind: 'line', text: line });
            else
                fenced = { mark, lines: [] };
        }
        else if (mark?.startsWith(fenced.mark) && line.trim() === mark) {
            parts.push({ kind: 'code', text: fenced.lines.join('\n') });
            fenced = null;
        }
        else
            fenced.lines.push(line);
    }
    if (fenced !== null)
        parts.push({ kind: 'code', text: fenced.lines.join('\n') });
    return parts;
}
/** What begins a line is kept where it is a list, a quote or a heading; headings become bold: they are not the report's. */
function lineOf(line) {
    const [, indent = '', mark = '', rest = ''] = /^(\s{0,8})((?:[-*+]|\d{1,3}[.)]|>|#{1,6})\s+)?(.*)$/su.exec(line) ?? [];
    const shown = inline(rest);
    if (shown === '')
        return '';
    if (mark.startsWith('#'))
        return `**${shown}**`;
    return mark === '' ? shown : `${indent.replaceAll('\t', '  ')}${mark.trim()} ${shown}`;
}
/** Code spans stay code; all else shows exactly what it says. */
function inline(text) {
    return text
        .split(/(`[^`]+`)/)
        .map((piece) => /^`[^`]+`$/.test(piece)
        ? (0,neutralise/* code */.aY)(piece.slice(1, -1), piece.length * 16)
        : spaced(piece, (inner) => (0,neutralise/* neutralise */.$0)(inner, inner.length * 16)))
        .join('');
}
/** Blanks at the ends separate words from code spans. */
function spaced(text, show) {
    if (text.trim() === '')
        return text === '' ? '' : ' ';
    return `${/^\s/.test(text) ? ' ' : ''}${show(text)}${/\s$/.test(text) ? ' ' : ''}`;
}

// EXTERNAL MODULE: ./build/report/sections.js
var sections = __webpack_require__(35999);
// EXTERNAL MODULE: ./build/report/timeline.js
var report_timeline = __webpack_require__(27556);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(62867);
;// CONCATENATED MODULE: ./build/report/answer.js









/** UTF-8 bytes of a comment, and of a job summary, less what surprises need. */
const commentBytes = 60_000;
const summaryBytes = 900_000;
/** Everything that a finished `ask` job shows on GitHub. It writes no check run: an answer is no verdict. */
function renderAnswer(result, context) {
    const timeline = (0,report_timeline/* renderTimeline */.s)(result.agents, result.startedAt);
    const picture = timeline === '' ? '' : `\n\n#### Who worked when\n\n${timeline}`;
    return {
        comment: body(result, context, commentBytes),
        checkRun: null,
        summary: `${body(result, context, summaryBytes - (0,fit/* bytesOf */.$)(picture))}${picture}\n`,
        outputs: {
            verdict: '',
            because: '',
            conclusion: failsAsk(result, context.failOn) ? 'failure' : 'success',
            'report-file': context.reportFile ?? '',
            'evidence-dir': result.evidenceDir,
            'cost-usd': result.costUsd === null ? '' : result.costUsd.toFixed(6),
        },
    };
}
const ofAModel = 'A model wrote this, within the permissions of its job; commands that it ran stand among the evidence.';
/** An answer that was not reached fails the step, unless nothing may. */
function failsAsk({ answer }, failOn) {
    return failOn !== 'never' && answer.status !== 'completed';
}
function body(result, context, maxBytes) {
    const { answer, agents, patch, branches, notes } = result;
    const head = [
        `### ${headline(answer)}`,
        `_Asked:_ ${(0,neutralise/* neutralise */.$0)(result.prompt, 300)}`,
        [
            `agent: ${(0,neutralise/* neutralise */.$0)(answer.agentType, 60)}`,
            `model: ${(0,neutralise/* neutralise */.$0)(result.model, 60)}`,
            `isolation: ${wording/* isolationWords */._2[result.sandbox]}`,
            (0,excerpt/* duration */.p0)(result.durationMs),
            (0,wording/* money */.TG)(result.costUsd),
        ].join(' \u00b7 '),
    ].join('\n\n');
    const rest = [
        ...(patch === null
            ? []
            : [
                (0,sections/* folded */.TM)(`Changed in a copy of the repository: ${(0,wording/* plural */.LS)(patch.files.length, 'file')} (a patch among the evidence, nothing was pushed)`, `${patch.files
                    .slice(0, 30)
                    .map((file) => `- ${(0,neutralise/* code */.aY)(file, 200)}`)
                    .join('\n')}\n\n${(0,neutralise/* codeBlock */.DV)(patch.start, { maxBytes: 8_000, language: 'diff' })}`),
            ]),
        (0,sections/* folded */.TM)(`${(0,wording/* plural */.LS)(branches.length, 'branch')} left by agents`, branches.map((branch) => `- ${(0,neutralise/* code */.aY)(branch, 200)}`).join('\n')),
        (0,sections/* agentTable */.qf)(agents),
        (0,sections/* denials */.BH)(agents),
        (0,sections/* folded */.TM)('Notes', notes
            .slice(0, 30)
            .map((note) => `- ${(0,neutralise/* neutralise */.$0)(note, 400)}`)
            .join('\n')),
        (0,sections/* footer */.qr)(context, ofAModel),
    ].filter((part) => part !== '');
    const room = maxBytes - (0,fit/* bytesOf */.$)([head, ...rest].join('\n\n')) - 4;
    return [head, prose(answer.text, Math.max(0, room)), ...rest].join('\n\n');
}
function headline({ status, reason }) {
    if (status === 'completed')
        return '\ud83d\udcac Answer (of a model, not a verdict)';
    return `\u26a0\ufe0f No complete answer, ${status}: ${(0,neutralise/* neutralise */.$0)(reason ?? '', 300)}`;
}
/** The answer for a person at a terminal, without control and invisible characters. */
function answerInTerminal(result) {
    const { answer, patch, branches, notes, agents } = result;
    const parts = [
        ...(answer.status === 'completed'
            ? []
            : [`No complete answer, ${answer.status}: ${(0,plain_line/* plainLine */.h)(answer.reason ?? '', 300)}`]),
        (0,neutralise/* visible */.RK)((0,invisible/* withoutTerminalSequences */.$)(answer.text.toWellFormed())).trim(),
        ...(patch === null
            ? []
            : [
                `Changed in a copy: ${(0,wording/* plural */.LS)(patch.files.length, 'file')}. Take it over with: git apply ${patch.file}`,
            ]),
        ...branches.map((branch) => `Left on branch ${(0,plain_line/* plainLine */.h)(branch, 300)}`),
        ...notes.slice(0, 20).map((note) => `Note: ${(0,plain_line/* plainLine */.h)(note, 300)}`),
        `${(0,wording/* plural */.LS)(agents.length, 'agent')} \u00b7 model: ${(0,plain_line/* plainLine */.h)(result.model, 300)} \u00b7 ${(0,excerpt/* duration */.p0)(result.durationMs)} \u00b7 ${(0,wording/* money */.TG)(result.costUsd)} \u00b7 run: ${result.evidenceDir}`,
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
/** One JSON document for programs, ending with a line feed. Text in it is as it was given. */
function answerDocument(result, run) {
    const { answer, agents, ...rest } = result;
    const document = {
        schemaVersion: 1,
        gainsay: run.version,
        exitCode: run.exitCode,
        ...rest,
        answer: answer.text,
        status: answer.status,
        reason: answer.reason ?? null,
        agents: agents.map((agent) => ({ ...agent, data: undefined, text: undefined })),
    };
    return `${JSON.stringify(document, null, 2)}\n`;
}
/** While the job runs. */
function renderAsking(asked, context) {
    const link = context.runUrl === undefined ? '' : ` [Follow the run](${context.runUrl}).`;
    return [
        `### \u23f3 Working at \`${asked.headSha.slice(0, 12)}\`.${link}`,
        `_Asked:_ ${(0,neutralise/* neutralise */.$0)(asked.prompt, 300)}`,
        (0,sections/* footer */.qr)(context, ofAModel),
    ].join('\n\n');
}


/***/ }),

/***/ 29848:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bytesOf),
/* harmony export */   U: () => (/* binding */ fit)
/* harmony export */ });
function bytesOf(text) {
    return Buffer.byteLength(text, 'utf8');
}
/**
 * As many of `items` as fit `maxBytes`, whole, in order, joined by `separator`. Each item is a list of versions, the
 * fullest first: where one does not fit, the next shorter is tried. What fits in no version is counted by `notice`,
 * which is part of the bound. Nothing is ever cut inside an item.
 */
function fit(items, options) {
    const { separator, notice } = options;
    const kept = [];
    const noticeBytes = bytesOf(separator) + bytesOf(notice(items.length));
    let room = options.maxBytes;
    let left = 0;
    for (const [index, versions] of items.entries()) {
        const last = index === items.length - 1 && left === 0;
        const version = versions.find((text) => cost(text) + (last ? 0 : noticeBytes) <= room);
        if (version === undefined) {
            left += 1;
            continue;
        }
        room -= cost(version);
        kept.push(version);
    }
    if (left > 0 && bytesOf(notice(left)) <= options.maxBytes)
        kept.push(notice(left));
    return kept.join(separator);
    function cost(text) {
        return bytesOf(text) + bytesOf(separator);
    }
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

/***/ 35999:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ reasonLine),
/* harmony export */   BH: () => (/* binding */ denials),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   dQ: () => (/* binding */ planAnswers),
/* harmony export */   fL: () => (/* binding */ excuses),
/* harmony export */   qf: () => (/* binding */ agentTable),
/* harmony export */   qr: () => (/* binding */ footer),
/* harmony export */   zs: () => (/* binding */ opening)
/* harmony export */ });
/* harmony import */ var _tools_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37517);
/* harmony import */ var _verdict_lowering_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68791);
/* harmony import */ var _neutralise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79697);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62867);




// The parts of a report in Markdown that comment, check run and job summary share.
/** Call and reason in the first line; what was compared, how, for how long and for how much in the second. */
function opening(result, context) {
    const { verdict, input } = result;
    const { change, sandbox } = input.evidence;
    const facts = [
        `head ${commit(change.head, context)} against ${commit(change.base, context)}`,
        `isolation: ${sandbox === 'none' || sandbox === 'separate-user' ? `\u26a0\ufe0f **${_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .isolationWords */ ._2[sandbox]}**` : _wording_js__WEBPACK_IMPORTED_MODULE_1__/* .isolationWords */ ._2[sandbox]}`,
        `model: ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralise */ .$0)(result.model, 60)}`,
        (0,_tools_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(result.durationMs),
        (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .money */ .TG)(result.costUsd),
    ];
    return [
        `### ${context.reported ? 'Reported:' : (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .callPicture */ .pm)(verdict)} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .callWords */ .S9)(verdict)}: ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralise */ .$0)(verdict.headline, 300)}`,
        facts.join(' \u00b7 '),
        suiteLine(input.evidence),
        reasonList(verdict.reasons, 12),
        ...input.evidence.prepared.map(setUpFailure),
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}
function commit(sha, context) {
    const short = `\`${/^[0-9a-f]{40}$/.test(sha) ? sha.slice(0, 12) : 'unknown'}\``;
    return context.repositoryUrl === undefined ? short : `[${short}](${context.repositoryUrl}/commit/${sha})`;
}
/** `Tests: 120 pass on both sides, 2 fixed, 1 regressed.` Empty where nothing was compared. */
function suiteLine(evidence) {
    const comparison = evidence.comparisons.findLast(({ role }) => role === 'across-change');
    if (comparison === undefined)
        return '';
    const { 'still-passes': both, ...others } = comparison.counts;
    const parts = Object.entries(others)
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => `${count} ${kind.replaceAll('-', ' ')}`);
    const incomplete = comparison.complete ? '' : ' Not every test could be compared.';
    return `Tests: ${[`${both} pass on both sides`, ...parts].join(', ')}.${incomplete}`;
}
function reasonList(reasons, most) {
    const lines = reasons.slice(0, most).map(reasonLine);
    if (reasons.length > most)
        lines.push(`- \u2026 and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(reasons.length - most, 'more reason')}`);
    return lines.join('\n');
}
function reasonLine(reason) {
    const ids = reason.evidence.filter((id) => /^[A-Z]\d+$/.test(id)).slice(0, 8);
    return `- ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralise */ .$0)(reason.text, 500)}${ids.length === 0 ? '' : ` <sub>${ids.join(', ')}</sub>`}`;
}
/** The log's tail of a tree that could not be prepared. */
function setUpFailure(tree) {
    if (tree.ready)
        return '';
    const what = `Set-up of ${tree.pair.source} (tests of ${tree.pair.tests}) failed at: ${tree.stage}. ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralise */ .$0)(tree.reason, 400)}`;
    return tree.tail.trim() === '' ? what : `${what}\n\n${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .codeBlock */ .DV)(tree.tail, { maxBytes: 3000 })}`;
}
/** Every agent that ran, children too: how it ended, how long it took, what it used. */
function agentTable(agents) {
    if (agents.length === 0)
        return '';
    const rows = agents
        .slice(0, 40)
        .map((agent) => `| ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralise */ .$0)(agent.agentType, 40)} | ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralise */ .$0)(agent.description, 80)} | ${statusWords(agent)} | ${agent.turns} | ${agent.toolCalls} | ${(0,_tools_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(agent.durationMs)} | ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .money */ .TG)(agent.costUsd)} |`);
    return [
        '| Agent | Task | Ended | Turns | Tool calls | Time | Cost |',
        '|---|---|---|--:|--:|--:|--:|',
        ...rows,
    ].join('\n');
}
function statusWords(agent) {
    return agent.reason === undefined || agent.status === 'completed'
        ? agent.status
        : `${agent.status}: ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralise */ .$0)(agent.reason, 160)}`;
}
function denialList(agents, most) {
    const denials = agents.flatMap((agent) => agent.denials);
    const lines = denials
        .slice(0, most)
        .map((denial) => `- ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralise */ .$0)(denial.tool, 40)} ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(denial.summary, 160)}: ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralise */ .$0)(denial.reason, 240)}`);
    if (denials.length > most)
        lines.push(`- \u2026 and ${denials.length - most} more`);
    return lines.join('\n');
}
/** What the agent held to be intended or handled elsewhere: printed with the words it relies on, found or not. */
function excuses(input) {
    const { modelCall } = input;
    if (modelCall === null)
        return '';
    const all = [
        ...modelCall.intended.map((claim) => ({ ...claim, what: 'intended' })),
        ...modelCall.handledElsewhere.map((claim) => ({ ...claim, why: '', what: 'handled elsewhere' })),
    ];
    return all
        .slice(0, 20)
        .map((excuse) => {
        const { check, what, why, where, quote } = excuse;
        const found = (0,_verdict_lowering_js__WEBPACK_IMPORTED_MODULE_3__/* .isConfirmed */ .i)(excuse, input) ? 'found at base' : '**not found at base**';
        const reason = why === '' ? '' : ` ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralise */ .$0)(why, 300)}`;
        return `- ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(check, 20)} is called ${what} (${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(where, 160)}, words ${found}): ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(quote, 300)}${reason}`;
    })
        .join('\n');
}
/** Each item of the plan of attack with what answered it. */
function planAnswers(input) {
    const answers = new Map((input.modelCall?.answers ?? []).map((answer) => [answer.planItem, answer]));
    return input.plan
        .slice(0, 30)
        .map(({ id, title }) => {
        const answer = answers.get(id);
        const checks = answer?.checks ?? [];
        const words = checks.length > 0
            ? checks
                .slice(0, 10)
                .map((check) => (0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(check, 20))
                .join(', ')
            : answer?.notTested === undefined
                ? 'not answered'
                : `not tested: ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralise */ .$0)(answer.notTested, 200)}`;
        return `- ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(id, 20)} ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralise */ .$0)(title, 200)}: ${words}`;
    })
        .join('\n');
}
function footer(context, note = ofEvidence) {
    const links = [
        context.runUrl === undefined ? '' : `[run](${context.runUrl})`,
        context.artifactUrl === undefined ? '' : `[evidence](${context.artifactUrl})`,
    ].filter((link) => link !== '');
    const version = `gainsay ${context.version}${context.actionSha === undefined ? '' : ` (${context.actionSha.slice(0, 12)})`}`;
    const told = context.reported
        ? 'Published as that run told it; nothing of it was run or judged here.'
        : note;
    return `<sub>${[version, ...links].join(' \u00b7 ')}. ${told}</sub>`;
}
const ofEvidence = 'Every result is of a command that the runtime ran, recorded and judged; nothing that a model says can make it a PASS.';
/** A part that a reader opens; nothing where there is nothing in it. */
function folded(title, content, { open = false } = {}) {
    if (content === '')
        return '';
    return `<details${open ? ' open' : ''}><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
/** Calls that were refused, each with its reason. */
function denials(agents) {
    const count = agents.reduce((sum, agent) => sum + agent.denials.length, 0);
    return folded(`${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(count, 'tool call')} denied`, denialList(agents, 20));
}


/***/ }),

/***/ 27556:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ renderTimeline)
/* harmony export */ });
const mostAgents = 40;
/**
 * The agents' work over time as a Mermaid picture. `startedAt` is the job's start (ISO). Labels are reduced to letters,
 * digits and a few signs: nothing in them is Mermaid. Empty where nobody ran.
 */
function renderTimeline(agents, startedAt) {
    if (agents.length === 0)
        return '';
    const origin = Date.parse(startedAt);
    const sections = new Map();
    for (const [index, agent] of agents.slice(0, mostAgents).entries()) {
        const start = Math.max(0, Date.parse(agent.startedAt) - origin || 0);
        const end = start + Math.max(1, Math.round(agent.durationMs));
        const state = agent.status === 'completed' ? 'done' : 'crit';
        const rows = sections.get(label(agent.agentType)) ?? [];
        rows.push(`    ${label(agent.description)} :${state}, a${index}, ${start}, ${end}`);
        sections.set(label(agent.agentType), rows);
    }
    return [
        '```mermaid',
        'gantt',
        '    dateFormat x',
        '    axisFormat %M:%S',
        ...[...sections].flatMap(([type, rows]) => [`    section ${type}`, ...rows]),
        '```',
    ].join('\n');
}
function label(text) {
    return (text
        .replaceAll(/[^\p{L}\p{N} ._/()-]+/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, 60)
        .toWellFormed() || 'agent');
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


/***/ }),

/***/ 68791:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isConfirmed),
/* harmony export */   p: () => (/* binding */ explanationOf)
/* harmony export */ });
/** Null where the failure stands. Only a confirmed quote counts, and only for the check (or suite) that it names. */
function explanationOf(failure, input) {
    const counts = (excuse) => failure.names.includes(excuse.check) && isConfirmed(excuse, input);
    const intended = input.modelCall?.intended.find(counts);
    if (intended) {
        return { how: 'intended', where: intended.where, quote: intended.quote, why: intended.why };
    }
    const elsewhere = input.modelCall?.handledElsewhere.find(counts);
    return elsewhere ? { how: 'handled elsewhere', where: elsewhere.where, quote: elsewhere.quote } : null;
}
/** An excuse stands on its own words: those of another for the same check do not count for it. */
function isConfirmed({ check, where, quote }, { confirmed }) {
    return confirmed.some((found) => found.check === check && found.where === where && found.quote === quote);
}


/***/ })

};
