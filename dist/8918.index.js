export const id = 8918;
export const ids = [8918,7090];
export const modules = {

/***/ 8139:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listAgents: () => (/* binding */ listAgents)
});

// EXTERNAL MODULE: ./build/runtime/tool-forms.js
var tool_forms = __webpack_require__(9959);
// EXTERNAL MODULE: ./build/tools/all.js + 21 modules
var tools_all = __webpack_require__(1045);
// EXTERNAL MODULE: ./build/agents/built-in/explore.js
var explore = __webpack_require__(183);
// EXTERNAL MODULE: ./build/agents/built-in/plan.js
var plan = __webpack_require__(4649);
// EXTERNAL MODULE: ./build/agents/built-in/verification.js
var verification = __webpack_require__(3677);
;// CONCATENATED MODULE: ./build/agents/built-in/all.js



const builtInAgents = [explore/* explore */.y, plan/* plan */.e, verification/* verification */.O];

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/workspace/files.js
var files = __webpack_require__(5397);
;// CONCATENATED MODULE: ./build/agents/folder.js



const folder = '.claude/agents';
const mostBytes = 512 * 1024;
/** The agent files of a checkout as it stands. Links that leave it are not followed. */
function agentFolder(root) {
    return {
        async list() {
            const names = await (0,promises_.readdir)(external_node_path_.join(root, folder), { recursive: true }).catch(() => []);
            return names.map((name) => `${folder}/${name.split(external_node_path_.sep).join('/')}`);
        },
        async read(file) {
            const opened = await (0,files/* openInside */.X)(root, file);
            if (!('handle' in opened))
                return null;
            try {
                return opened.bytes > mostBytes ? null : await opened.handle.readFile('utf8');
            }
            finally {
                await opened.handle.close();
            }
        },
    };
}

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(5145);
// EXTERNAL MODULE: ./build/base/yaml-depth.js
var yaml_depth = __webpack_require__(1377);
;// CONCATENATED MODULE: ./build/base/frontmatter.js

const mostCharacters = 512 * 1024;
const mostAliases = 20;
/** `keys`: the names that begin a field when a file that is not valid YAML is read line by line. */
async function readFrontmatter(file, keys) {
    const text = file
        .slice(0, mostCharacters + 1)
        .replace(/^\ufeff/, '')
        .replaceAll(/\r\n?/g, '\n');
    const opening = /^---[ \t\u00a0]*([^\n]*?)[ \t\u00a0]*(?:\n|$)/.exec(text);
    if (opening === null)
        return displaced(text);
    const language = opening[1] ?? '';
    if (language !== '' && !/^ya?ml$/i.test(language))
        return /^[\w-]{1,20}$/.test(language)
            ? { kind: 'refused', reason: `front matter in ${language} is never executed`, line: 1 }
            : displaced(text);
    if (text.length > mostCharacters)
        return { kind: 'refused', reason: `the file is longer than ${mostCharacters} characters`, line: 1 };
    if (!/\n---[ \t]*(\n|$)/.test(text))
        return { kind: 'refused', reason: 'the front matter is not closed by a line of ---', line: 1 };
    return split(text, keys);
}
/** gray-matter finds the two parts; with options it caches nothing, and every engine but ours refuses. */
async function split(text, keys) {
    const [{ default: matter }, yaml] = await Promise.all([__webpack_require__.e(/* import() */ 9599).then(__webpack_require__.t.bind(__webpack_require__, 9599, 19)), __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19))]);
    let block = '';
    const keep = (inner) => {
        block = inner;
        return {};
    };
    const engines = { yaml: keep, json: never, javascript: never, js: never, coffee: never, toml: never };
    const { content } = matter(text, { language: 'yaml', engines });
    if (await (0,yaml_depth/* nestsTooDeep */.q)(block))
        return { kind: 'refused', reason: 'the front matter nests too deep', line: 1 };
    const whole = readYaml(yaml, block.replaceAll('\u00a0', ' '));
    if (whole.ok)
        return { kind: 'read', fields: whole.fields, body: content, fault: null, repeated: [] };
    if (whole.shape !== null)
        return { kind: 'refused', reason: whole.shape, line: 1 };
    const recovered = readLines(yaml, block.replaceAll('\u00a0', ' '), keys);
    if (Object.keys(recovered.fields).length === 0)
        return { kind: 'refused', reason: `the front matter is not YAML: ${whole.message}`, line: whole.line };
    const fault = { message: whole.message, line: whole.line };
    return { kind: 'read', ...recovered, body: content, fault };
}
function never() {
    throw new Error('never executed');
}
function displaced(text) {
    const lines = text.split('\n', 30);
    const at = lines.findIndex((line, index) => index > 0 && line.trim() === '---');
    const looksLikeFields = /^(name|description|tools)\s*:/.test(lines[at + 1] ?? '');
    return at > 0 && looksLikeFields ? { kind: 'displaced', line: at + 1 } : { kind: 'none' };
}
function readYaml(yaml, block) {
    const counter = new yaml.LineCounter();
    const document = yaml.parseDocument(block, {
        schema: 'core',
        logLevel: 'silent',
        lineCounter: counter,
        prettyErrors: false,
    });
    // The block begins behind the opening `---`, so that its own first line is the file's first.
    const lineAt = (offset) => counter.linePos(offset).line;
    const [error] = document.errors;
    if (error)
        return {
            ok: false,
            message: error.message.split('\n')[0] ?? '',
            line: lineAt(error.pos[0]),
            shape: null,
        };
    if (!yaml.isMap(document.contents))
        return { ok: false, message: '', line: 1, shape: 'the front matter holds no fields (name: value)' };
    const fields = {};
    for (const { key, value } of document.contents.items) {
        if (!yaml.isScalar(key))
            continue;
        const text = yaml.isScalar(value) ? (value.source ?? null) : null;
        let plain;
        try {
            plain = yaml.isNode(value) ? value.toJS(document, { maxAliasCount: mostAliases }) : value;
        }
        catch (error) {
            return { ok: false, message: '', line: 1, shape: `it cannot be expanded: ${String(error)}` };
        }
        fields[String(key.value)] = {
            value: plain,
            text,
            line: lineAt(key.range?.[0] ?? 0),
            more: [],
            parsed: true,
        };
    }
    return { ok: true, fields };
}
/**
 * Fields of a block that is not valid YAML as a whole: each known name at a line's start begins one, whatever follows belongs to
 * it. A field that is valid by itself keeps its structure, any other is text.
 */
function readLines(yaml, block, keys) {
    const fields = {};
    const repeated = [];
    for (const segment of segments(block, keys)) {
        const field = segmentField(yaml, segment);
        const first = fields[segment.key];
        if (first === undefined)
            fields[segment.key] = field;
        else {
            first.more.push(field.value);
            repeated.push(segment.key);
        }
    }
    return { fields, repeated };
}
function segments(block, keys) {
    const found = [];
    for (const [index, line] of block.split('\n').entries()) {
        const key = /^([A-Za-z][\w-]*)\s*:(?:\s|$)/.exec(line)?.[1];
        if (key !== undefined && keys.includes(key))
            found.push({ key, line: index + 1, lines: [line] });
        else
            found.at(-1)?.lines.push(line);
    }
    return found;
}
function segmentField(yaml, { key, line, lines }) {
    const alone = readYaml(yaml, lines.join('\n'));
    const field = alone.ok ? alone.fields[key] : undefined;
    if (field !== undefined && Object.keys(alone.ok ? alone.fields : {}).length === 1)
        return { ...field, line };
    const text = lines
        .join('\n')
        .replace(/^[^:]*:\s*/, '')
        .trim()
        .replace(/^(["'])([\s\S]*)\1$/, '$2')
        .replaceAll('\\n', '\n');
    return { value: text, text, line, more: [], parsed: false };
}

;// CONCATENATED MODULE: ./build/agents/schema.js
/** One rule a field; the first name is the one it goes by, the others are in common use. Made once. */
function fieldRules() {
    made ??= makeFieldRules();
    return made;
}
let made;
async function makeFieldRules() {
    const { z } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(3137)]).then(__webpack_require__.bind(__webpack_require__, 5518));
    const text = z.union([z.string(), z.number(), z.boolean()]).transform((value) => String(value).trim());
    const line = text.pipe(z.string().min(1).max(200));
    const words = z
        .union([z.string().transform((value) => value.split(/[,\n]/)), z.array(z.string())])
        .transform((list) => list.map((entry) => entry.replace(/^\s*-\s/, '').trim()).filter((entry) => entry !== ''));
    const flag = z.union([
        z.boolean(),
        z.enum(['true', 'false', 'yes', 'no']).transform((value) => /true|yes/.test(value)),
    ]);
    const servers = z.union([
        z.array(z.unknown()),
        z
            .record(z.string(), z.unknown())
            .transform((byName) => Object.entries(byName).map(([name, config]) => ({ [name]: config }))),
        z.string().transform((value) => value.split(',').map((name) => name.trim())),
    ]);
    return {
        name: { names: ['name'], schema: line, restricts: true, expected: 'one line' },
        description: { names: ['description'], schema: text, restricts: false, expected: 'a text' },
        model: {
            names: ['model'],
            schema: line,
            restricts: false,
            expected: 'inherit, haiku, sonnet, opus or a model id',
        },
        permissionMode: {
            names: ['permissionMode', 'permission-mode', 'permission_mode'],
            schema: z.enum(['default', 'plan', 'acceptEdits', 'bypassPermissions', 'dontAsk', 'auto', 'bubble']),
            restricts: true,
            expected: 'default, plan, acceptEdits, bypassPermissions, dontAsk, auto or bubble',
        },
        maxTurns: {
            names: ['maxTurns', 'max_turns', 'max-turns'],
            schema: z.coerce.number().int().min(1).max(10_000),
            restricts: true,
            expected: 'a number from 1',
        },
        skills: { names: ['skills'], schema: words, restricts: false, expected: 'a list of names' },
        mcpServers: {
            names: ['mcpServers', 'mcp_servers', 'mcp-servers'],
            schema: servers,
            restricts: false,
            expected: 'a list of servers',
        },
        // Hooks may guard: losing them would widen what the agent can do.
        hooks: {
            names: ['hooks'],
            schema: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown()), z.null()]),
            restricts: true,
            expected: 'hooks by event',
        },
        color: { names: ['color', 'colour'], schema: line, restricts: false, expected: 'a colour' },
        background: { names: ['background'], schema: flag, restricts: false, expected: 'true or false' },
        isolation: {
            names: ['isolation'],
            schema: z.enum(['worktree', 'remote']),
            restricts: true,
            expected: 'worktree or remote',
        },
        effort: {
            names: ['effort'],
            schema: z.enum(['low', 'medium', 'high']),
            restricts: false,
            expected: 'low, medium or high',
        },
        initialPrompt: {
            names: ['initialPrompt', 'initial_prompt'],
            schema: text,
            restricts: false,
            expected: 'a text',
        },
    };
}
/** Names under which people write which tools an agent may have, and which it may not. The first of each is the right one. */
const toolListNames = {
    allowed: ['tools', 'allowedTools', 'allowed-tools', 'allowed_tools', 'allowTools', 'tool'],
    denied: [
        'disallowedTools',
        'disallowed-tools',
        'disallowed_tools',
        'deniedTools',
        'denied-tools',
        'denyTools',
        'blockedTools',
    ],
};

// EXTERNAL MODULE: ./build/permission/rules.js
var rules = __webpack_require__(5321);
;// CONCATENATED MODULE: ./build/agents/tool-list.js



/**
 * Which tools a file asks for. A list narrows whichever of its names it stands under; two lists narrow together (what both hold);
 * a list that is there but empty allows nothing. Throws InvalidInput for a list that cannot be read.
 */
function toolLists(fields, file) {
    const allowed = listsUnder(toolListNames.allowed, fields, file);
    const denied = listsUnder(toolListNames.denied, fields, file);
    const lookAlikes = [...allowed, ...denied]
        .map(({ name }) => name)
        .filter((name) => name !== 'tools' && name !== 'disallowedTools');
    const result = { lookAlikes, empty: allowed.some(({ list }) => list.length === 0) };
    if (allowed.length > 0)
        result.tools = [...new Set(allowed.map(({ list }) => list).reduce(both))];
    if (denied.length > 0)
        result.disallowedTools = [...new Set(denied.flatMap(({ list }) => list))];
    return result;
}
function listsUnder(names, fields, file) {
    return names.flatMap((name) => {
        const field = fields[name];
        if (field === undefined)
            return [];
        return [field.value, ...field.more].map((value) => ({
            name,
            list: toolList(value, { file, line: field.line, field: name }),
        }));
    });
}
/** `Read, Bash(git log:*)`, `[Read, Grep]`, one a line with or without a dash; `*` or `all` stand for all. */
function toolList(value, at) {
    if (value === null || value === undefined)
        return [];
    const entries = Array.isArray(value) ? value : [value];
    return entries.flatMap((entry) => {
        if (typeof entry !== 'string')
            throw unreadable(at);
        const text = entry.replace(/^\[([\s\S]*)\]$/, '$1').replaceAll(/^[ \t]*-[ \t]+/gm, '');
        return (0,rules/* splitToolList */.hU)(text, at).map(normalTool);
    });
}
function unreadable({ file, line, field }) {
    return new errors/* GainsayError */.T(`${file}:${line} (${field}): an entry of the list is not a tool's name`, {
        remedy: `Write ${field}: Read, Grep, Bash(git log:*).`,
    });
}
function normalTool(entry) {
    const text = entry.replace(/^(["'`])(.*)\1$/s, '$2').trim();
    if (/^(\*|all)$/i.test(text))
        return '*';
    const [, name = text, rest = ''] = /^([\w.*-]+)\s*(\(.*\))?$/s.exec(text) ?? [];
    return (0,rules/* canonicalTool */.Zt)(name) + rest;
}
/** What two lists both allow. A tool beside a form of itself, `Bash` and `Bash(ls)`, leaves the narrower. */
function both(one, other) {
    if (one.includes('*'))
        return other;
    if (other.includes('*'))
        return one;
    return [...new Set([...narrower(one, other), ...narrower(other, one)])];
}
function narrower(list, than) {
    return list.filter((entry) => than.includes(entry) || than.includes(entry.split('(')[0] ?? ''));
}

;// CONCATENATED MODULE: ./build/agents/read-agent.js




/** One agent file: its definition, and what its author should know. A restriction that cannot be read keeps it from loading. */
async function readAgent(file, text, source) {
    const rules = await fieldRules();
    const known = [
        ...Object.values(rules).flatMap(({ names }) => names),
        ...toolListNames.allowed,
        ...toolListNames.denied,
    ];
    const front = await readFrontmatter(text, [...known, 'memory', 'metadata', 'version', 'author']);
    if (front.kind !== 'read')
        return { agent: null, diagnostic: notAnAgent(file, front) };
    const notes = faultNotes(front);
    try {
        const lists = toolLists(front.fields, file);
        notes.push(...listNotes(lists, front.fields));
        const fields = agentFields(front.fields, rules, notes, file);
        const agent = definition({ file, source, fields, lists, body: front.body });
        if (fields.description === undefined)
            notes.push(note(1, 'it has no description', 'Say in description when to use it.'));
        if (text.includes('\ufffd'))
            notes.push(note(1, 'it holds bytes that are not UTF-8', 'Save it as UTF-8.'));
        return { agent, diagnostic: combined(file, notes) };
    }
    catch (error) {
        if (!(error instanceof errors/* GainsayError */.T))
            throw error;
        const line = Number(/:(\d+)/.exec(error.message)?.[1] ?? 1);
        const message = error.message.replace(/^[^ ]*(:\d+)? /, '');
        return { agent: null, diagnostic: { file, line, severity: 'error', message, remedy: error.remedy } };
    }
}
/** Files that people keep beside agents. */
const besides = /(^|\/)(readme|changelog|license|contributing|claude|agents|index|todo|notes|template)[^/]*\.md$/i;
function notAnAgent(file, front) {
    if (front.kind === 'none') {
        if (besides.test(file))
            return null;
        const remedy = 'Begin it with --- and name, description.';
        return { file, line: 1, severity: 'info', message: 'it has no front matter, so it is no agent', remedy };
    }
    const [message, remedy] = front.kind === 'displaced'
        ? [
            'its front matter does not begin at the first line',
            'Move the first --- to the very beginning of the file.',
        ]
        : [front.reason, 'Write name: value lines in YAML between two lines of ---.'];
    return { file, line: front.line, severity: 'error', message, remedy };
}
function note(line, message, remedy) {
    return { line, message, remedy };
}
function faultNotes({ fault, repeated }) {
    if (fault === null)
        return [];
    const again = repeated.length > 0 ? `; ${[...new Set(repeated)].join(', ')} stands more than once` : '';
    return [
        note(fault.line, `the front matter is not valid YAML (${fault.message}) and was read line by line${again}`, 'Put values that hold ": " or "#" in quotes, or write them as a block (description: |).'),
    ];
}
function listNotes(lists, fields) {
    const notes = lists.lookAlikes.map((name) => {
        const right = toolListNames.allowed.includes(name) ? 'tools' : 'disallowedTools';
        return note(fields[name]?.line ?? 1, `${name} is taken for ${right}`, `Write ${right}.`);
    });
    if (lists.empty)
        notes.push(note(fields['tools']?.line ?? 1, 'tools is empty: it has no tool', 'Leave the line out for all tools, or name some.'));
    return notes;
}
function agentFields(fields, rules, notes, file) {
    const read = {};
    for (const [key, { names, schema, restricts, expected }] of Object.entries(rules)) {
        const name = names.find((name) => fields[name] !== undefined);
        const field = name === undefined ? undefined : fields[name];
        if (field === undefined ||
            (field.value === null && !restricts) ||
            (field.value === null && key === 'hooks'))
            continue;
        const value = typeof field.value === 'number' && field.text !== null ? field.text : field.value;
        const parsed = schema.safeParse(value);
        if (parsed.success) {
            read[key] = parsed.data;
            continue;
        }
        if (restricts) {
            throw new errors/* GainsayError */.T(`${file}:${field.line} (${name}) is not ${expected}`, {
                remedy: `Write ${name}: ${expected}; it limits the agent, which is therefore not loaded without it.`,
            });
        }
        notes.push(note(field.line, `${name} is not ${expected} and is left out`, `Write ${expected}.`));
    }
    return read;
}
function definition({ file, source, fields, lists, body }) {
    const { name, description, initialPrompt, ...rest } = fields;
    const stem = file.split('/').at(-1)?.replace(/\.md$/i, '') ?? file;
    const prompt = [body.trim(), initialPrompt]
        .filter((text) => text !== undefined && text !== '')
        .join('\n\n');
    const { tools, disallowedTools } = lists;
    return {
        type: name ?? stem,
        whenToUse: description ?? '',
        source,
        file,
        ...(tools === undefined ? {} : { tools }),
        ...(disallowedTools === undefined ? {} : { disallowedTools }),
        ...present(rest),
        systemPrompt: () => prompt,
    };
}
function present(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
}
/** All that there is to say of a file, at the line of the first. */
function combined(file, notes) {
    const [first] = notes;
    if (first === undefined)
        return null;
    return {
        file,
        line: first.line,
        severity: 'warning',
        message: notes.map(({ message }) => message).join('; '),
        remedy: [...new Set(notes.map(({ remedy }) => remedy))].join(' '),
    };
}

;// CONCATENATED MODULE: ./build/agents/load.js

const mostFiles = 1000;
/**
 * The agents of `.claude/agents/**` + `/*.md`, at the root or of a package. A bad file costs itself alone: one diagnostic, and the
 * others load. Sorted by path, so that the result does not depend on how the files are listed.
 */
async function loadAgents(files, source = 'project') {
    const paths = (await files.list()).filter(isAgentFile).toSorted();
    const diagnostics = [];
    const agents = [];
    if (paths.length > mostFiles)
        diagnostics.push(tooMany(paths[mostFiles] ?? '', paths.length));
    for (const path of paths.slice(0, mostFiles)) {
        const text = await files.read(path);
        if (text === null) {
            diagnostics.push(load_unreadable(path));
            continue;
        }
        const { agent, diagnostic } = await readAgent(path, text, source);
        if (agent !== null)
            agents.push(agent);
        if (diagnostic !== null)
            diagnostics.push(diagnostic);
    }
    return { agents, diagnostics };
}
function isAgentFile(path) {
    return /(^|\/)\.claude\/agents\/.+\.md$/i.test(path);
}
function load_unreadable(file) {
    return {
        file,
        line: 1,
        severity: 'error',
        message: 'it cannot be read (a link, a folder, or too large)',
        remedy: 'Make it a plain file of this repository.',
    };
}
function tooMany(file, count) {
    return {
        file,
        line: 1,
        severity: 'warning',
        message: `of ${count} agent files the first ${mostFiles} are loaded; this is the first that is not`,
        remedy: 'Remove those that nobody uses.',
    };
}

;// CONCATENATED MODULE: ./build/agents/registry.js
/** A repository cannot replace a built-in, a plugin cannot replace what the repository wrote. */
const precedence = ['built-in', 'project', 'user', 'plugin', 'policy'];
/** Which agent a type stands for: by source, then by file, so that the order in which they were loaded does not matter. */
function agentRegistry(definitions) {
    const winners = new Map();
    const losers = [];
    for (const agent of definitions.toSorted(byPrecedence)) {
        const winner = winners.get(agent.type);
        if (winner === undefined)
            winners.set(agent.type, agent);
        else
            losers.push({ agent, to: winner });
    }
    return { agents: [...winners.values()], losers };
}
function byPrecedence(one, other) {
    return (precedence.indexOf(one.source) - precedence.indexOf(other.source) ||
        compare(one.type, other.type) ||
        compare(one.file ?? '', other.file ?? ''));
}
function compare(one, other) {
    if (one === other)
        return 0;
    return one < other ? -1 : 1;
}

;// CONCATENATED MODULE: ./build/agents/list.js






/** What `gainsay agents` prints for a checkout: one JSON document, or lines for people. */
async function listAgents(root, options) {
    const { agents, diagnostics } = await loadAgents(agentFolder(root));
    const listing = agentListing(agentRegistry([...builtInAgents, ...agents]), diagnostics);
    return options.json ? `${JSON.stringify(listing, null, 2)}\n` : inLines(listing);
}
function agentListing({ agents, losers }, diagnostics) {
    const beaten = losers.map(({ agent, to }) => ({
        file: agent.file ?? agent.type,
        line: 1,
        reason: `${to.source === 'built-in' ? 'the built-in agent' : (to.file ?? to.source)} is already called ${agent.type}`,
        remedy: 'Give it another name.',
    }));
    const broken = diagnostics
        .filter(({ severity }) => severity !== 'warning')
        .map(({ file, line, message, remedy }) => ({ file, line, reason: message, remedy }));
    return {
        agents: agents.map(row),
        notLoaded: [...beaten, ...broken],
        warnings: diagnostics.filter(({ severity }) => severity === 'warning'),
    };
}
function row(agent) {
    return {
        type: agent.type,
        source: agent.source,
        file: agent.file ?? null,
        tools: effectiveTools(agent),
        model: agent.model ?? 'inherit',
        mode: agent.permissionMode ?? 'inherit',
        whenToUse: agent.whenToUse,
    };
}
function effectiveTools({ tools = ['*'], disallowedTools = [] }) {
    const wanted = list_forms(tools);
    const denied = list_forms(disallowedTools).filter(({ specifier }) => specifier === undefined);
    return (0,tools_all/* allTools */.X)()
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
function inLines({ agents, notLoaded, warnings }) {
    const lines = agents.map(({ type, source, file, tools, model, mode }) => `${type}  (${file ?? source})\n    tools ${tools.join(', ') || 'none'}; model ${model}; mode ${mode}`);
    if (notLoaded.length > 0)
        lines.push('', 'Not loaded:');
    lines.push(...notLoaded.map(({ file, line, reason, remedy }) => `  ${file}:${line}: ${reason}. ${remedy}`));
    if (warnings.length > 0)
        lines.push('', 'Loaded, but look:');
    lines.push(...warnings.map(({ file, line, message, remedy }) => `  ${file}:${line}: ${message}. ${remedy}`));
    return `${lines.join('\n')}\n`;
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

/***/ 1497:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ takeEnd),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   eL: () => (/* binding */ takeStart)
/* harmony export */ });
/* harmony import */ var _well_formed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2640);

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

/***/ 2640:
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

/***/ 3047:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ exitWords),
/* harmony export */   p: () => (/* binding */ commandOutput)
/* harmony export */ });
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7517);

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

/***/ 7517:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   ym: () => (/* binding */ cutEnd)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1497);

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
