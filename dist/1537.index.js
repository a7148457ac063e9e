export const id = 1537;
export const ids = [1537];
export const modules = {

/***/ 1537:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decide: () => (/* binding */ decide)
});

// UNUSED EXPORTS: judge

// EXTERNAL MODULE: ./build/permission/shell.js
var shell = __webpack_require__(1552);
// EXTERNAL MODULE: ./build/permission/shell-words.js
var shell_words = __webpack_require__(1468);
// EXTERNAL MODULE: ./build/permission/wrappers.js + 1 modules
var wrappers = __webpack_require__(2407);
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
    const bare = name === null ? words : [(0,shell_words/* literalWord */.CK)(name), ...words.slice(1)];
    return [
        [command.raw],
        (0,shell_words/* joinKnown */.Oq)(words),
        (0,shell_words/* joinKnown */.Oq)(bare),
        ...(name === 'git' ? [(0,shell_words/* joinKnown */.Oq)(withoutGitOptions(bare))] : []),
    ];
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
var path_rules = __webpack_require__(7217);
// EXTERNAL MODULE: ./build/permission/rules.js
var rules = __webpack_require__(5321);
;// CONCATENATED MODULE: ./build/permission/decide.js





/** Whether a call may run: deny rules, then ask rules, then allow rules, then the mode. Pure. A reason tells the model what it can do. */
function decide(request, state) {
    const judgement = judge(request, state);
    if (judgement.behaviour !== 'ask')
        return judgement;
    const nobody = state.avoidPrompts ? 'nobody can be asked in this run' : 'nobody has been asked yet';
    return { behaviour: 'deny', reason: `${judgement.reason}; it needs approval and ${nobody}.` };
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
    for (const rule of state.rules.ask) {
        const part = restricted(call, rule);
        if (part !== null)
            return { behaviour: 'ask', reason: `The rule ask ${rule.text} covers ${part}` };
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
    if (call.tool === 'Agent') {
        const type = field(call.input, 'subagent_type');
        return type === specifier ? `the agent ${specifier}` : null;
    }
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
    if (call.tool === 'Agent' &&
        specifiers.some((specifier) => specifier === field(call.input, 'subagent_type')))
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
    if (state.mode === 'plan' && !call.readOnly && !commandTools.has(call.tool))
        return { behaviour: 'deny', reason: `${call.tool} changes something, and this agent only plans.` };
    if (state.mode === 'bypassPermissions')
        return { behaviour: 'allow' };
    // The sandbox, not a rule, bounds what commands can do. Outside of one even reading is a matter of rules.
    if (commandTools.has(call.tool)) {
        if (state.sandboxed)
            return { behaviour: 'allow' };
        const reason = `${refused}, and commands run here without a sandbox${allowedInstead(call.tool, state)}`;
        return state.mode === 'dontAsk'
            ? { behaviour: 'deny', reason: `${reason}.` }
            : { behaviour: 'ask', reason };
    }
    if (call.readOnly)
        return { behaviour: 'allow' };
    if (state.mode === 'acceptEdits' && (0,path_rules/* sameFamily */.bi)('Edit', call.tool))
        return { behaviour: 'allow' };
    if (state.mode === 'dontAsk' || state.mode === 'auto')
        return {
            behaviour: 'deny',
            reason: `${refused}, and what is not allowed is denied here (${state.mode})${allowedInstead(call.tool, state)}.`,
        };
    return { behaviour: 'ask', reason: refused };
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


/***/ })

};
