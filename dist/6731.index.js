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

/***/ 3186:
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

/***/ 6731:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openJob: () => (/* binding */ openJob)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(5145);
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
    const { default: picomatch } = await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 4006, 19));
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
var manifest = __webpack_require__(3186);
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
var run = __webpack_require__(9976);
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
    const asked = shallow ? await askMergeBase(access, wanted.base, head) : null;
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

// EXTERNAL MODULE: ./build/workspace/git.js + 6 modules
var git = __webpack_require__(3630);
;// CONCATENATED MODULE: ./build/job/open.js





/** Event \u2192 Job: pins the commits, fetches what is missing, reads what the change consists of. */
async function openJob(event, context) {
    const { settings, folder, log, signal } = context;
    const local = event.kind === 'local';
    const repository = await (0,git.openRepository)(local ? event.directory : settings.directory);
    const origin = local ? null : await originOf(event, context, repository);
    const wanted = local ? await namedHere(event, repository) : wantedBy(event);
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
function wantedBy(event) {
    return { head: event.headSha, base: event.baseSha, mergeSha: event.mergeSha };
}
/** The merge result where base has moved on and nobody has merged yet; null where it conflicts or history is cut. */
async function mergedHere(repository, { head, base, baseTip }) {
    if (base === baseTip || (await repository.isShallow()))
        return null;
    return await repository.mergeTree(baseTip, head);
}
/** GitHub is only asked where the checkout is not whole: its client is heavy. */
async function originOf(event, { settings, log, version }, repository) {
    const token = settings.githubToken;
    const whole = !(await repository.isShallow()) &&
        (await repository.has(event.headSha)) &&
        (await repository.has(event.baseSha));
    if (token === null || whole)
        return null;
    const { openClient } = await __webpack_require__.e(/* import() */ 4463).then(__webpack_require__.bind(__webpack_require__, 4463));
    const { apiUrl, serverUrl } = settings.github;
    const deadline = Date.now() + settings.maxMinutes * 60_000;
    const client = await openClient({ token, apiUrl, deadline, log, version });
    return { repository: event.repository, client, token, serverUrl };
}


/***/ })

};
