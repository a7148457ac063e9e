import { describe, expect, it } from 'vitest';
import { messageParams } from '../../src/model/anthropic-request.ts';
import type { Message, TurnRequest } from '../../src/model/types.ts';
import { fc } from '../property.ts';

const history: Message[] = [
  { role: 'user', content: [{ type: 'text', text: 'task', data: { secret: 'twin' } }] },
  {
    role: 'assistant',
    content: [
      { type: 'text', text: ' ' },
      { type: 'tool_use', id: 't1', name: 'Bash', input: { script: 'ls' } },
    ],
  },
  {
    role: 'user',
    content: [
      { type: 'text', text: 'a reminder' },
      { type: 'tool_result', toolUseId: 't1', content: '', isError: false, data: { secret: 'twin' } },
    ],
  },
  { role: 'assistant', content: [] },
  { role: 'user', content: [{ type: 'text', text: 'more' }] },
];

describe('a request', () => {
  it('puts results before texts, fills what is empty, and never sends the structured twin', () => {
    const { messages } = messageParams(request({ messages: history.slice(0, 3) }));
    expect(messages[2]?.content).toMatchObject([
      { type: 'tool_result', tool_use_id: 't1', content: '(no output)' },
      { type: 'text', text: 'a reminder' },
    ]);
    expect(messages[1]?.content).toHaveLength(1);
    expect(JSON.stringify(messages)).not.toContain('twin');
  });

  it('marks the last tool, the system prompt, the last user message and the one before', () => {
    const params = messageParams(request({ messages: history }));
    expect(params.tools?.map(marked)).toEqual([false, true]);
    expect(marked(params.system)).toBe(true);
    expect(params.messages.map(marked)).toEqual([false, false, true, false, true]);
    expect(JSON.stringify(params).match(/cache_control/g)).toHaveLength(4);
  });

  it('has the same bytes up to its first breakpoint, whatever MCP servers are connected', () => {
    const alone = request({ messages: history });
    const server = { name: 'mcp__db__query', description: 'Asks.', inputSchema: { type: 'object' } };
    const [without = [], with_ = []] = [alone, { ...alone, tools: [...alone.tools, server] }].map(
      (one) => messageParams(one).tools,
    );
    expect(JSON.stringify(with_.slice(0, without.length))).toBe(JSON.stringify(without));
    expect(without.map(marked)).toEqual([false, true]);
    expect(with_.map(marked)).toEqual([false, true, false]);
  });

  it('keeps the bytes of a shorter history in front of a longer one', () => {
    expect(sent(5).head).toBe(sent(3).head);
    expect(sent(5).messages.slice(0, 3)).toEqual(sent(3).messages);
  });

  it.each([
    ['claude-haiku-5-5', { type: 'disabled' }, 'low'],
    ['claude-sonnet-5-5', { type: 'between_tools' }, 'low'],
    ['claude-opus-5-5', undefined, 'low'],
    ['claude-haiku-4-5-20251001', { type: 'disabled' }, undefined],
    ['claude-of-next-year-9', undefined, undefined],
  ])('asks %s for the least thinking and for effort where it exists', (model, thinking, effort) => {
    const params = messageParams(request({ model, effort: 'low' }));
    expect(params.thinking).toEqual(thinking);
    expect(params.output_config?.effort).toBe(effort);
  });

  it('tells a history that ends with the model to go on: there is no prefill', () => {
    const { messages } = messageParams(
      request({ messages: [...history, { role: 'assistant', content: [{ type: 'text', text: 'paused' }] }] }),
    );
    expect(messages.at(-1)?.role).toBe('user');
  });

  it('can be encoded whatever the text is made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0xd800, max: 0xdfff }), (text, half) => {
        const ugly = `${text}${String.fromCharCode(half)}${text}`;
        const messages: Message[] = [
          { role: 'user', content: [{ type: 'text', text: ugly }] },
          {
            role: 'assistant',
            content: [{ type: 'tool_use', id: 't', name: ugly, input: { [ugly]: ugly } }],
          },
          { role: 'user', content: [{ type: 'tool_result', toolUseId: 't', content: ugly, isError: true }] },
        ];
        const sent = JSON.stringify(messageParams(request({ system: ugly, messages })));
        expect(sent).not.toMatch(/\\ud[89a-f]/i);
      }),
    );
  });
});

function request(changes: Partial<TurnRequest>): TurnRequest {
  return {
    agentId: 'agent-1',
    agentType: 'Explore',
    model: 'claude-haiku-5-5',
    system: 'You explore.',
    tools: [
      { name: 'Read', description: 'Reads', inputSchema: { type: 'object' } },
      { name: 'Bash', description: 'Runs', inputSchema: { type: 'object' } },
    ],
    messages: history,
    maxTokens: 1000,
    ...changes,
  };
}

function marked(value: unknown): boolean {
  return JSON.stringify(value).includes('cache_control');
}

/** What is sent for the first `length` messages of the history, without breakpoints. */
function sent(length: number): { head: string; messages: string[] } {
  const params = messageParams(request({ messages: history.slice(0, length) }));
  return { head: plain([params.tools, params.system]), messages: params.messages.map(plain) };
}

function plain(value: unknown): string {
  return JSON.stringify(value).replaceAll(',"cache_control":{"type":"ephemeral"}', '');
}
