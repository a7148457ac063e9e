import { afterEach, describe, expect, it } from 'vitest';
import { createBudget } from '../../src/runtime/budget.ts';
import type { HostOptions } from '../../src/runtime/host.ts';
import type { AgentDefinition } from '../../src/runtime/definition.ts';
import type { Tool } from '../../src/tools/types.ts';
import { agent, call, heard, openStage, play, say, tool, turnOf } from './stage.ts';
import type { Answer, Stage } from './stage.ts';

const runTester = async (opened: Stage, more: Partial<AgentDefinition> = {}) =>
  await play(opened.run(agent('Tester', more)));
const sameCall = () => [call('Same', { q: 1 })];

describe('how the loop ends', () => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });
  const stage = async (
    answers: Answer[],
    available: Tool[] = [],
    more: Partial<HostOptions> = {},
  ): Promise<Stage> => {
    const opened = await openStage({ Tester: answers }, { available, ...more });
    closers.push(() => opened.close());
    return opened;
  };

  it('reminds twice of a final tool that was not called, then ends incomplete', async () => {
    const verdict = tool('Verdict', () => ({
      content: 'noted',
      isError: false,
      endsRun: true,
      data: { call: 'PASS' },
    }));
    const opened = await stage([say('PASS!'), say('I said PASS.'), say('Really.')], [verdict]);
    const { result } = await runTester(opened, { finalTool: 'Verdict' });
    expect(opened.requests).toHaveLength(3);
    expect(heard(opened.requests[1])[0]).toContain('only when you have called Verdict');
    expect(result).toMatchObject({
      status: 'incomplete',
      text: 'Really.',
      reason: expect.stringContaining('Verdict'),
    });
    expect(result.data).toBeUndefined();
  });

  it('ends with the data of the tool that ends the run, but not with one that refused', async () => {
    let asked = 0;
    const verdict = tool('Verdict', () => {
      asked += 1;
      return { content: 'x', isError: asked === 1, endsRun: true, data: { asked } };
    });
    const opened = await stage([[call('Verdict')], [...say('Here:'), call('Verdict')]], [verdict]);
    const { result, events } = await runTester(opened, { finalTool: 'Verdict', tools: ['Read'] });
    expect(result).toMatchObject({ status: 'completed', text: 'Here:', data: { asked: 2 } });
    const last = events.findLast((event) => event.type === 'message');
    expect(last).toMatchObject({
      message: { role: 'user', content: [{ type: 'tool_result', isError: false }] },
    });
  });

  it('tells a run that repeats itself, then stops it', async () => {
    const same = tool('Same', () => 'no');
    const opened = await stage(
      [sameCall(), sameCall(), sameCall(), sameCall(), sameCall(), sameCall(), say('never asked')],
      [same],
    );
    const { result } = await runTester(opened);
    expect(heard(opened.requests[4])).toEqual(['result: no']);
    expect(heard(opened.requests[5])[1]).toContain('the same Same call with the same input 5 times');
    expect(result).toMatchObject({ status: 'incomplete', turns: 6 });
    expect(opened.requests).toHaveLength(6);
  });

  it('lets a run go on that was told and does something else', async () => {
    const same = tool('Same', () => 'no');
    const five = Array.from({ length: 5 }, () => call('Same', { q: 1 }));
    const opened = await stage([five, [call('Same', { q: 2 })], [call('Same', { q: 1 })], say('ok')], [same]);
    expect((await runTester(opened)).result.status).toBe('completed');
  });

  it('stops at the turn limit, after saying that the last turn has come', async () => {
    const echo = tool('Echo', () => 'ok');
    const opened = await stage([[...say('one'), call('Echo', { n: 1 })], [call('Echo', { n: 2 })]], [echo]);
    const { result } = await runTester(opened, { maxTurns: 2 });
    expect(heard(opened.requests[1])[1]).toContain('your last turn');
    expect(result).toMatchObject({ status: 'max-turns', text: 'one', turns: 2 });
  });

  it.each([
    ['dollars', { usd: 0.015 }, /\$0\.01/],
    ['tokens', { tokens: 200 }, /200 tokens/],
    ['requests', { turns: 2 }, /2 model requests/],
  ])('asks the budget before every request: %s', async (_what, limits, named) => {
    const echo = tool('Echo', () => 'ok');
    const opened = await stage(
      [[...say('so far'), call('Echo', { n: 1 })], [call('Echo', { n: 2 })]],
      [echo],
    );
    const { result } = await play(opened.run(agent('Tester'), { limits }));
    expect(result).toMatchObject({ status: 'budget', text: 'so far', reason: expect.stringMatching(named) });
    expect(opened.requests).toHaveLength(2);
  });

  it('takes each bound from the caller, else the definition, else the job', async () => {
    const echo = tool('Echo', () => 'ok');
    const turnsOf = async (own?: number, asked?: number) => {
      const opened = await stage(
        [1, 2, 3, 4].map((n) => [call('Echo', { n })]),
        [echo],
        { agentLimits: { turns: 3, tokens: 1e6 } },
      );
      const definition = agent('Tester', own === undefined ? {} : { limits: { turns: own } });
      const limits = asked === undefined ? {} : { turns: asked };
      const { result } = await play(opened.run(definition, { limits }));
      expect(result.status).toBe('budget');
      return result.turns;
    };
    expect([await turnsOf(), await turnsOf(2), await turnsOf(2, 1)]).toEqual([3, 2, 1]);
  });

  it('never counts an unknown price as nothing: the cost is null and the result says so once', async () => {
    const echo = tool('Echo', () => 'ok');
    const opened = await stage([[call('Echo')], say('ok')], [echo]);
    opened.host.models.price = () => null;
    const { result } = await play(opened.run(agent('Tester'), { limits: { usd: 0.001 } }));
    expect(result).toMatchObject({ status: 'completed', costUsd: null });
    expect(result.notes).toEqual([expect.stringContaining('price of a model is unknown')]);
  });

  it('shares the budget of the job', async () => {
    const echo = tool('Echo', () => 'ok');
    const opened = await stage([[call('Echo', { n: 1 })], [call('Echo', { n: 2 })]], [echo], {
      budget: createBudget({ turns: 1 }),
    });
    expect((await runTester(opened)).result).toMatchObject({
      status: 'budget',
      reason: expect.stringContaining('The job'),
    });
  });

  it('has a cut answer continued once, and stops at the second', async () => {
    const opened = await stage([
      turnOf(say('The first half'), 'max_tokens'),
      turnOf(say('and more'), 'max_tokens'),
    ]);
    const { result } = await runTester(opened);
    expect(heard(opened.requests[1])[0]).toContain('cut off');
    expect(result).toMatchObject({ status: 'incomplete', reason: expect.stringContaining('output limit') });
  });

  it('asks again after an empty answer, and stops at the second', async () => {
    const opened = await stage([[], { ...turnOf([{ type: 'text', text: '  ' }]) }]);
    expect((await runTester(opened)).result).toMatchObject({ status: 'incomplete', turns: 2 });
    const patient = await stage([[], say('Here I am.')]);
    expect((await runTester(patient)).result).toMatchObject({ status: 'completed', text: 'Here I am.' });
  });

  it('sends a paused turn back as it came', async () => {
    const opened = await stage([turnOf(say('thinking on'), 'pause_turn'), say('done')]);
    const { result } = await runTester(opened);
    expect(opened.requests[1]?.messages.at(-1)).toEqual({ role: 'assistant', content: say('thinking on') });
    expect(result.status).toBe('completed');
  });

  it('ends at a refusal before its tools run; no call stays without a result', async () => {
    let ran = false;
    const touch = tool('Touch', () => {
      ran = true;
      return 'ok';
    });
    const opened = await stage([turnOf([call('Touch', {}, 'unrun')], 'refusal')], [touch]);
    const { result, events } = await runTester(opened);
    expect(result.status).toBe('refused');
    expect(ran).toBe(false);
    expect(events.findLast((event) => event.type === 'message')).toMatchObject({
      message: { role: 'user', content: [{ type: 'tool_result', toolUseId: 'unrun', isError: true }] },
    });
  });

  it('reports a model that fails, with what there is', async () => {
    const echo = tool('Echo', () => 'ok');
    const opened = await stage(
      [[...say('Half a thought.'), call('Echo')], () => Promise.reject(new Error('overloaded, four times'))],
      [echo],
    );
    expect((await runTester(opened)).result).toMatchObject({
      status: 'failed',
      reason: 'overloaded, four times',
      text: 'Half a thought.',
    });
  });
});
