export const id = 5188;
export const ids = [5188];
export const modules = {

/***/ 55188:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serversInSandbox: () => (/* binding */ serversInSandbox)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/reason.js
var reason = __webpack_require__(83218);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/base/abort.js
var abort = __webpack_require__(59362);
// EXTERNAL MODULE: ./build/workspace/process.js + 2 modules
var process = __webpack_require__(2631);
// EXTERNAL MODULE: ./build/workspace/remove-folder.js
var remove_folder = __webpack_require__(4185);
;// CONCATENATED MODULE: ./build/sandbox/piped.js







const streams = ['stdin', 'stdout', 'stderr'];
const inside = '/.gainsay/pipes';
/** How long a command may take to end by itself once its stdin is closed. */
const graceMs = 300;
/**
 * Runs a command in the sandbox with its three streams as pipes. They are named pipes: this works on every level of the
 * sandbox, and nothing runs inside but the command. `folder` lies among the rooms where the sandbox has such a place.
 */
async function runPiped(sandbox, command, { folder, signal }) {
    const own = await (0,promises_.mkdtemp)(external_node_path_.join(folder, 'pipes-'));
    const place = sandbox.mapsPaths ? inside : own;
    const pipes = [];
    try {
        const hosts = streams.map((name) => external_node_path_.join(own, name));
        await makePipes(hosts, signal);
        for (const file of hosts)
            pipes.push(openPipe(file));
        const life = (0,abort/* linked */.q)(signal);
        const exit = sandbox
            .run({
            ...command,
            argv: [
                '/bin/sh',
                '-c',
                'exec <"$0/stdin" >"$0/stdout" 2>"$0/stderr"; exec "$@"',
                place,
                ...command.argv,
            ],
            mounts: [...command.mounts, ...mountsOf(sandbox, own, hosts)],
            stdoutFile: external_node_path_.join(own, 'launcher.stdout'),
            stderrFile: external_node_path_.join(own, 'launcher.stderr'),
        }, life.signal)
            .then((ended) => ended.exit);
        const [stdin, stdout, stderr] = [socketOf(pipes, 0), socketOf(pipes, 1), socketOf(pipes, 2)];
        const over = async () => {
            life.dispose();
            stdin.destroy();
            // Without a writer the two others end once they have been read.
            for (const { spare } of pipes)
                (0,external_node_fs_.closeSync)(spare);
            await (0,remove_folder/* removeFolder */.v)(own);
        };
        const gone = exit.then(over, over);
        return {
            stdin,
            stdout,
            stderr,
            exit,
            async stop() {
                stdin.end();
                if (!(await (0,abort/* within */.ux)(gone, graceMs)).settled)
                    life.abort(new Error('stopped'));
                await gone;
                stdout.destroy();
                stderr.destroy();
            },
        };
    }
    catch (error) {
        for (const { ours, spare } of pipes)
            [ours, spare].forEach((end) => (0,external_node_fs_.closeSync)(end));
        await (0,remove_folder/* removeFolder */.v)(own);
        throw error;
    }
}
async function makePipes(files, signal) {
    const options = { cwd: '/', env: { PATH: '/usr/bin:/bin' }, timeoutMs: 5_000, maxOutputBytes: 10_000 };
    const { exit, stderr } = await (0,process/* runProcess */.R)({ argv: ['mkfifo', '-m', '600', ...files], ...options }, signal);
    signal.throwIfAborted();
    if (exit.kind !== 'code' || exit.code !== 0)
        throw new Error(`mkfifo failed: ${stderr.slice(0, 300)}`);
    // The folder keeps others out; the command inside may be another user.
    await Promise.all(files.map((file) => (0,promises_.chmod)(file, 0o666)));
}
/** Both ends here: nobody waits for a command that never opens its own, and no stream ends before it began. */
function openPipe(file) {
    const read = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
    const write = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_NONBLOCK);
    const writes = external_node_path_.basename(file) === 'stdin';
    return writes ? { ours: write, spare: read, writes } : { ours: read, spare: write, writes };
}
function socketOf(pipes, index) {
    const { ours: fd, writes } = pipes[index] ?? { ours: -1, writes: false };
    return new external_node_net_.Socket({ fd, readable: !writes, writable: writes }).on('error', () => undefined);
}
function mountsOf(sandbox, own, hosts) {
    if (!sandbox.mapsPaths)
        return [{ kind: 'read-write', from: own, at: own }];
    return hosts.map((from) => ({ kind: 'read-only', from, at: `${inside}/${external_node_path_.basename(from)}` }));
}

// EXTERNAL MODULE: ./build/tools/command-output.js
var command_output = __webpack_require__(73047);
;// CONCATENATED MODULE: ./build/mcp/in-sandbox.js







/** Kept of what a server writes to stderr. */
const lastWords = 4_000;
/** A server that writes more than this to stderr in its life does nothing else. */
const mostStderr = 64 * 1024 * 1024;
/** Starts stdio servers where commands of the project run: same sandbox, fresh home, repository read-only. */
function serversInSandbox(room) {
    const { sandbox, folder, repository, network, limits } = room;
    return async (server, signal) => {
        await (0,promises_.mkdir)(folder, { recursive: true });
        const home = await openHome(room);
        try {
            const piped = await runPiped(sandbox, {
                argv: server.argv,
                cwd: external_node_path_.join(repository.root, server.cwd),
                env: { ...room.environment, HOME: home.path, ...server.env },
                mounts: [...home.mounts, ...repository.mounts],
                network,
                limits,
            }, { folder, signal });
            const flood = {};
            const heard = listen(piped.stderr, () => {
                flood.told ??= `it wrote more than ${mostStderr / 1024 / 1024} MiB to stderr and was ended`;
                void piped.stop();
            });
            const end = async () => {
                const exit = await piped.exit.catch((error) => (0,reason/* reasonOf */.A)(error));
                await Promise.all([heard.whole, home.dispose()]);
                return flood.told ?? (typeof exit === 'string' ? exit : `it ended (${(0,command_output/* exitWords */.E)(exit)})`);
            };
            const ended = end();
            return {
                stdin: piped.stdin,
                stdout: piped.stdout,
                ended,
                lastWords: heard.last,
                stop: () => piped.stop(),
            };
        }
        catch (error) {
            await home.dispose();
            throw error;
        }
    };
}
async function openHome({ sandbox, folder, home }) {
    if (sandbox.mapsPaths)
        return { path: home, mounts: [{ kind: 'tmpfs', at: home }], dispose: () => Promise.resolve() };
    const own = await (0,promises_.mkdtemp)(external_node_path_.join(folder, 'home-'));
    const mounts = [{ kind: 'read-write', from: own, at: own }];
    return { path: own, mounts, dispose: () => (0,remove_folder/* removeFolder */.v)(own) };
}
function listen(stderr, onFlood) {
    let bytes = 0;
    let tail = '';
    stderr.setEncoding('utf8');
    stderr.on('data', (chunk) => {
        bytes += chunk.length;
        tail = (0,base_text/* takeEnd */.$M)(tail + chunk, lastWords);
        if (bytes > mostStderr)
            onFlood();
    });
    const whole = new Promise((resolve) => stderr.once('close', resolve));
    return { last: () => tail, whole };
}


/***/ })

};
