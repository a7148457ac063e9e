export const id = 8956;
export const ids = [8956,1143,3477,6575];
export const modules = {

/***/ 58956:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fireHooks: () => (/* binding */ fireHooks)
});

// EXTERNAL MODULE: ./build/base/reason.js
var reason = __webpack_require__(83218);
// EXTERNAL MODULE: ./build/permission/decide.js + 2 modules
var decide = __webpack_require__(61143);
// EXTERNAL MODULE: ./build/base/record.js
var record = __webpack_require__(46435);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
;// CONCATENATED MODULE: ./build/hooks/answer.js


const mostText = 10_000;
/**
 * What one hook says. Exit 0: its standard output counts, where that is JSON. Exit 2: it objects, and its standard error says
 * why. Anything else is a failure, which decides nothing, but for a guard that could not run at all or whose answer cannot be
 * read: that denies.
 */
function answerOf(hook, run) {
    const failure = notRun(run);
    if (failure !== null)
        return failed(hook, failure, deniesWhenLost(hook.event));
    if (run.exit.kind !== 'code')
        return failed(hook, 'did not end', deniesWhenLost(hook.event));
    if (run.exit.code === 2)
        return objection(hook, firstText(run.stderr, run.stdout) ?? 'it gave no reason');
    if (run.exit.code !== 0) {
        const said = firstText(run.stderr, run.stdout);
        return failed(hook, `failed with exit code ${run.exit.code}${said === null ? '' : `: ${said}`}`, false);
    }
    return spoken(hook, run);
}
const silence = {
    permission: null,
    updatedInput: null,
    objections: [],
    context: [],
    halt: null,
    notes: [],
};
/** A guard that is lost must not be a guard that agrees. */
function deniesWhenLost(event) {
    return event === 'PreToolUse' || event === 'PermissionRequest';
}
function notRun({ exit }) {
    if (exit.kind === 'timeout')
        return `did not end within ${exit.afterMs / 1000} s and was stopped`;
    if (exit.kind === 'signal')
        return `was killed (${exit.signal})`;
    if (exit.kind === 'denied')
        return `could not be run: ${exit.reason}`;
    if (exit.kind === 'cancelled')
        return 'was stopped with the run';
    if (exit.code === 127)
        return 'could not be run: a command in it was not found';
    if (exit.code === 126)
        return 'could not be run: it is not executable or its input could not be read';
    // A shell reports a program that was killed by 128 and the signal's number.
    return exit.code > 128 && exit.code < 160 ? `was killed (signal ${exit.code - 128})` : null;
}
function failed(hook, what, denies) {
    const why = `The ${hook.event} hook ${hook.from} ${(0,base_text/* oneLine */.TN)(what, 300)}`;
    if (!denies)
        return { ...silence, notes: [`${why}.`] };
    const reason = `${why}; what it guards is closed until it works.`;
    return { ...silence, permission: { behaviour: 'deny', reason, source: hook.source }, notes: [`${why}.`] };
}
function objection(hook, reason) {
    switch (hook.event) {
        case 'PreToolUse':
        case 'PermissionRequest':
            return { ...silence, permission: { behaviour: 'deny', reason, source: hook.source } };
        case 'PostToolUse':
        case 'PostToolUseFailure':
        case 'Stop':
        case 'SubagentStop':
        case 'PreCompact':
            return { ...silence, objections: [reason] };
        case 'SubagentStart':
        case 'SessionStart':
        case 'SessionEnd':
        case 'Notification':
            return { ...silence, notes: [`The ${hook.event} hook ${hook.from}: ${(0,base_text/* oneLine */.TN)(reason, 300)}`] };
    }
}
/** Plain text is for nobody, but at the beginning, where it is context. What begins like JSON has to be JSON. */
function spoken(hook, { stdout, truncated }) {
    const text = stdout.trim();
    if (!text.startsWith('{')) {
        const told = hook.event === 'SessionStart' && text !== '';
        return told ? { ...silence, context: [(0,base_text/* takeStart */.eL)(text, mostText)] } : silence;
    }
    const json = truncated ? null : parsed(text);
    if (json === null)
        return failed(hook, 'printed something that is not the JSON it begins as', deniesWhenLost(hook.event));
    return verdictOf(hook, json);
}
function parsed(text) {
    try {
        const value = JSON.parse(text);
        return (0,record/* isRecord */.u)(value) ? value : null;
    }
    catch {
        return null;
    }
}
function verdictOf(hook, json) {
    const specific = (0,record/* isRecord */.u)(json['hookSpecificOutput']) ? json['hookSpecificOutput'] : {};
    const message = firstText(json['systemMessage']);
    const halted = json['continue'] === false;
    const base = {
        ...silence,
        context: [firstText(specific['additionalContext'], json['additionalContext']) ?? []].flat(),
        halt: halted ? (firstText(json['stopReason']) ?? `the ${hook.event} hook ${hook.from} says so`) : null,
        notes: message === null ? [] : [`${hook.from}: ${(0,base_text/* oneLine */.TN)(message, 500)}`],
    };
    if (hook.event === 'PreToolUse')
        return withPermission(base, hook, json, specific);
    if (hook.event === 'PermissionRequest')
        return withAnswer(base, hook, json, specific);
    if (json['decision'] !== 'block')
        return base;
    const { objections, notes } = objection(hook, firstText(json['reason']) ?? 'it gave no reason');
    return { ...base, objections, notes: [...base.notes, ...notes] };
}
const behaviours = {
    allow: 'allow',
    approve: 'allow',
    deny: 'deny',
    block: 'deny',
    ask: 'ask',
    // Whoever would decide later is a person.
    defer: 'ask',
};
function withPermission(base, hook, json, specific) {
    const updated = specific['updatedInput'];
    const given = specific['permissionDecision'] ?? json['permissionDecision'] ?? json['decision'];
    const reason = firstText(specific['permissionDecisionReason'], json['reason']);
    return {
        ...base,
        permission: permissionOf(hook, given, reason),
        updatedInput: (0,record/* isRecord */.u)(updated) ? updated : null,
    };
}
/** `{"decision": {"behavior": "allow", "updatedInput": \u2026}}`, or deny with a message. */
function withAnswer(base, hook, json, specific) {
    const decision = specific['decision'] ?? json['decision'];
    const inner = (0,record/* isRecord */.u)(decision) ? decision : { behavior: decision };
    const updated = inner['updatedInput'];
    const reason = firstText(inner['message'], inner['reason'], json['reason']);
    const halt = inner['behavior'] === 'deny' && inner['interrupt'] === true ? (reason ?? 'a hook says so') : null;
    return {
        ...base,
        permission: permissionOf(hook, inner['behavior'], reason),
        updatedInput: (0,record/* isRecord */.u)(updated) ? updated : null,
        halt: base.halt ?? halt,
    };
}
function permissionOf(hook, given, reason) {
    if (given === undefined || given === null)
        return null;
    const behaviour = typeof given === 'string' && Object.hasOwn(behaviours, given) ? behaviours[given] : undefined;
    const { source } = hook;
    if (behaviour !== undefined)
        return { behaviour, reason: reason ?? 'it gave no reason', source };
    const what = `The ${hook.event} hook ${hook.from} answered ${(0,base_text/* oneLine */.TN)(JSON.stringify(given), 60)}, which is no decision`;
    return { behaviour: 'deny', reason: what, source };
}
function firstText(...values) {
    for (const value of values) {
        if (typeof value === 'string' && value.trim() !== '')
            return (0,base_text/* takeStart */.eL)(value.trim(), mostText);
    }
    return null;
}

;// CONCATENATED MODULE: ./build/hooks/fire.js



/** Runs all hooks that an event concerns, side by side, and merges what they say. Never rejects. */
async function fireHooks(firing) {
    const concerned = concernedBy(firing);
    if (concerned.length === 0)
        return silence;
    const stdin = JSON.stringify(firing.input);
    const answers = await Promise.all(concerned.map(async (hook) => answerOf(hook, await runOne(hook, stdin, firing))));
    return merged(answers);
}
/** The same command stands for one hook, however often it is written. */
function concernedBy({ hooks, names, input, call }) {
    const concerned = hooks.filter((hook) => hook.event === input.hook_event_name &&
        hook.matches(names) &&
        (hook.condition === undefined || call === undefined || speaksOf(hook.condition, call)));
    return [...new Map(concerned.toReversed().map((hook) => [hook.command, hook])).values()].toReversed();
}
/** As a deny rule would: also where the call only may turn out to be what the condition names. */
function speaksOf(condition, call) {
    const rules = { deny: [condition], ask: [], allow: [] };
    return ((0,decide.judge)(call, { mode: 'bypassPermissions', rules, avoidPrompts: true, sandboxed: true }).behaviour ===
        'deny');
}
async function runOne(hook, stdin, { agentId, runner, signal }) {
    if (runner === null)
        return fire_notRun('this job runs no commands');
    const { command: script, timeoutMs, from } = hook;
    try {
        return await runner.run({ agentId, script, stdin, timeoutMs, from }, signal);
    }
    catch (error) {
        return fire_notRun((0,reason/* reasonOf */.A)(error));
    }
}
function fire_notRun(reason) {
    return { exit: { kind: 'denied', reason }, stdout: '', stderr: '', truncated: false };
}
function merged(answers) {
    const rewritten = answers.map(({ updatedInput }) => updatedInput).filter((input) => input !== null);
    const conflict = rewritten.length > 1 ? ['Several hooks rewrote one input; the last of them counts.'] : [];
    return {
        permission: strictest(answers.flatMap(({ permission }) => permission ?? [])),
        updatedInput: rewritten.at(-1) ?? null,
        objections: answers.flatMap(({ objections }) => objections),
        context: answers.flatMap(({ context }) => context),
        halt: answers.find(({ halt }) => halt !== null)?.halt ?? null,
        notes: [...answers.flatMap(({ notes }) => notes), ...conflict],
    };
}
function strictest(permissions) {
    for (const behaviour of ['deny', 'ask', 'allow']) {
        const found = permissions.filter((permission) => permission.behaviour === behaviour);
        // What settings allow counts for more than what an agent allows itself.
        const first = found.find(({ source }) => source === 'settings') ?? found[0];
        if (first)
            return first;
    }
    return null;
}


/***/ }),

/***/ 61143:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judge: () => (/* binding */ judge)
});

// UNUSED EXPORTS: decide

// EXTERNAL MODULE: ./build/permission/shell.js
var shell = __webpack_require__(41552);
// EXTERNAL MODULE: ./build/permission/shell-words.js
var shell_words = __webpack_require__(91468);
// EXTERNAL MODULE: ./build/permission/wrappers.js
var wrappers = __webpack_require__(20292);
;// CONCATENATED MODULE: ./build/permission/bash-rules.js



/** The first part of the script that the specifier may cover, in words; null when none can. */
function deniedPart(script, specifier) {
    const patterns = commandPatterns(specifier);
    const analysis = (0,shell/* analyseShell */.G)(script);
    if (covers(patterns, [script.trim()]))
        return script.trim();
    if (analysis.faults[0] !== undefined)
        return `a script that cannot be read whole (${analysis.faults[0]})`;
    for (const command of analysis.commands) {
        if (!bash_rules_forms(command).some((form) => covers(patterns, form)))
            continue;
        const computed = (0,shell_words/* literal */.eu)(command.words[0]) === null;
        return computed ? `${command.raw} (its program is only known when it runs; write it out)` : command.raw;
    }
    return null;
}
/** Why the specifiers do not allow the script; null when they do: each of its commands is covered as it is written. */
function notAllowedPart(script, specifiers, mayWrite) {
    const patterns = specifiers.flatMap(commandPatterns);
    if (patterns.some(({ exact, text }) => exact && text === script.trim()))
        return null;
    const analysis = (0,shell/* analyseShell */.G)(script);
    if (analysis.faults[0] !== undefined)
        return `the script cannot be read whole (${analysis.faults[0]})`;
    const direct = analysis.commands.filter((command) => !command.wrapped);
    const bare = direct.find((command) => !covers(patterns, [command.raw]));
    if (bare)
        return `no rule allows ${bare.raw}`;
    if (direct.length === 0)
        return 'it runs no command that a rule could allow';
    if (analysis.assigned.length > 0)
        return `it sets ${analysis.assigned.join(', ')}`;
    const written = analysis.files.find(({ access, target }) => access === 'write' && !mayWrite((0,shell_words/* literal */.eu)(target) ?? ''));
    return written ? `it writes to ${written.target.raw}` : null;
}
/** Files that a script names: words of its commands and targets of its redirections. */
function namedFiles(analysis) {
    const words = analysis.commands.flatMap((command) => command.words.slice(1));
    return [
        ...words.map((word) => ({ word, access: 'read' })),
        ...analysis.files.map(({ target, access }) => ({ word: target, access })),
    ];
}
function commandPatterns(specifier) {
    const text = specifier.replaceAll(/\\([()])/g, '$1').replaceAll(/[ \t]+/g, ' ');
    const prefix = /^(.*?)(?::\*| \*)$/s.exec(text)?.[1];
    if (prefix !== undefined)
        return [
            { known: wildcards(prefix), exact: false, text: prefix },
            { known: [...wildcards(prefix), ' ', null], exact: false, text },
        ];
    const exact = !text.includes('*');
    return [{ known: wildcards(text), exact, text }];
}
function wildcards(text) {
    return text.split('*').flatMap((piece, index) => (index === 0 ? [piece] : [null, piece]));
}
function covers(patterns, form) {
    return patterns.some((pattern) => (0,shell_words/* mayBeEqual */.rd)(form, pattern.known));
}
/** As written; with quotes resolved; without the program's folder; git without the options in front of its subcommand. */
function bash_rules_forms(command) {
    const { words } = command;
    const name = (0,wrappers/* programName */.k)(words);
    const bare = [name === null ? withoutFolder(words[0]) : (0,shell_words/* literalWord */.CK)(name), ...words.slice(1)];
    return [
        [command.raw],
        (0,shell_words/* joinKnown */.Oq)(words),
        (0,shell_words/* joinKnown */.Oq)(bare),
        ...(name === 'git' ? [(0,shell_words/* joinKnown */.Oq)(withoutGitOptions(bare))] : []),
    ];
}
/** `/usr/bin/c?rl` without its folder; what is computed may hold another. */
function withoutFolder(word = shell_words/* anyWord */.Ro) {
    const at = word.known.findLastIndex((piece) => piece?.includes('/'));
    if (at === -1)
        return word;
    const known = [word.known[at]?.replace(/^.*\//s, '') ?? null, ...word.known.slice(at + 1)];
    return { raw: word.raw, known };
}
const gitValueOptions = new Set([
    '-C',
    '-c',
    '--git-dir',
    '--work-tree',
    '--namespace',
    '--config-env',
    '--exec-path',
]);
function withoutGitOptions(words) {
    let at = 1;
    for (let word = (0,shell_words/* literal */.eu)(words[at]); word?.startsWith('-'); word = (0,shell_words/* literal */.eu)(words[at])) {
        at += gitValueOptions.has(word) ? 2 : 1;
    }
    return [...words.slice(0, 1), ...words.slice(at)];
}

// EXTERNAL MODULE: ./build/permission/path-rules.js
var path_rules = __webpack_require__(27217);
// EXTERNAL MODULE: ./build/base/record.js
var record = __webpack_require__(46435);
// EXTERNAL MODULE: ./build/permission/domain-rules.js
var domain_rules = __webpack_require__(94566);
// EXTERNAL MODULE: ./build/permission/skill-rules.js
var skill_rules = __webpack_require__(73477);
;// CONCATENATED MODULE: ./build/permission/named.js



/** Whether a specifier names what the call is about, by tool. What cannot be told is so for restrictions, and not for permissions. */
const byTool = {
    Agent: (input, specifier) => {
        const type = input['subagent_type'];
        return type === undefined ? false : specifier.split(',').some((name) => name.trim() === type);
    },
    Skill: (input, specifier, how) => {
        const name = [input['skill'], input['command'], input['name']].find((text) => typeof text === 'string');
        return name === undefined ? null : skillNamed(name, specifier, how);
    },
    WebFetch: ({ url }, specifier, how) => typeof url === 'string' && URL.canParse(url) ? (0,domain_rules/* addressCovered */.v)(specifier, new URL(url), how) : null,
};
/** Null: specifiers of this tool are nobody's to understand. */
function named({ tool, input }, specifier, how) {
    const names = Object.hasOwn(byTool, tool) ? byTool[tool] : undefined;
    if (names === undefined)
        return null;
    return ((0,record/* isRecord */.u)(input) ? names(input, specifier, how) : null) ?? how === 'loosely';
}
/** `review`, and `ops:*` for `ops` and all that is called `ops:\u2026`. A restriction on `review` also means `plugin:review`. */
function skillNamed(call, specifier, how) {
    const wanted = specifier.trim().replace(/^\//, '');
    const name = call.trim().replace(/^\//, '').split(/\s/)[0] ?? '';
    if ((0,skill_rules.skillCovered)(name, wanted))
        return true;
    return how === 'loosely' && name.endsWith(`:${wanted}`);
}

// EXTERNAL MODULE: ./build/permission/rules.js
var rules = __webpack_require__(85321);
;// CONCATENATED MODULE: ./build/permission/decide.js







/** Whether a call may run: deny rules, then ask rules, then allow rules, then the mode. Pure. A reason tells the model what it can do. */
function decide(request, state) {
    const judgement = judge(request, state);
    if (judgement.behaviour !== 'ask')
        return judgement;
    return unasked(judgement.reason, state);
}
/** As `decide`, for callers that can ask. */
function judge(request, state) {
    const call = { ...request, tool: (0,rules/* canonicalTool */.Zt)(request.tool) };
    for (const rule of state.rules.deny) {
        const part = restricted(call, rule);
        if (part !== null)
            return {
                behaviour: 'deny',
                reason: `The rule deny ${rule.text} covers ${part}. Do it another way or leave it.`,
            };
    }
    if (state.mode === 'plan' && changes(call))
        return { behaviour: 'deny', reason: `${call.tool} changes something, and this agent only plans.` };
    for (const rule of state.rules.ask) {
        const part = restricted(call, rule);
        if (part !== null)
            return { behaviour: 'ask', by: 'rule', reason: `The rule ask ${rule.text} covers ${part}` };
    }
    const refused = notAllowed(call, state.rules.allow);
    return refused === null ? { behaviour: 'allow' } : byMode(call, state, refused);
}
// ---------------------------------------------------------------- deny and ask: does the rule possibly speak of this call?
/** The part of the call that the rule covers, in words; null when it does not speak of it. */
function restricted(call, rule) {
    const { specifier } = rule;
    const command = commandOf(call);
    if (command !== null && rule.tool === 'Bash' && specifier !== undefined)
        return deniedPart(command, specifier);
    if (call.tool === 'Bash' && (0,path_rules/* takesPaths */.R8)(rule.tool) && specifier !== undefined)
        return deniedFile(command ?? '', rule.tool, specifier);
    if (!speaksOf(rule.tool, call.tool))
        return null;
    if (specifier === undefined)
        return call.tool;
    if ((0,path_rules/* takesPaths */.R8)(call.tool)) {
        const file = pathOf(call.input);
        return file !== null && (0,path_rules/* pathCovered */.g9)(file, specifier, 'loosely') ? file : null;
    }
    if (named(call, specifier, 'loosely') === false)
        return null;
    if (call.tool === 'Check')
        return deniedPart(command ?? '', specifier);
    // A restriction whose specifier nobody here understands holds for the whole tool.
    return call.tool;
}
function deniedFile(script, ruleTool, specifier) {
    const writing = !(0,path_rules/* sameFamily */.bi)('Read', ruleTool);
    for (const { word, access } of namedFiles((0,shell/* analyseShell */.G)(script))) {
        const text = (0,shell_words/* literal */.eu)(word);
        if (text === null || (writing && access === 'read'))
            continue;
        if ((0,path_rules/* pathCovered */.g9)(text, specifier, 'loosely'))
            return text;
    }
    return null;
}
// ---------------------------------------------------------------- allow: does a rule surely speak of this call?
/** Null when a rule allows the call, else why not. */
function notAllowed(call, rules) {
    const speaking = rules.filter((rule) => speaksOf(rule.tool, call.tool) || (call.tool === 'Check' && rule.tool === 'Bash'));
    if (speaking.some((rule) => rule.specifier === undefined))
        return null;
    const specifiers = speaking.map((rule) => rule.specifier ?? '');
    const command = commandOf(call);
    if (command !== null)
        return specifiers.length === 0
            ? `no rule allows ${call.tool}`
            : notAllowedPart(command, specifiers, (target) => mayWrite(target, rules));
    if ((0,path_rules/* takesPaths */.R8)(call.tool)) {
        const file = pathOf(call.input) ?? '';
        return specifiers.some((specifier) => (0,path_rules/* pathCovered */.g9)(file, specifier, 'strictly'))
            ? null
            : `no rule allows ${call.tool} on ${file}`;
    }
    if (specifiers.some((specifier) => named(call, specifier, 'strictly') === true))
        return null;
    return `no rule allows ${call.tool}`;
}
function mayWrite(target, rules) {
    return (target !== '' &&
        rules.some((rule) => (0,path_rules/* sameFamily */.bi)(rule.tool, 'Write') &&
            rule.specifier !== undefined &&
            (0,path_rules/* pathCovered */.g9)(target, rule.specifier, 'strictly')));
}
// ---------------------------------------------------------------- mode: what holds where no rule speaks
const commandTools = new Set(['Bash', 'Suite', 'Check']);
function byMode(call, state, refused) {
    if (state.mode === 'bypassPermissions')
        return { behaviour: 'allow' };
    // The sandbox, not a rule, bounds what commands can do. Outside of one even reading is a matter of rules.
    if (commandTools.has(call.tool)) {
        if (state.sandboxed)
            return { behaviour: 'allow' };
        const reason = `${refused}, and commands run here without a sandbox${allowedInstead(call.tool, state)}`;
        return state.mode === 'dontAsk'
            ? { behaviour: 'deny', reason: `${reason}.` }
            : { behaviour: 'ask', by: 'mode', reason };
    }
    if (call.readOnly)
        return { behaviour: 'allow' };
    if (state.mode === 'acceptEdits' && (0,path_rules/* sameFamily */.bi)('Edit', call.tool))
        return { behaviour: 'allow' };
    if (state.mode === 'dontAsk')
        return {
            behaviour: 'deny',
            reason: `${refused}, and what is not allowed is denied here (${state.mode})${allowedInstead(call.tool, state)}.`,
        };
    return { behaviour: 'ask', by: 'mode', reason: refused };
}
/** Suites and checks run the project's own code in rooms that are thrown away; a shell is somebody's to write with. */
function changes({ tool, readOnly }) {
    return !readOnly && (tool === 'Bash' || !commandTools.has(tool));
}
function allowedInstead(tool, state) {
    const rules = state.rules.allow.filter((rule) => speaksOf(rule.tool, tool)).map((rule) => rule.text);
    return rules.length === 0 ? '' : `; allowed: ${rules.slice(0, 10).join(', ')}`;
}
// ---------------------------------------------------------------- what a call is about
function speaksOf(ruleTool, tool) {
    if (ruleTool === '*' || (0,path_rules/* sameFamily */.bi)(ruleTool, tool))
        return true;
    // `mcp__server` and `mcp__server__*` speak of all tools of a server.
    const server = ruleTool.replace(/__\*$/, '');
    return server.startsWith('mcp__') && tool.startsWith(`${server}__`);
}
function commandOf(call) {
    if (call.tool !== 'Bash' && call.tool !== 'Check')
        return null;
    return field(call.input, 'command') ?? '';
}
function pathOf(input) {
    return field(input, 'file_path') ?? field(input, 'notebook_path') ?? field(input, 'path');
}
function field(input, name) {
    const value = typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;
    return typeof value === 'string' ? value : null;
}


/***/ }),

/***/ 94566:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ mayFetchUnder),
/* harmony export */   v: () => (/* binding */ addressCovered)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);

/**
 * Which addresses WebFetch may read, wherever they lead on to: those that an allow rule names and no deny or ask rule covers.
 * `WebFetch(domain:example.org)` speaks of that host and those below it, at the usual ports; `domain:localhost:8080` of that
 * port. A restriction without a port holds for all. An address in numbers is
 * allowed only where a rule writes it out: it may be this machine or its neighbour, and a model names it at will. Nothing but rules for WebFetch allows an address.
 */
function mayFetchUnder(rules) {
    const restricting = [...rules.deny, ...rules.ask].filter(({ tool }) => tool === 'WebFetch' || tool === '*');
    const allowing = rules.allow.filter(({ tool }) => tool === 'WebFetch');
    return (url) => {
        if (!URL.canParse(url))
            return false;
        const address = new URL(url);
        return (!restricting.some((rule) => addressCovered(rule.specifier, address, 'loosely')) &&
            allowing.some((rule) => addressCovered(rule.specifier, address, 'strictly')));
    };
}
/** A specifier that nobody here understands restricts everything and allows nothing; none speaks of every address. */
function addressCovered(specifier, address, how) {
    const inNumbers = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address.hostname.replaceAll(/[[\]]/g, '')) !== 0;
    if (specifier === undefined)
        return how === 'loosely' || !inNumbers;
    const [, name, port] = /^domain:\s*(?:\*\.)?(\*|[^:*\s]+|\[[0-9a-fA-F:.]+\])(?::(\d+))?\s*$/.exec(specifier) ?? [];
    if (name === undefined)
        return how === 'loosely';
    if (port === undefined ? how === 'strictly' && address.port !== '' : port !== portOf(address))
        return false;
    const host = address.hostname.replace(/\.$/, '');
    const wanted = name.toLowerCase();
    if (host === wanted)
        return true;
    return (how === 'loosely' || !inNumbers) && (wanted === '*' || host.endsWith(`.${wanted}`));
}
function portOf({ port, protocol }) {
    if (port !== '')
        return port;
    return protocol === 'https:' ? '443' : '80';
}


/***/ }),

/***/ 27217:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R8: () => (/* binding */ takesPaths),
/* harmony export */   bi: () => (/* binding */ sameFamily),
/* harmony export */   g9: () => (/* binding */ pathCovered),
/* harmony export */   yO: () => (/* binding */ mayReadUnder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31870);


/** Tools that a path rule for `Read` or `Edit` speaks of. */
const readers = new Set(['Read', 'Grep', 'Glob']);
const writers = new Set(['Edit', 'Write', 'NotebookEdit']);
/** Whether a rule that names one tool also speaks of another: `Read(\u2026)` of searches, `Edit(\u2026)` of every way to write. */
function sameFamily(ruleTool, tool) {
    return (ruleTool === tool ||
        (ruleTool === 'Read' && readers.has(tool)) ||
        ((ruleTool === 'Edit' || ruleTool === 'Write') && writers.has(tool)));
}
function takesPaths(tool) {
    return readers.has(tool) || writers.has(tool);
}
/**
 * Like a line of `.gitignore`, relative to the repository's root: `src/**`, `*.pem`, `./secrets/`, `/dist`; `//abs` and `~/x` are
 * places outside of it. Where the root is not known, an absolute path may stand for any of its ends: a restriction holds for all
 * of them (`loosely`), a permission for none.
 */
function pathCovered(file, specifier, how) {
    const normal = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(file);
    if (specifier.startsWith('//') || specifier.startsWith('~')) {
        return normal.startsWith('/') || normal.startsWith('~')
            ? (0,_workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreMatcher */ .N)([`/${beyond(specifier)}`])(beyond(normal))
            : false;
    }
    const matches = (0,_workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreMatcher */ .N)([specifier.replace(/^\.\//, '/')]);
    if (!normal.startsWith('/'))
        return !normal.startsWith('../') && matches(normal.replace(/\/$/, ''));
    if (how === 'strictly')
        return false;
    const parts = normal.split('/').slice(1);
    return parts.some((_, index) => matches(parts.slice(index).join('/')));
}
/** For tools that meet files by searching: whether no deny or ask rule on reading covers this one. */
function mayReadUnder(rules) {
    const specifiers = [...rules.deny, ...rules.ask]
        .filter((rule) => rule.tool === 'Read' && rule.specifier !== undefined)
        .map((rule) => rule.specifier ?? '');
    return (file) => !specifiers.some((specifier) => pathCovered(file, specifier, 'loosely'));
}
function beyond(text) {
    return text.replace(/^\/+/, '');
}


/***/ }),

/***/ 73477:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   skillCovered: () => (/* binding */ skillCovered),
/* harmony export */   skillDenied: () => (/* binding */ skillDenied)
/* harmony export */ });
/** Whether `Skill(specifier)` speaks of a skill: `deploy`, or `ops:*` for `ops` and all that is called `ops:\u2026`. */
function skillCovered(name, specifier) {
    const family = /^(.*?)(?::\*|\s+\*)$/s.exec(specifier)?.[1]?.trim();
    if (family === undefined)
        return name === specifier.trim();
    return name === family || name.startsWith(`${family}:`);
}
/** The rule that denies a skill, or asks about it where nobody is to be asked; null where none does. */
function skillDenied(name, deny) {
    const speaking = deny.filter(({ tool }) => tool === 'Skill' || tool === '*');
    return speaking.find(({ specifier }) => specifier === undefined || skillCovered(name, specifier)) ?? null;
}


/***/ })

};
