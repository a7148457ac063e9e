export const id = 5073;
export const ids = [5073,7822];
export const modules = {

/***/ 27822:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   endLeftRun: () => (/* binding */ endLeftRun),
/* harmony export */   x: () => (/* binding */ endLeftRuns)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83218);
/* harmony import */ var _sandbox_marked_processes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36938);
/* harmony import */ var _workspace_owner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59649);
/* harmony import */ var _workspace_remove_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4185);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84554);








/**
 * Ends what a run left that was killed, by the run folder that its main step named: processes that no sandbox ended, and
 * all in the folder that is no evidence. Does nothing where the run closed by itself, or where the folder is not a run
 * folder of ours directly below `parent`. Says what could not be removed; never rejects.
 */
async function endLeftRun(folder, parent) {
    if (node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(folder) !== node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(parent) || !(0,_run_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .isRunFolder */ .mF)(node_path__WEBPACK_IMPORTED_MODULE_2__.basename(folder)))
        return null;
    try {
        if (await (0,_workspace_owner_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbandoned */ .zI)(folder))
            await tidy(folder);
        return null;
    }
    catch (error) {
        return `Files of the killed run are left in ${folder}: ${(0,_base_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error)}`;
    }
}
/** The same for every run that nobody ended, and its folders elsewhere: in a terminal there is no later step. Never rejects. */
async function endLeftRuns(parent) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(parent).catch(() => []);
    for (const name of names.filter(_run_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .isRunFolder */ .mF))
        await endLeftRun(node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(parent, name), parent);
    for (const place of new Set([node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(parent), (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), '/tmp']))
        await removeLeftBeside(place);
}
/** Demos, and rooms of users that may not enter a run's folder. */
async function removeLeftBeside(place) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(place).catch(() => []);
    for (const name of names.filter((found) => /^gainsay-(?:demo|rooms)-\w{6}$/.test(found))) {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(place, name);
        if (await (0,_workspace_owner_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbandoned */ .zI)(folder))
            await (0,_workspace_remove_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .removeFolder */ .v)(folder).catch(() => undefined);
    }
}
async function tidy(folder) {
    await (0,_sandbox_marked_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .endMarked */ .Qc)((0,_sandbox_marked_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .markOfRun */ .I0)(folder), undefined);
    await (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .leaveRunFolder */ .xy)(folder);
}


/***/ }),

/***/ 36133:
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

/***/ 34041:
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

/***/ 95073:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/base/reason.js
var reason = __webpack_require__(83218);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
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
var traits = __webpack_require__(36133);
// EXTERNAL MODULE: ./build/model/usage.js
var model_usage = __webpack_require__(34041);
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
    const { recordingModel } = await __webpack_require__.e(/* import() */ 6684).then(__webpack_require__.bind(__webpack_require__, 56684));
    return { ...opened, model: recordingModel(opened.model, choice.recordTo) };
}
async function open_open(choice, secrets, playbook) {
    const [kind, file] = splitKind(choice.model);
    if (kind === 'playbook')
        return free(await playbook(), () => 'playbook');
    if (kind === 'scripted') {
        const { createScriptedModel } = await __webpack_require__.e(/* import() */ 5082).then(__webpack_require__.bind(__webpack_require__, 35082));
        return free(await createScriptedModel({ file }), createAliases(choice.aliases, 'model-aliases').resolve);
    }
    if (kind === 'recorded') {
        const { createRecordedModel } = await __webpack_require__.e(/* import() */ 6684).then(__webpack_require__.bind(__webpack_require__, 56684));
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
    const { createAnthropicModel } = await __webpack_require__.e(/* import() */ 4886).then(__webpack_require__.bind(__webpack_require__, 94886));
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

// EXTERNAL MODULE: ./build/sandbox/open.js + 2 modules
var sandbox_open = __webpack_require__(89674);
// EXTERNAL MODULE: ./build/sandbox/sandbox-unavailable.js
var sandbox_unavailable = __webpack_require__(37456);
;// CONCATENATED MODULE: ./build/job/house.js




/** What every job needs and what takes time to get: begun at once, waited for where it is used. */
function openHouse(options) {
    let onProbing = noted;
    const probing = new Promise((resolve) => (onProbing = resolve));
    const sandbox = proveSandbox(options, onProbing);
    const begun = Promise.race([probing, sandbox.then(noted, noted)]);
    // Heavy to read: it would hold up every step that leads to the proof.
    const read = begun.then(async () => await readAhead(options.settings));
    // A failure is told to whoever waits for it; a job that ends before that has no use for it.
    const settled = Promise.allSettled([sandbox, read]);
    return {
        begun,
        async tools(aliases) {
            const ready = await read;
            const usual = ready !== null && Object.keys(aliases).length === 0;
            const models = usual ? ready : await openModels(options.settings, aliases);
            return { sandbox: await sandbox, models };
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
        const sandbox = await (0,sandbox_open/* openSandbox */.Ep)({ choice: settings.sandbox, runFolder: folder, checkout: settings.directory, onProbing }, signal);
        if (sandbox.level === 'separate-user')
            progress({ type: 'stage', text: withoutNetworkIsolation });
        return sandbox;
    }
    catch (error) {
        if (!settings.trustedCode || !(error instanceof sandbox_unavailable/* SandboxUnavailable */.U))
            throw error;
        progress({ type: 'stage', text: `No sandbox here (${error.remedy}); the demo's own code runs without.` });
        return await (0,sandbox_open/* openSandbox */.Ep)({ choice: 'none', runFolder: folder }, signal);
    }
}
const withoutNetworkIsolation = 'Isolation WITHOUT network: commands run as a separate user and reach what this machine reaches; gainsay doctor says what would be better.';
/** Null: it fails again, with all that is known by then, where the model is wanted. */
async function readAhead(settings) {
    return await openModels(settings, {}).catch(() => null);
}
/** What was typed for this run wins over the configuration. */
async function openModels(settings, configured) {
    const { anthropicApiKey, anthropicBaseUrl, model, modelAliases } = settings;
    const table = Object.entries({ ...configured, ...modelAliases });
    const aliases = table.map(([alias, id]) => `${alias}=${id}`);
    const run = await recordedRun(model);
    if (run !== null)
        return run;
    return await openModel({ model: model ?? '', aliases: aliases.join(',') }, {
        ...(anthropicApiKey === null ? {} : { apiKey: anthropicApiKey.reveal() }),
        ...(anthropicBaseUrl === null ? {} : { baseUrl: anthropicBaseUrl }),
    }, async () => {
        const [{ createPlaybookModel }, { playbooks }] = await Promise.all([
            __webpack_require__.e(/* import() */ 8231).then(__webpack_require__.bind(__webpack_require__, 68231)),
            __webpack_require__.e(/* import() */ 3393).then(__webpack_require__.bind(__webpack_require__, 83393)),
        ]);
        return createPlaybookModel(playbooks);
    });
}
function noted() { }
/** `recorded:FOLDER` of an earlier run: agents are answered what they were answered then, and what they ask for is done anew. */
async function recordedRun(model) {
    const folder = /^recorded:(.+)$/s.exec(model ?? '')?.[1];
    const found = folder === undefined ? null : await (0,promises_.stat)(folder).catch(() => null);
    if (folder === undefined || !found?.isDirectory())
        return null;
    const { replayOf } = await Promise.all(/* import() */[__webpack_require__.e(4727), __webpack_require__.e(7324), __webpack_require__.e(768)]).then(__webpack_require__.bind(__webpack_require__, 768));
    const replayed = await replayOf(folder);
    return { model: replayed, defaultModel: replayed.name, resolve: (name) => name, price: () => 0 };
}

// EXTERNAL MODULE: ./build/job/left-runs.js
var left_runs = __webpack_require__(27822);
// EXTERNAL MODULE: ./build/job/run-folder.js
var run_folder = __webpack_require__(84554);
;// CONCATENATED MODULE: ./build/pipeline.js




/** event \u2192 job \u2192 agents \u2192 evidence \u2192 verdict \u2192 report */
async function run(options) {
    const { settings, progress, signal } = options;
    const folder = await (0,run_folder/* makeRunFolder */.GU)(settings.runFolders, options.onFolder);
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
    finally {
        await (0,run_folder/* leaveRunFolder */.xy)(folder).catch((error) => {
            progress({ type: 'stage', text: `Files of the run are left behind: ${(0,reason/* reasonOf */.A)(error)}` });
        });
        // Last: what others left must not hold this run up.
        await (0,left_runs/* endLeftRuns */.x)(settings.runFolders);
    }
}
async function runIn(folder, house, options) {
    const { event, settings, progress, signal, version } = options;
    const tell = (text) => progress({ type: 'stage', text });
    const { openJob } = await Promise.all(/* import() */[__webpack_require__.e(7213), __webpack_require__.e(6731)]).then(__webpack_require__.bind(__webpack_require__, 86731));
    const opening = openJob(event, { settings, folder, version, signal, log: { info: tell, warning: tell } });
    const running = Promise.all(/* import() */[__webpack_require__.e(8989), __webpack_require__.e(4006), __webpack_require__.e(4727), __webpack_require__.e(1311), __webpack_require__.e(7324), __webpack_require__.e(6088), __webpack_require__.e(4833), __webpack_require__.e(6003), __webpack_require__.e(6412)]).then(__webpack_require__.bind(__webpack_require__, 46412));
    const job = await opening;
    try {
        const { runJob } = await running;
        return await runJob(job, house, options);
    }
    finally {
        await job.close();
    }
}


/***/ })

};
