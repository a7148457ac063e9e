export const id = 9920;
export const ids = [9920];
export const modules = {

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


/***/ })

};
