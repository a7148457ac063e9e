export const id = 4727;
export const ids = [4727];
export const modules = {

/***/ 38546:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ lineOfJsonFault),
/* harmony export */   i: () => (/* binding */ jsonLines)
/* harmony export */ });
const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+|\n/g;
/** Reads a text that `JSON.parse` has accepted. Calls nothing of itself: depth costs no stack. */
function jsonLines(text) {
    const lines = new Map();
    const repeated = [];
    const open = [];
    let line = 1;
    let depth = 0;
    const begin = (isList, inner) => {
        open.push({ path: inner === undefined ? [] : here(inner), isList, index: 0, key: null, keys: new Set() });
        depth = Math.max(depth, open.length);
    };
    const value = (inner) => {
        if (inner.isList)
            lines.set(JSON.stringify(here(inner)), line);
    };
    for (const [found] of text.matchAll(token)) {
        const inner = open.at(-1);
        if (found === '\n')
            line += 1;
        else if (found === '}' || found === ']')
            open.pop();
        else if (found === ',' && inner) {
            inner.index += 1;
            inner.key = null;
        }
        else if (found === '{' || found === '[') {
            if (inner)
                value(inner);
            begin(found === '[', inner);
        }
        else if (found !== ':' && inner && !inner.isList && inner.key === null) {
            inner.key = keyOf(found);
            const path = here(inner);
            if (inner.keys.has(inner.key))
                repeated.push(path);
            inner.keys.add(inner.key);
            lines.set(JSON.stringify(path), line);
        }
        else if (found !== ':' && inner)
            value(inner);
    }
    return {
        repeated,
        depth,
        lineOf(path) {
            for (let length = path.length; length > 0; length -= 1) {
                const known = lines.get(JSON.stringify(path.slice(0, length)));
                if (known !== undefined)
                    return known;
            }
            return 1;
        },
    };
}
function here({ path, isList, index, key }) {
    return [...path, isList ? index : (key ?? '')];
}
function keyOf(quoted) {
    const key = JSON.parse(quoted);
    return String(key);
}
/** Line at which a text stops being JSON, from the words of `JSON.parse`. */
function lineOfJsonFault(text, error) {
    const position = /at position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    const upTo = position === undefined ? text : text.slice(0, Number(position));
    return upTo.split('\n').length;
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

/***/ 73913:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ toolNames),
/* harmony export */   P: () => (/* binding */ createMatcher)
/* harmony export */ });
/* harmony import */ var _permission_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85321);

/**
 * Whom a matcher speaks of: all (absent, empty, `*`), names separated by `|` or commas, or else a regular expression that
 * is found anywhere in the name. A tool is known by all of its names: `Task` matches Agent.
 *
 * @throws SyntaxError when it is neither.
 */
function createMatcher(text) {
    const matcher = text.trim();
    if (matcher === '' || matcher === '*')
        return () => true;
    if (/^[\w|,\s-]+$/.test(matcher)) {
        const wanted = matcher.split(/[|,]/).map((name) => name.trim());
        return (names) => names.some((name) => wanted.includes(name));
    }
    const pattern = new RegExp(matcher, 'u');
    return (names) => names.some((name) => pattern.test(name));
}
/** All names of a tool, for matchers. */
function toolNames(tool) {
    return [...new Set([tool.name, ...(tool.aliases ?? []), ...(0,_permission_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(tool.name)])];
}


/***/ }),

/***/ 26029:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ readHooks)
});

// EXTERNAL MODULE: ./build/base/reason.js
var reason = __webpack_require__(83218);
// EXTERNAL MODULE: ./build/base/record.js
var record = __webpack_require__(46435);
// EXTERNAL MODULE: ./build/permission/rules.js
var rules = __webpack_require__(85321);
// EXTERNAL MODULE: ./build/hooks/matcher.js
var matcher = __webpack_require__(73913);
;// CONCATENATED MODULE: ./build/hooks/types.js
const hookEvents = [
    'PreToolUse',
    'PostToolUse',
    'PostToolUseFailure',
    'PermissionRequest',
    'SubagentStart',
    'SubagentStop',
    'Stop',
    'SessionStart',
    'SessionEnd',
    'PreCompact',
    'Notification',
];

;// CONCATENATED MODULE: ./build/hooks/read.js





const defaultSeconds = 60;
const mostSeconds = 600;
/** Without these an agent may do more than their author meant. */
const guards = new Set(['PreToolUse', 'PermissionRequest']);
/** Events that other programs know and this one does not have. */
const elsewhere = new Set(('UserPromptSubmit UserPromptExpansion PostCompact PostToolBatch PermissionDenied StopFailure TeammateIdle ' +
    'TaskCreated TaskCompleted WorktreeCreate WorktreeRemove ConfigChange InstructionsLoaded Setup CwdChanged ' +
    'FileChanged Elicitation ElicitationResult').split(' '));
/**
 * Hooks as people write them: `{Event: [{matcher, hooks: [{type, command, timeout}]}]}`, or flat, `{Event: [{matcher, command}]}`,
 * or a list whose entries name their event. Timeouts are in seconds.
 */
function readHooks(value, place) {
    const reading = { ...place, hooks: [], diagnostics: [] };
    if (Array.isArray(value))
        value.forEach((entry, index) => readListed(entry, [...place.under, index], reading));
    else if ((0,record/* isRecord */.u)(value))
        readEvents(value, place.under, reading);
    else if (value !== undefined && value !== null)
        report(reading, place.under, 'error', 'hooks are not written by event', 'Write hooks: {"PreToolUse": [\u2026]}.');
    return { hooks: reading.hooks, diagnostics: reading.diagnostics };
}
/** `{event: PreToolUse, matcher, command}`, or `{PreToolUse: [\u2026]}` as an entry of a list. */
function readListed(entry, path, reading) {
    const named = (0,record/* isRecord */.u)(entry) ? (entry['event'] ?? entry['hook_event_name']) : undefined;
    if ((0,record/* isRecord */.u)(entry) && typeof named === 'string')
        readEvent(named, entry, path, reading);
    else if ((0,record/* isRecord */.u)(entry))
        readEvents(entry, path, reading);
    else
        report(reading, path, 'error', 'this hook names no event', 'Write {"event": "PreToolUse", "command": "\u2026"}.');
}
function readEvents(byEvent, path, reading) {
    for (const [name, entries] of Object.entries(byEvent))
        readEvent(name, entries, [...path, name], reading);
}
function readEvent(name, entries, path, reading) {
    const event = hookEvents.find((known) => known.toLowerCase() === name.replaceAll(/[-_]/g, '').toLowerCase());
    if (event === undefined) {
        const known = `Events here: ${hookEvents.join(', ')}.`;
        const message = elsewhere.has(name)
            ? `there is no event ${name} here, so that its hooks never run`
            : `${name} is no event, so that its hooks never run`;
        report(reading, path, elsewhere.has(name) ? 'info' : 'warning', message, known);
        return;
    }
    if (event !== name)
        report(reading, path, 'warning', `${name} is taken for ${event}`, `Write ${event}.`);
    const all = Array.isArray(entries) ? entries : [entries];
    for (const [index, entry] of all.entries()) {
        const at = Array.isArray(entries) ? [...path, index] : path;
        readGroup(typeof entry === 'string' ? { command: entry } : entry, { event, path: at }, reading);
    }
}
/** One matcher with its hooks, or with a command of its own. */
function readGroup(group, at, reading) {
    if (!(0,record/* isRecord */.u)(group))
        return broken(reading, at, 'this is no hook', 'Write {"matcher": "Bash", "hooks": [\u2026]}.');
    const matches = readMatcher(group['matcher'], at, reading);
    if (matches === null)
        return;
    const nested = group['hooks'];
    if (nested === undefined)
        return readHook(group, matches, at, reading);
    const hooks = Array.isArray(nested) ? nested : [nested];
    for (const [index, hook] of hooks.entries())
        readHook(hook, matches, { ...at, path: [...at.path, 'hooks', index] }, reading);
}
function readMatcher(value, at, reading) {
    const path = [...at.path, 'matcher'];
    const remedy = 'Write the names of tools (Edit|Write), a regular expression, or * for all.';
    const text = Array.isArray(value) && value.every((name) => typeof name === 'string') ? value.join('|') : value;
    if (text !== undefined && text !== null && typeof text !== 'string') {
        broken(reading, { ...at, path }, 'the matcher is not a text', remedy);
        return null;
    }
    try {
        return (0,matcher/* createMatcher */.P)(text ?? '');
    }
    catch (error) {
        broken(reading, { ...at, path }, `the matcher cannot be read: ${(0,reason/* reasonOf */.A)(error)}`, remedy);
        return null;
    }
}
function readHook(hook, matches, { event, path }, reading) {
    const at = { event, path };
    const given = typeof hook === 'string' ? { command: hook } : hook;
    if (!(0,record/* isRecord */.u)(given))
        return broken(reading, at, 'this is no hook', 'Write {"type": "command", "command": "\u2026"}.');
    const { type = 'command', command } = given;
    if (type !== 'command') {
        const what = `hooks of the type ${JSON.stringify(type)?.slice(0, 40)} do not exist here`;
        return broken(reading, at, what, 'Write {"type": "command", "command": "\u2026"} or take it out.');
    }
    if (typeof command !== 'string' || command.trim() === '')
        return broken(reading, at, 'this hook has no command', 'Say in command what is to be run.');
    const condition = readCondition(given['if'], at, reading);
    reading.hooks.push({
        event,
        matches,
        ...(condition === null ? {} : { condition }),
        command,
        timeoutMs: readSeconds(given['timeout'], at, reading) * 1000,
        from: `${reading.file}:${reading.lineOf(path)}`,
        source: reading.source,
    });
}
/** One that cannot be read is left out, so that the hook runs more often, not less. */
function readCondition(value, { path }, reading) {
    if (value === undefined || value === null || value === '')
        return null;
    const at = [...path, 'if'];
    try {
        if (typeof value !== 'string')
            throw new TypeError('it is not a text');
        return (0,rules/* parseRule */.iT)(value, 'settings', { file: reading.file });
    }
    catch (error) {
        report(reading, at, 'warning', `the condition cannot be read, so that the hook always runs: ${(0,reason/* reasonOf */.A)(error)}`, 'Write a permission rule, e.g. Bash(git push:*).');
        return null;
    }
}
function readSeconds(value, { path }, reading) {
    if (value === undefined || value === null)
        return defaultSeconds;
    const seconds = typeof value === 'string' ? Number(value) : value;
    const at = [...path, 'timeout'];
    if (typeof seconds !== 'number' || !(seconds > 0)) {
        const remedy = `Write seconds, at most ${mostSeconds}.`;
        report(reading, at, 'warning', `the timeout is not a number; it is ${defaultSeconds} s`, remedy);
        return defaultSeconds;
    }
    if (seconds > mostSeconds)
        report(reading, at, 'info', `the timeout is cut to ${mostSeconds} s`, 'It is given in seconds.');
    return Math.min(seconds, mostSeconds);
}
function broken(reading, { event, path }, message, remedy) {
    const lost = guards.has(event) ? `, and ${event} hooks guard` : '';
    report(reading, path, guards.has(event) ? 'error' : 'warning', `${message}${lost}`, remedy);
}
function report({ file, lineOf, diagnostics }, path, severity, message, remedy) {
    diagnostics.push({ file, line: lineOf(path), severity, message: `${fieldOf(path)}: ${message}`, remedy });
}
/** `hooks.PreToolUse[0].matcher` */
function fieldOf(path) {
    return path
        .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
        .join('')
        .replace(/^\./, '');
}


/***/ }),

/***/ 44268:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readSettings: () => (/* binding */ readSettings),
  refuseLostGuards: () => (/* binding */ refuseLostGuards)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/json-lines.js
var json_lines = __webpack_require__(38546);
// EXTERNAL MODULE: ./build/base/reason.js
var reason = __webpack_require__(83218);
;// CONCATENATED MODULE: ./build/base/json-document.js



/** Deeper than anybody writes by hand: what reads the value calls itself once a level. */
const deepest = 100;
/**
 * Reads JSON as JSON.parse does, and refuses what that would pass over: a key that stands twice, of which the first would
 * be lost without a word.
 *
 * @throws InvalidInput with file, line and remedy.
 */
function parseJsonDocument(text, file) {
    const source = text.replace(/^\uFEFF/, '');
    const value = json_document_valueOf(source, file);
    const { lineOf, repeated, depth } = (0,json_lines/* jsonLines */.i)(source);
    if (depth > deepest)
        throw new errors/* InvalidInput */.o('nests too deep', { at: { file }, remedy: 'Write it with fewer levels.' });
    const [twice] = repeated;
    if (twice)
        throw new errors/* InvalidInput */.o('a key stands twice in one object, so that the first would be lost', {
            at: { file, line: lineOf(twice) },
            remedy: 'Put what belongs to it in one place.',
        });
    return { value, lineOf };
}
function json_document_valueOf(source, file) {
    try {
        return JSON.parse(source);
    }
    catch (cause) {
        throw new errors/* InvalidInput */.o(`is not JSON: ${(0,reason/* reasonOf */.A)(cause)}`, {
            at: { file, line: (0,json_lines/* lineOfJsonFault */.Q)(source, cause) },
            remedy: 'Mend it at this line; JSON has no comments and no comma before a closing bracket.',
            cause,
        });
    }
}

// EXTERNAL MODULE: ./build/base/record.js
var record = __webpack_require__(46435);
// EXTERNAL MODULE: ./build/permission/settings.js
var settings = __webpack_require__(97429);
// EXTERNAL MODULE: ./build/hooks/read.js + 1 modules
var read = __webpack_require__(26029);
;// CONCATENATED MODULE: ./build/hooks/settings.js





/**
 * Reads settings from their text. A bad entry costs itself alone and is named; one that guards or restricts is an `error`,
 * with which no run may begin (`refuseLostGuards`).
 *
 * @throws InvalidInput when the file as a whole cannot be read, because nobody knows then what it forbids.
 */
async function readSettings(text, file) {
    const { value, lineOf } = parseJsonDocument(text, file);
    if (!(0,record/* isRecord */.u)(value))
        throw new errors/* InvalidInput */.o('is not an object', {
            at: { file },
            remedy: 'Write {"permissions": {\u2026}, "hooks": {\u2026}}.',
        });
    const { diagnostics: ofRules, ...permissions } = (0,settings/* readPermissions */.z)(value['permissions'], { file, lineOf });
    if (value['disableAllHooks'] === true)
        return { hooks: [], permissions, diagnostics: ofRules };
    const { hooks, diagnostics } = (0,read/* readHooks */.b)(value['hooks'], {
        file,
        source: 'settings',
        under: ['hooks'],
        lineOf,
    });
    return { hooks, permissions, diagnostics: [...ofRules, ...diagnostics] };
}
/** @throws InvalidInput for the first restriction that could not be read: a run without it would allow what its author forbade. */
function refuseLostGuards(diagnostics) {
    const lost = diagnostics.find(({ severity }) => severity === 'error');
    if (lost)
        throw new errors/* InvalidInput */.o(lost.message, { at: { file: lost.file, line: lost.line }, remedy: lost.remedy });
}


/***/ }),

/***/ 14602:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hW: () => (/* binding */ narrower),
/* harmony export */   iR: () => (/* binding */ permissionModes),
/* harmony export */   zR: () => (/* binding */ isPermissionMode)
/* harmony export */ });
/** Narrowest first. */
const width = {
    plan: 0,
    dontAsk: 1,
    bubble: 2,
    default: 2,
    auto: 3,
    acceptEdits: 4,
    bypassPermissions: 5,
};
const permissionModes = Object.keys(width);
function isPermissionMode(text) {
    return typeof text === 'string' && Object.hasOwn(width, text);
}
/** The first, unless the other is narrower. */
function narrower(one, other) {
    return width[other] < width[one] ? other : one;
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

/***/ 97429:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ modeUnder),
/* harmony export */   z: () => (/* binding */ readPermissions)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46435);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91497);
/* harmony import */ var _modes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14602);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85321);





/** The `permissions` of a settings file. */
function readPermissions(value, { file, lineOf }) {
    const rules = { deny: [], ask: [], allow: [] };
    const reading = { rules, defaultMode: null, bypassDisabled: false, diagnostics: [], file, lineOf };
    if ((0,_base_record_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u)(value)) {
        for (const list of ['deny', 'ask', 'allow'])
            readList(value[list], list, reading);
        readMode(value, reading);
        noteFolders(value['additionalDirectories'], reading);
    }
    else if (value !== undefined && value !== null) {
        report(reading, [], 'error', 'is not an object, so that its deny rules are lost', 'Write {"deny": [\u2026], "allow": [\u2026]}.');
    }
    const { defaultMode, bypassDisabled, diagnostics } = reading;
    return { rules, defaultMode, bypassDisabled, diagnostics };
}
/** The mode that the settings ask for, and the job's ceiling as they leave it. Nothing goes beyond the ceiling that is given. */
function modeUnder({ defaultMode, bypassDisabled }, job) {
    const ceiling = bypassDisabled ? (0,_modes_js__WEBPACK_IMPORTED_MODULE_1__/* .narrower */ .hW)(job.ceiling, 'acceptEdits') : job.ceiling;
    return { mode: (0,_modes_js__WEBPACK_IMPORTED_MODULE_1__/* .narrower */ .hW)(defaultMode ?? job.mode, ceiling), ceiling };
}
function readList(value, list, reading) {
    if (value === undefined || value === null)
        return;
    const restricts = list !== 'allow';
    if (!Array.isArray(value)) {
        const what = restricts ? 'is not a list, so that its rules are lost' : 'is not a list and grants nothing';
        return report(reading, [list], restricts ? 'error' : 'warning', what, 'Write a list of rules: ["Read", "Bash(npm test)"].');
    }
    for (const [index, text] of value.entries()) {
        const rule = readRule(text, { file: reading.file });
        if ('tool' in rule)
            reading.rules[list].push(rule);
        else {
            const effect = restricts ? `${list}s nothing, though it is meant to` : 'grants nothing';
            report(reading, [list, index], restricts ? 'error' : 'warning', `${rule.what}; it ${effect}`, rule.remedy);
        }
    }
}
function readRule(text, at) {
    if (typeof text !== 'string')
        return { what: 'a rule is a text', remedy: 'Write Tool or Tool(specifier).' };
    try {
        return (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRule */ .iT)(text, 'settings', at);
    }
    catch (error) {
        if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInput */ .o))
            throw error;
        return { what: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(JSON.stringify(text), 80)} is not a permission rule`, remedy: error.remedy };
    }
}
/** A mode may be there to narrow: one that nobody understands leaves what rules allow, and nothing else. */
function readMode(value, reading) {
    const mode = value['defaultMode'];
    if ((0,_modes_js__WEBPACK_IMPORTED_MODULE_1__/* .isPermissionMode */ .zR)(mode))
        reading.defaultMode = mode;
    else if (mode !== undefined && mode !== null) {
        reading.defaultMode = 'dontAsk';
        const what = `there is no mode ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(JSON.stringify(mode), 40)}; dontAsk is taken`;
        report(reading, ['defaultMode'], 'warning', what, `Write one of ${_modes_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionModes */ .iR.join(', ')}.`);
    }
    reading.bypassDisabled = value['disableBypassPermissionsMode'] === 'disable';
}
function noteFolders(value, reading) {
    if (!Array.isArray(value) || value.length === 0)
        return;
    const what = 'is ignored: agents see the repository and nothing else';
    report(reading, ['additionalDirectories'], 'info', what, 'Leave it for other programs, or take it out.');
}
function report({ file, lineOf, diagnostics }, path, severity, message, remedy) {
    const field = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
    const line = lineOf(['permissions', ...path]);
    diagnostics.push({ file, line, severity, message: `permissions${field}: ${message}`, remedy });
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

/***/ 19812:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ toolEnvOf),
/* harmony export */   FM: () => (/* binding */ withServerTools),
/* harmony export */   L5: () => (/* binding */ unknown),
/* harmony export */   bZ: () => (/* binding */ renderToolSpecs),
/* harmony export */   u$: () => (/* binding */ resolveTools)
/* harmony export */ });
/* harmony import */ var _tool_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39959);

/** Never for an agent that somebody else wrote: it spawns nothing, and it does not speak the job's last word. */
const deniedToCustom = ['Agent', 'Verdict'];
/** Tools for which there must be somebody who starts agents. */
const needsOthers = new Set(['Agent', 'SendMessage', 'TaskStop']);
/** In coordinator mode the top level does nothing itself: it has the tools that others work by, and the last word. */
function onlyCoordinates({ parent }, { coordinator }) {
    return coordinator === true && parent.agentId === null && parent.spawn !== undefined;
}
function coordinates({ name }, { finalTool }) {
    return needsOthers.has(name) || name === finalTool;
}
/** What a background run may have when its definition does not name it: nothing that needs somebody in front. */
const allowedInBackground = new Set(('Read Grep Glob Bash BashOutput KillShell Write Edit NotebookEdit ' +
    'WebFetch TodoWrite Skill SendMessage Suite Mutants Check Verdict').split(' '));
/** Fixed for a job; where nobody said, background runs are allowed exactly where there is somebody to start them. */
function toolEnvOf({ toolEnv, spawn }) {
    return toolEnv ?? { backgroundAllowed: spawn !== undefined };
}
/** Which of the available tools a run gets, in the order in which they are available. Never adds one. */
function resolveTools(params, ofJob) {
    const { definition, availableTools, parent } = params;
    if (params.exactTools)
        return params.exactTools;
    const wanted = parseList(definition.tools ?? ['*']);
    const unwanted = parseList(definition.disallowedTools ?? []);
    const notes = [
        ...unparsed(definition, wanted.broken),
        ...unknown(definition, wanted.forms, availableTools).map(({ text }) => `${definition.type}: there is no tool ${text} here.`),
        ...unknown(definition, unwanted.forms, availableTools).map(({ text }) => `${definition.type}: there is no tool ${text} here, so that disallowing it denies nothing.`),
    ];
    const chosen = availableTools
        .filter((tool) => wanted.forms.some((form) => (0,_tool_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .names */ .Dy)(form, tool)) || tool.name === definition.finalTool)
        .filter((tool) => !deniedWhole(tool, unwanted))
        .filter((tool) => definition.source === 'built-in' || !deniedToCustom.includes(tool.name))
        .filter((tool) => tool.offered?.(ofJob) !== false && (!needsOthers.has(tool.name) || parent.spawn))
        .filter((tool) => tool.name !== 'Skill' || parent.tools.skills !== undefined)
        .filter((tool) => !onlyCoordinates(params, ofJob) || coordinates(tool, definition))
        .filter((tool) => {
        const fits = !params.isAsync || fitsBackground(tool, definition, wanted.forms);
        if (!fits)
            notes.push(`${definition.type}: ${tool.name} is not for agents in the background.`);
        return fits;
    });
    const env = envWith(ofJob, chosen);
    const tools = chosen.map((tool) => runTool(tool, env, onlyRules(tool, wanted.forms), neverRules(tool, unwanted.forms)));
    const admits = (tool) => admitted(tool, wanted.forms) && !deniedWhole(tool, unwanted);
    return { tools, env, admits, allowedTypes: allowedTypes(wanted.forms), notes };
}
/** Bringing a server is asking for its tools, unless the list names some of them. */
function admitted(tool, wanted) {
    const server = /^mcp__.+?__/.exec(tool.name)?.[0] ?? '';
    const named = wanted.filter((form) => `${form.tool}__`.startsWith(server));
    return named.length === 0 || named.some((form) => (0,_tool_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .names */ .Dy)(form, tool));
}
/** A shell in the background is of use only to a run that can read what it writes. */
function envWith(env, tools) {
    return {
        ...env,
        backgroundShells: env.backgroundAllowed && tools.some(({ name }) => name === 'BashOutput'),
    };
}
function parseList(entries) {
    const parsed = entries.map((text) => ({ text, form: (0,_tool_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .parseToolForm */ .OS)(text) }));
    return {
        forms: parsed.flatMap(({ form }) => form ?? []),
        broken: parsed.flatMap(({ text, form }) => (form === null ? [text] : [])),
    };
}
/** A restriction that cannot be read still restricts: the tool that it begins with is denied whole. */
function deniedWhole(tool, { forms, broken }) {
    return (forms.some((form) => form.specifier === undefined && (0,_tool_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .names */ .Dy)(form, tool)) ||
        broken.some((text) => {
            const form = (0,_tool_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .parseToolForm */ .OS)(/^\s*[\w-]+/.exec(text)?.[0] ?? '*');
            return form !== null && (0,_tool_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .names */ .Dy)(form, tool);
        }));
}
function fitsBackground(tool, definition, forms) {
    if (allowedInBackground.has(tool.name) || tool.name.startsWith('mcp__'))
        return true;
    if (tool.name === definition.finalTool)
        return true;
    return definition.source === 'built-in' && forms.some((form) => form.tool !== '*' && (0,_tool_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .names */ .Dy)(form, tool));
}
/** `Bash` beside `Bash(git log:*)` means all of Bash. What `Agent(\u2026)` names are types, not a limit on the call. */
function onlyRules(tool, forms) {
    const named = forms.filter((form) => (0,_tool_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .names */ .Dy)(form, tool));
    if (tool.name === 'Agent' || named.some(({ specifier }) => specifier === undefined))
        return [];
    return named.map((form) => ({ ...form, tool: tool.name, source: 'session' }));
}
function neverRules(tool, forms) {
    return forms
        .filter((form) => form.specifier !== undefined && (0,_tool_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .names */ .Dy)(form, tool))
        .map((form) => ({ ...form, tool: tool.name, source: 'session' }));
}
function allowedTypes(forms) {
    const agents = forms.filter(({ tool }) => tool === 'Agent' || tool === '*');
    if (agents.some(({ specifier }) => specifier === undefined))
        return null;
    return agents.flatMap(({ specifier }) => specifier?.split(',').map((type) => type.trim()) ?? []);
}
function unparsed(definition, broken) {
    return broken.map((text) => `${definition.type}: "${text}" in its tools is not a tool's name; it grants nothing.`);
}
/** Names in a definition's lists that stand for no tool, but for those of servers, which come later. */
function unknown({ mcpServers }, forms, available) {
    return (forms
        // A server that the run brings may have it.
        .filter((form) => form.tool !== '*' && !(mcpServers && form.tool.startsWith('mcp__')))
        .filter((form) => !available.some((tool) => (0,_tool_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .names */ .Dy)(form, tool))));
}
function runTool(tool, env, only, never) {
    let schema;
    return { tool, only, never, schema: () => (schema ??= tool.schema(env)) };
}
/** Tools of the run's own servers come last, so that the others' bytes stay where they are. A name is one tool's. */
function withServerTools(toolset, tools) {
    const taken = new Set(toolset.tools.map(({ tool }) => tool.name));
    const added = tools.filter((tool) => {
        const isNew = !taken.has(tool.name) && toolset.admits(tool);
        taken.add(tool.name);
        return isNew;
    });
    return [...toolset.tools, ...added.map((tool) => runTool(tool, toolset.env, [], []))];
}
/** What the model is shown of the tools: rendered once a run and frozen, because its bytes are the cached prefix. */
function renderToolSpecs(tools, env) {
    return Object.freeze(tools.map(({ tool }) => Object.freeze({
        name: tool.name,
        description: tool.description(env),
        inputSchema: Object.freeze(structuredClone(tool.inputSchema(env))),
    })));
}


/***/ })

};
