import { afterEach, describe, expect, it } from 'vitest';
import { createAnthropicModel } from '../../src/model/anthropic.ts';
import { startMessagesApi, type ApiAnswer } from '../stand-ins/messages-api.ts';
import { agent, openStage, play, tool } from './stage.ts';

const text = { type: 'text', text: 'All is done.' } as const;
const touch = (json = '{"a":1}', name = 'Touch'): ApiAnswer => ({
  kind: 'message',
  blocks: [{ type: 'tool_use', id: 'toolu_1', name, json }],
});
const done: ApiAnswer = { kind: 'message', blocks: [text] };
const status = (code: number, type: string, headers = {}): ApiAnswer => ({
  kind: 'status',
  status: code,
  type,
  message: 'no',
  headers,
});
const broken = (how: 'close' | 'silence' | 'pings' | 'overloaded_error'): ApiAnswer => ({
  kind: 'break',
  events: 3,
  how,
  blocks: [text],
});
const stopped = (stopReason: string, words = 'Well,'): ApiAnswer => ({
  kind: 'message',
  blocks: words === '' ? [] : [{ type: 'text', text: words }],
  stopReason,
});

describe('a fault after a tool has had its effect', () => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });
  const run = async (answers: ApiAnswer[] | ((body: string) => ApiAnswer), fallbackModel?: string) => {
    const api = await startMessagesApi(answers);
    const effects: unknown[] = [];
    const touched = tool('Touch', (input) => {
      effects.push(input);
      return 'touched';
    });
    const more = fallbackModel === undefined ? {} : { fallbackModel };
    const opened = await openStage({}, { available: [touched], ...more });
    closers.push(
      () => opened.close(),
      () => api.close(),
    );
    opened.host.models.model = createAnthropicModel({
      apiKey: 'key',
      baseUrl: api.url,
      idleTimeoutMs: 400,
      maxRetries: 1,
      backoffMs: 5,
      waitCapMs: 20,
    });
    const played = await play(opened.run(agent('T'), { model: 'claude-haiku-5-5' }));
    return { ...played, effects, api };
  };

  it.each<[string, ApiAnswer]>([
    ['429 with a Retry-After of days', status(429, 'rate_limit_error', { 'retry-after': '259200' })],
    ['529', status(529, 'overloaded_error')],
    ['503', status(503, 'api_error')],
    ['413, a request too large', status(413, 'request_too_large')],
    ['a cut socket', broken('close')],
    ['a stalled stream', broken('silence')],
    ['an error within the stream', broken('overloaded_error')],
    ['a stream of garbage', { kind: 'raw', body: 'event: message_start\ndata: {"type":\n\n\u0000\n\n' }],
    ['a call whose input is cut', touch('{"a":')],
    ['a call of an unknown tool', touch('{}', 'Nothing')],
    ['an answer cut at the limit', stopped('max_tokens')],
    ['an empty answer', stopped('end_turn', '')],
    ['a pause', stopped('pause_turn')],
    ['a context that is exceeded', stopped('model_context_window_exceeded')],
  ])('is survived, and the effect not repeated: %s', async (_, fault) => {
    const { result, effects } = await run([touch(), fault, done]);
    expect(result).toMatchObject({ status: 'completed', text: 'All is done.' });
    expect(effects).toEqual([{ a: 1 }]);
  });

  it('that is a refusal ends the run, and says so', async () => {
    const { result, effects } = await run([touch(), stopped('refusal'), done]);
    expect(result).toMatchObject({ status: 'refused', reason: 'The model refused to go on.' });
    expect(effects).toHaveLength(1);
  });

  it('that lasts is answered by the other model of the job, told in notes and in what each used', async () => {
    const busy = status(529, 'overloaded_error');
    let asked = 0;
    const answer = (body: string) => {
      asked += 1;
      if (body.includes('"claude-sonnet-5-5"')) return done;
      return asked === 1 ? touch() : busy;
    };
    const { result, effects, api } = await run(answer, 'claude-sonnet-5-5');
    expect(result).toMatchObject({ status: 'completed', text: 'All is done.' });
    expect(effects).toHaveLength(1);
    expect(api.requests.map(({ body }) => /"model":"([^"]+)"/.exec(body)?.[1])).toEqual([
      ...Array.from({ length: 3 }, () => 'claude-haiku-5-5'),
      'claude-sonnet-5-5',
    ]);
    expect(result.notes).toEqual([
      expect.stringMatching(/^claude-sonnet-5-5 answered from turn 2 on instead of claude-haiku-5-5: .*529/),
    ]);
    expect(result.byModel).toMatchObject({
      'claude-haiku-5-5': { turns: 1, usd: 0.01 },
      'claude-sonnet-5-5': { turns: 1, usd: 0.01 },
    });
    const alone = await run(answer);
    expect(alone.result).toMatchObject({ status: 'failed', reason: expect.stringContaining('529') });
    const neither = await run(() => busy, 'claude-sonnet-5-5');
    expect(neither.result.status).toBe('failed');
    expect(neither.api.requests).toHaveLength(4);
  });
});
