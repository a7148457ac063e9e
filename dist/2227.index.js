export const id = 2227;
export const ids = [2227];
export const modules = {

/***/ 92227:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   progressLines: () => (/* binding */ progressLines)
/* harmony export */ });
/** Makes one line of each event that a person wants to see, null of the others. Agents are called by their type. */
function progressLines() {
    const names = new Map();
    const of = (agentId) => names.get(agentId) ?? agentId;
    return (event) => {
        switch (event.type) {
            case 'stage':
                return plain(event.text);
            case 'agent-started':
                names.set(event.agentId, nameFor(event.agentType, names));
                return plain(`${of(event.agentId)}: started, ${event.description} (${event.model})`);
            case 'tool-started':
                return plain(`${of(event.agentId)}: ${event.tool} ${event.summary}`);
            case 'tool-finished':
                return event.isError ? plain(`${of(event.agentId)}: ${event.tool} failed`) : null;
            case 'model-retry':
                return plain(`${of(event.agentId)}: model asked again in ${seconds(event.waitMs)}, ${event.reason}`);
            case 'model-fallback':
                return plain(`${of(event.agentId)}: ${event.to} answers instead of ${event.from}, ${event.reason}`);
            case 'compacted':
                return plain(`${of(event.agentId)}: its history was summarised, it had nearly filled the model's context`);
            case 'agent-finished': {
                const { status, reason, durationMs, turns, costUsd } = event.result;
                const why = reason === undefined ? '' : `: ${reason}`;
                return plain(`${of(event.agentId)}: ${status}${why} (${turns} ${turns === 1 ? 'turn' : 'turns'}, ${seconds(durationMs)}${priced(costUsd)})`);
            }
            case 'tool-denied':
                return plain(`${of(event.agentId)}: denied, ${event.denial.reason}`);
            case 'agent-progress':
                return plain(`${of(event.agentId)}: ${event.text}`);
            case 'message':
            case 'opening':
            case 'first-byte':
            case 'text':
            case 'tool-progress':
            case 'turn-finished':
            case 'agent-left':
        }
        return null;
    };
}
/** `Explore`, then `Explore 2`, `Explore 3`. */
function nameFor(type, names) {
    const before = [...names.values()].filter((name) => name === type || name.startsWith(`${type} `)).length;
    return before === 0 ? type : `${type} ${before + 1}`;
}
const longest = 200;
/** One line without control characters: what tools are given may come from the pull request. */
function plain(text) {
    const line = text.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
    const characters = Array.from(line);
    return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join('')}\u2026`;
}
function seconds(ms) {
    return `${(ms / 1000).toFixed(1)} s`;
}
/** What bills nothing needs no price. */
function priced(costUsd) {
    if (costUsd === null)
        return ', cost unknown';
    return costUsd === 0 ? '' : `, $${costUsd.toFixed(4)}`;
}


/***/ })

};
