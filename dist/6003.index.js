export const id = 6003;
export const ids = [6003];
export const modules = {

/***/ 58839:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
/* harmony import */ var _well_formed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52640);

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

/***/ 68443:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ onlyEntry)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83218);


/**
 * The bytes of an archive's only entry, `name`, inflated in memory: nothing of the archive becomes a path. Any other
 * number of entries, another name, a link, an encrypted one, sizes that lie and more than `mostBytes` are refused.
 * Whatever the archive holds, it throws nothing but GainsayError.
 */
async function onlyEntry(archive, name, mostBytes) {
    try {
        const { fromBufferPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GainsayError */ .T(`The archive is refused: ${JSON.stringify((0,_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A)(cause).slice(0, 300))}`, {
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


/***/ }),

/***/ 63762:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ fetchArtifact)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83218);
/* harmony import */ var _asked_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52674);
/* harmony import */ var _fetch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4882);




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
    const { data } = await (0,_asked_js__WEBPACK_IMPORTED_MODULE_2__/* .asked */ .N)(`the artifacts of run ${run.id}`, 'actions: read', () => client.rest.actions.listWorkflowRunArtifacts({
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
    const { headers, url } = await (0,_asked_js__WEBPACK_IMPORTED_MODULE_2__/* .asked */ .N)(`where artifact ${id} lies`, 'actions: read', () => client.rest.actions.downloadArtifact({
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
    const ask = await (0,_fetch_js__WEBPACK_IMPORTED_MODULE_3__/* .openFetch */ .v)(downloadTimeoutMs, { json: false });
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
        throw refused(`the artifact could not be downloaded from ${address.host}: ${(0,_base_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A)(cause)}`, cause);
    }
}
function refused(why, cause) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GainsayError */ .T(`What the workflow run left cannot be used: ${why}`, {
        remedy: 'Run that workflow again; it has to leave one artifact with result.json alone.',
        cause,
    });
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
    const { defaults } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(8439), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 22032));
    const found = defaults.request?.['fetch'];
    return isFetch(found) ? found : globalFetch;
}
function isFetch(value) {
    return typeof value === 'function';
}


/***/ }),

/***/ 38468:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ pullRequestOf),
/* harmony export */   c: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var _asked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52674);

async function readRun({ client, repository, signal }, id) {
    const { data } = await (0,_asked_js__WEBPACK_IMPORTED_MODULE_0__/* .asked */ .N)(`workflow run ${id}`, 'actions: read', () => client.rest.actions.getWorkflowRun({ ...repository, run_id: id, request: { signal } }));
    // The types say that a head has a repository with an owner; a deleted fork has none.
    const head = data.head_repository;
    return {
        id: data.id,
        attempt: data.run_attempt ?? 1,
        event: data.event,
        completed: data.status === 'completed',
        conclusion: data.conclusion,
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
    const { data } = await (0,_asked_js__WEBPACK_IMPORTED_MODULE_0__/* .asked */ .N)('the pull requests of a branch', 'pull-requests: read', () => client.rest.pulls.list({
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


/***/ }),

/***/ 41238:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   Zr: () => (/* binding */ takeVariables),
/* harmony export */   _s: () => (/* binding */ takeCredentials)
/* harmony export */ });
/* harmony import */ var _base_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31690);

const shortestSecret = 8;
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
/** The variables that `.mcp.json` may use, taken out of the environment: nothing but its servers gets them. */
function takeVariables(config, env) {
    const taken = {};
    for (const name of config.agents['mcp-variables']) {
        const value = env[name];
        if (value !== undefined)
            taken[name] = value;
        delete env[name];
    }
    return taken;
}
/** Everything that must never leave, for the redactor. */
function secretsOf({ githubToken, anthropicApiKey }, credentials, variables = {}) {
    const all = [githubToken, anthropicApiKey, ...Object.values(credentials)];
    // What is shorter than this is a setting, not a secret: taking it out would hide common words.
    const given = Object.values(variables).filter((value) => value.length >= shortestSecret);
    return [...all.flatMap((one) => (one === null ? [] : [one.reveal()])), ...given];
}


/***/ }),

/***/ 17554:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ renderRunning),
/* harmony export */   w: () => (/* binding */ renderComment)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28586);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29848);
/* harmony import */ var _neutralise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79697);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35999);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62867);





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
    add((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)('Not verified', listOf(verdict.notVerified, room / 3), { open: verdict.notVerified.length <= 5 }));
    add((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)('What was seen', fitLines(verdict.passed.map(_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonLine */ .$E), room / 2)));
    add((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)('Held to be intended or handled elsewhere', (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .excuses */ .fL)(input)));
    add((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)('The plan of attack and its answers', (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .planAnswers */ .dQ)(input)));
    add((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .denials */ .BH)(agents));
    add((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)("The Verification agent's own words (none of them can make it a PASS)", summaryOf(result)));
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
function listOf(texts, maxBytes) {
    return fitLines(texts.map((text) => `- ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralise */ .$0)(text, 500)}`), maxBytes);
}
function fitLines(lines, maxBytes) {
    return (0,_fit_js__WEBPACK_IMPORTED_MODULE_4__/* .fit */ .U)(lines.map((line) => [line]), { maxBytes, separator: '\n', notice: (left) => `- \u2026 and ${left} more` });
}
function summaryOf({ input }) {
    return input.modelCall === null ? '' : (0,_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralise */ .$0)(input.modelCall.summary, 2000);
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


/***/ })

};
