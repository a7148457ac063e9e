export const id = 847;
export const ids = [847,768,4346];
export const modules = {

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

/***/ 90867:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replay: () => (/* binding */ replay_replay)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/evidence/ledger.js
var ledger = __webpack_require__(4007);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/evidence/outputs.js



/** Kept outputs that are not what the ledger says of them, one sentence each. What was kept in part cannot be held against a hash. */
async function alteredOutputs(folder, records) {
    const found = [];
    for (const { id, stdout, stderr } of records)
        for (const stream of [stdout, stderr])
            if (!(await isAsRecorded(folder, stream)))
                found.push(`The output of ${id} in ${stream.path} is not what the ledger says.`);
    return found;
}
async function isAsRecorded(folder, { path: file, bytes, keptBytes, sha256 }) {
    const inside = external_node_path_.resolve(folder, file);
    if (!inside.startsWith(`${external_node_path_.resolve(folder)}${external_node_path_.sep}`))
        return false;
    // A stream of nothing may have left no file.
    const content = await (0,promises_.readFile)(inside).catch(() => Buffer.alloc(0));
    if (content.length !== keptBytes)
        return false;
    return bytes !== keptBytes || (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex') === sha256;
}

// EXTERNAL MODULE: ./build/playbook/findings.js
var findings = __webpack_require__(94346);
// EXTERNAL MODULE: ./build/model/replayed.js
var model_replayed = __webpack_require__(31410);
// EXTERNAL MODULE: ./build/runtime/history.js
var runtime_history = __webpack_require__(51035);
;// CONCATENATED MODULE: ./build/runtime/recorded-tools.js

/**
 * The tools of a recorded run: each call gives what the same call gave then, in order. A call that the record does not hold
 * is an error, and told to `onUnknown`. `endingTool` ends the run, as it did.
 */
function createRecordedTools(messages, { endingTool, onUnknown }) {
    const results = new Map(messages.flatMap((message) => message.role === 'user'
        ? message.content.filter(isResult).map((block) => [block.toolUseId, block])
        : []));
    const waiting = new Map();
    const names = new Set();
    for (const call of messages.flatMap(runtime_history/* callsIn */.Tz)) {
        const result = results.get(call.id);
        names.add(call.name);
        if (result === undefined)
            continue;
        const key = keyOf(call.name, call.input);
        waiting.set(key, [...(waiting.get(key) ?? []), given(result)]);
    }
    return [...names].map((name) => recordedTool(name, (input) => {
        const result = waiting.get(keyOf(name, input))?.shift();
        if (result === undefined) {
            onUnknown(name);
            throw new Error(`the record holds no such call of ${name}`);
        }
        return name === endingTool && !result.isError ? { ...result, endsRun: true } : result;
    }));
}
function isResult(block) {
    return block.type === 'tool_result';
}
function given({ content, isError, data }) {
    return { content, isError, ...(data === undefined ? {} : { data }) };
}
function keyOf(name, input) {
    return `${name} ${JSON.stringify(input)}`;
}
function recordedTool(name, answer) {
    return {
        name,
        inputSchema: () => ({ type: 'object' }),
        schema: async () => (await __webpack_require__.e(/* import() */ 3137).then(__webpack_require__.bind(__webpack_require__, 23137))).z.unknown(),
        description: () => '',
        readOnly: () => true,
        concurrent: () => true,
        // oxlint-disable-next-line require-yield -- what is known beforehand has no progress
        async *execute(input) {
            return answer(input);
        },
    };
}

// EXTERNAL MODULE: ./build/runtime/budget.js
var budget = __webpack_require__(830);
// EXTERNAL MODULE: ./build/runtime/read-run.js
var read_run = __webpack_require__(64807);
// EXTERNAL MODULE: ./build/runtime/replay.js
var replay = __webpack_require__(768);
// EXTERNAL MODULE: ./build/runtime/resume.js
var resume = __webpack_require__(47324);
// EXTERNAL MODULE: ./build/runtime/run-agent.js + 25 modules
var run_agent = __webpack_require__(76316);
// EXTERNAL MODULE: ./build/runtime/start.js + 1 modules
var start = __webpack_require__(88628);
;// CONCATENATED MODULE: ./build/runtime/replay-agents.js








/**
 * Plays every agent of a run folder again, through the lifecycle and the loop as they are now: the model answers what it
 * answered, tools give what they gave, messages arrive where they arrived. Nothing is executed, nothing is sent anywhere.
 *
 * @throws GainsayError where the folder holds no agents.
 */
async function replayAgents(folder, options) {
    const problems = [];
    const played = [];
    for (const { name, entries, damaged } of await (0,read_run/* readTranscripts */.A)(folder, problems)) {
        const agent = await replayAgent((0,resume/* sinceItBegan */.pi)(entries), options);
        if (agent === null)
            problems.push(`${name}: it does not say whose it is`);
        else if (damaged > 0)
            played.push({ ...agent, why: `${name} has ${damaged} damaged lines` });
        else
            played.push(agent);
    }
    return played;
}
async function replayAgent(entries, options) {
    const events = entries.map(({ event }) => event);
    const started = events.find((event) => event.type === 'agent-started');
    if (started === undefined)
        return null;
    const { agentId, agentType, description, model } = started;
    const recorded = events.findLast((event) => event.type === 'agent-finished')?.result ?? null;
    const about = { agentId, agentType, description, recorded };
    if (recorded === null)
        return { ...about, replayed: null, why: 'it was killed: its record has no end' };
    if (events.some(({ type }) => type === 'compacted'))
        return { ...about, replayed: null, why: 'its history was summarised on the way, which is not played' };
    const asked = events.findIndex(({ type }) => type === 'turn-finished');
    const before = messagesIn(entries.slice(0, asked === -1 ? entries.length : asked));
    const after = messagesIn(asked === -1 ? [] : entries.slice(asked));
    const turns = (0,replay/* turnsOf */.o)(entries);
    const replayedModel = (0,model_replayed/* createReplayedModel */.w)([{ agentType, description, turns }], 'the record');
    const told = createMail(after);
    const unknown = [];
    const tools = createRecordedTools([...before, ...after], {
        endingTool: options.endingTool,
        onUnknown: (call) => unknown.push(call),
    });
    const prompt = before.at(-1);
    const replayed = await (0,start/* toEnd */.F)((0,run_agent/* runAgent */.J)({
        definition: {
            type: agentType,
            whenToUse: '',
            source: 'built-in',
            tools: ['*'],
            systemPrompt: () => '',
        },
        description,
        prompt: prompt?.role === 'user' ? [prompt] : [],
        ...(before.length > 1 ? { forkedFrom: before.slice(0, -1) } : {}),
        parent: hostFor(replayedModel, { model, mailbox: told, signal: options.signal }),
        isAsync: false,
        availableTools: tools,
        override: { agentId, system: '' },
        maxTurns: Math.max(1, turns.length),
    }));
    const why = unknown.length > 0
        ? `the record holds no result of ${unknown.join(', ')}`
        : difference(recorded, replayed);
    return { ...about, replayed, why };
}
function messagesIn(entries) {
    return entries.flatMap(({ event }) => (event.type === 'message' ? [event.message] : []));
}
/** What was said to the agent besides results, each when the answer before it has been heard. Nothing answers what came last. */
function createMail(after) {
    const answered = after.slice(0, after.findLastIndex(({ role }) => role === 'assistant') + 1);
    const waiting = answered.filter((message) => message.role === 'user');
    let answers = 0;
    let told = 0;
    const news = () => {
        if (told >= answers)
            return [];
        const texts = waiting.slice(told, answers).flatMap(({ content }) => content.filter(isText));
        told = answers;
        return texts.length === 0 ? [] : [{ role: 'user', content: texts }];
    };
    return {
        heard: () => (answers += 1),
        drain: news,
        open: false,
        wait: () => Promise.resolve(),
        close: () => undefined,
    };
}
function isText(block) {
    return block.type === 'text';
}
function hostFor(replayed, { model, mailbox, signal }) {
    return {
        agentId: null,
        model,
        models: {
            model: {
                name: 'recorded',
                async *turn(request, stop) {
                    const turn = yield* replayed.turn(request, stop);
                    mailbox.heard();
                    return turn;
                },
            },
            resolve: (name) => name,
            price: () => 0,
        },
        permissions: () => ({
            mode: 'bypassPermissions',
            rules: { deny: [], ask: [], allow: [] },
            avoidPrompts: true,
            sandboxed: true,
        }),
        abort: new AbortController(),
        jobSignal: signal,
        tools: {
            agentId: 'agent-job',
            agentType: 'job',
            signal,
            root: '/',
            readOnlyShell: false,
            designedBy: 'model',
        },
        claudeMd: null,
        gitStatus: null,
        runFolder: '/',
        budget: (0,budget/* createBudget */.yK)({}),
        mailbox: () => mailbox,
    };
}
/** Ends that came from outside: time, money, a cancellation, the wish of a definition. The way there is played all the same. */
const fromOutside = new Set([
    'budget',
    'cancelled',
    'max-turns',
    'incomplete',
    'failed',
]);
function difference(recorded, replayed) {
    if (recorded.text !== replayed.text)
        return 'its last words differ from the record';
    if (fromOutside.has(recorded.status))
        return null;
    if (recorded.status !== replayed.status)
        return `it ended ${replayed.status} (${replayed.reason ?? ''}), recorded is ${recorded.status}`;
    return JSON.stringify(recorded.data) === JSON.stringify(replayed.data)
        ? null
        : 'its outcome differs from the record';
}

// EXTERNAL MODULE: ./build/verdict/decide.js + 15 modules
var decide = __webpack_require__(11933);
// EXTERNAL MODULE: ./build/job/conclude.js
var conclude = __webpack_require__(82243);
// EXTERNAL MODULE: ./build/job/given.js
var job_given = __webpack_require__(61101);
;// CONCATENATED MODULE: ./build/job/replay.js









/**
 * Plays a run folder again, without network, sandbox or repository. Agents go their recorded way through the runtime as it is
 * now; the verdict is computed anew from the ledger and from what the agents said.
 */
async function replay_replay(folder, signal) {
    const document = await (0,job_given/* readRecord */.aE)(folder, 'result.json');
    const played = await replayAgents(folder, { endingTool: 'Verdict', signal });
    const agents = played.map(({ agentId, agentType, description, why, replayed }) => ({
        agentId,
        agentType,
        description,
        why,
        turns: replayed?.turns ?? 0,
    }));
    const ofAgents = played.flatMap(({ agentType, description, why }) => why === null ? [] : [`${agentType} (${description}): ${why}`]);
    const end = document['job'] === 'ask' ? answerOf(document, played) : await verdictOf(folder, document, played);
    const differences = [...ofAgents, ...end.differences];
    return { ...end, agents, differences, same: differences.length === 0 };
}
/** The conversation's own agent ends last. */
function answerOf(document, played) {
    const recorded = String(document['answer']);
    const found = played.find(({ replayed }) => replayed !== null && replayed.text === recorded);
    return {
        job: 'ask',
        recorded,
        replayed: found?.replayed?.text ?? '',
        differences: found === undefined ? ['No agent gives the recorded answer.'] : [],
    };
}
async function verdictOf(folder, document, played) {
    const given = await (0,job_given/* readGiven */.Q8)(folder);
    const evidence = await (0,ledger/* evidenceIn */.nM)(external_node_path_.join(folder, 'evidence.jsonl'), given);
    const agents = inOrder(document['agents'], played);
    const verification = agents.find(({ agentType }) => agentType === 'Verification') ?? null;
    const plan = agents.find(({ agentType }) => agentType === 'Plan')?.text ?? '';
    const { confirmed, notices, steps, obstructions } = given;
    const verdict = (0,decide/* decide */.L)({
        evidence,
        agents,
        modelCall: (0,conclude/* modelCallOf */.L)(verification),
        confirmed,
        plan: (0,findings.planItemsIn)(plan).map(({ id, title }) => ({ id, title })),
        notices,
        steps,
        obstructions,
    });
    const altered = await alteredOutputs(folder, evidence.records);
    return {
        job: 'verify',
        recorded: (0,job_given/* verdictLine */.MT)(document),
        replayed: (0,job_given/* verdictLine */.MT)(fieldsOf(verdict)),
        differences: [...altered, ...differencesIn(document, fieldsOf(verdict))],
    };
}
/** As the verdict had them: by the record's own list, each as it was played, or as recorded where it could not be. */
function inOrder(list, played) {
    const byId = new Map();
    for (const { agentId, recorded, replayed } of played) {
        if (recorded === null)
            continue;
        const taken = replayed !== null && replayed.status === recorded.status ? replayed : recorded;
        byId.set(agentId, {
            ...recorded,
            text: taken.text,
            ...(taken.data === undefined ? {} : { data: taken.data }),
        });
    }
    const ids = Array.isArray(list) ? list.map((one) => one.agentId) : [];
    return ids.flatMap((id) => byId.get(id) ?? []);
}
function fieldsOf(verdict) {
    return {
        verdict: verdict.call,
        because: verdict.call === 'INCONCLUSIVE' ? verdict.because : null,
        shown: verdict.call === 'PASS' ? verdict.shown : null,
        headline: verdict.headline,
        reasons: verdict.reasons,
        findings: verdict.findings,
        passed: verdict.passed,
        notVerified: verdict.notVerified,
    };
}
/** Compared as JSON, which the record is. */
function differencesIn(recorded, replayed) {
    const plain = JSON.parse(JSON.stringify(replayed));
    return Object.entries(plain)
        .filter(([field, value]) => !(0,external_node_util_.isDeepStrictEqual)(value, recorded[field]))
        .map(([field]) => `${field} differs from the record.`);
}


/***/ }),

/***/ 31410:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ createReplayedModel)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4000);

/**
 * Answers each run of the same type and description as the recorded one with what that was answered, in strict order; of
 * several that are alike, the nth to ask is the nth in the list. One that asks for more, or that the recording does not
 * know, ends with a ModelFailure. Histories are never compacted: the recording has no summaries.
 */
function createReplayedModel(runs, name) {
    const waiting = new Map();
    for (const run of runs)
        waiting.set(keyOf(run), [...(waiting.get(keyOf(run)) ?? []), run]);
    const going = new Map();
    return {
        name: 'recorded',
        // oxlint-disable-next-line require-yield -- what is known beforehand is not streamed
        async *turn(request, signal) {
            signal.throwIfAborted();
            const { agentId, agentType, description = '' } = request;
            const queue = going.get(agentId) ?? waiting.get(keyOf({ agentType, description }))?.shift()?.turns;
            if (queue === undefined)
                throw unknown(name, request);
            const [turn, ...rest] = queue;
            going.set(agentId, rest);
            if (turn === undefined)
                throw exhausted(name, request);
            return turn;
        },
    };
}
function keyOf({ agentType, description }) {
    return JSON.stringify([agentType, description]);
}
function unknown(name, { agentType, description = '' }) {
    return differs(`${name} holds no further run of ${agentType} for "${description}"`);
}
function exhausted(name, { agentType, description = '', messages }) {
    return differs(`${name} holds no further turn of ${agentType} for "${description}", which has sent ${messages.length} messages`);
}
function differs(what) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ModelFailure */ .c(what, {
        kind: 'script',
        remedy: 'The run cannot be played again as it was: the code, the agents or the repository have changed since.',
    });
}


/***/ }),

/***/ 34041:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hl: () => (/* binding */ promptTokens),
/* harmony export */   Rl: () => (/* binding */ sumUsage),
/* harmony export */   tk: () => (/* binding */ noUsage)
/* harmony export */ });
/* unused harmony export sumCosts */
const noUsage = { input: 0, output: 0, cacheRead: 0, cacheWrite5m: 0, cacheWrite1h: 0 };
/** Token by token; null counts as nothing. */
function sumUsage(usages) {
    const sum = { ...noUsage };
    for (const usage of usages) {
        if (usage === null)
            continue;
        sum.input += usage.input;
        sum.output += usage.output;
        sum.cacheRead += usage.cacheRead;
        sum.cacheWrite5m += usage.cacheWrite5m;
        sum.cacheWrite1h += usage.cacheWrite1h;
    }
    return sum;
}
/** Tokens of the whole prompt, cached or not: what counts against a context window. */
function promptTokens(usage) {
    return usage.input + usage.cacheRead + usage.cacheWrite5m + usage.cacheWrite1h;
}
/** US dollars of several parts; null as soon as one part is unknown, so that a sum is never too low. */
function sumCosts(costs) {
    let sum = 0;
    for (const cost of costs) {
        if (cost === null)
            return null;
        sum += cost;
    }
    return sum;
}


/***/ }),

/***/ 94346:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ asJsonBlock),
/* harmony export */   findingsIn: () => (/* binding */ findingsIn),
/* harmony export */   planItemsIn: () => (/* binding */ planItemsIn)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41514);

/** What an Explore agent found, in the form in which Plan reads it, whichever model wrote it. */
const finding = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    /** `path` uses the changed file `of`. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('importer'), path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), of: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    /** A test file that exercises the changed file `of`. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('test'), path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), of: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    /** A command of the repository's own that builds, lints or type-checks. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('command'),
        check: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['build', 'lint', 'typecheck']),
        command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        directory: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('.'),
        from: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    }),
    /** A changed place that could break, and how. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('risk'),
        path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive().optional(),
        risk: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['boundary', 'concurrency', 'state', 'security', 'errors']),
        why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    }),
]);
const planItem = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^P\d{1,3}$/),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(300),
    /** What the Verification playbook plays for it; a real model reads the title alone. */
    attack: zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
        zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('tests'), files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('mutants'), files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('repeat'), files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('shuffle') }),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('locale') }),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('twice') }),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('command'),
            check: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['build', 'lint', 'typecheck']),
            command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            directory: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            from: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        }),
    ])
        .optional(),
});
/** Findings in the last fenced `json` block of an Explore agent's answer; entries that do not fit are left out. */
function findingsIn(text) {
    return entriesIn(text, 'findings').flatMap((entry) => {
        const parsed = finding.safeParse(entry);
        return parsed.success ? [parsed.data] : [];
    });
}
/** Items of a plan: from its `json` block, else from lines that begin with `P1:`. At most 40. */
function planItemsIn(text) {
    const items = entriesIn(text, 'items').flatMap((entry) => {
        const parsed = planItem.safeParse(entry);
        return parsed.success ? [parsed.data] : [];
    });
    if (items.length > 0)
        return items.slice(0, 40);
    const lines = [...text.matchAll(/^[ \t*#-]*(P\d{1,3})\**[ \t]*[:.)\u2014-][ \t]*\**(.{3,300}?)\**[ \t\r]*$/gm)];
    const byId = new Map(lines.map((match) => [match[1] ?? '', { id: match[1] ?? '', title: match[2] ?? '' }]));
    return [...byId.values()].slice(0, 40);
}
function asJsonBlock(key, entries) {
    return ['```json', JSON.stringify({ [key]: entries }), '```'].join('\n');
}
function entriesIn(text, key) {
    const blocks = [...text.matchAll(/^```json\s*\n([\s\S]*?)^```/gm)].toReversed();
    for (const block of blocks) {
        const value = parseJson(block[1] ?? '');
        const entries = Array.isArray(value) ? value : isRecord(value) ? value[key] : undefined;
        if (Array.isArray(entries))
            return entries;
    }
    return [];
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isRecord(value) {
    return typeof value === 'object' && value !== null;
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

/***/ 64807:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readTranscripts),
/* harmony export */   c: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83218);
/* harmony import */ var _base_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46435);
/* harmony import */ var _agent_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97651);
/* harmony import */ var _transcript_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72310);







/**
 * The agents of a run, from their transcripts and, for those without one, from the results that were kept. Also of a run that
 * was killed: an agent without an end is `killed`, and counts as far as it was recorded.
 *
 * @throws GainsayError where the folder holds no agents or cannot be read.
 */
async function readRun(folder) {
    const problems = [];
    const nodes = new Map();
    for (const { name, entries, damaged } of await readTranscripts(folder, problems)) {
        if (damaged > 0)
            problems.push(`${name}: ${damaged} damaged ${damaged === 1 ? 'line' : 'lines'}`);
        try {
            const node = (0,_agent_node_js__WEBPACK_IMPORTED_MODULE_4__/* .nodeOf */ .E)(entries);
            if (node)
                nodes.set(node.agentId, node);
            else
                problems.push(`${name}: it does not say whose it is`);
        }
        catch (error) {
            problems.push(`${name}: ${(0,_base_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error)}`);
        }
    }
    for (const [agentId, result] of await readResults(folder, problems)) {
        const node = nodes.get(agentId);
        if (node?.status === 'killed')
            Object.assign(node, result);
    }
    return { agents: asTree([...nodes.values()]), problems };
}
/** Every transcript of a run, in the order in which their agents started. */
async function readTranscripts(folder, problems) {
    const read = [];
    for (const name of await namesIn(folder, '.jsonl')) {
        try {
            const { entries, damaged } = await (0,_transcript_js__WEBPACK_IMPORTED_MODULE_5__/* .readTranscript */ .lb)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, 'agents', name));
            read.push({ name, entries, damaged: damaged.length });
        }
        catch (error) {
            problems.push(`${name}: ${(0,_base_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error)}`);
        }
    }
    return read.toSorted((one, other) => startOf(one.entries).localeCompare(startOf(other.entries)));
}
function startOf(entries) {
    return entries[0]?.at ?? '';
}
async function namesIn(folder, end) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, 'agents'))).filter((name) => name.endsWith(end)).toSorted();
    }
    catch (cause) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GainsayError */ .T(`${folder} holds no agents of a run: ${(0,_base_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(cause)}`, {
            remedy: 'Name the evidence folder of a run: it is the one with evidence.jsonl and agents/ in it.',
            cause,
        });
    }
}
/** Kept results by agent: a run that was stopped may have left one though its transcript has no end. */
async function readResults(folder, problems) {
    const results = new Map();
    for (const name of await namesIn(folder, '.result.json')) {
        try {
            const value = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, 'agents', name), 'utf8'));
            if (!isResult(value))
                throw new Error('it is no result');
            const { status, reason } = value;
            results.set(node_path__WEBPACK_IMPORTED_MODULE_1__.basename(name, '.result.json'), {
                status,
                ...(reason === undefined ? {} : { reason }),
            });
        }
        catch (error) {
            problems.push(`${name}: ${(0,_base_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error)}`);
        }
    }
    return results;
}
function isResult(value) {
    return (0,_base_record_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u)(value) && typeof value['status'] === 'string';
}
/** An agent whose parent left no transcript stands at the top; so does one that names itself. */
function asTree(nodes) {
    const byId = new Map(nodes.map((node) => [node.agentId, node]));
    const top = [];
    for (const node of nodes) {
        const parent = node.parent === null ? undefined : byId.get(node.parent);
        if (parent === undefined || isBelow(parent, node, byId))
            top.push(node);
        else
            parent.children.push(node);
    }
    return top;
}
function isBelow(node, above, byId) {
    const passed = new Set();
    for (let at = node; at !== undefined && !passed.has(at);) {
        if (at === above)
            return true;
        passed.add(at);
        at = at.parent === null ? undefined : byId.get(at.parent);
    }
    return false;
}


/***/ }),

/***/ 768:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ turnsOf),
/* harmony export */   replayOf: () => (/* binding */ replayOf)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _model_replayed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31410);
/* harmony import */ var _read_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64807);
/* harmony import */ var _resume_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47324);




/**
 * A model that answers as the transcripts of a run folder say that the run was answered. Agents are told apart by type and
 * description; tools run anew.
 *
 * @throws GainsayError where the folder holds no agents or not one answer.
 */
async function replayOf(folder) {
    const problems = [];
    const runs = (await (0,_read_run_js__WEBPACK_IMPORTED_MODULE_2__/* .readTranscripts */ .A)(folder, problems)).flatMap(({ entries }) => replayedRun(entries) ?? []);
    if (runs.some(({ turns }) => turns.length > 0))
        return (0,_model_replayed_js__WEBPACK_IMPORTED_MODULE_1__/* .createReplayedModel */ .w)(runs, folder);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GainsayError */ .T(`${folder} holds no answer of a model${problems.map((one) => `; ${one}`).join('')}`, {
        remedy: 'Name the evidence folder of a run in which a model or the playbook played.',
    });
}
function replayedRun(entries) {
    const started = entries.find(({ event }) => event.type === 'agent-started')?.event;
    if (started?.type !== 'agent-started')
        return null;
    const { agentType, description } = started;
    return { agentType, description, turns: turnsOf((0,_resume_js__WEBPACK_IMPORTED_MODULE_3__/* .sinceItBegan */ .pi)(entries)) };
}
/**
 * What a turn said follows it; an answer that no turn precedes is a fork's inheritance. Left out: summaries, and what was
 * thrown away because the context was full, and what a killed run was answered but did not hear.
 */
function turnsOf(entries) {
    const turns = [];
    for (const { event } of entries) {
        if (event.type === 'turn-finished' && event.purpose === undefined)
            turns.push({
                message: { role: 'assistant', content: [] },
                stopReason: event.stopReason,
                usage: event.usage,
                model: event.model,
                brokenCalls: {},
            });
        const turn = turns.at(-1);
        if (event.type !== 'message' || event.message.role !== 'assistant' || turn === undefined)
            continue;
        turn.message = event.message;
        turn.brokenCalls = event.brokenCalls ?? {};
    }
    if (entries.at(-1)?.event.type === 'turn-finished')
        turns.pop();
    return turns.filter(({ stopReason }) => stopReason !== 'context_exceeded');
}


/***/ })

};
