export const id = 8231;
export const ids = [8231];
export const modules = {

/***/ 68231:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createPlaybookModel: () => (/* binding */ createPlaybookModel)
/* harmony export */ });
/**
 * The model that needs no key: it plays each agent by the playbook of its type. One coroutine an agent run, resumed by
 * what that run's history has gained since the last turn. It bills nothing.
 */
function createPlaybookModel(playbooks) {
    const games = new Map();
    return {
        name: 'playbook',
        // oxlint-disable-next-line require-yield -- a playbook answers at once: there is nothing to stream
        async *turn(request) {
            const game = games.get(request.agentId) ?? begin(request, await playbooks.get(request.agentType)?.());
            games.set(request.agentId, game);
            const turn = play(game, request);
            if (turn.stopReason === 'end_turn' && game.over)
                games.delete(request.agentId);
            return turn;
        },
    };
}
function begin(request, playbook) {
    const task = request.messages.filter((message) => message.role === 'user');
    const moves = playbook ? playbook(task) : declines(request.agentType);
    return { moves, begun: false, over: false, seen: 0, calls: 0, waiting: false, unread: [] };
}
function* declines(agentType) {
    yield* [];
    return `There is no playbook for the agent ${agentType}: it needs a model. Set an API key to run it.`;
}
function play(game, request) {
    const reply = game.begun ? replyFrom(request.messages.slice(game.seen)) : { results: [], messages: [] };
    game.begun = true;
    // The turn's own message is appended after this: what follows it is news.
    game.seen = request.messages.length + 1;
    game.unread.push(...reply.messages);
    let step = game.moves.next({ results: reply.results, messages: game.waiting ? takeUnread(game) : [] });
    // What it waits for may have come long ago.
    while (!step.done && step.value.kind === 'wait' && game.unread.length > 0) {
        step = game.moves.next({ results: [], messages: takeUnread(game) });
    }
    game.waiting = !step.done && step.value.kind === 'wait';
    if (step.done) {
        game.over = true;
        return turn(request, { role: 'assistant', content: [{ type: 'text', text: step.value }] }, 'end_turn');
    }
    if (step.value.kind === 'wait') {
        return turn(request, { role: 'assistant', content: [{ type: 'text', text: step.value.say }] }, 'end_turn');
    }
    const content = step.value.say ? [{ type: 'text', text: step.value.say }] : [];
    for (const call of step.value.calls) {
        game.calls += 1;
        content.push({ type: 'tool_use', id: `play_${game.calls}`, name: call.tool, input: call.input });
    }
    return turn(request, { role: 'assistant', content }, 'tool_use');
}
function replyFrom(news) {
    const reply = { results: [], messages: [] };
    for (const message of news) {
        if (message.role !== 'user')
            continue;
        for (const block of message.content)
            if (block.type === 'tool_result')
                reply.results.push(block);
        if (message.content.some(isForPlaybooks))
            reply.messages.push(message);
    }
    return reply;
}
function takeUnread(game) {
    return game.unread.splice(0);
}
/** Reminders and notices are for real models; what a playbook is told carries data. */
function isForPlaybooks(block) {
    return block.type === 'text' && block.data !== undefined;
}
function turn(request, message, stopReason) {
    return { message, stopReason, usage: null, model: request.model, brokenCalls: {} };
}


/***/ })

};
