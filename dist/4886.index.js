export const id = 4886;
export const ids = [4886];
export const modules = {

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

/***/ 94886:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createAnthropicModel: () => (/* binding */ createAnthropicModel)
});

// EXTERNAL MODULE: ./build/base/well-formed.js
var well_formed = __webpack_require__(52640);
// EXTERNAL MODULE: ./build/model/model-failure.js
var model_failure = __webpack_require__(4000);
;// CONCATENATED MODULE: ./build/model/anthropic-failure.js

/** No byte, or none but pings, for too long. */
class StalledStream extends Error {
    name = 'StalledStream';
}
/** The stream ended, without an error, before the message was whole. */
class CutStream extends Error {
    name = 'CutStream';
}
/**
 * What went wrong and whether to try again. The SDK's errors are read by shape, not by class: a status for an HTTP
 * answer, a `type` without a status for an `error` event within a stream, neither for a socket.
 */
function judge(error) {
    const fields = apiError(error);
    if (error instanceof StalledStream)
        return failure('stalled', error.message, true);
    if (fields.status !== undefined)
        return httpFailure(fields, fields.status);
    if (fields.type !== undefined) {
        const { kind, retriable } = byType(fields.type);
        return {
            ...failure(kind, `${fields.type} while answering: ${fields.message}`, retriable),
            ...about(fields),
        };
    }
    if (error instanceof CutStream)
        return failure('network', error.message, true);
    const what = error instanceof SyntaxError ? 'the answer could not be read' : 'the connection failed';
    return failure('network', `${what}: ${causes(error)}`, true);
}
/** What the user sees once the attempts are used up. */
function modelFailure(failed, attempts, usage, cause) {
    const tries = attempts > 1 ? ` (after ${attempts} attempts)` : '';
    return new model_failure/* ModelFailure */.c(`The model did not answer: ${failed.message}${tries}`, {
        kind: failed.kind,
        status: failed.status,
        requestId: failed.requestId,
        remedy: remedies[failed.kind],
        usage,
        cause,
    });
}
/** How long to wait before attempt `attempt + 1`, in milliseconds: what the server asked for, capped, or 2\u207f with jitter. */
function backoff(failed, attempt, { backoffMs, capMs }) {
    if (failed.retryAfterMs !== null)
        return Math.min(failed.retryAfterMs, capMs);
    const step = Math.min(backoffMs * 2 ** (attempt - 1), capMs);
    return Math.round(step * (0.5 + Math.random() / 2));
}
function apiError(error) {
    const message = string(error, 'apiMessage') ?? string(error, 'message') ?? 'no message';
    const status = field(error, 'status');
    const type = string(error, 'type');
    const headers = field(error, 'headers');
    return {
        message: message.replace(/\s+/g, ' ').slice(0, 300),
        requestId: string(error, 'requestID') ?? null,
        ...(typeof status === 'number' && { status }),
        ...(type !== undefined && { type }),
        ...(headers instanceof Headers && { headers }),
    };
}
function field(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
function string(value, name) {
    const found = field(value, name);
    return typeof found === 'string' ? found : undefined;
}
const remedies = {
    authentication: 'Check the API key: it is missing, mistyped or revoked.',
    permission: 'The key may not use this model or endpoint: ask its owner, or choose another model.',
    'not-found': 'Check the model id and the base URL; `haiku`, `sonnet` and `opus` stand for current ids.',
    'invalid-request': 'This is a fault of the request: report it with the request id.',
    'too-long': 'The conversation does not fit the model: lower the limits of the run or choose a larger model.',
    'rate-limited': 'Wait, raise the rate limit of the key, or run fewer agents at once.',
    overloaded: 'The service is overloaded: run again later or choose another model.',
    server: 'The service failed: run again later.',
    network: 'Check the network, the proxy and the base URL, then run again.',
    stalled: 'The answer stopped arriving: run again, or raise the idle timeout.',
    script: 'Extend the script or record the run anew.',
};
function httpFailure(error, status) {
    const { kind, retriable } = byStatus(status, error);
    const asked = error.headers?.get('x-should-retry');
    return {
        ...failure(kind, `HTTP ${status}: ${error.message}`, asked === 'true' || (retriable && asked !== 'false')),
        ...about(error),
        status,
    };
}
function byStatus(status, error) {
    if (status === 401)
        return { kind: 'authentication', retriable: false };
    if (status === 402 || status === 403)
        return { kind: 'permission', retriable: false };
    if (status === 404)
        return { kind: 'not-found', retriable: false };
    if (status === 413)
        return { kind: 'too-long', retriable: false };
    if (status === 408 || status === 409)
        return { kind: 'server', retriable: true };
    if (status === 429)
        return { kind: 'rate-limited', retriable: true };
    if (status === 529)
        return { kind: 'overloaded', retriable: true };
    if (status >= 500)
        return { kind: 'server', retriable: true };
    const tooLong = /prompt is too long|exceed\w* .*context/i.test(error.message);
    return { kind: tooLong ? 'too-long' : 'invalid-request', retriable: false };
}
function byType(type) {
    switch (type) {
        case 'overloaded_error':
            return { kind: 'overloaded', retriable: true };
        case 'rate_limit_error':
            return { kind: 'rate-limited', retriable: true };
        case 'authentication_error':
            return { kind: 'authentication', retriable: false };
        case 'permission_error':
        case 'billing_error':
            return { kind: 'permission', retriable: false };
        case 'not_found_error':
            return { kind: 'not-found', retriable: false };
        case 'invalid_request_error':
            return { kind: 'invalid-request', retriable: false };
        case 'request_too_large':
            return { kind: 'too-long', retriable: false };
        default:
            return { kind: 'server', retriable: true };
    }
}
function failure(kind, message, retriable) {
    return { kind, message, status: null, retriable, retryAfterMs: null, requestId: null };
}
function about(error) {
    return { retryAfterMs: retryAfter(error.headers), requestId: error.requestId };
}
/** `retry-after-ms`, or `retry-after` in seconds or as a date. Nonsense and the past count as absent. */
function retryAfter(headers) {
    const exact = Number(headers?.get('retry-after-ms') ?? Number.NaN);
    if (exact > 0)
        return exact;
    const value = headers?.get('retry-after');
    if (!value)
        return null;
    const seconds = Number(value);
    const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
    return ms > 0 ? ms : null;
}
/** The messages of an error and of what caused it: `fetch failed` alone helps nobody. */
function causes(error) {
    const said = [];
    for (let at = error; at instanceof Error && said.length < 4; at = at.cause) {
        const code = 'code' in at && typeof at.code === 'string' ? ` (${at.code})` : '';
        const text = `${at.message}${code}`.replace(/\s+/g, ' ').slice(0, 200);
        const empty = text === '' || (at.cause !== undefined && /^(connection error\.?|fetch failed)$/i.test(text));
        if (!empty && !said.includes(text))
            said.push(text);
    }
    return said.join(': ') || 'for no stated reason';
}

;// CONCATENATED MODULE: ./build/model/activity.js

/** Pings keep a stream alive, but not for ever: so many idle times without an event are a stall too. */
const pingsOnly = 5;
/**
 * `idleTimeoutMs`: longest silence, before the first byte too. The SDK itself waits for ever on a stalled stream and
 * hides pings, hence the look at the bytes.
 */
function watchActivity(idleTimeoutMs, caller) {
    const controller = new AbortController();
    const stalled = (what, ms) => {
        if (!held)
            controller.abort(new StalledStream(`${what} for ${ms / 1000} s`));
    };
    const longest = idleTimeoutMs * pingsOnly;
    const silence = setTimeout(stalled, idleTimeoutMs, 'no byte came', idleTimeoutMs);
    const eventless = setTimeout(stalled, longest, 'nothing but pings came', longest);
    let held = false;
    const cancel = () => controller.abort(caller.reason);
    caller.addEventListener('abort', cancel, { once: true });
    if (caller.aborted)
        cancel();
    return {
        signal: controller.signal,
        async fetch(input, init) {
            const response = await fetch(input, init);
            silence.refresh();
            if (!response.body)
                return response;
            const counted = response.body.pipeThrough(new TransformStream({
                transform(chunk, sink) {
                    silence.refresh();
                    sink.enqueue(chunk);
                },
            }));
            return new Response(counted, response);
        },
        hold() {
            held = true;
        },
        event() {
            held = false;
            silence.refresh();
            eventless.refresh();
        },
        race: (promise) => raceAbort(promise, controller.signal),
        close() {
            clearTimeout(silence);
            clearTimeout(eventless);
            controller.abort();
            caller.removeEventListener('abort', cancel);
        },
    };
}
/** Rejects with the signal's reason if that comes first. A loser's rejection is observed: it cannot surface as unhandled. */
async function raceAbort(promise, signal) {
    let abort;
    const aborted = new Promise((_, reject) => {
        abort = () => reject(signal.reason);
        signal.addEventListener('abort', abort, { once: true });
        if (signal.aborted)
            abort();
    });
    try {
        return await Promise.race([promise, aborted]);
    }
    finally {
        if (abort)
            signal.removeEventListener('abort', abort);
    }
}

// EXTERNAL MODULE: ./build/model/usage.js
var model_usage = __webpack_require__(34041);
;// CONCATENATED MODULE: ./build/model/anthropic-answer.js


/**
 * The SDK's own accumulated message hides tool input that was cut short, so the raw partial JSON is kept and judged
 * here. Ids that the history already holds are renamed: the API refuses a conversation with two equal ids for good.
 */
function readAnswer(request) {
    /** Null for a block that is skipped. */
    const blocks = new Map();
    const taken = new Set(toolUseIds(request));
    let usage = null;
    let model = request.model;
    let reason = null;
    let whole = false;
    return {
        add(event) {
            switch (event.type) {
                case 'message_start':
                    usage = readUsage(event.message.usage);
                    model = event.message.model;
                    return '';
                case 'content_block_start': {
                    const block = openBlock(event.content_block, taken);
                    blocks.set(event.index, block && { block, json: '', closed: false });
                    return block?.type === 'text' ? block.text : '';
                }
                case 'content_block_delta': {
                    const open = started(blocks, event.index);
                    return open ? extend(open, event.delta) : '';
                }
                case 'content_block_stop': {
                    const open = started(blocks, event.index);
                    if (open)
                        open.closed = true;
                    return '';
                }
                case 'message_delta':
                    reason = event.delta.stop_reason;
                    usage = updateUsage(usage ?? model_usage/* noUsage */.tk, event.usage);
                    return '';
                case 'message_stop':
                    whole = true;
                    return '';
                default:
                    return '';
            }
        },
        usage: () => usage,
        turn() {
            if (!whole || reason === null)
                return null;
            const inOrder = [...blocks.entries()].toSorted(([left], [right]) => left - right);
            const open = inOrder.flatMap(([, block]) => block ?? []);
            return {
                message: { role: 'assistant', content: open.map(({ block }) => block) },
                stopReason: stopReason(reason),
                usage,
                model,
                brokenCalls: brokenCalls(open, reason),
            };
        },
    };
}
function* toolUseIds(request) {
    for (const message of request.messages) {
        if (message.role !== 'assistant')
            continue;
        for (const block of message.content)
            if (block.type === 'tool_use')
                yield block.id;
    }
}
function started(blocks, index) {
    const open = blocks.get(index);
    if (open === undefined)
        throw new CutStream('the answer arrived out of order');
    return open;
}
/** Null for blocks that no tool of ours can have caused. */
function openBlock(start, taken) {
    if (start.type === 'text')
        return { type: 'text', text: start.text };
    if (start.type === 'thinking') {
        return { type: 'thinking', thinking: start.thinking, signature: start.signature };
    }
    if (start.type === 'redacted_thinking')
        return { type: 'redacted_thinking', data: start.data };
    if (start.type !== 'tool_use')
        return null;
    return { type: 'tool_use', id: freshId(start.id, taken), name: start.name, input: start.input };
}
function freshId(wanted, taken) {
    const stem = wanted.replace(/[^a-zA-Z0-9_-]/g, '_') || 'call';
    let id = stem;
    for (let next = 2; taken.has(id); next++)
        id = `${stem}_${next}`;
    taken.add(id);
    return id;
}
function extend(open, delta) {
    const { block } = open;
    if (delta.type === 'text_delta' && block.type === 'text') {
        block.text += delta.text;
        return delta.text;
    }
    if (delta.type === 'input_json_delta')
        open.json += delta.partial_json;
    if (delta.type === 'thinking_delta' && block.type === 'thinking')
        block.thinking += delta.thinking;
    if (delta.type === 'signature_delta' && block.type === 'thinking')
        block.signature = delta.signature;
    return '';
}
/** Reads each call's input; a call whose input is not a whole JSON object gets `{}` and an entry here. */
function brokenCalls(blocks, reason) {
    const broken = {};
    for (const [index, { block, json, closed }] of blocks.entries()) {
        if (block.type !== 'tool_use')
            continue;
        const cut = reason === 'max_tokens' && index === blocks.length - 1 && json === '';
        const fault = closed && !cut ? readInput(block, json) : 'the input was cut short';
        if (fault === null)
            continue;
        block.input = {};
        broken[block.id] =
            reason === 'max_tokens' ? `${fault}: the answer reached its token limit inside this call` : fault;
    }
    return broken;
}
function readInput(block, json) {
    try {
        const input = json === '' ? block.input : JSON.parse(json);
        if (typeof input !== 'object' || input === null || Array.isArray(input))
            return 'the input is not a JSON object';
        block.input = input;
        return null;
    }
    catch {
        return `the input is not valid JSON (${json.length} characters, ends with ${JSON.stringify(json.slice(-40))})`;
    }
}
function stopReason(reason) {
    switch (reason) {
        case 'end_turn':
        case 'tool_use':
        case 'max_tokens':
        case 'refusal':
        case 'pause_turn':
            return reason;
        case 'model_context_window_exceeded':
            return 'context_exceeded';
        default:
            return 'other';
    }
}
function readUsage(usage) {
    const written = usage.cache_creation_input_tokens ?? 0;
    const hour = usage.cache_creation?.ephemeral_1h_input_tokens ?? 0;
    return {
        input: usage.input_tokens,
        output: usage.output_tokens,
        cacheRead: usage.cache_read_input_tokens ?? 0,
        cacheWrite5m: Math.max(0, written - hour),
        cacheWrite1h: hour,
    };
}
/** Counters of the delta are totals of the whole message and absent where they do not apply. */
function updateUsage(before, delta) {
    const written = delta.cache_creation_input_tokens ?? before.cacheWrite5m + before.cacheWrite1h;
    return {
        input: delta.input_tokens ?? before.input,
        output: delta.output_tokens,
        cacheRead: delta.cache_read_input_tokens ?? before.cacheRead,
        cacheWrite5m: Math.max(0, written - before.cacheWrite1h),
        cacheWrite1h: before.cacheWrite1h,
    };
}

// EXTERNAL MODULE: ./build/model/traits.js
var model_traits = __webpack_require__(36133);
;// CONCATENATED MODULE: ./build/model/anthropic-request.js


const breakpoint = { type: 'ephemeral' };
const nothing = '(no output)';
/**
 * A turn request as the Messages API takes it. Equal requests give equal bytes, and a longer history keeps the bytes
 * of the shorter one, so that the cache matches.
 *
 * Cache breakpoints, four at most: the last tool that is of no server, the system prompt, the last user message and the
 * one before. The one before was the last of the previous turn: its entry is found exactly, however many blocks this turn
 * has added. In a message the breakpoint stands on the last tool result, where there is one: what follows differs between
 * forks, and up to there their requests are the same.
 */
function messageParams(request) {
    const traits = (0,model_traits/* traitsOf */.J)(request.model);
    const effort = request.effort && traits.efforts.includes(request.effort) ? request.effort : undefined;
    return {
        model: request.model,
        stream: true,
        max_tokens: Math.min(request.maxTokens, traits.maxOutput),
        ...(request.tools.length > 0 && { tools: tools(request) }),
        ...(request.system.trim() !== '' && {
            system: [{ type: 'text', text: (0,well_formed/* wellFormed */.E)(request.system), cache_control: breakpoint }],
        }),
        messages: withBreakpoints(endingWithUser(request.messages.map(messageParam))),
        ...(traits.leastThinking && { thinking: { type: traits.leastThinking } }),
        ...(effort && { output_config: { effort } }),
    };
}
/** Tools of MCP servers stand behind the breakpoint: one that is connected leaves what is before as it is. */
function tools(request) {
    const own = request.tools.findLastIndex(({ name }) => !name.startsWith('mcp__'));
    return request.tools.map((tool, index) => ({
        name: tool.name,
        description: (0,well_formed/* wellFormed */.E)(tool.description),
        input_schema: {
            ...Object.fromEntries(Object.entries(tool.inputSchema).map(wellFormedEntry)),
            type: 'object',
        },
        ...(index === own && { cache_control: breakpoint }),
    }));
}
function wellFormedEntry([key, value]) {
    return [key, (0,well_formed/* wellFormedJson */.M)(value)];
}
function messageParam(message) {
    const content = message.role === 'user' ? userBlocks(message) : assistantBlocks(message);
    return { role: message.role, content: content.length > 0 ? content : [{ type: 'text', text: nothing }] };
}
/** Tool results stand first, as the API demands; blank texts, which it refuses, are dropped. `data` stays here. */
function userBlocks(message) {
    const results = [];
    const texts = [];
    for (const block of message.content) {
        if (block.type === 'tool_result') {
            results.push({
                type: 'tool_result',
                tool_use_id: block.toolUseId,
                content: resultContent(block),
                ...(block.isError && { is_error: true }),
            });
        }
        else if (block.text.trim() !== '')
            texts.push({ type: 'text', text: (0,well_formed/* wellFormed */.E)(block.text) });
    }
    return [...results, ...texts];
}
function resultContent({ content, media = [], }) {
    const text = content.trim() === '' ? nothing : (0,well_formed/* wellFormed */.E)(content);
    return media.length === 0 ? text : [{ type: 'text', text }, ...media.map(mediaParam)];
}
function mediaParam({ mediaType, base64 }) {
    return mediaType === 'application/pdf'
        ? { type: 'document', source: { type: 'base64', media_type: mediaType, data: base64 } }
        : { type: 'image', source: { type: 'base64', media_type: mediaType, data: base64 } };
}
/** Thinking goes back byte for byte: its signature covers it. */
function assistantBlocks(message) {
    const blocks = [];
    for (const block of message.content) {
        switch (block.type) {
            case 'text':
                if (block.text.trim() !== '')
                    blocks.push({ type: 'text', text: (0,well_formed/* wellFormed */.E)(block.text) });
                break;
            case 'tool_use':
                blocks.push({
                    type: 'tool_use',
                    id: block.id,
                    name: toolName(block.name),
                    input: isObject(block.input) ? (0,well_formed/* wellFormedJson */.M)(block.input) : {},
                });
                break;
            case 'thinking':
                blocks.push({ type: 'thinking', thinking: block.thinking, signature: block.signature });
                break;
            case 'redacted_thinking':
                blocks.push({ type: 'redacted_thinking', data: block.data });
                break;
        }
    }
    return blocks;
}
/** A model that invents a tool may invent a name that the API would refuse to see again. */
function toolName(name) {
    return name.replace(/[^a-zA-Z0-9_-]/g, '_').slice(0, 128) || 'unnamed';
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** There is no prefill: a history that ends with the model's own words (a paused turn) is told to go on. */
function endingWithUser(messages) {
    if (messages.at(-1)?.role !== 'assistant')
        return messages;
    return [...messages, { role: 'user', content: [{ type: 'text', text: 'Go on.' }] }];
}
function withBreakpoints(messages) {
    const users = messages.flatMap((message, index) => (message.role === 'user' ? [index] : []));
    const marked = new Set(users.slice(-2));
    return messages.map((message, index) => (marked.has(index) ? withBreakpoint(message) : message));
}
function withBreakpoint(message) {
    const result = message.content.findLastIndex(({ type }) => type === 'tool_result');
    const at = result === -1 ? message.content.length - 1 : result;
    const content = message.content.map((block, index) => index === at && (block.type === 'text' || block.type === 'tool_result')
        ? { ...block, cache_control: breakpoint }
        : block);
    return { ...message, content };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/model/prefix-gate.js

/** Entries live five minutes from their last use; a little less, so that nobody relies on one that is just gone. */
const liveMs = 4.5 * 60_000;
/** A prefix shorter than the smallest that any model caches is not worth a wait. */
const smallestPrefix = 512 * 3;
function createPrefixGate(waitMs) {
    const beginnings = new Map();
    const histories = new WeakMap();
    /** Null: too short. */
    const prefixOf = (request) => {
        const last = request.messages.findLast(({ role }) => role === 'assistant');
        if (last) {
            const known = histories.get(last) ?? new Map();
            histories.set(last, known);
            const key = resultsOf(request);
            return known.get(key) ?? put(known, key);
        }
        const beginning = beginningOf(request);
        if (beginning.length < smallestPrefix)
            return null;
        forgetCold(beginnings);
        // A job may have hundreds of agents: their prompts are not kept, only what tells them apart.
        const key = hashOf(beginning);
        return beginnings.get(key) ?? put(beginnings, key);
    };
    return {
        async enter(request, signal) {
            const prefix = prefixOf(request);
            if (prefix === null)
                return { begun: () => undefined, left: () => undefined };
            const warm = isWarm(prefix);
            if (!warm && !prefix.warming)
                return pioneering(prefix);
            if (!warm && prefix.warming)
                await within(prefix.warming, waitMs, signal);
            return { begun: () => mark(prefix), left: () => undefined };
        },
    };
}
function put(prefixes, key) {
    const prefix = {};
    prefixes.set(key, prefix);
    return prefix;
}
function pioneering(prefix) {
    const { promise, open } = gate();
    prefix.warming = promise;
    const left = () => {
        if (prefix.warming === promise)
            delete prefix.warming;
        open();
    };
    return {
        begun() {
            mark(prefix);
            left();
        },
        left,
    };
}
function mark(prefix) {
    prefix.warmAt = Date.now();
}
/** Up to them a request is cached. The agent that forked has others than its forks. */
function resultsOf({ messages }) {
    const results = messages.at(-1)?.content.filter(({ type }) => type === 'tool_result');
    return hashOf(JSON.stringify(results) ?? '');
}
function hashOf(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64');
}
function isWarm({ warmAt }) {
    return warmAt !== undefined && Date.now() - warmAt < liveMs;
}
/** Entries that the cache has dropped by now are not kept here either. */
function forgetCold(prefixes) {
    for (const [key, prefix] of prefixes)
        if (!prefix.warming && !isWarm(prefix))
            prefixes.delete(key);
}
/** What the cache compares first: model, tools, system. */
function beginningOf(request) {
    return `${request.model}\n${JSON.stringify(request.tools)}\n${request.system}`;
}
function gate() {
    const opened = new AbortController();
    const promise = new Promise((resolve) => {
        opened.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    return { promise, open: () => opened.abort() };
}
/** Resolves with the promise, which never rejects, after `ms`, or with the signal. */
async function within(promise, ms, signal) {
    const over = gate();
    const timer = setTimeout(over.open, ms);
    signal.addEventListener('abort', over.open, { once: true });
    await Promise.race([promise, over.promise]);
    clearTimeout(timer);
    signal.removeEventListener('abort', over.open);
}

;// CONCATENATED MODULE: ./build/model/anthropic.js








/**
 * The Messages API. The SDK's own retries are off: what is tried again, and for how long, is decided here, so that
 * streams which break or stall half-way are covered as well. No tool has run during a turn, so a repeated attempt
 * repeats no effect; text that an attempt had already streamed is void once `retry` is yielded.
 *
 * @throws ModelFailure when the attempts are used up, or the signal's reason once it is aborted.
 */
function createAnthropicModel(options) {
    const waits = { backoffMs: options.backoffMs ?? 500, capMs: options.waitCapMs ?? 60_000 };
    const gate = createPrefixGate(options.siblingWaitMs ?? 5_000);
    // Heavy: it is read while git and the sandbox are waited for. Whoever asks first hears of a failure.
    const client = connect(options);
    client.catch(() => undefined);
    return {
        name: 'anthropic',
        contextWindow: (model) => (0,model_traits/* traitsOf */.J)(model).context,
        async *turn(request, signal) {
            signal.throwIfAborted();
            const connected = await raceAbort(client, signal);
            const params = messageParams(request);
            let spent = null;
            for (let attempt = 1;; attempt++) {
                const entry = await gate.enter(request, signal);
                signal.throwIfAborted();
                const outcome = yield* tryOnce({ client: connected, request, params, options, signal, entry });
                if ('turn' in outcome) {
                    const { turn } = outcome;
                    return spent && turn.usage ? { ...turn, usage: (0,model_usage/* sumUsage */.Rl)([spent, turn.usage]) } : turn;
                }
                signal.throwIfAborted();
                if (outcome.usage)
                    spent = (0,model_usage/* sumUsage */.Rl)([spent, outcome.usage]);
                const failed = judge(outcome.error);
                if (!failed.retriable || attempt > options.maxRetries) {
                    throw modelFailure(failed, attempt, spent, outcome.error);
                }
                const waitMs = backoff(failed, attempt, waits);
                yield { type: 'retry', attempt, waitMs, reason: failed.message };
                await pause(waitMs, signal);
            }
        },
    };
}
async function connect(options) {
    const { default: Client } = await __webpack_require__.e(/* import() */ 1413).then(__webpack_require__.bind(__webpack_require__, 71413));
    // Node reads its implementation of fetch when a part of it is first named: here instead of in the first request.
    void globalThis.Headers;
    return new Client({
        ...(options.apiKey !== undefined && { apiKey: options.apiKey }),
        ...(options.apiKey === undefined && { authToken: options.authToken ?? null }),
        baseURL: options.baseUrl ?? null,
        maxRetries: 0,
        // The idle timer covers the wait for headers too.
        timeout: options.idleTimeoutMs * 2,
        // It would write to stdout, which may be a document for a program.
        logLevel: 'off',
        openTelemetry: false,
    });
}
/**
 * Reads raw events: the SDK's `messages.stream()` would parse tool input on the way and throw the whole answer away
 * where one call's JSON is broken; here that call alone is reported as broken.
 */
async function* tryOnce(attempt) {
    const activity = watchActivity(attempt.options.idleTimeoutMs, attempt.signal);
    const answer = readAnswer(attempt.request);
    const client = attempt.client.withOptions({ fetch: activity.fetch });
    const options = { signal: activity.signal, headers: agentHeaders(attempt.request) };
    try {
        const stream = await activity.race(client.messages.create(attempt.params, options));
        const events = stream[Symbol.asyncIterator]();
        for (let first = true;; first = false) {
            const next = await activity.race(events.next());
            if (next.done)
                break;
            if (first)
                attempt.entry.begun();
            const text = answer.add(next.value);
            activity.hold();
            if (first)
                yield { type: 'first-byte' };
            if (text !== '')
                yield { type: 'text', text };
            activity.event();
        }
        activity.signal.throwIfAborted();
        const turn = answer.turn();
        return turn ? { turn } : { error: new CutStream('the answer ended half-way'), usage: answer.usage() };
    }
    catch (error) {
        return { error: activity.signal.aborted ? activity.signal.reason : error, usage: answer.usage() };
    }
    finally {
        attempt.entry.left();
        activity.close();
    }
}
/** Lets a gateway attribute a request. Header values are ASCII. */
function agentHeaders(request) {
    return {
        'x-agent-type': encodeURIComponent((0,well_formed/* wellFormed */.E)(request.agentType)),
        'x-agent-id': encodeURIComponent((0,well_formed/* wellFormed */.E)(request.agentId)),
    };
}
function pause(ms, signal) {
    let timer;
    const waited = new Promise((resolve) => {
        timer = setTimeout(resolve, ms);
    });
    return raceAbort(waited, signal).finally(() => clearTimeout(timer));
}


/***/ }),

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


/***/ })

};
