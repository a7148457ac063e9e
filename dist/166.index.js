export const id = 166;
export const ids = [166];
export const modules = {

/***/ 166:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resolveDispatch: () => (/* binding */ resolveDispatch)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5145);

/** Asks GitHub for what a dispatch did not say: the pull request, or the tip of the default branch. */
async function resolveDispatch(event, client, wishes) {
    return 'pullRequest' in event.ask
        ? fromPullRequest(event, event.ask.pullRequest, client, wishes)
        : fromBranch(event, event.ask, client);
}
async function fromPullRequest({ repository }, number, client, { includeDrafts }) {
    const { data } = await asked(`pull request #${number}`, () => client.rest.pulls.get({ ...repository, pull_number: number }));
    const headSha = data.head.sha;
    if (data.state !== 'open')
        return { kind: 'skip', headSha, reason: `pull request #${number} is closed` };
    if (data.draft === true && !includeDrafts) {
        const reason = `pull request #${number} is a draft; set include-drafts to verify drafts too`;
        return { kind: 'skip', headSha, reason };
    }
    // The types say that a head has a repository; a deleted fork has none.
    const headRepository = data.head.repo;
    const fork = headRepository === null || headRepository.id !== data.base.repo.id;
    const author = data.user;
    return {
        kind: 'pull-request',
        source: 'workflow_dispatch',
        repository,
        number,
        title: data.title,
        body: data.body ?? '',
        author: author?.login ?? 'ghost',
        headSha,
        baseSha: data.base.sha,
        baseRef: data.base.ref,
        headRef: data.head.ref,
        trust: fork ? 'fork' : author?.type === 'Bot' ? 'bot' : 'same-repository',
        draft: data.draft ?? false,
        mergeSha: data.merge_commit_sha,
    };
}
async function fromBranch({ repository, actor }, { ref, sha, defaultBranch }, client) {
    const { data } = await asked(`branch ${defaultBranch}`, () => client.rest.repos.getBranch({ ...repository, branch: defaultBranch }));
    const headRef = ref.replace(/^refs\/(?:heads|tags)\//, '');
    return {
        kind: 'pull-request',
        source: 'workflow_dispatch',
        repository,
        number: null,
        title: headRef,
        body: '',
        author: actor,
        headSha: sha,
        baseSha: data.commit.sha,
        baseRef: defaultBranch,
        headRef,
        trust: 'same-repository',
        draft: false,
        mergeSha: null,
    };
}
async function asked(what, ask) {
    try {
        return await ask();
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause);
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GainsayError */ .T(`GitHub did not show ${what}: ${why}`, {
            remedy: 'Check the number, and that the token may read it (contents: read, pull-requests: read).',
            cause,
        });
    }
}


/***/ })

};
