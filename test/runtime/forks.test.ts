import { afterEach, describe, expect, it } from 'vitest';
import { fork } from '../../src/agents/built-in/fork.ts';
import { generalPurpose } from '../../src/agents/built-in/general-purpose.ts';
import { noUsage } from '../../src/runtime/budget.ts';
import type { Message, TurnRequest } from '../../src/model/types.ts';
import { defaultGates } from '../../src/runtime/feature-gates.ts';
import type { HostOptions } from '../../src/runtime/host.ts';
import { agentTool } from '../../src/tools/agent.ts';
import { agent, call, heard, openStage, play, say, tool } from './stage.ts';
import type { Answer } from './stage.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const tools = [tool('Look', () => 'seen'), agentTool];

async function stage(script: Record<string, Answer[]>, more: Partial<HostOptions> = {}) {
  const opened = await openStage(script, {
    available: tools,
    spawning: {
      definitions: [generalPurpose, agent('Explore', { tools: ['Agent'] })],
      tools,
      background: true,
      fork,
    },
    gates: { ...defaultGates, fork: true },
    ...more,
  });
  closers.push(() => opened.close());
  return opened;
}

const forkCall = (prompt: string) => call('Agent', { description: 'a part of it', prompt });
const ofForks = (requests: TurnRequest[]) => requests.filter(({ agentType }) => agentType === 'fork');

/** How much of a history is in front of another, in whole messages. */
const extendsIt = (longer: readonly Message[], shorter: readonly Message[]) =>
  JSON.stringify(longer.slice(0, shorter.length)) === JSON.stringify(shorter);

describe('forks', () => {
  const thinking = { type: 'thinking', thinking: 'Five parts.', signature: 'signed' } as const;
  const directives = ['one', 'two', 'three', 'four', 'five'];

  it('share all but their directive: system, tools, model, history, the message that made them, equal answers', async () => {
    const opened = await stage({
      P: [
        [call('Look')],
        [thinking, ...say('I split.'), call('Look', {}, 'beside'), ...directives.map(forkCall)],
        say('They work.'),
        ...directives.map(() => say('Noted.')),
      ],
      fork: directives.map((text) => say(`${text} is done`)),
    });
    await play(opened.run(agent('P', { model: 'haiku', effort: 'low', tools: ['Look', 'Agent'] })));
    await opened.tasks.joinAll(5_000);
    const forks = ofForks(opened.requests);
    expect(forks).toHaveLength(5);
    const before = opened.requests[1];
    for (const { system, tools: shown, model, effort, messages } of forks) {
      expect({ system, tools: shown, model, effort }).toEqual({
        system: before?.system,
        tools: before?.tools,
        model: before?.model,
        effort: 'low',
      });
      expect(extendsIt(messages, before?.messages ?? [])).toBe(true);
      expect(messages).toHaveLength((before?.messages.length ?? 0) + 2);
      expect(messages.at(-2)?.content[0]).toEqual(thinking);
      const results = messages.at(-1)?.content.filter(({ type }) => type === 'tool_result') ?? [];
      expect(new Set(results.map((block) => ('content' in block ? block.content : '')))).toHaveProperty(
        'size',
        1,
      );
      expect(results).toHaveLength(6);
    }
    const shared = forks.map(({ messages }) => {
      const last = messages.at(-1)?.content ?? [];
      return JSON.stringify([...messages.slice(0, -1), last.slice(0, -1)]);
    });
    expect(new Set(shared).size).toBe(1);
    // They start side by side: who is first is nobody's promise.
    const told = forks.map((request) => heard(request).at(-1) ?? '');
    expect(told.toSorted()).toEqual(directives.toSorted());
  });

  it('answer with a receipt, then with their report; their own way stays theirs', async () => {
    const opened = await stage({
      P: [[forkCall('Find it.')], say('I wait.'), say('Thanks.')],
      fork: [[...say('a private thought'), call('Look')], say('It is here.')],
    });
    await play(opened.run(agent('P')));
    const own = opened.requests.filter(({ agentType }) => agentType === 'P');
    expect(heard(own[1])[0]).toMatch(/^result: Started agent-[0-9a-f]{16} in the background: a part of it/);
    expect(heard(own[2])[0]).toContain('It is here.');
    expect(JSON.stringify(own)).not.toContain('private');
    for (const [n, request] of own.slice(1).entries())
      expect(extendsIt(request.messages, own[n]?.messages ?? [])).toBe(true);
  });

  it('have a tool that forks, and cannot: told by where they come from, also without their history', async () => {
    const opened = await stage({
      P: [[forkCall('Go.')], say('I wait.'), say('Thanks.')],
      fork: [
        [forkCall('Deeper.'), call('Agent', { description: 'd', prompt: 'p', subagent_type: 'Explore' })],
        say('ok'),
        say('ok'),
      ],
      Explore: [[forkCall('Deepest.')], say('No.')],
    });
    await play(opened.run(agent('P')));
    await opened.tasks.joinAll(5_000);
    const refusal = 'error: Agent failed: a fork cannot fork again.';
    expect(heard(ofForks(opened.requests)[1])[0]).toContain(refusal);
    const below = opened.requests.filter(({ agentType }) => agentType === 'Explore');
    expect(heard(below[1])[0]).toContain(refusal);
    expect(below[0]?.messages).toHaveLength(1);
  });

  it('cannot either where only their history tells', async () => {
    const opened = await stage({
      P: [[forkCall('Go.')], say('I wait.'), say('Thanks.')],
      fork: [say('done')],
      Q: [[forkCall('Again.')], say('ok')],
    });
    await play(opened.run(agent('P')));
    const history = ofForks(opened.requests)[0]?.messages ?? [];
    await play(
      opened.run(agent('Q'), {
        resumed: { messages: history, brief: null, spent: { turns: 0, usage: noUsage, usd: 0 } },
      }),
    );
    expect(heard(opened.requests.at(-1))[0]).toContain('a fork cannot fork again');
  });

  it('keep what limits their parent: forms of its tools, the types it may start, its mode', async () => {
    const opened = await stage({
      P: [[forkCall('Go.')], say('I wait.'), say('Thanks.')],
      fork: [
        [
          call('Look', { command: 'rm x' }),
          call('Agent', { description: 'd', prompt: 'p', subagent_type: 'Explore' }),
        ],
        say('ok'),
      ],
    });
    const parent = agent('P', { tools: ['Look(git log:*)', 'Agent(fork)'], permissionMode: 'plan' });
    await play(opened.run(parent));
    await opened.tasks.joinAll(5_000);
    const [look, started] = heard(ofForks(opened.requests)[1]);
    expect(look).toContain('may use Look only as Look(git log:*)');
    expect(started).toContain('there is no agent Explore that you may start');
  });

  it('force every agent into the background, and no schema offers a choice', async () => {
    const opened = await stage({
      P: [
        [call('Agent', { description: 'd', prompt: 'p', subagent_type: 'Explore' })],
        say('I wait.'),
        say('ok'),
      ],
      Explore: [say('done')],
    });
    await play(opened.run(agent('P')));
    expect(opened.tasks.list()).toMatchObject([{ agentType: 'Explore', state: 'completed' }]);
    expect(JSON.stringify(opened.requests[0]?.tools)).not.toContain('run_in_background');
  });
});
