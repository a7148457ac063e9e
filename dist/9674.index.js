export const id = 9674;
export const ids = [9674];
export const modules = {

/***/ 16113:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ baseEnvironment)
/* harmony export */ });
/* harmony import */ var _machine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46285);

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

/***/ 92033:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ endedByItself),
/* harmony export */   r: () => (/* binding */ exitFromStatus)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

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

/***/ 46285:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ machine),
/* harmony export */   tP: () => (/* binding */ findOn)
/* harmony export */ });
/* unused harmony export describeMachine */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



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

/***/ 89674:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T1: () => (/* binding */ ladder),
  Ep: () => (/* binding */ openSandbox),
  B_: () => (/* binding */ proveLevel)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./build/workspace/process.js + 2 modules
var workspace_process = __webpack_require__(2631);
// EXTERNAL MODULE: ./build/sandbox/exit-status.js
var exit_status = __webpack_require__(92033);
// EXTERNAL MODULE: ./build/sandbox/rlimits.js
var rlimits = __webpack_require__(69994);
// EXTERNAL MODULE: ./build/sandbox/marked-processes.js
var marked_processes = __webpack_require__(36938);
// EXTERNAL MODULE: ./build/sandbox/watch.js
var watch = __webpack_require__(97499);
;// CONCATENATED MODULE: ./build/sandbox/none.js







/**
 * No isolation: the command runs on the host, at host paths, with the network of the host. Only its environment,
 * its limits and its processes are kept in hand. A daemon that clears its environment and leaves its session
 * escapes; nothing but a PID namespace prevents that.
 */
function openBare({ runFolder }) {
    return Promise.resolve({
        level: 'none',
        mapsPaths: false,
        isolatesNetwork: false,
        proofs: [],
        run: (command, signal) => runBare(command, signal, `${(0,marked_processes/* markOfRun */.I0)(runFolder)}${(0,external_node_crypto_.randomUUID)()}`),
        close: () => Promise.resolve(),
    });
}
async function runBare(command, signal, id) {
    const { limits, cwd, stdoutFile, stderrFile } = command;
    const owned = {
        close: () => { },
        survivors: Promise.resolve(0),
    };
    const options = {
        argv: (0,rlimits/* withRlimits */.Z)(command.argv, limits),
        env: { ...command.env, [marked_processes/* marker */.xL]: id },
        timeoutMs: limits.timeMs,
        outputBytes: limits.outputBytes,
        cwd,
        stdoutFile,
        stderrFile,
    };
    try {
        const run = await (0,workspace_process/* storeProcess */.n)(options, signal, ({ child, pid, stop }) => {
            owned.close = (0,watch/* watchLimits */.U)({
                pids: () => (0,watch/* treeOf */.g)(pid),
                launchers: 0,
                limits,
                writable: [cwd],
                onExceeded: stop,
            }).close;
            // At once: what it left behind may hold its pipes open.
            owned.survivors = (0,external_node_events_.once)(child, 'exit').then(() => (0,marked_processes/* endMarked */.Qc)(id, pid));
        });
        const exit = (0,exit_status/* exitFromStatus */.r)(run.exit);
        const survivors = await owned.survivors;
        return { ...run, exit, survivors: (0,exit_status/* endedByItself */.j)(exit) ? survivors : 0 };
    }
    finally {
        owned.close();
    }
}

// EXTERNAL MODULE: ./build/sandbox/probe.js
var probe = __webpack_require__(62190);
;// CONCATENATED MODULE: ./build/sandbox/remedy.js

const orBare = 'Or choose `sandbox: none` (`--sandbox none`) if the change may run on this machine unprotected.';
/** What to do on this machine so that a level works, and the way without. */
async function remedyFor(levels) {
    return `${await remedyHere(levels)} ${orBare}`;
}
/**
 * What to do on this machine so that one of these levels works: one thing, the likeliest. `setting` gives the text of
 * a file below /proc/sys, empty where there is none.
 */
async function remedyHere(levels, setting = settingOfKernel) {
    if (process.platform !== 'linux')
        return 'bubblewrap needs Linux: run in a Linux machine or container.';
    const missing = levels.find(({ remedy }) => remedy.startsWith('Install it:'));
    if (missing !== undefined)
        return `${missing.remedy}.`;
    if (levels.some(({ reason }) => /overlay|upperdir/i.test(reason)))
        return "Overlays do not work in the run folder's file system: set TMPDIR (RUNNER_TEMP on a runner) to a folder on ext4, xfs, btrfs or tmpfs.";
    if ((await setting('kernel/apparmor_restrict_unprivileged_userns')) === '1')
        return 'AppArmor restricts user namespaces here (Ubuntu 23.10 and later): `sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0`, or an AppArmor profile for bwrap with `userns,`, or passwordless sudo.';
    if ((await setting('kernel/unprivileged_userns_clone')) === '0')
        return 'User namespaces are off: `sudo sysctl -w kernel.unprivileged_userns_clone=1`, or passwordless sudo.';
    if ((await setting('user/max_user_namespaces')) === '0')
        return 'User namespaces are off: `sudo sysctl -w user.max_user_namespaces=15000`, or passwordless sudo.';
    return 'In a container, start it with user namespaces allowed (docker: `--security-opt seccomp=unconfined --security-opt apparmor=unconfined`), or run outside of it.';
}
function settingOfKernel(name) {
    return (0,promises_.readFile)(`/proc/sys/${name}`, 'utf8').then((text) => text.trim(), () => '');
}

// EXTERNAL MODULE: ./build/sandbox/sandbox-unavailable.js
var sandbox_unavailable = __webpack_require__(37456);
;// CONCATENATED MODULE: ./build/sandbox/open.js






const unprivileged = {
    level: 'bubblewrap',
    open: async (options) => (await __webpack_require__.e(/* import() */ 296).then(__webpack_require__.bind(__webpack_require__, 80296))).openBubblewrap(options),
};
const byRoot = {
    level: 'bubblewrap-root',
    open: async (options) => (await __webpack_require__.e(/* import() */ 5649).then(__webpack_require__.bind(__webpack_require__, 25649))).openBubblewrapRoot(options),
};
/** The last before refusal: it keeps nothing from the network, and says so. */
const separateUser = {
    level: 'separate-user',
    open: async (options) => (await __webpack_require__.e(/* import() */ 552).then(__webpack_require__.bind(__webpack_require__, 50552))).openSeparateUser(options),
    prove: async (sandbox, options) => (await __webpack_require__.e(/* import() */ 616).then(__webpack_require__.bind(__webpack_require__, 80616))).probeSeparateUser(sandbox, options),
};
/**
 * Strongest first. Where this program is root, what it starts without help from root would still be root to the
 * kernel, which exempts that user from the limit on processes: another user comes first there.
 */
function ladder() {
    const bubblewrap = process.getuid?.() === 0 ? [byRoot, unprivileged] : [unprivileged, byRoot];
    return [...bubblewrap, separateUser];
}
/**
 * The first level of the ladder whose every proof holds on this machine; the proofs stay with it. Throws
 * SandboxUnavailable with what to do here. `none` isolates nothing and is only ever chosen by the user.
 */
async function openSandbox(request, signal) {
    const { runFolder, checkout, onProbing = () => undefined } = request;
    if (request.choice === 'none')
        return openBare({ runFolder });
    await (0,promises_.mkdir)(runFolder, { recursive: true });
    const failed = [];
    const at = { runFolder, ...(checkout === undefined ? {} : { checkout }) };
    for (const level of ladder()) {
        signal.throwIfAborted();
        const tried = await proveLevel(level, { ...at, signal, onStarted: onProbing });
        if ('run' in tried)
            return tried;
        failed.push(tried);
    }
    throw new sandbox_unavailable/* SandboxUnavailable */.U(failed, { remedy: await remedyFor(failed) });
}
/** Opens a level and proves it: the sandbox with its proofs, or why it is not used and what to do about that here. */
async function proveLevel({ level, open, prove = probe/* probe */.dy }, options) {
    const failed = async (reason) => {
        const told = { level, reason, remedy: '' };
        return { ...told, remedy: await remedyHere([told]) };
    };
    let sandbox;
    try {
        sandbox = await open({ runFolder: options.runFolder });
    }
    catch (error) {
        if (!(error instanceof errors/* GainsayError */.T))
            throw error;
        return { level, reason: error.message, remedy: error.remedy };
    }
    try {
        const { proofs, tidied } = await prove(sandbox, options);
        const close = async () => {
            await Promise.all([tidied, sandbox.close()]);
        };
        tidied.catch(() => undefined);
        const broken = proofs.filter(({ holds }) => !holds);
        if (broken.length === 0)
            return { ...sandbox, proofs, close };
        await close();
        return await failed(broken.map(({ claim, detail }) => `not proven: ${claim} (${detail})`).join(', '));
    }
    catch (error) {
        await sandbox.close();
        if (!(error instanceof errors/* GainsayError */.T))
            throw error;
        return await failed(error.message);
    }
}


/***/ }),

/***/ 62190:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fy: () => (/* binding */ limits),
/* harmony export */   GA: () => (/* binding */ answers),
/* harmony export */   U_: () => (/* binding */ processesWith),
/* harmony export */   dy: () => (/* binding */ probe)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78474);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51455);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77030);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);
/* harmony import */ var _workspace_remove_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4185);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16113);
/* harmony import */ var _proc_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24814);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(45511);










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
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.mkdtemp)(node_path__WEBPACK_IMPORTED_MODULE_5__.join(runFolder, 'probe-'));
    const canary = `canary-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)()}`;
    const listener = node_net__WEBPACK_IMPORTED_MODULE_4__.createServer((socket) => socket.destroy());
    const state = { connections: 0 };
    listener.on('connection', () => (state.connections += 1));
    // A process of ours with a secret in its environment, as this program may be one.
    const holder = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('/bin/sh', ['-c', 'read -r line'], {
        env: { GAINSAY_CANARY: canary },
        stdio: ['pipe', 'ignore', 'ignore'],
    });
    const gone = (0,node_events__WEBPACK_IMPORTED_MODULE_2__.once)(holder, 'exit');
    const tidy = async () => {
        holder.kill('SIGKILL');
        listener.close();
        await gone;
        await (0,_workspace_remove_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .removeFolder */ .v)(folder);
    };
    try {
        listener.listen(0, '127.0.0.1');
        await (0,node_events__WEBPACK_IMPORTED_MODULE_2__.once)(listener, 'listening');
        const address = listener.address();
        const port = address !== null && typeof address === 'object' ? address.port : 0;
        const bait = {
            canary,
            holderPid: holder.pid ?? 0,
            port,
            connections: () => state.connections,
            file: node_path__WEBPACK_IMPORTED_MODULE_5__.join(folder, 'outside'),
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
    const [lower, upper, work] = ['lower', 'upper', 'work'].map((name) => node_path__WEBPACK_IMPORTED_MODULE_5__.join(folder, name));
    if (lower === undefined || upper === undefined || work === undefined)
        throw new TypeError('three folders');
    await Promise.all([lower, upper, work].map((place) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.mkdir)(place)));
    await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.writeFile)(bait.file, 'outside'), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_5__.join(lower, 'file'), 'lower\n')]);
    const [stdoutFile, stderrFile] = [node_path__WEBPACK_IMPORTED_MODULE_5__.join(folder, 'stdout'), node_path__WEBPACK_IMPORTED_MODULE_5__.join(folder, 'stderr')];
    const left = `60.${bait.holderPid}${Date.now() % 100_000}`;
    const shell = (await (0,_tools_js__WEBPACK_IMPORTED_MODULE_9__/* .findSystemProgram */ .FG)('bash')) === null ? 'sh' : 'bash';
    const result = await sandbox.run({
        argv: [shell, '-c', script(bait, { left, shell })],
        cwd: at,
        env: (0,_environment_js__WEBPACK_IMPORTED_MODULE_7__/* .baseEnvironment */ .P)({ home: '/tmp' }),
        mounts: [{ kind: 'overlay', lower: [lower], upper, work, at }],
        network: { kind: 'none' },
        limits,
        stdoutFile,
        stderrFile,
        onStarted,
    }, signal);
    const said = answers(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.readFile)(stdoutFile, 'utf8'));
    const written = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_5__.join(upper, 'file'), 'utf8').catch(() => '');
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
    return (0,_proc_js__WEBPACK_IMPORTED_MODULE_8__/* .allPids */ .SH)().filter((pid) => (0,_proc_js__WEBPACK_IMPORTED_MODULE_8__/* .readOfProcess */ .LF)(pid, 'cmdline').includes(word)).length;
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


/***/ }),

/***/ 69994:
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

/***/ 37456:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ SandboxUnavailable)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);

/** No level of the sandbox works on this machine. The job's commands are not run: INCONCLUSIVE. */
class SandboxUnavailable extends _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GainsayError */ .T {
    name = 'SandboxUnavailable';
    levels;
    constructor(levels, { remedy, cause }) {
        const list = levels.map(({ level, reason }) => `${level}: ${reason}`).join('; ');
        super(`No sandbox works on this machine (${list})`, { remedy, cause });
        this.levels = levels;
    }
}


/***/ }),

/***/ 45511:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ withoutNesting),
/* harmony export */   FG: () => (/* binding */ findSystemProgram),
/* harmony export */   f$: () => (/* binding */ findTools)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
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

/***/ 97499:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ watchLimits),
/* harmony export */   g: () => (/* binding */ treeOf)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _proc_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24814);


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
/** A process and all its descendants. */
function treeOf(rootPid) {
    const tree = [rootPid];
    for (const pid of tree)
        tree.push(...(0,_proc_js__WEBPACK_IMPORTED_MODULE_1__/* .childrenOf */ .LU)(pid));
    return tree;
}
/** Memory is what they do not share. Zero where there is no /proc. */
function useOf(pids) {
    return { processes: pids.length, memoryBytes: pids.reduce((sum, pid) => sum + unsharedBytes(pid), 0) };
}
function overuse({ pids, launchers, limits }) {
    const use = useOf(pids());
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


/***/ })

};
