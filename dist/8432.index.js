export const id = 8432;
export const ids = [8432,7090,6794];
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
// EXTERNAL MODULE: ./build/runtime/tools.js
var runtime_tools = __webpack_require__(19812);
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
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/hooks/settings.js + 1 modules
var settings = __webpack_require__(44268);
// EXTERNAL MODULE: ./build/mcp/read-servers.js + 1 modules
var read_servers = __webpack_require__(17642);
;// CONCATENATED MODULE: ./build/agents/list-settings.js



/** `.claude/settings.json` and `.mcp.json`, read as a conversation reads them. */
async function listSettings(files) {
    const [settings, servers] = await Promise.all([settingsIn(files), serversIn(files)]);
    return {
        settings: {
            files: [...settings.files, ...servers.files],
            hooks: settings.hooks,
            mcpServers: servers.names,
            permissions: settings.permissions,
        },
        diagnostics: [...settings.diagnostics, ...servers.diagnostics],
        stops: settings.stops,
    };
}
const settingsFile = '.claude/settings.json';
const serversFile = '.mcp.json';
async function settingsIn(files) {
    const none = {
        files: [],
        hooks: [],
        permissions: { deny: 0, ask: 0, allow: 0 },
        diagnostics: [],
        stops: [],
    };
    const text = await files.read(settingsFile);
    if (text === null)
        return none;
    const found = { ...none, files: [settingsFile] };
    try {
        const { hooks, permissions, diagnostics } = await (0,settings.readSettings)(text, settingsFile);
        const { deny, ask, allow } = permissions.rules;
        return {
            ...found,
            hooks: [...new Set(hooks.map(({ event }) => event))],
            permissions: { deny: deny.length, ask: ask.length, allow: allow.length },
            diagnostics,
            stops: reasons(() => (0,settings.refuseLostGuards)(diagnostics)),
        };
    }
    catch (error) {
        return { ...found, stops: [sentence(error)] };
    }
}
async function serversIn(files) {
    const text = await files.read(serversFile);
    if (text === null)
        return { files: [], names: [], diagnostics: [] };
    const { servers, diagnostics } = (0,read_servers/* readServers */.lf)(text, serversFile, asIfSet(text));
    return {
        files: [serversFile],
        names: servers.map(({ name }) => name),
        diagnostics: diagnostics.map(read_servers/* asDiagnostic */.KD),
    };
}
/** Which variables there are is the configuration's matter, on another machine. */
function asIfSet(text) {
    const names = Array.from(text.matchAll(/\$\{([A-Za-z_]\w*)/g), ([, name]) => name ?? '');
    return Object.fromEntries(names.map((name) => [name, 'set']));
}
function reasons(judge) {
    try {
        judge();
        return [];
    }
    catch (error) {
        return [sentence(error)];
    }
}
function sentence(error) {
    if (error instanceof errors/* InvalidInput */.o)
        return `${error.message}. ${error.remedy}`;
    throw error;
}

// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
;// CONCATENATED MODULE: ./build/agents/list-lines.js

/** A listing for people. */
function inLines(listing) {
    const { agents, skills, instructions, settings, stops, notLoaded, warnings, besides } = listing;
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
        ...section('No conversation can begin:', stops),
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













/**
 * What `gainsay agents` prints for a checkout: one JSON document, or lines for people. `ok`: a conversation could begin with what
 * is there.
 */
async function listAgents(root, options) {
    const { json, strictPlugins = feature_gates/* defaultGates */.e.strictPlugins } = options;
    const files = (0,project_files/* filesOfFolder */.r)(root);
    const [loaded, { skills, diagnostics: ofSkills }, { settings, diagnostics: ofSettings, stops }, told] = await Promise.all([
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
        stops,
        ...said(registry, [...loaded.diagnostics, ...ofSkills, ...ofSettings]),
    };
    const text = json ? `${JSON.stringify(listing, null, 2)}\n` : inLines(listing);
    return { text, ok: stops.length === 0 };
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
        notes: [...(agent.notes ?? []), ...misspelt(agent)],
    };
}
/** Names of tools that nobody here has. What a server of the job brings is not known here. */
function misspelt({ tools = [], disallowedTools = [], type }) {
    const told = (list, what) => (0,runtime_tools/* unknown */.L5)({ mcpServers: [] }, list_forms(list), (0,tools_all/* allTools */.X)()).map(({ text }) => `${type}: there is no tool ${text}, so that ${what}.`);
    return [
        ...told(tools, 'naming it gives nothing'),
        ...told(disallowedTools, 'disallowing it denies nothing'),
    ];
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
// EXTERNAL MODULE: ./build/base/frontmatter.js + 2 modules
var frontmatter = __webpack_require__(39563);
// EXTERNAL MODULE: ./build/base/frontmatter-names.js
var frontmatter_names = __webpack_require__(2447);
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
    for (const { name: left, field } of (0,frontmatter_names/* fieldsNamed */.X$)(fields, leftOut))
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
        const found = (0,frontmatter_names/* fieldsNamed */.X$)(fields, fieldNames[key])[0];
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


/***/ })

};
