export const id = 1294;
export const ids = [1294];
export const modules = {

/***/ 21294:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderDocument: () => (/* binding */ renderDocument)
/* harmony export */ });
/** Raised when a field changes its meaning or goes; new fields come without. */
const schemaVersion = 1;
/**
 * The result as one JSON document for programs, ending with a line feed: verdict, findings and all evidence but the
 * output of commands and the passing tests of suites, which stand in `evidenceDir`. Text in it is as it was found.
 */
function renderDocument(result, run) {
    const { verdict, input } = result;
    const { evidence } = input;
    const document = {
        schemaVersion,
        gainsay: run.version,
        exitCode: run.exitCode,
        about: run.about ?? null,
        verdict: verdict.call,
        because: verdict.call === 'INCONCLUSIVE' ? verdict.because : null,
        shown: verdict.call === 'PASS' ? verdict.shown : null,
        headline: verdict.headline,
        reasons: verdict.reasons,
        findings: verdict.findings,
        passed: verdict.passed,
        notVerified: verdict.notVerified,
        change: evidence.change,
        sandbox: evidence.sandbox,
        programs: evidence.programs,
        model: result.model,
        costUsd: result.costUsd,
        startedAt: result.startedAt,
        durationMs: result.durationMs,
        evidenceDir: result.evidenceDir,
        plan: input.plan,
        modelCall: input.modelCall,
        obstructions: input.obstructions,
        agents: result.agents.map((agent) => ({ ...agent, data: undefined, text: undefined })),
        suites: evidence.suites.map(suiteOf),
        comparisons: evidence.comparisons,
        checks: evidence.checks.map((check) => ({ ...check, runs: check.runs.map(runOf) })),
        mutants: evidence.mutants,
        commands: evidence.records.map((record) => ({ ...record, env: undefined })),
    };
    return `${JSON.stringify(document, null, 2)}\n`;
}
function suiteOf({ tests, ...suite }) {
    const counts = { passed: 0, failed: 0, skipped: 0, todo: 0 };
    for (const { status } of tests)
        counts[status] += 1;
    return { ...suite, counts, failed: tests.filter(({ status }) => status === 'failed') };
}
function runOf({ side, record, passed, why }) {
    return { side, record: record.id, exit: record.exit, durationMs: record.durationMs, passed, why };
}


/***/ })

};
