export const id = 5082;
export const ids = [5082];
export const modules = {

/***/ 4000:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ ModelFailure)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);

/**
 * A model could not answer, after its own retries. `status` is the HTTP status where there was one; `usage` what the
 * failed attempts are known to have cost, null where nothing is known.
 */
class ModelFailure extends _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GainsayError */ .T {
    name = 'ModelFailure';
    kind;
    status;
    requestId;
    usage;
    constructor(message, options) {
        super(message, options);
        this.kind = options.kind;
        this.status = options.status ?? null;
        this.requestId = options.requestId ?? null;
        this.usage = options.usage ?? null;
    }
}


/***/ }),

/***/ 75930:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson),
/* harmony export */   t: () => (/* binding */ parseScript)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);

/** Reads JSON (a list) or JSONL (an object a line; blank lines and lines that start with `//` are skipped). */
async function parseScript(text, file) {
    const { z } = await Promise.all(/* import() */[__webpack_require__.e(1514), __webpack_require__.e(5518)]).then(__webpack_require__.bind(__webpack_require__, 23137));
    const schema = entrySchema(z);
    return values(text, file).map(({ line, value }) => {
        const parsed = schema.safeParse(value);
        if (parsed.success)
            return { ...parsed.data, line };
        const issue = parsed.error.issues[0];
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInput */ .o(issue?.message ?? 'not an entry', {
            at: { file, line, field: issue?.path.join('.') || 'entry' },
            remedy: 'An entry reads {"agent": "Explore", "reply": [{"text": "\u2026"}, {"tool": "Bash", "input": {\u2026}}]}.',
        });
    });
}
function values(text, file) {
    if (text.trimStart().startsWith('[')) {
        const list = parseJson(text, file, 1);
        if (Array.isArray(list))
            return list.map((value, index) => ({ line: index + 1, value }));
    }
    return text
        .split('\n')
        .map((source, index) => ({ source: source.trim(), line: index + 1 }))
        .filter(({ source }) => source !== '' && !source.startsWith('//'))
        .map(({ source, line }) => ({ line, value: parseJson(source, file, line) }));
}
function parseJson(source, file, line) {
    try {
        return JSON.parse(source);
    }
    catch (cause) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInput */ .o('not valid JSON', {
            at: { file, line },
            remedy: 'Write one JSON object a line, or one list for the whole file.',
            cause,
        });
    }
}
function entrySchema(zod) {
    const tokens = zod.number().int().nonnegative().default(0);
    const reply = zod.union([
        zod.strictObject({ text: zod.string() }),
        zod.strictObject({
            tool: zod.string(),
            input: zod.unknown().optional(),
            broken: zod.string().optional(),
        }),
    ]);
    return zod
        .strictObject({
        agent: zod.string().min(1),
        run: zod.number().int().nonnegative().optional(),
        expect: zod.string().optional(),
        reply: zod.union([zod.string().transform((text) => [{ text }]), zod.array(reply)]),
        stopReason: zod
            .enum(['end_turn', 'tool_use', 'max_tokens', 'refusal', 'pause_turn', 'context_exceeded', 'other'])
            .optional(),
        usage: zod
            .strictObject({
            input: tokens,
            output: tokens,
            cacheRead: tokens,
            cacheWrite5m: tokens,
            cacheWrite1h: tokens,
        })
            .optional(),
        repeat: zod.boolean().optional(),
    })
        .transform(({ run, expect, stopReason, usage, repeat, ...entry }) => ({
        ...entry,
        ...(run !== undefined && { run }),
        ...(expect !== undefined && { expect }),
        ...(stopReason !== undefined && { stopReason }),
        ...(usage !== undefined && { usage }),
        ...(repeat !== undefined && { repeat }),
        reply: entry.reply.map((part) => {
            if ('text' in part)
                return part;
            return {
                tool: part.tool,
                input: part.input,
                ...(part.broken !== undefined && { broken: part.broken }),
            };
        }),
    }));
}


/***/ }),

/***/ 35082:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createScriptedModel: () => (/* binding */ createScriptedModel),
/* harmony export */   d: () => (/* binding */ lastUserText),
/* harmony export */   o: () => (/* binding */ countRuns)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4000);
/* harmony import */ var _script_entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75930);




/**
 * A model that says what a file tells it to: JSON (a list of entries) or JSONL (an entry a line). Entries of one agent
 * type are taken in strict order; those with `run` belong to the nth run of that type alone. An agent that asks for
 * more than the script holds, or something else than the entry expects, ends with a ModelFailure.
 *
 * @throws InvalidInput for a file that is missing or not a script, naming line and field.
 */
async function createScriptedModel(source) {
    const name = 'file' in source ? source.file : 'script';
    const entries = await ('file' in source
        ? (0,_script_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .parseScript */ .t)(await readScript(source.file), source.file)
        : (0,_script_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .parseScript */ .t)(JSON.stringify(source.entries), name));
    const queues = new Map();
    for (const entry of entries) {
        const key = queueKey(entry.agent, entry.run);
        queues.set(key, [...(queues.get(key) ?? []), entry]);
    }
    const runs = countRuns();
    let calls = 0;
    return {
        name: 'scripted',
        // oxlint-disable-next-line require-yield -- what is known beforehand is not streamed
        async *turn(request, signal) {
            signal.throwIfAborted();
            const run = runs(request);
            const own = queues.get(queueKey(request.agentType, run));
            const queue = own ?? queues.get(queueKey(request.agentType, undefined)) ?? [];
            const entry = queue[0];
            if (!entry)
                throw exhausted(name, request, run);
            if (!entry.repeat)
                queue.shift();
            expectMatch(name, entry, request);
            return turnOf(entry, request, () => `script_${++calls}`);
        },
    };
}
/** Numbers the runs of each agent type from 0, by their first request. */
function countRuns() {
    const seen = new Map();
    return ({ agentType, agentId }) => {
        const ids = seen.get(agentType) ?? [];
        seen.set(agentType, ids);
        if (!ids.includes(agentId))
            ids.push(agentId);
        return ids.indexOf(agentId);
    };
}
/** Text of the last user message: its texts and tool results, in order. */
function lastUserText(request) {
    const last = request.messages.findLast((message) => message.role === 'user');
    const blocks = last?.role === 'user' ? last.content : [];
    return blocks.map((block) => (block.type === 'text' ? block.text : block.content)).join('\n');
}
async function readScript(file) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8');
    }
    catch (cause) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidInput */ .o('the file cannot be read', {
            at: { file, field: 'model' },
            remedy: 'Name a file that exists: scripted:PATH or recorded:PATH, relative to the working directory.',
            cause,
        });
    }
}
function queueKey(agentType, run) {
    return run === undefined ? agentType : `${agentType}#${run}`;
}
function exhausted(name, request, run) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .ModelFailure */ .c(`${name} holds no further turn for ${request.agentType} (its run ${run}, which has sent ${request.messages.length} messages)`, { kind: 'script', remedy: 'Add an entry for this agent, or let its last entry repeat.' });
}
function expectMatch(name, entry, request) {
    if (entry.expect === undefined)
        return;
    const text = lastUserText(request);
    if (text.includes(entry.expect))
        return;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .ModelFailure */ .c(`${name}:${entry.line}: ${request.agentType} was expected to be told ${JSON.stringify(entry.expect)}, ` +
        `but the last user message is ${JSON.stringify(text.slice(0, 200))}`, { kind: 'script', remedy: 'Correct the entry, or what leads to it.' });
}
function turnOf(entry, request, newId) {
    const brokenCalls = {};
    const content = entry.reply.map((part) => blockOf(part, newId, brokenCalls));
    const calls = content.some((block) => block.type === 'tool_use');
    return {
        message: { role: 'assistant', content },
        stopReason: entry.stopReason ?? (calls ? 'tool_use' : 'end_turn'),
        usage: entry.usage ?? null,
        model: request.model,
        brokenCalls,
    };
}
function blockOf(part, newId, brokenCalls) {
    if ('text' in part)
        return { type: 'text', text: part.text };
    const id = newId();
    if (part.broken !== undefined)
        brokenCalls[id] = part.broken;
    return { type: 'tool_use', id, name: part.tool, input: part.input ?? {} };
}


/***/ })

};
