export const id = 5088;
export const ids = [5088,7090,6794];
export const modules = {

/***/ 21562:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listAgents: () => (/* binding */ listAgents)
});

// EXTERNAL MODULE: ./build/runtime/feature-gates.js
var feature_gates = __webpack_require__(19448);
// EXTERNAL MODULE: ./build/runtime/tool-forms.js
var tool_forms = __webpack_require__(39959);
// EXTERNAL MODULE: ./build/skills/load.js + 1 modules
var load = __webpack_require__(96794);
// EXTERNAL MODULE: ./build/tools/all.js + 33 modules
var tools_all = __webpack_require__(26325);
// EXTERNAL MODULE: ./build/workspace/instructions.js
var instructions = __webpack_require__(33121);
// EXTERNAL MODULE: ./build/workspace/project-files.js
var project_files = __webpack_require__(48529);
// EXTERNAL MODULE: ./build/agents/built-in/all.js + 3 modules
var built_in_all = __webpack_require__(98829);
// EXTERNAL MODULE: ./build/base/record.js
var record = __webpack_require__(46435);
;// CONCATENATED MODULE: ./build/agents/list-settings.js

/** `.claude/settings.json` and `.mcp.json`, as far as they can be read; what cannot is a diagnostic. */
async function listSettings(files) {
    const diagnostics = [];
    const found = [];
    const read = async (file) => {
        const text = await files.read(file);
        if (text === null)
            return {};
        found.push(file);
        const { fields, reason } = jsonFields(text);
        if (reason !== null)
            diagnostics.push({
                file,
                line: 1,
                severity: 'error',
                message: `it cannot be read: ${reason}`,
                remedy: 'Make it one JSON object.',
            });
        return fields;
    };
    const settings = await read('.claude/settings.json');
    const servers = await read('.mcp.json');
    const rules = fieldsOf(settings['permissions']);
    const count = (list) => (Array.isArray(rules[list]) ? rules[list].length : 0);
    return {
        settings: {
            files: found,
            hooks: Object.keys(fieldsOf(settings['hooks'])),
            mcpServers: Object.keys(fieldsOf(servers['mcpServers'])),
            permissions: { deny: count('deny'), ask: count('ask'), allow: count('allow') },
        },
        diagnostics,
    };
}
function jsonFields(text) {
    try {
        const value = JSON.parse(text.replace(/^\ufeff/, ''));
        return (0,record/* isRecord */.u)(value) ? { fields: value, reason: null } : { fields: {}, reason: 'it is no object' };
    }
    catch (error) {
        return { fields: {}, reason: String(error) };
    }
}
function fieldsOf(value) {
    return (0,record/* isRecord */.u)(value) ? value : {};
}

// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
;// CONCATENATED MODULE: ./build/agents/list-lines.js

/** A listing for people. */
function inLines(listing) {
    const { agents, skills, instructions, settings, notLoaded, warnings, besides } = listing;
    const { deny, ask, allow } = settings.permissions;
    const lines = [
        ...agents.flatMap(agentLines),
        ...section('Skills:', skills.map(skillLine)),
        ...section('Instructions:', [...instructions.files, ...instructions.notes]),
        ...section('Settings:', [
            ...settings.files,
            ...(settings.hooks.length > 0 ? [`hooks for ${settings.hooks.join(', ')}`] : []),
            ...(settings.mcpServers.length > 0 ? [`MCP servers ${settings.mcpServers.join(', ')}`] : []),
            ...(deny + ask + allow > 0 ? [`permission rules: ${deny} deny, ${ask} ask, ${allow} allow`] : []),
        ]),
        ...section('Not loaded:', notLoaded.map(({ file, line, reason, remedy }) => `${file}:${line}: ${reason}. ${remedy}`)),
        ...section('Loaded, but look:', warnings.map(({ file, line, message, remedy }) => `${file}:${line}: ${message}. ${remedy}`)),
        ...section('Beside the agents, and none:', besides),
    ];
    return `${lines.join('\n')}\n`;
}
function agentLines({ type, source, file, tools, model, mode, runs, notes }) {
    return [
        `${type}  (${file ?? source})`,
        `    tools ${tools.join(', ') || 'none'}; model ${model}; mode ${mode}`,
        `    run by ${runs.join(', ')}`,
        ...notes.map((text) => `    ${text}`),
    ];
}
function skillLine({ name, file, argumentHint, description, forModels }) {
    const hint = argumentHint === null ? '' : ` ${argumentHint}`;
    const who = forModels ? '' : ' [only by the skills line of an agent]';
    return `${name}${hint}  (${file})${who}: ${(0,base_text/* oneLine */.TN)(description, 100)}`;
}
function section(title, lines) {
    return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

// EXTERNAL MODULE: ./build/agents/load.js + 2 modules
var agents_load = __webpack_require__(21056);
// EXTERNAL MODULE: ./build/agents/registry.js
var agents_registry = __webpack_require__(17628);
// EXTERNAL MODULE: ./build/agents/strict.js
var strict = __webpack_require__(44374);
;// CONCATENATED MODULE: ./build/agents/list.js












/** What `gainsay agents` prints for a checkout: one JSON document, or lines for people. */
async function listAgents(root, options) {
    const { json, strictPlugins = feature_gates/* defaultGates */.e.strictPlugins } = options;
    const files = (0,project_files/* filesOfFolder */.r)(root);
    const [loaded, { skills, diagnostics: ofSkills }, { settings, diagnostics: ofSettings }, told] = await Promise.all([
        (0,agents_load/* loadAgents */.L)(files),
        (0,load.loadSkills)(files),
        listSettings(files),
        (0,instructions/* openInstructions */.a)(files).root(),
    ]);
    const registry = (0,agents_registry/* agentRegistry */.t)([...(0,built_in_all/* builtInAgents */.c)(), ...(0,strict/* strictly */.p)(loaded.agents, strictPlugins)]);
    const listing = {
        agents: registry.agents.map(agentRow),
        skills: skills.map(skillRow),
        instructions: { files: told.files, notes: told.notes },
        settings,
        ...said(registry, [...loaded.diagnostics, ...ofSkills, ...ofSettings]),
    };
    return json ? `${JSON.stringify(listing, null, 2)}\n` : inLines(listing);
}
function said({ losers }, diagnostics) {
    const beaten = losers.map(({ agent, to }) => ({
        file: agent.file ?? agent.type,
        line: 1,
        reason: `${to.source === 'built-in' ? 'the built-in agent' : (to.file ?? to.source)} is already called ${agent.type}`,
        remedy: 'Give it another name.',
    }));
    const of = (severity) => diagnostics.filter((one) => one.severity === severity);
    return {
        notLoaded: [
            ...beaten,
            ...of('error').map(({ file, line, message, remedy }) => ({ file, line, reason: message, remedy })),
        ],
        warnings: of('warning'),
        besides: of('info').map(({ file, message }) => `${file}: ${message}`),
    };
}
/** These are the crew of the first job; every agent can be started where a model decides whom to ask. */
const crew = new Set(['Explore', 'Plan', 'Verification']);
function agentRow(agent) {
    return {
        type: agent.type,
        source: agent.source,
        file: agent.file ?? null,
        tools: effectiveTools(agent),
        model: agent.model ?? 'inherit',
        mode: agent.permissionMode ?? 'inherit',
        whenToUse: agent.whenToUse,
        runs: [
            ...(agent.source === 'built-in' && crew.has(agent.type) ? ['gainsay verify'] : []),
            'gainsay ask',
            'the Agent tool',
        ],
        notes: agent.notes ?? [],
    };
}
function skillRow({ name, description, file, argumentHint, allowedTools, forModels }) {
    return { name, description, file, argumentHint, allowedTools, forModels };
}
/** What only built-in agents have. */
const neverCustom = new Set(['Agent', 'Verdict']);
function effectiveTools({ tools = ['*'], disallowedTools = [], source }) {
    const wanted = list_forms(tools);
    const denied = list_forms(disallowedTools).filter(({ specifier }) => specifier === undefined);
    return (0,tools_all/* allTools */.X)()
        .filter((tool) => source === 'built-in' || !neverCustom.has(tool.name))
        .filter((tool) => !denied.some((form) => (0,tool_forms/* names */.Dy)(form, tool)))
        .flatMap((tool) => {
        const named = wanted.filter((form) => (0,tool_forms/* names */.Dy)(form, tool));
        const limits = named.flatMap(({ specifier }) => specifier ?? []);
        if (named.length === 0)
            return [];
        return limits.length < named.length ? [tool.name] : limits.map((limit) => `${tool.name}(${limit})`);
    });
}
function list_forms(list) {
    return list.flatMap((text) => (0,tool_forms/* parseToolForm */.OS)(text) ?? []);
}


/***/ }),

/***/ 7090:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ errorCode)
/* harmony export */ });
/** The `code` of a Node error (`ENOENT`, `ESRCH`\u2026), or undefined for anything else that was thrown. */
function errorCode(error) {
    if (!(error instanceof Error) || !('code' in error))
        return undefined;
    return typeof error.code === 'string' ? error.code : undefined;
}


/***/ }),

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

/***/ 31377:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ nestsTooDeep)
/* harmony export */ });
/** Nobody writes by hand what nests deeper than this. */
const deepest = 100;
/**
 * True for YAML whose collections nest too deep to be parsed: the parser calls itself for each, and where the stack ends
 * while a regular expression is compiled, the whole process is aborted. The lexer does not call itself.
 */
async function nestsTooDeep(text) {
    const { CST, Lexer } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    let flow = 0;
    let onLine = 0;
    let indent = 0;
    const indents = [];
    let atStart = true;
    for (const source of new Lexer().lex(text)) {
        const type = CST.tokenType(source);
        if (type === 'newline') {
            onLine = 0;
            indent = 0;
            atStart = true;
            continue;
        }
        if (type === 'space' && atStart) {
            indent = source.length;
            continue;
        }
        if (atStart && type !== null) {
            while ((indents.at(-1) ?? -1) >= indent)
                indents.pop();
            indents.push(indent);
            atStart = false;
        }
        if (type === 'flow-map-start' || type === 'flow-seq-start')
            flow += 1;
        if (type === 'flow-map-end' || type === 'flow-seq-end')
            flow = Math.max(0, flow - 1);
        if (type === 'seq-item-ind' || type === 'explicit-key-ind' || type === 'map-value-ind')
            onLine += 1;
        if (flow + onLine + indents.length > deepest)
            return true;
    }
    return false;
}


/***/ }),

/***/ 85321:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zt: () => (/* binding */ canonicalTool),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   hU: () => (/* binding */ splitToolList),
/* harmony export */   iT: () => (/* binding */ parseRule)
/* harmony export */ });
/* unused harmony export parseRuleList */
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);

/** Names that stand for one tool in lists and rules. */
const aliases = {
    Task: 'Agent',
    FileRead: 'Read',
    FileWrite: 'Write',
    FileEdit: 'Edit',
    MultiEdit: 'Edit',
    NotebookRead: 'Read',
    LS: 'Glob',
};
/** The name that the tool itself goes by. */
function canonicalTool(name) {
    return Object.hasOwn(aliases, name) ? (aliases[name] ?? name) : name;
}
/** The other names that lists, rules and hooks use for a tool. */
function namesOf(tool) {
    return Object.keys(aliases).filter((name) => aliases[name] === tool);
}
/**
 * A list as people write it: rules separated by commas or newlines outside parentheses; `\` at a line's end continues it; lines
 * that begin with `#` are comments, which nothing continues. Throws InvalidInput for anything that is not a rule: a list never gets
 * shorter by a mistake.
 */
function parseRuleList(text, source, at) {
    return splitList(text, at).map((entry) => parseRule(entry.text, source, at.line === undefined ? at : { ...at, line: at.line + entry.line }));
}
/** `Tool` or `Tool(specifier)`. `Tool()` and `Tool(*)` are the whole tool. */
function parseRule(text, source, at) {
    const trimmed = text.trim();
    const [, name, specifier] = /^([A-Za-z_][\w.-]*(?:__\*)?|\*)(?:\((.*)\))?$/s.exec(trimmed) ?? [];
    if (name === undefined || !balanced(trimmed)) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInput */ .o(`${JSON.stringify(trimmed)} is not a permission rule`, {
            at,
            remedy: 'Write Tool or Tool(specifier), e.g. Read, Bash(npm test), Bash(git log:*), with each ( closed.',
        });
    }
    const rule = { tool: canonicalTool(name), source, text: trimmed };
    const inner = specifier?.trim() ?? '';
    return inner === '' || inner === '*' || inner === ':*' ? rule : { ...rule, specifier: inner };
}
/** Tool names and `Tool(specifier)` forms of an agent's list; the same splitting, nothing is judged. */
function splitToolList(text, at) {
    return splitList(text, at).map((entry) => entry.text);
}
function splitList(text, at) {
    const entries = [];
    let current = '';
    let depth = 0;
    let line = 0;
    let begun = 0;
    let isComment = false;
    const end = () => {
        const entry = current.trim();
        if (entry !== '' && !entry.startsWith('#'))
            entries.push({ text: entry, line: begun });
        current = '';
    };
    for (let index = 0; index < text.length; index += 1) {
        const char = text[index] ?? '';
        const next = text[index + 1] ?? '';
        // Blanks before an entry are no part of it: what is looked at here stays short.
        if (current === '' && /\s/.test(char) && char !== '\n')
            continue;
        if (current === '') {
            begun = line;
            isComment = char === '#';
        }
        if (char === '\n')
            line += 1;
        const comment = depth === 0 && isComment && current !== '';
        if (char === '\\' && !comment && /^\r?\n/.test(text.slice(index + 1, index + 3))) {
            index += next === '\r' ? 2 : 1;
            line += 1;
            // A name never grows together with the one on the next line.
            if (depth === 0 && current !== '')
                current += ' ';
        }
        else if (char === '\\' && (next === '(' || next === ')') && !comment) {
            current += char + next;
            index += 1;
        }
        else if (depth === 0 && (char === '\n' || (char === ',' && !comment))) {
            end();
        }
        else {
            if (!comment && char === '(')
                depth += 1;
            if (!comment && char === ')')
                depth -= 1;
            if (depth < 0)
                break;
            current += char;
        }
    }
    if (depth !== 0) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInput */ .o(`a parenthesis is not closed or not opened near ${JSON.stringify(current.trim().slice(0, 60))}`, {
            at,
            remedy: 'Close every ( of a rule; inside a rule write \\( and \\) for those that are text.',
        });
    }
    end();
    return entries;
}
function balanced(text) {
    let depth = 0;
    for (let index = 0; index < text.length; index += 1) {
        if (text[index] === '\\')
            index += 1;
        else if (text[index] === '(')
            depth += 1;
        else if (text[index] === ')' && (depth -= 1) < 0)
            return false;
    }
    return depth === 0;
}


/***/ }),

/***/ 39959:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   OS: () => (/* binding */ parseToolForm),
/* harmony export */   Y: () => (/* binding */ ruleOf)
/* harmony export */ });
/** Names that lists and rules may use for tools that are called otherwise. */
const otherNames = { FileWrite: 'Write', FileEdit: 'Edit', Task: 'Agent' };
/** Null for what is no form at all. */
function parseToolForm(text) {
    const match = /^\s*(\*|[\w-]+)\s*(?:\((.*)\))?\s*$/s.exec(text);
    if (!match?.[1])
        return null;
    const tool = otherNames[match[1]] ?? match[1];
    const specifier = match[2]?.trim();
    return specifier === undefined || specifier === '' || specifier === '*'
        ? { tool, text }
        : { tool, specifier, text };
}
/** A whole server of tools is named by its prefix. */
function names(form, tool) {
    if (form.tool === '*' || form.tool === tool.name || tool.aliases?.includes(form.tool))
        return true;
    return form.tool.startsWith('mcp__') && tool.name.startsWith(`${form.tool}__`);
}
function ruleOf(text) {
    const form = parseToolForm(text);
    return form === null ? null : { ...form, source: 'session' };
}


/***/ }),

/***/ 96794:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadSkills: () => (/* binding */ loadSkills)
});

// EXTERNAL MODULE: ./build/base/diagnostic.js
var base_diagnostic = __webpack_require__(87993);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/frontmatter-notes.js
var frontmatter_notes = __webpack_require__(62774);
// EXTERNAL MODULE: ./build/base/frontmatter.js
var frontmatter = __webpack_require__(61934);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
// EXTERNAL MODULE: ./build/permission/rules.js
var rules = __webpack_require__(85321);
;// CONCATENATED MODULE: ./build/skills/read-skill.js






/** Each with the other names that are in use for it. */
const fieldNames = {
    name: ['name'],
    description: ['description'],
    whenToUse: ['when_to_use', 'whenToUse'],
    argumentHint: ['argument-hint', 'argumentHint', 'argument_hint'],
    arguments: ['arguments'],
    allowedTools: ['allowed-tools', 'allowedTools', 'allowed_tools'],
    hidden: ['disable-model-invocation', 'disableModelInvocation'],
};
/** What other programs do with a skill, and this one does not. */
const leftOut = ['model', 'hooks', 'context', 'agent'];
const known = [
    ...Object.values(fieldNames).flat(),
    ...leftOut,
    'user-invocable',
    'license',
    'metadata',
    'version',
];
const mostDescription = 1_000;
/** One skill file: the skill, and what its author should know. Nothing in it is executed, also no !`command` of its body. */
async function readSkill(file, text) {
    const front = await (0,frontmatter/* readFrontmatter */.z)(text, { known, guards: fieldNames.hidden });
    if (front.kind === 'displaced' || front.kind === 'refused')
        return { skill: null, diagnostic: (0,frontmatter_notes/* unreadFrontmatter */.I)(file, front) };
    const { fields, body } = front.kind === 'read' ? front : { fields: {}, body: text.replace(/^\ufeff/, '') };
    if (body.trim() === '')
        return { skill: null, diagnostic: broken(file, 'it says nothing', 'Write what is to be done.') };
    const notes = front.kind === 'read' ? (0,frontmatter_notes/* faultNotes */.Q)(front) : [];
    const given = reader(fields, notes);
    const name = nameOf(file, given.text('name'));
    if (name === null)
        return {
            skill: null,
            diagnostic: broken(file, 'its name is not one short line', 'Write name: a-short-name.'),
        };
    const described = [given.text('description'), given.text('whenToUse')].filter((part) => part !== null);
    if (described.length === 0 && !isCommand(file))
        notes.push((0,base_diagnostic/* note */.N4)(1, 'it has no description', 'Say in description when to use it.'));
    for (const { name: left, field } of (0,frontmatter/* fieldsNamed */.X)(fields, leftOut))
        notes.push((0,base_diagnostic/* note */.N4)(field.line, `${left} is left out: the agent that reads a skill does it`, `Remove ${left}.`));
    if (text.includes('\ufffd'))
        notes.push((0,base_diagnostic/* note */.N4)(1, 'it holds bytes that are not UTF-8', 'Save it as UTF-8.'));
    const skill = {
        name,
        description: (0,base_text/* oneLine */.TN)(described.length > 0 ? described.join(' ') : firstWords(body), mostDescription),
        file,
        argumentHint: given.text('argumentHint'),
        arguments: given.words('arguments'),
        allowedTools: given.tools(file),
        forModels: given.flag('hidden') !== true,
        body: body.trim(),
    };
    return { skill, diagnostic: (0,base_diagnostic/* combined */.yX)(file, notes) };
}
function broken(file, message, remedy) {
    return { file, line: 1, severity: 'error', message, remedy };
}
function isCommand(file) {
    return file.startsWith('.claude/commands/');
}
/** What is written, else the folder of a SKILL.md; a command's file, behind the folders that it lies in. */
function nameOf(file, written) {
    const parts = file.replace(/\.md$/i, '').split('/');
    const given = isCommand(file) ? parts.slice(2).join(':') : (written ?? parts.at(-2) ?? '');
    const name = given.trim();
    return /^[^\p{Cc}\u2028\u2029(),]{1,100}$/u.test(name) ? name : null;
}
function firstWords(body) {
    const line = body.split('\n').find((text) => /[\p{L}\p{N}]/u.test(text)) ?? '';
    return line.replace(/^#+\s*/, '');
}
/** Fields of a skill; one that cannot be used is left out, with a note. */
function reader(fields, notes) {
    const get = (key) => {
        const found = (0,frontmatter/* fieldsNamed */.X)(fields, fieldNames[key])[0];
        return found === undefined || found.field.value === null ? null : found;
    };
    const odd = ({ name, field }, expected) => {
        notes.push((0,base_diagnostic/* note */.N4)(field.line, `${name} is not ${expected}`, `Write ${expected}.`));
    };
    return {
        text(key) {
            const found = get(key);
            if (found === null)
                return null;
            const { value, text } = found.field;
            // `[issue] [branch]` is a hint, and to YAML a list.
            if (Array.isArray(value))
                return `[${value.map(String).join(', ')}]`;
            if (typeof value === 'string')
                return value.trim();
            if (typeof value === 'number' || typeof value === 'boolean')
                return text ?? String(value);
            odd(found, 'a text');
            return null;
        },
        words(key) {
            const found = get(key);
            if (found === null)
                return [];
            const { value } = found.field;
            const list = Array.isArray(value)
                ? value
                : typeof value === 'string'
                    ? value.split(/[\s,]+/)
                    : [];
            const names = list.filter((entry) => typeof entry === 'string' && /^[A-Za-z_]\w*$/.test(entry));
            if (names.length < list.length || list.length === 0)
                odd(found, 'a list of names');
            return names.map(String);
        },
        tools(file) {
            const found = get('allowedTools');
            if (found === null)
                return [];
            const { name, field } = found;
            const list = Array.isArray(field.value) ? field.value : [field.value];
            try {
                return list.flatMap((entry) => {
                    if (typeof entry !== 'string')
                        throw new errors/* GainsayError */.T('no text', { remedy: '' });
                    return (0,rules/* splitToolList */.hU)(betweenCommas(entry), { file, line: field.line, field: name });
                });
            }
            catch (error) {
                if (!(error instanceof errors/* GainsayError */.T))
                    throw error;
                odd(found, 'a list of tools');
                return [];
            }
        },
        /** What is neither yes nor no counts as yes: it keeps something from happening. */
        flag(key) {
            const found = get(key);
            if (found === null)
                return null;
            const { value } = found.field;
            if (value === false || value === 'false' || value === 'no')
                return false;
            if (value !== true && value !== 'true' && value !== 'yes')
                odd(found, 'true or false');
            return true;
        },
    };
}
/** Spaces outside of parentheses part tools as well. */
function betweenCommas(text) {
    return text.replaceAll(/\s+(?![^()]*\))/g, ',');
}

;// CONCATENATED MODULE: ./build/skills/load.js


const mostFiles = 1000;
/**
 * The skills of `.claude/skills/**` + `/SKILL.md` and of `.claude/commands/**` + `/*.md`, which are the same thing in one file. A bad file
 * costs itself alone: one diagnostic, and the others load. Of two with one name the skill stands before the command, then the
 * first path; the other is named with it.
 */
async function loadSkills(files) {
    const [skills, commands] = await Promise.all([
        files.list('.claude/skills'),
        files.list('.claude/commands'),
    ]);
    const paths = [
        ...skills.filter((path) => /\/SKILL\.md$/i.test(path)).toSorted(),
        ...commands.filter((path) => /\.md$/i.test(path)).toSorted(),
    ];
    const diagnostics = (0,base_diagnostic/* tooManyFiles */.Z)('skill', paths, mostFiles);
    const byName = new Map();
    for (const path of paths.slice(0, mostFiles)) {
        const text = await files.read(path);
        const { skill, diagnostic } = text === null ? { skill: null, diagnostic: (0,base_diagnostic/* unreadableFile */._s)(path) } : await readSkill(path, text);
        const first = skill === null ? undefined : byName.get(skill.name);
        if (skill !== null && first === undefined)
            byName.set(skill.name, skill);
        if (first !== undefined)
            diagnostics.push(beaten(path, first));
        else if (diagnostic !== null)
            diagnostics.push(diagnostic);
    }
    return { skills: [...byName.values()], diagnostics };
}
function beaten(file, first) {
    return {
        file,
        line: 1,
        severity: 'error',
        message: `${first.file} is already called ${first.name}`,
        remedy: 'Give it another name.',
    };
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


/***/ })

};
