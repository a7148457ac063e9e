import { describe, expect, it } from 'vitest';
import type { AssistantMessage, AssistantTurn, Message, TurnRequest } from '../../src/model/types.ts';
import { fc } from '../property.ts';
import { agent, openStage, task, tool } from './stage.ts';
import type { Answer } from './stage.ts';

type Block = AssistantMessage['content'][number];

/** Answers that no honest model gives: half surrogates, blank text, double ids, unknown tools, inputs that are none. */
const text = fc.constantFrom('fine', '', ' \n ', 'half \ud83d', '\ude00', '😀');
const block: fc.Arbitrary<Block> = fc.oneof(
  text.map((said): Block => ({ type: 'text', text: said })),
  fc.record({
    type: fc.constant('tool_use' as const),
    id: fc.constantFrom('a', 'b', 'bad id', '', 'c\ud83d'),
    name: fc.constantFrom('Echo', 'Throw', 'End', 'Deny', 'No such tool', 'Slow'),
    input: fc.oneof(
      fc.constant(undefined),
      fc.string(),
      fc.dictionary(text, text, { maxKeys: 2 }),
      fc.array(text),
    ),
  }),
  fc.constant<Block>({ type: 'thinking', thinking: 'hm', signature: 's' }),
);
const answer: fc.Arbitrary<AssistantTurn | 'throws'> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      message: fc.record({
        role: fc.constant('assistant' as const),
        content: fc.array(block, { maxLength: 4 }),
      }),
      stopReason: fc.constantFrom(
        'end_turn',
        'tool_use',
        'max_tokens',
        'refusal',
        'pause_turn',
        'context_exceeded',
        'other',
      ),
      usage: fc.constant(null),
      model: fc.constant('m'),
      brokenCalls: fc.oneof(fc.constant({}), fc.constant({ a: 'cut short' })),
    }),
  },
  { weight: 1, arbitrary: fc.constant('throws' as const) },
);

const tools = [
  tool('Echo', (input) => `you said ${JSON.stringify(input)} \ud83d`),
  tool('Throw', () => Promise.reject(new Error('broken \udc00'))),
  tool('End', (input) => ({ content: ' ', isError: false, endsRun: true, data: input })),
  tool('Deny', () => 'never', {
    readOnly: () => {
      throw new Error('cannot tell');
    },
  }),
  tool(
    'Slow',
    (_input, { signal }) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve('late'), 3);
        signal.addEventListener('abort', () => (clearTimeout(timer), resolve('stopped')), { once: true });
      }),
    { concurrent: () => false },
  ),
];

describe('against a model that answers anything', () => {
  it('history stays sendable, requests extend each other, and the run ends with a result', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(answer, { minLength: 1, maxLength: 8 }),
        fc.record({
          finalTool: fc.boolean(),
          stopAfter: fc.option(fc.nat({ max: 30 })),
          leave: fc.boolean(),
        }),
        async (answers, { finalTool, stopAfter, leave }) => {
          const script = answers.map((given): Answer =>
            given === 'throws' ? () => Promise.reject(new Error('down')) : given,
          );
          const stage = await openStage({ T: script }, { available: tools });
          const definition = agent('T', {
            maxTurns: answers.length,
            criticalReminder: 'R',
            ...(finalTool ? { finalTool: 'End' } : {}),
          });
          const run = stage.run(definition, { prompt: [task('Go \ud83d on.')] });
          const history: Message[] = [];
          let seen = 0;
          let status: string | undefined;
          for await (const event of run) {
            if (event.type === 'message') history.push(event.message);
            if (event.type === 'agent-finished') ({ status } = event.result);
            seen += 1;
            if (seen !== stopAfter) continue;
            if (leave) break;
            stage.cancel.abort(new Error('enough'));
          }
          const left = leave && seen === stopAfter && status === undefined;
          for (const request of stage.requests) expectSendable(request);
          expectExtending(stage.requests);
          if (!left) {
            expect(status).toBeDefined();
            expectAnswered(history);
          }
          await stage.close();
        },
      ),
      { numRuns: 120 },
    );
  }, 60_000);
});

function expectSendable({ messages }: TurnRequest): void {
  expectAnswered(messages);
  const sent = JSON.stringify(messages);
  expect(sent).not.toMatch(/\\ud[89a-f][0-9a-f]{2}/i);
  const ids = messages.flatMap(({ content }) =>
    content.flatMap((part) => (part.type === 'tool_use' ? [part] : [])),
  );
  expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
  for (const { id, name, input } of ids) {
    expect(id).toMatch(/^[a-zA-Z0-9_-]+$/);
    expect(name).toMatch(/^[a-zA-Z0-9_-]{1,200}$/);
    expect(input).toEqual(expect.any(Object));
    expect(Array.isArray(input)).toBe(false);
  }
  for (const { content } of messages) {
    expect(content.length).toBeGreaterThan(0);
    for (const part of content) if (part.type === 'text') expect(part.text.trim()).not.toBe('');
  }
}

/** Each call has its one result, first thing in the next message; no result is without its call. */
function expectAnswered(messages: readonly Message[]): void {
  for (const [index, message] of messages.entries()) {
    const next = messages[index + 1];
    const calls =
      message.role === 'assistant'
        ? message.content.flatMap((part) => (part.type === 'tool_use' ? [part.id] : []))
        : [];
    const results =
      next?.role === 'user'
        ? next.content.flatMap((part) => (part.type === 'tool_result' ? [part.toolUseId] : []))
        : [];
    if (message.role === 'assistant') expect(results).toEqual(calls);
  }
}

function expectExtending(requests: TurnRequest[]): void {
  for (const [index, request] of requests.entries()) {
    const later = requests[index + 1];
    if (!later) continue;
    const bytes = JSON.stringify([request.system, request.tools, request.messages]).slice(0, -2);
    expect(JSON.stringify([later.system, later.tools, later.messages]).startsWith(bytes)).toBe(true);
  }
}
