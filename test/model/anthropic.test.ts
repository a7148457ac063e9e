import { afterEach, describe, expect, it } from 'vitest';
import { createAnthropicModel } from '../../src/model/anthropic.ts';
import { ModelFailure } from '../../src/model/model-failure.ts';
import type { AssistantTurn, Message, Model, TurnEvent, TurnRequest } from '../../src/model/types.ts';
import { type ApiAnswer, startMessagesApi } from '../stand-ins/messages-api.ts';

const bash = {
  name: 'Bash',
  description: 'Runs a script',
  inputSchema: { type: 'object', properties: { script: { type: 'string' } } },
};
const hello: ApiAnswer = { kind: 'message', blocks: [{ type: 'text', text: 'hello' }] };
const call = (json: string): ApiAnswer => ({
  kind: 'message',
  blocks: [{ type: 'tool_use', id: 'toolu_1', name: 'Bash', json }],
});
const opened: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((api) => api.close()));
});

describe('answers', () => {
  it('streams text, returns calls, usage and the reason', async () => {
    const { model } = await open([
      {
        kind: 'message',
        blocks: [
          { type: 'text', text: 'Looking.' },
          { type: 'tool_use', id: 'toolu_1', name: 'Bash', json: '{"script":"ls"}' },
        ],
        usage: {
          input_tokens: 3,
          cache_read_input_tokens: 100,
          cache_creation_input_tokens: 50,
          cache_creation: { ephemeral_5m_input_tokens: 20, ephemeral_1h_input_tokens: 30 },
        },
      },
    ]);
    const { events, turn } = await play(model, request());
    expect(events).toEqual([
      { type: 'first-byte' },
      { type: 'text', text: 'Look' },
      { type: 'text', text: 'ing.' },
    ]);
    expect(turn).toEqual({
      message: {
        role: 'assistant',
        content: [
          { type: 'text', text: 'Looking.' },
          { type: 'tool_use', id: 'toolu_1', name: 'Bash', input: { script: 'ls' } },
        ],
      },
      stopReason: 'tool_use',
      usage: { input: 3, output: 7, cacheRead: 100, cacheWrite5m: 20, cacheWrite1h: 30 },
      model: 'claude-haiku-5-5',
      brokenCalls: {},
    });
  });

  it.each([
    ['cut short', '{"script":"rm -r'],
    ['no object', '[1]'],
    ['malformed', '{"script":"ls",]}'],
  ])('reports a call whose input is %s, and does not hand its input on', async (_, json) => {
    const { model } = await open([call(json)]);
    const { turn } = await play(model, request());
    expect(turn.message.content).toEqual([{ type: 'tool_use', id: 'toolu_1', name: 'Bash', input: {} }]);
    expect(Object.keys(turn.brokenCalls)).toEqual(['toolu_1']);
  });

  it('reports a call that the token limit cut before its first byte of input', async () => {
    const { model } = await open([
      {
        kind: 'message',
        blocks: [{ type: 'tool_use', id: 'toolu_1', name: 'Bash', json: '' }],
        stopReason: 'max_tokens',
      },
    ]);
    const { turn } = await play(model, request());
    expect(turn.stopReason).toBe('max_tokens');
    expect(turn.brokenCalls.toolu_1).toContain('token limit');
  });

  it('renames a call whose id the conversation already holds', async () => {
    const { model } = await open([call('{}')]);
    const history: Message[] = [
      { role: 'user', content: [{ type: 'text', text: 'go' }] },
      { role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_1', name: 'Bash', input: {} }] },
      {
        role: 'user',
        content: [{ type: 'tool_result', toolUseId: 'toolu_1', content: 'ok', isError: false }],
      },
    ];
    const { turn } = await play(model, request({ messages: history }));
    expect(turn.message.content).toMatchObject([{ type: 'tool_use', id: 'toolu_1_2' }]);
  });
});

describe('attempts', () => {
  it.each<[string, ApiAnswer]>([
    ['429', { kind: 'status', status: 429, type: 'rate_limit_error', message: 'slow down' }],
    ['529', { kind: 'status', status: 529, type: 'overloaded_error', message: 'busy' }],
    ['500', { kind: 'status', status: 500, type: 'api_error', message: 'oops' }],
    [
      'a cut socket',
      { kind: 'break', how: 'close', events: 3, blocks: [{ type: 'text', text: 'lost words' }] },
    ],
    [
      'an error in the stream',
      { kind: 'break', how: 'overloaded_error', events: 3, blocks: [{ type: 'text', text: 'x' }] },
    ],
    ['silence', { kind: 'break', how: 'silence', events: 2, blocks: [{ type: 'text', text: 'x' }] }],
    ['nothing but pings', { kind: 'break', how: 'pings', events: 1, blocks: [{ type: 'text', text: 'x' }] }],
  ])('tries again after %s, and says so', async (_, broken) => {
    const { model, api } = await open([broken, hello]);
    const { turn, events } = await play(model, request());
    expect(turn.message.content).toEqual([{ type: 'text', text: 'hello' }]);
    expect(events.filter((event) => event.type === 'retry')).toHaveLength(1);
    expect(api.requests).toHaveLength(2);
    expect(api.requests[0]?.body).toBe(api.requests[1]?.body);
  });

  it('adds what a broken attempt is known to have cost', async () => {
    const { model } = await open([
      { kind: 'break', how: 'close', events: 3, blocks: [{ type: 'text', text: 'lost' }] },
      hello,
    ]);
    const { turn } = await play(model, request());
    expect(turn.usage).toMatchObject({ input: 20, output: 8 });
  });

  it('never waits longer than the cap, whatever Retry-After says', async () => {
    const { model } = await open([
      {
        kind: 'status',
        status: 429,
        type: 'rate_limit_error',
        message: 'in 24 days',
        headers: { 'retry-after': '2073600' },
      },
      hello,
    ]);
    const { events } = await play(model, request());
    expect(events[0]).toMatchObject({ type: 'retry', attempt: 1, waitMs: 100 });
  });

  it.each([
    [400, 'invalid_request_error', 'invalid-request'],
    [401, 'authentication_error', 'authentication'],
    [404, 'not_found_error', 'not-found'],
  ])('does not try again after %i', async (status, type, kind) => {
    const { model, api } = await open([{ kind: 'status', status, type, message: 'no' }]);
    const failure = await play(model, request()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ModelFailure);
    expect(failure).toMatchObject({ kind, status });
    expect(api.requests).toHaveLength(1);
  });

  it.each<[string, ApiAnswer, RegExp]>([
    ['529', { kind: 'status', status: 529, type: 'overloaded_error', message: 'busy' }, /^HTTP 529: busy$/],
    ['429', { kind: 'status', status: 429, type: 'rate_limit_error', message: 'slow' }, /^HTTP 429: slow$/],
    ['streams that are cut', { kind: 'break', how: 'close', events: 3, blocks: [] }, /./],
    ['garbage', { kind: 'raw', body: 'event: message_start\ndata: {"type":\n\n\u0000\ufffd\n\n' }, /./],
  ])('gives up after its retries with what happened and what to do: %s', async (_, answer, told) => {
    const { model, api } = await open([answer]);
    const failure = await play(model, request()).catch((error: unknown) => error);
    const [, why = ''] =
      /^ModelFailure: The model did not answer: (.+) \(after 3 attempts\)$/.exec(String(failure)) ?? [];
    expect(why).toMatch(told);
    expect(failure).toHaveProperty('remedy');
    expect(api.requests).toHaveLength(3);
  });
});

describe('cancellation', () => {
  it.each<[string, ApiAnswer]>([
    ['before the headers', { ...hello, delayMs: 10_000 }],
    [
      'in a stalled stream',
      { kind: 'break', how: 'silence', events: 2, blocks: [{ type: 'text', text: 'x' }] },
    ],
    [
      'while it waits to try again',
      {
        kind: 'status',
        status: 429,
        type: 'rate_limit_error',
        message: 'x',
        headers: { 'retry-after': '9' },
      },
    ],
  ])('%s is honoured within 100 ms', async (_, answer) => {
    const { model } = await open([answer], { idleTimeoutMs: 10_000, waitCapMs: 10_000 });
    const abort = new AbortController();
    let abortedAt = 0;
    setTimeout(() => {
      abortedAt = Date.now();
      abort.abort(new Error('cancelled by the test'));
    }, 600);
    await expect(play(model, request(), abort.signal)).rejects.toThrow('cancelled by the test');
    expect(Date.now() - abortedAt).toBeLessThan(100);
  });
});

describe('siblings', () => {
  it('wait for the first byte of the one that fills the cache, and no longer', async () => {
    const { model, api } = await open([{ ...hello, delayMs: 200 }], { idleTimeoutMs: 5_000 });
    const system = 'You look for what could break. '.repeat(100);
    await Promise.all(['a', 'b', 'c'].map((id) => play(model, request({ agentId: id, system }))));
    const [first, second, third] = api.requests.map(({ at }) => at);
    expect(second! - first!).toBeGreaterThanOrEqual(190);
    expect(third! - second!).toBeLessThan(150);
  });
});

async function open(answers: ApiAnswer[], options: { idleTimeoutMs?: number; waitCapMs?: number } = {}) {
  const api = await startMessagesApi(answers);
  opened.push(api);
  const model = createAnthropicModel({
    apiKey: 'key',
    baseUrl: api.url,
    idleTimeoutMs: 3_000,
    maxRetries: 2,
    backoffMs: 5,
    waitCapMs: 100,
    ...options,
  });
  return { model, api };
}

async function play(
  model: Model,
  asked: TurnRequest,
  signal: AbortSignal = new AbortController().signal,
): Promise<{ events: TurnEvent[]; turn: AssistantTurn }> {
  const events: TurnEvent[] = [];
  const turns = model.turn(asked, signal);
  for (;;) {
    const next = await turns.next();
    if (next.done) return { events, turn: next.value };
    events.push(next.value);
  }
}

function request(changes: Partial<TurnRequest> = {}): TurnRequest {
  return {
    agentId: 'agent-1',
    agentType: 'Explore',
    model: 'claude-haiku-5-5',
    system: 'You explore.',
    tools: [bash],
    messages: [{ role: 'user', content: [{ type: 'text', text: 'go' }] }],
    maxTokens: 1000,
    ...changes,
  };
}
