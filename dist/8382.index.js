export const id = 8382;
export const ids = [8382];
export const modules = {

/***/ 28382:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   configSchema: () => (/* binding */ configSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41514);

// Beside config.ts, which is read at every start: zod is loaded where there is a configuration to check.
const seconds = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(7200);
const relativePath = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^(?!\/)(?!.*(^|\/)\.\.(\/|$)).+$/, 'must be a path inside the repository, without a leading / and without ..');
const hosts = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z0-9.-]+(:\d+)?$/, 'must be a host name, with a port where it is not 443'))
    .max(20)
    .default([]);
const environment = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z_]\w*$/, 'must be the name of an environment variable'), zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()]).transform(String));
const step = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(100).describe('What the report calls it.'),
    run: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .describe('A bash script, run in a fresh copy of the prepared tree on head and on base.'),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['build', 'lint', 'typecheck', 'regression', 'security', 'fault', 'fuzz'])
        .default('regression')
        .describe('What it looks for.'),
    'working-directory': relativePath.default('.').describe("Where it runs, from the repository's root."),
    'timeout-seconds': seconds.default(300).describe('Seconds until it is ended and counts as hanging.'),
})
    .describe('A command of your own that must pass on head. One that fails on head and passes on base is a failure.');
const off = (what) => zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false).describe(what);
const on = (what) => zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true).describe(what);
const agents = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    fork: off('A started agent without a type inherits the whole conversation; all started agents run in the background.'),
    'explore-and-plan': on('Explore and Plan can be started.'),
    verification: on('Verification can be started.'),
    'slim-context': on('Explore and Plan are told neither CLAUDE.md nor git status.'),
    cwd: off('An agent can be started in a folder of its own choice inside of the repository.'),
    assistant: off('All started agents run in the background.'),
    proactive: off('The same, for conversations that go on by themselves.'),
    classifier: off('In mode auto a model judges calls that no rule decides, and what an agent did before its result counts.'),
    coordinator: off('The conversation only coordinates: workers replace all built-in agents.'),
    background: on('Agents may run in the background.'),
    teams: off('Agents can be named, belong to a team and write to each other.'),
    'strict-plugins': zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['hooks', 'mcp', 'tools']))
        .default([])
        .describe('What agents of the repository may not bring: their hooks, MCP servers or tool lists are ignored.'),
    'fallback-model': zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .nullable()
        .default(null)
        .describe('Alias or id of the model that is asked when the first one stays overloaded.'),
    'remote-workflow': zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(/^[\w.-]+\.ya?ml$/, 'must be the file name of a workflow')
        .nullable()
        .default(null)
        .describe('Workflow in which an agent with the isolation remote runs (.github/examples/remote-agent.yml). Its starter needs actions: write.'),
    'mcp-variables': zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z_]\w*$/))
        .max(50)
        .default([])
        .describe("Names of variables of the job's environment that `.mcp.json` may use as ${NAME}. Servers can read them."),
    'background-after-seconds': zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .int()
        .min(0)
        .max(3600)
        .default(0)
        .describe('How long an agent is waited for before it goes on in the background; 0 is to its end.'),
    'progress-seconds': zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .int()
        .min(0)
        .max(3600)
        .default(0)
        .describe('How often a model sums up in one line what a background agent does; 0 is never.'),
});
/**
 * `.github/gainsay.yml`, read at the trusted commit. Unknown keys and bad values are errors, never ignored.
 *
 * @public docs/configuration.md and docs/gainsay.schema.json are written from it.
 */
const configSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1).default(1).describe('Version of this format.'),
    'working-directory': relativePath
        .optional()
        .describe('The package to verify in a repository that holds several.'),
    'model-aliases': zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be a word'), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[^\s,=]+$/, 'must be a model id'))
        .default({})
        .describe('What an alias of a model stands for, over the built-in table: haiku, sonnet, opus or words of your own.'),
    env: environment.default({}).describe('Environment of every command. No secrets: tests can read it.'),
    install: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional().describe('Replaces the detected installation of dependencies.'),
        scripts: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false).describe('Whether packages may run their install scripts.'),
        credentials: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z_]\w*$/))
            .default([])
            .describe("Names of variables of the job's environment that the installation, and nothing else, receives."),
        hosts: hosts.describe('Hosts that the installation may reach besides the package registries.'),
        adopt: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
            .default(true)
            .describe('Whether an existing node_modules with the same lockfile is copied instead of installed.'),
        'timeout-seconds': seconds.default(600).describe('Seconds for the installation and for a build.'),
    })
        .prefault({})
        .describe('How dependencies come into the trees.'),
    build: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Replaces the detected build; run before the tests of each tree.'),
    })
        .optional()
        .describe('What has to be built before tests can run.'),
    test: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Replaces the detected test command.'),
        'timeout-seconds': seconds.default(600).describe('Seconds for one run of the suite.'),
    })
        .optional()
        .describe('How the tests are run.'),
    steps: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(step)
        .max(20)
        .default([])
        .describe('They win over the commands found in the workflows of the repository.'),
    services: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        ports: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(65535))
            .max(20)
            .default([])
            .describe('TCP ports on loopback that every command may reach.'),
    })
        .prefault({})
        .describe("The job's own services, such as a database."),
    network: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        hosts: hosts.describe('Hosts that every command but the installation may reach by http and https, through a proxy that its environment names. No others.'),
    })
        .prefault({})
        .describe('What tests and checks may reach outside of the job.'),
    limits: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        mutants: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
            .int()
            .min(0)
            .max(200)
            .default(12)
            .describe('Breakages of changed lines that the playbook tries.'),
        'memory-mb': zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(256).max(65536).default(4096).describe('Memory of one command.'),
        processes: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(16).max(16384).default(1024).describe('Processes of one command.'),
    })
        .prefault({})
        .describe('What a run may use.'),
    agents: agents.prefault({}).describe('Switches of the agent system. Conversations (the job ask) use them.'),
    permissions: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['plan', 'dontAsk', 'default', 'acceptEdits', 'auto', 'bypassPermissions'])
            .default('dontAsk')
            .describe('Mode of a conversation, and the widest that an agent in it can have. A verification is always dontAsk.'),
        deny: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]).describe('Calls that are refused.'),
        ask: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
            .default([])
            .describe('Calls that need an answer; nobody is there to give one.'),
        allow: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]).describe('Calls that need none.'),
    })
        .prefault({})
        .describe('Rules for the tools of agents, `Tool` or `Tool(specifier)`. Deny wins over ask, ask over allow.'),
});


/***/ })

};
