export const id = 768;
export const ids = [768];
export const modules = {

/***/ 31410:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ createReplayedModel)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4000);

/**
 * Answers each run of the same type and description as the recorded one with what that was answered, in strict order; of
 * several that are alike, the nth to ask is the nth in the list. One that asks for more, or that the recording does not
 * know, ends with a ModelFailure. Histories are never compacted: the recording has no summaries.
 */
function createReplayedModel(runs, name) {
    const waiting = new Map();
    for (const run of runs)
        waiting.set(keyOf(run), [...(waiting.get(keyOf(run)) ?? []), run]);
    const going = new Map();
    return {
        name: 'recorded',
        // oxlint-disable-next-line require-yield -- what is known beforehand is not streamed
        async *turn(request, signal) {
            signal.throwIfAborted();
            const { agentId, agentType, description = '' } = request;
            const queue = going.get(agentId) ?? waiting.get(keyOf({ agentType, description }))?.shift()?.turns;
            if (queue === undefined)
                throw unknown(name, request);
            const [turn, ...rest] = queue;
            going.set(agentId, rest);
            if (turn === undefined)
                throw exhausted(name, request);
            return turn;
        },
    };
}
function keyOf({ agentType, description }) {
    return JSON.stringify([agentType, description]);
}
function unknown(name, { agentType, description = '' }) {
    return differs(`${name} holds no further run of ${agentType} for "${description}"`);
}
function exhausted(name, { agentType, description = '', messages }) {
    return differs(`${name} holds no further turn of ${agentType} for "${description}", which has sent ${messages.length} messages`);
}
function differs(what) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ModelFailure */ .c(what, {
        kind: 'script',
        remedy: 'The run cannot be played again as it was: the code, the agents or the repository have changed since.',
    });
}


/***/ }),

/***/ 97651:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ nodeOf),
/* harmony export */   _: () => (/* binding */ spentByRole)
/* harmony export */ });
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(830);

/** Null for a transcript that does not say whose it is. */
function nodeOf(entries) {
    const started = entries.find(({ event }) => event.type === 'agent-started')?.event;
    const first = entries[0];
    if (started?.type !== 'agent-started' || first === undefined)
        return null;
    const { agentId, agentType, parent, description, model } = started;
    const { turns, usage, usd } = spentBy(entries.map(({ event }) => event));
    const times = entries.flatMap(({ at }) => (Number.isNaN(Date.parse(at)) ? [] : [Date.parse(at)]));
    const durationMs = (times.at(-1) ?? 0) - (times[0] ?? 0);
    return {
        agentId,
        agentType,
        parent,
        description,
        model,
        ...endOf(entries),
        turns,
        usage,
        costUsd: usd,
        startedAt: first.at,
        durationMs,
        tools: toolTimes(entries.map(({ event }) => event)),
        children: [],
    };
}
/** Of the last life: one that goes on after an end has none yet. */
function endOf(entries) {
    const last = entries.findLast(({ event }) => /^agent-(started|finished)$/.test(event.type))?.event;
    if (last?.type !== 'agent-finished')
        return { status: 'killed' };
    const { status, reason } = last.result;
    return { status, ...(reason === undefined ? {} : { reason }) };
}
function spentBy(events) {
    let spent = { turns: 0, usage: _budget_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk, usd: 0 };
    for (const event of events)
        if (event.type === 'turn-finished')
            spent = {
                turns: spent.turns + 1,
                usage: (0,_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsage */ .vk)(spent.usage, event.usage ?? _budget_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk),
                usd: spent.usd === null || event.costUsd === null ? null : spent.usd + event.costUsd,
            };
    return spent;
}
function toolTimes(events) {
    const byName = new Map();
    const of = (tool) => {
        const times = byName.get(tool) ?? { tool, calls: 0, failed: 0, denied: 0, durationMs: 0 };
        byName.set(tool, times);
        return times;
    };
    for (const event of events) {
        if (event.type === 'tool-started')
            of(event.tool).calls += 1;
        if (event.type === 'tool-denied')
            of(event.denial.tool).denied += 1;
        if (event.type !== 'tool-finished')
            continue;
        of(event.tool).durationMs += event.durationMs;
        if (event.isError)
            of(event.tool).failed += 1;
    }
    return [...byName.values()].toSorted((one, other) => other.durationMs - one.durationMs);
}
/** What the agents of each type, and all below them that are given, have spent; in order of appearance. */
function spentByRole(agents) {
    const roles = new Map();
    for (const { agentType, turns, usage, costUsd } of agents) {
        const so = roles.get(agentType) ?? { runs: 0, turns: 0, usage: _budget_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk, usd: 0 };
        roles.set(agentType, {
            runs: so.runs + 1,
            turns: so.turns + turns,
            usage: (0,_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsage */ .vk)(so.usage, usage),
            usd: so.usd === null || costUsd === null ? null : so.usd + costUsd,
        });
    }
    return roles;
}


/***/ }),

/***/ 64807:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readTranscripts),
/* harmony export */   c: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83218);
/* harmony import */ var _base_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46435);
/* harmony import */ var _agent_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97651);
/* harmony import */ var _transcript_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72310);







/**
 * The agents of a run, from their transcripts and, for those without one, from the results that were kept. Also of a run that
 * was killed: an agent without an end is `killed`, and counts as far as it was recorded.
 *
 * @throws GainsayError where the folder holds no agents or cannot be read.
 */
async function readRun(folder) {
    const problems = [];
    const nodes = new Map();
    for (const { name, entries, damaged } of await readTranscripts(folder, problems)) {
        if (damaged > 0)
            problems.push(`${name}: ${damaged} damaged ${damaged === 1 ? 'line' : 'lines'}`);
        try {
            const node = (0,_agent_node_js__WEBPACK_IMPORTED_MODULE_4__/* .nodeOf */ .E)(entries);
            if (node)
                nodes.set(node.agentId, node);
            else
                problems.push(`${name}: it does not say whose it is`);
        }
        catch (error) {
            problems.push(`${name}: ${(0,_base_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error)}`);
        }
    }
    for (const [agentId, result] of await readResults(folder, problems)) {
        const node = nodes.get(agentId);
        if (node?.status === 'killed')
            Object.assign(node, result);
    }
    return { agents: asTree([...nodes.values()]), problems };
}
/** Every transcript of a run, in the order in which their agents started. */
async function readTranscripts(folder, problems) {
    const read = [];
    for (const name of await namesIn(folder, '.jsonl')) {
        try {
            const { entries, damaged } = await (0,_transcript_js__WEBPACK_IMPORTED_MODULE_5__/* .readTranscript */ .lb)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, 'agents', name));
            read.push({ name, entries, damaged: damaged.length });
        }
        catch (error) {
            problems.push(`${name}: ${(0,_base_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error)}`);
        }
    }
    return read.toSorted((one, other) => startOf(one.entries).localeCompare(startOf(other.entries)));
}
function startOf(entries) {
    return entries[0]?.at ?? '';
}
async function namesIn(folder, end) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, 'agents'))).filter((name) => name.endsWith(end)).toSorted();
    }
    catch (cause) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GainsayError */ .T(`${folder} holds no agents of a run: ${(0,_base_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(cause)}`, {
            remedy: 'Name the evidence folder of a run: it is the one with evidence.jsonl and agents/ in it.',
            cause,
        });
    }
}
/** Kept results by agent: a run that was stopped may have left one though its transcript has no end. */
async function readResults(folder, problems) {
    const results = new Map();
    for (const name of await namesIn(folder, '.result.json')) {
        try {
            const value = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, 'agents', name), 'utf8'));
            if (!isResult(value))
                throw new Error('it is no result');
            const { status, reason } = value;
            results.set(node_path__WEBPACK_IMPORTED_MODULE_1__.basename(name, '.result.json'), {
                status,
                ...(reason === undefined ? {} : { reason }),
            });
        }
        catch (error) {
            problems.push(`${name}: ${(0,_base_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error)}`);
        }
    }
    return results;
}
function isResult(value) {
    return (0,_base_record_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u)(value) && typeof value['status'] === 'string';
}
/** An agent whose parent left no transcript stands at the top; so does one that names itself. */
function asTree(nodes) {
    const byId = new Map(nodes.map((node) => [node.agentId, node]));
    const top = [];
    for (const node of nodes) {
        const parent = node.parent === null ? undefined : byId.get(node.parent);
        if (parent === undefined || isBelow(parent, node, byId))
            top.push(node);
        else
            parent.children.push(node);
    }
    return top;
}
function isBelow(node, above, byId) {
    const passed = new Set();
    for (let at = node; at !== undefined && !passed.has(at);) {
        if (at === above)
            return true;
        passed.add(at);
        at = at.parent === null ? undefined : byId.get(at.parent);
    }
    return false;
}


/***/ }),

/***/ 768:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ turnsOf),
/* harmony export */   replayOf: () => (/* binding */ replayOf)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _model_replayed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31410);
/* harmony import */ var _read_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64807);
/* harmony import */ var _resume_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47324);




/**
 * A model that answers as the transcripts of a run folder say that the run was answered. Agents are told apart by type and
 * description; tools run anew.
 *
 * @throws GainsayError where the folder holds no agents or not one answer.
 */
async function replayOf(folder) {
    const problems = [];
    const runs = (await (0,_read_run_js__WEBPACK_IMPORTED_MODULE_2__/* .readTranscripts */ .A)(folder, problems)).flatMap(({ entries }) => replayedRun(entries) ?? []);
    if (runs.some(({ turns }) => turns.length > 0))
        return (0,_model_replayed_js__WEBPACK_IMPORTED_MODULE_1__/* .createReplayedModel */ .w)(runs, folder);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GainsayError */ .T(`${folder} holds no answer of a model${problems.map((one) => `; ${one}`).join('')}`, {
        remedy: 'Name the evidence folder of a run in which a model or the playbook played.',
    });
}
function replayedRun(entries) {
    const started = entries.find(({ event }) => event.type === 'agent-started')?.event;
    if (started?.type !== 'agent-started')
        return null;
    const { agentType, description } = started;
    return { agentType, description, turns: turnsOf((0,_resume_js__WEBPACK_IMPORTED_MODULE_3__/* .sinceItBegan */ .pi)(entries)) };
}
/**
 * What a turn said follows it; an answer that no turn precedes is a fork's inheritance. Left out: summaries, and what was
 * thrown away because the context was full, and what a killed run was answered but did not hear.
 */
function turnsOf(entries) {
    const turns = [];
    for (const { event } of entries) {
        if (event.type === 'turn-finished' && event.purpose === undefined)
            turns.push({
                message: { role: 'assistant', content: [] },
                stopReason: event.stopReason,
                usage: event.usage,
                model: event.model,
                brokenCalls: {},
            });
        const turn = turns.at(-1);
        if (event.type !== 'message' || event.message.role !== 'assistant' || turn === undefined)
            continue;
        turn.message = event.message;
        turn.brokenCalls = event.brokenCalls ?? {};
    }
    if (entries.at(-1)?.event.type === 'turn-finished')
        turns.pop();
    return turns.filter(({ stopReason }) => stopReason !== 'context_exceeded');
}


/***/ })

};
