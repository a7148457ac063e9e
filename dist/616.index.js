export const id = 616;
export const ids = [616];
export const modules = {

/***/ 80616:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   probeSeparateUser: () => (/* binding */ probeSeparateUser)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78474);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);
/* harmony import */ var _workspace_remove_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4185);
/* harmony import */ var _workspace_stored_credentials_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71212);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16113);
/* harmony import */ var _probe_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62190);
/* harmony import */ var _stage_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(70882);











/** Whoever may write to one of these is root, on this machine or on the one around it. */
const daemons = ['docker', 'containerd/containerd', 'podman/podman', 'crio/crio'].flatMap((name) => [
    `/run/${name}.sock`,
    `/var/run/${name}.sock`,
]);
/** Files of users that hold credentials wherever they exist. */
const ofUsers = [
    '.git-credentials',
    '.netrc',
    '.npmrc',
    '.aws/credentials',
    '.docker/config.json',
    '.config/gh/hosts.yml',
];
/**
 * The proofs of a level that shows the machine as it is: a command that may look for everything finds nothing that is kept from
 * strangers, and leaves nothing. What strangers may read on this machine has to hold no credential: that is asked here.
 */
async function probeSeparateUser(sandbox, { runFolder, checkout, signal, onStarted = () => undefined }) {
    const rooms = sandbox.rooms ?? runFolder;
    // Beside the rooms, where the way to them is open to all: their own modes alone keep them.
    const bait = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.mkdtemp)(node_path__WEBPACK_IMPORTED_MODULE_5__.join(node_path__WEBPACK_IMPORTED_MODULE_5__.dirname(rooms), 'gainsay-bait-'));
    const canary = `canary-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)()}`;
    const holder = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('/bin/sh', ['-c', 'read -r line'], {
        env: { GAINSAY_CANARY: canary },
        stdio: ['pipe', 'ignore', 'ignore'],
    });
    const gone = (0,node_events__WEBPACK_IMPORTED_MODULE_2__.once)(holder, 'exit');
    const [room, other] = [node_path__WEBPACK_IMPORTED_MODULE_5__.join(rooms, 'probe'), node_path__WEBPACK_IMPORTED_MODULE_5__.join(rooms, 'other')];
    const tidy = async () => {
        holder.kill('SIGKILL');
        await gone;
        await Promise.all([bait, room, other].map(_workspace_remove_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .removeFolder */ .v));
    };
    try {
        const kept = [
            node_path__WEBPACK_IMPORTED_MODULE_5__.join(bait, 'file'),
            node_path__WEBPACK_IMPORTED_MODULE_5__.join(bait, 'closed/file'),
            node_path__WEBPACK_IMPORTED_MODULE_5__.join(runFolder, 'probe-ledger'),
        ];
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.chmod)(bait, 0o755);
        await Promise.all([
            (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_5__.join(bait, 'closed'), { mode: 0o700 }),
            (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.mkdir)(room),
            (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.mkdir)(other, { mode: 0o700 }),
        ]);
        for (const file of [...kept, node_path__WEBPACK_IMPORTED_MODULE_5__.join(other, 'file')])
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.writeFile)(file, canary, { mode: 0o644 });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.chmod)(node_path__WEBPACK_IMPORTED_MODULE_5__.join(bait, 'file'), 0o600);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_5__.join(room, 'file'), 'before\n');
        const guarded = await guardedFiles(checkout);
        const left = `60.${process.pid}${Date.now() % 100_000}`;
        const files = {
            stdoutFile: node_path__WEBPACK_IMPORTED_MODULE_5__.join(runFolder, 'probe-out'),
            stderrFile: node_path__WEBPACK_IMPORTED_MODULE_5__.join(runFolder, 'probe-err'),
        };
        const result = await sandbox.run({
            argv: [
                'sh',
                '-c',
                script({
                    kept: [...kept, node_path__WEBPACK_IMPORTED_MODULE_5__.join(other, 'file')],
                    guarded,
                    canary,
                    holder: holder.pid ?? 0,
                    left,
                }),
            ],
            cwd: room,
            env: (0,_environment_js__WEBPACK_IMPORTED_MODULE_8__/* .baseEnvironment */ .P)({ home: room }),
            mounts: [{ kind: 'read-write', from: room, at: room }],
            network: { kind: 'none' },
            limits: _probe_js__WEBPACK_IMPORTED_MODULE_9__/* .limits */ .Fy,
            ...files,
            onStarted,
        }, signal);
        const said = (0,_probe_js__WEBPACK_IMPORTED_MODULE_9__/* .answers */ .GA)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.readFile)(files.stdoutFile, 'utf8'));
        const shared = node_path__WEBPACK_IMPORTED_MODULE_5__.join('/tmp', `gainsay-left-${left}`);
        const proofs = judge({
            said,
            result,
            guarded,
            survivors: (0,_probe_js__WEBPACK_IMPORTED_MODULE_9__/* .processesWith */ .U_)(`sleep\0${left}`),
            written: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_5__.join(room, 'file'), 'utf8'),
            owner: (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.lstat)(node_path__WEBPACK_IMPORTED_MODULE_5__.join(room, 'file'))).uid,
            leftFile: await exists(shared),
        });
        return { proofs, tidied: tidy() };
    }
    catch (error) {
        await tidy();
        throw error;
    }
}
/** Where credentials are, on this machine and in the checkout. */
async function guardedFiles(checkout) {
    const stored = checkout === undefined ? [] : ((await (0,_workspace_stored_credentials_js__WEBPACK_IMPORTED_MODULE_7__/* .storedCredentials */ ._)(checkout).catch(() => null)) ?? []);
    const ofGit = stored.map(({ file }) => node_path__WEBPACK_IMPORTED_MODULE_5__.resolve(checkout ?? '/', file));
    const candidates = [...new Set([...ofGit, ...ofUsers.map((name) => node_path__WEBPACK_IMPORTED_MODULE_5__.join(node_os__WEBPACK_IMPORTED_MODULE_4__.homedir(), name))])];
    const found = await Promise.all(candidates.map(async (file) => ((await exists(file)) ? [file] : [])));
    return found.flat();
}
function exists(file) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.access)(file).then(() => true, () => false);
}
/** Prints `name=answer` lines. */
function script({ kept, guarded, canary, holder, left }) {
    return `
say() { echo "$1=$2"; }
grep -q ${canary} /proc/[0-9]*/environ 2>/dev/null && say canary read || say canary unseen
[ -e /proc/${holder} ] && cat /proc/${holder}/environ >/dev/null 2>&1 && say parent seen || say parent unseen
seen=''
for file in ${kept.map(_stage_js__WEBPACK_IMPORTED_MODULE_10__/* .quote */ .hD).join(' ')}; do
  cat "$file" >/dev/null 2>&1 && seen="$seen $file"
  (echo forged >> "$file") 2>/dev/null && seen="$seen >$file"
  ln "$file" linked 2>/dev/null && seen="$seen +$file"
done
say seen "$seen"
held=''
for file in ${guarded.map(_stage_js__WEBPACK_IMPORTED_MODULE_10__/* .quote */ .hD).join(' ') || "''"}; do [ -n "$file" ] && [ -r "$file" ] && held="$held $file"; done
say held "$held"
sockets=''
for socket in ${daemons.join(' ')}; do [ -S $socket ] && [ -w $socket ] && sockets="$sockets $socket"; done
say sockets "$sockets"
wrote=''
for place in / /usr /usr/local/bin /etc /bin /root /home /opt /dev /run; do
  (: > $place/gainsay-probe) 2>/dev/null && wrote="$wrote $place" && rm -f $place/gainsay-probe
done
(: > /proc/sys/kernel/core_pattern) 2>/dev/null && wrote="$wrote /proc/sys"
say wrote "$wrote"
while read -r name value rest; do
  case $name in Uid:|CapEff:|CapBnd:|NoNewPrivs:|Groups:) say $name "$value $rest" ;; esac
done < /proc/self/status
: > /tmp/gainsay-left-${left}
read -r content < file && say room "$content" && echo after > file
(setsid sleep ${left} >/dev/null 2>&1 &)
sleep 0.05
`;
}
function judge(seen) {
    const { said, result } = seen;
    const is = (name, answer) => said.get(name) === answer;
    const privileges = ['CapEff:', 'CapBnd:', 'NoNewPrivs:'].map((name) => said.get(name)).join(' ');
    const uid = said.get('Uid:')?.split(/\s/)[0];
    return [
        {
            claim: 'cannot read the environment of a process of another user',
            holds: is('canary', 'unseen') && is('parent', 'unseen'),
            detail: 'no canary in /proc',
        },
        {
            claim: 'cannot read, write or link what others keep to themselves: files, folders, other rooms, the folder of the run',
            holds: is('seen', ''),
            detail: `seen: ${said.get('seen') || 'nothing'}`,
        },
        {
            claim: 'cannot read stored credentials',
            holds: is('held', ''),
            detail: `${seen.guarded.length} files hold some; readable: ${said.get('held') || 'none'}`,
        },
        {
            claim: 'cannot write to the machine or to a daemon that is root',
            holds: is('wrote', '') && is('sockets', ''),
            detail: `written: ${said.get('wrote') || 'nothing'}; sockets: ${said.get('sockets') || 'none'}`,
        },
        {
            claim: 'has no privileges and no groups',
            holds: uid !== undefined && uid !== '0' && /^0+ 0+ 1$/.test(privileges) && is('Groups:', ''),
            detail: `uid ${uid}, capabilities and no_new_privs: ${privileges}`,
        },
        {
            claim: 'leaves no survivor and no file where everybody may write',
            holds: result.survivors === 1 && seen.survivors === 0 && !seen.leftFile,
            detail: `a daemon was left behind, ${result.survivors} was counted, ${seen.survivors} lived on`,
        },
        {
            claim: 'works in a room that is this program\u2019s again afterwards',
            holds: is('room', 'before') &&
                seen.written === 'after\n' &&
                seen.owner === process.getuid?.() &&
                result.exit.kind === 'code',
            detail: `exit ${JSON.stringify(result.exit)}`,
        },
    ];
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


/***/ }),

/***/ 71212:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ storedCredentials)
/* harmony export */ });
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2631);

/**
 * The credentials that a checkout stores for git (`actions/checkout` does, unless told not to), in its own configuration
 * and in what that includes. Null where there is no repository, or git cannot read it.
 */
async function storedCredentials(directory) {
    const { exit, stdout } = await (0,_process_js__WEBPACK_IMPORTED_MODULE_0__/* .runProcess */ .R)({
        argv: ['git', 'config', '--local', '--includes', '--show-origin', '--null', '--list'],
        cwd: directory,
        env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', HOME: process.env['HOME'] ?? '/' },
        timeoutMs: 10_000,
        maxOutputBytes: 4 * 1024 * 1024,
    }, AbortSignal.timeout(12_000));
    if (exit.kind !== 'code' || exit.code !== 0)
        return null;
    // Origin and setting follow one another, each ended by a NUL.
    const parts = stdout.split('\0');
    const found = new Map();
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const setting = credentialIn(parts[at + 1] ?? '');
        const file = (parts[at] ?? '').replace(/^file:/, '');
        if (setting !== null)
            found.set(`${file}\0${setting}`, { setting, file });
    }
    return [...found.values()];
}
/** `name<LF>value`. The name's middle may be an address with a password in it: it is not told. */
function credentialIn(entry) {
    const end = entry.indexOf('\n');
    const [name, value] = [
        entry.slice(0, end === -1 ? undefined : end),
        end === -1 ? '' : entry.slice(end + 1),
    ];
    if (/^http\..*extraheader$/is.test(name) && /authorization/i.test(value))
        return 'http.extraheader';
    if (/:\/\/[^/@\s]*:[^/@\s]+@/.test(entry))
        return 'an address with a password';
    return null;
}


/***/ })

};
