export const id = 552;
export const ids = [552,5649];
export const modules = {

/***/ 47453:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ bubblewrapArguments),
/* harmony export */   a: () => (/* binding */ words)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** Never mounted, nor anything that contains them: other people's files, sockets of daemons, the machine's secrets. */
const neverMounted = [
    '/',
    '/home',
    '/root',
    '/run',
    '/var',
    '/var/run',
    '/proc',
    '/sys',
    '/dev',
    '/etc',
    '/tmp',
];
/**
 * Not `--new-session`: the group of bubblewrap must hold its process 1 from its first moment, so that one signal to
 * the group ends all, also while it starts. The command gets a session of its own from process 1.
 */
const isolation = words('--unshare-pid --unshare-net --unshare-ipc --unshare-uts --unshare-cgroup-try --hostname sandbox ' +
    '--die-with-parent --as-pid-1');
/** The part of bubblewrap's command line that all levels share: namespaces, file system, environment, directory. */
function bubblewrapArguments(view) {
    for (const { from } of view.mounts.filter((mount) => 'from' in mount)) {
        if (neverMounted.includes(from.replace(/(?!^)\/+$/, '')))
            throw new TypeError(`${from} must not be mounted into a sandbox`);
    }
    return [
        ...isolation,
        ...fileSystem(view),
        '--clearenv',
        ...Object.entries(view.env).flatMap(([name, value]) => ['--setenv', name, value]),
        '--chdir',
        view.cwd,
    ];
}
function fileSystem({ machine, mounts, limits, overlays }) {
    const { memoryBytes } = limits;
    const given = mounts.filter((mount) => !machine.some((known) => sameMount(known, mount)));
    const covered = new Set(given.map(({ at }) => at));
    const merged = overlays.values();
    const place = (mount) => [...parents(mount.at), ...mounting(mount)];
    const mounting = (mount) => {
        if (mount.kind === 'read-only')
            return ['--ro-bind', mount.from, mount.at];
        if (mount.kind === 'read-write')
            return ['--bind', mount.from, mount.at];
        if (mount.kind === 'tmpfs')
            return tmpfs(mount.at, memoryBytes);
        return ['--bind', merged.next().value ?? '', mount.at];
    };
    return [
        ...machine.flatMap(place),
        ...words('--proc /proc --dev /dev'),
        // Here a user whom the kernel knows as root could write kernel settings, with no capability at all.
        ...words('--remount-ro /proc'),
        ...tmpfs('/dev/shm', memoryBytes / 4),
        ...words('--remount-ro /dev'),
        ...(covered.has('/tmp') ? [] : tmpfs('/tmp', memoryBytes)),
        ...given.flatMap(place),
        ...words('--remount-ro /'),
    ];
}
/** bubblewrap makes missing parents for their owner only, who need not be the command's user. */
function parents(at) {
    const parent = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(at);
    return parent === '/' ? [] : [...parents(parent), '--perms', '0755', '--dir', parent];
}
/** Memory that no process owns: bounded by its size, not by the watch. */
function tmpfs(at, bytes) {
    return ['--size', String(Math.ceil(bytes)), '--perms', '1777', '--tmpfs', at];
}
function sameMount(one, other) {
    return (one.kind === 'read-only' && other.kind === 'read-only' && one.at === other.at && one.from === other.from);
}
function words(line) {
    return line.split(' ');
}


/***/ }),

/***/ 25649:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openBubblewrapRoot: () => (/* binding */ openBubblewrapRoot),
/* harmony export */   requiredSetpriv: () => (/* binding */ requiredSetpriv)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _workspace_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2631);
/* harmony import */ var _bubblewrap_arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47453);
/* harmony import */ var _contained_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7096);
/* harmony import */ var _hand_over_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93954);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45511);






/** What root becomes where nobody else started us: the user that owns nothing. */
const nobody = 65_534;
/**
 * The same sandbox with its namespaces and mounts made by root, for machines that refuse user namespaces to
 * everybody else: as root, or through a sudo that asks no password. The command's first step inside is to become
 * the invoking user (`nobody` where that is root) for good, without groups, capabilities or a way to new ones.
 * Throws GainsayError when root cannot be had or a program is missing.
 */
async function openBubblewrapRoot(options) {
    const [tools, asRoot, setpriv] = await Promise.all([(0,_tools_js__WEBPACK_IMPORTED_MODULE_5__/* .findTools */ .f$)(), rootPrefix(), requiredSetpriv()]);
    const root = process.getuid?.() === 0;
    const inside = root
        ? { uid: nobody, gid: nobody }
        : { uid: process.getuid?.() ?? nobody, gid: process.getgid?.() ?? nobody };
    const backend = {
        level: 'bubblewrap-root',
        tools,
        inside,
        // Only what it takes to become somebody else.
        privileges: (0,_bubblewrap_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .a)('--cap-drop ALL --cap-add CAP_SETUID --cap-add CAP_SETGID --cap-add CAP_SETPCAP'),
        dropped: (argv) => [
            setpriv,
            ...(0,_bubblewrap_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .a)(`--reuid ${inside.uid} --regid ${inside.gid} --clear-groups --no-new-privs`),
            ...(0,_bubblewrap_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .a)('--bounding-set=-all --inh-caps=-all --ambient-caps=-all'),
            ...argv,
        ],
        launch: (scriptFile, needsMounts) => {
            const stage = [tools.shell, scriptFile];
            return needsMounts
                ? [...asRoot, tools.unshare, ...(0,_bubblewrap_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .a)('--mount --propagation private --'), ...stage]
                : [...asRoot, ...stage];
        },
        workOwner: root ? null : inside.uid,
        ...(root ? { identity: { uid: 0, gid: 0 } } : {}),
        handOver: root ? (0,_hand_over_js__WEBPACK_IMPORTED_MODULE_4__/* .handOverTo */ .V)(inside, options.runFolder) : () => Promise.resolve(),
    };
    return (0,_contained_js__WEBPACK_IMPORTED_MODULE_3__/* .openContained */ .c)(backend, options);
}
/** Nothing for root; `sudo -n` where it works without a password, as on hosted runners. */
async function rootPrefix() {
    if (process.getuid?.() === 0)
        return [];
    const sudo = await (0,_tools_js__WEBPACK_IMPORTED_MODULE_5__/* .findSystemProgram */ .FG)('sudo');
    if (sudo !== null) {
        const { exit } = await (0,_workspace_process_js__WEBPACK_IMPORTED_MODULE_1__/* .runProcess */ .R)({ argv: [sudo, '-n', '--', '/bin/true'], cwd: '/', env: {}, timeoutMs: 5_000, maxOutputBytes: 10_000 }, AbortSignal.timeout(6_000));
        if (exit.kind === 'code' && exit.code === 0)
            return [sudo, '-n', '--'];
    }
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GainsayError */ .T('not root, and no sudo without a password', {
        remedy: 'Allow unprivileged user namespaces for bubblewrap, or run as a user with passwordless sudo.',
    });
}
async function requiredSetpriv() {
    const setpriv = await (0,_tools_js__WEBPACK_IMPORTED_MODULE_5__/* .findSystemProgram */ .FG)('setpriv');
    if (setpriv !== null)
        return setpriv;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GainsayError */ .T('setpriv is not installed', {
        remedy: 'Install it: sudo apt-get install -y util-linux',
    });
}


/***/ }),

/***/ 7096:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ openContained),
  X: () => (/* binding */ sandboxFailed)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/workspace/process.js + 2 modules
var process = __webpack_require__(2631);
// EXTERNAL MODULE: ./build/workspace/remove-folder.js
var remove_folder = __webpack_require__(4185);
// EXTERNAL MODULE: ./build/sandbox/bubblewrap-arguments.js
var bubblewrap_arguments = __webpack_require__(47453);
// EXTERNAL MODULE: ./build/sandbox/exit-status.js
var exit_status = __webpack_require__(92033);
// EXTERNAL MODULE: ./build/sandbox/first-process.js
var first_process = __webpack_require__(79574);
// EXTERNAL MODULE: ./build/sandbox/mounts.js
var mounts = __webpack_require__(81140);
;// CONCATENATED MODULE: ./build/sandbox/network/open.js
/**
 * Every command has a network namespace of its own, with nothing but loopback. Relays are loaded only when asked for, and
 * keep their sockets in `own`, a folder of this command alone that is removed after it.
 */
async function openNetwork(access, own) {
    if (access.kind === 'listed')
        return (await __webpack_require__.e(/* import() */ 2788).then(__webpack_require__.bind(__webpack_require__, 72788))).openListed(access, own);
    if (access.kind === 'set-up')
        return (await __webpack_require__.e(/* import() */ 6399).then(__webpack_require__.bind(__webpack_require__, 36399))).openSetUp(access.hosts ?? [], own);
    return { mounts: [], env: {}, wrap: (argv) => argv, close: () => Promise.resolve() };
}

// EXTERNAL MODULE: ./build/sandbox/stage.js
var stage = __webpack_require__(70882);
// EXTERNAL MODULE: ./build/sandbox/watch.js
var sandbox_watch = __webpack_require__(97499);
;// CONCATENATED MODULE: ./build/sandbox/contained.js












/** Launcher processes that the watch sees above the command: sudo, shells, bubblewrap, process 1, relay. */
const launcherProcesses = 6;
/** A sandbox made by bubblewrap. Every command gets namespaces, overlays and relays of its own; several may run at once. */
async function openContained(backend, options) {
    const folder = external_node_path_.join(options.runFolder, 'sandbox');
    await (0,promises_.mkdir)(folder, { recursive: true });
    const removals = (0,remove_folder/* openRemovals */.u)();
    const machine = [...(await (0,mounts/* machineMounts */.e)()), ...(await identityFiles(folder, backend.inside))];
    return {
        level: backend.level,
        mapsPaths: true,
        isolatesNetwork: true,
        proofs: [],
        run: (command, signal) => runContained({ backend, options, folder, machine, removals, command }, signal),
        async close() {
            await removals.ended();
            await (0,remove_folder/* removeFolder */.v)(folder);
        },
    };
}
async function runContained(run, signal) {
    const { backend, command, folder, removals } = run;
    const own = await (0,promises_.mkdtemp)(external_node_path_.join(folder, 'run-'));
    const network = await openNetwork(command.network, own);
    const watch = { close: () => { } };
    try {
        const mounts = [...command.mounts, ...network.mounts];
        await backend.handOver(mounts);
        const statusFile = external_node_path_.join(own, 'status');
        const stageFile = external_node_path_.join(own, 'stage.sh');
        const { limits } = command;
        const overlays = mounts.filter((mount) => mount.kind === 'overlay');
        const places = await (0,stage/* layOut */.v8)(own, overlays);
        await (0,promises_.writeFile)(stageFile, staging(run, { mounts, places, statusFile, network }));
        const stored = await (0,process/* storeProcess */.n)({
            argv: backend.launch(stageFile, places.length > 0),
            cwd: '/',
            // Whoever reads /proc/1/environ inside reads what its first process was started with.
            env: {},
            timeoutMs: limits.timeMs,
            outputBytes: limits.outputBytes,
            stdoutFile: command.stdoutFile,
            stderrFile: command.stderrFile,
            stdin: { hold: true },
            ...(backend.identity === undefined ? {} : { identity: backend.identity }),
        }, signal, ({ pid, stop }) => {
            command.onStarted?.();
            watch.close = (0,sandbox_watch/* watchLimits */.U)({
                pids: () => (0,sandbox_watch/* treeOf */.g)(pid),
                launchers: launcherProcesses,
                limits,
                writable: writableIn(mounts),
                onExceeded: stop,
            }).close;
        });
        await (0,stage/* openUp */._W)(places);
        const status = await (0,first_process/* readStatus */.r)(statusFile);
        const exit = (0,exit_status/* exitFromStatus */.r)(stored.exit);
        if ((0,exit_status/* endedByItself */.j)(exit) && !status.started)
            throw await sandboxFailed(backend.level, command.stderrFile);
        return { ...stored, exit, survivors: status.survivors ?? 0 };
    }
    finally {
        watch.close();
        await network.close();
        removals.begin(own);
    }
}
function staging({ backend, command, machine }, given) {
    const { limits, cwd } = command;
    const inside = (0,first_process/* asFirstProcess */.q)(backend.dropped(given.network.wrap(command.argv)), limits);
    const env = { ...command.env, ...given.network.env };
    const overlays = given.places.map(({ merged }) => merged);
    const view = { machine, mounts: given.mounts, overlays, limits, cwd, env };
    const bwrap = [backend.tools.bwrap, ...backend.privileges, ...(0,bubblewrap_arguments/* bubblewrapArguments */.D)(view), '--', ...inside];
    const { statusFile, places } = given;
    const { workOwner } = backend;
    return (0,stage/* stageScript */.IU)({ places, statusFile, bwrap, workOwner }, backend.tools);
}
function writableIn(mounts) {
    return mounts.flatMap((mount) => {
        if (mount.kind === 'overlay')
            return [mount.upper];
        return mount.kind === 'read-write' ? [mount.from] : [];
    });
}
/** Minimal twins of the machine's files: nobody's name, no other user. */
async function identityFiles(folder, { uid, gid }) {
    const contents = {
        passwd: `root:x:0:0:root:/nonexistent:/bin/false\nsandbox:x:${uid}:${gid}:sandbox:/tmp:/bin/sh\n`,
        group: `root:x:0:\nsandbox:x:${gid}:\n`,
        hosts: '127.0.0.1 localhost sandbox\n::1 localhost\n',
    };
    return Promise.all(Object.entries(contents).map(async ([name, content]) => {
        const from = external_node_path_.join(folder, name);
        await (0,promises_.writeFile)(from, content, { mode: 0o644 });
        return { kind: 'read-only', from, at: `/etc/${name}` };
    }));
}
async function sandboxFailed(level, stderrFile) {
    const text = await (0,promises_.readFile)(stderrFile, 'utf8').catch(() => '');
    const last = text.trim().split('\n').slice(-3).join(' | ').slice(0, 600);
    return new errors/* GainsayError */.T(`The sandbox (${level}) could not start the command: ${last || 'no message'}`, {
        remedy: 'This is a fault of the sandbox or of the machine, not of the change. Run again; if it stays, report it.',
    });
}


/***/ }),

/***/ 79574:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ asFirstProcess),
/* harmony export */   r: () => (/* binding */ readStatus)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _rlimits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69994);


/**
 * Process 1 inside: runs the command under its limits, counts what it left behind, passes its status on. As process 1 of its namespace
 * it cannot be killed or stopped from inside, and its end is the end of everything in there. The shell's own remarks
 * (`Segmentation fault`) are kept out of the command's stderr. A session of its own keeps the
 * command's signals to its group (`kill 0`) from those who run it. Descriptor 3, which the command does not get, leads to
 * the status file.
 */
const script = (limits) => `exec 4>&2 2>/dev/null
echo started >&3
(exec 2>&4 3>&- 4>&-; ${limits}; exec /usr/bin/setsid "$@")
code=$?
left=0
for process in /proc/[0-9]*; do
  [ "$process" = /proc/1 ] && continue
  read -r line < "$process/stat" || continue
  case "\${line##*) }" in Z*|X*) ;; *) left=$((left + 1)) ;; esac
done
echo "survivors $left" >&3
exit "$code"`;
function asFirstProcess(argv, limits) {
    return ['/bin/sh', '-c', script((0,_rlimits_js__WEBPACK_IMPORTED_MODULE_1__/* .rlimitLines */ .z)(limits)), 'sh', ...argv];
}
/** `survivors` is null when the command was stopped before it ended by itself. */
async function readStatus(file) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8').catch(() => '');
    const survivors = /^survivors (\d+)$/m.exec(text)?.[1];
    return {
        started: text.startsWith('started\n'),
        survivors: survivors === undefined ? null : Number(survivors),
    };
}


/***/ }),

/***/ 93954:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ handOverTo)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _workspace_process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2631);
/* harmony import */ var _bubblewrap_arguments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47453);





/**
 * Where this program runs as root and its commands do not: gives them what they are to write. Only below the run
 * folder, which is ours alone; never through links; and no file that has a second name, which may lie elsewhere
 * (its directory is theirs, so they can replace it). A lower layer is handed over once, the rest before each command.
 */
function handOverTo({ uid, gid }, runFolder) {
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(runFolder);
    const done = new Map();
    const once = (folder) => {
        const known = done.get(folder) ?? giveAway([folder].filter(more), { uid, gid });
        done.set(folder, known);
        return known;
    };
    const more = (folder) => !giveFresh(folder, { uid, gid });
    const ours = (folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder).startsWith(`${real}/`);
    const assertOurs = (folder) => {
        // A command that cannot write where it is told to fails for a reason that nobody would look for here.
        if (!ours(folder))
            throw new Error(`${folder} is to be written by a command and lies outside the folder of the run`);
    };
    return async (mounts) => {
        const written = mounts.flatMap((mount) => {
            if (mount.kind === 'overlay')
                return [mount.upper];
            return mount.kind === 'read-write' ? [mount.from] : [];
        });
        const lower = mounts.flatMap((mount) => (mount.kind === 'overlay' ? mount.lower : []));
        for (const folder of written)
            assertOurs(folder);
        await Promise.all(lower.filter(ours).map(once));
        await giveAway(written.filter(more), { uid, gid });
    };
}
/** A room that is this much work or more is left to another program. */
const mostFresh = 64;
/**
 * Most rooms are empty, or new and hold next to nothing: that needs no other program. A folder that is ours alone is
 * changed by nobody else while it is walked, and becomes theirs after all that is in it. False, and nothing done,
 * where that is not so.
 */
function giveFresh(folder, { uid, gid }) {
    const top = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder);
    if (top.uid === uid && top.isDirectory() && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).length === 0)
        return true;
    const found = [];
    const open = [folder];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { uid: owner, mode, nlink, dev } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(next);
        const isFolder = (mode & node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.S_IFMT) === node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.S_IFDIR;
        if (dev !== top.dev || (!isFolder && nlink !== 1))
            continue;
        if (owner !== process.getuid?.() || (isFolder && (mode & 0o022) !== 0))
            return false;
        if (found.push(next) > mostFresh)
            return false;
        if (isFolder)
            for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(next))
                open.push(node_path__WEBPACK_IMPORTED_MODULE_1__.join(next, name));
    }
    for (const place of found.toReversed())
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lchownSync)(place, uid, gid);
    return true;
}
async function giveAway(folders, { uid, gid }) {
    if (folders.length === 0)
        return;
    const { exit, stderr } = await (0,_workspace_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runProcess */ .R)({
        argv: [
            '/usr/bin/find',
            ...folders,
            ...(0,_bubblewrap_arguments_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .a)(`-xdev ( -type d -o -links 1 ) ! -uid ${uid} -exec chown -h ${uid}:${gid} {} +`),
        ],
        cwd: '/',
        env: { PATH: '/usr/bin:/bin' },
        timeoutMs: 120_000,
        maxOutputBytes: 65_536,
    }, AbortSignal.timeout(125_000));
    if (exit.kind === 'code' && exit.code === 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GainsayError */ .T(`Files could not be handed to the sandbox's user: ${stderr.slice(0, 300)}`, {
        remedy: 'Run as an ordinary user instead of root, or put the run folder on a file system that knows owners.',
    });
}


/***/ }),

/***/ 81140:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ resolveTool),
/* harmony export */   e: () => (/* binding */ machineMounts)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _machine_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46285);





/** The allow list of what every command sees of this machine, read-only. Every sandbox adds it by itself. */
async function machineMounts() {
    return (0,_machine_js__WEBPACK_IMPORTED_MODULE_4__/* .machine */ .Aq)().readOnly.map((place) => ({ kind: 'read-only', from: place, at: place }));
}
/**
 * The program that a command gets for this name when nothing shadows it, with the hash of its content, for the
 * evidence. Reads the whole file (100 MB for node: about 0.1 s). Throws GainsayError when there is none.
 */
async function resolveTool(name) {
    const found = (0,_machine_js__WEBPACK_IMPORTED_MODULE_4__/* .findOn */ .tP)((0,_machine_js__WEBPACK_IMPORTED_MODULE_4__/* .machine */ .Aq)().searchPath, name);
    if (found === null)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GainsayError */ .T(`${name} is not among the programs that commands may use`, {
            remedy: `Install ${name} below /usr or beside node. Searched: ${(0,_machine_js__WEBPACK_IMPORTED_MODULE_4__/* .machine */ .Aq)().searchPath.join(', ')}`,
        });
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(found);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(file), hash);
    return { path: file, sha256: hash.digest('hex') };
}


/***/ }),

/***/ 50552:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openSeparateUser: () => (/* binding */ openSeparateUser)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/workspace/owner.js
var owner = __webpack_require__(59649);
// EXTERNAL MODULE: ./build/workspace/process.js + 2 modules
var workspace_process = __webpack_require__(2631);
// EXTERNAL MODULE: ./build/workspace/remove-folder.js
var remove_folder = __webpack_require__(4185);
// EXTERNAL MODULE: ./build/sandbox/bubblewrap-arguments.js
var bubblewrap_arguments = __webpack_require__(47453);
// EXTERNAL MODULE: ./build/sandbox/bubblewrap-root.js
var bubblewrap_root = __webpack_require__(25649);
// EXTERNAL MODULE: ./build/sandbox/contained.js + 1 modules
var contained = __webpack_require__(7096);
// EXTERNAL MODULE: ./build/sandbox/exit-status.js
var exit_status = __webpack_require__(92033);
// EXTERNAL MODULE: ./build/sandbox/first-process.js
var first_process = __webpack_require__(79574);
// EXTERNAL MODULE: ./build/sandbox/hand-over.js
var hand_over = __webpack_require__(93954);
// EXTERNAL MODULE: ./build/base/error-code.js
var error_code = __webpack_require__(7090);
;// CONCATENATED MODULE: ./build/sandbox/left-files.js







// What a command that was another user leaves behind. It is gone, but others of its kind may run: whatever it opened to them
// they can still exchange for links, between the moment that root looks at a path and the one that root follows it.
/** Where every user may leave files: what a command left there is removed when it ends. */
const sharedFolders = ['/tmp', '/var/tmp', '/dev/shm', '/dev/mqueue', '/run/lock', '/var/crash'];
const [sticky, byOthers] = [0o1000, 0o002];
/** `isSpare`: whether a user id is of those that commands get. */
async function removeLeft(uid, isSpare) {
    const found = [];
    const visit = (folder, depth) => {
        for (const name of namesIn(folder)) {
            const place = external_node_path_.join(folder, name);
            const seen = (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false });
            if (seen?.uid === uid)
                found.push(place);
            else if (seen?.isDirectory() && !isSpare(seen.uid) && (seen.mode & byOthers) !== 0) {
                // Without the sticky bit anybody can put a link in the place of a folder below: nothing down there is followed.
                if (depth < mostDepth)
                    visit(place, (seen.mode & sticky) === 0 ? mostDepth : depth + 1);
            }
        }
    };
    for (const folder of sharedFolders.filter(external_node_fs_.existsSync))
        visit(folder, 0);
    await removeAll(found);
    await removeIpc(uid);
}
const mostDepth = 4;
function namesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    }
    catch (error) {
        if (['ENOENT', 'ENOTDIR', 'EACCES'].includes((0,error_code/* errorCode */.C)(error) ?? ''))
            return [];
        throw error;
    }
}
const placesAtOnce = 100;
/** `rm` goes along with open folders: it follows no link that is put in their place, and no path is too long for it. */
async function removeAll(places) {
    for (let at = 0; at < places.length; at += placesAtOnce)
        await asRoot(['rm', '-rf', '--', ...places.slice(at, at + placesAtOnce)]);
}
const kindsOfIpc = { shm: '-m', sem: '-s', msg: '-q' };
/** System V's memory, semaphores and queues belong to no file and outlive every process. */
async function removeIpc(uid) {
    for (const [kind, option] of Object.entries(kindsOfIpc)) {
        const file = `/proc/sysvipc/${kind}`;
        const [header = '', ...lines] = (0,external_node_fs_.existsSync)(file) ? (0,external_node_fs_.readFileSync)(file, 'utf8').trim().split('\n') : [];
        const columns = header.trim().split(/\s+/);
        const ids = lines
            .map((line) => line.trim().split(/\s+/))
            .filter((row) => ['uid', 'cuid'].some((name) => row[columns.indexOf(name)] === String(uid)))
            .map((row) => row[1] ?? '');
        if (ids.length > 0)
            await asRoot(['ipcrm', ...ids.flatMap((id) => [option, id])]);
    }
}
/**
 * Makes the room of a command root's again. From above downwards: a folder that nobody else can write to is safe to go into by its
 * name. What lies deeper than any path reaches is removed with all that is around it.
 */
async function takeBack(places, uid) {
    for (const place of places) {
        closeFolder(place);
        for (const { name } of foldersIn(place))
            await closeBelow(external_node_path_.join(place, name));
    }
    await asRoot([
        'find',
        ...places,
        ...(0,bubblewrap_arguments/* words */.a)(`-xdev -uid ${uid} -exec chown -h 0:0 {} + -type f -perm /022 -exec chmod go-w {} +`),
    ]);
}
const foldersATurn = 500;
async function closeBelow(top) {
    try {
        const queue = [top];
        for (let at = queue.pop(), seen = 1; at !== undefined; at = queue.pop(), seen += 1) {
            closeFolder(at);
            for (const { name } of foldersIn(at))
                queue.push(external_node_path_.join(at, name));
            if (seen % foldersATurn === 0)
                await (0,external_node_timers_promises_.setImmediate)();
        }
    }
    catch (error) {
        if ((0,error_code/* errorCode */.C)(error) !== 'ENAMETOOLONG')
            throw error;
        await removeAll([top]);
    }
}
function foldersIn(folder) {
    return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
}
function closeFolder(folder) {
    (0,external_node_fs_.lchownSync)(folder, 0, 0);
    (0,external_node_fs_.chmodSync)(folder, (0,external_node_fs_.lstatSync)(folder).mode & 0o755);
}
async function asRoot(argv) {
    const { exit, stderr } = await (0,workspace_process/* runProcess */.R)({ argv, cwd: '/', env: { PATH: '/usr/bin:/bin' }, timeoutMs: 120_000, maxOutputBytes: 65_536 }, AbortSignal.timeout(125_000));
    if (exit.kind === 'code' && exit.code === 0)
        return;
    throw new errors/* GainsayError */.T(`What a command left could not be taken back: ${stderr.slice(0, 300)}`, {
        remedy: 'This is a fault of the machine, not of the change. Run again; if it stays, report it.',
    });
}

// EXTERNAL MODULE: ./build/sandbox/rlimits.js
var rlimits = __webpack_require__(69994);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/sandbox/proc.js
var proc = __webpack_require__(24814);
;// CONCATENATED MODULE: ./build/sandbox/spare-users.js





/** No distribution gives these to anybody (systemd's own list of user ids calls them unused), and every container maps them. */
const range = { first: 65_520, last: 65_532 };
/** Of no user: it opens the folder that holds the rooms, and nothing else. */
const spareGroup = 65_533;
/** Commands that run at once. */
const most = 4;
/**
 * User ids that have no name, own no process and are no other run's: the lowest such ones of a fixed range. An abstract socket
 * each keeps other runs on this machine away, and goes with this process. Throws GainsayError when there is none.
 */
async function claimSpareUsers() {
    const named = new Set((0,external_node_fs_.readFileSync)('/etc/passwd', 'utf8')
        .split('\n')
        .map((line) => Number(line.split(':')[2])));
    const locks = [];
    const free = [];
    for (let uid = range.first; uid <= range.last && free.length < most; uid += 1) {
        if (named.has(uid))
            continue;
        const lock = external_node_net_.createServer((socket) => socket.destroy()).listen(`\0gainsay-user-${uid}`);
        const taken = await (0,external_node_events_.once)(lock, 'listening').then(() => false, () => true);
        if (taken)
            continue;
        lock.unref();
        if (processesOf(uid).length > 0)
            lock.close();
        else {
            locks.push(lock);
            free.push(uid);
        }
    }
    if (free.length === 0)
        throw new errors/* GainsayError */.T(`every user id from ${range.first} to ${range.last} is in use`, {
            remedy: 'Wait until other runs on this machine have ended, or end what runs as these users.',
        });
    const waiting = [];
    return {
        async take(signal) {
            if (signal.aborted)
                return null;
            const uid = free.shift();
            if (uid !== undefined)
                return uid;
            return new Promise((resolve) => {
                const next = (given) => {
                    signal.removeEventListener('abort', onAbort);
                    resolve(given);
                };
                const onAbort = () => {
                    waiting.splice(waiting.indexOf(next), 1);
                    resolve(null);
                };
                signal.addEventListener('abort', onAbort, { once: true });
                waiting.push(next);
            });
        },
        giveBack(uid) {
            const next = waiting.shift();
            if (next === undefined)
                free.unshift(uid);
            else
                next(uid);
        },
        close() {
            for (const lock of locks)
                lock.close();
        },
    };
}
function isSpare(uid) {
    return uid >= range.first && uid <= range.last;
}
/** Every living process of a user, whatever session or parent it has. */
function processesOf(uid) {
    return (0,proc/* allPids */.SH)()
        .filter((pid) => {
        const status = (0,proc/* readOfProcess */.LF)(pid, 'status');
        return new RegExp(`^Uid:\\t${uid}\\t`, 'm').test(status) && !/^State:\t[ZX]/m.test(status);
    })
        .map(Number);
}

// EXTERNAL MODULE: ./build/sandbox/stage.js
var stage = __webpack_require__(70882);
// EXTERNAL MODULE: ./build/sandbox/watch.js
var sandbox_watch = __webpack_require__(97499);
;// CONCATENATED MODULE: ./build/sandbox/separate-user.js





















/**
 * No namespaces: each command runs as a user of its own, who owns nothing else and has no group, capability or way to
 * new ones. It cannot read or write what others keep from strangers, nor see their environments; it does see their
 * files and processes as any user does, and has the network of the machine. Rooms are copies in a folder that only these users
 * enter, a room belongs to its command while that runs, and to root before and after. Only for root.
 * Throws GainsayError where this process is not root or a program is missing.
 */
async function openSeparateUser({ runFolder }) {
    if (process.getuid?.() !== 0)
        throw new errors/* GainsayError */.T('not root, who alone can start commands as another user', {
            remedy: 'Run as root, or make one of the levels of bubblewrap work.',
        });
    const setpriv = await (0,bubblewrap_root.requiredSetpriv)();
    const users = await claimSpareUsers();
    const rooms = await (0,promises_.mkdtemp)(external_node_path_.join(enterableFolder(runFolder), 'gainsay-rooms-'));
    (0,external_node_fs_.chownSync)(rooms, 0, spareGroup);
    (0,external_node_fs_.chmodSync)(rooms, 0o710);
    await (0,owner/* claim */.B7)(rooms);
    const folder = external_node_path_.join(runFolder, 'sandbox');
    await (0,promises_.mkdir)(folder, { recursive: true, mode: 0o700 });
    const removals = (0,remove_folder/* openRemovals */.u)();
    const machine = { setpriv, users, rooms, folder };
    return {
        level: 'separate-user',
        mapsPaths: false,
        isolatesNetwork: false,
        rooms,
        proofs: [],
        async run(command, signal) {
            const own = await (0,promises_.mkdtemp)(external_node_path_.join(folder, 'run-'));
            try {
                return await runAsUser(machine, { own, command }, signal);
            }
            finally {
                removals.begin(own);
            }
        },
        async close() {
            await removals.ended();
            users.close();
            await Promise.all([(0,remove_folder/* removeFolder */.v)(folder), (0,remove_folder/* removeFolder */.v)(rooms)]);
        },
    };
}
/** A folder that strangers can enter, for rooms: where the run is kept, or else where temporary files are. */
function enterableFolder(runFolder) {
    const found = [external_node_path_.dirname(runFolder), external_node_os_.tmpdir(), '/tmp'].find((folder) => {
        const ancestors = folder.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/') || '/');
        return (0,external_node_fs_.existsSync)(folder) && ancestors.every((place) => ((0,external_node_fs_.statSync)(place).mode & 0o001) !== 0);
    });
    if (found !== undefined)
        return found;
    throw new errors/* GainsayError */.T('no temporary folder can be entered by other users', {
        remedy: 'Let TMPDIR name a folder whose parents all users may enter.',
    });
}
async function runAsUser(machine, { own, command }, signal) {
    const { rooms, users } = machine;
    const uid = await users.take(signal);
    if (uid === null)
        return neverStarted(command, signal);
    const temporary = await (0,promises_.mkdtemp)(external_node_path_.join(rooms, 'tmp-'));
    const mounts = [...command.mounts, { kind: 'read-write', from: temporary, at: temporary }];
    const places = writableIn(mounts);
    try {
        for (const { at } of mounts)
            letThrough(at, rooms);
        // Ours alone until they are handed over, and nobody else's afterwards.
        for (const place of places)
            (0,external_node_fs_.chmodSync)(place, 0o700);
        await (0,hand_over/* handOverTo */.V)({ uid, gid: spareGroup }, rooms)(mounts);
        return await supervised(machine, { own, command, uid, temporary, places }, signal);
    }
    finally {
        // A user whose processes go on is nobody else's: then this throws, and the user is not given back.
        await endAll(machine.setpriv, uid);
        try {
            // First: a second name elsewhere of what a room holds is known by its owner.
            await removeLeft(uid, isSpare);
            await takeBack(places, uid);
            await (0,remove_folder/* removeFolder */.v)(temporary);
        }
        finally {
            users.giveBack(uid);
        }
    }
}
/** Cancelled while it waited for a user. */
async function neverStarted({ stdoutFile, stderrFile }, signal) {
    const nothing = { argv: ['/bin/true'], cwd: '/', env: {}, timeoutMs: 1_000, outputBytes: 0 };
    return { ...(await (0,workspace_process/* storeProcess */.n)({ ...nothing, stdoutFile, stderrFile }, signal)), survivors: 0 };
}
async function supervised(machine, run, signal) {
    const { own, command, uid, places } = run;
    const { limits, stdoutFile, stderrFile } = command;
    const statusFile = external_node_path_.join(own, 'status');
    const stageFile = external_node_path_.join(own, 'stage.sh');
    await (0,promises_.writeFile)(stageFile, separate_user_stage(machine.setpriv, run, statusFile), { mode: 0o600 });
    const owned = { close: () => { }, survivors: Promise.resolve(0) };
    try {
        const stored = await (0,workspace_process/* storeProcess */.n)({
            argv: ['/bin/sh', stageFile],
            cwd: '/',
            env: {},
            timeoutMs: limits.timeMs,
            outputBytes: limits.outputBytes,
            stdoutFile,
            stderrFile,
            stdin: { hold: true },
        }, signal, ({ child, stop }) => {
            command.onStarted?.();
            const watch = { pids: () => processesOf(uid), launchers: 0, limits, writable: places };
            owned.close = (0,sandbox_watch/* watchLimits */.U)({ ...watch, onExceeded: stop }).close;
            // At once: what it left behind may hold its pipes open.
            owned.survivors = (0,external_node_events_.once)(child, 'exit').then(() => endAll(machine.setpriv, uid));
        });
        const exit = (0,exit_status/* exitFromStatus */.r)(stored.exit);
        const survivors = await owned.survivors;
        const { started } = await (0,first_process/* readStatus */.r)(statusFile);
        if ((0,exit_status/* endedByItself */.j)(exit) && !started)
            throw await (0,contained/* sandboxFailed */.X)('separate-user', stderrFile);
        return { ...stored, exit, survivors: (0,exit_status/* endedByItself */.j)(exit) ? survivors : 0 };
    }
    finally {
        owned.close();
    }
}
/**
 * Runs as root with an empty environment, becomes the user in one step and for good. The directory is entered by the user, who
 * may not be led where only root can go. A reader of stdin ends everything when this program dies.
 */
function separate_user_stage(setpriv, { command, uid, temporary }, statusFile) {
    const { argv, cwd, limits } = command;
    const env = { ...command.env, TMPDIR: temporary };
    const user = asUser(setpriv, uid);
    const first = `umask 022; cd "$0" || exit 126; ${(0,rlimits/* rlimitLines */.z)(limits)}; echo started >&3; exec 3>&-; exec /usr/bin/setsid "$@"`;
    const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    const whole = [...user, '/usr/bin/env', '-i', ...variables, '/bin/sh', '-c', first, cwd, ...argv];
    const end = [...user, '/bin/sh', '-c', 'kill -9 -1'].map(stage/* quote */.hD).join(' ');
    return [
        'exec 4<&0 5>&2 </dev/null 2>/dev/null',
        `(while read -r line; do :; done; ${end}; ${end}; kill -9 0) <&4 >/dev/null 5>&- &`,
        'reader=$!',
        'exec 4<&-',
        // A shell's own remarks (`Segmentation fault`) go where the command's redirections do, unless a subshell has them.
        `(exec 2>&5 5>&- 3>${(0,stage/* quote */.hD)(statusFile)}; exec ${whole.map(stage/* quote */.hD).join(' ')})`,
        'code=$?',
        'kill -9 "$reader"',
        'exit "$code"',
    ].join('\n');
}
function asUser(setpriv, uid) {
    return [
        setpriv,
        ...(0,bubblewrap_arguments/* words */.a)(`--reuid ${uid} --regid ${spareGroup} --clear-groups --no-new-privs`),
        ...(0,bubblewrap_arguments/* words */.a)('--bounding-set=-all --inh-caps=-all --ambient-caps=-all --'),
    ];
}
const rounds = 50;
/** Ends every process of a user, and says how many there were. The kernel ends all at once: no fork gets away. */
async function endAll(setpriv, uid) {
    let most = 0;
    for (let round = 0; round < rounds; round += 1) {
        const left = processesOf(uid).length;
        if (left === 0)
            return most;
        most = Math.max(most, left);
        await (0,workspace_process/* runProcess */.R)({
            argv: [...asUser(setpriv, uid), '/bin/sh', '-c', 'kill -9 -1'],
            cwd: '/',
            env: {},
            timeoutMs: 5_000,
            maxOutputBytes: 10_000,
        }, AbortSignal.timeout(6_000));
        await (0,external_node_timers_promises_.setTimeout)(round);
    }
    throw new errors/* GainsayError */.T(`Processes of the sandbox's user ${uid} could not be ended`, {
        remedy: `End them by hand (\`pkill -9 -U ${uid}\`) and run again.`,
    });
}
/** Folders between the rooms and a place of a command: entered, not listed. */
function letThrough(place, rooms) {
    if (!place.startsWith(`${rooms}/`))
        throw new Error(`${place} is to be seen by a command and lies outside the rooms`);
    for (let at = external_node_path_.dirname(place); at !== rooms; at = external_node_path_.dirname(at))
        (0,external_node_fs_.chmodSync)(at, (0,external_node_fs_.statSync)(at).mode | 0o011);
}
function writableIn(mounts) {
    return mounts.flatMap((mount) => {
        if ('from' in mount && mount.from !== mount.at)
            throw new Error(`${mount.from} cannot be shown at another place without namespaces`);
        if (mount.kind === 'overlay' || mount.kind === 'tmpfs')
            throw new Error(`a ${mount.kind} cannot be made without namespaces`);
        return mount.kind === 'read-write' ? [mount.from] : [];
    });
}


/***/ }),

/***/ 70882:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IU: () => (/* binding */ stageScript),
/* harmony export */   _W: () => (/* binding */ openUp),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   v8: () => (/* binding */ layOut)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_error_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7090);



function layOut(folder, overlays) {
    return Promise.all(overlays.map(async (overlay, index) => {
        const place = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, `overlay-${index}`);
        const merged = node_path__WEBPACK_IMPORTED_MODULE_1__.join(place, 'm');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(merged, { recursive: true });
        const names = overlay.lower.map((_, layer) => `l${layer}`).concat('u', 'w');
        const targets = [...overlay.lower, overlay.upper, overlay.work];
        await Promise.all(targets.map((target, at) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.symlink)(target, node_path__WEBPACK_IMPORTED_MODULE_1__.join(place, names[at] ?? ''))));
        return { folder: place, layers: overlay.lower.length, merged, work: overlay.work };
    }));
}
/** The kernel makes `work/work` without any permissions; opened up, its owner can remove it. */
async function openUp(places) {
    await Promise.all(places.map(({ work }) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(work, 'work'), 0o700).catch((error) => {
        // Absent where the mount failed, still root's where it was stopped in the middle.
        if (!['ENOENT', 'EPERM'].includes((0,_base_error_code_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .C)(error) ?? ''))
            throw error;
    })));
}
/**
 * The shell script that runs in a mount namespace of its own, outside the sandbox but without any environment:
 * mounts the overlays, opens the status file as descriptor 3 and runs bubblewrap.
 */
function stageScript(stage, tools) {
    const overlays = stage.places.flatMap((place) => overlayLines(place, stage, tools));
    const bwrap = stage.bwrap.map(quote).join(' ');
    const status = `3>${quote(stage.statusFile)}`;
    return ['set -e', ...endingWithStdin(), ...overlays, ...running(`${bwrap} ${status}`)].join('\n');
}
function overlayLines({ folder, layers }, { workOwner }, { mount }) {
    const lower = Array.from({ length: layers }, (_, layer) => `l${layer}`).join(':');
    return [
        `cd ${quote(folder)}`,
        `${quote(mount)} -i -t overlay -o lowerdir=${lower},upperdir=u,workdir=w,userxattr gainsay m`,
        ...(workOwner === null ? [] : [`/bin/chown ${workOwner} w/work`]),
        'cd /',
    ];
}
/**
 * A reader of stdin ends everything at end of file, whoever closed it: this program's death closes it too. It kills
 * the whole process group, itself included. bubblewrap's own dying with its parent comes too late for a parent that dies
 * while it starts, and a signal from here does not reach what sudo started.
 */
function endingWithStdin() {
    return [
        'exec 4<&0 </dev/null',
        '(while read -r line; do :; done; kill -9 0) <&4 >/dev/null 2>&1 &',
        'reader=$!',
        'exec 4<&-',
    ];
}
function running(bwrap) {
    return ['set +e', bwrap, 'code=$?', 'kill -9 "$reader"', 'exit "$code"'];
}
/** A word of a POSIX shell. */
function quote(word) {
    return `'${word.replaceAll("'", `'\\''`)}'`;
}


/***/ })

};
