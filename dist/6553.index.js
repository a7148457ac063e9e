export const id = 6553;
export const ids = [6553];
export const modules = {

/***/ 66553:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openClient: () => (/* binding */ openClient)
});

// EXTERNAL MODULE: ./build/base/abort.js
var abort = __webpack_require__(59362);
// EXTERNAL MODULE: ./build/base/reason.js
var reason = __webpack_require__(83218);
// EXTERNAL MODULE: ./build/base/version.js
var version = __webpack_require__(7844);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./build/sandbox/network/destination.js
var destination = __webpack_require__(13449);
// EXTERNAL MODULE: ./build/sandbox/network/private-addresses.js
var private_addresses = __webpack_require__(10799);
// EXTERNAL MODULE: ./build/sandbox/network/proxy-route.js + 1 modules
var proxy_route = __webpack_require__(54054);
// EXTERNAL MODULE: ./build/sandbox/network/registries.js
var registries = __webpack_require__(64174);
;// CONCATENATED MODULE: ./build/mcp/guarded-fetch.js






/** The longest answer that is read; a stream of events ends there too. */
const longestAnswer = 16 * 1024 * 1024;
/**
 * `fetch` that reaches the hosts that the configuration lists (`host` or `host:port`), and nothing else: an address of
 * this machine or its neighbours only where that address itself is listed. Follows no redirect. Answers are bounded:
 * one that is longer is cut off, and `onTooLong` hears of it.
 */
function guardedFetch(hosts, onTooLong) {
    const allowed = (0,registries/* listedHosts */.Pm)(hosts);
    return async (address, init = {}) => {
        const url = new URL(address);
        const secure = url.protocol === 'https:';
        const host = url.hostname.toLowerCase();
        const near = (0,external_node_net_.isIP)(host) !== 0 && (0,private_addresses/* kindOfAddress */.Q)(host) !== 'public';
        const socket = await (0,destination/* connectTo */.m6)({ host, port: Number(url.port || (secure ? 443 : 80)) }, { allowed, allowedAre: 'network.hosts', upstream: near ? null : (0,proxy_route/* upstreamOfMachine */.y)() });
        const [{ request }, tls] = await Promise.all([
            secure ? Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 44708, 19)) : Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 37067, 19)),
            Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 41692, 19)),
        ]);
        return await new Promise((resolve, reject) => {
            const sent = request(url, {
                method: init.method ?? 'GET',
                headers: Object.fromEntries(new Headers(init.headers)),
                createConnection: () => secure ? tls.connect({ socket, servername: (0,external_node_net_.isIP)(host) ? '' : host }) : socket,
                ...(init.signal ? { signal: init.signal } : {}),
            });
            sent.once('error', reject);
            sent.once('response', (answer) => resolve(responseOf(answer, onTooLong)));
            sent.once('close', () => socket.destroy());
            sent.end(bodyOf(init.body));
        });
    };
}
/** The SDK sends text. */
function bodyOf(body) {
    if (body === undefined || body === null)
        return '';
    if (typeof body === 'string')
        return body;
    throw new TypeError('only text can be sent');
}
function responseOf(answer, onTooLong) {
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
        for (const each of [value ?? []].flat())
            headers.append(name, each);
    const status = answer.statusCode ?? 502;
    const hasBody = ![204, 205, 304].includes(status);
    if (!hasBody)
        answer.resume();
    return new Response(hasBody ? external_node_stream_.Readable.toWeb(bounded(answer, onTooLong)) : null, { status, headers });
}
function bounded(answer, onTooLong) {
    let bytes = 0;
    const counted = new external_node_stream_.Transform({
        transform(chunk, _encoding, done) {
            bytes += chunk.length;
            if (bytes <= longestAnswer)
                return done(null, chunk);
            const error = new Error(`it sent an answer of more than ${longestAnswer} bytes`);
            onTooLong(error);
            return done(error);
        },
    });
    counted.once('close', () => answer.destroy());
    answer.once('error', (error) => counted.destroy(error));
    return answer.pipe(counted);
}

// EXTERNAL MODULE: ./build/mcp/server-failed.js
var server_failed = __webpack_require__(23460);
// EXTERNAL MODULE: ./build/mcp/server-text.js
var server_text = __webpack_require__(97598);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
;// CONCATENATED MODULE: ./build/mcp/stdio-transport.js

/** One message in each line. The longest line that is read, in characters. */
const longestLine = 16 * 1024 * 1024;
/** Lines that are no message (many servers greet) which are passed over. */
const mostNoise = 1_000;
/**
 * The protocol over a server's pipes. Ends the process when it is closed, and when it sends what cannot be read in
 * bounds: `onFault` hears why, before.
 */
function stdioTransport(process, { parse, onFault }) {
    let closing;
    let noise = 0;
    const close = () => (closing ??= process.stop());
    const giveUp = (reason) => {
        onFault(reason);
        void close();
    };
    const take = (line) => {
        if (closing !== undefined || line.trim() === '')
            return;
        let message;
        try {
            message = parse(line);
        }
        catch {
            noise += 1;
            if (noise > mostNoise)
                giveUp(`it wrote more than ${mostNoise} lines that are no messages to stdout`);
            return;
        }
        transport.onmessage?.(message);
    };
    const transport = {
        start() {
            const split = lines(take, () => giveUp(`it wrote a line of more than ${longestLine} characters`));
            process.stdout.on('data', split);
            process.stdout.on('error', () => undefined);
            void process.ended.then(() => transport.onclose?.());
            return Promise.resolve();
        },
        send(message) {
            if (closing !== undefined || process.stdin.destroyed)
                return Promise.reject(new Error('it has ended'));
            if (process.stdin.writableLength > longestLine)
                return Promise.reject(new Error('it does not read its input'));
            process.stdin.write(`${JSON.stringify(message)}\n`);
            return Promise.resolve();
        },
        close,
    };
    return transport;
}
function lines(take, onTooLong) {
    const decoder = new external_node_string_decoder_.StringDecoder('utf8');
    let begun = [];
    let held = 0;
    return (chunk) => {
        const [first = '', ...rest] = decoder.write(chunk).split('\n');
        begun.push(first);
        held += first.length;
        for (const next of rest) {
            take(begun.join(''));
            begun = [next];
            held = next.length;
        }
        if (held <= longestLine)
            return;
        begun = [];
        held = 0;
        onTooLong();
    };
}

;// CONCATENATED MODULE: ./build/mcp/client.js







/** Between two calls; whoever sends more does not serve. */
const mostMessages = 10_000;
const mostPages = 20;
const mostTools = 1_000;
/**
 * Starts a server, or reaches it, and asks which tools it has. Throws ServerFailed when that has not come about within
 * `startMs`; nothing of the server is left then. The signal ends the client too, whenever it is aborted.
 */
async function openClient(server, options, signal) {
    const [sdk, protocol] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(1514), __webpack_require__.e(330), __webpack_require__.e(63)]).then(__webpack_require__.bind(__webpack_require__, 30063)),
        Promise.all(/* import() */[__webpack_require__.e(1514), __webpack_require__.e(330)]).then(__webpack_require__.bind(__webpack_require__, 330)),
    ]);
    const limit = (0,abort/* deadline */.nl)(options.startMs, signal);
    const life = createLife(signal);
    try {
        limit.signal.throwIfAborted();
        const calls = new Set();
        const transport = await openTransport(server, options, { life, protocol, calls, signal });
        life.owns(() => transport.close());
        // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a field of the SDK's, which calls it besides its own
        transport.onmessage = () => life.heard();
        const client = new sdk.Client({ name: 'gainsay', version: version/* version */.r }, { jsonSchemaValidator: noValidator });
        const asking = { signal: limit.signal, timeout: options.startMs + 1_000 };
        await (0,abort/* race */.O4)(client.connect(transport, asking), limit.signal);
        const tools = await (0,abort/* race */.O4)(listTools(client, asking, protocol), limit.signal);
        return {
            tools,
            over: () => life.over(),
            close: () => life.close(),
            async call(name, input, stop) {
                const over = life.over();
                if (over !== null)
                    throw new Error(over);
                life.asked();
                const scope = (0,abort/* linked */.q)(stop);
                calls.add(scope);
                try {
                    const request = { method: 'tools/call', params: { name, arguments: input } };
                    const within = { signal: scope.signal, timeout: options.callMs };
                    return await client.request(request, protocol.ResultSchema, within);
                }
                catch (error) {
                    const ended = life.over();
                    if (ended !== null)
                        throw new Error(ended, { cause: error });
                    throw scope.signal.aborted ? scope.signal.reason : error;
                }
                finally {
                    calls.delete(scope);
                    scope.dispose();
                }
            },
        };
    }
    catch (error) {
        const fault = life.over() ?? `${startFault(error, options)}${life.lastWords()}`;
        await life.close();
        throw failed(server, fault, error);
    }
    finally {
        limit.dispose();
    }
}
/** What there is of a server until it is closed, and why it ended before. */
function createLife(signal) {
    const closers = [];
    let [messages, fault, ended] = [0, '', null];
    let process;
    let closing;
    const close = () => (closing ??= closeAll());
    const closeAll = async () => {
        signal.removeEventListener('abort', onAbort);
        for (const each of closers.toReversed())
            await each().catch(() => undefined);
    };
    const onAbort = () => void close();
    signal.addEventListener('abort', onAbort, { once: true });
    const gone = (reason) => {
        // What we end ourselves is no news.
        if (closing === undefined)
            ended ??= fault || reason;
    };
    const lastWords = () => {
        const last = (0,server_text/* lastLines */.w)(process?.lastWords() ?? '');
        return last === '' ? '' : `; it said last: ${last}`;
    };
    return {
        has(started) {
            process = started;
            closers.push(() => started.stop());
            void started.ended.then(gone);
        },
        owns: (each) => void closers.push(each),
        fault: (reason) => void (fault ||= reason),
        heard() {
            messages += 1;
            if (messages !== mostMessages)
                return;
            ended ??= `it sent ${mostMessages} messages without being asked`;
            void close();
        },
        asked: () => void (messages = 0),
        over: () => (ended === null ? null : `${ended}${lastWords()}`),
        lastWords,
        close,
    };
}
async function openTransport(server, { start, hosts }, given) {
    const { life, protocol, calls, signal } = given;
    if (server.kind === 'stdio') {
        if (start === undefined)
            throw new Error('no process can be started in this job');
        const process = await start(server, signal);
        life.has(process);
        const parse = (line) => protocol.JSONRPCMessageSchema.parse(JSON.parse(line));
        return stdioTransport(process, { parse, onFault: (reason) => life.fault(reason) });
    }
    const { StreamableHTTPClientTransport } = await Promise.all(/* import() */[__webpack_require__.e(1514), __webpack_require__.e(330), __webpack_require__.e(2931)]).then(__webpack_require__.bind(__webpack_require__, 42931));
    return new StreamableHTTPClientTransport(new URL(server.url), {
        requestInit: { headers: server.headers },
        // Which call it answers is not known here: all that are waiting end.
        fetch: guardedFetch(hosts, (error) => calls.forEach((call) => call.abort(error))),
    });
}
/** Tools are judged where they are used: one that is written wrongly must not drop the others. */
async function listTools(client, asking, { ResultSchema }) {
    const tools = [];
    if (client.getServerCapabilities()?.tools === undefined)
        return tools;
    let params = {};
    for (let page = 0; page < mostPages && tools.length < mostTools; page += 1) {
        const result = await client.request({ method: 'tools/list', params }, ResultSchema, asking);
        if (Array.isArray(result['tools']))
            tools.push(...result['tools'].slice(0, mostTools));
        const next = result['nextCursor'];
        if (typeof next !== 'string' || next === '')
            break;
        params = { cursor: next };
    }
    return tools;
}
/** Schemas of results come from strangers: nothing is compiled from them. */
const noValidator = {
    getValidator: () => () => {
        throw new Error('results are not validated');
    },
};
function startFault(error, { startMs }) {
    if (error instanceof abort/* DeadlinePassed */.Xp)
        return `it did not answer within ${startMs / 1000} s`;
    return `it could not be reached: ${(0,reason/* reasonOf */.A)(error)}`;
}
function failed({ name, kind }, reason, cause) {
    const remedy = kind === 'http'
        ? 'Check its address, and that network.hosts lists its host.'
        : 'Start it by hand as configured; in the sandbox it sees the repository read-only and no network but network.hosts.';
    return new server_failed/* ServerFailed */.j(`The MCP server ${JSON.stringify(name)} cannot be used: ${reason}`, {
        remedy,
        cause,
    });
}


/***/ }),

/***/ 97598:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ shown),
/* harmony export */   w: () => (/* binding */ lastLines)
/* harmony export */ });
/* harmony import */ var _base_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71375);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91497);
/* harmony import */ var _base_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41898);



const mostLines = 3;
/** The last lines of what a server wrote to stderr, in one; empty where it wrote nothing. */
function lastLines(text) {
    const lines = (0,_base_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTerminalSequences */ .$)(text)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    return lines
        .slice(-mostLines)
        .map((line) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)((0,_base_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseProse */ .y)(line).text, 200))
        .join(' | ');
}
/** A description that a stranger wrote, as its readers see it, within bounds. */
function shown(text, maxChars) {
    const { text: visible } = (0,_base_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseProse */ .y)(text.slice(0, maxChars * 4));
    return visible.length <= maxChars ? visible : `${visible.slice(0, maxChars - 1).toWellFormed()}\u2026`;
}


/***/ }),

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


/***/ })

};
