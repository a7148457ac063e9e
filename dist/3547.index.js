export const id = 3547;
export const ids = [3547];
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
