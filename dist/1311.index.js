export const id = 1311;
export const ids = [1311];
export const modules = {

/***/ 27198:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jY: () => (/* binding */ variableInner),
/* harmony export */   rP: () => (/* binding */ sedInner),
/* harmony export */   uu: () => (/* binding */ optionInner)
/* harmony export */ });
/* harmony import */ var _shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91468);
/* harmony import */ var _wrapper_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29728);


/** Its command `e`, and the flag `e` of `s`, run what they are given or what they have made. */
function sedInner(word) {
    const text = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu)(word) ?? '';
    const runs = /(?:^|[;{}\n\d$/])\s*e\s+\S/.test(text) || /s(.)(?:(?!\1).)*\1(?:(?!\1).)*\1[gIimMp\d]*e/s.test(text);
    return runs ? [{ kind: 'anything' }] : [];
}
/** `rsync -e '\u2026'`, `tar --to-command=\u2026`, `vim '+!\u2026'`. */
function optionInner(program, words, names) {
    return words.flatMap((word, index) => {
        const text = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu)(word);
        const name = text === null
            ? undefined
            : names.find((one) => text === one || text.startsWith(one === '+' ? one : `${one}=`));
        if (text === null || name === undefined)
            return [];
        const next = words[index + 1];
        const attached = text === name ? null : text.slice(name.length).replace(/^=/, '');
        if (attached === null && next === undefined)
            return [];
        const value = attached ?? (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu)(next);
        if (value === null)
            return [{ kind: 'anything' }];
        const inner = /^(?:\w*exec|ProxyCommand|LocalCommand)\s*[= ]\s*(.*)$/is.exec(value)?.[1] ?? value;
        if (!_wrapper_table_js__WEBPACK_IMPORTED_MODULE_1__/* .exLanguages */ .xZ.has(program))
            return program === 'ssh' && inner === value ? [] : [{ kind: 'script', script: inner }];
        const script = /^:?\s*(?:!|shell\s)(.*)$/s.exec(value)?.[1];
        return script === undefined ? [] : [{ kind: 'script', script }];
    });
}
/** A variable that is set to a command for whatever the command starts: `GIT_PAGER='\u2026' git log`, `env EDITOR=\u2026 x`. */
function variableInner(name, value) {
    if (!_wrapper_table_js__WEBPACK_IMPORTED_MODULE_1__/* .commandVariables */ .L0.test(name))
        return [];
    const script = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu)(value);
    return [script === null ? { kind: 'anything' } : { kind: 'script', script }];
}


/***/ }),

/***/ 51258:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ words)
/* harmony export */ });
/** A list that reads better as text. */
function words(text) {
    return text.trim().split(/\s+/);
}


/***/ }),

/***/ 91468:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CK: () => (/* binding */ literalWord),
/* harmony export */   Oq: () => (/* binding */ joinKnown),
/* harmony export */   Ro: () => (/* binding */ anyWord),
/* harmony export */   eu: () => (/* binding */ literal),
/* harmony export */   r7: () => (/* binding */ shellWord),
/* harmony export */   rd: () => (/* binding */ mayBeEqual)
/* harmony export */ });
function shellWord(node) {
    if (node.type === 'Assignment')
        return { raw: node.text, known: assignmentKnown(node) };
    return { raw: node.text, known: node.parts === undefined ? [node.value] : node.parts.flatMap(partKnown) };
}
function literalWord(text) {
    return { raw: text, known: [text] };
}
/** A word of which nothing is known. */
const anyWord = { raw: '\u2026', known: [null] };
/** Its value with quotes and escapes resolved; null when a part of it is computed. */
function literal(word) {
    if (word === undefined)
        return null;
    return word.known.some((piece) => piece === null) ? null : word.known.join('');
}
/** Words as one text, one space between. A computed word may turn out empty, so that the space behind it may be missing. */
function joinKnown(words) {
    return words.flatMap((word, index) => {
        const last = index === words.length - 1;
        const vanishes = word.known.every((piece) => piece === null || piece === '');
        return last || vanishes ? word.known : [...word.known, ' '];
    });
}
/**
 * Whether some text fits both. `null` on either side stands for any text. Time is in proportion to the product of the lengths.
 */
function mayBeEqual(one, other) {
    const [first, second] = [one[0], other[0]];
    if (first && second && first[0] !== second[0])
        return false;
    const left = letters(one);
    const right = letters(other);
    const none = () => Array.from({ length: right.length + 1 }, () => false);
    let row = none();
    row[0] = true;
    for (let j = 1; j <= right.length; j += 1)
        row[j] = right[j - 1] === null && row[j - 1] === true;
    for (let i = 1; i <= left.length; i += 1) {
        const next = none();
        const mine = left[i - 1];
        next[0] = mine === null && row[0] === true;
        for (let j = 1; j <= right.length; j += 1) {
            const theirs = right[j - 1];
            next[j] =
                mine === null || theirs === null
                    ? row[j] === true || next[j - 1] === true || row[j - 1] === true
                    : row[j - 1] === true && mine === theirs;
        }
        if (!next.includes(true))
            return false;
        row = next;
    }
    return row[right.length] === true;
}
function letters(known) {
    const all = known.flatMap((piece) => (piece === null ? [null] : Array.from(piece)));
    return all.filter((letter, index) => letter !== null || all[index - 1] !== null);
}
/** Whatever is not plain or quoted text is computed. */
function partKnown(part) {
    if (part.type === 'Literal' || part.type === 'SingleQuoted' || part.type === 'AnsiCQuoted')
        return [part.value];
    return part.type === 'DoubleQuoted' || part.type === 'LocaleString'
        ? part.parts.flatMap(quotedKnown)
        : [null];
}
function quotedKnown(part) {
    return part.type === 'Literal' ? [part.value] : [null];
}
function assignmentKnown(node) {
    if (node.value.type === 'ArrayValue')
        return [null];
    return [`${node.name}${node.append ? '+' : ''}=`, ...shellWord(node.value).known];
}


/***/ }),

/***/ 41552:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ analyseShell)
/* harmony export */ });
/* harmony import */ var unbash__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88989);
/* harmony import */ var _given_commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27198);
/* harmony import */ var _shell_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91468);
/* harmony import */ var _wrappers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20292);




const longestScript = 32_768;
const mostCommands = 1000;
const deepest = 8;
/** Every simple command of a script: of pipes, lists, subshells, substitutions, here-documents, functions and wrappers. */
function analyseShell(script) {
    if (latest?.script === script)
        return latest.analysis;
    const analysis = {
        commands: [],
        files: [],
        constructs: new Set(),
        assigned: [],
        faults: [],
    };
    readScript(script, analysis, { depth: 0, wrapped: false });
    latest = { script, analysis };
    return analysis;
}
/** Each rule asks for the same script in turn. */
let latest;
function readScript(script, analysis, place) {
    if (script.length > longestScript)
        analysis.faults.push('it is too long to be judged');
    else if (place.depth > deepest)
        analysis.faults.push('commands are nested too deeply to be judged');
    else if (script.includes('\0'))
        analysis.faults.push('it holds a NUL character');
    else
        readNode((0,unbash__WEBPACK_IMPORTED_MODULE_0__.parse)(script), script, analysis, place);
}
function readNode(node, source, analysis, place) {
    const inside = node.type === 'Script' ? (node.source ?? source) : source;
    if (node.type === 'Script')
        noteErrors(node, analysis);
    else if (node.type === 'Command')
        readCommand(node, analysis, place);
    else if (node.type === 'Redirected')
        noteFiles(node.redirects, analysis);
    else if (node.type === 'Function')
        analysis.constructs.add('function');
    else if (node.type === 'Coproc')
        analysis.constructs.add('coproc');
    else if (node.type === 'For' || node.type === 'Select')
        analysis.assigned.push(node.name.text);
    else if (node.type === 'Statement' && node.background)
        analysis.constructs.add('background');
    (0,unbash__WEBPACK_IMPORTED_MODULE_0__.forEachChild)(node, (child) => readNode(child, inside, analysis, place));
}
function noteErrors(script, analysis) {
    for (const { message } of script.errors ?? [])
        analysis.faults.push(message);
}
function readCommand(node, analysis, place) {
    noteFiles(node.redirects, analysis);
    const assignments = node.prefix.filter((part) => part.type === 'Assignment');
    const names = assignments.map((assignment) => assignment.name);
    const args = node.args.map(_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7);
    if (node.name === undefined)
        analysis.assigned.push(...names);
    else {
        const words = [(0,_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(node.name), ...args];
        const raw = [...assignments.map((assignment) => assignment.text), ...words.map(written)].join(' ');
        const command = { raw, words, assignments: names, wrapped: place.wrapped };
        noteCommand(command, stdinText(node.redirects), analysis, place);
    }
    readVariables([...assignments.map(_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7), ...args], analysis, place);
}
/** What is put into a variable to be run by others: in front of a command, or as a word of `env`, `export` and the like. */
function readVariables(words, analysis, place) {
    const within = { depth: place.depth + 1, wrapped: true };
    for (const { raw, known } of words) {
        const [first, ...rest] = known;
        const [, name, begun = ''] = /^([A-Za-z_]\w*)\+?=(.*)$/s.exec(first ?? '') ?? [];
        if (name === undefined)
            continue;
        for (const inner of (0,_given_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .variableInner */ .jY)(name, { raw, known: [begun, ...rest] }))
            readInner(inner, null, analysis, within);
    }
}
function noteCommand(command, stdin, analysis, place) {
    if (analysis.commands.length >= mostCommands || place.depth > deepest) {
        analysis.faults.push('it holds too many commands to be judged');
        return;
    }
    analysis.commands.push(command);
    const within = { depth: place.depth + 1, wrapped: true };
    for (const inner of (0,_wrappers_js__WEBPACK_IMPORTED_MODULE_3__/* .innerOf */ ._)({ words: command.words, stdin })) {
        // One fault decides; going on could take for ever.
        if (analysis.faults.length > 0)
            return;
        readInner(inner, stdin, analysis, within);
    }
}
function readInner(inner, stdin, analysis, within) {
    if (inner.kind === 'script')
        return readScript(inner.script, analysis, within);
    const words = inner.kind === 'words' ? inner.words : [_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .anyWord */ .Ro];
    if (words.length === 0)
        return;
    const raw = words.map(written).join(' ');
    noteCommand({ raw, words, assignments: [], wrapped: true }, stdin, analysis, within);
}
/** A word that needs no quotes is shown without, so that `git "log"` reads as `git log`; all others stay as they stand. */
function written(word) {
    const text = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)(word);
    return text !== null && /^[\w@%+=:,./~^-]+$/.test(text) ? text : word.raw;
}
function noteFiles(redirects, analysis) {
    for (const redirect of redirects) {
        if (redirect.type !== 'Redirect' || redirect.target === undefined)
            continue;
        const target = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(redirect.target);
        const text = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)(target);
        const copiesDescriptor = /^[<>]&$/.test(redirect.operator) && text !== null && /^(\d+|-)-?$/.test(text);
        if (copiesDescriptor || text === '/dev/null')
            continue;
        analysis.files.push({ access: redirect.operator === '<' ? 'read' : 'write', target });
    }
}
/** The text of a here-document or here-string without expansions. */
function stdinText(redirects) {
    for (const redirect of redirects) {
        if (redirect.type === 'HereString' && redirect.target)
            return (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)((0,_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(redirect.target));
        if (redirect.type === 'HereDoc') {
            const computed = redirect.body.parts?.some((part) => part.type !== 'Literal') ?? false;
            return computed && redirect.delimiter?.quoted !== true ? null : redirect.body.text;
        }
    }
    return null;
}


/***/ }),

/***/ 29728:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L0: () => (/* binding */ commandVariables),
/* harmony export */   _q: () => (/* binding */ xargsOptions),
/* harmony export */   gL: () => (/* binding */ gitCommandKeys),
/* harmony export */   go: () => (/* binding */ opaqueWrappers),
/* harmony export */   i6: () => (/* binding */ commandOptions),
/* harmony export */   mP: () => (/* binding */ shells),
/* harmony export */   vr: () => (/* binding */ shellOptions),
/* harmony export */   xZ: () => (/* binding */ exLanguages),
/* harmony export */   zj: () => (/* binding */ wrappers)
/* harmony export */ });
/* harmony import */ var _read_only_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51258);

const wrappers = {
    timeout: {
        flags: 'v',
        values: 'ks',
        long: ['preserve-status', 'foreground', 'verbose'],
        longValues: ['kill-after', 'signal'],
        operands: 1,
    },
    nice: { flags: '0123456789', values: 'n', longValues: ['adjustment'] },
    nohup: {},
    setsid: { flags: 'cfw', long: ['ctty', 'fork', 'wait'] },
    stdbuf: { values: 'ioe', longValues: ['input', 'output', 'error'] },
    env: {
        flags: 'i0v',
        values: 'uC',
        long: ['ignore-environment', 'null', 'debug'],
        longValues: ['unset', 'chdir'],
        scripts: 'S',
        longScripts: ['split-string'],
        assignments: true,
    },
    sudo: {
        flags: 'EHnSkbAPisB',
        values: 'ughpCrtDRTU',
        long: ['preserve-env', 'set-home', 'non-interactive', 'stdin', 'login', 'shell'],
        longValues: ['user', 'group', 'host', 'prompt', 'chdir', 'chroot'],
        assignments: true,
    },
    doas: { flags: 'nLs', values: 'uCa' },
    command: { flags: 'p', queries: 'vV' },
    builtin: {},
    exec: { flags: 'cl', values: 'a' },
    time: {
        flags: 'pvaq',
        values: 'fo',
        long: ['portability', 'verbose', 'append'],
        longValues: ['format', 'output'],
    },
    ionice: { flags: 't', values: 'cn', queries: 'pPu', longValues: ['class', 'classdata'] },
    chrt: { flags: 'bfiordvaR', values: 'TPD', queries: 'mp', operands: 1 },
    taskset: { flags: 'ac', queries: 'p', operands: 1 },
    chroot: { longValues: ['userspec', 'groups'], operands: 1 },
    flock: {
        flags: 'nsxuoF',
        values: 'wE',
        long: ['nonblock', 'shared', 'exclusive', 'close', 'unlock'],
        longValues: ['timeout', 'conflict-exit-code'],
        scripts: 'c',
        longScripts: ['command'],
        operands: 1,
    },
    su: { flags: 'lmp', values: 'gGsw', scripts: 'c', longScripts: ['command'], operands: 1 },
    runuser: { flags: 'lmp', values: 'ugGsw', scripts: 'c', longScripts: ['command'] },
    script: { flags: 'aefq', values: 'EIBOTmo', scripts: 'c', longScripts: ['command'], operands: 1 },
    watch: { flags: 'bcdegtxwprC', values: 'nqs', longValues: ['interval'], joins: true },
    'cross-env': { assignments: true },
};
/** They run what follows in ways that are not described: every later word may be the program. */
const opaqueWrappers = new Set((0,_read_only_row_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a)(`strace ltrace gdb valgrind unshare nsenter bwrap firejail busybox toybox npx pnpx bunx pnpm npm yarn bun uv uvx
    poetry pipenv bundle dotenv systemd-run dbus-run-session xvfb-run catchsegv setarch prlimit fakeroot ssh entr
    linux32 linux64 i386 x86_64 arch pkexec sg setpriv capsh choom numactl cgexec dbus-launch tini dumb-init gosu su-exec
    unbuffer expect faketime proot torsocks proxychains proxychains4 direnv nix nix-shell devbox mise asdf dotenvx op env-cmd
    cross-env-shell concurrently nodemon hyperfine perf caffeinate chronic ifne nq tmux screen start-stop-daemon pwsh elvish nu
    xonsh ld.so ld-linux.so.2 ld-linux-x86-64.so.2 ld-linux-aarch64.so.1`));
const shells = new Set([
    'bash',
    'sh',
    'dash',
    'zsh',
    'ksh',
    'mksh',
    'ash',
    'fish',
    'rbash',
    'csh',
    'tcsh',
]);
const shellOptions = {
    flags: 'abefhiklmnprtuvxcBCEHPTDs',
    values: 'oO',
    long: (0,_read_only_row_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a)('login noprofile norc posix restricted verbose noediting rcfile init-file help version'),
};
const xargsOptions = {
    flags: '0rtpx',
    values: 'ILnPsdEa',
    long: ['null', 'no-run-if-empty', 'verbose', 'exit', 'interactive'],
    longValues: ['replace', 'max-lines', 'max-args', 'max-procs', 'max-chars', 'delimiter', 'arg-file'],
};
const vim = (0,_read_only_row_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a)('-c --cmd +');
/**
 * Options whose value is a shell command, by program: the next word, or what is attached by `=`. `ex` languages run only
 * what begins with `!`, of `exec=\u2026` and `ProxyCommand=\u2026` the value counts.
 */
const commandOptions = {
    rsync: (0,_read_only_row_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a)('-e --rsh --rsync-path'),
    scp: ['-S'],
    sftp: ['-S'],
    tar: (0,_read_only_row_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a)(`-I -F --to-command --checkpoint-action --use-compress-program --info-script --new-volume-script
    --rsh-command --rmt-command`),
    man: (0,_read_only_row_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a)('-P --pager'),
    sort: ['--compress-program'],
    split: ['--filter'],
    rg: ['--pre'],
    zip: (0,_read_only_row_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a)('-TT --unzip-command'),
    wget: ['--use-askpass'],
    ag: ['--pager'],
    bat: ['--pager'],
    ssh: ['-o'],
    mapfile: ['-C'],
    readarray: ['-C'],
    complete: ['-C'],
    compgen: ['-C'],
    gdb: (0,_read_only_row_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a)('-ex -iex --eval-command'),
    less: ['+'],
    vim,
    vi: vim,
    nvim: vim,
    ex: vim,
};
/** Of these, only what begins with `!` is a shell command. */
const exLanguages = new Set((0,_read_only_row_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a)('vim vi nvim ex gdb less'));
/** Variables whose value is run as a command by whatever looks at it. */
const commandVariables = /^(?:\w*(?:PAGER|EDITOR|ASKPASS|_COMMAND|_SSH|_EXTERNAL_DIFF|_PROXY_COMMAND)|VISUAL|BROWSER|LESSOPEN|LESSCLOSE)$/;
/** Keys of git's configuration whose value is run as a command. */
const gitCommandKeys = /^(?:alias\.|pager\.)|(?:pager|command|editor|cmd|helper|external|textconv|process|clean|smudge|fsmonitor|program|proxy|askpass|driver|uploadpack|receivepack)$/i;


/***/ }),

/***/ 20292:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ innerOf),
/* harmony export */   k: () => (/* binding */ programName)
/* harmony export */ });
/* harmony import */ var _given_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27198);
/* harmony import */ var _shell_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91468);
/* harmony import */ var _wrapper_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29728);



/** The program's name without its folder; null when it is computed. */
function programName(words) {
    const name = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(words[0]);
    return name === null ? null : (name.split('/').at(-1) ?? name);
}
/** What the command runs in its turn; empty for ordinary programs. */
function innerOf({ words, stdin }) {
    const name = programName(words);
    const rest = words.slice(1);
    if (name === null)
        return [];
    if (isShell(name))
        return shellInner(rest, stdin);
    if (name === 'eval')
        return [joined(rest)];
    if (name === 'source' || name === '.')
        return sourceInner(rest);
    if (name === 'trap')
        return trapInner(rest);
    if (name === 'hash')
        return rest.map((word) => ({ kind: 'words', words: [word] }));
    if (name === 'alias')
        return rest.map(aliasInner).filter((inner) => inner !== null);
    if (name === 'xargs')
        return xargsInner(rest);
    if (name === 'parallel')
        return [{ kind: 'anything' }];
    if (name === 'find')
        return findInner(rest, /^-(exec|execdir|ok|okdir)$/);
    if (name === 'fd' || name === 'fdfind')
        return findInner(rest, /^(-x|-X|--exec|--exec-batch)$/);
    if (name === 'git')
        return gitInner(rest);
    if (name === 'sed' || name === 'gsed')
        return rest.flatMap(_given_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .sedInner */ .rP);
    const taken = Object.hasOwn(_wrapper_table_js__WEBPACK_IMPORTED_MODULE_2__/* .commandOptions */ .i6, name)
        ? (0,_given_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .optionInner */ .uu)(name, rest, _wrapper_table_js__WEBPACK_IMPORTED_MODULE_2__/* .commandOptions */ .i6[name] ?? [])
        : [];
    const wrapper = Object.hasOwn(_wrapper_table_js__WEBPACK_IMPORTED_MODULE_2__/* .wrappers */ .zj, name) ? _wrapper_table_js__WEBPACK_IMPORTED_MODULE_2__/* .wrappers */ .zj[name] : undefined;
    if (wrapper)
        return wrapped(rest, wrapper);
    return _wrapper_table_js__WEBPACK_IMPORTED_MODULE_2__/* .opaqueWrappers */ .go.has(name) ? [...taken, ...everySuffix(rest), ...rest.flatMap(asScript)] : taken;
}
/** `bash`, and as it is called where there are several: `bash-5.2`. */
function isShell(name) {
    return _wrapper_table_js__WEBPACK_IMPORTED_MODULE_2__/* .shells */ .mP.has(name.replace(/-?\d[\d.]*$/, ''));
}
function trapInner(words) {
    const rest = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(words[0]) === '--' ? words.slice(1) : words;
    return rest.length >= 2 ? [joined(rest.slice(0, 1))] : [];
}
/** `npx -c "a && b"`, `ssh host "a b"`: an argument with spaces may be a script. */
function asScript(word) {
    const text = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(word);
    return text !== null && /\s/.test(text) ? [{ kind: 'script', script: text }] : [];
}
function wrapped(words, wrapper) {
    const parsed = options(words, wrapper);
    if (parsed === null)
        return everySuffix(words);
    if (parsed.query)
        return [];
    let rest = parsed.rest.slice(wrapper.operands ?? 0);
    if (wrapper.assignments)
        rest = rest.slice(firstProgram(rest));
    const scripts = [...parsed.scripts, ...lateScripts(parsed.rest, wrapper)].map((script) => joined([script]));
    if (rest.length === 0)
        return scripts;
    return [...scripts, wrapper.joins ? joined(rest) : { kind: 'words', words: rest }];
}
/** `su root -c \u2026`: the script's option may stand behind the operands. */
function lateScripts(words, wrapper) {
    return words.filter((_, index) => {
        const before = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(words[index - 1]) ?? '';
        return before.length === 2 && before.startsWith('-') && (wrapper.scripts ?? '').includes(before.slice(1));
    });
}
/** Null when an option is not described, so that where the program begins is not known. */
function options(words, wrapper) {
    const found = { rest: [], scripts: [], query: false, seen: '' };
    for (let at = 0; at < words.length; at += 1) {
        const word = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(words[at]);
        if (word === null)
            return null;
        if (word === '--')
            return { ...found, rest: words.slice(at + 1) };
        if (!word.startsWith('-') || word === '-')
            return { ...found, rest: words.slice(at) };
        const taken = word.startsWith('--')
            ? longOption(word.slice(2), words[at + 1], wrapper, found)
            : shortOptions(word.slice(1), words[at + 1], wrapper, found);
        if (taken === null)
            return null;
        at += taken;
    }
    return found;
}
/** How many of the following words belong to the option. */
function longOption(text, next, wrapper, found) {
    const [name = '', value] = text.split(/=(.*)/s);
    if (wrapper.longScripts?.includes(name)) {
        found.scripts.push(value === undefined ? (next ?? _shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .anyWord */ .Ro) : (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literalWord */ .CK)(value));
        return value === undefined ? 1 : 0;
    }
    if (wrapper.longValues?.includes(name))
        return value === undefined ? 1 : 0;
    return wrapper.long?.includes(name) ? 0 : null;
}
function shortOptions(letters, next, wrapper, found) {
    for (const [index, letter] of Array.from(letters).entries()) {
        const attached = letters.slice(index + 1);
        found.seen += letter;
        if (wrapper.scripts?.includes(letter)) {
            found.scripts.push(attached === '' ? (next ?? _shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .anyWord */ .Ro) : (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literalWord */ .CK)(attached));
            return attached === '' ? 1 : 0;
        }
        if (wrapper.values?.includes(letter))
            return attached === '' ? 1 : 0;
        if (wrapper.queries?.includes(letter))
            found.query = true;
        else if (!wrapper.flags?.includes(letter))
            return null;
    }
    return 0;
}
function firstProgram(words) {
    // `env - PROGRAM` is `env -i PROGRAM`.
    const at = words.findIndex((word) => word.raw !== '-' && !/^[A-Za-z_]\w*=/.test(word.raw));
    return at === -1 ? words.length : at;
}
/** Beyond 64 words it is not worth the time: the command may then run anything. */
function everySuffix(words) {
    if (words.length > 64)
        return [{ kind: 'anything' }];
    return words.flatMap((word, index) => (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(word)?.startsWith('-') ? [] : [{ kind: 'words', words: words.slice(index) }]);
}
function joined(words) {
    const texts = words.map(_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu);
    return texts.some((text) => text === null)
        ? { kind: 'anything' }
        : { kind: 'script', script: texts.join(' ') };
}
function shellInner(words, stdin) {
    const parsed = options(words.map(plusAsMinus), _wrapper_table_js__WEBPACK_IMPORTED_MODULE_2__/* .shellOptions */ .vr);
    if (parsed === null)
        return [{ kind: 'anything' }, ...everySuffix(words)];
    const first = parsed.rest[0];
    if (parsed.seen.includes('c'))
        return first === undefined ? [] : [joined([first])];
    const file = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(first);
    const readsInput = first === undefined ||
        parsed.seen.includes('s') ||
        (file !== null && /^(-|\/dev\/(stdin|fd\/))/.test(file));
    if (readsInput)
        return [stdin === null ? { kind: 'anything' } : { kind: 'script', script: stdin }];
    // A script file is a program like any other; a computed one may be a substitution that holds anything.
    return file === null ? [{ kind: 'anything' }] : [];
}
/** `+e` switches off what `-e` switches on. */
function plusAsMinus(word) {
    const text = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(word);
    return text !== null && /^\+[a-zA-Z]+$/.test(text) ? (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literalWord */ .CK)(`-${text.slice(1)}`) : word;
}
function sourceInner(words) {
    const file = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(words[0]);
    return file === null || file.startsWith('/dev/') ? [{ kind: 'anything' }] : [];
}
function aliasInner(word) {
    const text = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(word);
    if (text === null)
        return { kind: 'anything' };
    const [, script] = text.split(/=(.*)/s);
    return script === undefined ? null : { kind: 'script', script };
}
/** Its input becomes arguments: any words behind those that are written, or in place of the `-I` mark. */
function xargsInner(words) {
    const parsed = options(words, _wrapper_table_js__WEBPACK_IMPORTED_MODULE_2__/* .xargsOptions */ ._q);
    const found = parsed === null ? everySuffix(words) : [{ kind: 'words', words: parsed.rest }];
    return found.map((inner) => {
        if (inner.kind !== 'words' || inner.words.length === 0)
            return inner;
        const marks = replaceMarks(words);
        return { kind: 'words', words: [...inner.words.map((word) => unmarked(word, marks)), _shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .anyWord */ .Ro] };
    });
}
function replaceMarks(words) {
    return words.flatMap((word, index) => {
        const text = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(word) ?? '';
        const attached = /^(?:-I|--replace=)(.+)$/s.exec(text)?.[1];
        if (attached !== undefined)
            return [attached];
        return text === '-I' ? [(0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(words[index + 1]) ?? '{}'] : text.startsWith('--replace') ? ['{}'] : [];
    });
}
function unmarked(word, marks) {
    const text = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(word);
    const mark = text === null ? undefined : marks.find((mark) => mark !== '' && text.includes(mark));
    if (text === null || mark === undefined)
        return word;
    return {
        raw: word.raw,
        known: text.split(mark).flatMap((piece, index) => (index === 0 ? [piece] : [null, piece])),
    };
}
/** Each `-exec \u2026 ;` or `-exec \u2026 +`, with `{}` standing for anything. */
function findInner(words, execute) {
    return words.flatMap((word, index) => {
        const text = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(word);
        if (text === null || !execute.test(text))
            return [];
        const rest = words.slice(index + 1);
        const end = rest.findIndex((word) => [';', '+'].includes((0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(word) ?? ''));
        const inner = (end === -1 ? rest : rest.slice(0, end)).map((word) => unmarked(word, ['{}']));
        return inner.length === 0 ? [] : [{ kind: 'words', words: inner }];
    });
}
/** Aliases given on the command line, and the subcommands that run others. */
function gitInner(words) {
    const texts = words.map(_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu);
    const found = [];
    for (const [index, text] of texts.entries()) {
        if (text === null)
            continue;
        const next = words.slice(index + 1);
        const [, key = '', value = ''] = /^(?:--?\w[\w-]*=?)?([\w.-]+)=(.*)$/s.exec(text) ?? [];
        if (_wrapper_table_js__WEBPACK_IMPORTED_MODULE_2__/* .gitCommandKeys */ .gL.test(key))
            found.push({ kind: 'script', script: value.replace(/^!/, '') });
        // `git config alias.x '!\u2026'`
        if (_wrapper_table_js__WEBPACK_IMPORTED_MODULE_2__/* .gitCommandKeys */ .gL.test(text) && text.includes('.') && next[0])
            found.push(unbanged(next[0]));
        if (/^--[\w-]+-filter$/.test(text) && next[0])
            found.push(joined([next[0]]));
        if (text === 'foreach')
            found.push(joined(next.filter((word) => !word.raw.startsWith('--'))));
        if (text === 'bisect' && texts[index + 1] === 'run')
            found.push({ kind: 'words', words: words.slice(index + 2) });
        if ((text === '-x' || text === '--exec') && next[0])
            found.push(joined([next[0]]));
        const attached = /^--(?:exec|extcmd|[\w-]+-filter)=(.*)$/s.exec(text)?.[1];
        if (attached !== undefined)
            found.push({ kind: 'script', script: attached });
    }
    return found;
}
function unbanged(word) {
    const text = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(word);
    return text === null ? { kind: 'anything' } : { kind: 'script', script: text.replace(/^!/, '') };
}


/***/ }),

/***/ 31870:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ ignoreMatcher),
/* harmony export */   f: () => (/* binding */ globMatcher)
/* harmony export */ });
const mostAlternatives = 64;
const longestPattern = 1000;
/** Patterns longer than 1,000 characters match nothing. */
function globMatcher(pattern) {
    if (pattern.length > longestPattern)
        return () => false;
    const programs = alternatives(pattern).map(compile);
    return (path) => programs.some((program) => runs(program, path));
}
/**
 * The lines of a `.gitignore` (or a list of such patterns) as one matcher over paths relative to its folder. A path is matched
 * too when a folder above it is. Later lines win; `!` takes back.
 */
function ignoreMatcher(lines) {
    const rules = lines.map(ignoreRule).filter((rule) => rule !== null);
    if (rules.length === 0)
        return () => false;
    return (path) => {
        const parts = path.replace(/\/$/, '').split('/');
        for (let depth = 1; depth <= parts.length; depth += 1) {
            const directory = depth < parts.length || path.endsWith('/');
            if (ignored(rules, parts.slice(0, depth).join('/'), directory))
                return true;
        }
        return false;
    };
}
function ignored(rules, path, directory) {
    let result = false;
    for (const rule of rules) {
        if ((directory || !rule.directoryOnly) && rule.matches(path))
            result = !rule.negated;
    }
    return result;
}
function ignoreRule(line) {
    const ended = line.trimEnd();
    // A space behind a backslash belongs to the name.
    let text = ended.endsWith('\\') ? line.slice(0, ended.length + 1).replace(/\r$/, '') : ended;
    if (text === '' || text.startsWith('#') || text.length > longestPattern)
        return null;
    const negated = text.startsWith('!');
    if (negated)
        text = text.slice(1);
    const directoryOnly = text.endsWith('/');
    if (directoryOnly)
        text = text.slice(0, -1);
    const anchored = text.includes('/');
    const program = compile(anchored ? text.replace(/^\//, '') : `**/${text}`);
    return { negated, directoryOnly, matches: (path) => runs(program, path) };
}
function compile(pattern) {
    const tokens = [];
    const chars = Array.from(pattern);
    for (let at = 0; at < chars.length; at += 1) {
        const char = chars[at] ?? '';
        if (char === '\\' && at + 1 < chars.length) {
            at += 1;
            tokens.push({ kind: 'char', char: chars[at] ?? '' });
        }
        else if (char === '*') {
            let stars = 1;
            while (chars[at + 1] === '*') {
                stars += 1;
                at += 1;
            }
            const startsPart = at - stars < 0 || chars[at - stars] === '/';
            if (stars >= 2 && startsPart && chars[at + 1] === '/') {
                at += 1;
                tokens.push({ kind: 'folders' });
            }
            else {
                tokens.push({ kind: stars >= 2 ? 'globstar' : 'star' });
            }
        }
        else if (char === '?') {
            tokens.push({ kind: 'one' });
        }
        else if (char === '[') {
            const end = classEnd(chars, at);
            if (end === -1)
                tokens.push({ kind: 'char', char });
            else {
                tokens.push(classToken(chars.slice(at + 1, end)));
                at = end;
            }
        }
        else {
            tokens.push({ kind: 'char', char });
        }
    }
    return tokens;
}
function classEnd(chars, start) {
    const first = chars[start + 1] === '!' || chars[start + 1] === '^' ? start + 2 : start + 1;
    return chars.indexOf(']', first + 1);
}
function classToken(body) {
    const negated = body[0] === '!' || body[0] === '^';
    const chars = negated ? body.slice(1) : body;
    const ranges = [];
    for (let at = 0; at < chars.length; at += 1) {
        const from = chars[at] ?? '';
        const to = chars[at + 2];
        if (chars[at + 1] === '-' && to !== undefined) {
            ranges.push([from, to]);
            at += 2;
        }
        else {
            ranges.push([from, from]);
        }
    }
    return { kind: 'class', negated, ranges };
}
/** Follows all positions in the pattern at once, so that no input makes it backtrack. */
function runs(tokens, path) {
    let states = closure(tokens, new Set([0]));
    for (const char of path) {
        const next = new Set();
        for (const at of states)
            step(tokens, at, char, next);
        if (next.size === 0)
            return false;
        states = closure(tokens, next);
    }
    return states.has(tokens.length);
}
function step(tokens, state, char, next) {
    // A `folders` token that has begun is state -(index + 1): it may be left only behind a slash.
    if (state < 0) {
        next.add(state);
        if (char === '/')
            next.add(-state);
        return;
    }
    const token = tokens[state];
    if (token === undefined)
        return;
    if (token.kind === 'folders') {
        next.add(-(state + 1));
        if (char === '/')
            next.add(state + 1);
    }
    else if (token.kind === 'globstar' || (token.kind === 'star' && char !== '/')) {
        next.add(state);
    }
    else if (accepts(token, char)) {
        next.add(state + 1);
    }
}
function accepts(token, char) {
    if (token.kind === 'char')
        return token.char === char;
    if (token.kind === 'one')
        return char !== '/';
    if (token.kind !== 'class' || char === '/')
        return false;
    return token.ranges.some(([from, to]) => from <= char && char <= to) !== token.negated;
}
/** Tokens that may stand for nothing are passed over. */
function closure(tokens, states) {
    for (const state of states) {
        const kind = state < 0 ? undefined : tokens[state]?.kind;
        if (kind === 'star' || kind === 'globstar' || kind === 'folders')
            states.add(state + 1);
    }
    return states;
}
/** `src/{a,b}.ts` \u2192 two patterns. Beyond 64 the braces are left as they stand. */
function alternatives(pattern) {
    const done = [];
    const waiting = [pattern];
    while (waiting.length > 0) {
        const next = waiting.shift() ?? '';
        const braces = firstBraces(next);
        if (braces === null || done.length + waiting.length >= mostAlternatives)
            done.push(next);
        else
            waiting.push(...braces.choices.map((choice) => braces.before + choice + braces.after));
    }
    return done;
}
function firstBraces(pattern) {
    for (let open = pattern.indexOf('{'); open !== -1; open = pattern.indexOf('{', open + 1)) {
        const choices = [];
        let depth = 0;
        let from = open + 1;
        for (let at = open; at < pattern.length; at += 1) {
            const char = pattern[at];
            if (char === '\\')
                at += 1;
            else if (char === '{')
                depth += 1;
            else if (char === ',' && depth === 1) {
                choices.push(pattern.slice(from, at));
                from = at + 1;
            }
            else if (char === '}') {
                depth -= 1;
                if (depth > 0)
                    continue;
                choices.push(pattern.slice(from, at));
                if (choices.length < 2)
                    break;
                return { before: pattern.slice(0, open), choices, after: pattern.slice(at + 1) };
            }
        }
    }
    return null;
}


/***/ })

};
