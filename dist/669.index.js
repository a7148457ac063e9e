export const id = 669;
export const ids = [669];
export const modules = {

/***/ 87476:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ guide),
/* harmony export */   T: () => (/* binding */ guideType)
/* harmony export */ });
const guideType = 'Guide';
/** Where the documentation stands that the guide may fetch, and nothing else. */
const documentation = [
    'https://raw.githubusercontent.com/gainsay-dev/gainsay/main/docs/configuration.md',
    'https://raw.githubusercontent.com/gainsay-dev/gainsay/main/docs/how-it-works.md',
];
/** Answers how Gainsay is configured, from what this repository has. `state`: that, as text, which takes time to find out. */
function guide(state) {
    return {
        type: guideType,
        whenToUse: 'How to configure Gainsay: its inputs and configuration file, agents, skills, hooks, MCP servers, permissions. Knows what this repository has.',
        source: 'built-in',
        tools: ['Read', 'Grep', 'Glob', 'WebFetch'],
        model: 'haiku',
        permissionMode: 'dontAsk',
        fixedPermissionMode: true,
        maxTurns: 20,
        documentation,
        color: 'green',
        systemPrompt: () => prompt,
        knows: state,
    };
}
const prompt = `You explain how Gainsay is set up and changed, in this repository.

Answer from what is there: the state below, and the files it names. For what it does not say, fetch the documentation, at these two addresses only:
${documentation.map((address) => `- ${address}`).join('\n')}

- Show the exact lines to write, and the file they belong to.
- Say what holds now, what would hold afterwards, and from which commit it is read: configuration, agents, skills, hooks and servers count once they are on the branch that is trusted, never from a pull request.
- If nothing of the kind exists, say so. Do not invent a key, an input or an agent.

You read and explain; you change nothing.`;


/***/ }),

/***/ 30669:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ask: () => (/* binding */ ask)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/agents/built-in/guide.js
var guide = __webpack_require__(87476);
// EXTERNAL MODULE: ./build/base/abort.js
var abort = __webpack_require__(59362);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/reason.js
var reason = __webpack_require__(83218);
// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(50578);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
;// CONCATENATED MODULE: ./build/runtime/session-hooks.js
/** SessionStart, when a job begins: what hooks want its agents to know, and what people should. Never rejects. */
async function sessionStarts(host, source) {
    return await tell(host, 'SessionStart', source, { source, model: host.model });
}
/** SessionEnd, when a job is over, also when it was cancelled. Never rejects. */
async function sessionEnds(host, reason) {
    return await tell(host, 'SessionEnd', reason, { reason });
}
const nothing = { context: [], notes: [], halt: null };
async function tell(host, event, name, fields) {
    const { hooks: registry, tools, runFolder, jobSignal } = host;
    const { agentId } = tools;
    const hooks = (registry?.of(agentId) ?? []).filter((hook) => hook.event === event);
    if (registry === undefined || hooks.length === 0)
        return nothing;
    const { fireHooks } = await __webpack_require__.e(/* import() */ 6575).then(__webpack_require__.bind(__webpack_require__, 58956));
    const input = {
        session_id: registry.sessionId,
        transcript_path: runFolder,
        cwd: registry.runner?.root ?? '',
        permission_mode: host.permissions().mode,
        hook_event_name: event,
        ...fields,
    };
    // The end is told after the job's signal has been aborted, too: each hook has its own time limit.
    const signal = event === 'SessionEnd' ? new AbortController().signal : jobSignal;
    return await fireHooks({ hooks, names: [name], input, agentId, runner: registry.runner, signal });
}

// EXTERNAL MODULE: ./build/runtime/start.js + 1 modules
var start = __webpack_require__(88628);
// EXTERNAL MODULE: ./build/job/closing.js
var job_closing = __webpack_require__(80983);
// EXTERNAL MODULE: ./build/job/cost.js
var cost = __webpack_require__(64051);
// EXTERNAL MODULE: ./build/job/crew.js + 22 modules
var job_crew = __webpack_require__(3965);
;// CONCATENATED MODULE: ./build/agents/built-in/fork.js
/** What a call without a type starts. System prompt, tools, model and history are its parent's; this holds the rest. */
const fork = {
    type: 'fork',
    whenToUse: 'A copy of the caller, with its whole history.',
    source: 'built-in',
    tools: ['*'],
    model: 'inherit',
    permissionMode: 'bubble',
    background: true,
    systemPrompt: () => '',
};

// EXTERNAL MODULE: ./build/workspace/remove-folder.js
var remove_folder = __webpack_require__(4185);
;// CONCATENATED MODULE: ./build/hooks/in-sandbox.js



const mostBytes = 256 * 1024;
const inside = { trusted: '/gainsay/trusted', head: '/gainsay/tree' };
/**
 * Runs hooks like any other command: in the sandbox, without network, recorded. They see the repository as the trusted
 * commit has it, because their scripts lie in it and a pull request must not change its own guards.
 */
function hooksInSandbox(options) {
    const { runner, sandbox, trustedRoot, headRoot } = options;
    const root = sandbox.mapsPaths ? inside.trusted : trustedRoot;
    const head = sandbox.mapsPaths ? inside.head : headRoot;
    const room = {
        root,
        mounts: [
            { kind: 'read-only', from: trustedRoot, at: root },
            { kind: 'read-only', from: headRoot, at: head },
        ],
        hostRoot: sandbox.mapsPaths ? null : trustedRoot,
        exchange: { inside: root, host: trustedRoot },
        touched: () => Promise.resolve([]),
        dispose: () => Promise.resolve(),
    };
    return {
        root,
        async run({ agentId, script, stdin, timeoutMs, from }, signal) {
            await options.lay();
            const parent = sandbox.rooms ?? options.folder;
            await (0,promises_.mkdir)(parent, { recursive: true });
            const scratch = await (0,promises_.mkdtemp)(external_node_path_.join(parent, 'hook-'));
            try {
                await (0,promises_.writeFile)(external_node_path_.join(scratch, inputFile), stdin);
                const record = await runner.run({
                    agentId,
                    purpose: `hook ${from}`,
                    tree: 'scratch',
                    room,
                    script: `${fromInput}\n${script}`,
                    env: { CLAUDE_PROJECT_DIR: root, GAINSAY_HEAD: head },
                    scratch,
                    timeoutMs,
                }, signal);
                const [stdout, stderr] = await Promise.all([
                    runner.read(record.stdout, { maxBytes: mostBytes, from: 'start' }),
                    runner.read(record.stderr, { maxBytes: mostBytes, from: 'start' }),
                ]);
                return { exit: record.exit, stdout, stderr, truncated: record.stdout.bytes > mostBytes };
            }
            finally {
                await (0,remove_folder/* removeFolder */.v)(scratch);
            }
        },
    };
}
const inputFile = 'hook-input.json';
/** A hook that cannot be told what it is about has not run. */
const fromInput = `exec < "$GAINSAY_SCRATCH/${inputFile}" || exit 126`;

// EXTERNAL MODULE: ./build/permission/settings.js
var permission_settings = __webpack_require__(97429);
// EXTERNAL MODULE: ./build/permission/rules.js
var rules = __webpack_require__(85321);
// EXTERNAL MODULE: ./build/sandbox/environment.js
var environment = __webpack_require__(16113);
// EXTERNAL MODULE: ./build/workspace/git/worktree.js
var git_worktree = __webpack_require__(97920);
;// CONCATENATED MODULE: ./build/workspace/worktrees.js





const author = { name: 'Gainsay agent', email: 'agent@gainsay.invalid' };
/**
 * Worktrees of the user's repository for agents that change files: each has its own, and none sees the repository. What a
 * killed run left of such is removed first.
 */
function openWorktrees({ repository, folder, at }) {
    const { gitDir, commonDir } = repository;
    const place = { gitDir, commonDir };
    const ends = [];
    const branches = [];
    let cleared;
    async function close(agentId, worktree) {
        try {
            const message = `Work of ${agentId}\n\nMade by an agent of Gainsay in a worktree of its own.`;
            const branch = await (0,git_worktree/* keepChanges */.fb)(place, worktree, {
                branch: `gainsay/${agentId}`,
                message,
                author,
            });
            if (branch !== null)
                branches.push(branch);
            return branch;
        }
        catch (cause) {
            throw new errors/* GainsayError */.T(`What ${agentId} changed could not be kept: ${(0,reason/* reasonOf */.A)(cause)}`, {
                remedy: cause instanceof errors/* GainsayError */.T ? cause.remedy : 'Look at the disk and at the repository.',
                cause,
            });
        }
        finally {
            await (0,git_worktree/* removeWorktree */.IL)(worktree);
        }
    }
    return {
        branches,
        async open(agentId, signal) {
            await (cleared ??= (0,git_worktree/* removeLeftWorktrees */.gq)(place));
            await (0,promises_.mkdir)(folder, { recursive: true, mode: 0o700 });
            const root = external_node_path_.join(await (0,promises_.realpath)(folder), agentId);
            const opening = (0,git_worktree/* addWorktree */.l)(place, { root, at }, signal);
            let ended;
            const end = () => (ended ??= opening.then((worktree) => close(agentId, worktree)));
            ends.push(end);
            await opening;
            return { root, end };
        },
        async close() {
            await Promise.allSettled(ends.map((end) => end()));
        },
    };
}

// EXTERNAL MODULE: ./build/job/gates.js
var gates = __webpack_require__(66804);
// EXTERNAL MODULE: ./build/sandbox/machine.js
var machine = __webpack_require__(46285);
// EXTERNAL MODULE: ./build/tools/search/bounded-output.js
var bounded_output = __webpack_require__(50692);
;// CONCATENATED MODULE: ./build/job/search-in-sandbox.js





const root = '/gainsay/tree';
/**
 * Searches a tree that commands write to at the same time: a folder that was judged may be a link to anywhere when the
 * program opens it. In the sandbox the tree is all that there is to be found.
 */
function searchInSandbox({ sandbox, folder, limits }) {
    const { searchPath } = (0,machine/* machine */.Aq)();
    return {
        rg: (0,machine/* findOn */.tP)(searchPath, 'rg'),
        async run({ file, args, cwd, maxBytes, timeMs }, signal) {
            await (0,promises_.mkdir)(folder, { recursive: true });
            const own = await (0,promises_.mkdtemp)(external_node_path_.join(folder, 'search-'));
            const [stdoutFile, stderrFile] = [external_node_path_.join(own, 'stdout'), external_node_path_.join(own, 'stderr')];
            try {
                const { exit, stdout } = await sandbox.run({
                    argv: [file, ...args],
                    cwd: root,
                    env: { ...(0,bounded_output/* searchEnvironment */.e)(), PATH: searchPath.join(':') },
                    mounts: [{ kind: 'read-only', from: cwd, at: root }],
                    network: { kind: 'none' },
                    limits: { ...limits, timeMs, outputBytes: maxBytes },
                    stdoutFile,
                    stderrFile,
                }, signal);
                const cut = stdout.bytes > stdout.keptBytes ? 'output' : null;
                const ended = exit.kind === 'timeout' ? 'time' : exit.kind === 'cancelled' ? 'cancelled' : cut;
                return {
                    stdout: await (0,promises_.readFile)(stdoutFile),
                    stderr: (await (0,promises_.readFile)(stderrFile, 'utf8')).slice(0, 2000),
                    code: exit.kind === 'code' ? exit.code : null,
                    stopped: ended,
                };
            }
            finally {
                await (0,remove_folder/* removeFolder */.v)(own);
            }
        },
    };
}

// EXTERNAL MODULE: ./build/job/workshop.js + 87 modules
var job_workshop = __webpack_require__(51123);
;// CONCATENATED MODULE: ./build/job/conversation.js











/** Hooks and servers are strangers' code: they run where commands run, and are started when somebody needs them. */
async function openConversation(job, { config, sandbox, redactor, remote }, { repertoire, workshop, variables, signal }) {
    const { settings } = repertoire;
    const rooms = sandbox.rooms ?? job.folder;
    const wanted = { mode: config.permissions.mode, ceiling: config.permissions.mode };
    const worktrees = openWorktrees({
        repository: job.repository,
        folder: external_node_path_.join(rooms, 'worktrees'),
        at: job.change.head,
    });
    const trusted = external_node_path_.join(rooms, 'trusted');
    let laid;
    const layTrusted = () => (laid ??= job.repository.exportTree(job.trusted, trusted));
    const lay = async () => void (await Promise.all([layTrusted(), job.head.lay()]));
    const limits = { ...(0,job_workshop/* limitsOf */.Af)(config), timeMs: job.settings.maxMinutes * 60_000 };
    const searchRoom = { sandbox, folder: external_node_path_.join(rooms, 'searches'), limits };
    return {
        definitions: repertoire.definitions,
        fork: fork,
        gates: (0,gates/* gatesOf */.o)(config),
        claudeMd: repertoire.claudeMd,
        instructions: repertoire.instructions,
        rules: withOwn(settings?.permissions.rules ?? job_crew/* noRules */.j),
        ...(settings === null ? wanted : (0,permission_settings/* modeUnder */.q)(settings.permissions, wanted)),
        skills: repertoire.skills,
        hooks: {
            settings: settings?.hooks ?? [],
            runner: hooksInSandbox({
                runner: workshop.runner,
                sandbox,
                trustedRoot: trusted,
                lay,
                headRoot: job.head.root,
                folder: external_node_path_.join(rooms, 'hooks'),
            }),
        },
        mcp: await openServers(),
        ...(sandbox.mapsPaths ? { search: searchInSandbox(searchRoom) } : {}),
        worktrees,
        remote,
        fallbackModel: config.agents['fallback-model'],
        progressMs: everyMs(config.agents['progress-seconds']),
        patienceMs: everyMs(config.agents['background-after-seconds']),
    };
    async function openServers() {
        const [{ openMcpServers }, { serversInSandbox }] = await Promise.all([
            __webpack_require__.e(/* import() */ 1507).then(__webpack_require__.bind(__webpack_require__, 21507)),
            __webpack_require__.e(/* import() */ 5188).then(__webpack_require__.bind(__webpack_require__, 55188)),
        ]);
        const root = sandbox.mapsPaths ? '/gainsay/tree' : trusted;
        const start = serversInSandbox({
            sandbox,
            folder: external_node_path_.join(rooms, 'servers'),
            repository: { root, mounts: [{ kind: 'read-only', from: trusted, at: root }] },
            environment: (0,environment/* baseEnvironment */.P)({ home: '/gainsay/home', extra: config.env }),
            home: '/gainsay/home',
            network: (0,job_workshop/* networkOf */.hU)(config),
            limits,
        });
        return openMcpServers({
            servers: repertoire.servers,
            variables,
            hosts: config.network.hosts,
            start: async (server, stop) => {
                await layTrusted();
                return await start(server, stop);
            },
            redact: redactor.text,
            signal,
        });
    }
}
/** Null for 0, which is never. */
function everyMs(seconds) {
    return seconds === 0 ? null : seconds * 1000;
}
/** The copy is the job's own and thrown away: writing in it harms nobody. */
function withOwn({ deny, ask, allow }) {
    const own = ['Edit', 'Write', 'NotebookEdit', 'TodoWrite'].map((text) => (0,rules/* parseRule */.iT)(text, 'job', { file: 'job ask' }));
    return { deny, ask, allow: [...allow, ...own] };
}

// EXTERNAL MODULE: ./build/job/time.js
var time = __webpack_require__(76823);
// EXTERNAL MODULE: ./build/job/tasks.js
var tasks = __webpack_require__(57306);
// EXTERNAL MODULE: ./build/job/watch.js + 1 modules
var job_watch = __webpack_require__(85335);
;// CONCATENATED MODULE: ./build/job/ask.js


















/**
 * Job \u2192 answer. One conversation in front, with the Agent tool: what it starts, in front or behind, has ended before the
 * answer is told. Its agents work in a copy of the repository; what they changed there is left as a patch.
 */
async function ask(opened, question, tools) {
    const startedAt = new Date();
    const copy = ownCopy(opened, tools.sandbox);
    const { job } = copy;
    const { variables, repertoire } = tools;
    const definition = whoAnswers(question, repertoire, job);
    const playbook = tools.models.model.name === 'playbook';
    if (playbook && definition.type !== guide/* guideType */.T)
        throw needsModel(definition);
    // A model is told what its definition knows; the playbook reads the task alone.
    const state = playbook ? await repertoire.state() : '';
    const agents = [];
    const closing = (0,job_closing/* openClosing */.C)(tools.progress);
    try {
        const workshop = await (0,job_workshop/* openWorkshop */._M)(job, tools);
        closing.add(() => workshop.close());
        const watch = await (0,job_watch/* openWatch */.C)(job.folder, tools);
        closing.add(() => watch.close());
        const limit = (0,abort/* deadline */.nl)((0,time/* workingMs */.a)(job.settings), tools.signal);
        closing.add(() => Promise.resolve(limit.dispose()));
        const { signal } = limit;
        const conversation = await openConversation(job, tools, { repertoire, workshop, variables, signal });
        closing.add(() => conversation.worktrees.close());
        closing.add(() => conversation.mcp.close());
        const observe = (event) => {
            if (event.type === 'agent-finished')
                agents.push(event.result);
            watch.observe(event);
        };
        const { rules } = conversation;
        const crew = (0,job_crew/* openCrew */.o)({ ...tools, job, workshop, signal, observe, rules, conversation });
        const talk = await converse(crew, definition, { job, question, state });
        const { patch, lost } = await patchOf(copy);
        const told = [...repertoire.notes, ...talk.notes, ...lost, ...agents.flatMap(({ notes = [] }) => notes)];
        return {
            job: 'ask',
            prompt: question.prompt,
            answer: talk.answer,
            agents,
            sandbox: tools.sandbox.level,
            patch,
            branches: [...conversation.worktrees.branches],
            notes: [...new Set(told)],
            model: tools.models.defaultModel,
            costUsd: (0,cost/* costOf */.h)(agents),
            startedAt: startedAt.toISOString(),
            durationMs: Date.now() - startedAt.getTime(),
            evidenceDir: job.folder,
        };
    }
    finally {
        await closing.run();
    }
}
/** The job with head laid out where commands reach it and agents may write. */
function ownCopy(job, { rooms = job.folder }) {
    const root = external_node_path_.join(rooms, 'work');
    const index = external_node_path_.join(job.folder, 'work-index');
    let laid;
    const lay = () => (laid ??= job.repository.exportTree(job.change.head, root, { index }));
    return { job: { ...job, head: { root, lay } }, index, laid: () => laid !== undefined };
}
/** The one that was named, of those that can be started; the conversation's own where nobody was. */
function whoAnswers({ agent }, { lead, definitions, notes }, { trusted }) {
    if (agent === null)
        return lead;
    const found = definitions.find(({ type }) => type === agent);
    if (found)
        return found;
    const types = definitions.map(({ type }) => type);
    const near = (0,nearest/* nearest */.p)(agent, types);
    throw new errors/* InvalidInput */.o(`there is no agent ${JSON.stringify(agent)} at the trusted commit ${trusted.slice(0, 12)}`, {
        at: { file: 'settings', field: 'agent' },
        remedy: [
            ...(near === null ? [] : [`Did you mean ${near}?`]),
            `Known: ${types.join(', ')}.`,
            ...notes.filter((note) => note.includes(`/${agent}.md`)),
            'A change is compared with its base, and agents count once they are there; in a terminal --base HEAD trusts what is checked out.',
        ].join(' '),
    });
}
/** The playbook plays the agents of a verification, and answers how Gainsay is configured; it answers nothing else. */
function needsModel({ type }) {
    return new errors/* InvalidInput */.o(`a conversation with ${type} needs a model`, {
        at: { file: 'settings', field: 'model' },
        remedy: `Set ANTHROPIC_API_KEY (or the input anthropic-api-key). Without one only --agent ${guide/* guideType */.T} answers, about the configuration.`,
    });
}
/** Hooks of the settings hear of the beginning and of the end; everything that was started has ended when this returns. */
async function converse(crew, definition, { job, question, state }) {
    const { change, title, body } = job;
    const told = { change, title, body, fence: crew.fence };
    const begun = await sessionStarts(crew.host, 'startup');
    if (begun.halt !== null)
        throw stoppedByHook(begun.halt);
    const context = begun.context.map((text) => ({
        role: 'user',
        content: [{ type: 'text', text }],
    }));
    const answered = (0,start/* startAgent */.I)({
        definition,
        description: (0,base_text/* takeStart */.eL)(question.prompt, 60),
        prompt: [...context, (0,tasks/* askTask */.vC)({ question: question.prompt, state }, told)],
        parent: crew.host,
        isAsync: false,
        isMain: true,
        availableTools: crew.tools,
    });
    try {
        const answer = await (0,start/* toEnd */.F)(answered);
        const over = await sessionEnds(crew.host, answer.status);
        return { answer, notes: [...begun.notes, ...over.notes] };
    }
    finally {
        await crew.tasks.joinAll(time/* windDownMs */.B);
    }
}
function stoppedByHook(reason) {
    return new errors/* GainsayError */.T(`A SessionStart hook of the repository does not let the conversation begin: ${reason}`, {
        remedy: 'Look at the hooks of .claude/settings.json at the trusted commit.',
    });
}
const maxPatchBytes = 32 * 1024 * 1024;
/** What agents changed, left among the evidence; null where nobody wrote anything. What cannot be taken is told, and the answer stands. */
async function patchOf({ job, index, laid }) {
    const { repository, change, folder, head } = job;
    if (!laid())
        return { patch: null, lost: [] };
    try {
        const { files, patch } = await repository.patchOf({
            treeish: change.head,
            folder: head.root,
            index,
            objects: external_node_path_.join(folder, 'work-objects'),
            maxBytes: maxPatchBytes,
        });
        if (files.length === 0)
            return { patch: null, lost: [] };
        const file = external_node_path_.join(folder, 'changes.patch');
        await (0,promises_.writeFile)(file, patch);
        const start = (0,base_text/* takeStart */.eL)(patch.toString('utf8'), 8_000);
        return { patch: { file, files, bytes: patch.length, start }, lost: [] };
    }
    catch (error) {
        return { patch: null, lost: [`What agents changed could not be taken as a patch: ${(0,reason/* reasonOf */.A)(error)}`] };
    }
}


/***/ }),

/***/ 66804:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ gatesOf)
/* harmony export */ });
/** The switches as the runtime calls them. */
function gatesOf({ agents }) {
    const { fork, verification, cwd, assistant, proactive, classifier, coordinator, background, teams } = agents;
    return {
        fork,
        verification,
        cwd,
        assistant,
        proactive,
        classifier,
        coordinator,
        background,
        teams,
        exploreAndPlan: agents['explore-and-plan'],
        slimContext: agents['slim-context'],
        strictPlugins: agents['strict-plugins'],
    };
}


/***/ }),

/***/ 59919:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $0: () => (/* binding */ composeTree),
/* harmony export */   D4: () => (/* binding */ exportTree),
/* harmony export */   Hl: () => (/* binding */ asCommitted),
/* harmony export */   Y6: () => (/* binding */ filterSettings)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
/* harmony import */ var _base_error_code_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7090);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88405);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9057);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29976);







/** A tree that is another with some paths replaced or left out; written to the repository's objects. */
async function composeTree({ gitDir }, { base, edits, scratch }) {
    return withIndex(scratch, async (indexFile) => {
        await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)({ gitDir, indexFile, args: ['read-tree', (0,_history_js__WEBPACK_IMPORTED_MODULE_3__/* .assertSha */ .B1)(base)] });
        await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)({
            gitDir,
            indexFile,
            args: ['update-index', '-z', '--index-info'],
            input: indexInfo(edits),
        });
        const { stdout } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)({ gitDir, indexFile, args: ['write-tree'] });
        return stdout.toString('latin1').trim();
    });
}
/** Removals first: a file may become a folder. */
function indexInfo(edits) {
    const ordered = [
        ...edits.filter(({ mode }) => mode === null),
        ...edits.filter(({ mode }) => mode !== null),
    ];
    return Buffer.concat(ordered.map(({ mode, sha, path }) => Buffer.concat([
        Buffer.from(mode === null ? `0 ${'0'.repeat(40)}\t` : `${mode} ${(0,_history_js__WEBPACK_IMPORTED_MODULE_3__/* .assertSha */ .B1)(sha)}\t`),
        (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .encodeName */ .aA)(path),
        Buffer.from([0]),
    ])));
}
/**
 * Writes every file of a commit or tree into `folder`, which is made. The tree's own attributes apply (line ends), its
 * filters do not: LFS pointers stay pointers. Symbolic links are written as links, never written through. `index`: where
 * to leave the index that lists these files.
 */
async function exportTree(place, treeish, { folder, index }) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
    const filters = await filterSettings(place);
    await withIndex(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder), async (indexFile) => {
        await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)({
            gitDir: place.gitDir,
            indexFile,
            workTree: folder,
            config: [...asCommitted, ...filters],
            args: ['read-tree', '--reset', '-u', '--no-sparse-checkout', (0,_history_js__WEBPACK_IMPORTED_MODULE_3__/* .assertSha */ .B1)(treeish)],
            timeoutMs: 300_000,
        });
        if (index !== undefined) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(index), { recursive: true });
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(indexFile, index);
        }
    });
}
/** Whatever the user's own configuration says. */
const asCommitted = [
    'core.bare=false',
    'core.symlinks=true',
    'core.autocrlf=false',
    'core.eol=lf',
    'core.splitIndex=false',
    // Left in a copied index it makes every git status there complain.
    'core.untrackedCache=false',
];
const filtersOf = new Map();
/** The filters that the repository's own configuration defines, each emptied. Read once a process. */
function filterSettings(place) {
    const { commonDir } = place;
    const known = filtersOf.get(commonDir);
    if (known !== undefined)
        return known;
    const reading = emptiedFilters(place);
    filtersOf.set(commonDir, reading);
    reading.catch(() => filtersOf.delete(commonDir));
    return reading;
}
async function emptiedFilters({ gitDir, commonDir }) {
    const texts = await Promise.all([`${commonDir}/config`, `${gitDir}/config.worktree`].map(async (file) => {
        try {
            return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8');
        }
        catch (error) {
            if ((0,_base_error_code_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .C)(error) === 'ENOENT')
                return '';
            throw error;
        }
    }));
    // Most define none, and include no file that could: git need not be asked.
    if (!texts.some((text) => /\[\s*(?:filter|include)/i.test(text)))
        return [];
    const { stdout } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)({
        gitDir,
        args: ['config', '--null', '--name-only', '--get-regexp', '^filter\\.'],
        accept: [1],
    });
    const names = stdout.toString('utf8').split('\0').filter(Boolean);
    const filters = new Set(names.map((name) => name.slice(0, name.lastIndexOf('.'))));
    return [...filters].flatMap((filter) => [
        `${filter}.smudge=`,
        `${filter}.clean=`,
        `${filter}.process=`,
        `${filter}.required=false`,
    ]);
}
async function withIndex(folder, work) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
    const indexFile = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, `.index-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.randomUUID)()}`);
    try {
        return await work(indexFile);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(indexFile, { force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(`${indexFile}.lock`, { force: true });
    }
}


/***/ }),

/***/ 88405:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ assertSha),
/* harmony export */   Bj: () => (/* binding */ fetchCommits),
/* harmony export */   IC: () => (/* binding */ mergeBaseByDeepening),
/* harmony export */   QE: () => (/* binding */ hasCommit),
/* harmony export */   WL: () => (/* binding */ resolveCommit),
/* harmony export */   fE: () => (/* binding */ isShallow),
/* harmony export */   wu: () => (/* binding */ mergeBase)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9057);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29976);




const fullSha = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** Guards every place where a name would be read as an option or as another syntax of git. */
function assertSha(sha) {
    if (fullSha.test(sha))
        return sha;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GainsayError */ .T(`"${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .displayName */ .QC)(sha)}" is no full object name`, {
        remedy: 'Resolve names to SHAs first.',
    });
}
/** The commit that a name stands for. Throws InvalidInput when there is none. */
async function resolveCommit(place, name) {
    const sha = isPlain(name) ? await askedFor(place.reader, name) : await parsed(place, name);
    if (sha !== null)
        return sha;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidInput */ .o(`no commit is known as "${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .displayName */ .QC)(name)}"`, {
        at: { file: place.gitDir },
        remedy: 'Fetch it first, or name a branch, tag or SHA that exists here.',
    });
}
/** Other names (`HEAD@{\u2026}`, `:/text`) may end the git process that looks them up: they get one of their own. */
function isPlain(name) {
    return /^\w[\w./-]*$/.test(name);
}
async function askedFor(reader, name) {
    const [found] = await reader.infos([Buffer.from(`${name}^{commit}`)]);
    return found?.sha ?? null;
}
async function parsed({ gitDir }, name) {
    const { code, stdout } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)({
        gitDir,
        args: ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`],
        // The reflog of the real repository, which `core.bare` does not hide, may not reach that far.
        accept: [1, 128],
    });
    const sha = stdout.toString('latin1').trim();
    return code === 0 && fullSha.test(sha) ? sha : null;
}
async function hasCommit(reader, sha) {
    return (await askedFor(reader, assertSha(sha))) !== null;
}
/** Null: no common ancestor is known here. In a shallow repository that means only that history was cut. */
async function mergeBase({ gitDir }, one, other) {
    if (one === other)
        return one;
    const { code, stdout } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)({
        gitDir,
        args: ['merge-base', assertSha(one), assertSha(other)],
        accept: [1],
    });
    return code === 0 ? stdout.toString('latin1').trim() : null;
}
async function isShallow({ commonDir }) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(`${commonDir}/shallow`).catch(() => null);
    return file !== null && file.size > 0;
}
/** Brings commits by SHA. A shallow repository gets `depth` commits of each; a full clone is never made shallow. */
async function fetchCommits(place, shas, options) {
    const depth = (await isShallow(place)) ? [`--depth=${options.depth}`] : [];
    await fetch(place, [...depth, remoteOf(options), ...shas.map(assertSha)], options);
}
const deepenings = [30, 200, 1_000, 5_000];
/**
 * The merge base, deepening a shallow repository step by step until it is there. Throws GainsayError when there is
 * none: an empty review must never be the answer to missing history.
 */
async function mergeBaseByDeepening(place, [one, other], options = {}) {
    const known = await mergeBase(place, one, other).catch(absentCommit);
    if (known !== null)
        return known;
    for (const commits of deepenings) {
        if (!(await isShallow(place)))
            break;
        await fetch(place, [`--deepen=${commits}`, remoteOf(options), assertSha(one), assertSha(other)], options);
        const found = await mergeBase(place, one, other);
        if (found !== null)
            return found;
    }
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GainsayError */ .T(`no common ancestor of ${one} and ${other} is known in this checkout`, {
        remedy: 'Check out with more history (actions/checkout: `fetch-depth: 0`), or name the base commit.',
    });
}
function absentCommit(error) {
    if (error instanceof _run_js__WEBPACK_IMPORTED_MODULE_3__/* .GitFailed */ .SX && error.code !== null)
        return null;
    throw error;
}
async function fetch({ gitDir }, what, { header, timeoutMs, signal }) {
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)({
        gitDir,
        network: true,
        args: ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', ...what],
        env: header === undefined ? {} : headerInEnvironment(header),
        timeoutMs: timeoutMs ?? 120_000,
        ...(signal === undefined ? {} : { signal }),
    });
}
/** The empty value first: a header that the checkout keeps in its configuration would be sent as a second one. */
function headerInEnvironment({ url, value }) {
    return {
        GIT_CONFIG_COUNT: '2',
        GIT_CONFIG_KEY_0: `http.${url}.extraHeader`,
        GIT_CONFIG_VALUE_0: '',
        GIT_CONFIG_KEY_1: `http.${url}.extraHeader`,
        GIT_CONFIG_VALUE_1: value,
    };
}
function remoteOf({ remote = 'origin' }) {
    if (/^[A-Za-z0-9][\w./-]*$/.test(remote))
        return remote;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GainsayError */ .T(`"${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .displayName */ .QC)(remote)}" is no name of a remote`, {
        remedy: 'Use a name that `git remote` prints.',
    });
}


/***/ }),

/***/ 94047:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ stageAll),
/* harmony export */   g: () => (/* binding */ patchOf)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _export_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59919);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88405);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9057);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29976);






/**
 * How a folder's files differ from a tree, as a patch that `git apply` takes, and which. What `.gitignore` covers counts for
 * nothing. The repository is only read; repositories inside of the folder are not looked into.
 */
async function patchOf(place, { treeish, maxBytes, ...laid }) {
    const run = await stageAll(place, laid);
    const diff = ['diff-index', '--cached', '--no-ext-diff', '--no-textconv', '--no-renames'];
    const tree = (0,_history_js__WEBPACK_IMPORTED_MODULE_3__/* .assertSha */ .B1)(treeish);
    const names = await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)({
        ...run,
        args: [...diff, '--name-only', '-z', tree],
        maxBytes: 64 * 1024 * 1024,
    });
    const files = (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .splitNul */ .K5)(names.stdout).map(_names_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeName */ .e4);
    if (files.length === 0)
        return { files, patch: Buffer.alloc(0) };
    const { stdout } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)({
        ...run,
        args: [...diff, '-p', '--binary', '--full-index', tree],
        maxBytes,
    });
    return { files, patch: stdout };
}
/**
 * Takes what lies in the folder into a copy of its index, new objects into `objects`; submodules stay what they were, and
 * repositories inside are left out. How git is run to see them: nothing that the folder holds names a program that is started.
 */
async function stageAll(place, { folder, index, objects }) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(objects, 'info'), { recursive: true });
    const indexFile = node_path__WEBPACK_IMPORTED_MODULE_1__.join(objects, 'index');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(index, indexFile);
    const run = {
        gitDir: place.gitDir,
        indexFile,
        workTree: folder,
        config: [
            ..._export_js__WEBPACK_IMPORTED_MODULE_2__/* .asCommitted */ .Hl,
            ...(await (0,_export_js__WEBPACK_IMPORTED_MODULE_2__/* .filterSettings */ .Y6)(place)),
            'core.sparseCheckout=false',
            'diff.ignoreSubmodules=all',
            'core.fileMode=true',
        ],
        env: {
            GIT_OBJECT_DIRECTORY: objects,
            GIT_ALTERNATE_OBJECT_DIRECTORIES: node_path__WEBPACK_IMPORTED_MODULE_1__.join(place.commonDir, 'objects'),
        },
        timeoutMs: 120_000,
    };
    // An entry for a submodule would make git look into what lies there, by the settings and with the programs that lie there.
    const linked = await gitlinksIn(run);
    await writeEntries(run, linked.map(removed));
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)({ ...run, args: ['add', '--all', '--ignore-errors', '--', '.'], accept: [1] });
    await writeEntries(run, [...(await gitlinksIn(run)).map(removed), ...linked]);
    return run;
}
/** The entries of submodules. */
async function gitlinksIn(run) {
    const listed = await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)({ ...run, args: ['ls-files', '--stage', '-z'], maxBytes: 256 * 1024 * 1024 });
    return (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .splitNul */ .K5)(listed.stdout).filter((entry) => entry.subarray(0, 7).equals(gitlink));
}
const gitlink = Buffer.from('160000 ');
/** Mode 0 takes the entry out. */
function removed(entry) {
    return Buffer.concat([Buffer.from('0'), entry.subarray(6)]);
}
/** One that stands where others are takes their place. */
async function writeEntries(run, entries) {
    if (entries.length === 0)
        return;
    const input = Buffer.concat(entries.flatMap((entry) => [entry, Buffer.from([0])]));
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)({ ...run, args: ['update-index', '--replace', '-z', '--index-info'], input });
}


/***/ }),

/***/ 97920:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ removeWorktree),
/* harmony export */   fb: () => (/* binding */ keepChanges),
/* harmony export */   gq: () => (/* binding */ removeLeftWorktrees),
/* harmony export */   l: () => (/* binding */ addWorktree)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_abort_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59362);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59649);
/* harmony import */ var _remove_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4185);
/* harmony import */ var _export_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59919);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88405);
/* harmony import */ var _patch_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94047);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29976);










/** Before the owner in the reason of a lock; `git worktree list` shows it. */
const lockedBy = 'gainsay ';
/**
 * Registers a worktree at a commit, detached and locked (no `git gc` takes it for lost), and lays its files out: no hook,
 * no filter. Rejects where `root` is there already, and with GitFailed; nothing is left behind.
 */
async function addWorktree(place, { root, at }, signal) {
    const main = inCommonDir(place);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(root), { recursive: true });
    // Fails where it is there already: what is cleared away below is our own.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(root);
    const reason = ['--lock', '--reason', `${lockedBy}${(0,_owner_js__WEBPACK_IMPORTED_MODULE_4__/* .thisOwner */ .GS)()}`];
    const args = ['worktree', 'add', '--quiet', '--no-checkout', '--detach', ...reason, root, (0,_history_js__WEBPACK_IMPORTED_MODULE_7__/* .assertSha */ .B1)(at)];
    let admin = null;
    try {
        await patiently(() => (0,_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runGit */ .EO)({ ...main, args, signal }), signal);
        admin = await adminOf(place, root);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, '.git'));
        await (0,_export_js__WEBPACK_IMPORTED_MODULE_6__/* .exportTree */ .D4)(main, at, { folder: root, index: node_path__WEBPACK_IMPORTED_MODULE_1__.join(admin, 'index') });
        signal.throwIfAborted();
        return { root, admin, at, inode: (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(root)).ino };
    }
    catch (error) {
        const registered = admin ?? (await adminOf(place, root).catch(() => null));
        await (0,_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .removeFolder */ .v)(root);
        if (registered !== null)
            await removeRegistration(registered);
        throw error;
    }
}
/** The main repository's own: in a linked worktree, too, nothing but what all worktrees share is used. */
function inCommonDir({ commonDir }) {
    return { gitDir: commonDir, commonDir };
}
async function adminOf({ commonDir }, root) {
    const pointer = /^gitdir: (.+)$/m.exec(await (0,_owner_js__WEBPACK_IMPORTED_MODULE_4__/* .readStart */ .H6)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, '.git')))?.[1] ?? '';
    const admin = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(root, pointer);
    if (node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(admin) === node_path__WEBPACK_IMPORTED_MODULE_1__.join(commonDir, 'worktrees'))
        return admin;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GainsayError */ .T(`git registered the worktree ${root} at an unexpected place`, {
        remedy: 'Look at `git worktree list`; use git 2.38 or newer.',
    });
}
/**
 * What changed in the worktree as a commit on a new branch, whose name it answers; null, and nothing written, where
 * nothing did. Ignored files, submodules and repositories inside of the folder count for nothing. New
 * objects lie beside the folder until all of them are there; only then the repository gets them.
 */
async function keepChanges(place, { root, admin, at, inode }, { branch, message, author }) {
    const main = inCommonDir(place);
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(root).catch(() => null);
    if (found?.isDirectory() !== true || found.ino !== inode)
        throw replaced(root);
    const laid = { folder: root, index: node_path__WEBPACK_IMPORTED_MODULE_1__.join(admin, 'index'), objects: objectsOf(root) };
    const staged = await (0,_patch_js__WEBPACK_IMPORTED_MODULE_8__/* .stageAll */ .P)(main, laid);
    const { code } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runGit */ .EO)({ ...staged, args: [...toCommit, (0,_history_js__WEBPACK_IMPORTED_MODULE_7__/* .assertSha */ .B1)(at)], accept: [1] });
    if (code === 0)
        return null;
    const tree = await line({ ...staged, args: ['write-tree'] });
    const commit = await line({
        ...staged,
        args: ['commit-tree', (0,_history_js__WEBPACK_IMPORTED_MODULE_7__/* .assertSha */ .B1)(tree), '-p', (0,_history_js__WEBPACK_IMPORTED_MODULE_7__/* .assertSha */ .B1)(at), '-m', message],
        env: { ...staged.env, ...identity(author) },
    });
    const pack = await (0,_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runGit */ .EO)({
        ...staged,
        args: ['pack-objects', '--quiet', '--revs', '--stdout'],
        input: `${(0,_history_js__WEBPACK_IMPORTED_MODULE_7__/* .assertSha */ .B1)(commit)}\n^${at}\n`,
        maxBytes: mostPackedBytes,
    });
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runGit */ .EO)({ ...main, args: ['index-pack', '--stdin'], input: pack.stdout });
    return await newBranch(main, branch, commit);
}
/** Exits with 1 where there is something to commit. */
const toCommit = ['diff-index', '--cached', '--quiet', '--no-ext-diff', '--no-renames'];
const mostPackedBytes = 256 * 1024 * 1024;
function identity({ name, email }) {
    return {
        GIT_AUTHOR_NAME: name,
        GIT_AUTHOR_EMAIL: email,
        GIT_COMMITTER_NAME: name,
        GIT_COMMITTER_EMAIL: email,
    };
}
/** A name that is taken gets a number; where a branch is called like its first part, `-` stands for the `/`. */
async function newBranch(main, wanted, commit) {
    let stem = wanted;
    for (let number = 1; number < 10; number += 1) {
        const name = number === 1 ? stem : `${stem}-${number}`;
        // An empty old value: only where there is no such branch.
        const args = ['update-ref', '--no-deref', `refs/heads/${name}`, (0,_history_js__WEBPACK_IMPORTED_MODULE_7__/* .assertSha */ .B1)(commit), ''];
        try {
            await patiently(() => (0,_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runGit */ .EO)({ ...main, args }));
            return name;
        }
        catch (error) {
            if (!(error instanceof _run_js__WEBPACK_IMPORTED_MODULE_9__/* .GitFailed */ .SX))
                throw error;
            const inTheWay = stem.includes('/') && /exists; cannot create/.test(error.message);
            if (!inTheWay && !/already exists/.test(error.message))
                throw error;
            if (inTheWay)
                [stem, number] = [stem.replaceAll('/', '-'), 0];
        }
    }
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GainsayError */ .T(`no branch can be called ${wanted}: it and its like are taken`, {
        remedy: `The work is commit ${commit}; name it with \`git branch\`, and remove old branches.`,
    });
}
async function line(options) {
    return (await (0,_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runGit */ .EO)(options)).stdout.toString('latin1').trim();
}
function replaced(root) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GainsayError */ .T(`${root} is not the folder any more that was laid out as a worktree`, {
        remedy: 'Nothing of it was committed. Something replaced it: look at what the agent ran.',
    });
}
function objectsOf(root) {
    return `${root}.objects`;
}
/** The registration last: it says where the rest is. */
async function removeWorktree({ root, admin }) {
    await (0,_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .removeFolder */ .v)(root);
    await (0,_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .removeFolder */ .v)(objectsOf(root));
    await removeRegistration(admin);
}
/** As `git worktree remove` does at its end; it would look for `.git` in the folder first. */
async function removeRegistration(admin) {
    await (0,_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .removeFolder */ .v)(admin);
    // Others may be registered.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rmdir)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(admin)).catch(() => undefined);
}
/**
 * Takes away what runs left that were killed: the files, where they still lie in a run's folder, and the registration.
 * Branches stay: one is made only for a commit. What is not certainly left by a dead process of this user is not touched.
 * Says what could not be removed; never rejects.
 */
async function removeLeftWorktrees({ commonDir }) {
    const parent = node_path__WEBPACK_IMPORTED_MODULE_1__.join(commonDir, 'worktrees');
    const problems = [];
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(parent).catch(() => [])) {
        const admin = node_path__WEBPACK_IMPORTED_MODULE_1__.join(parent, name);
        try {
            if (!(await isLeft(admin)))
                continue;
            const root = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname((await (0,_owner_js__WEBPACK_IMPORTED_MODULE_4__/* .readStart */ .H6)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(admin, 'gitdir')).catch(() => '')).trim());
            for (const folder of [root, objectsOf(root)])
                if (await isOfRun(folder))
                    await (0,_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .removeFolder */ .v)(folder);
            await removeRegistration(admin);
        }
        catch (error) {
            problems.push(`The worktree ${name} of a killed run is left: ${String(error)}`);
        }
    }
    return problems;
}
async function isLeft(admin) {
    const locked = await (0,_owner_js__WEBPACK_IMPORTED_MODULE_4__/* .readStart */ .H6)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(admin, 'locked')).catch(() => '');
    return locked.startsWith(lockedBy) && (0,_owner_js__WEBPACK_IMPORTED_MODULE_4__/* .isGone */ .ST)(locked.slice(lockedBy.length));
}
/** The registration says where; only what is called as we call it, and is this user's, is believed to be ours. */
async function isOfRun(folder) {
    if (!/\/worktrees\/agent-[\w-]+(?:\.objects)?$/.test(folder))
        return false;
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(folder).catch(() => null);
    return found?.isDirectory() === true && found.uid === process.getuid?.();
}
/** git's locks last milliseconds; one that a killed git left lasts for ever. */
const lockPatienceMs = 10_000;
/** Repeats what failed because another git held a lock or took a folder away meanwhile. */
async function patiently(work, signal = new AbortController().signal) {
    const until = Date.now() + lockPatienceMs;
    for (let waitMs = 20;; waitMs = Math.min(waitMs * 2, 500)) {
        try {
            return await work();
        }
        catch (error) {
            if (!isBusy(error) || Date.now() + waitMs > until)
                throw error;
            await (0,_base_abort_js__WEBPACK_IMPORTED_MODULE_2__/* .sleep */ .yy)(waitMs, signal);
        }
    }
}
function isBusy(error) {
    const busy = /Unable to create '.*\.lock'|could not create .*: (?:File exists|No such file)/;
    return error instanceof _run_js__WEBPACK_IMPORTED_MODULE_9__/* .GitFailed */ .SX && busy.test(error.message);
}


/***/ })

};
