export const id = 4163;
export const ids = [4163,7090];
export const modules = {

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

/***/ 3218:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5145);

/** What was thrown, for a sentence that a person or a model reads: with what to do next, where that is known. */
function reasonOf(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GainsayError */ .T)
        return `${error.message}. ${error.remedy}`;
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 6133:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ traitsOf),
/* harmony export */   u: () => (/* binding */ undated)
/* harmony export */ });
const all = ['low', 'medium', 'high'];
const alwaysThinks = {
    leastThinking: null,
    efforts: all,
    maxOutput: 128_000,
    context: 1_000_000,
};
const canStop = { ...alwaysThinks, leastThinking: 'disabled' };
const small = { leastThinking: 'disabled', efforts: [], maxOutput: 64_000, context: 200_000 };
/** From the models' pages at platform.claude.com/docs, November 2026. */
const traits = {
    'claude-fable-5-2': alwaysThinks,
    'claude-mythos-5-2': alwaysThinks,
    'claude-fable-5-1': alwaysThinks,
    'claude-mythos-5-1': alwaysThinks,
    'claude-fable-5': alwaysThinks,
    'claude-mythos-5': alwaysThinks,
    'claude-mythos-preview': alwaysThinks,
    'claude-opus-5-5': alwaysThinks,
    'claude-opus-5': canStop,
    'claude-opus-4-8': canStop,
    'claude-opus-4-7': canStop,
    'claude-opus-4-6': canStop,
    'claude-opus-4-5': { ...small, efforts: all },
    'claude-sonnet-5-5': { ...alwaysThinks, leastThinking: 'between_tools' },
    'claude-sonnet-5': canStop,
    'claude-sonnet-4-6': canStop,
    'claude-sonnet-4-5': small,
    'claude-haiku-5-5': canStop,
    'claude-haiku-4-5': small,
};
/** A model that this table does not know is sent neither thinking nor effort: its own defaults hold. */
const unknown = { leastThinking: null, efforts: [], maxOutput: 64_000, context: 200_000 };
function traitsOf(model) {
    return traits[undated(model)] ?? unknown;
}
/** `claude-haiku-4-5-20251001` \u2192 `claude-haiku-4-5`. */
function undated(model) {
    return model.replace(/-20\d{6}$/, '');
}


/***/ }),

/***/ 4041:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hl: () => (/* binding */ promptTokens),
/* harmony export */   Rl: () => (/* binding */ sumUsage),
/* harmony export */   tk: () => (/* binding */ noUsage)
/* harmony export */ });
/* unused harmony export sumCosts */
const noUsage = { input: 0, output: 0, cacheRead: 0, cacheWrite5m: 0, cacheWrite1h: 0 };
/** Token by token; null counts as nothing. */
function sumUsage(usages) {
    const sum = { ...noUsage };
    for (const usage of usages) {
        if (usage === null)
            continue;
        sum.input += usage.input;
        sum.output += usage.output;
        sum.cacheRead += usage.cacheRead;
        sum.cacheWrite5m += usage.cacheWrite5m;
        sum.cacheWrite1h += usage.cacheWrite1h;
    }
    return sum;
}
/** Tokens of the whole prompt, cached or not: what counts against a context window. */
function promptTokens(usage) {
    return usage.input + usage.cacheRead + usage.cacheWrite5m + usage.cacheWrite1h;
}
/** US dollars of several parts; null as soon as one part is unknown, so that a sum is never too low. */
function sumCosts(costs) {
    let sum = 0;
    for (const cost of costs) {
        if (cost === null)
            return null;
        sum += cost;
    }
    return sum;
}


/***/ }),

/***/ 4163:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(5145);
;// CONCATENATED MODULE: ./build/model/aliases.js

/** The one table of aliases. Inputs override it line by line. */
const current = {
    haiku: 'claude-haiku-5-5',
    sonnet: 'claude-sonnet-5-5',
    opus: 'claude-opus-5-5',
    fable: 'claude-fable-5-2',
    mythos: 'claude-mythos-5-2',
};
/**
 * `overrides` is what a person wrote: `haiku=claude-haiku-5-5, fast=claude-sonnet-5-5`, by commas or lines; it may add
 * names. `resolve` turns an alias into an id and passes ids (anything with a digit or a separator) through.
 *
 * @throws InvalidInput naming `field` for a bad override, or the unknown name and the known ones.
 */
function createAliases(overrides, field) {
    const table = new Map([...Object.entries(current), ...parse(overrides, field)]);
    return {
        resolve(nameOrAlias) {
            const name = nameOrAlias.trim();
            const id = table.get(name.toLowerCase());
            if (id !== undefined)
                return id;
            if (/^[a-z][a-z0-9]*([-./:@_][A-Za-z0-9._@:-]+)+$/i.test(name))
                return name;
            throw new errors/* InvalidInput */.o(`there is no model alias "${name.slice(0, 80)}"`, {
                at: { file: 'configuration', field: 'model' },
                remedy: `Use one of ${[...table.keys()].join(', ')}, or a full model id such as ${current.sonnet}.`,
            });
        },
    };
}
function parse(overrides, field) {
    const table = [];
    for (const part of overrides.split(/[,\n]/)) {
        const text = part.trim();
        if (text === '')
            continue;
        const match = /^([a-z][a-z0-9-]*)\s*=\s*(\S+)$/i.exec(text);
        if (!match?.[1] || !match[2]) {
            throw new errors/* InvalidInput */.o(`"${text.slice(0, 80)}" is not of the form alias=model-id`, {
                at: { file: 'configuration', field },
                remedy: 'Write for example haiku=claude-haiku-5-5,sonnet=claude-sonnet-5-5.',
            });
        }
        table.push([match[1].toLowerCase(), match[2]]);
    }
    return table;
}

// EXTERNAL MODULE: ./build/model/traits.js
var traits = __webpack_require__(6133);
// EXTERNAL MODULE: ./build/model/usage.js
var model_usage = __webpack_require__(4041);
;// CONCATENATED MODULE: ./build/model/pricing.js


/**
 * List prices of the first-party API as published at platform.claude.com/docs/en/about-claude/pricing and on the
 * models' own pages, read in November 2026. A model that is missing here has no published price that we know of: its
 * cost is null, never 0. Regional, batch and fast-mode surcharges are left out; we ask for none of them.
 */
const prices = {
    'claude-fable-5-1': price(10, 50, 0.25),
    'claude-mythos-5-1': price(10, 50, 0.25),
    'claude-fable-5': price(10, 50, 1),
    'claude-mythos-5': price(10, 50, 1),
    'claude-opus-5-5': price(4, 20, 0.2),
    'claude-opus-5': price(5, 25, 0.5),
    'claude-opus-4-8': price(5, 25, 0.5),
    'claude-opus-4-7': price(5, 25, 0.5),
    'claude-opus-4-6': price(5, 25, 0.5),
    'claude-opus-4-5': price(5, 25, 0.5),
    // Cache reads since 7 October 2026.
    'claude-sonnet-5-5': price(2, 10, 0.1),
    'claude-sonnet-5': price(2, 10, 0.2),
    'claude-sonnet-4-6': price(3, 15, 0.3),
    'claude-sonnet-4-5': price(3, 15, 0.3),
    'claude-haiku-5-5': { ...price(0.1, 0.5, 0.01), long: { above: 100_000, ...price(0.5, 2.5, 0.05) } },
    'claude-haiku-4-5': price(1, 5, 0.1),
};
/** Writes to the cache cost 1.25\u00d7 (5 minutes) and 2\u00d7 (1 hour) the input price on every model so far. */
function price(input, output, cacheRead) {
    return { input, output, cacheRead, cacheWrite5m: input * 1.25, cacheWrite1h: input * 2 };
}
/** US dollars of ONE request (prices may depend on its length, so price turn by turn and sum); null where unknown. */
function priceOf(model, usage) {
    const list = prices[(0,traits/* undated */.u)(model)];
    if (!list)
        return null;
    const rate = list.long && (0,model_usage/* promptTokens */.Hl)(usage) > list.long.above ? list.long : list;
    return ((usage.input * rate.input +
        usage.output * rate.output +
        usage.cacheRead * rate.cacheRead +
        usage.cacheWrite5m * rate.cacheWrite5m +
        usage.cacheWrite1h * rate.cacheWrite1h) /
        1_000_000);
}

;// CONCATENATED MODULE: ./build/model/open.js




const defaultAlias = 'sonnet';
/**
 * Opens the model that was chosen and loads nothing else. `playbook` makes the deterministic model.
 *
 * @throws InvalidInput for an unknown name, a missing key or an unreadable script.
 */
async function openModel(choice, secrets, playbook) {
    const hasKey = Boolean(secrets.apiKey ?? secrets.authToken);
    const name = choice.model.trim() || (hasKey ? defaultAlias : 'playbook');
    const opened = await open_open({ ...choice, model: name }, secrets, playbook);
    if (choice.recordTo === undefined)
        return opened;
    const { recordingModel } = await __webpack_require__.e(/* import() */ 6684).then(__webpack_require__.bind(__webpack_require__, 6684));
    return { ...opened, model: recordingModel(opened.model, choice.recordTo) };
}
async function open_open(choice, secrets, playbook) {
    const [kind, file] = splitKind(choice.model);
    if (kind === 'playbook')
        return free(await playbook(), () => 'playbook');
    if (kind === 'scripted') {
        const { createScriptedModel } = await __webpack_require__.e(/* import() */ 5082).then(__webpack_require__.bind(__webpack_require__, 5082));
        return free(await createScriptedModel({ file }), createAliases(choice.aliases, 'model-aliases').resolve);
    }
    if (kind === 'recorded') {
        const { createRecordedModel } = await __webpack_require__.e(/* import() */ 6684).then(__webpack_require__.bind(__webpack_require__, 6684));
        return free(await createRecordedModel(file), createAliases(choice.aliases, 'model-aliases').resolve);
    }
    return openAnthropic(choice, secrets);
}
async function openAnthropic(choice, secrets) {
    const { resolve } = createAliases(choice.aliases, 'model-aliases');
    const defaultModel = resolve(choice.model === 'anthropic' ? defaultAlias : choice.model);
    if (!secrets.apiKey && !secrets.authToken) {
        throw new errors/* InvalidInput */.o(`the model ${defaultModel} needs a key`, {
            at: { file: 'configuration', field: 'anthropic-api-key' },
            remedy: 'Set ANTHROPIC_API_KEY (or the input), or leave the model out: the playbook needs no key.',
        });
    }
    const { createAnthropicModel } = await __webpack_require__.e(/* import() */ 4886).then(__webpack_require__.bind(__webpack_require__, 4886));
    const model = createAnthropicModel({
        ...(secrets.apiKey ? { apiKey: secrets.apiKey } : { authToken: secrets.authToken ?? '' }),
        ...(secrets.baseUrl !== undefined && { baseUrl: secrets.baseUrl }),
        idleTimeoutMs: choice.idleTimeoutMs ?? 120_000,
        maxRetries: choice.maxRetries ?? 4,
    });
    return { model, defaultModel, resolve, price: priceOf };
}
/** A model that bills nothing by itself. A script may name the usage of a real model: that is priced as such. */
function free(model, resolve) {
    return {
        model,
        defaultModel: model.name,
        resolve: (nameOrAlias) => (nameOrAlias === model.name ? model.name : resolve(nameOrAlias)),
        price: (name, usage) => ((0,model_usage/* promptTokens */.Hl)(usage) + usage.output === 0 ? 0 : priceOf(name, usage)),
    };
}
function splitKind(name) {
    const colon = name.indexOf(':');
    const kind = colon === -1 ? name : name.slice(0, colon);
    const file = colon === -1 ? '' : name.slice(colon + 1);
    const needsFile = kind === 'scripted' || kind === 'recorded';
    if (needsFile && file === '') {
        throw new errors/* InvalidInput */.o(`${kind} needs a file`, {
            at: { file: 'configuration', field: 'model' },
            remedy: `Write ${kind}:PATH.`,
        });
    }
    return [kind, file];
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: ./build/workspace/process.js + 2 modules
var workspace_process = __webpack_require__(2631);
// EXTERNAL MODULE: ./build/sandbox/exit-status.js
var exit_status = __webpack_require__(2033);
// EXTERNAL MODULE: ./build/sandbox/rlimits.js
var rlimits = __webpack_require__(9994);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/base/error-code.js
var error_code = __webpack_require__(7090);
// EXTERNAL MODULE: ./build/sandbox/proc.js
var proc = __webpack_require__(4814);
;// CONCATENATED MODULE: ./build/sandbox/marked-processes.js



/** Name of the variable by which a command's processes are known after it ended. Its value is new for each command. */
const marker = 'GAINSAY_COMMAND';
const rounds = 50;
const pauseMs = 10;
/**
 * Kills every process of this user that carries the mark or belongs to the command's session, until none is left
 * (half a second at most), and says how many different ones there were. Always 0 where there is no /proc.
 */
async function endMarked(id, session) {
    const seen = new Set();
    for (let round = 0; round < rounds; round += 1) {
        const found = marked(id, session);
        if (found.length === 0)
            break;
        for (const pid of found) {
            seen.add(pid);
            kill(pid);
        }
        await (0,external_node_timers_promises_.setTimeout)(pauseMs);
    }
    return seen.size;
}
function marked(id, session) {
    return (0,proc/* allPids */.SH)()
        .filter((pid) => belongs(pid, id, session))
        .map(Number);
}
function belongs(pid, id, session) {
    const stat = (0,proc/* readOfProcess */.LF)(pid, 'stat');
    // After the name in parentheses: state, parent, group, session.
    const [state, , , sessionId] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === undefined || state === 'Z' || state === 'X')
        return false;
    if (session !== undefined && Number(sessionId) === session)
        return true;
    return (0,proc/* readOfProcess */.LF)(pid, 'environ').includes(`${marker}=${id}`);
}
function kill(pid) {
    try {
        process.kill(pid, 'SIGKILL');
    }
    catch (error) {
        if ((0,error_code/* errorCode */.C)(error) !== 'ESRCH')
            throw error;
    }
}

// EXTERNAL MODULE: ./build/sandbox/watch.js
var watch = __webpack_require__(7499);
;// CONCATENATED MODULE: ./build/sandbox/none.js







/**
 * No isolation: the command runs on the host, at host paths, with the network of the host. Only its environment,
 * its limits and its processes are kept in hand. A daemon that clears its environment and leaves its session
 * escapes; nothing but a PID namespace prevents that.
 */
function openBare() {
    return Promise.resolve({
        level: 'none',
        mapsPaths: false,
        proofs: [],
        run: runBare,
        close: () => Promise.resolve(),
    });
}
async function runBare(command, signal) {
    const id = (0,external_node_crypto_.randomUUID)();
    const { limits, cwd, stdoutFile, stderrFile } = command;
    const owned = {
        close: () => { },
        survivors: Promise.resolve(0),
    };
    const options = {
        argv: (0,rlimits/* withRlimits */.Z)(command.argv, limits),
        env: { ...command.env, [marker]: id },
        timeoutMs: limits.timeMs,
        outputBytes: limits.outputBytes,
        cwd,
        stdoutFile,
        stderrFile,
    };
    try {
        const run = await (0,workspace_process/* storeProcess */.n)(options, signal, ({ child, pid, stop }) => {
            owned.close = (0,watch/* watchLimits */.U)({
                rootPid: pid,
                launchers: 0,
                limits,
                writable: [cwd],
                onExceeded: stop,
            }).close;
            // At once: what it left behind may hold its pipes open.
            owned.survivors = (0,external_node_events_.once)(child, 'exit').then(() => endMarked(id, pid));
        });
        const exit = (0,exit_status/* exitFromStatus */.r)(run.exit);
        const survivors = await owned.survivors;
        return { ...run, exit, survivors: (0,exit_status/* endedByItself */.j)(exit) ? survivors : 0 };
    }
    finally {
        owned.close();
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/workspace/remove-folder.js
var remove_folder = __webpack_require__(4185);
// EXTERNAL MODULE: ./build/sandbox/environment.js
var environment = __webpack_require__(6113);
// EXTERNAL MODULE: ./build/sandbox/tools.js
var tools = __webpack_require__(5511);
;// CONCATENATED MODULE: ./build/sandbox/probe.js










const limits = {
    timeMs: 10_000,
    memoryBytes: 256 * 1024 * 1024,
    processes: 64,
    fileBytes: 2 ** 20,
    outputBytes: 65_536,
};
/**
 * Proves a level before it is used: one command tries everything that it must not be able to do. The report prints
 * the proofs; if one does not hold, the level is not used. Rejects when the sandbox could not even start. `tidied`: when
 * nothing of the probe is left; nobody else has to wait for that.
 */
async function probe(sandbox, { runFolder, signal, onStarted = () => undefined }) {
    const folder = await (0,promises_.mkdtemp)(external_node_path_.join(runFolder, 'probe-'));
    const canary = `canary-${(0,external_node_crypto_.randomUUID)()}`;
    const listener = external_node_net_.createServer((socket) => socket.destroy());
    const state = { connections: 0 };
    listener.on('connection', () => (state.connections += 1));
    // A process of ours with a secret in its environment, as this program may be one.
    const holder = (0,external_node_child_process_.spawn)('/bin/sh', ['-c', 'read -r line'], {
        env: { GAINSAY_CANARY: canary },
        stdio: ['pipe', 'ignore', 'ignore'],
    });
    const gone = (0,external_node_events_.once)(holder, 'exit');
    const tidy = async () => {
        holder.kill('SIGKILL');
        listener.close();
        await gone;
        await (0,remove_folder/* removeFolder */.v)(folder);
    };
    try {
        listener.listen(0, '127.0.0.1');
        await (0,external_node_events_.once)(listener, 'listening');
        const address = listener.address();
        const port = address !== null && typeof address === 'object' ? address.port : 0;
        const bait = {
            canary,
            holderPid: holder.pid ?? 0,
            port,
            connections: () => state.connections,
            file: external_node_path_.join(folder, 'outside'),
        };
        const proofs = await tryEverything(sandbox, { folder, bait, onStarted }, signal);
        return { proofs, tidied: tidy() };
    }
    catch (error) {
        await tidy();
        throw error;
    }
}
async function tryEverything(sandbox, { folder, bait, onStarted }, signal) {
    const at = '/room';
    const [lower, upper, work] = ['lower', 'upper', 'work'].map((name) => external_node_path_.join(folder, name));
    if (lower === undefined || upper === undefined || work === undefined)
        throw new TypeError('three folders');
    await Promise.all([lower, upper, work].map((place) => (0,promises_.mkdir)(place)));
    await Promise.all([(0,promises_.writeFile)(bait.file, 'outside'), (0,promises_.writeFile)(external_node_path_.join(lower, 'file'), 'lower\n')]);
    const [stdoutFile, stderrFile] = [external_node_path_.join(folder, 'stdout'), external_node_path_.join(folder, 'stderr')];
    const left = `60.${bait.holderPid}${Date.now() % 100_000}`;
    const shell = (await (0,tools/* findSystemProgram */.FG)('bash')) === null ? 'sh' : 'bash';
    const result = await sandbox.run({
        argv: [shell, '-c', script(bait, { left, shell })],
        cwd: at,
        env: (0,environment/* baseEnvironment */.P)({ home: '/tmp' }),
        mounts: [{ kind: 'overlay', lower: [lower], upper, work, at }],
        network: { kind: 'none' },
        limits,
        stdoutFile,
        stderrFile,
        onStarted,
    }, signal);
    const said = answers(await (0,promises_.readFile)(stdoutFile, 'utf8'));
    const written = await (0,promises_.readFile)(external_node_path_.join(upper, 'file'), 'utf8').catch(() => '');
    const survivors = processesWith(left);
    return judge({ said, result, written, survivors, connections: bait.connections() });
}
/**
 * Prints `name=answer` lines. Written for few processes: most of its time is theirs. bash tries the connection by
 * itself; where there is none, node is asked.
 */
function script({ canary, holderPid, port, file }, { left, shell }) {
    const connect = shell === 'bash'
        ? `(exec 5<>/dev/tcp/127.0.0.1/${port}) 2>/dev/null`
        : `[ "$(node -e "require('net').connect(${port},'127.0.0.1').on('connect',()=>console.log('yes')).on('error',()=>{}).setTimeout(2000,function(){this.destroy()})")" ]`;
    return `
say() { echo "$1=$2"; }
grep -q ${canary} /proc/[0-9]*/environ 2>/dev/null && say canary read || say canary unseen
[ -e /proc/${holderPid} ] && grep -q ${canary} /proc/${holderPid}/environ && say parent seen || say parent unseen
${connect} && say connect yes || say connect no
devices=''
while read -r name rest; do case $name in *:) devices="$devices $name" ;; esac; done < /proc/net/dev
say devices "$devices"
wrote=''
for place in / /usr /etc /bin /dev; do
  (: > $place/gainsay-probe) 2>/dev/null && wrote="$wrote $place" && rm -f $place/gainsay-probe
done
(: > /proc/sys/kernel/core_pattern) 2>/dev/null && wrote="$wrote /proc/sys"
say wrote "$wrote"
[ -e '${file.replaceAll("'", "'\\''")}' ] && say outside seen || say outside unseen
[ -e /run ] || [ -e /var/run ] || [ -e /home ] && say sockets seen || say sockets unseen
while read -r name value rest; do
  case $name in Uid:|CapEff:|CapBnd:|NoNewPrivs:|Groups:) say $name "$value $rest" ;; esac
done < /proc/self/status
read -r content < file && echo "$content" > copy && echo upper > file && read -r content < copy && say room "$content"
sleep ${left} >/dev/null 2>&1 &
`;
}
/** Looks at once and in one go: what still lives now has outlived its command. */
function processesWith(word) {
    return (0,proc/* allPids */.SH)().filter((pid) => (0,proc/* readOfProcess */.LF)(pid, 'cmdline').includes(word)).length;
}
function answers(text) {
    return new Map(text.split('\n').flatMap((line) => {
        const at = line.indexOf('=');
        return at === -1 ? [] : [[line.slice(0, at), line.slice(at + 1).trim()]];
    }));
}
function judge(seen) {
    const { said, result } = seen;
    const is = (name, answer) => said.get(name) === answer;
    const privileges = ['CapEff:', 'CapBnd:', 'NoNewPrivs:'].map((name) => said.get(name)).join(' ');
    const uid = said.get('Uid:')?.split(/\s/)[0];
    return [
        {
            claim: 'cannot read the environment of a process outside',
            holds: is('canary', 'unseen') && is('parent', 'unseen'),
            detail: 'no canary in /proc of the sandbox',
        },
        {
            claim: 'cannot connect out',
            holds: is('connect', 'no') && is('devices', 'lo:') && seen.connections === 0,
            detail: `a listener on the host's loopback saw ${seen.connections} connections; devices: ${said.get('devices')}`,
        },
        {
            claim: 'cannot write outside its room',
            holds: is('wrote', '') && is('outside', 'unseen') && is('sockets', 'unseen'),
            detail: `written outside: ${said.get('wrote') || 'nothing'}`,
        },
        {
            claim: 'has no privileges',
            holds: uid !== undefined && uid !== '0' && /^0+ 0+ 1$/.test(privileges),
            detail: `uid ${uid}, capabilities and no_new_privs: ${privileges}`,
        },
        {
            claim: 'leaves no survivor',
            holds: result.survivors === 1 && seen.survivors === 0,
            detail: `a daemon was left behind, ${result.survivors} was counted, ${seen.survivors} lived on`,
        },
        {
            claim: 'works in an overlay that this program can read',
            holds: is('room', 'lower') && seen.written === 'upper\n' && result.exit.kind === 'code',
            detail: `exit ${JSON.stringify(result.exit)}`,
        },
    ];
}

;// CONCATENATED MODULE: ./build/sandbox/remedy.js

const orBare = 'Or choose `sandbox: none` (`--sandbox none`) if the change may run on this machine unprotected.';
/** What to do on this machine so that a level works: one thing, the likeliest, and the way without. */
async function remedyFor(levels) {
    if (process.platform !== 'linux')
        return `bubblewrap needs Linux: run in a Linux machine or container. ${orBare}`;
    const missing = levels.find(({ remedy }) => remedy.startsWith('Install it:'));
    if (missing !== undefined)
        return `${missing.remedy}. ${orBare}`;
    if (levels.some(({ reason }) => /overlay|upperdir/i.test(reason)))
        return `Overlays do not work in the run folder's file system: set TMPDIR (RUNNER_TEMP on a runner) to a folder on ext4, xfs, btrfs or tmpfs. ${orBare}`;
    if ((await setting('kernel/apparmor_restrict_unprivileged_userns')) === '1')
        return `AppArmor restricts user namespaces here (Ubuntu 23.10 and later): \`sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0\`, or an AppArmor profile for bwrap with \`userns,\`, or passwordless sudo. ${orBare}`;
    if ((await setting('kernel/unprivileged_userns_clone')) === '0')
        return `User namespaces are off: \`sudo sysctl -w kernel.unprivileged_userns_clone=1\`, or passwordless sudo. ${orBare}`;
    if ((await setting('user/max_user_namespaces')) === '0')
        return `User namespaces are off: \`sudo sysctl -w user.max_user_namespaces=15000\`, or passwordless sudo. ${orBare}`;
    return `In a container, start it with user namespaces allowed (docker: \`--security-opt seccomp=unconfined --security-opt apparmor=unconfined\`), or run outside of it. ${orBare}`;
}
function setting(name) {
    return (0,promises_.readFile)(`/proc/sys/${name}`, 'utf8').then((text) => text.trim(), () => '');
}

;// CONCATENATED MODULE: ./build/sandbox/sandbox-unavailable.js

/** No level of the sandbox works on this machine. The job's commands are not run: INCONCLUSIVE. */
class SandboxUnavailable extends errors/* GainsayError */.T {
    name = 'SandboxUnavailable';
    levels;
    constructor(levels, { remedy, cause }) {
        const list = levels.map(({ level, reason }) => `${level}: ${reason}`).join('; ');
        super(`No sandbox works on this machine (${list})`, { remedy, cause });
        this.levels = levels;
    }
}

;// CONCATENATED MODULE: ./build/sandbox/open.js






const unprivileged = {
    level: 'bubblewrap',
    open: async (options) => (await __webpack_require__.e(/* import() */ 296).then(__webpack_require__.bind(__webpack_require__, 296))).openBubblewrap(options),
};
const byRoot = {
    level: 'bubblewrap-root',
    open: async (options) => (await __webpack_require__.e(/* import() */ 3969).then(__webpack_require__.bind(__webpack_require__, 3969))).openBubblewrapRoot(options),
};
/**
 * Strongest first. Where this program is root, what it starts without help from root would still be root to the
 * kernel, which exempts that user from the limit on processes: another user comes first there.
 */
function ladder() {
    return process.getuid?.() === 0 ? [byRoot, unprivileged] : [unprivileged, byRoot];
}
/**
 * The first level of the ladder whose every proof holds on this machine; the proofs stay with it. Throws
 * SandboxUnavailable with what to do here. `none` isolates nothing and is only ever chosen by the user.
 */
async function openSandbox(request, signal) {
    const { runFolder, onProbing = () => undefined } = request;
    if (request.choice === 'none')
        return openBare();
    await (0,promises_.mkdir)(runFolder, { recursive: true });
    const failed = [];
    for (const { level, open } of ladder()) {
        signal.throwIfAborted();
        const tried = await tryLevel(level, () => open({ runFolder }), {
            runFolder,
            signal,
            onStarted: onProbing,
        });
        if ('run' in tried)
            return tried;
        failed.push(tried);
    }
    throw new SandboxUnavailable(failed, { remedy: await remedyFor(failed) });
}
async function tryLevel(level, open, options) {
    try {
        const sandbox = await open();
        const { proofs, tidied } = await probe(sandbox, options);
        const close = async () => {
            await Promise.all([tidied, sandbox.close()]);
        };
        tidied.catch(() => undefined);
        const broken = proofs.filter(({ holds }) => !holds);
        if (broken.length === 0)
            return { ...sandbox, proofs, close };
        await close();
        const reason = broken.map(({ claim, detail }) => `not proven: ${claim} (${detail})`).join(', ');
        return { level, reason, remedy: 'A level that is not proven is not used.' };
    }
    catch (error) {
        if (!(error instanceof errors/* GainsayError */.T))
            throw error;
        return { level, reason: error.message, remedy: error.remedy };
    }
}

;// CONCATENATED MODULE: ./build/job/house.js



/** What every job needs and what takes time to get: begun at once, waited for where it is used. */
function openHouse(options) {
    let onProbing = noted;
    const probing = new Promise((resolve) => (onProbing = resolve));
    const sandbox = proveSandbox(options, onProbing);
    const begun = Promise.race([probing, sandbox.then(noted, noted)]);
    // Heavy to read: it would hold up every step that leads to the proof.
    const models = begun.then(async () => await openModels(options.settings));
    // A failure is told to whoever waits for it; a job that ends before that has no use for it.
    const settled = Promise.allSettled([sandbox, models]);
    return {
        begun,
        async tools() {
            const opened = await models;
            return { sandbox: await sandbox, models: opened };
        },
        async close() {
            const [opened] = await settled;
            if (opened.status === 'fulfilled')
                await opened.value.close();
        },
    };
}
/** The demo's own code may run bare where nothing better can be had; everything else is refused then. */
async function proveSandbox({ settings, folder, progress, signal }, onProbing) {
    try {
        return await openSandbox({ choice: settings.sandbox, runFolder: folder, onProbing }, signal);
    }
    catch (error) {
        if (!settings.trustedCode || !(error instanceof SandboxUnavailable))
            throw error;
        progress({ type: 'stage', text: `No sandbox here (${error.remedy}); the demo's own code runs without.` });
        return await openSandbox({ choice: 'none', runFolder: folder }, signal);
    }
}
async function openModels(settings) {
    const { anthropicApiKey, anthropicBaseUrl, model, modelAliases } = settings;
    const aliases = Object.entries(modelAliases).map(([alias, id]) => `${alias}=${id}`);
    return await openModel({ model: model ?? '', aliases: aliases.join(',') }, {
        ...(anthropicApiKey === null ? {} : { apiKey: anthropicApiKey.reveal() }),
        ...(anthropicBaseUrl === null ? {} : { baseUrl: anthropicBaseUrl }),
    }, async () => {
        const [{ createPlaybookModel }, { playbooks }] = await Promise.all([
            __webpack_require__.e(/* import() */ 8231).then(__webpack_require__.bind(__webpack_require__, 8231)),
            __webpack_require__.e(/* import() */ 3393).then(__webpack_require__.bind(__webpack_require__, 3393)),
        ]);
        return createPlaybookModel(playbooks);
    });
}
function noted() { }

// EXTERNAL MODULE: ./build/base/reason.js
var reason = __webpack_require__(3218);
;// CONCATENATED MODULE: ./build/job/run-folder.js





/** `gainsay-<time>-<random>` below `parent`: never an existing folder, readable by this user alone. */
async function makeRunFolder(parent) {
    const time = new Date().toISOString().replaceAll(/[-:]/g, '').slice(0, 15);
    const folder = external_node_path_.join(parent, `gainsay-${time}-${(0,external_node_crypto_.randomBytes)(4).toString('hex')}`);
    try {
        await (0,promises_.mkdir)(folder, { recursive: false, mode: 0o700 });
    }
    catch (cause) {
        throw new errors/* GainsayError */.T(`The folder of this run cannot be made: ${(0,reason/* reasonOf */.A)(cause)}`, {
            remedy: 'Let TMPDIR (on a runner: RUNNER_TEMP) name a folder that exists and can be written to.',
            cause,
        });
    }
    return folder;
}
/** After a run that came to no result: a folder without any evidence holds nothing but what the pull request sent. */
async function removeWithoutEvidence(folder) {
    const kept = await (0,promises_.access)(external_node_path_.join(folder, 'evidence.jsonl')).then(() => true, () => false);
    if (!kept)
        await (0,promises_.rm)(folder, { recursive: true, force: true });
}

;// CONCATENATED MODULE: ./build/pipeline.js


/** event \u2192 job \u2192 agents \u2192 evidence \u2192 verdict \u2192 report */
async function run(options) {
    const { settings, progress, signal } = options;
    const folder = await makeRunFolder(settings.runFolders);
    try {
        // The sandbox is proven while the rest of this program is read and git looks at the change.
        const house = openHouse({ settings, folder, progress, signal });
        try {
            await house.begun;
            return await runIn(folder, house, options);
        }
        finally {
            await house.close();
        }
    }
    catch (error) {
        await removeWithoutEvidence(folder);
        throw error;
    }
}
async function runIn(folder, house, options) {
    const { event, settings, progress, signal, version } = options;
    const tell = (text) => progress({ type: 'stage', text });
    const { openJob } = await Promise.all(/* import() */[__webpack_require__.e(3630), __webpack_require__.e(6731)]).then(__webpack_require__.bind(__webpack_require__, 6731));
    const opening = openJob(event, { settings, folder, version, signal, log: { info: tell, warning: tell } });
    const running = Promise.all(/* import() */[__webpack_require__.e(8989), __webpack_require__.e(4006), __webpack_require__.e(5098), __webpack_require__.e(3933)]).then(__webpack_require__.bind(__webpack_require__, 3933));
    const job = await opening;
    try {
        const { runJob } = await running;
        return await runJob(job, house, options);
    }
    finally {
        await job.close();
    }
}


/***/ }),

/***/ 6113:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ baseEnvironment)
/* harmony export */ });
/* harmony import */ var _machine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6285);

/** Variables that tell a program it runs in a workflow, or give it the workflow's powers. */
const ofTheRunner = /^(?:GITHUB|ACTIONS|RUNNER|INPUT)_/;
/**
 * The whole environment of a command: nothing of this process is passed on but the folders of its PATH that the
 * sandbox mounts. `extra` wins over the defaults; names that belong to the runner are dropped from it.
 */
function baseEnvironment({ home, extra = {}, }) {
    const given = Object.entries(extra).filter(([name]) => !ofTheRunner.test(name));
    return {
        PATH: (0,_machine_js__WEBPACK_IMPORTED_MODULE_0__/* .machine */ .Aq)().searchPath.join(':'),
        HOME: home,
        USER: 'sandbox',
        LOGNAME: 'sandbox',
        SHELL: '/bin/sh',
        TMPDIR: '/tmp',
        LANG: 'C.UTF-8',
        TERM: 'dumb',
        CI: 'true',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        ...Object.fromEntries(given),
    };
}


/***/ }),

/***/ 2033:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ endedByItself),
/* harmony export */   r: () => (/* binding */ exitFromStatus)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);

/** Where a number has two names the usual one is listed first, and a Map keeps the last: hence the reversal. */
const names = new Map(Object.entries(node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals)
    .toReversed()
    .map(([name, number]) => [number, name]));
/**
 * A status as every level reports it: shells and bubblewrap turn death by signal n into 128 + n, and it is turned
 * back here, so that a crash is a crash wherever it was seen.
 */
function exitFromStatus(exit) {
    if (exit.kind !== 'code' || exit.code <= 128)
        return exit;
    const signal = names.get(exit.code - 128);
    return signal === undefined ? exit : { kind: 'signal', signal };
}
/** False for what was stopped from outside: it had no chance to leave anything behind. */
function endedByItself(exit) {
    return exit.kind === 'code' || exit.kind === 'signal';
}


/***/ }),

/***/ 6285:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ machine)
/* harmony export */ });
/* unused harmony exports describeMachine, findOn */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



/** Programs and libraries of the system, and the parts of /etc that say nothing about anybody. */
const system = [
    '/usr /bin /sbin /lib /lib32 /lib64 /libx32 /nix/store',
    '/etc/alternatives /etc/ca-certificates /etc/ca-certificates.conf /etc/crypto-policies /etc/fonts',
    '/etc/ld.so.cache /etc/ld.so.conf /etc/ld.so.conf.d /etc/localtime /etc/mime.types /etc/nsswitch.conf',
    '/etc/os-release /etc/pki/ca-trust /etc/pki/tls/certs /etc/protocols /etc/services /etc/shells',
    '/etc/ssl/certs /etc/ssl/openssl.cnf /etc/timezone',
].flatMap((line) => line.split(' '));
const alwaysSearched = ['/usr/local/bin', '/usr/bin', '/bin'];
/** Looked up on our own PATH, with the version managers that setup-node, nvm, volta and friends leave there. */
const toolNames = ['node', 'npm', 'npx', 'pnpm', 'yarn', 'bun', 'corepack', 'git'];
const cache = {};
/** Looks once: a few dozen `stat` calls. */
function machine() {
    cache.machine ??= describeMachine(process.env['PATH'] ?? '');
    return cache.machine;
}
function describeMachine(hostPath) {
    const folders = hostPath.split(':').filter((folder) => node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute(folder) && !addedByNpm(folder));
    const tools = [process.execPath, ...toolNames.map((name) => findOn(folders, name))];
    const readOnly = new Set(system.filter(node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync));
    for (const tool of tools.filter((tool) => tool !== null))
        for (const place of placesOf(tool))
            if (!within(place, readOnly))
                readOnly.add(place);
    const visible = folders.filter((folder) => within(folder, readOnly) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder));
    const searchPath = [...new Set([...visible, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(process.execPath), ...alwaysSearched])];
    return { readOnly: [...readOnly], searchPath: searchPath.filter(node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync) };
}
/** What `npm run` and `npx` put before the user's PATH: the programs of the project they were called in. */
function addedByNpm(folder) {
    if (folder.endsWith('/node-gyp-bin'))
        return true;
    const project = folder.replace(/\/node_modules\/\.bin$/, '');
    return project !== folder && within(process.cwd(), [project]);
}
/** The first executable of that name, unresolved. */
function findOn(folders, name) {
    return folders.map((folder) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, name)).find((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file)) ?? null;
}
/**
 * The directories that a tool needs: the folder on PATH that holds its link, the installation that the link leads to.
 * A lone binary brings its own folder. The home directory itself, and what is above it, is never among them.
 */
function placesOf(tool) {
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(tool);
    return [node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(tool), installationOf(real)].filter((place) => !tooWide(place));
}
function installationOf(real) {
    const packages = real.indexOf('/node_modules/');
    if (packages !== -1)
        return real.slice(0, packages + '/node_modules'.length);
    const folder = node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(real);
    const prefix = node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(folder);
    const isInstallation = node_path__WEBPACK_IMPORTED_MODULE_2__.basename(folder) === 'bin' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(prefix, 'lib/node_modules'));
    return isInstallation ? prefix : folder;
}
function tooWide(place) {
    return [node_os__WEBPACK_IMPORTED_MODULE_1__.homedir(), node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir(), process.cwd()].some((wide) => within(wide, [place]));
}
function within(place, roots) {
    return [...roots].some((root) => place === root || place.startsWith(root === '/' ? root : `${root}/`));
}


/***/ }),

/***/ 4814:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ readOfProcess),
/* harmony export */   LU: () => (/* binding */ childrenOf),
/* harmony export */   SH: () => (/* binding */ allPids)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _base_error_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7090);


// Reads are synchronous: each takes microseconds, where a turn of the thread pool takes ten times that.
/** Every process of this machine that /proc shows; none where there is no /proc. */
function allPids() {
    return (readOrNull(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')) ?? []).filter((name) => /^\d+$/.test(name));
}
/** A file of a process, or nothing when the process is gone or another user's. */
function readOfProcess(pid, file) {
    return readOrNull(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/${file}`, 'utf8')) ?? '';
}
/** Direct children; every thread has its own. */
function childrenOf(pid) {
    const threads = readOrNull(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(`/proc/${pid}/task`)) ?? [];
    return threads.flatMap((thread) => {
        const list = readOfProcess(pid, `task/${thread}/children`);
        return list.split(' ').filter(Boolean).map(Number);
    });
}
function readOrNull(read) {
    try {
        return read();
    }
    catch (error) {
        if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes((0,_base_error_code_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .C)(error) ?? ''))
            return null;
        throw error;
    }
}


/***/ }),

/***/ 9994:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ withRlimits),
/* harmony export */   z: () => (/* binding */ rlimitLines)
/* harmony export */ });
/** The kernel counts threads, people count processes: a Node process alone has eleven. */
const threadsAProcess = 16;
/** Where the user is the machine's own (no user namespace), all of its threads count, and it has some already. */
const leastThreads = 1_024;
const openFiles = 8_192;
const blockBytes = 512;
/**
 * Shell commands that set hard limits of the kernel for each process from here on: file size, open files, threads, no
 * core dumps. What the machine allows less of stays as it is. There is no limit on address space: V8 and wasm reserve
 * gigabytes that they never touch (`watch.ts` sees what is used). The number of threads is `-p` to dash and busybox,
 * `-u` to bash, which has no settable `-p`.
 */
function rlimitLines({ fileBytes, processes }) {
    const threads = Math.max(leastThreads, processes * threadsAProcess);
    const lines = [
        `ulimit -f ${Math.ceil(fileBytes / blockBytes)}`,
        `ulimit -n ${openFiles}`,
        `ulimit -p ${threads} || ulimit -u ${threads}`,
        'ulimit -c 0',
    ];
    return `{ ${lines.join('; ')}; } 2>/dev/null`;
}
/** `argv` under those limits. */
function withRlimits(argv, limits) {
    return ['/bin/sh', '-c', `${rlimitLines(limits)}; exec "$@"`, 'sh', ...argv];
}


/***/ }),

/***/ 5511:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ withoutNesting),
/* harmony export */   FG: () => (/* binding */ findSystemProgram),
/* harmony export */   f$: () => (/* binding */ findTools)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5145);
/* harmony import */ var _workspace_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2631);



/** Where system programs are. PATH is not asked: nothing that a project or a user put there may make the sandbox. */
const systemFolders = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];
/** The programs that make a sandbox. Throws GainsayError naming the first that is missing. */
async function findTools() {
    const [bwrap, unshare, mount] = await Promise.all([
        required('bwrap', 'bubblewrap'),
        required('unshare', 'util-linux'),
        required('mount', 'mount'),
        required('setsid', 'util-linux'),
    ]);
    return { bwrap, unshare, mount, shell: '/bin/sh' };
}
async function findSystemProgram(name) {
    for (const folder of systemFolders) {
        const file = `${folder}/${name}`;
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)(file, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK).then(() => true, () => false);
        if (found)
            return file;
    }
    return null;
}
/** bubblewrap's option against user namespaces inside, which only versions from 0.8 on know. */
async function withoutNesting(bwrap) {
    const { stdout } = await (0,_workspace_process_js__WEBPACK_IMPORTED_MODULE_2__/* .runProcess */ .R)({ argv: [bwrap, '--version'], cwd: '/', env: {}, timeoutMs: 5_000, maxOutputBytes: 1_000 }, AbortSignal.timeout(5_000));
    const [major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(stdout)?.slice(1) ?? []).map(Number);
    return major > 0 || minor >= 8 ? ['--disable-userns'] : [];
}
async function required(name, debianPackage) {
    const found = await findSystemProgram(name);
    if (found !== null)
        return found;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GainsayError */ .T(`${name} is not installed`, {
        remedy: `Install it: sudo apt-get install -y ${debianPackage}`,
    });
}


/***/ }),

/***/ 7499:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ watchLimits)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _proc_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4814);


const intervalMs = 250;
/** Looking takes at most this share of the time, however large the tree. */
const shareOfTime = 0.04;
const pageBytes = 4_096;
/** Space and file entries that a command must leave on every file system it writes to. */
const spareBytes = 512 * 1024 * 1024;
const spareShareOfFiles = 0.02;
/**
 * Watches what address-space limits cannot (V8 reserves far more than it uses, and every process has its own):
 * memory, process count and disk of a whole tree, several times a second. A tree that grows within one interval is
 * caught by the next look; the kernel's limits bound it meanwhile.
 */
function watchLimits(watch) {
    const state = { closed: false };
    const look = async () => {
        const began = performance.now();
        const reason = overuse(watch) ?? (await fullDisk(watch.writable));
        if (state.closed)
            return;
        const pause = Math.max(intervalMs, (performance.now() - began) / shareOfTime);
        if (reason === null)
            state.timer = setTimeout(next, pause);
        else
            watch.onExceeded({ kind: 'denied', reason });
    };
    const next = () => {
        look().catch((error) => watch.onExceeded({ kind: 'denied', reason: `limits could not be watched: ${String(error)}` }));
    };
    state.timer = setTimeout(next, intervalMs);
    return {
        close() {
            state.closed = true;
            clearTimeout(state.timer);
        },
    };
}
/** What a process and all its descendants use now. Memory is what they do not share. Zero where there is no /proc. */
function useOf(rootPid) {
    const tree = [rootPid];
    for (const pid of tree)
        tree.push(...(0,_proc_js__WEBPACK_IMPORTED_MODULE_1__/* .childrenOf */ .LU)(pid));
    return { processes: tree.length, memoryBytes: tree.reduce((sum, pid) => sum + unsharedBytes(pid), 0) };
}
function overuse({ rootPid, launchers, limits }) {
    const use = useOf(rootPid);
    if (use.processes > limits.processes + launchers)
        return `process limit: more than ${limits.processes} at once`;
    if (use.memoryBytes > limits.memoryBytes)
        return `memory limit: used ${mebibytes(use.memoryBytes)} MiB of ${mebibytes(limits.memoryBytes)} MiB`;
    return null;
}
async function fullDisk(directories) {
    for (const directory of directories) {
        const { bavail, bsize, files, ffree } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.statfs)(directory);
        if (bavail * bsize < spareBytes)
            return `disk limit: less than ${mebibytes(spareBytes)} MiB left`;
        if (files > 0 && ffree < files * spareShareOfFiles)
            return 'disk limit: too many files';
    }
    return null;
}
function unsharedBytes(pid) {
    const [, resident, shared] = (0,_proc_js__WEBPACK_IMPORTED_MODULE_1__/* .readOfProcess */ .LF)(pid, 'statm').split(' ').map(Number);
    return Math.max(0, (resident ?? 0) - (shared ?? 0)) * pageBytes;
}
function mebibytes(bytes) {
    return Math.round(bytes / 1024 / 1024);
}


/***/ }),

/***/ 2631:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ runProcess),
  n: () => (/* binding */ storeProcess)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/base/error-code.js
var error_code = __webpack_require__(7090);
;// CONCATENATED MODULE: ./build/workspace/store-stream.js



/** Longest end of a stream kept in memory until the stream is over. */
const longestTail = 256 * 1024;
/**
 * Stores a stream in a file of at most about `keepBytes`. What does not fit is left out of the middle, with one line
 * that says how much, so that an error at the end is never lost. The hash is of the whole stream.
 */
async function storeStream(stream, { path, keepBytes }) {
    return storeInto(await openStore(path), stream, { path, keepBytes });
}
function openStore(path) {
    return (0,promises_.open)(path, 'w', 0o600);
}
/** The same with an open file, which it closes. Listens to the stream before it returns: nothing is missed. */
async function storeInto(file, stream, { path, keepBytes }) {
    const tail = tailOf(Math.min(Math.floor(keepBytes / 2), longestTail));
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    let headLeft = keepBytes - tail.limit;
    let keptBytes = 0;
    const keep = async (chunk) => {
        if (chunk.length === 0)
            return;
        await file.writeFile(chunk);
        keptBytes += chunk.length;
    };
    try {
        for await (const chunk of untilDestroyed(stream)) {
            hash.update(chunk);
            bytes += chunk.length;
            const head = chunk.subarray(0, headLeft);
            headLeft -= head.length;
            await keep(head);
            tail.push(chunk.subarray(head.length));
        }
        if (tail.dropped() > 0)
            await keep(Buffer.from(`\n[... ${tail.dropped()} bytes left out ...]\n`));
        await keep(tail.content());
    }
    finally {
        await file.close();
    }
    return { path, bytes, keptBytes, sha256: hash.digest('hex') };
}
/** A pipe that was destroyed (its process was killed) ends; every other failure is thrown. */
async function* untilDestroyed(stream) {
    try {
        yield* stream;
    }
    catch (error) {
        if ((0,error_code/* errorCode */.C)(error) !== 'ERR_STREAM_PREMATURE_CLOSE')
            throw error;
    }
}
function tailOf(limit) {
    let chunks = [];
    let held = 0;
    let seen = 0;
    const compact = () => {
        const all = Buffer.concat(chunks);
        const kept = Buffer.from(all.subarray(Math.max(0, all.length - limit)));
        chunks = [kept];
        held = kept.length;
    };
    return {
        limit,
        push(chunk) {
            if (chunk.length === 0)
                return;
            chunks.push(chunk);
            held += chunk.length;
            seen += chunk.length;
            if (held > limit * 2 + 65_536)
                compact();
        },
        /** Starts on a whole code point when something before it was left out. */
        content() {
            compact();
            const all = chunks[0] ?? Buffer.alloc(0);
            return seen > held ? all.subarray(startOfCodePoint(all)) : all;
        },
        dropped() {
            compact();
            return seen - held;
        },
    };
}
function startOfCodePoint(bytes) {
    let at = 0;
    while (at < 3 && at < bytes.length && ((bytes[at] ?? 0) & 0xc0) === 0x80)
        at += 1;
    return at;
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(5145);
;// CONCATENATED MODULE: ./build/workspace/supervise.js



/** How long pipes that somebody else still holds are read after the process is gone. */
const drainMs = 1_000;
/** How often longer, while what has been read already still waits for its slow reader. */
const mostDrains = 30;
/**
 * Runs one child in its own session and process group and owns it until it is gone: killed as a group at the
 * deadline, at abort or when `attach` says stop. Resolves once the child has exited and its pipes are closed.
 * Rejects with GainsayError when it could not be started.
 */
async function supervise(options, signal, attach) {
    if (signal.aborted)
        return { kind: 'cancelled' };
    const child = spawnInGroup(options);
    const ended = endOf(child);
    const { pid } = child;
    if (pid === undefined)
        return ended;
    const stopping = {};
    const stop = (exit) => {
        if (stopping.exit !== undefined)
            return;
        stopping.exit = exit;
        child.stdin?.destroy();
        killGroup(pid, options.graceMs === undefined ? 'SIGKILL' : 'SIGTERM');
        stopping.escalation = setTimeout(() => killGroup(pid, 'SIGKILL'), options.graceMs ?? 0);
    };
    const deadline = setTimeout(() => stop({ kind: 'timeout', afterMs: options.timeoutMs }), Math.min(options.timeoutMs, 2 ** 31 - 1));
    const cancel = () => stop({ kind: 'cancelled' });
    signal.addEventListener('abort', cancel, { once: true });
    try {
        attach({ child, pid, stop });
        feed(child, options.stdin);
        const exit = await ended;
        return stopping.exit ?? exit;
    }
    finally {
        clearTimeout(deadline);
        clearTimeout(stopping.escalation);
        signal.removeEventListener('abort', cancel);
        killGroup(pid, 'SIGKILL');
    }
}
/** Signals a whole process group; a group that is already gone, or is another user's, is left alone. */
function killGroup(pid, name) {
    try {
        process.kill(-pid, name);
    }
    catch (error) {
        if (!['ESRCH', 'EPERM'].includes((0,error_code/* errorCode */.C)(error) ?? ''))
            throw error;
    }
}
function spawnInGroup({ argv, cwd, env, stdin, identity }) {
    const [command, ...rest] = argv;
    if (command === undefined)
        throw new TypeError('argv must name a program');
    const spawnOptions = {
        cwd,
        env,
        detached: true,
        stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        ...identity,
    };
    return (0,external_node_child_process_.spawn)(command, rest, spawnOptions);
}
/** Exit status once the pipes are closed too, or `drainMs` after the exit when a stranger keeps them open. */
function endOf(child) {
    return new Promise((resolve, reject) => {
        let drain;
        child.once('error', (cause) => reject(notStarted(child, cause)));
        child.once('exit', () => {
            const look = (times) => {
                if (times === 1 && child.pid !== undefined)
                    killGroup(child.pid, 'SIGKILL');
                if (times < mostDrains && [child.stdout, child.stderr].some((pipe) => pipe?.readableLength)) {
                    drain = setTimeout(() => look(times + 1), drainMs);
                    return;
                }
                child.stdout?.destroy();
                child.stderr?.destroy();
            };
            drain = setTimeout(() => look(1), drainMs);
        });
        child.once('close', (code, name) => {
            clearTimeout(drain);
            resolve(code === null ? { kind: 'signal', signal: name ?? 'SIGKILL' } : { kind: 'code', code });
        });
    });
}
function feed(child, stdin) {
    if (child.stdin === null || stdin === undefined)
        return;
    // A child that exits without reading its input is no error of ours.
    child.stdin.on('error', () => child.stdin?.destroy());
    if (typeof stdin === 'string')
        child.stdin.end(stdin);
}
function notStarted(child, cause) {
    return new errors/* GainsayError */.T(`Could not start ${child.spawnfile}: ${cause.message}`, {
        remedy: `Check that ${child.spawnfile} is installed and on the PATH, and that the working directory exists.`,
        cause,
    });
}

;// CONCATENATED MODULE: ./build/workspace/process.js


/**
 * Runs a short, trusted host command (git, a probe) and returns its output as text. Its whole process group is
 * killed at the deadline, at abort and when it writes too much. A non-zero exit is a result, not an error.
 * Rejects with GainsayError when the program could not be started.
 */
async function runProcess(options, signal) {
    const stdout = gatherer(options.maxOutputBytes);
    const stderr = gatherer(options.maxOutputBytes);
    const exit = await supervise({ ...options, graceMs: 500 }, signal, (running) => {
        const overflow = () => running.stop({ kind: 'denied', reason: `wrote more than ${options.maxOutputBytes} bytes` });
        running.child.stdout?.on('data', (chunk) => stdout.take(chunk, overflow));
        running.child.stderr?.on('data', (chunk) => stderr.take(chunk, overflow));
    });
    return {
        exit,
        stdout: stdout.text(),
        stderr: stderr.text(),
        stdoutBytes: stdout.bytes(),
        truncated: stdout.overflowed() || stderr.overflowed(),
    };
}
/**
 * Runs a command of any length and keeps its streams as files, hashed as they pass. `attach` sees the running
 * process (to watch its limits). Rejects with GainsayError when it could not be started.
 */
async function storeProcess(options, signal, attach) {
    const startedAt = performance.now();
    // Opened before the command starts: Node throws away what nobody listens for when a process ends.
    const stores = await openBoth(options);
    const begun = {};
    try {
        const exit = await supervise(options, signal, (running) => {
            const { stdout, stderr } = running.child;
            begun.both = [settle(stores[0](stdout), running), settle(stores[1](stderr), running)];
            attach?.(running);
        });
        const durationMs = performance.now() - startedAt;
        begun.both ??= [stores[0](null), stores[1](null)];
        const [stdout, stderr] = await Promise.all(begun.both);
        return { exit, durationMs, stdout, stderr };
    }
    finally {
        if (begun.both === undefined)
            await Promise.all([stores[0](null), stores[1](null)]);
    }
}
async function openBoth({ stdoutFile, stderrFile, outputBytes }) {
    const stdout = await openStore(stdoutFile);
    try {
        const stderr = await openStore(stderrFile);
        const into = (file, path) => (stream) => storeInto(file, stream ?? [], { path, keepBytes: outputBytes });
        return [into(stdout, stdoutFile), into(stderr, stderrFile)];
    }
    catch (error) {
        await stdout.close();
        throw error;
    }
}
/** A stream that cannot be stored (disk full) ends the process, and stays rejected for whoever awaits it. */
function settle(stored, running) {
    stored.catch((error) => running.stop({ kind: 'denied', reason: `output could not be stored: ${String(error)}` }));
    return stored;
}
function gatherer(limit) {
    const chunks = [];
    let seen = 0;
    return {
        take(chunk, overflow) {
            const room = limit - seen;
            seen += chunk.length;
            if (room > 0)
                chunks.push(chunk.subarray(0, room));
            if (seen > limit)
                overflow();
        },
        text: () => Buffer.concat(chunks).toString('utf8'),
        bytes: () => seen,
        overflowed: () => seen > limit,
    };
}


/***/ }),

/***/ 4185:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ openRemovals),
/* harmony export */   v: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_error_code_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7090);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5145);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2631);





/**
 * Removes a folder with everything in it, also what its owner may not enter (commands close folders, and overlayfs leaves
 * such). Links are removed, never followed. Throws the file system's error for what belongs to somebody else.
 */
async function removeFolder(folder) {
    try {
        await removeClosed(folder);
    }
    catch (error) {
        if ((0,_base_error_code_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error) !== 'ENAMETOOLONG')
            throw error;
        await removeDeep(folder);
    }
}
async function removeClosed(folder) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
    catch (error) {
        if (!['EACCES', 'EPERM', 'ENOTEMPTY'].includes((0,_base_error_code_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error) ?? ''))
            throw error;
        await openUp(folder);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
    }
}
/** Paths grow without an end where a command goes into one folder after the other; rm goes along. */
async function removeDeep(folder) {
    const removed = await (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runProcess */ .R)({
        argv: ['rm', '-rf', '--', folder],
        cwd: '/',
        env: { PATH: '/usr/bin:/bin' },
        timeoutMs: 120_000,
        maxOutputBytes: 65_536,
    }, AbortSignal.timeout(125_000));
    if (removed.exit.kind === 'code' && removed.exit.code === 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GainsayError */ .T(`${folder} could not be removed: ${removed.stderr.slice(0, 300)}`, {
        remedy: 'Remove it by hand: a command of the run made folders that are too deep.',
    });
}
/** The first attempt may still be removing elsewhere: what is gone already is no failure. */
async function openUp(folder) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(folder, 0o700);
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true })) {
            if (entry.isDirectory())
                await openUp(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, entry.name));
        }
    }
    catch (error) {
        if ((0,_base_error_code_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error) !== 'ENOENT')
            throw error;
    }
}
/**
 * For folders in a folder that is removed at the end: the next command need not wait for their removal. What cannot be
 * removed fails again then, for all to see.
 */
function openRemovals() {
    let last = Promise.resolve();
    return {
        begin(folder) {
            last = Promise.allSettled([last, removeFolder(folder)]);
        },
        async ended() {
            await last;
        },
    };
}


/***/ })

};
