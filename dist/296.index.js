export const id = 296;
export const ids = [296];
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

/***/ 80296:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openBubblewrap: () => (/* binding */ openBubblewrap)
/* harmony export */ });
/* harmony import */ var _bubblewrap_arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47453);
/* harmony import */ var _contained_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7096);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45511);



/** What the command is inside: a user with no privileges whom the kernel maps to the one who started us. */
const inside = { uid: 1000, gid: 1000 };
/**
 * bubblewrap with user, PID, mount, network, IPC and UTS namespaces, made without privileges. Files of the invoking
 * user belong to the command's user inside, and what the command writes belongs to the invoking user outside.
 * Throws GainsayError when a program it needs is missing.
 */
async function openBubblewrap(options) {
    const tools = await (0,_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .findTools */ .f$)();
    const backend = {
        level: 'bubblewrap',
        tools,
        inside,
        privileges: [
            ...(0,_bubblewrap_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a)(`--unshare-user --uid ${inside.uid} --gid ${inside.gid} --cap-drop ALL`),
            ...(await (0,_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutNesting */ .$e)(tools.bwrap)),
        ],
        dropped: (argv) => argv,
        launch: (scriptFile, needsMounts) => {
            const stage = [tools.shell, scriptFile];
            return needsMounts ? [tools.unshare, ...(0,_bubblewrap_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a)('--user --map-root-user --mount --'), ...stage] : stage;
        },
        workOwner: null,
        // Root can clear its groups before it enters; nobody else may.
        ...(process.getuid?.() === 0 ? { identity: { uid: 0, gid: 0 } } : {}),
        handOver: () => Promise.resolve(),
    };
    return (0,_contained_js__WEBPACK_IMPORTED_MODULE_1__/* .openContained */ .c)(backend, options);
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
