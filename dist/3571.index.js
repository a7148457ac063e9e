export const id = 3571;
export const ids = [3571,8728];
export const modules = {

/***/ 18728:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   conclusionOf: () => (/* binding */ conclusionOf),
/* harmony export */   failsJob: () => (/* binding */ failsJob)
/* harmony export */ });
/** What the check run says. A FAIL is always red; what else is red follows `fail-on`; only a PASS is ever green. */
function conclusionOf(verdict, failOn) {
    if (verdict.call === 'PASS')
        return 'success';
    if (verdict.call === 'FAIL')
        return 'failure';
    return failsJob(verdict, failOn) ? 'failure' : 'neutral';
}
/** Whether the step fails: `fail` on FAIL and on obstructed runs, `unproven` on unproven ones too, `never` never. */
function failsJob(verdict, failOn) {
    if (failOn === 'never' || verdict.call === 'PASS')
        return false;
    if (verdict.call === 'FAIL' || verdict.because === 'obstructed')
        return true;
    return failOn === 'unproven' && verdict.because === 'unproven';
}


/***/ }),

/***/ 93571:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderFinal: () => (/* binding */ renderFinal)
});

// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
// EXTERNAL MODULE: ./build/report/neutralise.js
var neutralise = __webpack_require__(79697);
;// CONCATENATED MODULE: ./build/report/annotations.js


const levels = {
    failure: 'failure',
    warning: 'warning',
    advice: 'notice',
};
/** Findings at the lines they are about, at most fifty. Annotations are plain text: nothing in them is Markdown. */
function annotationsOf(findings) {
    return findings
        .flatMap((finding) => {
        const { file } = finding;
        if (file === undefined || !isInside(file))
            return [];
        const line = Math.max(1, finding.line ?? 1);
        const message = [
            finding.detail,
            finding.reproduce === undefined ? '' : `Reproduce: ${finding.reproduce}`,
        ];
        return {
            path: file,
            startLine: line,
            endLine: line,
            level: levels[finding.severity],
            title: (0,base_text/* oneLine */.TN)((0,neutralise/* visible */.RK)(finding.title), 200),
            message: (0,base_text/* oneLine */.TN)((0,neutralise/* visible */.RK)(message.filter((text) => text !== '').join('\n')), 2000) || finding.title,
        };
    })
        .slice(0, 50);
}
/** A path that GitHub takes: relative, inside the repository, on one line. */
function isInside(file) {
    return file !== '' && !file.startsWith('/') && !/(^|\/)\.\.(\/|$)/.test(file) && !/[\r\n\0]/.test(file);
}

// EXTERNAL MODULE: ./build/report/comment.js
var comment = __webpack_require__(17554);
// EXTERNAL MODULE: ./build/report/conclusion.js
var conclusion = __webpack_require__(18728);
// EXTERNAL MODULE: ./build/report/fit.js
var fit = __webpack_require__(29848);
// EXTERNAL MODULE: ./build/report/sections.js
var sections = __webpack_require__(35999);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(62867);
;// CONCATENATED MODULE: ./build/report/check-run.js








/** UTF-8 bytes that GitHub takes of summary and of text, each, less a little. */
const partBytes = 65_000;
/** The check run on head: the same report as the comment, what passed in full as its text, findings at their lines. */
function renderCheckRun(result, context) {
    const { verdict } = result;
    const passed = (0,fit/* fit */.U)(verdict.passed.map((reason) => [(0,sections/* reasonLine */.$E)(reason)]), { maxBytes: partBytes - 100, separator: '\n', notice: (left) => `- \u2026 and ${left} more` });
    return {
        conclusion: (0,conclusion.conclusionOf)(verdict, context.failOn),
        title: (0,base_text/* takeStart */.eL)((0,neutralise/* visible */.RK)(`${(0,wording/* callWords */.S9)(verdict)}: ${verdict.headline}`).replaceAll(/\s+/g, ' '), 200),
        summary: (0,comment/* renderComment */.w)(result, context, partBytes),
        ...(passed !== '' && { text: `#### What was seen\n\n${passed}` }),
        annotations: annotationsOf(verdict.findings),
    };
}

;// CONCATENATED MODULE: ./build/report/outputs.js

/** The outputs of the action by their names in action.yml, but for those that only the publisher knows. */
function outputsOf(result, context) {
    const { verdict } = result;
    const because = verdict.call === 'PASS' ? verdict.shown : verdict.call === 'FAIL' ? '' : verdict.because;
    return {
        verdict: verdict.call,
        because,
        conclusion: (0,conclusion.conclusionOf)(verdict, context.failOn),
        'report-file': context.reportFile ?? '',
        'evidence-dir': result.evidenceDir,
        'cost-usd': result.costUsd === null ? '' : result.costUsd.toFixed(6),
    };
}

// EXTERNAL MODULE: ./build/report/timeline.js
var report_timeline = __webpack_require__(27556);
;// CONCATENATED MODULE: ./build/report/summary.js



/** GitHub shows at most 1 MiB of a step's summary. */
const summaryBytes = 1_000_000;
/** The job summary: the comment without its tight bound, and the agents' work over time as a picture. */
function renderSummary(result, context) {
    const timeline = (0,report_timeline/* renderTimeline */.s)(result.agents, result.startedAt);
    const picture = timeline === '' ? '' : `\n\n#### Who worked when\n\n${timeline}`;
    // The summary is where everything stands: it does not point to itself.
    const { runUrl: _, ...here } = context;
    return `${(0,comment/* renderComment */.w)(result, here, summaryBytes - (0,fit/* bytesOf */.$)(picture))}${picture}\n`;
}

;// CONCATENATED MODULE: ./build/report/final.js




/** Everything that a finished job shows on GitHub. */
function renderFinal(result, context) {
    return {
        comment: (0,comment/* renderComment */.w)(result, context),
        checkRun: renderCheckRun(result, context),
        summary: renderSummary(result, context),
        outputs: outputsOf(result, context),
    };
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
