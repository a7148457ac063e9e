export const id = 5093;
export const ids = [5093];
export const modules = {

/***/ 5093:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openLoopbackPorts: () => (/* binding */ openLoopbackPorts)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
/* harmony import */ var _relay_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7640);


/** Joins ports of the namespace's loopback to the same ports of the host's, and to no others. */
async function openLoopbackPorts(ports) {
    const open = new Set();
    const routes = ports.map((port) => ({
        port,
        server: node_net__WEBPACK_IMPORTED_MODULE_0__.createServer({ allowHalfOpen: true }, (near) => join(near, port, open)),
    }));
    const relay = await (0,_relay_js__WEBPACK_IMPORTED_MODULE_1__/* .openRelay */ .W)(routes, {});
    return {
        ...relay,
        async close() {
            for (const socket of open)
                socket.destroy();
            await relay.close();
        },
    };
}
function join(near, port, open) {
    const far = node_net__WEBPACK_IMPORTED_MODULE_0__.connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    const end = () => {
        for (const socket of [near, far]) {
            socket.destroy();
            open.delete(socket);
        }
    };
    for (const socket of [near, far]) {
        open.add(socket);
        socket.on('error', end);
        socket.on('close', end);
    }
    near.pipe(far);
    far.pipe(near);
}


/***/ }),

/***/ 7640:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openRelay)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);




/**
 * What runs inside: listens on each port, joins every connection to a Unix socket that is mounted in, then runs the
 * command and ends with its status. Held as text because the bundle is one file. It has no power of its own: all
 * decisions are made by the servers outside.
 */
const inside = `
const net = require('node:net'), { spawn } = require('node:child_process'), { constants } = require('node:os');
const { exit } = process;
const [routes, command, ...rest] = process.argv.slice(1);
let waiting = 0;
for (const [port, socket] of JSON.parse(routes)) {
  waiting += 1;
  const join = (near) => {
    const far = net.connect({ path: socket, allowHalfOpen: true });
    const end = () => { near.destroy(); far.destroy(); };
    near.on('error', end); far.on('error', end);
    near.pipe(far); far.pipe(near);
  };
  net.createServer({ allowHalfOpen: true }, join).listen(port, '127.0.0.1', () => { waiting -= 1; if (waiting === 0) start(); });
}
function start() {
  const child = spawn(command, rest, { stdio: 'inherit' });
  child.on('error', (error) => { console.error(error.message); exit(127); });
  child.on('exit', (code, signal) => exit(code ?? 128 + constants.signals[signal]));
}`;
/** Opens one Unix socket a route and returns what the command needs to reach them. */
async function openRelay(routes, env) {
    // Not in the run folder: the path of a Unix socket has at most 107 bytes.
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)(node_path__WEBPACK_IMPORTED_MODULE_3__.join(node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir(), 'gainsay-net-'));
    const sockets = [];
    for (const { port, server } of routes) {
        const from = node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, String(port));
        server.listen(from);
        await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(server, 'listening');
        // The folder keeps others out; the command inside may be another user.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(from, 0o666);
        sockets.push({ kind: 'read-only', from, at: `/.gainsay/${port}` });
    }
    const table = JSON.stringify(routes.map(({ port }) => [port, `/.gainsay/${port}`]));
    return {
        mounts: sockets,
        env,
        wrap: (argv) => [process.execPath, '-e', inside, '--', table, ...argv],
        async close() {
            await Promise.all(routes.map(({ server }) => closed(server)));
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
        },
    };
}
/** Whoever made a server ends its connections; here it only stops listening. */
function closed(server) {
    return new Promise((resolve) => {
        server.close(() => resolve());
    });
}


/***/ })

};
