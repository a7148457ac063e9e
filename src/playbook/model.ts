import type {
  AssistantMessage,
  AssistantTurn,
  Message,
  Model,
  TurnRequest,
  UserMessage,
} from '../model/types.ts';
import type { Move, Playbook, Reply } from './types.ts';

/**
 * The model that needs no key: it plays each agent by the playbook of its type. One coroutine an agent run, resumed by
 * what that run's history has gained since the last turn. It bills nothing.
 */
export function createPlaybookModel(playbooks: Record<string, Playbook>): Model {
  const games = new Map<string, Game>();
  return {
    name: 'playbook',
    // oxlint-disable-next-line require-yield -- a playbook answers at once: there is nothing to stream
    async *turn(request) {
      const game = games.get(request.agentId) ?? begin(request, playbooks);
      games.set(request.agentId, game);
      const turn = play(game, request);
      if (turn.stopReason === 'end_turn' && game.over) games.delete(request.agentId);
      return turn;
    },
  };
}

type Game = {
  moves: Generator<Move, string, Reply>;
  begun: boolean;
  over: boolean;
  seen: number;
  calls: number;
};

function begin(request: TurnRequest, playbooks: Record<string, Playbook>): Game {
  const playbook = playbooks[request.agentType];
  const task = request.messages.filter((message): message is UserMessage => message.role === 'user');
  const moves = playbook ? playbook(task) : declines(request.agentType);
  return { moves, begun: false, over: false, seen: 0, calls: 0 };
}

function* declines(agentType: string): Generator<Move, string, Reply> {
  yield* [];
  return `There is no playbook for the agent ${agentType}: it needs a model. Set an API key to run it.`;
}

function play(game: Game, request: TurnRequest): AssistantTurn {
  const reply = game.begun ? replyFrom(request.messages.slice(game.seen)) : { results: [], messages: [] };
  game.begun = true;
  const step = game.moves.next(reply);
  // The turn's own message is appended after this: what follows it is news.
  game.seen = request.messages.length + 1;
  if (step.done) {
    game.over = true;
    return turn(request, { role: 'assistant', content: [{ type: 'text', text: step.value }] }, 'end_turn');
  }
  if (step.value.kind === 'wait') {
    return turn(
      request,
      { role: 'assistant', content: [{ type: 'text', text: step.value.say }] },
      'end_turn',
    );
  }
  const content: AssistantMessage['content'] = step.value.say ? [{ type: 'text', text: step.value.say }] : [];
  for (const call of step.value.calls) {
    game.calls += 1;
    content.push({ type: 'tool_use', id: `play_${game.calls}`, name: call.tool, input: call.input });
  }
  return turn(request, { role: 'assistant', content }, 'tool_use');
}

function replyFrom(news: readonly Message[]): Reply {
  const reply: Reply = { results: [], messages: [] };
  for (const message of news) {
    if (message.role !== 'user') continue;
    for (const block of message.content) if (block.type === 'tool_result') reply.results.push(block);
    if (message.content.some((block) => block.type === 'text')) reply.messages.push(message);
  }
  return reply;
}

function turn(
  request: TurnRequest,
  message: AssistantMessage,
  stopReason: 'end_turn' | 'tool_use',
): AssistantTurn {
  return { message, stopReason, usage: null, model: request.model, brokenCalls: {} };
}
