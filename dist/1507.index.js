export const id = 1507;
export const ids = [1507];
export const modules = {

/***/ 24939:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ toolNames),
/* harmony export */   I: () => (/* binding */ serverPrefix)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** What the model's API takes as the name of a tool. */
const longest = 64;
const longestServer = 32;
/**
 * `mcp__server` for names of tools and for rules, which speak of all tools of a server by it; null where nothing of the
 * name can be written. Never holds `__` a second time: a server cannot take another one's rules.
 */
function serverPrefix(name) {
    const plain = safe(name)
        .replaceAll(/_{2,}/g, '_')
        .replaceAll(/^_+|_+$/g, '');
    return plain === '' ? null : `mcp__${shortened(plain, name, longestServer)}`;
}
/** `mcp__server__tool` for each tool of a server, in order: at most 64 characters, no two alike. */
function toolNames(prefix, tools) {
    const taken = new Set();
    return tools.map((tool) => {
        const room = longest - prefix.length - 2;
        const plain = safe(tool);
        let name = `${prefix}__${plain === '' ? 'tool' : shortened(plain, tool, room)}`;
        if (taken.has(name))
            name = `${prefix}__${marked(plain, tool, room)}`;
        taken.add(name);
        return name;
    });
}
function safe(name) {
    return name.replaceAll(/[^A-Za-z0-9_-]/g, '_');
}
function shortened(plain, original, room) {
    return plain.length <= room ? plain : marked(plain, original, room);
}
/** Two names that read alike in the end were not alike before: a hash of what was written tells them apart. */
function marked(plain, original, room) {
    const mark = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(original).digest('hex').slice(0, 8);
    return `${plain.slice(0, room - mark.length - 1)}_${mark}`;
}


/***/ }),

/***/ 17642:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KD: () => (/* binding */ asDiagnostic),
  Wb: () => (/* binding */ readServer),
  lf: () => (/* binding */ readServers)
});

// EXTERNAL MODULE: ./build/base/json-lines.js
var json_lines = __webpack_require__(38546);
// EXTERNAL MODULE: ./build/base/record.js
var record = __webpack_require__(46435);
// EXTERNAL MODULE: ./build/base/reason.js
var reason = __webpack_require__(83218);
// EXTERNAL MODULE: ./build/mcp/names.js
var names = __webpack_require__(24939);
;// CONCATENATED MODULE: ./build/mcp/variables.js
const reference = /\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}/g;
/** The text with its variables put in, and the names of those that nobody has set. An empty value takes the default. */
function withVariables(text, variables) {
    const missing = [];
    const replaced = text.replaceAll(reference, (_, name, otherwise) => {
        const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
        if (otherwise !== undefined && (value === undefined || value === ''))
            return otherwise;
        if (value === undefined)
            missing.push(name);
        return value ?? '';
    });
    return { text: replaced, missing };
}

;// CONCATENATED MODULE: ./build/mcp/read-servers.js





const largestFile = 1_000_000;
const mostServers = 50;
/** The text of an `.mcp.json`. Every entry gives a server or says by a diagnostic why it does not; none drops another. */
function readServers(text, file, variables) {
    const fault = (line, message, remedy) => ({
        servers: [],
        diagnostics: [{ file, line, field: 'the document', severity: 'error', message, remedy }],
    });
    if (text.length > largestFile)
        return fault(1, 'it is larger than 1 MB and is not read', 'Keep only the servers in it.');
    let value;
    const plain = text.replace(/^\ufeff/, '');
    try {
        value = JSON.parse(plain);
    }
    catch (error) {
        const line = (0,json_lines/* lineOfJsonFault */.Q)(plain, error);
        return fault(line, `it is not JSON: ${(0,reason/* reasonOf */.A)(error)}`, 'Mend it: no comments, no comma at the end.');
    }
    if (!(0,record/* isRecord */.u)(value))
        return fault(1, 'it is not an object', 'Write {"mcpServers": {"name": {\u2026}}}.');
    const wrapped = Object.hasOwn(value, 'mcpServers');
    const entries = wrapped ? value['mcpServers'] : value;
    const path = wrapped ? ['mcpServers'] : [];
    if (!(0,record/* isRecord */.u)(entries))
        return fault((0,json_lines/* jsonLines */.i)(plain).lineOf(path), 'mcpServers is not an object', 'Write {"name": {\u2026}}.');
    const lines = (0,json_lines/* jsonLines */.i)(plain);
    const at = (field) => {
        const whole = [...path, ...field];
        return { file, line: lines.lineOf(whole), field: whole.join('.') };
    };
    const read = readEntries(entries, at, variables);
    const twice = lines.repeated.filter((key) => key.length <= path.length + 1);
    return {
        servers: read.servers,
        diagnostics: [
            ...read.diagnostics,
            ...twice.map((key) => ({
                ...at(key.slice(path.length)),
                severity: 'info',
                message: 'it stands more than once; the last one counts',
                remedy: 'Remove the others.',
            })),
        ],
    };
}
/** As those of other files, for people. */
function asDiagnostic({ field, message, ...where }) {
    return { ...where, message: `(${field}): ${message}` };
}
function readEntries(entries, at, variables) {
    const servers = [];
    const diagnostics = [];
    for (const [index, [name, entry]] of Object.entries(entries).entries()) {
        const read = index < mostServers
            ? readServer(name, entry, (field) => at([name, ...field]), variables)
            : refused(at([name]), `more than ${mostServers} servers stand before it`, 'Remove some.');
        const other = servers.find(({ prefix }) => 'prefix' in read && prefix === read.prefix);
        if (!('prefix' in read))
            diagnostics.push(read);
        else if (other === undefined)
            servers.push(read);
        else {
            const message = `its tools would be called as those of ${other.name}`;
            diagnostics.push(refused(at([name]), message, 'Give one of the two another name.'));
        }
    }
    return { servers, diagnostics };
}
/** One server by its name, from a file or from an agent's front matter: its definition, or why there is none. */
function readServer(name, entry, at, variables) {
    const prefix = (0,names/* serverPrefix */.I)(name);
    if (prefix === null)
        return refused(at([]), 'its name has no letter and no digit', 'Name it by letters, digits, - and _.');
    if (!(0,record/* isRecord */.u)(entry))
        return refused(at([]), 'it is not an object', 'Write {"command": "\u2026", "args": [\u2026]}.');
    if (entry['disabled'] === true)
        return {
            ...refused(at(['disabled']), 'it is disabled', 'Remove disabled to have it.'),
            severity: 'info',
        };
    const fields = createFields(entry, at, variables);
    const kind = kindOf(entry);
    try {
        if (kind === 'stdio') {
            const argv = [fields.text('command'), ...fields.list('args')];
            return { name, prefix, kind, argv, env: fields.texts('env'), cwd: fields.folder('cwd') };
        }
        if (kind === 'http')
            return { name, prefix, kind, url: fields.address('url'), headers: fields.texts('headers') };
    }
    catch (error) {
        if (error instanceof Unusable)
            return error.diagnostic;
        throw error;
    }
    return refused(at(['type']), ...unknownKind(kind));
}
/** What the entry is by its type, or by what it has where it names none. */
function kindOf({ type, command, url }) {
    if (type === undefined)
        return command === undefined && url !== undefined ? 'http' : 'stdio';
    if (type === 'streamable-http' || type === 'streamableHttp')
        return 'http';
    return typeof type === 'string' ? type : 'unknown';
}
function unknownKind(kind) {
    if (kind === 'sse')
        return [
            'the transport sse has been replaced in the protocol and is not supported',
            'Give the server\'s streamable HTTP address and write "type": "http".',
        ];
    return ['this type of server is not known', 'Write "stdio" or "http".'];
}
class Unusable extends Error {
    diagnostic;
    constructor(diagnostic) {
        super(diagnostic.message);
        this.diagnostic = diagnostic;
    }
}
/** Reads fields of one entry, with variables put in. Each throws Unusable. */
function createFields(entry, at, variables) {
    const fail = (field, message, remedy) => {
        throw new Unusable(refused(at(field), message, remedy));
    };
    const filled = (field, value) => {
        if (typeof value !== 'string')
            return fail(field, 'it is not a text', 'Write it in quotes.');
        const { text, missing } = withVariables(value, variables);
        if (missing.length > 0) {
            const names = missing.map((name) => `\${${name}}`).join(', ');
            const remedy = `List ${missing.join(', ')} in the configuration and set it, or write \${NAME:-default}.`;
            return fail(field, `${names} is not among the variables that servers get`, remedy);
        }
        return text.includes('\0') ? fail(field, 'it holds a zero byte', 'Remove it.') : text;
    };
    const text = (name) => {
        const value = entry[name] === undefined ? '' : filled([name], entry[name]);
        return value === '' ? fail([name], 'it is missing or empty', `Give the server a ${name}.`) : value;
    };
    return {
        text,
        list(name) {
            const value = entry[name] ?? [];
            if (!Array.isArray(value))
                return fail([name], 'it is not a list', 'Write ["first", "second"].');
            return value.map((item, index) => filled([name, index], typeof item === 'number' ? String(item) : item));
        },
        texts(name) {
            const value = entry[name] ?? {};
            if (!(0,record/* isRecord */.u)(value))
                return fail([name], 'it is not an object of texts', 'Write {"NAME": "value"}.');
            const pairs = Object.entries(value).map(([key, item]) => {
                if (!/^[A-Za-z_][\w-]*$/.test(key))
                    fail([name, key], 'it is not a name', 'Write letters, digits, - and _.');
                const given = typeof item === 'number' || typeof item === 'boolean' ? String(item) : item;
                return [key, filled([name, key], given)];
            });
            return Object.fromEntries(pairs);
        },
        folder(name) {
            const value = entry[name] === undefined ? '.' : filled([name], entry[name]);
            const leaves = value.startsWith('/') || value.split('/').includes('..');
            return leaves ? fail([name], 'it lies outside the repository', 'Name a folder inside it.') : value;
        },
        address(name) {
            const value = text(name);
            const url = URL.canParse(value) ? new URL(value) : null;
            if (url === null || !['http:', 'https:'].includes(url.protocol))
                return fail([name], 'it is not an http or https address', 'Write "https://\u2026".');
            if (url.username !== '' || url.password !== '')
                return fail([name], 'it holds a user or a password', 'Send them in headers, by a variable.');
            return url.href;
        },
    };
}
function refused(at, message, remedy) {
    return { ...at, severity: 'error', message, remedy };
}


/***/ }),

/***/ 23460:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ ServerFailed)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);

/** A server that cannot be used: which, why, and what it said last. */
class ServerFailed extends _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GainsayError */ .T {
    name = 'ServerFailed';
}


/***/ }),

/***/ 21507:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openMcpServers: () => (/* binding */ openMcpServers)
/* harmony export */ });
/* harmony import */ var _base_abort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59362);
/* harmony import */ var _base_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83218);
/* harmony import */ var _base_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46435);
/* harmony import */ var _read_servers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17642);
/* harmony import */ var _server_failed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23460);





const defaultStartMs = 30_000;
const defaultCallMs = 120_000;
/** The servers of one job. Nothing is started before an agent asks for it. */
function openMcpServers(options) {
    const { servers, signal, redact = (text) => text } = options;
    const limits = { startMs: options.startMs ?? defaultStartMs, callMs: options.callMs ?? defaultCallMs };
    const life = (0,_base_abort_js__WEBPACK_IMPORTED_MODULE_0__/* .linked */ .q)(signal);
    const shared = new Map();
    const begin = (definition, stop) => {
        const started = { client: null, failure: null, connection: connected() };
        async function connected() {
            // Most jobs have no server.
            const [{ openClient }, { serverTools }] = await Promise.all([
                __webpack_require__.e(/* import() */ 6553).then(__webpack_require__.bind(__webpack_require__, 66553)),
                __webpack_require__.e(/* import() */ 2264).then(__webpack_require__.bind(__webpack_require__, 92264)),
            ]);
            const client = await openClient(definition, { ...options, ...limits }, stop).catch((error) => {
                if (!(error instanceof _server_failed_js__WEBPACK_IMPORTED_MODULE_3__/* .ServerFailed */ .j))
                    throw error;
                throw new _server_failed_js__WEBPACK_IMPORTED_MODULE_3__/* .ServerFailed */ .j(redact(error.message), { remedy: error.remedy, cause: error.cause });
            });
            const made = serverTools(definition, client, { ...limits, redact });
            started.client = client;
            const name = JSON.stringify(definition.name);
            return {
                server: definition.name,
                tools: made.tools,
                notes: () => {
                    const over = client.over();
                    return [
                        ...made.notes,
                        ...(over === null ? [] : [redact(`The MCP server ${name} is gone: ${over}.`)]),
                    ];
                },
                close: () => client.close(),
            };
        }
        started.connection.catch((error) => (started.failure = (0,_base_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A)(error)));
        return started;
    };
    return {
        names: () => servers.map(({ name }) => name),
        async connect(reference, waiting) {
            if (typeof reference === 'string') {
                const definition = servers.find(({ name }) => name === reference);
                if (definition === undefined)
                    throw unknown(reference, servers);
                const started = shared.get(reference) ?? begin(definition, life.signal);
                shared.set(reference, started);
                // Whoever stops waiting leaves it to the others; the job ends it.
                return { ...(await (0,_base_abort_js__WEBPACK_IMPORTED_MODULE_0__/* .race */ .O4)(started.connection, waiting)), close: () => Promise.resolve() };
            }
            const own = (0,_base_abort_js__WEBPACK_IMPORTED_MODULE_0__/* .linked */ .q)(life.signal, waiting);
            try {
                const connection = await begin(inline(reference, options.variables), own.signal).connection;
                const close = () => connection.close().finally(() => own.dispose());
                return { ...connection, close };
            }
            catch (error) {
                own.dispose();
                throw error;
            }
        },
        status: () => servers.map(({ name }) => {
            const { state, reason } = stateOf(shared.get(name));
            return reason === null ? { name, state } : { name, state, reason: redact(reason) };
        }),
        async close() {
            life.abort(new Error('the job has ended'));
            const open = await Promise.allSettled([...shared.values()].map(({ connection }) => connection));
            await Promise.all(open.flatMap((each) => (each.status === 'fulfilled' ? [each.value.close()] : [])));
            life.dispose();
        },
    };
}
function stateOf(started) {
    if (started === undefined)
        return { state: 'not started', reason: null };
    if (started.failure !== null)
        return { state: 'failed', reason: started.failure };
    if (started.client === null)
        return { state: 'starting', reason: null };
    const over = started.client.over();
    return over === null ? { state: 'connected', reason: null } : { state: 'ended', reason: over };
}
function unknown(name, servers) {
    const known = servers.map((server) => server.name).join(', ');
    return new _server_failed_js__WEBPACK_IMPORTED_MODULE_3__/* .ServerFailed */ .j(`There is no MCP server ${JSON.stringify(name)}`, {
        remedy: known === ''
            ? 'Define it in .mcp.json of the base branch.'
            : `.mcp.json of the base branch has: ${known}.`,
    });
}
/** `{ name: { command \u2026 } }`, as front matter holds it. */
function inline(reference, variables) {
    const [first, ...others] = (0,_base_record_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u)(reference) ? Object.entries(reference) : [];
    if (first === undefined || others.length > 0)
        throw new _server_failed_js__WEBPACK_IMPORTED_MODULE_3__/* .ServerFailed */ .j('An entry of mcpServers is neither a name nor one definition', {
            remedy: 'Write a name of .mcp.json, or name: {command: \u2026}.',
        });
    const [name, entry] = first;
    const at = (field) => ({
        file: 'mcpServers',
        line: 1,
        field: [name, ...field].join('.'),
    });
    const read = (0,_read_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .readServer */ .Wb)(name, entry, at, variables);
    if ('prefix' in read)
        return read;
    throw new _server_failed_js__WEBPACK_IMPORTED_MODULE_3__/* .ServerFailed */ .j(`mcpServers.${read.field}: ${read.message}`, { remedy: read.remedy });
}


/***/ })

};
