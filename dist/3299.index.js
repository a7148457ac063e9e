export const id = 3299;
export const ids = [3299];
export const modules = {

/***/ 63299:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderTerminal: () => (/* binding */ renderTerminal)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91497);
/* harmony import */ var _base_truncation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43649);
/* harmony import */ var _tools_command_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73047);
/* harmony import */ var _tools_excerpt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37517);
/* harmony import */ var _base_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71375);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28586);
/* harmony import */ var _neutralise_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79697);
/* harmony import */ var _support_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23152);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62867);









/** The verdict for a person at a terminal. Foreign text is shown without control and invisible characters. */
function renderTerminal(result, { colours = false } = {}) {
    const { verdict, input, agents } = result;
    const paint = paintFor(verdict, colours);
    const { change, sandbox } = input.evidence;
    const parts = [
        `${paint.call((0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .callWords */ .S9)(verdict))}: ${line(verdict.headline, 300)}`,
        paint.faint([
            `head ${change.head.slice(0, 12)} against ${change.base.slice(0, 12)}`,
            `isolation: ${_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .isolationWords */ ._2[sandbox]}`,
            `model: ${line(result.model, 60)}`,
            (0,_tools_excerpt_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(result.durationMs),
            (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .money */ .TG)(result.costUsd),
        ].join(' \u00b7 ')),
        verdict.reasons.slice(0, 12).map(reasonLine).join('\n'),
        ...input.evidence.prepared
            .filter((tree) => !tree.ready)
            .map((tree) => `Set-up of ${tree.pair.source} failed at ${tree.stage}: ${line(tree.reason, 300)}\n${indented(tree.tail)}`),
        ...verdict.findings.slice(0, 20).map((finding) => findingText(finding, result, paint)),
        section('What was seen', verdict.passed.slice(0, 12).map(reasonLine), paint),
        section('Not verified', verdict.notVerified.slice(0, 12).map((text) => `  - ${line(text, 300)}`), paint),
        section('Agents', agents.map((agent) => `  ${line(agent.agentType, 20).padEnd(14)} ${agent.status.padEnd(10)} ${(0,_tools_excerpt_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(agent.durationMs).padStart(9)} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .money */ .TG)(agent.costUsd).padStart(8)}  ${line(agent.description, 60)}`), paint),
        denied(result),
        paint.faint(`Evidence: ${result.evidenceDir} (all of it on one page: report.html)`),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function findingText(finding, result, paint) {
    const support = (0,_support_js__WEBPACK_IMPORTED_MODULE_6__/* .supportOf */ .Df)(finding, result.input.evidence);
    const { checks, tests } = support;
    const detail = (0,_support_js__WEBPACK_IMPORTED_MODULE_6__/* .detailBeside */ .oQ)(finding, support);
    const messages = tests.map((change) => change.message ?? '').filter((message) => message.trim() !== '');
    const place = finding.file === undefined ? '' : ` (${line((0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$)(finding), 200)})`;
    const parts = [
        paint.strong(`${finding.severity.toUpperCase()}: ${line(finding.title, 200)}${place}`),
        detail === '' ? '' : `  ${line(detail, 600)}`,
        ...finding.tests.slice(0, 8).map((name) => `  - ${line(name, 200)}`),
        finding.tests.length > 8 ? `  - \u2026 and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(finding.tests.length - 8, 'more test')}` : '',
        ...messages.slice(0, 1).map(indented),
        ...checks.map((check) => checkText(check, result.excerpts)),
        finding.reproduce === undefined ? '' : `  Reproduce: ${line(finding.reproduce, 500)}`,
    ];
    return parts.filter((part) => part !== '').join('\n');
}
function checkText(check, excerpts) {
    const head = (0,_support_js__WEBPACK_IMPORTED_MODULE_6__/* .tellingRun */ .j6)(check, 'head');
    const sides = ['head', 'base'].map((side) => {
        const runs = check.runs.filter((run) => run.side === side);
        const exits = [...new Set(runs.map((run) => (0,_tools_command_output_js__WEBPACK_IMPORTED_MODULE_0__/* .exitWords */ .E)(run.record.exit)))].join('; ');
        return runs.length === 0 ? `${side} not run` : `${side} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(runs.length, 'run')}, ${exits}`;
    });
    const output = head === undefined ? '' : (excerpts[head.record.id] ?? '');
    return [
        `  ${check.id} claims: ${line(check.claim, 300)}`,
        `  $ ${line(check.command, 500)}`,
        `  ${line(sides.join(' \u00b7 '), 300)}: ${check.outcome}`,
        output.trim() === '' ? '' : indented(output),
    ]
        .filter((part) => part !== '')
        .join('\n');
}
function reasonLine(reason) {
    return `  - ${line(reason.text, 400)}${reason.evidence.length === 0 ? '' : ` [${line(reason.evidence.slice(0, 8).join(', '), 80)}]`}`;
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
        .map((denial) => `  - ${line(`${denial.tool} ${denial.summary}: ${denial.reason}`, 200)}`);
    return `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(denials.length, 'tool call')} denied\n${lines.join('\n')}`;
}
function line(text, maxChars) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)((0,_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)((0,_base_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTerminalSequences */ .$)(text)), maxChars);
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


/***/ })

};
