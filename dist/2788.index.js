export const id = 2788;
export const ids = [2788];
export const modules = {

/***/ 13449:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lw: () => (/* binding */ Refused),
/* harmony export */   Pt: () => (/* binding */ parseAuthority),
/* harmony export */   m6: () => (/* binding */ connectTo)
/* harmony export */ });
/* harmony import */ var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71553);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var _private_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10799);



/** Why a connection is refused, in words for the command's log. */
class Refused extends Error {
    name = 'Refused';
}
const connectMs = 15_000;
/**
 * Connects to an allowed host, by the address that was judged: a name cannot change its address in between.
 * Throws Refused for a host that is not allowed or an address that must not be reached.
 */
async function connectTo(destination, { allowed, allowedAre, upstream, }) {
    const entry = entryFor(destination, allowed);
    if (entry === undefined)
        throw new Refused(`${destination.host}:${destination.port} is not among the ${allowedAre}`);
    if (upstream !== null)
        return throughUpstream(destination, upstream);
    const addresses = await (0,node_dns_promises__WEBPACK_IMPORTED_MODULE_0__.lookup)(destination.host.replace(/^\[|\]$/g, ''), { all: true });
    const usable = addresses.find(({ address }) => {
        const kind = (0,_private_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOfAddress */ .Q)(address);
        return kind === 'public' || (kind === 'private' && entry.mayBePrivate);
    });
    if (usable === undefined)
        throw new Refused(`${destination.host} leads to ${addresses[0]?.address ?? 'nowhere'}, which is not public`);
    return connected(node_net__WEBPACK_IMPORTED_MODULE_1__.connect({ host: usable.address, port: destination.port }));
}
/** `host:port` of a CONNECT request. */
function parseAuthority(authority) {
    const parts = /^(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9.-]+):(\d{1,5})$/.exec(authority);
    const port = Number(parts?.[2]);
    if (parts?.[1] === undefined || port < 1 || port > 65_535)
        return null;
    return { host: parts[1].toLowerCase(), port };
}
function entryFor({ host, port }, allowed) {
    const named = allowed.filter((entry) => entry.host === host);
    return named.find((entry) => (entry.port === null ? port === 443 || port === 80 : entry.port === port));
}
async function throughUpstream({ host, port }, upstream) {
    const socket = await connected(node_net__WEBPACK_IMPORTED_MODULE_1__.connect({ host: upstream.host, port: upstream.port }));
    const authorization = upstream.authorization === null ? '' : `Proxy-Authorization: ${upstream.authorization}\r\n`;
    socket.write(`CONNECT ${host}:${port} HTTP/1.1\r\nHost: ${host}:${port}\r\n${authorization}\r\n`);
    const answer = await answerOf(socket);
    if (/^HTTP\/1\.[01] 2\d\d/.test(answer))
        return socket;
    socket.destroy();
    throw new Refused(`this machine's proxy answered: ${answer.split('\r\n')[0]?.slice(0, 100)}`);
}
/** Reads up to the end of the headers; what follows stays in the socket. */
function answerOf(socket) {
    return new Promise((resolve, reject) => {
        let text = '';
        const fail = (why) => {
            socket.destroy();
            reject(new Refused(`this machine's proxy ${why}`));
        };
        const read = (chunk) => {
            text += chunk.toString('latin1');
            const end = text.indexOf('\r\n\r\n');
            if (end === -1) {
                if (text.length > 16_384)
                    fail('sent too long an answer');
                return;
            }
            socket.off('data', read);
            socket.pause();
            const rest = Buffer.from(text.slice(end + 4), 'latin1');
            if (rest.length > 0)
                socket.unshift(rest);
            resolve(text.slice(0, end));
        };
        socket.on('data', read);
        socket.once('close', () => fail('closed the connection'));
        socket.setTimeout(connectMs, () => fail('did not answer'));
    });
}
function connected(socket) {
    return new Promise((resolve, reject) => {
        const late = setTimeout(() => socket.destroy(new Error('no connection in time')), connectMs);
        socket.once('connect', () => {
            clearTimeout(late);
            resolve(socket);
        });
        socket.once('error', (error) => {
            clearTimeout(late);
            reject(error);
        });
    });
}


/***/ }),

/***/ 72788:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openListed: () => (/* binding */ openListed)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _proxy_route_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54054);
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64174);
/* harmony import */ var _relay_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47640);




/**
 * What the trusted configuration lists, and nothing else: `ports` of the host's loopback at the same ports of the
 * namespace's, and `hosts` (`host` or `host:port`) through a proxy of ours.
 */
async function openListed({ ports, hosts }, own) {
    const open = new Set();
    const services = [...new Set(ports)].map((port) => ({
        port,
        server: node_net__WEBPACK_IMPORTED_MODULE_0__.createServer({ allowHalfOpen: true }, (near) => join(near, port, open)),
    }));
    const allowed = (0,_registries_js__WEBPACK_IMPORTED_MODULE_2__/* .listedHosts */ .Pm)(hosts);
    const proxy = allowed.length === 0 ? null : (0,_proxy_route_js__WEBPACK_IMPORTED_MODULE_1__/* .openProxyRoute */ .e)({ allowed, allowedAre: 'network.hosts' }, ports);
    const relay = await (0,_relay_js__WEBPACK_IMPORTED_MODULE_3__/* .openRelay */ .W)(proxy === null ? services : [...services, proxy.route], proxy === null ? {} : proxy.env, own);
    return {
        ...relay,
        mounts: [...(proxy?.mounts ?? []), ...relay.mounts],
        async close() {
            for (const socket of open)
                socket.destroy();
            proxy?.end();
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

/***/ 10799:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ kindOfAddress)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);

/**
 * Addresses that lead to this machine or its neighbours: loopback, private, carrier, multicast, reserved, and IPv4 in
 * the clothes of translation. The ranges for documentation and benchmarks are not among them: nobody's services live
 * there, but mirrors and proxies of closed networks hand them out for public names.
 */
const privateRanges = ranges([
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 224.0.0.0/4 240.0.0.0/4',
    '::/96 ::ffff:0:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/32 2002::/16 fc00::/7 fec0::/10 ff00::/8',
]);
/** Where clouds serve credentials to whoever asks; never a registry's. */
const metadataRanges = ranges(['169.254.0.0/16 168.63.129.16/32 100.100.100.200/32 fd00:ec2::/32 fe80::/10']);
/** What kind of address this is; an IPv4 address in IPv6 clothing is what it wraps. */
function kindOfAddress(address) {
    const plain = unwrapped(address);
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(plain) ? 'ipv6' : 'ipv4';
    if (metadataRanges.check(plain, family))
        return 'metadata';
    return privateRanges.check(plain, family) ? 'private' : 'public';
}
function unwrapped(address) {
    const dotted = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
    if (dotted !== undefined)
        return dotted;
    const hex = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(address);
    if (hex === null)
        return address;
    const bits = Number.parseInt(hex[1] ?? '0', 16) * 65_536 + Number.parseInt(hex[2] ?? '0', 16);
    return [24, 16, 8, 0].map((shift) => Math.floor(bits / 2 ** shift) % 256).join('.');
}
function ranges(lines) {
    const list = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    for (const range of lines.flatMap((line) => line.split(' '))) {
        const [network = '', prefix = ''] = range.split('/');
        list.addSubnet(network, Number(prefix), (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(network) ? 'ipv6' : 'ipv4');
    }
    return list;
}


/***/ }),

/***/ 54054:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ openProxyRoute),
  y: () => (/* binding */ upstreamOfMachine)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/sandbox/network/destination.js
var network_destination = __webpack_require__(13449);
;// CONCATENATED MODULE: ./build/sandbox/network/host-proxy.js


const idleMs = 120_000;
const mostConnections = 256;
/**
 * A forward proxy that leads to the allowed hosts and nowhere else: CONNECT for https, absolute addresses for
 * http. Listens on nothing by itself; `closeProxy` ends its connections.
 */
function createHostProxy(rules) {
    const server = external_node_http_.createServer((request, response) => {
        forward(request, response, rules).catch((error) => {
            if (response.headersSent)
                response.destroy();
            else
                response.writeHead(statusOf(error), { 'content-type': 'text/plain' }).end(`${reasonOf(error)}\n`);
        });
    });
    server.maxConnections = mostConnections;
    server.on('connect', (request, near, head) => {
        near.on('error', () => near.destroy());
        tunnel(request.url ?? '', { near, head }, rules).catch((error) => {
            near.end(`HTTP/1.1 ${statusOf(error)} ${reasonOf(error)}\r\nConnection: close\r\n\r\n`);
        });
    });
    return server;
}
async function tunnel(authority, { near, head }, rules) {
    const destination = (0,network_destination/* parseAuthority */.Pt)(authority);
    if (destination === null)
        throw new network_destination/* Refused */.Lw('not a host and a port');
    const far = await (0,network_destination/* connectTo */.m6)(destination, rules);
    const end = () => {
        near.destroy();
        far.destroy();
    };
    far.setTimeout(idleMs, end);
    for (const side of [near, far])
        side.on('error', end).on('close', end);
    near.write('HTTP/1.1 200 Connection established\r\n\r\n');
    if (head.length > 0)
        far.write(head);
    near.pipe(far);
    far.pipe(near);
}
/** Plain http, as private registries without TLS need it. */
async function forward(request, response, rules) {
    const url = URL.canParse(request.url ?? '') ? new URL(request.url ?? '') : null;
    if (url?.protocol !== 'http:')
        throw new network_destination/* Refused */.Lw('only absolute http addresses');
    const destination = { host: url.hostname.toLowerCase(), port: Number(url.port || 80) };
    const far = await (0,network_destination/* connectTo */.m6)(destination, rules);
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !/^(?:proxy-|connection$|keep-alive$)/.test(name)));
    await new Promise((resolve, reject) => {
        const onward = external_node_http_.request({
            createConnection: () => far,
            method: request.method,
            path: `${url.pathname}${url.search}`,
            headers: { ...headers, host: url.host, connection: 'close' },
            timeout: idleMs,
        });
        onward.on('response', (answer) => {
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(response).on('close', resolve);
            answer.on('error', reject);
        });
        onward.on('timeout', () => onward.destroy(new Error('no answer in time')));
        onward.on('error', reject);
        response.on('close', () => onward.destroy());
        request.pipe(onward);
    });
}
function statusOf(error) {
    return error instanceof network_destination/* Refused */.Lw ? 403 : 502;
}
/** One line: it becomes part of a status line. */
function reasonOf(error) {
    const text = error instanceof Error ? error.message : String(error);
    return `gainsay: ${text}`.replaceAll(/[^\u0020-\u007e]/g, ' ').slice(0, 300);
}

;// CONCATENATED MODULE: ./build/sandbox/network/proxy-route.js


/** Where the proxy is, inside, unless a service of the job is there. */
const usualPort = 3_128;
/** Names of variables by which programs find the certificates of a machine that has its own. */
const certificateVariables = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'GIT_SSL_CAINFO'];
/** `taken`: ports of the namespace's loopback that lead elsewhere. */
function openProxyRoute(rules, taken = []) {
    const server = createHostProxy({ ...rules, upstream: upstreamOfMachine() });
    const open = new Set();
    server.on('connection', (socket) => {
        open.add(socket);
        socket.on('close', () => open.delete(socket));
    });
    let port = usualPort;
    while (taken.includes(port))
        port += 1;
    const certificates = certificateFiles();
    return {
        route: { port, server },
        env: { ...proxyVariables(rules.allowed, port), ...certificates.env },
        mounts: certificates.mounts,
        end() {
            for (const socket of open)
                socket.destroy();
            server.closeAllConnections();
        },
    };
}
/**
 * npm, pnpm, yarn 1 and bun read the first ones, yarn 2 and later its own. What a command serves to itself on
 * loopback goes past the proxy, unless an allowed host is on loopback.
 */
function proxyVariables(allowed, port) {
    const proxy = `http://127.0.0.1:${port}`;
    const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy', 'npm_config_proxy'];
    const all = [...names, 'npm_config_https_proxy', 'YARN_HTTP_PROXY', 'YARN_HTTPS_PROXY'];
    const own = ['127.0.0.1', 'localhost'];
    const direct = allowed.some(({ host }) => own.includes(host)) ? '' : own.join(',');
    return {
        ...Object.fromEntries(all.map((name) => [name, proxy])),
        NO_PROXY: direct,
        no_proxy: direct,
        // Node's own fetch, from 22.21 and 24.5 on, asks for proxies only when told so.
        NODE_USE_ENV_PROXY: '1',
    };
}
function certificateFiles() {
    const set = certificateVariables.flatMap((name) => {
        const file = process.env[name];
        return file !== undefined && (0,external_node_fs_.existsSync)(file) ? [{ name, file }] : [];
    });
    return {
        env: Object.fromEntries(set.map(({ name }) => [name, `/.gainsay/certificates/${name}`])),
        mounts: set.map(({ name, file }) => ({
            kind: 'read-only',
            from: (0,external_node_fs_.realpathSync)(file),
            at: `/.gainsay/certificates/${name}`,
        })),
    };
}
/** Null where this machine reaches the network by itself. */
function upstreamOfMachine() {
    const value = process.env['HTTPS_PROXY'] ?? process.env['https_proxy'];
    if (value === undefined || !URL.canParse(value))
        return null;
    const url = new URL(value);
    const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    return {
        host: url.hostname,
        port: Number(url.port || 80),
        authorization: url.username === '' ? null : `Basic ${Buffer.from(credentials).toString('base64')}`,
    };
}


/***/ }),

/***/ 64174:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pm: () => (/* binding */ listedHosts),
/* harmony export */   Q7: () => (/* binding */ registriesOfMachine),
/* harmony export */   ri: () => (/* binding */ withoutCredentials)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);




const publicHosts = ['registry.npmjs.org', 'registry.yarnpkg.com', 'repo.yarnpkg.com', 'npm.pkg.github.com'];
/**
 * Package registries: the public ones, those that this machine's npm configuration names (never the change's own
 * `.npmrc`), and `extra` of the trusted configuration, as `host` or `host:port`. Of credentials nothing is read.
 */
async function registriesOfMachine(extra) {
    const lines = (await Promise.all(configurationFiles().map(readOrNothing))).flatMap((text) => text.split('\n'));
    const settings = lines.flatMap((line) => {
        const [, name, url] = /^\s*((?:@[^:=\s]+:)?registry)\s*=\s*"?([^"\s]+)"?\s*$/.exec(line) ?? [];
        return name === undefined || url === undefined ? [] : [{ name, url }];
    });
    const fromEnvironment = process.env['npm_config_registry'] ?? process.env['NPM_CONFIG_REGISTRY'];
    if (fromEnvironment !== undefined)
        settings.push({ name: 'registry', url: fromEnvironment });
    return {
        hosts: [
            ...publicHosts.map((host) => ({ host, port: null, mayBePrivate: false })),
            ...settings.flatMap(({ url }) => hostOf(url)),
            ...extra.flatMap(namedHost),
        ],
        // Only the plain name: a shell passes no variable on whose name has a colon, as those of scopes would.
        env: Object.fromEntries(settings
            .filter(({ name }) => name === 'registry')
            .map(({ url }) => ['npm_config_registry', withoutCredentials(url)])),
    };
}
/** A `host` or `host:port` of the trusted configuration. Its owner may lead a name anywhere: public addresses only. */
function namedHost(name) {
    const [, host, port] = /^([^:]+)(?::(\d+))?$/.exec(name) ?? [];
    if (host === undefined)
        return [];
    return [{ host: host.toLowerCase(), port: port === undefined ? null : Number(port), mayBePrivate: false }];
}
/** Hosts of `network.hosts`. An address that is written out leads nowhere but there: a private one is meant. */
function listedHosts(names) {
    return names.flatMap(namedHost).map((host) => ({ ...host, mayBePrivate: (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host.host) !== 0 }));
}
function configurationFiles() {
    return ['/etc/npmrc', '/usr/etc/npmrc', node_path__WEBPACK_IMPORTED_MODULE_3__.join(node_os__WEBPACK_IMPORTED_MODULE_2__.homedir(), '.npmrc')];
}
function hostOf(url) {
    if (!URL.canParse(url))
        return [];
    const { hostname, port, protocol } = new URL(url);
    if (protocol !== 'https:' && protocol !== 'http:')
        return [];
    return [{ host: hostname.toLowerCase(), port: port === '' ? null : Number(port), mayBePrivate: true }];
}
/** What is no address stays as it is. */
function withoutCredentials(url) {
    if (!URL.canParse(url))
        return url;
    const parsed = new URL(url);
    parsed.username = '';
    parsed.password = '';
    return parsed.href;
}
function readOrNothing(file) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8').catch(() => '');
}


/***/ }),

/***/ 47640:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openRelay)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);




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
/**
 * Opens one Unix socket a route in the command's own folder, which goes with the command, and returns what the command
 * needs to reach them.
 */
async function openRelay(routes, env, own) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_3__.join(own, 'net');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { mode: 0o700 });
    // The path of a Unix socket has at most 107 bytes, whatever the folder's is.
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(folder, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_DIRECTORY);
    const sockets = [];
    for (const { port, server } of routes) {
        const from = node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, String(port));
        server.listen(`/proc/self/fd/${handle.fd}/${port}`);
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
            await handle.close();
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
