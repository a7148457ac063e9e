export const id = 2264;
export const ids = [2264];
export const modules = {

/***/ 97598:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ shown),
/* harmony export */   w: () => (/* binding */ lastLines)
/* harmony export */ });
/* harmony import */ var _base_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71375);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91497);
/* harmony import */ var _base_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41898);



const mostLines = 3;
/** The last lines of what a server wrote to stderr, in one; empty where it wrote nothing. */
function lastLines(text) {
    const lines = (0,_base_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTerminalSequences */ .$)(text)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    return lines
        .slice(-mostLines)
        .map((line) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)((0,_base_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseProse */ .y)(line).text, 200))
        .join(' | ');
}
/** A description that a stranger wrote, as its readers see it, within bounds. */
function shown(text, maxChars) {
    const { text: visible } = (0,_base_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseProse */ .y)(text.slice(0, maxChars * 4));
    return visible.length <= maxChars ? visible : `${visible.slice(0, maxChars - 1).toWellFormed()}\u2026`;
}


/***/ }),

/***/ 92264:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serverTools: () => (/* binding */ serverTools)
});

// EXTERNAL MODULE: ./build/base/reason.js
var reason = __webpack_require__(83218);
// EXTERNAL MODULE: ./build/base/record.js
var record = __webpack_require__(46435);
// EXTERNAL MODULE: ./build/base/truncation.js
var truncation = __webpack_require__(43649);
// EXTERNAL MODULE: ./build/tools/results.js
var results = __webpack_require__(76874);
// EXTERNAL MODULE: ./build/mcp/names.js
var mcp_names = __webpack_require__(24939);
// EXTERNAL MODULE: ./build/mcp/server-text.js
var server_text = __webpack_require__(97598);
;// CONCATENATED MODULE: ./build/mcp/safe-schema.js


const deepest = 12;
const mostBytes = 16_000;
const mostFields = 100;
const longestText = 600;
const fieldName = /^[A-Za-z0-9_.-]{1,64}$/;
const typeNames = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
/**
 * The schema of a tool's input from what a stranger sent: an object, of known words with values of the right kind, in
 * bounds. What cannot be kept is left out, which allows more: the server judges its own input. Null where the whole
 * cannot be told in bounds, or where a field has a name that cannot be sent.
 */
function safeInputSchema(sent) {
    if (!(0,record/* isRecord */.u)(sent))
        return { type: 'object' };
    const defined = ['$defs', 'definitions'].flatMap((key) => Object.keys((0,record/* isRecord */.u)(sent[key]) ? sent[key] : {}).map((name) => `#/${key}/${name}`));
    const kept = keep(sent, { defined: new Set(defined), depth: 0 });
    // At the top an API takes neither choices nor references.
    for (const word of ['anyOf', 'oneOf', 'allOf', '$ref', 'not', 'enum', 'const'])
        delete kept[word];
    const safe = { ...kept, type: 'object' };
    const unnamed = (0,record/* isRecord */.u)(sent['properties']) && !Object.keys(sent['properties']).every((key) => fieldName.test(key));
    return unnamed || Buffer.byteLength(JSON.stringify(safe)) > mostBytes ? null : safe;
}
function keep(sent, around) {
    const inner = { ...around, depth: around.depth + 1 };
    if (around.depth > deepest)
        return {};
    const kept = {};
    for (const [word, value] of Object.entries(sent)) {
        const rule = Object.hasOwn(words, word) ? words[word] : undefined;
        const safe = rule?.(value, inner);
        if (safe !== undefined)
            kept[word] = safe;
    }
    return kept;
}
const safe_schema_text = (value) => (typeof value === 'string' ? (0,server_text/* shown */.S)(value, longestText) : undefined);
const number = (value) => (typeof value === 'number' ? value : undefined);
const count = (value) => (Number.isSafeInteger(value) && Number(value) >= 0 ? value : undefined);
const flag = (value) => (typeof value === 'boolean' ? value : undefined);
const schema = (value, around) => ((0,record/* isRecord */.u)(value) ? keep(value, around) : flag(value, around));
const list = (value, around) => {
    const kept = Array.isArray(value) ? value.filter(record/* isRecord */.u).slice(0, mostFields) : [];
    return kept.length === 0 ? undefined : kept.map((each) => keep(each, around));
};
const byName = (value, around) => {
    if (!(0,record/* isRecord */.u)(value))
        return undefined;
    const fields = Object.entries(value).filter(([name]) => fieldName.test(name));
    return Object.fromEntries(fields.slice(0, mostFields).map(([name, each]) => [name, schema(each, around) ?? {}]));
};
const scalar = (value) => value === null || ['number', 'boolean'].includes(typeof value)
    ? value
    : safe_schema_text(value, { defined: new Set(), depth: 0 });
const words = {
    title: safe_schema_text,
    description: safe_schema_text,
    format: safe_schema_text,
    type: (value) => {
        const known = [value].flat().filter((name) => typeof name === 'string' && typeNames.includes(name));
        return known.length > 1 ? [...new Set(known)] : known[0];
    },
    enum: (value, around) => {
        const kept = Array.isArray(value) ? value.slice(0, mostFields).map((each) => scalar(each, around)) : [];
        const unlike = [...new Set(kept)].filter((each) => each !== undefined);
        return unlike.length === 0 ? undefined : unlike;
    },
    const: scalar,
    default: scalar,
    properties: byName,
    $defs: byName,
    definitions: byName,
    required: (value) => {
        const kept = Array.isArray(value)
            ? value.filter((name) => typeof name === 'string' && fieldName.test(name))
            : [];
        return kept.length === 0 ? undefined : [...new Set(kept)].slice(0, mostFields);
    },
    $ref: (value, { defined }) => (typeof value === 'string' && defined.has(value) ? value : undefined),
    items: schema,
    additionalProperties: schema,
    anyOf: list,
    oneOf: list,
    allOf: list,
    minimum: number,
    maximum: number,
    exclusiveMinimum: number,
    exclusiveMaximum: number,
    minLength: count,
    maxLength: count,
    minItems: count,
    maxItems: count,
    uniqueItems: flag,
};

;// CONCATENATED MODULE: ./build/mcp/server-tools.js







const mostTools = 100;
/** What a model is shown of all tools of one server, in characters. */
const mostShown = 100_000;
const longestDescription = 2_000;
/** Of a result, in bytes. */
const longestResult = 50_000;
/** What a server offers, as tools of a run. Names, descriptions and schemas are a stranger's: bounded and made visible. */
function serverTools({ name: server, prefix }, client, { callMs, redact }) {
    const { offered, notes } = usable(server, client.tools);
    const names = (0,mcp_names/* toolNames */.$)(prefix, offered.map(({ name }) => name));
    let left = mostShown;
    const tools = offered.flatMap((tool, index) => {
        const made = toolOf(tool, { name: names[index] ?? '', client, callMs, redact, server });
        left -= made.description({ backgroundAllowed: false }).length + JSON.stringify(tool.schema).length;
        return left < 0 ? [] : [made];
    });
    if (tools.length < offered.length)
        notes.push(`The MCP server ${JSON.stringify(server)} describes its tools at such length that only the first ${tools.length} of ${offered.length} are used.`);
    return { tools: Object.freeze(tools), notes };
}
function usable(server, tools) {
    const offered = [];
    const leftOut = [];
    for (const tool of tools) {
        const name = (0,record/* isRecord */.u)(tool) && typeof tool['name'] === 'string' ? tool['name'] : '';
        if (!(0,record/* isRecord */.u)(tool) || name === '')
            leftOut.push('one without a name');
        else if (offered.some((other) => other.name === name))
            leftOut.push(`a second ${(0,server_text/* shown */.S)(name, 60)}`);
        else if (offered.length >= mostTools)
            leftOut.push((0,server_text/* shown */.S)(name, 60));
        else if (wantsTask(tool))
            leftOut.push(`${(0,server_text/* shown */.S)(name, 60)} (it only runs as a task)`);
        else
            offered.push(described(name, tool));
    }
    if (leftOut.length === 0)
        return { offered, notes: [] };
    const some = `${leftOut.slice(0, 5).join(', ')}${leftOut.length > 5 ? ' \u2026' : ''}`;
    const note = `The MCP server ${JSON.stringify(server)} offers ${tools.length} tools; left out: ${some}.`;
    return { offered, notes: [note] };
}
/** Such a tool refuses every call that is not followed step by step, which an extension of the protocol allows. */
function wantsTask({ execution }) {
    return (0,record/* isRecord */.u)(execution) && execution['taskSupport'] === 'required';
}
function described(name, { title, description, inputSchema }) {
    const text = [description, title].find((given) => typeof given === 'string' && given.trim() !== '');
    const schema = safeInputSchema(inputSchema);
    const told = typeof text === 'string' ? (0,server_text/* shown */.S)(text, longestDescription) : '';
    const note = schema === null ? '(The fields of its input cannot be shown here.)' : '';
    return { name, description: [told, note].filter(Boolean).join('\n'), schema: schema ?? { type: 'object' } };
}
function toolOf(offered, { name, server, client, callMs, redact }) {
    return {
        name,
        inputSchema: () => offered.schema,
        // The server judges its own input, and says in its result what is wrong with it.
        schema: async () => {
            const { z } = await Promise.all(/* import() */[__webpack_require__.e(1514), __webpack_require__.e(5518)]).then(__webpack_require__.bind(__webpack_require__, 23137));
            return z.record(z.string(), z.unknown());
        },
        description: () => offered.description || `The tool ${offered.name} of the MCP server ${server}.`,
        // What a stranger says of its tools permits nothing.
        readOnly: () => false,
        concurrent: () => false,
        // The client's own limit comes first, and names the server.
        deadlineMs: () => callMs + 5_000,
        // oxlint-disable-next-line require-yield -- a tool is a generator; a server's progress is not followed
        async *execute(input, { signal }) {
            try {
                const result = await client.call(offered.name, input, signal);
                return { content: redact(textOf(result)), isError: result['isError'] === true };
            }
            catch (error) {
                return (0,results/* refusal */.x)(redact(`The MCP server ${server} gave no result: ${(0,reason/* reasonOf */.A)(error)}.`));
            }
        },
    };
}
/** Texts as they are, everything else named; bounded. */
function textOf({ content, structuredContent }) {
    const blocks = Array.isArray(content) ? content.filter(record/* isRecord */.u).map(blockText) : [];
    const whole = blocks.join('\n').trim() === '' ? JSON.stringify(structuredContent ?? '') : blocks.join('\n');
    const next = 'Ask the server for less.';
    return (0,truncation/* headAndTail */.U)(whole, { maxBytes: longestResult, headShare: 0.8, next }).text;
}
function blockText(block) {
    const { type, text, data, mimeType, resource, uri, name } = block;
    if (typeof text === 'string')
        return text;
    if (type === 'resource' && (0,record/* isRecord */.u)(resource))
        return typeof resource['text'] === 'string'
            ? resource['text']
            : `[${word(resource['mimeType'])} ${word(resource['uri'])}: not a text, not shown]`;
    if (type === 'resource_link')
        return `[${word(name)}: ${word(uri)}]`;
    const bytes = typeof data === 'string' ? `, ${Math.floor((data.length * 3) / 4)} bytes` : '';
    return `[${word(type)} ${word(mimeType)}${bytes}: not shown]`;
}
function word(value) {
    return typeof value === 'string' ? (0,server_text/* shown */.S)(value, 200) : 'unnamed';
}


/***/ })

};
