export const id = 4046;
export const ids = [4046,2340];
export const modules = {

/***/ 3218:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5145);

/** What was thrown, for a sentence that a person or a model reads: with what to do next, where that is known. */
function reasonOf(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GainsayError */ .T)
        return `${error.message}. ${error.remedy}`;
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 8839:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
/* harmony import */ var _well_formed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2640);

/** A secret with fewer letters and digits than this is only found written out: its forms would match by chance. */
const shortest = 8;
/**
 * Finds secrets written out, reversed, in hex, in base64 (at each of the three alignments, either alphabet), in URL,
 * JSON and HTML escapes, and split by anything that is neither letter nor digit: line ends, spaces, quotes, colours.
 * To that end text and secrets are compared by their letters and digits alone, without case; the cost is linear in the
 * text for each form. Containment comes first: this is the net below it.
 */
function createRedactor(secrets) {
    const plain = [...new Set(secrets.flatMap(partsOf))].filter((secret) => secret.length >= 4);
    const needles = [...new Set(plain.flatMap(formsOf))].filter((needle) => needle.length >= shortest);
    const longestFirst = plain.toSorted((left, right) => right.length - left.length);
    function text(input) {
        if (plain.length === 0)
            return input;
        let output = input;
        for (const secret of longestFirst)
            output = output.replaceAll(secret, '***');
        return needles.length === 0 ? output : hide(output, needles);
    }
    function redacted(value) {
        if (typeof value === 'string')
            return text(value);
        if (Array.isArray(value))
            return value.map(redacted);
        if (value === null || typeof value !== 'object')
            return value;
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => [text(key), redacted(inner)]));
    }
    return {
        text,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- redaction keeps the shape
        json: (value) => (plain.length === 0 ? value : redacted(value)),
    };
}
/** A secret of several lines (a private key) leaks by any one of them. */
function partsOf(secret) {
    const whole = secret.trim();
    const lines = whole.split(/\r?\n/).map((line) => line.trim());
    return lines.length < 2
        ? [whole]
        : [whole, ...lines.filter((line) => line.length >= 16 && !/^-+[A-Z ]+-+$/.test(line))];
}
/** The letters and digits of each form, in lower case. */
function formsOf(secret) {
    const bytes = Buffer.from((0,_well_formed_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .E)(secret), 'utf8');
    const alignments = [0, 1, 2].map((offset) => {
        const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
            .toString('base64')
            .replaceAll('=', '');
        // What the neighbouring bytes share in, at either end, is not ours.
        const before = Math.ceil((offset * 8) / 6);
        const after = ((offset + bytes.length) * 8) % 6 === 0 ? 0 : 1;
        return encoded.slice(before, encoded.length - after);
    });
    const forms = [secret, Array.from(secret).toReversed().join(''), bytes.toString('hex'), ...alignments];
    return forms.map((form) => condense(form).letters);
}
/** Six bytes a unit of text: a report of a megabyte costs six for as long as it is searched. */
function condense(text) {
    const codes = new Uint8Array(text.length);
    const from = new Uint32Array(text.length);
    const width = new Uint8Array(text.length);
    let count = 0;
    for (let at = 0; at < text.length;) {
        const plain = lowered(text.charCodeAt(at));
        const escaped = plain === 0 ? escapeAt(text, at) : null;
        const code = escaped?.code ?? plain;
        const units = escaped?.units ?? 1;
        if (code !== 0) {
            codes[count] = code;
            from[count] = at;
            width[count] = units;
            count += 1;
        }
        at += units;
    }
    return { letters: Buffer.from(codes.buffer, 0, count).toString('latin1'), from, width };
}
/** The code of a letter (in lower case) or digit; 0 for everything else. */
function lowered(code) {
    if (code >= 0x61 && code <= 0x7a)
        return code;
    if (code >= 0x30 && code <= 0x39)
        return code;
    return code >= 0x41 && code <= 0x5a ? code + 0x20 : 0;
}
const escape = '\u001b';
/** What stands for one letter, or for none: escapes of terminals, JSON, JavaScript, URLs and HTML. */
const escapes = {
    [escape]: new RegExp(`${escape}\\[[0-9;]{0,40}[A-Za-z]`, 'y'),
    '\\': /\\(?:u\{?(?<unicode>[0-9a-fA-F]{4})\}?|x(?<byte>[0-9a-fA-F]{2})|[nrtbfv])/y,
    '%': /%(?<percent>[0-9a-fA-F]{2})/y,
    '&': /&#(?:x(?<hex>[0-9a-fA-F]{1,6})|(?<decimal>[0-9]{1,7}));/y,
};
function escapeAt(text, at) {
    const pattern = escapes[text.charAt(at)];
    if (pattern === undefined)
        return null;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null)
        return null;
    const { unicode, byte, percent, hex, decimal } = match.groups ?? {};
    const digits = unicode ?? byte ?? percent ?? hex;
    const code = digits === undefined ? Number(decimal ?? 0) : Number.parseInt(digits, 16);
    return { code: lowered(code), units: match[0].length };
}
function hide(text, needles) {
    const { letters, from, width } = condense(text);
    const found = [];
    for (const needle of needles) {
        for (let at = letters.indexOf(needle); at !== -1; at = letters.indexOf(needle, at + needle.length)) {
            const last = at + needle.length - 1;
            found.push([from[at] ?? 0, (from[last] ?? 0) + (width[last] ?? 0)]);
        }
    }
    if (found.length === 0)
        return text;
    const parts = [];
    let done = 0;
    for (const [start, end] of found.toSorted(([left], [right]) => left - right)) {
        if (end <= done)
            continue;
        if (start >= done)
            parts.push(text.slice(done, start), '***');
        done = end;
    }
    return parts.join('') + text.slice(done);
}


/***/ }),

/***/ 4882:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ openFetch)
/* harmony export */ });
/** Set on runners that reach GitHub by a proxy only. */
const proxyVariables = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
/**
 * How GitHub is asked: the global fetch, which knows no proxy; where one is set, @actions/github's own, which obeys it
 * and `no_proxy`. Each request ends after `timeoutMs`, its answer read to the end, or by the signal it was given.
 * Rejects also for an answer that was cut off, is no JSON where GitHub sends JSON, or came from another host. Without
 * `json` the answer is anything, still to be read and bounded by whoever asked.
 */
async function openFetch(timeoutMs, { json = true } = {}) {
    const ask = proxyVariables.some((name) => process.env[name]) ? await proxyFetch() : globalFetch;
    return async (url, init) => {
        const stop = init?.signal ?? null;
        const signals = [AbortSignal.timeout(timeoutMs), ...(stop === null ? [] : [stop])];
        try {
            const response = await ask(url, { ...init, signal: AbortSignal.any(signals) });
            assertSameHost(url, response);
            return json ? await whole(response) : response;
        }
        catch (error) {
            // By this name octokit knows that nobody wants it repeated; a timeout is repeated.
            if (stop?.aborted)
                throw new DOMException('the request was stopped', 'AbortError');
            throw error;
        }
    };
}
const globalFetch = (url, init) => fetch(url, init);
/** fetch sends no token to another host, but what that host answers would count as GitHub's word. */
function assertSameHost(asked, { redirected, url }) {
    if (!redirected)
        return;
    const host = new URL(asked instanceof Request ? asked.url : asked).host;
    const answered = new URL(url).host;
    if (answered !== host)
        throw new Error(`${host} sent us to another host, ${answered}`);
}
/** octokit takes a body that breaks off or cannot be read for an empty one, and goes on without the ids in it. */
async function whole(response) {
    const { status, statusText, headers } = response;
    if (response.body === null || [204, 205, 304].includes(status))
        return response;
    const text = await bounded(response.body);
    if (response.ok && !isJson(text))
        throw new Error(`the answer to the request is no JSON (status ${status})`);
    // A response made here has no address, and octokit hands it on.
    return Object.defineProperty(new Response(text, { status, statusText, headers }), 'url', {
        value: response.url,
    });
}
/** A hundred comments of the greatest length are 26 MB. */
const longestAnswer = 64 * 1024 * 1024;
async function bounded(body) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of body) {
        bytes += chunk.length;
        if (bytes > longestAnswer)
            throw new Error(`the answer is longer than ${longestAnswer} bytes`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
async function proxyFetch() {
    const { defaults } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(8439), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 2032));
    const found = defaults.request?.['fetch'];
    return isFetch(found) ? found : globalFetch;
}
function isFetch(value) {
    return typeof value === 'function';
}


/***/ }),

/***/ 1238:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ secretsOf),
/* harmony export */   _: () => (/* binding */ takeCredentials)
/* harmony export */ });
/* harmony import */ var _base_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1690);

/**
 * Takes the variables that the configuration names for the installation out of the environment. What is not set is left
 * out: the installation then fails by itself and says what it lacked.
 */
function takeCredentials(names, env) {
    const taken = {};
    for (const name of names) {
        const value = env[name];
        if (value !== undefined && value !== '')
            taken[name] = (0,_base_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .r)(value);
        delete env[name];
    }
    return taken;
}
/** Everything that must never leave, for the redactor. */
function secretsOf({ githubToken, anthropicApiKey }, credentials) {
    const all = [githubToken, anthropicApiKey, ...Object.values(credentials)];
    return all.flatMap((one) => (one === null ? [] : [one.reveal()]));
}


/***/ }),

/***/ 4046:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  artifact: () => (/* binding */ artifact),
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(5145);
// EXTERNAL MODULE: ./build/base/redact.js
var redact = __webpack_require__(8839);
// EXTERNAL MODULE: ./build/base/reason.js
var reason = __webpack_require__(3218);
;// CONCATENATED MODULE: ./build/base/zip.js


/**
 * The bytes of an archive's only entry, `name`, inflated in memory: nothing of the archive becomes a path. Any other
 * number of entries, another name, a link, an encrypted one, sizes that lie and more than `mostBytes` are refused.
 * Whatever the archive holds, it throws nothing but GainsayError.
 */
async function onlyEntry(archive, name, mostBytes) {
    try {
        const { fromBufferPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 663, 19));
        // Sizes and the names' form are validated by it; encrypted data it does not read.
        const zip = await fromBufferPromise(archive, { strictFileNames: true });
        if (zip.entryCount !== 1)
            throw new Error(`it has ${zip.entryCount} entries, not one`);
        for await (const entry of zip.eachEntry()) {
            refuseOther(entry, name, mostBytes);
            return await collect(await zip.openReadStreamPromise(entry), mostBytes);
        }
        throw new Error('its one entry is not there');
    }
    catch (cause) {
        throw new errors/* GainsayError */.T(`The archive is refused: ${JSON.stringify((0,reason/* reasonOf */.A)(cause).slice(0, 300))}`, {
            remedy: `It must hold ${name} and nothing else, as actions/upload-artifact packs a single file.`,
            cause,
        });
    }
}
const unix = 3;
const [typeMask, regularFile] = [0o170000, 0o100000];
function refuseOther(entry, name, mostBytes) {
    if (entry.fileName !== name)
        throw new Error(`its entry is ${entry.fileName.slice(0, 100)}`);
    const type = (entry.externalFileAttributes >>> 16) & typeMask;
    if (entry.versionMadeBy >>> 8 === unix && type !== 0 && type !== regularFile)
        throw new Error('its entry is no regular file');
    if (entry.uncompressedSize > mostBytes)
        throw new Error(`its entry has ${entry.uncompressedSize} bytes, more than ${mostBytes}`);
}
/** What is inflated is counted here again, whatever the archive says of itself. */
async function collect(stream, mostBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of stream) {
        bytes += chunk.length;
        if (bytes > mostBytes)
            throw new Error(`its entry inflates to more than ${mostBytes} bytes`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}

// EXTERNAL MODULE: ./build/event/from-comment.js
var from_comment = __webpack_require__(8495);
// EXTERNAL MODULE: ./build/event/from-dispatch.js
var from_dispatch = __webpack_require__(166);
// EXTERNAL MODULE: ./build/github/asked.js
var asked = __webpack_require__(2674);
// EXTERNAL MODULE: ./build/github/fetch.js
var fetch = __webpack_require__(4882);
;// CONCATENATED MODULE: ./build/github/artifact.js




const downloadTimeoutMs = 60_000;
/**
 * The archive of the one artifact of that name that the latest attempt of a run left, or null where it left none. The
 * storage that it lies in never sees the token. Throws GainsayError for more than one, for an expired one and for more
 * than `mostBytes`.
 */
async function fetchArtifact(access, run, { name, mostBytes }) {
    const found = await artifactsOf(access, run, name);
    const [artifact] = found;
    if (artifact === undefined)
        return null;
    if (found.length > 1)
        throw refused(`run ${run.id} left ${found.length} artifacts called ${name}, and nothing says which counts`);
    if (artifact.expired)
        throw refused(`artifact ${name} of run ${run.id} has expired`);
    if (artifact.size_in_bytes > mostBytes)
        throw refused(`artifact ${name} has ${artifact.size_in_bytes} bytes, more than ${mostBytes}`);
    return await download(await addressOf(access, artifact.id), { ...access, mostBytes });
}
/** A re-run leaves what earlier attempts made; where it made none of its own (a job was not repeated) theirs counts. */
async function artifactsOf({ client, repository, signal }, run, name) {
    const { data } = await (0,asked/* asked */.N)(`the artifacts of run ${run.id}`, 'actions: read', () => client.rest.actions.listWorkflowRunArtifacts({
        ...repository,
        run_id: run.id,
        name,
        per_page: 100,
        request: { signal },
    }));
    const named = data.artifacts.filter((artifact) => artifact.name === name);
    const latest = named.filter(({ created_at: made }) => Date.parse(made ?? '') >= run.startedAt);
    return latest.length > 0 ? latest : named;
}
/** Where the archive lies: GitHub answers with a signed address on another host, which is not followed here. */
async function addressOf({ client, repository, signal }, id) {
    const { headers, url } = await (0,asked/* asked */.N)(`where artifact ${id} lies`, 'actions: read', () => client.rest.actions.downloadArtifact({
        ...repository,
        artifact_id: id,
        archive_format: 'zip',
        request: { signal, redirect: 'manual' },
    }));
    const location = headers.location ?? '';
    if (!URL.canParse(location))
        throw refused(`GitHub did not say where artifact ${id} lies`);
    const address = new URL(location);
    if (address.protocol !== 'https:' && address.protocol !== new URL(url).protocol)
        throw refused(`artifact ${id} lies at an address of another kind (${address.protocol})`);
    return address;
}
async function download(address, { mostBytes, signal }) {
    const ask = await (0,fetch/* openFetch */.v)(downloadTimeoutMs, { json: false });
    try {
        const response = await ask(address, { signal });
        if (!response.ok || response.body === null)
            throw new Error(`the storage answered ${response.status}`);
        const chunks = [];
        let bytes = 0;
        for await (const chunk of response.body) {
            bytes += chunk.length;
            if (bytes > mostBytes)
                throw new Error(`it has more than ${mostBytes} bytes`);
            chunks.push(chunk);
        }
        return Buffer.concat(chunks);
    }
    catch (cause) {
        signal.throwIfAborted();
        // The address is signed: it is in no message.
        throw refused(`the artifact could not be downloaded from ${address.host}: ${(0,reason/* reasonOf */.A)(cause)}`, cause);
    }
}
function refused(why, cause) {
    return new errors/* GainsayError */.T(`Nothing is published: ${why}`, {
        remedy: 'Run the workflow that verifies again; it has to leave one artifact with result.json alone.',
        cause,
    });
}

;// CONCATENATED MODULE: ./build/github/workflow-runs.js

async function readRun({ client, repository, signal }, id) {
    const { data } = await (0,asked/* asked */.N)(`workflow run ${id}`, 'actions: read', () => client.rest.actions.getWorkflowRun({ ...repository, run_id: id, request: { signal } }));
    // The types say that a head has a repository with an owner; a deleted fork has none.
    const head = data.head_repository;
    return {
        id: data.id,
        attempt: data.run_attempt ?? 1,
        event: data.event,
        completed: data.status === 'completed',
        headSha: data.head_sha,
        headBranch: data.head_branch,
        headRepository: head?.owner ? { id: head.id, owner: head.owner.login } : null,
        ownHead: head !== null && head.id === data.repository.id,
        actor: data.actor?.login ?? null,
        startedAt: Date.parse(data.run_started_at ?? '') || 0,
    };
}
/** The one open pull request whose head is what the run checked out, or why there is none. */
async function pullRequestOf({ client, repository, signal }, run) {
    const { headRepository, headBranch } = run;
    if (headRepository === null || headBranch === null)
        return { reason: `the branch or the fork that run ${run.id} was about is gone` };
    const { data } = await (0,asked/* asked */.N)('the pull requests of a branch', 'pull-requests: read', () => client.rest.pulls.list({
        ...repository,
        state: 'open',
        head: `${headRepository.owner}:${headBranch}`,
        per_page: 100,
        request: { signal },
    }));
    const ofBranch = data.filter(({ head, state }) => state === 'open' && repositoryOf(head) === headRepository.id && head.ref === headBranch);
    const [match, ...more] = ofBranch.filter(({ head }) => head.sha === run.headSha);
    if (match !== undefined && more.length === 0)
        return { number: match.number };
    if (match !== undefined)
        return { reason: `${more.length + 1} open pull requests have ${run.headSha} as their head` };
    const moved = ofBranch.map(({ number, head }) => `#${number} has moved on to ${head.sha}`).join(', ');
    return { reason: `no open pull request has ${run.headSha} as its head${moved === '' ? '' : `: ${moved}`}` };
}
/** A head whose fork was deleted has no repository, whatever the types say. */
function repositoryOf({ repo }) {
    return repo?.id ?? null;
}

// EXTERNAL MODULE: ./build/report/conclusion.js
var conclusion = __webpack_require__(8728);
// EXTERNAL MODULE: ./build/report/final.js + 5 modules
var report_final = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/report/comment.js
var comment = __webpack_require__(7554);
// EXTERNAL MODULE: ./build/report/fit.js
var fit = __webpack_require__(9848);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(2867);
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
var stopped = __webpack_require__(3678);
// EXTERNAL MODULE: ./build/job/credentials.js
var credentials = __webpack_require__(1238);
// EXTERNAL MODULE: ./build/base/record.js
var record = __webpack_require__(6435);
;// CONCATENATED MODULE: ./build/job/told-result.js


/**
 * Reads the bytes of a result.json that nobody vouches for. Throws GainsayError, which names the field and quotes nothing
 * of the file.
 */
async function readToldResult(bytes) {
    const document = parse(bytes);
    const { resultSchema } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(7535)]).then(__webpack_require__.bind(__webpack_require__, 7535));
    // The verdict is one tagged value here; in the file its fields stand side by side with the rest.
    const parsed = resultSchema.safeParse({ ...document, call: document });
    if (!parsed.success) {
        const { path = [], message = 'not valid' } = parsed.error.issues[0] ?? {};
        throw told_result_refused(`${path.filter((part) => part !== 'call').join('.') || 'the document'}: ${message}`);
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
    throw told_result_refused('it is no JSON object in UTF-8');
}
function told_result_refused(why) {
    return new errors/* GainsayError */.T(`result.json is refused: ${why}`, {
        remedy: 'It must be as Gainsay of the same version left it; name the same version in both workflows.',
    });
}

;// CONCATENATED MODULE: ./build/job/publish.js














/** Under this name a workflow uploads result.json, alone. */
const artifact = { name: 'gainsay-result', entry: 'result.json' };
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
    const run = await readRun(access, event.runId);
    const useless = whyNotPublished(run);
    if (useless !== null)
        return { kind: 'skip', reason: useless, headSha: run.headSha };
    const pull = await pullRequestOf(access, run);
    if ('reason' in pull)
        return { kind: 'skip', ...pull, headSha: run.headSha };
    const told = await toldBy(run, access);
    if (told === null) {
        const reason = `run ${run.id} left no artifact ${artifact.name}`;
        return { kind: 'skip', reason, headSha: run.headSha };
    }
    const { head } = told.result.input.evidence.change;
    publish_refuseOther(told, { event, number: pull.number, run: run.id });
    if (head !== run.headSha)
        throw disagrees('the head', head, run.headSha);
    const where = linked(event, run, options);
    const publisher = options.openPublisher({
        ...where,
        number: pull.number,
        headSha: run.headSha,
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
    const run = await readRun(access, settings.run?.id ?? 0);
    const target = { ...linked(event, run, options), number, checkName: settings.checkName };
    try {
        const told = await toldBy(run, access);
        if (told === null)
            throw nothingLeft(run);
        publish_refuseOther(told, { event, number, run: run.id });
        const { result } = told;
        const publisher = options.openPublisher({ ...target, headSha: result.input.evidence.change.head });
        await finish(publisher, (0,report_final.renderFinal)(result, contextOf(event, target.run, options)), options);
        const text = redactorOf(options).text(`${(0,wording/* callWords */.S9)(result.verdict)}: ${result.verdict.headline}`);
        return { kind: 'published', exitCode: (0,conclusion/* failsJob */.V)(result.verdict, settings.failOn) ? 1 : 0, text };
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
    const archive = await fetchArtifact(access, run, { name: artifact.name, mostBytes: publish_mostBytes.archive });
    if (archive === null)
        return null;
    return await readToldResult(await onlyEntry(archive, artifact.entry, publish_mostBytes.entry));
}
/** What a file says of itself proves nothing; where it contradicts GitHub, it is about something else. */
function publish_refuseOther({ about }, is) {
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
    return new errors/* GainsayError */.T(`The job that executes left no artifact ${artifact.name} in run ${run.id}`, {
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
    return (0,redact/* createRedactor */.l)((0,credentials/* secretsOf */.F)(settings, {}));
}


/***/ }),

/***/ 7554:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ renderRunning),
/* harmony export */   w: () => (/* binding */ renderComment)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8586);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9848);
/* harmony import */ var _neutralise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9697);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5999);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2867);





/** UTF-8 bytes of a comment: GitHub's limit less what the marker and surprises need. */
const commentBytes = 60_000;
/** What findings leave to the rest of the report, however many there are. */
const reserve = 12_000;
/**
 * The comment: call and reason first, then findings, agents, what passed, what was not verified. It never grows beyond
 * `maxBytes`: what does not fit is left out finding by finding, counted, and stands in the job summary.
 */
function renderComment(result, context, maxBytes = commentBytes) {
    const { verdict, input, agents } = result;
    const head = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .opening */ .zs)(result, context);
    const foot = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .footer */ .qr)(context);
    let room = maxBytes - (0,_fit_js__WEBPACK_IMPORTED_MODULE_4__/* .bytesOf */ .$)(head) - (0,_fit_js__WEBPACK_IMPORTED_MODULE_4__/* .bytesOf */ .$)(foot) - 8;
    const parts = [head];
    const add = (part) => {
        if (part === '' || (0,_fit_js__WEBPACK_IMPORTED_MODULE_4__/* .bytesOf */ .$)(part) + 2 > room)
            return;
        room -= (0,_fit_js__WEBPACK_IMPORTED_MODULE_4__/* .bytesOf */ .$)(part) + 2;
        parts.push(part);
    };
    const elsewhere = context.runUrl === undefined ? 'the job summary' : `the [job summary](${context.runUrl})`;
    add((0,_fit_js__WEBPACK_IMPORTED_MODULE_4__/* .fit */ .U)(verdict.findings.map((finding) => {
        const { full, short } = (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFinding */ .K)(finding, input.evidence, result.excerpts);
        return [full, short];
    }), {
        maxBytes: Math.max(0, room - reserve),
        separator: '\n\n',
        notice: (left) => `_${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(left, 'more finding')}: see ${elsewhere}._`,
    }));
    add((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .agentTable */ .qf)(agents));
    add(folded('Not verified', listOf(verdict.notVerified, room / 3), { open: verdict.notVerified.length <= 5 }));
    add(folded('What was seen', fitLines(verdict.passed.map(_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonLine */ .$E), room / 2)));
    add(folded('Held to be intended or handled elsewhere', (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .excuses */ .fL)(input)));
    add(folded('The plan of attack and its answers', (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .planAnswers */ .dQ)(input)));
    add(denials(result));
    add(folded("The Verification agent's own words (none of them can make it a PASS)", summaryOf(result)));
    parts.push(foot);
    return parts.join('\n\n');
}
/** While the job runs: which commit, which agents. Replaced by the verdict, or by word of what stopped it. */
function renderRunning(job, context) {
    const link = context.runUrl === undefined ? '' : ` [Follow the run](${context.runUrl}).`;
    return [
        `### \u23f3 Verifying \`${job.headSha.slice(0, 12)}\` against \`${job.baseSha.slice(0, 12)}\`.${link}`,
        job.agents.map((agent) => `- ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralise */ .$0)(agent, 120)}`).join('\n'),
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .footer */ .qr)(context),
    ].join('\n\n');
}
function folded(title, content, { open = false } = {}) {
    if (content === '')
        return '';
    return `<details${open ? ' open' : ''}><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
function listOf(texts, maxBytes) {
    return fitLines(texts.map((text) => `- ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralise */ .$0)(text, 500)}`), maxBytes);
}
function fitLines(lines, maxBytes) {
    return (0,_fit_js__WEBPACK_IMPORTED_MODULE_4__/* .fit */ .U)(lines.map((line) => [line]), { maxBytes, separator: '\n', notice: (left) => `- \u2026 and ${left} more` });
}
function denials({ agents }) {
    const count = agents.reduce((sum, agent) => sum + agent.denials.length, 0);
    return folded(`${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(count, 'tool call')} denied`, (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .denialList */ .IG)(agents, 20));
}
function summaryOf({ input }) {
    return input.modelCall === null ? '' : (0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralise */ .$0)(input.modelCall.summary, 2000);
}


/***/ }),

/***/ 8728:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ failsJob),
/* harmony export */   v: () => (/* binding */ conclusionOf)
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

/***/ 2340:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderFinal: () => (/* binding */ renderFinal)
});

// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(1497);
// EXTERNAL MODULE: ./build/report/neutralise.js
var neutralise = __webpack_require__(9697);
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
var comment = __webpack_require__(7554);
// EXTERNAL MODULE: ./build/report/conclusion.js
var conclusion = __webpack_require__(8728);
// EXTERNAL MODULE: ./build/report/fit.js
var fit = __webpack_require__(9848);
// EXTERNAL MODULE: ./build/report/sections.js
var sections = __webpack_require__(5999);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(2867);
;// CONCATENATED MODULE: ./build/report/check-run.js








/** UTF-8 bytes that GitHub takes of summary and of text, each, less a little. */
const partBytes = 65_000;
/** The check run on head: the same report as the comment, what passed in full as its text, findings at their lines. */
function renderCheckRun(result, context) {
    const { verdict } = result;
    const passed = (0,fit/* fit */.U)(verdict.passed.map((reason) => [(0,sections/* reasonLine */.$E)(reason)]), { maxBytes: partBytes - 100, separator: '\n', notice: (left) => `- \u2026 and ${left} more` });
    return {
        conclusion: (0,conclusion/* conclusionOf */.v)(verdict, context.failOn),
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
        conclusion: (0,conclusion/* conclusionOf */.v)(verdict, context.failOn),
        'report-file': context.reportFile ?? '',
        'evidence-dir': result.evidenceDir,
        'cost-usd': result.costUsd === null ? '' : result.costUsd.toFixed(6),
    };
}

;// CONCATENATED MODULE: ./build/report/timeline.js
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

;// CONCATENATED MODULE: ./build/report/summary.js



/** GitHub shows at most 1 MiB of a step's summary. */
const summaryBytes = 1_000_000;
/** The job summary: the comment without its tight bound, and the agents' work over time as a picture. */
function renderSummary(result, context) {
    const timeline = renderTimeline(result.agents, result.startedAt);
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

/***/ 9848:
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

/***/ 5999:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ reasonLine),
/* harmony export */   IG: () => (/* binding */ denialList),
/* harmony export */   dQ: () => (/* binding */ planAnswers),
/* harmony export */   fL: () => (/* binding */ excuses),
/* harmony export */   qf: () => (/* binding */ agentTable),
/* harmony export */   qr: () => (/* binding */ footer),
/* harmony export */   zs: () => (/* binding */ opening)
/* harmony export */ });
/* harmony import */ var _tools_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7517);
/* harmony import */ var _verdict_lowering_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8791);
/* harmony import */ var _neutralise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9697);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2867);




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
function footer(context) {
    const links = [
        context.runUrl === undefined ? '' : `[run](${context.runUrl})`,
        context.artifactUrl === undefined ? '' : `[evidence](${context.artifactUrl})`,
    ].filter((link) => link !== '');
    const version = `gainsay ${context.version}${context.actionSha === undefined ? '' : ` (${context.actionSha.slice(0, 12)})`}`;
    const note = context.reported
        ? 'Published as that run told it; nothing of it was run or judged here.'
        : 'Every result is of a command that the runtime ran, recorded and judged; nothing that a model says can make it a PASS.';
    return `<sub>${[version, ...links].join(' \u00b7 ')}. ${note}</sub>`;
}


/***/ }),

/***/ 3678:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stoppedReport: () => (/* binding */ stoppedReport)
/* harmony export */ });
/* harmony import */ var _neutralise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9697);

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

/***/ 8791:
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
