export const id = 7213;
export const ids = [7213];
export const modules = {

/***/ 87213:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openRepository: () => (/* binding */ openRepository)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/workspace/git/names.js
var git_names = __webpack_require__(9057);
;// CONCATENATED MODULE: ./build/workspace/git/diff.js

const diffArguments = [
    'diff-tree',
    '-r',
    '-z',
    '--raw',
    '-p',
    '-U0',
    '-M',
    '--no-commit-id',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '--full-index',
    '--ignore-submodules=none',
    '--submodule=short',
];
/** Reads the output of `diffArguments`: raw entries, an empty field, then a patch in the same order. */
function parseDiff(output) {
    const { changes, patchAt } = parseRaw(output);
    const sections = parsePatch(output.subarray(patchAt));
    // A type change is shown as a deletion and a creation. Out of step with the entries, no section says whose it is.
    const expected = changes.reduce((sum, change) => sum + sectionsOf(change), 0);
    if (sections.length !== expected)
        return changes;
    let next = 0;
    return changes.map((change) => {
        next += sectionsOf(change);
        const section = sections[next - 1];
        if (section === undefined)
            return change;
        const { binary, lfsPointer, lines } = section;
        if (change.status === 'submodule' || change.status === 'deleted')
            return { ...change, binary };
        return { ...change, binary, lfsPointer, lines };
    });
}
function sectionsOf({ oldMode, newMode }) {
    return oldMode !== null && newMode !== null && oldMode.slice(0, 2) !== newMode.slice(0, 2) ? 2 : 1;
}
function parseRaw(output) {
    const changes = [];
    let at = 0;
    const field = () => {
        const found = output.indexOf(0, at);
        const end = found === -1 ? output.length : found;
        const bytes = output.subarray(at, end);
        at = end + 1;
        return bytes;
    };
    while (at < output.length && output[at] === 0x3a) {
        const [oldMode, newMode, oldSha, newSha, letter] = field().toString('latin1').slice(1).split(' ');
        const first = (0,git_names/* decodeName */.e4)(field());
        const moved = letter?.startsWith('R') === true || letter?.startsWith('C') === true;
        const sides = {
            oldMode: present(oldMode),
            newMode: present(newMode),
            oldSha: present(oldSha),
            newSha: present(newSha),
        };
        changes.push({
            path: moved ? (0,git_names/* decodeName */.e4)(field()) : first,
            ...(moved ? { from: first } : {}),
            status: statusOf(letter ?? '', sides.oldMode, sides.newMode),
            ...sides,
            binary: false,
            lfsPointer: false,
            lines: [],
        });
    }
    return { changes, patchAt: at + 1 };
}
/** Modes and names of nothing are zeros. */
function present(value) {
    return value === undefined || /^0*$/.test(value) ? null : value;
}
function statusOf(letter, oldMode, newMode) {
    if (oldMode === '160000' || newMode === '160000')
        return 'submodule';
    return statuses[letter.slice(0, 1)] ?? 'modified';
}
const statuses = {
    A: 'added',
    D: 'deleted',
    R: 'renamed',
    C: 'copied',
    T: 'type-changed',
};
const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/;
/** Content lines begin with `+`, `-` or `\`, and names in headers are quoted: a line's first bytes tell what it is. */
function parsePatch(patch) {
    const sections = [];
    let section;
    for (let at = 0; at < patch.length;) {
        const found = patch.indexOf(0x0a, at);
        const end = found === -1 ? patch.length : found;
        const line = patch.toString('latin1', at, Math.min(end, at + 120));
        at = end + 1;
        if (line.startsWith('diff --git ')) {
            section = { binary: false, lfsPointer: false, lines: [] };
            sections.push(section);
        }
        else if (section === undefined) {
            continue;
        }
        else if (line.startsWith('@@ ')) {
            const match = hunk.exec(line);
            const start = Number(match?.[1] ?? 0);
            const count = Number(match?.[2] ?? 1);
            if (count > 0)
                section.lines.push({ start, end: start + count - 1 });
        }
        else if (line.startsWith('Binary files ')) {
            section.binary = true;
        }
        else if (line.startsWith('+version https://git-lfs.github.com/spec/') && startsFile(section)) {
            section.lfsPointer = true;
        }
    }
    return sections;
}
function startsFile({ lines }) {
    return lines.length === 1 && lines[0]?.start === 1;
}

// EXTERNAL MODULE: ./build/workspace/git/export.js
var git_export = __webpack_require__(59919);
// EXTERNAL MODULE: ./build/workspace/git/history.js
var git_history = __webpack_require__(88405);
// EXTERNAL MODULE: ./build/workspace/git/run.js
var run = __webpack_require__(29976);
;// CONCATENATED MODULE: ./build/workspace/git/objects.js



/** Every file of a commit or tree; submodules as entries of type `commit`. */
async function listTree({ gitDir }, treeish) {
    const { stdout } = await (0,run/* runGit */.EO)({
        gitDir,
        args: ['ls-tree', '-r', '-l', '-z', '--full-tree', (0,git_history/* assertSha */.B1)(treeish)],
        maxBytes: 256 * 1024 * 1024,
    });
    return (0,git_names/* splitNul */.K5)(stdout).map((line) => {
        const tab = line.indexOf(0x09);
        const [mode = '', type, sha = '', size = ''] = line.toString('latin1', 0, tab).split(/ +/);
        return {
            path: (0,git_names/* decodeName */.e4)(line.subarray(tab + 1)),
            mode,
            type: type === 'commit' ? 'commit' : 'blob',
            sha,
            size: size === '-' ? null : Number(size),
        };
    });
}
/** More than anybody keeps in a folder of settings; the same trees, nested, would have no end. */
const mostBelow = 10_000;
/**
 * What a folder of a commit holds directly, or with everything below it: paths from the root, in git's order; folders as
 * entries (mode 40000) only where it is not `deep`. Nothing where there is no such folder; the root is ''. Asks the
 * running reader, where `listTree` starts a process.
 */
async function listFolder(reader, at, { folder, deep }) {
    if (folder !== '' && !isFromRoot(folder))
        return [];
    const found = [];
    const trees = [
        { path: folder, name: Buffer.concat([Buffer.from(`${(0,git_history/* assertSha */.B1)(at)}:`), (0,git_names/* encodeName */.aA)(folder)]) },
    ];
    let seen = 0;
    while (trees.length > 0) {
        const level = trees.splice(0);
        const infos = await reader.infos(level.map(({ name }) => name));
        const known = level.flatMap(({ path }, index) => {
            const info = infos[index];
            return info?.type === 'tree' ? [{ path, info }] : [];
        });
        const contents = await reader.contents(known.map(({ info }) => info));
        for (const [index, { path, info }] of known.entries()) {
            for (const { name, mode, sha } of entriesOf(contents[index] ?? Buffer.alloc(0), info.sha.length / 2)) {
                seen += 1;
                const entry = { path: path === '' ? name : `${path}/${name}`, mode };
                if (deep && mode === treeMode)
                    trees.push({ path: entry.path, name: Buffer.from(sha) });
                else
                    found.push(entry);
            }
        }
        if (deep && seen > mostBelow)
            throw new run/* GitFailed */.SX(`more than ${mostBelow} files lie in ${(0,git_names/* displayName */.QC)(folder)}`, {
                code: null,
                remedy: 'Keep fewer files there.',
            });
    }
    return found.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
const treeMode = '40000';
/** The entries of a tree object: mode, space, name, NUL, the object's name in bytes. */
function entriesOf(tree, shaBytes) {
    const entries = [];
    for (let at = 0; at < tree.length;) {
        const space = tree.indexOf(0x20, at);
        const end = tree.indexOf(0, space);
        const mode = tree.toString('latin1', at, space);
        const name = (0,git_names/* decodeName */.e4)(tree.subarray(space + 1, end));
        at = end + 1 + shaBytes;
        entries.push({ mode, name, sha: tree.toString('hex', end + 1, at) });
    }
    return entries;
}
/**
 * The contents of files at commits, all asked in two questions; of a symbolic link its target. Null: absent, no file, larger
 * than `maxBytes`, or a path that git would take for something else than a path from the root.
 */
async function showFiles(reader, files, { maxBytes }) {
    const wanted = files.filter(({ path }) => isFromRoot(path));
    const names = wanted.map(({ at, path }) => Buffer.concat([Buffer.from(`${(0,git_history/* assertSha */.B1)(at)}:`), (0,git_names/* encodeName */.aA)(path)]));
    const found = await reader.infos(names);
    const fitting = found.filter((info) => info?.type === 'blob' && info.size <= maxBytes);
    const once = [...new Map(fitting.flatMap((info) => (info === null ? [] : [[info.sha, info]]))).values()];
    const contents = await reader.contents(once);
    const bySha = new Map(once.map(({ sha }, index) => [sha, contents[index] ?? null]));
    const texts = new Map(wanted.map((file, index) => [file, bySha.get(found[index]?.sha ?? '') ?? null]));
    return files.map((file) => texts.get(file) ?? null);
}
/** `./` and `../` are relative to a work tree, which git refuses outright; NUL ends a question. */
function isFromRoot(path) {
    return !/^\.{0,2}(\/|$)/.test(path) && !path.includes('\0');
}
/** The tree of a merge, written to the repository's objects; null when the two do not merge cleanly. */
async function mergeTree({ gitDir }, ours, theirs) {
    const { code, stdout } = await (0,run/* runGit */.EO)({
        gitDir,
        args: ['merge-tree', '--write-tree', '-z', '--no-messages', (0,git_history/* assertSha */.B1)(ours), (0,git_history/* assertSha */.B1)(theirs)],
        accept: [1],
    });
    if (code === 1)
        return null;
    const [tree] = (0,git_names/* splitNul */.K5)(stdout);
    const sha = tree?.toString('latin1').trim() ?? '';
    if (/^[0-9a-f]{40,64}$/.test(sha))
        return sha;
    throw new run/* GitFailed */.SX('git merge-tree printed no tree', { code, remedy: 'Use git 2.38 or newer.' });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/workspace/git/pack.js






const somebody = 'Gainsay <gainsay@users.noreply.github.com> 946684800 +0000';
/** What an install leaves beside the sources: no change of the tree. */
const madeBySetUp = [
    'node_modules',
    '.gainsay',
    '.yarn',
    '.pnp.*',
    'package-lock.json',
    'yarn.lock',
    'pnpm-lock.yaml',
];
/**
 * Projects' tests and scripts call git: they get a repository of their own, with nothing of the real one in it. Its index
 * is left by `exportTree`.
 */
async function packTree(place, treeish, folder) {
    const { gitDir, reader } = place;
    const fresh = external_node_path_.join(folder, '.git');
    const name = `${(0,git_history/* assertSha */.B1)(treeish)}^{tree}`;
    await layOut(fresh);
    const [tree] = await reader.infos([Buffer.from(name)]);
    if (!tree)
        throw new run/* GitFailed */.SX(`${treeish} has no tree`, { code: null, remedy: 'Fetch the commit first.' });
    await Promise.all([
        (0,run/* runGit */.EO)({
            gitDir,
            args: ['pack-objects', '--revs', '-q', external_node_path_.join(fresh, 'objects/pack/pack')],
            input: `${name}\n`,
            timeoutMs: 300_000,
        }),
        commit(fresh, tree.sha),
    ]);
}
/** One commit of the tree, as a loose object, on `main`. */
async function commit(fresh, tree) {
    const text = `tree ${tree}\nauthor ${somebody}\ncommitter ${somebody}\n\nThe tree under test\n`;
    const object = Buffer.from(`commit ${text.length}\0${text}`);
    const sha = (0,external_node_crypto_.createHash)(tree.length === 64 ? 'sha256' : 'sha1')
        .update(object)
        .digest('hex');
    const file = external_node_path_.join(fresh, 'objects', sha.slice(0, 2), sha.slice(2));
    await (0,promises_.mkdir)(external_node_path_.dirname(file), { recursive: true });
    await (0,promises_.writeFile)(file, (0,external_node_zlib_.deflateSync)(object), { mode: 0o444 });
    await (0,promises_.writeFile)(external_node_path_.join(fresh, 'refs/heads/main'), `${sha}\n`);
}
async function layOut(fresh) {
    await Promise.all(['objects/pack', 'objects/info', 'refs/heads', 'refs/tags', 'info'].map((folder) => (0,promises_.mkdir)(external_node_path_.join(fresh, folder), { recursive: true })));
    await Promise.all([
        (0,promises_.writeFile)(external_node_path_.join(fresh, 'HEAD'), 'ref: refs/heads/main\n'),
        (0,promises_.writeFile)(external_node_path_.join(fresh, 'config'), '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n' +
            '[user]\n\tname = Gainsay\n\temail = gainsay@users.noreply.github.com\n'),
        (0,promises_.writeFile)(external_node_path_.join(fresh, 'info/exclude'), `${madeBySetUp.join('\n')}\n`),
    ]);
}

// EXTERNAL MODULE: ./build/workspace/git/patch.js
var patch = __webpack_require__(94047);
;// CONCATENATED MODULE: ./build/workspace/git/reader.js

const patienceMs = 60_000;
/** A process that nobody has asked for this long is ended; the next question starts another. */
const idleMs = 20_000;
const mostBytes = 256 * 1024 * 1024;
/**
 * One `git cat-file --batch-command` for many questions: starting a process costs more than any answer. It sees what is
 * fetched meanwhile. It ends when nothing is asked any more, and with this program, when its stdin closes.
 */
function openReader(gitDir) {
    let running = null;
    let idle;
    let last = Promise.resolve();
    async function ask(question) {
        clearTimeout(idle);
        running ??= start(gitDir);
        const asked = running;
        const end = () => {
            running = null;
            asked.end();
        };
        try {
            const answer = await asked.ask(question);
            idle = setTimeout(end, idleMs);
            return answer;
        }
        catch (error) {
            end();
            throw error;
        }
    }
    /** A question waits for the one before, whatever came of that. */
    function inTurn(question) {
        const answer = last.then(() => ask(question));
        last = answer.catch(() => undefined);
        return answer;
    }
    return {
        async infos(names) {
            if (names.length === 0)
                return [];
            return await inTurn({
                commands: commands('info', names),
                bytes: 0,
                take: (all) => infosIn(all, names),
            });
        },
        async contents(objects) {
            if (objects.length === 0)
                return [];
            const bytes = objects.reduce((sum, object) => sum + heading(object).length + object.size + 1, 0);
            const shas = objects.map(({ sha }) => Buffer.from(sha));
            return await inTurn({
                commands: commands('contents', shas),
                bytes,
                take: (all) => contentsIn(all, objects),
            });
        },
    };
}
function commands(name, objects) {
    return Buffer.concat(objects.flatMap((object) => [Buffer.from(`${name} `), object, Buffer.from([0])]));
}
function start(gitDir) {
    const child = (0,run/* startGit */.BE)({ gitDir, args: ['cat-file', '--batch-command', '-z'] });
    const state = {
        broken: null,
        chunks: [],
        bytes: 0,
    };
    const errors = [];
    let changed = null;
    const fail = (why, cause) => {
        const remedy = 'Look at the message of git, which has to be 2.38 or newer.';
        state.broken ??= new run/* GitFailed */.SX(`git cat-file ${why}`, { code: null, remedy, cause });
        changed?.();
    };
    child.stdin.on('error', () => child.stdin.destroy());
    child.stderr.on('data', (chunk) => {
        if (errors.length < 16)
            errors.push(chunk);
    });
    child.on('error', (cause) => fail('cannot be started', cause));
    child.on('close', () => fail(`ended: ${Buffer.concat(errors).toString('utf8').trim().slice(0, 2000)}`));
    child.stdout.on('data', (chunk) => {
        state.chunks.push(chunk);
        state.bytes += chunk.length;
        if (state.bytes > mostBytes)
            fail(`printed more than ${mostBytes} bytes`);
        else
            changed?.();
    });
    return {
        async ask({ commands: text, bytes, take }) {
            const timer = setTimeout(() => fail(`did not answer within ${patienceMs / 1000} s`), patienceMs);
            try {
                child.stdin.write(text);
                for (;;) {
                    if (state.broken !== null)
                        throw state.broken;
                    const answer = state.bytes < bytes ? null : take(Buffer.concat(state.chunks));
                    if (answer !== null)
                        return answer;
                    await new Promise((resolve) => {
                        changed = resolve;
                    });
                }
            }
            finally {
                clearTimeout(timer);
                state.chunks = [];
                state.bytes = 0;
            }
        },
        end() {
            child.stdin.destroy();
            child.kill('SIGKILL');
        },
    };
}
/** Answers stand in the order of the questions; that of a name without an object repeats it, newlines included. */
function infosIn(output, names) {
    const infos = [];
    let at = 0;
    for (const name of names) {
        const absent = [' missing\n', ' ambiguous\n'].map((end) => Buffer.concat([name, Buffer.from(end)]));
        const repeated = absent.find((line) => output.subarray(at, at + line.length).equals(line));
        if (repeated !== undefined) {
            infos.push(null);
            at += repeated.length;
            continue;
        }
        const end = output.indexOf(0x0a, at);
        const [, sha, type, size] = /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(output.toString('latin1', at, end)) ?? [];
        if (end === -1 || sha === undefined || type === undefined)
            return null;
        infos.push({ sha, type, size: Number(size) });
        at = end + 1;
    }
    return infos;
}
function contentsIn(output, objects) {
    let at = 0;
    return objects.map((object) => {
        const from = at + heading(object).length;
        at = from + object.size + 1;
        return output.subarray(from, from + object.size);
    });
}
function heading({ sha, type, size }) {
    return `${sha} ${type} ${size}\n`;
}

;// CONCATENATED MODULE: ./build/workspace/git.js











/** Finds the repository that holds `directory`, without starting git. Throws InvalidInput when there is none. */
async function openRepository(directory) {
    const { root, gitDir } = await locate(directory);
    const place = { gitDir, commonDir: await commonDirOf(gitDir) };
    const reader = openReader(gitDir);
    const show = async (wanted, options) => (await showFiles(reader, wanted, options)).map((bytes) => bytes?.toString('utf8') ?? null);
    return {
        root,
        ...place,
        resolve: (name) => git_history/* resolveCommit */.WL({ ...place, reader }, name),
        has: (sha) => git_history/* hasCommit */.QE(reader, sha),
        mergeBase: (one, other) => git_history/* mergeBase */.wu(place, one, other),
        mergeBaseByDeepening: (pair, options) => git_history/* mergeBaseByDeepening */.IC(place, pair, options),
        isShallow: () => git_history/* isShallow */.fE(place),
        fetchCommits: (shas, options) => git_history/* fetchCommits */.Bj(place, shas, options),
        showFile: async (at, file, options) => (await show([{ at, path: file }], options))[0] ?? null,
        showFiles: show,
        listTree: (treeish) => listTree(place, treeish),
        listFolder: (at, wanted) => listFolder(reader, at, wanted),
        diff: async (base, head) => {
            if (base === head)
                return [];
            const args = [...diffArguments, git_history/* assertSha */.B1(base), git_history/* assertSha */.B1(head)];
            return parseDiff((await (0,run/* runGit */.EO)({ gitDir, args, maxBytes: 256 * 1024 * 1024 })).stdout);
        },
        composeTree: (request) => (0,git_export/* composeTree */.$0)(place, request),
        exportTree: (treeish, folder, options) => (0,git_export/* exportTree */.D4)(place, treeish, { folder, ...options }),
        hasFolder: async (at, folder) => {
            const [found] = await reader.infos([Buffer.from(`${git_history/* assertSha */.B1(at)}:${folder}`)]);
            return found?.type === 'tree';
        },
        mergeTree: (ours, theirs) => mergeTree(place, ours, theirs),
        patchOf: (request) => (0,patch/* patchOf */.g)(place, request),
        packTree: (treeish, folder) => packTree({ ...place, reader }, treeish, folder),
    };
}
async function locate(directory) {
    const start = await (0,promises_.realpath)(directory).catch(() => external_node_path_.resolve(directory));
    for (let folder = start;; folder = external_node_path_.dirname(folder)) {
        const gitDir = await gitDirIn(folder);
        if (gitDir !== null)
            return { root: folder, gitDir };
        if (await isGitDir(folder))
            return { root: null, gitDir: folder };
        if (folder === external_node_path_.dirname(folder))
            break;
    }
    throw new errors/* InvalidInput */.o('this is no git repository', {
        at: { file: directory },
        remedy: 'Run in a checkout (in a workflow: after actions/checkout).',
    });
}
/** `.git` is a folder, or in linked worktrees and submodules a file that names one. */
async function gitDirIn(folder) {
    const dotGit = external_node_path_.join(folder, '.git');
    const found = await (0,promises_.stat)(dotGit).catch(() => null);
    if (found === null)
        return null;
    if (found.isDirectory())
        return (await isGitDir(dotGit)) ? dotGit : null;
    const pointer = /^gitdir: (.+)$/m.exec(await (0,promises_.readFile)(dotGit, 'utf8'))?.[1]?.trim();
    return pointer === undefined ? null : external_node_path_.resolve(folder, pointer);
}
async function isGitDir(folder) {
    const [head, objects, common] = await Promise.all(['HEAD', 'objects', 'commondir'].map((name) => (0,promises_.stat)(external_node_path_.join(folder, name)).catch(() => null)));
    return head?.isFile() === true && (objects?.isDirectory() === true || common?.isFile() === true);
}
async function commonDirOf(gitDir) {
    const pointer = await (0,promises_.readFile)(external_node_path_.join(gitDir, 'commondir'), 'utf8').catch(() => null);
    return pointer === null ? gitDir : external_node_path_.resolve(gitDir, pointer.trim());
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

/***/ 9057:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K5: () => (/* binding */ splitNul),
/* harmony export */   QC: () => (/* binding */ displayName),
/* harmony export */   aA: () => (/* binding */ encodeName),
/* harmony export */   e4: () => (/* binding */ decodeName)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

/**
 * File names are bytes in git. They travel as strings here: valid UTF-8 as itself, every other byte 0xNN as the lone
 * surrogate U+DCNN, so that no two names become one and a name can be given back to git as it was. Show one with
 * `displayName`.
 */
function decodeName(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(buffer) ? buffer.toString('utf8') : decodeByteByByte(buffer);
}
function encodeName(name) {
    if (!/[\uDC80-\uDCFF]/.test(name))
        return Buffer.from(name, 'utf8');
    const parts = [];
    for (const character of name) {
        const code = character.codePointAt(0) ?? 0;
        parts.push(code >= 0xdc80 && code <= 0xdcff ? Buffer.from([code - 0xdc00]) : Buffer.from(character, 'utf8'));
    }
    return Buffer.concat(parts);
}
/** For people: bytes that are no UTF-8 are replaced, control characters shown as escapes. */
function displayName(name) {
    const escaped = name.replace(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1));
    return Buffer.from(escaped, 'utf8').toString('utf8');
}
function decodeByteByByte(bytes) {
    let name = '';
    for (let at = 0; at < bytes.length;) {
        const length = sequenceAt(bytes, at);
        name +=
            length === 0 ? String.fromCharCode(0xdc00 + (bytes[at] ?? 0)) : bytes.toString('utf8', at, at + length);
        at += Math.max(1, length);
    }
    return name;
}
/** Length of the valid UTF-8 sequence at `at`, 0 when there is none. */
function sequenceAt(bytes, at) {
    const lead = bytes[at] ?? 0;
    const length = lead < 0x80 ? 1 : lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    const sequence = bytes.subarray(at, at + length);
    return sequence.length === length && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(sequence) ? length : 0;
}
/** The fields of a `-z` output. */
function splitNul(output) {
    const fields = [];
    let start = 0;
    for (let end = output.indexOf(0); end !== -1; end = output.indexOf(0, start)) {
        fields.push(output.subarray(start, end));
        start = end + 1;
    }
    if (start < output.length)
        fields.push(output.subarray(start));
    return fields;
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

/***/ 29976:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ startGit),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   SX: () => (/* binding */ GitFailed)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);


/** git itself failed, or did not end in time. */
class GitFailed extends _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GainsayError */ .T {
    name = 'GitFailed';
    /** Null: it was ended by a signal or never started. */
    code;
    constructor(message, options) {
        super(message, options);
        this.code = options.code;
    }
}
const settings = [
    'core.hooksPath=/dev/null',
    'core.fsmonitor=false',
    'core.quotePath=false',
    'core.attributesFile=/dev/null',
    'core.excludesFile=/dev/null',
    'core.pager=cat',
    'protocol.ext.allow=never',
    'submodule.recurse=false',
    'gc.auto=0',
    'maintenance.auto=false',
    'advice.detachedHead=false',
];
/**
 * Runs git once, hardened: no hooks, monitors, filters, pagers, prompts or discovery; arguments are never a shell's.
 * Rejects with GitFailed on any exit code that `accept` does not name, on time-out, on overlong output.
 */
function runGit(options) {
    const { timeoutMs = 60_000, maxBytes = 64 * 1024 * 1024, accept = [], signal } = options;
    signal?.throwIfAborted();
    const child = startGit(options);
    return new Promise((resolve, reject) => {
        const stdout = [];
        const stderr = [];
        let bytes = 0;
        let errorBytes = 0;
        let failure = null;
        const fail = (error) => {
            failure ??= error;
            end(child, options.network === true);
        };
        const timer = setTimeout(() => fail(tooLong(options, timeoutMs)), timeoutMs);
        const onAbort = () => fail(signal?.reason instanceof Error ? signal.reason : new Error('cancelled', { cause: signal?.reason }));
        signal?.addEventListener('abort', onAbort, { once: true });
        child.stdout.on('data', (chunk) => {
            bytes += chunk.length;
            if (bytes > maxBytes)
                fail(tooMuch(options, maxBytes));
            else
                stdout.push(chunk);
        });
        child.stderr.on('data', (chunk) => {
            if (errorBytes < 64 * 1024)
                stderr.push(chunk);
            errorBytes += chunk.length;
        });
        // git may end before it has read everything; its exit code says what that meant.
        child.stdin.on('error', () => child.stdin.destroy());
        child.stdin.end(options.input);
        child.on('error', (cause) => fail(notStarted(cause)));
        child.on('close', (code) => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', onAbort);
            const output = {
                code: code ?? -1,
                stdout: Buffer.concat(stdout),
                stderr: Buffer.concat(stderr).toString('utf8').trim(),
            };
            if (failure !== null)
                reject(failure);
            else if (code === 0 || (code !== null && accept.includes(code)))
                resolve(output);
            else
                reject(failed(options, code, output.stderr));
        });
    });
}
/** Starts git as hardened as that; whoever calls owns the process. */
function startGit(options) {
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', argumentsFor(options), {
        cwd: options.workTree ?? options.gitDir,
        env: environmentFor(options),
        stdio: ['pipe', 'pipe', 'pipe'],
        // A transport has children of its own: the group is ended as one.
        detached: options.network === true,
    });
}
function argumentsFor({ workTree, config = [], args, network }) {
    const bare = workTree === undefined && network !== true ? ['core.bare=true'] : [];
    return ['--no-pager', ...[...settings, ...bare, ...config].flatMap((setting) => ['-c', setting]), ...args];
}
function environmentFor({ gitDir, workTree, indexFile, env, network }) {
    return {
        PATH: process.env['PATH'] ?? '/usr/bin:/bin',
        LC_ALL: 'C',
        GIT_DIR: gitDir,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_LITERAL_PATHSPECS: '1',
        // Attributes are looked up in the index where there is no working tree: there must be none.
        GIT_INDEX_FILE: indexFile ?? `${gitDir}/gainsay-no-index`,
        ...(workTree === undefined ? {} : { GIT_WORK_TREE: workTree }),
        ...(network === true ? ofTheUser() : { GIT_CONFIG_GLOBAL: '/dev/null' }),
        ...env,
    };
}
const passedToTransports = /^(HOME|XDG_CONFIG_HOME|SSH_AUTH_SOCK|GIT_SSH|GIT_SSH_COMMAND|GIT_SSL_.*|SSL_CERT_.*|https?_proxy|no_proxy|all_proxy)$/i;
function ofTheUser() {
    const entries = Object.entries(process.env).filter(([name]) => passedToTransports.test(name));
    return Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']));
}
function end(child, group) {
    if (child.pid === undefined)
        return;
    try {
        if (group)
            process.kill(-child.pid, 'SIGKILL');
        else
            child.kill('SIGKILL');
    }
    catch (error) {
        // ESRCH: it ended by itself meanwhile.
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH'))
            throw error;
    }
}
function commandName({ args }) {
    return `git ${args[0] ?? ''}`;
}
function tooLong(options, timeoutMs) {
    return new GitFailed(`${commandName(options)} did not end within ${Math.round(timeoutMs / 1000)} s`, {
        code: null,
        remedy: 'Look at the load of the machine or, for a fetch, at the connection to the remote.',
    });
}
function tooMuch(options, maxBytes) {
    return new GitFailed(`${commandName(options)} printed more than ${maxBytes} bytes`, {
        code: null,
        remedy: 'The change or the repository is larger than what is read at once.',
    });
}
function notStarted(cause) {
    return new GitFailed('git cannot be started', { code: null, remedy: 'Install git 2.38 or newer.', cause });
}
function failed(options, code, stderr) {
    const how = code === null ? 'was ended by a signal' : `failed with exit code ${code}`;
    return new GitFailed(`${commandName(options)} ${how}${stderr === '' ? '' : `: ${stderr.slice(0, 2000)}`}`, {
        code,
        remedy: 'Look at the message of git; a shallow checkout may lack the objects.',
    });
}


/***/ })

};
