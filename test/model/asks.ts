import type { AssistantTurn, Model, TurnRequest } from '../../src/model/types.ts';

/** A request of an agent whose last user message is `text`. */
export function asks(agentType: string, text: string, agentId = `agent-${agentType}`): TurnRequest {
  return {
    agentId,
    agentType,
    model: 'claude-haiku-5-5',
    system: 'system',
    tools: [],
    messages: [{ role: 'user', content: [{ type: 'text', text }] }],
    maxTokens: 1000,
  };
}

export async function answer(model: Model, request: TurnRequest): Promise<AssistantTurn> {
  const turns = model.turn(request, new AbortController().signal);
  for (;;) {
    const next = await turns.next();
    if (next.done) return next.value;
  }
}
