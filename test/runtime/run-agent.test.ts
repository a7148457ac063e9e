import { afterEach, describe, expect, it } from 'vitest';
import { createBudget } from '../../src/runtime/budget.ts';
import { resolveTools } from '../../src/runtime/tools.ts';
import type { AgentEvent } from '../../src/runtime/events.ts';
import type { AgentRunParams, CacheSafePrefix } from '../../src/runtime/types.ts';
import type { Tool } from '../../src/tools/types.ts';
import { agent, call, heard, latch, openStage, play, say, task, tool, turnOf } from './stage.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});
const stage: typeof openStage = async (script, options) => {
  const opened = await openStage(script, options);
  closers.push(() => opened.close());
  return opened;
};
const noop = (name: string, more: Partial<Tool<Record<string, unknown>>> = {}) =>
  tool(name, () => `${name} ran`, more);

describe('the model of a run', () => {
  it.each([
    ['the caller', { model: 'haiku', definition: agent('T', { model: 'mid-1' }) }, 'claude-haiku-9'],
    ['the definition', { definition: agent('T', { model: 'haiku' }) }, 'claude-haiku-9'],
    ['the parent, where nobody says', { definition: agent('T') }, 'default-model-1'],
    [
      'the parent, where it is inherited',
      { model: 'inherit', definition: agent('T', { model: 'inherit' }) },
      'default-model-1',
    ],
    [
      'the definition, where the caller inherits',
      { model: 'inherit', definition: agent('T', { model: 'mid-1' }) },
      'mid-1',
    ],
  ])('is that of %s', async (_who, { definition, ...more }, model) => {
    const opened = await stage({ T: [say('ok')] });
    const { result } = await play(opened.run(definition, more));
    expect([opened.requests[0]?.model, result.model]).toEqual([model, model]);
  });

  it('that nobody knows is an error for the person who wrote it', async () => {
    const opened = await stage({ T: [] });
    opened.host.models.resolve = (name) => {
      throw new Error(`there is no model ${name}`);
    };
    await expect(play(opened.run(agent('T', { model: 'gpt' })))).rejects.toThrow('no model gpt');
  });
});

describe('the context of a run', () => {
  const known = { claudeMd: 'Use tabs.', gitStatus: '## main' };
  const firstRequest = async (more: Partial<AgentRunParams>, definition = agent('T'), host = {}) => {
    const opened = await stage({ T: [say('ok')] }, { ...known, ...host });
    await play(opened.run(definition, more));
    return opened.requests[0];
  };
  const slim = agent('T', { omitClaudeMd: true, omitGitStatus: true });

  it('holds instructions and git status, in one user message with the task', async () => {
    const request = await firstRequest({});
    expect(request?.messages).toHaveLength(1);
    expect(heard(request)).toEqual([
      "The repository's instructions:\n\nUse tabs.",
      'git status when the job began:\n\n## main',
      'Do it.',
    ]);
  });

  it('is slim where the definition does without', async () => {
    expect(heard(await firstRequest({}, slim))).toEqual(['Do it.']);
  });

  it('is as overridden, and whole where slimming is off', async () => {
    expect(heard(await firstRequest({ override: { userContext: 'Mine.' } }, slim))[0]).toContain('Mine.');
    expect(heard(await firstRequest({}, slim, { slimContext: false }))).toHaveLength(3);
  });

  it("of a fork is its parent's history without calls that have no result, and the parent's very system and tools", async () => {
    const tools = [noop('Read'), noop('Write')];
    const opened = await stage({ T: [say('ok')] }, { available: tools });
    const forkedFrom: AgentRunParams['forkedFrom'] = [
      task('first'),
      {
        role: 'assistant',
        content: [...say('both'), call('Read', {}, 'answered'), call('Agent', {}, 'open')],
      },
      {
        role: 'user',
        content: [{ type: 'tool_result', toolUseId: 'answered', content: 'r', isError: false }],
      },
      { role: 'assistant', content: [call('Agent', {}, 'open-too')] },
    ];
    await play(
      opened.run(agent('T', { tools: [] }), {
        forkedFrom,
        exactTools: resolveTools(opened.params(agent('P')), { backgroundAllowed: true }),
        override: { system: 'Parent.' },
      }),
    );
    const [request] = opened.requests;
    expect(request?.system).toBe('Parent.');
    expect(request?.tools.map(({ name }) => name)).toEqual(['Read', 'Write']);
    expect(JSON.stringify(request?.messages)).not.toContain('open');
    expect(request?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'user']);
  });

  it('names the agents that can be started in a message, never in system or tools', async () => {
    const tools = [noop('Agent'), noop('Read')];
    const spawning = (types: string[]) => ({
      definitions: types.map((type) => agent(type)),
      tools,
      background: true,
    });
    const one = await stage({ T: [say('ok')] }, { available: tools, spawning: spawning(['Explore']) });
    const two = await stage(
      { T: [say('ok')] },
      { available: tools, spawning: spawning(['Explore', 'Custom']) },
    );
    await play(one.run(agent('T')));
    await play(two.run(agent('T')));
    expect(heard(two.requests[0])[0]).toBe(
      'Agents that you can start:\n\n- Explore: For Explore.\n- Custom: For Custom.',
    );
    const prefix = ({ requests: [request], folder }: typeof one) =>
      JSON.stringify([request?.system, request?.tools]).replaceAll(folder, '');
    expect(prefix(one)).toBe(prefix(two));
  });
});

describe('what a summariser is given', () => {
  it('has the very bytes of the requests', async () => {
    let prefix: CacheSafePrefix | undefined;
    const opened = await stage({ T: [[call('Read')], say('ok')] }, { available: [noop('Read')] });
    const run = opened.run(agent('T'), { onCacheSafeParams: (given) => (prefix = given) });
    const seen: number[] = [];
    for await (const event of run)
      if (event.type === 'turn-finished') seen.push(prefix?.messages().length ?? 0);
    expect({ system: prefix?.system, tools: prefix?.tools, model: prefix?.model }).toEqual({
      system: opened.requests[0]?.system,
      tools: opened.requests[0]?.tools,
      model: opened.requests[0]?.model,
    });
    expect(seen).toEqual([1, 3]);
    expect(prefix?.messages()).toEqual([]);
  });
});

describe('a new type of agent', () => {
  it('is a definition and nothing else', async () => {
    const count = tool('Count', ({ upTo }) =>
      Array.from({ length: Number(upTo) }, (_, n) => n + 1).join(' '),
    );
    const opened = await stage(
      { 'never-heard-of': [[call('Count', { upTo: 3 })], say('three')] },
      { available: [count, noop('Bash')] },
    );
    const { result } = await play(
      opened.run(
        agent('never-heard-of', {
          tools: ['Count'],
          effort: 'low',
          maxTurns: 5,
          criticalReminder: 'Count only.',
        }),
      ),
    );
    expect(result).toMatchObject({ status: 'completed', agentType: 'never-heard-of', text: 'three' });
    expect(opened.requests[0]).toMatchObject({
      effort: 'low',
      system: expect.stringContaining('You are never-heard-of.'),
    });
    expect(heard(opened.requests[1])).toEqual(['result: 1 2 3', 'Count only.']);
  });
});

describe('what a definition knows', () => {
  it('is found out when it is started, and told in its system prompt', async () => {
    const opened = await stage({ teller: [say('told')], other: [say('told')] }, { available: [] });
    let asked = 0;
    const knows = () => Promise.resolve(`It is ${(asked += 1)}.`);
    const teller = agent('teller', { knows });
    await play(opened.run(agent('other')));
    expect(asked).toBe(0);
    await play(opened.run(teller));
    expect(opened.requests[1]?.system).toContain('You are teller.\n\nIt is 1.');
  });
});

describe('events', () => {
  it('stream as they happen: text before the message, progress while the tool runs', async () => {
    const { opened: finished, open: finish } = latch();
    const steps = tool('Steps', async function* () {
      yield { type: 'progress', text: 'half' } as const;
      await finished;
      return { content: 'whole', isError: false };
    });
    const opened = await stage(
      { T: [[...say('Now.'), call('Steps')], turnOf(say('ok'))] },
      { available: [steps], budget: createBudget({}) },
    );
    const order: AgentEvent['type'][] = [];
    for await (const event of opened.run(agent('T'))) {
      order.push(event.type);
      if (event.type === 'tool-progress') finish();
    }
    expect(order).toEqual([
      'agent-started',
      'message',
      'first-byte',
      'text',
      'turn-finished',
      'message',
      'tool-started',
      'tool-progress',
      'tool-finished',
      'message',
      'first-byte',
      'text',
      'turn-finished',
      'message',
      'agent-finished',
    ]);
  });
});
