export const id = 7822;
export const ids = [7822];
export const modules = {

/***/ 27822:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   endLeftRun: () => (/* binding */ endLeftRun),
/* harmony export */   x: () => (/* binding */ endLeftRuns)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83218);
/* harmony import */ var _sandbox_marked_processes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36938);
/* harmony import */ var _workspace_owner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59649);
/* harmony import */ var _workspace_remove_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4185);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84554);








/**
 * Ends what a run left that was killed, by the run folder that its main step named: processes that no sandbox ended, and
 * all in the folder that is no evidence. Does nothing where the run closed by itself, or where the folder is not a run
 * folder of ours directly below `parent`. Says what could not be removed; never rejects.
 */
async function endLeftRun(folder, parent) {
    if (node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(folder) !== node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(parent) || !(0,_run_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .isRunFolder */ .mF)(node_path__WEBPACK_IMPORTED_MODULE_2__.basename(folder)))
        return null;
    try {
        if (await (0,_workspace_owner_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbandoned */ .zI)(folder))
            await tidy(folder);
        return null;
    }
    catch (error) {
        return `Files of the killed run are left in ${folder}: ${(0,_base_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error)}`;
    }
}
/** The same for every run that nobody ended, and its folders elsewhere: in a terminal there is no later step. Never rejects. */
async function endLeftRuns(parent) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(parent).catch(() => []);
    for (const name of names.filter(_run_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .isRunFolder */ .mF))
        await endLeftRun(node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(parent, name), parent);
    for (const place of new Set([node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(parent), (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), '/tmp']))
        await removeLeftBeside(place);
}
/** Demos, and rooms of users that may not enter a run's folder. */
async function removeLeftBeside(place) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(place).catch(() => []);
    for (const name of names.filter((found) => /^gainsay-(?:demo|rooms)-\w{6}$/.test(found))) {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(place, name);
        if (await (0,_workspace_owner_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbandoned */ .zI)(folder))
            await (0,_workspace_remove_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .removeFolder */ .v)(folder).catch(() => undefined);
    }
}
async function tidy(folder) {
    await (0,_sandbox_marked_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .endMarked */ .Qc)((0,_sandbox_marked_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .markOfRun */ .I0)(folder), undefined);
    await (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .leaveRunFolder */ .xy)(folder);
}


/***/ })

};
