export const id = 6731;
export const ids = [6731];
export const modules = {

/***/ 5041:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   z: () => (/* binding */ configuresTests)
/* harmony export */ });
/** What a file is, by its path alone. The first rule that matches decides; what no rule knows is source. */
function kindOf(path, { generated, manifest }) {
    const file = partsOf(path);
    const rule = rules.find((each) => each.matches(file));
    const kind = rule?.kind ?? 'source';
    if (generated && kind !== 'dependencies')
        return 'generated';
    if (kind === 'dependencies' && file.name === 'package.json')
        return manifest ?? 'dependencies';
    return kind;
}
function partsOf(path) {
    const folders = path.toLowerCase().split('/');
    const name = folders.pop() ?? '';
    return { path: path.toLowerCase(), folders, name };
}
const code = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|coffee|ls|es6|py|rb|go|rs|java|kt|php|cs|swift|ex|exs|lua|sh)$/;
const prose = /\.(?:md|mdx|markdown|rst|adoc|txt)$/;
const pictures = /\.(?:png|jpe?g|gif|svg|webp|ico|mp4|pdf)$/;
const testFolder = /^(?:.*[-_.])?(?:tests?|specs?|__tests?__|__specs__|e2e|cypress|type-tests|test-d)$/;
const fixtureFolder = /^(?:(?:.*[-_.])?(?:fixtures?|snapshots?|mocks?|stubs?|testdata|goldens?)|__fixtures__|__mocks__|__snapshots__|support|helpers?|assets|data|resources)$/;
const fixtureAnywhere = /^(?:(?:.*[-_.])?fixtures?|__fixtures__|__mocks__|__snapshots__|(?:.*[-_.])?snapshots|testdata)$/;
const rootTestName = /^tests?(?:[._-][\w-]+)*\.[^.]+$|^specs?\.[^.]+$/;
const strictTestName = /[._-](?:tests?|specs?|test-d|e2e|cy)(?:\.[\w-]+)?\.[^.]+$|^tests?\.[cm]?[jt]sx?$/;
const runnerConfiguration = /^(?:vitest|jest|karma|playwright|cypress|ava|wdio)\.(?:[\w-]+\.)?(?:config|conf|workspace)\.[^.]+$|^\.(?:mocharc|taprc)|^mocha\.opts$|^jasmine\.json$/;
/** What is started before tests or transforms them, and what every program of a package manager is started with. */
const aroundTests = /^(?:vitest|jest|playwright(?:-ct)?|cypress|rstest|poku|web-test-runner)[.-](?:[\w-]+\.)*(?:config|preset|projects|setup|e2e)(?:[.-][\w-]+)*\.[^.]+$|^(?:vite|babel)\.config\.|^\.(?:npmrc|yarnrc|pnpmfile|babelrc|swcrc|nycrc|c8rc|labrc|borp)\b|^(?:bunfig\.toml|cypress\.json|jasmine\.[cm]?js)$/;
/** Whether a file says how tests are run, by its name. */
function configuresTests(path) {
    const { name, folders } = partsOf(path);
    const setsUp = folders.some((folder) => testFolder.test(folder)) && /^setup\.[^.]+$/.test(name);
    return runnerConfiguration.test(name) || aroundTests.test(name) || setsUp;
}
const lockfiles = new Set([
    'package-lock.json',
    'npm-shrinkwrap.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    '.pnpmfile.cjs',
    'yarn.lock',
    'bun.lock',
    'bun.lockb',
    'deno.lock',
    'requirements.txt',
    'pipfile',
    'pipfile.lock',
    'poetry.lock',
    'go.mod',
    'go.sum',
    'cargo.lock',
    'gemfile',
    'gemfile.lock',
    'composer.lock',
]);
const inTests = ({ folders }) => folders.some((folder) => testFolder.test(folder));
const inFixtures = ({ folders }) => {
    const from = folders.findIndex((folder) => testFolder.test(folder));
    return folders.some((folder, at) => fixtureAnywhere.test(folder) || (from !== -1 && at > from && fixtureFolder.test(folder)));
};
const rules = [
    { kind: 'fixture', matches: ({ name }) => name.endsWith('.snap') },
    { kind: 'fixture', matches: inFixtures },
    {
        kind: 'dependencies',
        matches: ({ name, path, folders }) => lockfiles.has(name) ||
            name === 'package.json' ||
            folders.includes('node_modules') ||
            /^(?:\.yarn\/|patches\/.*\.patch$)/.test(path),
    },
    {
        kind: 'configuration',
        matches: ({ name }) => runnerConfiguration.test(name) ||
            /^(?:nyc|stryker)\.(?:[\w-]+\.)?conf(?:ig)?\.[^.]+$|^\.(?:nycrc|c8rc)|^tsconfig.*\.json$/.test(name),
    },
    {
        kind: 'fixture',
        matches: ({ name }) => /^(?:setup-?tests?|(?:vitest|jest|test|mocha)[.-]setup)(?:\.[\w-]+)*\.[^.]+$/.test(name),
    },
    {
        kind: 'documentation',
        matches: ({ folders: [top = ''], name }) => /^(?:docs?|documentation|website|site|examples?)$/.test(top) && !strictTestName.test(name),
    },
    {
        kind: 'test',
        matches: ({ name }) => code.test(name) && strictTestName.test(name) && !name.startsWith('test.'),
    },
    {
        kind: 'test',
        matches: (file) => inTests(file) && code.test(file.name) && !/\.d\.[cm]?ts$/.test(file.name),
    },
    { kind: 'fixture', matches: inTests },
    {
        kind: 'test',
        matches: ({ folders, name }) => folders.length === 0 && code.test(name) && rootTestName.test(name),
    },
    {
        kind: 'generated',
        matches: ({ folders, name }) => folders[0] === 'dist' ||
            folders[0] === 'coverage' ||
            /\.min\.(?:[cm]?js|css)$|\.(?:[cm]?js|css)\.map$|\.bundle\.js$/.test(name),
    },
    {
        kind: 'documentation',
        matches: ({ name, folders }) => prose.test(name) ||
            /^(?:licen[cs]e|copying|notice|authors|contributors|maintainers|changelog|changes|history|readme|security|codeowners)(?:[.-][\w-]+)?$/.test(name) ||
            (pictures.test(name) &&
                (folders.length === 0 || /^(?:\.github|docs?|assets|media|images?|logo)$/.test(folders[0] ?? ''))),
    },
    {
        kind: 'configuration',
        matches: ({ name, folders }) => folders[0]?.startsWith('.') === true ||
            name.startsWith('.') ||
            /\.(?:config|conf)\.[cm]?[jt]s$|^(?:jsconfig|lerna|nx|turbo|jsr|deno|bower|component|rush|biome|typedoc|renovate|vercel|netlify)\.jsonc?$/.test(name) ||
            /^(?:makefile|makefile\.js|gruntfile\.[cm]?js|gulpfile\.[cm]?[jt]s|jakefile|dockerfile|procfile|wallaby\.js|karma\.conf\.js)(?:\..*)?$/.test(name) ||
            (folders.length === 0 && /\.(?:ya?ml|toml|ini)$/.test(name)) ||
            /^(?:bench|benchmarks?|perf|perf-measures)$/.test(folders[0] ?? ''),
    },
];


/***/ }),

/***/ 83186:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ manifestEffect),
/* harmony export */   XZ: () => (/* binding */ dependencyPart),
/* harmony export */   qd: () => (/* binding */ alteredTesting)
/* harmony export */ });
const dependencyFields = [
    'dependencies',
    'devDependencies',
    'peerDependencies',
    'peerDependenciesMeta',
    'optionalDependencies',
    'bundleDependencies',
    'bundledDependencies',
    'overrides',
    'resolutions',
    'workspaces',
    'pnpm',
    'packageManager',
    'catalog',
    'catalogs',
];
/** A manifest that appears, disappears or cannot be read changes dependencies; so does any field that installs look at. */
function manifestEffect(before, after) {
    const one = before === null ? null : dependencyPart(before);
    const other = after === null ? null : dependencyPart(after);
    if (one === null || other === null)
        return 'dependencies';
    return one === other ? 'configuration' : 'dependencies';
}
/** Where a manifest holds the configuration of what runs or transforms tests. */
const testFields = ['mocha', 'jest', 'ava', 'tap', 'nyc', 'c8', 'jasmine', 'vitest', 'babel'];
/**
 * What of a manifest alters how its tests run, in words: the scripts of `npm test`, those that they name, and the
 * configuration of runners. Null: nothing, or base had no tests to run.
 */
function alteredTesting(before, after) {
    const [one, other] = [fieldsOf(before ?? ''), fieldsOf(after ?? '')];
    const [was, is] = [one, other].map((fields) => scriptsOf(fields?.get('scripts')));
    if (!one || !was?.has('test'))
        return null;
    const names = new Set([...ofTests(was), ...ofTests(is ?? new Map())]);
    const scripts = [...names].flatMap((name) => {
        const [old, now] = [was.get(name), is?.get(name)];
        return old === now ? [] : [`${name}: ${old ?? 'nothing'} \u2192 ${now ?? 'nothing'}`];
    });
    const fields = testFields.filter((name) => JSON.stringify(one.get(name)) !== JSON.stringify(other?.get(name)));
    const all = [...scripts, ...fields.map((name) => `its field \`${name}\``)];
    return all.length === 0 ? null : all.join('; ');
}
function scriptsOf(value) {
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return new Map(entries.flatMap(([name, script]) => typeof script === 'string' ? [[name, script]] : []));
}
/** `test`, its hooks, and whatever other scripts their words name, also as `unit:*`. */
function ofTests(scripts) {
    const found = new Set(['test']);
    for (const name of found) {
        for (const hook of [`pre${name}`, `post${name}`])
            if (scripts.has(hook))
                found.add(hook);
        const words = (scripts.get(name) ?? '').split(/[\s;&|"'()]+/);
        for (const other of scripts.keys()) {
            if (words.some((word) => word === other || (word.endsWith('*') && other.startsWith(word.slice(0, -1)))))
                found.add(other);
        }
    }
    return found;
}
/** The fields that an install depends on, in one order: equal strings install the same. Null: no JSON object. */
function dependencyPart(text) {
    const fields = fieldsOf(text);
    return fields && JSON.stringify(dependencyFields.map((field) => sorted(fields.get(field) ?? null)));
}
function fieldsOf(text) {
    let manifest;
    try {
        manifest = JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch {
        return null;
    }
    if (typeof manifest !== 'object' || manifest === null || Array.isArray(manifest))
        return null;
    return new Map(Object.entries(manifest));
}
function sorted(value) {
    if (Array.isArray(value) || typeof value !== 'object' || value === null)
        return value;
    const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
    return entries.map(([name, inner]) => [name, sorted(inner)]);
}


/***/ }),

/***/ 86731:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openJob: () => (/* binding */ openJob)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
;// CONCATENATED MODULE: ./build/evidence/survey/generated.js
async function generatedPatterns(attributes) {
    const lines = attributes.split('\n').flatMap((line) => {
        const [pattern = '', ...words] = line.trim().split(/\s+/);
        if (pattern === '' || pattern.startsWith('#') || pattern.startsWith('"'))
            return [];
        const generated = words.map(generatedBy).findLast((value) => value !== null);
        return generated === undefined || generated === null ? [] : [{ pattern, generated }];
    });
    if (lines.length === 0)
        return [];
    const { default: picomatch } = await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 14006, 19));
    return lines.slice(0, 1000).map(({ pattern, generated }) => ({
        matches: picomatch(globFor(pattern), { dot: true }),
        generated,
    }));
}
function isGenerated(path, patterns) {
    return patterns.findLast(({ matches }) => matches(path))?.generated ?? false;
}
function generatedBy(word) {
    if (/^linguist-generated(=true)?$/.test(word))
        return true;
    return /^(-|!)linguist-generated$|^linguist-generated=false$/.test(word) ? false : null;
}
/** As in .gitignore: without a slash a pattern holds at any depth. */
function globFor(pattern) {
    const inner = pattern.replace(/\/$/, '');
    return inner.includes('/') ? inner.replace(/^\//, '') : `**/${inner}`;
}

// EXTERNAL MODULE: ./build/evidence/survey/kind.js
var survey_kind = __webpack_require__(5041);
// EXTERNAL MODULE: ./build/evidence/survey/manifest.js
var manifest = __webpack_require__(83186);
;// CONCATENATED MODULE: ./build/evidence/survey.js



/**
 * What a change is: its files by status and kind, the lines that are new, its class. Three git processes, two of them
 * one after the other. What counts as generated is read from base: head cannot hide its sources.
 */
async function surveyChange(repository, commits) {
    const { base, head, merge } = commits;
    const [differences, [attributes, before, after]] = await Promise.all([
        repository.diff(base, head),
        repository.showFiles([
            { at: base, path: '.gitattributes' },
            { at: base, path: 'package.json' },
            { at: head, path: 'package.json' },
        ], { maxBytes }),
    ]);
    const manifests = await changedManifests(repository, commits, {
        differences,
        root: manifestChange(before ?? null, after ?? null),
    });
    const patterns = await generatedPatterns(attributes ?? '');
    const files = differences.map((difference) => {
        const { path, from, status, binary, lines } = difference;
        const kind = (0,survey_kind/* kindOf */.I)(path, {
            generated: isGenerated(path, patterns),
            manifest: manifests.get(path)?.effect ?? null,
        });
        const configures = [path, ...(from === undefined ? [] : [from])].some(survey_kind/* configuresTests */.z);
        const testing = manifests.get(path)?.testing ?? (configures ? 'configuration of tests' : null);
        return {
            path,
            ...(from === undefined ? {} : { from }),
            status,
            kind,
            ...(testing === null ? {} : { testing }),
            binary,
            lines,
        };
    });
    return { base, head, merge, files, class: classOf(files.map(({ kind }) => kind)) };
}
const maxBytes = 2 * 1024 * 1024;
/** The strictest kind present. What is only generated has no source beside it that could be tested: it is source. */
function classOf(kinds) {
    const has = (...wanted) => wanted.some((kind) => kinds.includes(kind));
    if (has('source'))
        return 'source';
    if (has('test', 'fixture'))
        return 'tests';
    if (has('dependencies'))
        return 'dependencies';
    if (has('configuration'))
        return 'configuration';
    return has('generated') ? 'source' : 'documentation';
}
function manifestChange(before, after) {
    return { effect: (0,manifest/* manifestEffect */.$l)(before, after), testing: (0,manifest/* alteredTesting */.qd)(before, after) };
}
/** Per changed `package.json`: what about it changed. Those below the root cost two further processes together. */
async function changedManifests(repository, { base, head }, { differences, root }) {
    const changes = new Map([['package.json', root]]);
    const nested = differences.filter(({ path }) => path.endsWith('/package.json')).slice(0, 200);
    if (nested.length === 0)
        return changes;
    const texts = await repository.showFiles(nested.flatMap(({ path, from }) => [
        { at: base, path: from ?? path },
        { at: head, path },
    ]), { maxBytes });
    for (const [at, { path }] of nested.entries()) {
        changes.set(path, manifestChange(texts[at * 2] ?? null, texts[at * 2 + 1] ?? null));
    }
    return changes;
}

// EXTERNAL MODULE: ./build/workspace/git/run.js
var run = __webpack_require__(29976);
// EXTERNAL MODULE: ./build/github/failure.js
var failure = __webpack_require__(220);
;// CONCATENATED MODULE: ./build/github/commits.js



/**
 * Makes sure that head and merge base are in the checkout, also in one of depth 1 without stored credentials: the
 * merge base is asked from GitHub or found by deepening in steps, commits are fetched by SHA. A full clone is never
 * made shallow. Throws GainsayError when there is no merge base: no diff is never the answer to missing history.
 */
async function ensureCommits(access, wanted) {
    const head = await ensureCommit(access, wanted.head);
    const shallow = await access.repository.isShallow();
    const asked = shallow && wanted.base !== head ? await askMergeBase(access, wanted.base, head) : null;
    if (asked !== null) {
        const base = await ensureCommit(access, asked);
        const baseTip = isFullSha(wanted.base) ? wanted.base : await access.repository.resolve(wanted.base);
        return { head, base, baseTip, merge: await mergeOf(access, wanted.mergeSha, { head, base, baseTip }) };
    }
    const baseTip = await ensureCommit(access, wanted.base);
    const base = await mergeBaseHere(access, baseTip, head);
    return { head, base, baseTip, merge: await mergeOf(access, wanted.mergeSha, { head, base, baseTip }) };
}
/** A name is resolved here; a SHA that is absent is fetched. */
async function ensureCommit(access, name) {
    const { repository, signal } = access;
    if (!isFullSha(name))
        return repository.resolve(name);
    if (await repository.has(name))
        return name;
    await repository.fetchCommits([name], { depth: 1, signal, ...credentials(access.origin) });
    return name;
}
async function askMergeBase({ origin, log, signal }, base, head) {
    if (origin === null)
        return null;
    try {
        const { data } = await origin.client.rest.repos.compareCommitsWithBasehead({
            ...origin.repository,
            basehead: `${base}...${head}`,
            per_page: 1,
            request: { signal },
        });
        return data.merge_base_commit.sha;
    }
    catch (error) {
        if (signal.aborted)
            throw error;
        log.info(`GitHub did not tell the merge base (${(0,failure/* failureOf */.g)(error).message}); looking for it in the history.`);
        return null;
    }
}
async function mergeBaseHere(access, baseTip, head) {
    const { repository, signal, origin } = access;
    if (!(await repository.isShallow())) {
        const found = await repository.mergeBase(baseTip, head);
        if (found !== null)
            return found;
        throw new errors/* GainsayError */.T(`${head} and ${baseTip} have no common ancestor`, {
            remedy: 'Name a base that the change grew from.',
        });
    }
    return repository.mergeBaseByDeepening([baseTip, head], { signal, ...credentials(origin) });
}
/** The merge that GitHub made for this event, when base has moved on and it merges exactly our head. */
async function mergeOf(access, mergeSha, { head, base, baseTip }) {
    if (mergeSha === null || base === baseTip)
        return null;
    try {
        const merge = await ensureCommit(access, mergeSha);
        const parents = await parentsOf(access.repository, merge);
        return parents.length === 2 && parents[1] === head ? merge : null;
    }
    catch (error) {
        if (access.signal.aborted)
            throw error;
        access.log.info(`The merge result ${mergeSha} cannot be had, so it is not run.`);
        return null;
    }
}
/** As the commit itself names them: where history was cut, git's own walks hide them. */
async function parentsOf({ gitDir }, commit) {
    const { stdout } = await (0,run/* runGit */.EO)({ gitDir, args: ['cat-file', 'commit', commit] });
    const header = stdout.toString('utf8').split('\n\n', 1)[0] ?? '';
    return [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map((match) => match[1] ?? '');
}
/** Sent to this repository only, in the environment of the one git process that fetches. */
function credentials(origin) {
    if (origin === null)
        return {};
    const { owner, repo } = origin.repository;
    const basic = Buffer.from(`x-access-token:${origin.token.reveal()}`).toString('base64');
    return { header: { url: `${origin.serverUrl}/${owner}/${repo}`, value: `authorization: basic ${basic}` } };
}
function isFullSha(name) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(name);
}

// EXTERNAL MODULE: ./build/workspace/git.js + 4 modules
var git = __webpack_require__(87213);
// EXTERNAL MODULE: ./build/workspace/git/worktree.js
var worktree = __webpack_require__(97920);
;// CONCATENATED MODULE: ./build/job/open.js






/** Event \u2192 Job: pins the commits, fetches what is missing, reads what the change consists of. */
async function openJob(event, context) {
    const { settings, folder, log, signal } = context;
    const local = event.kind === 'local';
    const repository = await (0,git.openRepository)(local ? event.directory : settings.directory);
    for (const problem of await (0,worktree/* removeLeftWorktrees */.gq)(repository))
        log.warning(problem);
    const wanted = local ? await namedHere(event, repository) : wantedBy(event);
    const origin = local ? null : await originOf(event, wanted, { ...context, repository });
    const commits = await ensureCommits({ repository, origin, log, signal }, wanted);
    const root = external_node_path_.join(folder, 'head');
    let laid;
    const merge = commits.merge ?? (await mergedHere(repository, commits));
    return {
        repository,
        change: await surveyChange(repository, { ...commits, merge }),
        trusted: commits.baseTip,
        title: local ? '' : event.title,
        body: local ? '' : event.body,
        folder,
        head: { root, lay: () => (laid ??= repository.exportTree(commits.head, root)) },
        settings,
        async close() {
            await laid?.catch(() => undefined);
        },
    };
}
/** What was typed after a flag is told as that flag's fault. A full SHA may be fetched later. */
async function namedHere(event, repository) {
    const resolve = async (name, field) => {
        if (/^[0-9a-f]{40}$/.test(name))
            return name;
        try {
            return await repository.resolve(name);
        }
        catch (cause) {
            if (!(cause instanceof errors/* InvalidInput */.o))
                throw cause;
            throw new errors/* InvalidInput */.o(`no commit is known as ${JSON.stringify(name)}`, {
                at: { file: 'command line', field },
                remedy: 'Name a branch, tag or SHA that exists in this checkout, or fetch it first.',
                cause,
            });
        }
    };
    const [head, base] = [await resolve(event.head, '--head'), await resolve(event.base, '--base')];
    return { head, base, mergeSha: null };
}
/** Without a change head and base are one. */
function wantedBy(event) {
    if (event.kind === 'commit')
        return { head: event.sha, base: event.sha, mergeSha: null };
    return { head: event.headSha, base: event.baseSha, mergeSha: event.mergeSha };
}
/** The merge result where base has moved on and nobody has merged yet; null where it conflicts or history is cut. */
async function mergedHere(repository, { head, base, baseTip }) {
    if (base === baseTip || (await repository.isShallow()))
        return null;
    return await repository.mergeTree(baseTip, head);
}
/** GitHub is only asked where the checkout is not whole: its client is heavy. */
async function originOf(event, wanted, { settings, log, version, repository }) {
    const token = settings.githubToken;
    const whole = !(await repository.isShallow()) &&
        (await repository.has(wanted.head)) &&
        (await repository.has(wanted.base));
    if (token === null || whole)
        return null;
    const { openClient } = await __webpack_require__.e(/* import() */ 4463).then(__webpack_require__.bind(__webpack_require__, 44463));
    const { apiUrl, serverUrl } = settings.github;
    const deadline = Date.now() + settings.maxMinutes * 60_000;
    const client = await openClient({ token, apiUrl, deadline, log, version });
    return { repository: event.repository, client, token, serverUrl };
}


/***/ }),

/***/ 97920:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ removeWorktree),
/* harmony export */   fb: () => (/* binding */ keepChanges),
/* harmony export */   gq: () => (/* binding */ removeLeftWorktrees),
/* harmony export */   l: () => (/* binding */ addWorktree)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_abort_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59362);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59649);
/* harmony import */ var _remove_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4185);
/* harmony import */ var _export_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59919);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88405);
/* harmony import */ var _patch_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94047);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29976);










/** Before the owner in the reason of a lock; `git worktree list` shows it. */
const lockedBy = 'gainsay ';
/**
 * Registers a worktree at a commit, detached and locked (no `git gc` takes it for lost), and lays its files out: no hook,
 * no filter. Rejects where `root` is there already, and with GitFailed; nothing is left behind.
 */
async function addWorktree(place, { root, at }, signal) {
    const main = inCommonDir(place);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(root), { recursive: true });
    // Fails where it is there already: what is cleared away below is our own.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(root);
    const reason = ['--lock', '--reason', `${lockedBy}${(0,_owner_js__WEBPACK_IMPORTED_MODULE_4__/* .thisOwner */ .GS)()}`];
    const args = ['worktree', 'add', '--quiet', '--no-checkout', '--detach', ...reason, root, (0,_history_js__WEBPACK_IMPORTED_MODULE_7__/* .assertSha */ .B1)(at)];
    let admin = null;
    try {
        await patiently(() => (0,_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runGit */ .EO)({ ...main, args, signal }), signal);
        admin = await adminOf(place, root);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, '.git'));
        await (0,_export_js__WEBPACK_IMPORTED_MODULE_6__/* .exportTree */ .D4)(main, at, { folder: root, index: node_path__WEBPACK_IMPORTED_MODULE_1__.join(admin, 'index') });
        signal.throwIfAborted();
        return { root, admin, at, inode: (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(root)).ino };
    }
    catch (error) {
        const registered = admin ?? (await adminOf(place, root).catch(() => null));
        await (0,_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .removeFolder */ .v)(root);
        if (registered !== null)
            await removeRegistration(registered);
        throw error;
    }
}
/** The main repository's own: in a linked worktree, too, nothing but what all worktrees share is used. */
function inCommonDir({ commonDir }) {
    return { gitDir: commonDir, commonDir };
}
async function adminOf({ commonDir }, root) {
    const pointer = /^gitdir: (.+)$/m.exec(await (0,_owner_js__WEBPACK_IMPORTED_MODULE_4__/* .readStart */ .H6)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, '.git')))?.[1] ?? '';
    const admin = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(root, pointer);
    if (node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(admin) === node_path__WEBPACK_IMPORTED_MODULE_1__.join(commonDir, 'worktrees'))
        return admin;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GainsayError */ .T(`git registered the worktree ${root} at an unexpected place`, {
        remedy: 'Look at `git worktree list`; use git 2.38 or newer.',
    });
}
/**
 * What changed in the worktree as a commit on a new branch, whose name it answers; null, and nothing written, where
 * nothing did. Ignored files, submodules and repositories inside of the folder count for nothing. New
 * objects lie beside the folder until all of them are there; only then the repository gets them.
 */
async function keepChanges(place, { root, admin, at, inode }, { branch, message, author }) {
    const main = inCommonDir(place);
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(root).catch(() => null);
    if (found?.isDirectory() !== true || found.ino !== inode)
        throw replaced(root);
    const laid = { folder: root, index: node_path__WEBPACK_IMPORTED_MODULE_1__.join(admin, 'index'), objects: objectsOf(root) };
    const staged = await (0,_patch_js__WEBPACK_IMPORTED_MODULE_8__/* .stageAll */ .P)(main, laid);
    const { code } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runGit */ .EO)({ ...staged, args: [...toCommit, (0,_history_js__WEBPACK_IMPORTED_MODULE_7__/* .assertSha */ .B1)(at)], accept: [1] });
    if (code === 0)
        return null;
    const tree = await line({ ...staged, args: ['write-tree'] });
    const commit = await line({
        ...staged,
        args: ['commit-tree', (0,_history_js__WEBPACK_IMPORTED_MODULE_7__/* .assertSha */ .B1)(tree), '-p', (0,_history_js__WEBPACK_IMPORTED_MODULE_7__/* .assertSha */ .B1)(at), '-m', message],
        env: { ...staged.env, ...identity(author) },
    });
    const pack = await (0,_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runGit */ .EO)({
        ...staged,
        args: ['pack-objects', '--quiet', '--revs', '--stdout'],
        input: `${(0,_history_js__WEBPACK_IMPORTED_MODULE_7__/* .assertSha */ .B1)(commit)}\n^${at}\n`,
        maxBytes: mostPackedBytes,
    });
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runGit */ .EO)({ ...main, args: ['index-pack', '--stdin'], input: pack.stdout });
    return await newBranch(main, branch, commit);
}
/** Exits with 1 where there is something to commit. */
const toCommit = ['diff-index', '--cached', '--quiet', '--no-ext-diff', '--no-renames'];
const mostPackedBytes = 256 * 1024 * 1024;
function identity({ name, email }) {
    return {
        GIT_AUTHOR_NAME: name,
        GIT_AUTHOR_EMAIL: email,
        GIT_COMMITTER_NAME: name,
        GIT_COMMITTER_EMAIL: email,
    };
}
/** A name that is taken gets a number; where a branch is called like its first part, `-` stands for the `/`. */
async function newBranch(main, wanted, commit) {
    let stem = wanted;
    for (let number = 1; number < 10; number += 1) {
        const name = number === 1 ? stem : `${stem}-${number}`;
        // An empty old value: only where there is no such branch.
        const args = ['update-ref', '--no-deref', `refs/heads/${name}`, (0,_history_js__WEBPACK_IMPORTED_MODULE_7__/* .assertSha */ .B1)(commit), ''];
        try {
            await patiently(() => (0,_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runGit */ .EO)({ ...main, args }));
            return name;
        }
        catch (error) {
            if (!(error instanceof _run_js__WEBPACK_IMPORTED_MODULE_9__/* .GitFailed */ .SX))
                throw error;
            const inTheWay = stem.includes('/') && /exists; cannot create/.test(error.message);
            if (!inTheWay && !/already exists/.test(error.message))
                throw error;
            if (inTheWay)
                [stem, number] = [stem.replaceAll('/', '-'), 0];
        }
    }
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GainsayError */ .T(`no branch can be called ${wanted}: it and its like are taken`, {
        remedy: `The work is commit ${commit}; name it with \`git branch\`, and remove old branches.`,
    });
}
async function line(options) {
    return (await (0,_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runGit */ .EO)(options)).stdout.toString('latin1').trim();
}
function replaced(root) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GainsayError */ .T(`${root} is not the folder any more that was laid out as a worktree`, {
        remedy: 'Nothing of it was committed. Something replaced it: look at what the agent ran.',
    });
}
function objectsOf(root) {
    return `${root}.objects`;
}
/** The registration last: it says where the rest is. */
async function removeWorktree({ root, admin }) {
    await (0,_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .removeFolder */ .v)(root);
    await (0,_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .removeFolder */ .v)(objectsOf(root));
    await removeRegistration(admin);
}
/** As `git worktree remove` does at its end; it would look for `.git` in the folder first. */
async function removeRegistration(admin) {
    await (0,_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .removeFolder */ .v)(admin);
    // Others may be registered.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rmdir)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(admin)).catch(() => undefined);
}
/**
 * Takes away what runs left that were killed: the files, where they still lie in a run's folder, and the registration.
 * Branches stay: one is made only for a commit. What is not certainly left by a dead process of this user is not touched.
 * Says what could not be removed; never rejects.
 */
async function removeLeftWorktrees({ commonDir }) {
    const parent = node_path__WEBPACK_IMPORTED_MODULE_1__.join(commonDir, 'worktrees');
    const problems = [];
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(parent).catch(() => [])) {
        const admin = node_path__WEBPACK_IMPORTED_MODULE_1__.join(parent, name);
        try {
            if (!(await isLeft(admin)))
                continue;
            const root = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname((await (0,_owner_js__WEBPACK_IMPORTED_MODULE_4__/* .readStart */ .H6)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(admin, 'gitdir')).catch(() => '')).trim());
            for (const folder of [root, objectsOf(root)])
                if (await isOfRun(folder))
                    await (0,_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .removeFolder */ .v)(folder);
            await removeRegistration(admin);
        }
        catch (error) {
            problems.push(`The worktree ${name} of a killed run is left: ${String(error)}`);
        }
    }
    return problems;
}
async function isLeft(admin) {
    const locked = await (0,_owner_js__WEBPACK_IMPORTED_MODULE_4__/* .readStart */ .H6)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(admin, 'locked')).catch(() => '');
    return locked.startsWith(lockedBy) && (0,_owner_js__WEBPACK_IMPORTED_MODULE_4__/* .isGone */ .ST)(locked.slice(lockedBy.length));
}
/** The registration says where; only what is called as we call it, and is this user's, is believed to be ours. */
async function isOfRun(folder) {
    if (!/\/worktrees\/agent-[\w-]+(?:\.objects)?$/.test(folder))
        return false;
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(folder).catch(() => null);
    return found?.isDirectory() === true && found.uid === process.getuid?.();
}
/** git's locks last milliseconds; one that a killed git left lasts for ever. */
const lockPatienceMs = 10_000;
/** Repeats what failed because another git held a lock or took a folder away meanwhile. */
async function patiently(work, signal = new AbortController().signal) {
    const until = Date.now() + lockPatienceMs;
    for (let waitMs = 20;; waitMs = Math.min(waitMs * 2, 500)) {
        try {
            return await work();
        }
        catch (error) {
            if (!isBusy(error) || Date.now() + waitMs > until)
                throw error;
            await (0,_base_abort_js__WEBPACK_IMPORTED_MODULE_2__/* .sleep */ .yy)(waitMs, signal);
        }
    }
}
function isBusy(error) {
    const busy = /Unable to create '.*\.lock'|could not create .*: (?:File exists|No such file)/;
    return error instanceof _run_js__WEBPACK_IMPORTED_MODULE_9__/* .GitFailed */ .SX && busy.test(error.message);
}


/***/ })

};
