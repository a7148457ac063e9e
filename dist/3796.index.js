export const id = 3796;
export const ids = [3796,3571,8728];
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

/***/ 9223:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  artifact: () => (/* binding */ publish_artifact),
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/redact.js
var redact = __webpack_require__(58839);
// EXTERNAL MODULE: ./build/base/zip.js
var zip = __webpack_require__(68443);
// EXTERNAL MODULE: ./build/event/from-comment.js
var from_comment = __webpack_require__(28495);
// EXTERNAL MODULE: ./build/event/from-dispatch.js
var from_dispatch = __webpack_require__(80166);
// EXTERNAL MODULE: ./build/github/artifact.js
var artifact = __webpack_require__(63762);
// EXTERNAL MODULE: ./build/github/workflow-runs.js
var workflow_runs = __webpack_require__(38468);
// EXTERNAL MODULE: ./build/report/conclusion.js
var conclusion = __webpack_require__(18728);
// EXTERNAL MODULE: ./build/report/final.js + 4 modules
var report_final = __webpack_require__(93571);
// EXTERNAL MODULE: ./build/report/comment.js
var comment = __webpack_require__(17554);
// EXTERNAL MODULE: ./build/report/fit.js
var fit = __webpack_require__(29848);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(62867);
;// CONCATENATED MODULE: ./build/report/reported.js



/** UTF-8 bytes of the whole; GitHub takes a little more. */
const mostBytes = 60_000;
/**
 * What is shown of a result that the author of the change could have written: whose word it is comes first, and whatever it
 * says, the check is neutral and the outputs carry no verdict. No annotation puts its words beside the code.
 */
function renderReported(result, context) {
    const notice = [
        `> **Reported by the contributor's own run**, [this one](${context.runUrl}), and by nobody else. Whoever wrote the change`,
        '> can also alter the workflow that made this report, so nothing below is vouched for and the check stays neutral.',
        '> Where the rerun workflow is set up, a maintainer gets a verdict that counts by the comment `/gainsay verify`.',
    ].join('\n');
    const told = (0,comment/* renderComment */.w)(result, { ...context, reported: true }, mostBytes - (0,fit/* bytesOf */.$)(notice));
    const body = `${notice}\n\n${told}`;
    return {
        comment: body,
        checkRun: {
            conclusion: 'neutral',
            title: `Reported by the contributor's own run: ${(0,wording/* callWords */.S9)(result.verdict)}`,
            summary: body,
            annotations: [],
        },
        summary: `${body}\n`,
        outputs: { verdict: 'INCONCLUSIVE', because: 'unproven', conclusion: 'neutral' },
    };
}

// EXTERNAL MODULE: ./build/report/stopped.js
var stopped = __webpack_require__(43678);
// EXTERNAL MODULE: ./build/job/credentials.js
var credentials = __webpack_require__(41238);
// EXTERNAL MODULE: ./build/base/record.js
var record = __webpack_require__(46435);
;// CONCATENATED MODULE: ./build/job/told-result.js


/**
 * Reads the bytes of a result.json that nobody vouches for. Throws GainsayError, which names the field and quotes nothing
 * of the file.
 */
async function readToldResult(bytes) {
    const document = parse(bytes);
    const { resultSchema } = await Promise.all(/* import() */[__webpack_require__.e(1514), __webpack_require__.e(7535)]).then(__webpack_require__.bind(__webpack_require__, 87535));
    // The verdict is one tagged value here; in the file its fields stand side by side with the rest.
    const parsed = resultSchema.safeParse({ ...document, call: document });
    if (!parsed.success) {
        const { path = [], message = 'not valid' } = parsed.error.issues[0] ?? {};
        throw refused(`${path.filter((part) => part !== 'call').join('.') || 'the document'}: ${message}`);
    }
    const { about, call, change, comparisons, ...told } = parsed.data;
    const verdict = {
        headline: told.headline,
        reasons: told.reasons,
        passed: told.passed,
        notVerified: told.notVerified,
    };
    const findings = told.findings.map(({ file, line, reproduce, ...finding }) => ({
        ...finding,
        ...(file !== undefined && { file }),
        ...(line !== undefined && { line }),
        ...(reproduce !== undefined && { reproduce }),
    }));
    const { verdict: word, ...more } = call;
    return {
        about,
        result: {
            job: 'verify',
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the union of the schema, its tag renamed
            verdict: { call: word, ...more, ...verdict, findings },
            input: {
                ...noInput,
                evidence: {
                    ...noEvidence,
                    change: { ...change, merge: null, files: [], class: 'source' },
                    sandbox: told.sandbox,
                    comparisons: comparisons.map((seen) => ({ ...seen, changes: [], incompleteBecause: [] })),
                },
            },
            agents: [],
            model: told.model,
            costUsd: told.costUsd,
            startedAt: told.startedAt,
            durationMs: told.durationMs,
            evidenceDir: '',
            excerpts: {},
        },
    };
}
/** What a report could show besides: it stands with the evidence of the run that made the result. */
const noEvidence = { programs: [], records: [], prepared: [], suites: [], checks: [], mutants: [] };
const noInput = {
    agents: [],
    modelCall: null,
    confirmed: [],
    plan: [],
    notices: [],
    steps: [],
    obstructions: [],
};
function parse(bytes) {
    try {
        const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
        if ((0,record/* isRecord */.u)(value))
            return value;
    }
    catch {
        // The parser's own words quote the file.
    }
    throw refused('it is no JSON object in UTF-8');
}
function refused(why) {
    return new errors/* GainsayError */.T(`result.json is refused: ${why}`, {
        remedy: 'It must be as Gainsay of the same version left it; name the same version in both workflows.',
    });
}

;// CONCATENATED MODULE: ./build/job/publish.js














/** Under this name a workflow uploads result.json, alone. */
const publish_artifact = { name: 'gainsay-result', entry: 'result.json' };
const publish_mostBytes = { archive: 4 * 1024 * 1024, entry: 8 * 1024 * 1024 };
/** GitHub runs no workflow of Dependabot's with a token that writes. */
const dependabot = 'dependabot[bot]';
/**
 * A result that another job left \u2192 report, published. This job may write and therefore runs nothing and checks nothing
 * out: it reads one JSON file and asks GitHub about everything that the file says of itself.
 */
async function publish(event, options) {
    return event.kind === 'command' ? publishOwn(event, options) : publishReported(event, options);
}
/** A run of `pull_request` that could write nothing, and whose workflow its contributor could alter. */
async function publishReported(event, options) {
    const access = accessOf(event, options);
    const run = await (0,workflow_runs/* readRun */.c)(access, event.runId);
    const useless = whyNotPublished(run);
    if (useless !== null)
        return { kind: 'skip', reason: useless, headSha: run.headSha };
    const pull = await (0,workflow_runs/* pullRequestOf */._)(access, run);
    if ('reason' in pull)
        return { kind: 'skip', ...pull, headSha: run.headSha };
    const told = await toldBy(run, access);
    if (told === null) {
        const reason = `run ${run.id} left no artifact ${publish_artifact.name}`;
        return { kind: 'skip', reason, headSha: run.headSha };
    }
    const { head } = told.result.input.evidence.change;
    refuseOther(told, { event, number: pull.number, run: run.id });
    if (head !== run.headSha)
        throw disagrees('the head', head, run.headSha);
    const where = linked(event, run, options);
    const publisher = options.openPublisher({
        ...where,
        number: pull.number,
        headSha: run.headSha,
        checkRun: true,
        // A check of the same name would take the place of one that counts, and neutral lets a required check pass.
        checkName: `${options.settings.checkName} (contributor's run)`,
    });
    const context = { ...contextOf(event, where.run, options), runUrl: where.run.url };
    await finish(publisher, renderReported(told.result, context), options);
    const text = `Published what run ${run.id} reported: ${(0,wording/* callWords */.S9)(told.result.verdict)}`;
    return { kind: 'published', exitCode: 0, text };
}
/** What the job before this one, in the same run of the default branch's workflow, found for a maintainer. */
async function publishOwn(event, options) {
    const { settings } = options;
    const access = accessOf(event, options);
    const refused = await (0,from_comment/* notAllowed */.m)(event, access, settings);
    if (refused !== null)
        return refused;
    const { repository, number } = event;
    const asked = { repository, number, source: 'issue_comment' };
    const pull = await (0,from_dispatch/* pinPullRequest */.C)(asked, options.client, { includeDrafts: true });
    if (pull.kind === 'skip')
        return pull;
    const run = await (0,workflow_runs/* readRun */.c)(access, settings.run?.id ?? 0);
    const target = { ...linked(event, run, options), number, checkName: settings.checkName, checkRun: true };
    try {
        const told = await toldBy(run, access);
        if (told === null)
            throw nothingLeft(run);
        refuseOther(told, { event, number, run: run.id });
        const { result } = told;
        const publisher = options.openPublisher({ ...target, headSha: result.input.evidence.change.head });
        await finish(publisher, (0,report_final.renderFinal)(result, contextOf(event, target.run, options)), options);
        const text = redactorOf(options).text(`${(0,wording/* callWords */.S9)(result.verdict)}: ${result.verdict.headline}`);
        return { kind: 'published', exitCode: (0,conclusion.failsJob)(result.verdict, settings.failOn) ? 1 : 0, text };
    }
    catch (error) {
        options.signal.throwIfAborted();
        if (!(error instanceof errors/* GainsayError */.T))
            throw error;
        const publisher = options.openPublisher({ ...target, headSha: pull.headSha });
        await finish(publisher, (0,stopped.stoppedReport)(error), options);
        return { kind: 'stopped', error };
    }
}
function accessOf({ repository }, { client, signal }) {
    return { client, repository, signal };
}
/** A run that could write has reported by itself; nobody else's word may be laid over that. */
function whyNotPublished(run) {
    if (run.event !== 'pull_request')
        return `run ${run.id} was started by ${run.event}, not by pull_request`;
    if (!run.completed)
        return `run ${run.id} has not ended`;
    if (run.ownHead && run.actor !== dependabot)
        return `run ${run.id} was about a branch of this repository: it reported by itself`;
    return null;
}
async function toldBy(run, access) {
    const archive = await (0,artifact/* fetchArtifact */.t)(access, run, { name: publish_artifact.name, mostBytes: publish_mostBytes.archive });
    if (archive === null)
        return null;
    return await readToldResult(await (0,zip/* onlyEntry */.F)(archive, publish_artifact.entry, publish_mostBytes.entry));
}
/** What a file says of itself proves nothing; where it contradicts GitHub, it is about something else. */
function refuseOther({ about }, is) {
    const { owner, repo } = is.event.repository;
    if (about.repository.toLowerCase() !== `${owner}/${repo}`.toLowerCase())
        throw disagrees('the repository', about.repository, `${owner}/${repo}`);
    if (about.pullRequest !== is.number)
        throw disagrees('the pull request', about.pullRequest, is.number);
    if (about.run !== is.run)
        throw disagrees('the workflow run', about.run, is.run);
}
function disagrees(what, told, known) {
    const quoted = JSON.stringify(told).slice(0, 120);
    return new errors/* GainsayError */.T(`result.json is refused: ${what} is ${known}, and it says ${quoted}`, {
        remedy: 'Let the workflow upload the result.json of its own run; nothing was published.',
    });
}
function nothingLeft(run) {
    return new errors/* GainsayError */.T(`The job that executes left no artifact ${publish_artifact.name} in run ${run.id}`, {
        remedy: 'Read the log of that job: it stopped before it had a result, or did not upload result.json.',
    });
}
/** The run that found it is the one that is linked, and that decides which of two reports is newer. */
function linked(event, { id, attempt }, { settings }) {
    const { owner, repo } = event.repository;
    const run = { id, attempt, url: `${settings.github.serverUrl}/${owner}/${repo}/actions/runs/${id}` };
    return { repository: event.repository, run, comment: settings.comment };
}
function contextOf({ repository }, run, { settings, version }) {
    return {
        version,
        failOn: settings.failOn,
        repositoryUrl: `${settings.github.serverUrl}/${repository.owner}/${repository.repo}`,
        runUrl: run.url,
        artifactUrl: `${run.url}#artifacts`,
    };
}
async function finish(publisher, report, options) {
    await publisher.finish(redactorOf(options).json(report));
}
function redactorOf({ settings }) {
    return (0,redact/* createRedactor */.l)((0,credentials/* secretsOf */.Fj)(settings, {}));
}


/***/ }),

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

/***/ 43678:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stoppedReport: () => (/* binding */ stoppedReport)
/* harmony export */ });
/* harmony import */ var _neutralise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79697);

/**
 * What is published when a run ended with an error instead of a verdict: INCONCLUSIVE, obstructed, with the error in
 * its own words and what to do about it.
 */
function stoppedReport(error) {
    const body = [
        '### \u26a0\ufe0f INCONCLUSIVE (obstructed): the run was stopped by an error',
        (0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .codeBlock */ .DV)(error.message, { maxBytes: 8000 }),
        (0,_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .neutraliseLines */ .UO)(error.remedy, 1000),
    ].join('\n\n');
    return {
        comment: body,
        checkRun: { conclusion: 'failure', title: 'INCONCLUSIVE: obstructed', summary: body, annotations: [] },
        summary: `${body}\n`,
        outputs: { verdict: 'INCONCLUSIVE', because: 'obstructed', conclusion: 'failure' },
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
