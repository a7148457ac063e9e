import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createBudget } from '../../src/runtime/budget.ts';
import type { HostOptions } from '../../src/runtime/host.ts';
import type { AgentDefinition } from '../../src/runtime/types.ts';
import type { Tool } from '../../src/tools/types.ts';
import { agent, call, heard, openStage, play, say, task, tool, turnOf, until } from './stage.ts';
import type { Answer, Stage } from './stage.ts';

const runTester = async (opened: Stage, more: Partial<AgentDefinition> = {}) =>
  await play(opened.run(agent('Tester', more)));
const sameCall = () => [call('Same', { q: 1 })];

describe('the loop', () => {
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

  it('goes from task to tool call to answer, and each request strictly extends the one before', async () => {
    const echo = tool('Echo', ({ text }) => `you said ${String(text)}`);
    const opened = await stage(
      [
        [call('Echo', { text: 'a' })],
        [call('Echo', { text: 'b' }), call('Echo', { text: 'c' })],
        say('Done.'),
      ],
      [echo],
    );
    const { result, events } = await runTester(opened, { criticalReminder: 'Verify only.' });
    expect(result).toMatchObject({
      status: 'completed',
      text: 'Done.',
      turns: 3,
      toolCalls: 3,
      costUsd: 0.03,
    });
    expect(result.usage).toEqual({ input: 30, output: 15, cacheRead: 300, cacheWrite5m: 0, cacheWrite1h: 0 });
    expect(heard(opened.requests[2])).toEqual(['result: you said b', 'result: you said c', 'Verify only.']);
    const bytes = opened.requests.map(({ system, tools, messages }) =>
      JSON.stringify([system, tools, messages]).slice(0, -2),
    );
    for (const [index, earlier] of bytes.slice(0, -1).entries()) {
      expect(bytes[index + 1]?.startsWith(earlier)).toBe(true);
      expect(bytes[index + 1]?.length).toBeGreaterThan(earlier.length);
    }
    const seen = events.flatMap((event) => (event.type === 'message' ? [event.message] : []));
    expect(seen.slice(0, -1)).toEqual(opened.requests.at(-1)?.messages);
  });

  it('runs calls of one turn side by side, those that must be alone alone, and returns results in call order', async () => {
    const going = new Set<string>();
    const beside: Record<string, string[]> = {};
    const work = async ({ id, ms }: Record<string, unknown>) => {
      beside[String(id)] = [...going];
      going.add(String(id));
      await new Promise((resolve) => setTimeout(resolve, Number(ms)));
      for (const other of going) beside[other] = [...new Set([...(beside[other] ?? []), ...going])];
      going.delete(String(id));
      return `finished ${String(id)}`;
    };
    const slow = tool('Slow', work);
    const alone = tool('Alone', work, { concurrent: () => false });
    const opened = await stage(
      [
        [
          call('Slow', { id: 'a', ms: 40 }),
          call('Slow', { id: 'b', ms: 5 }),
          call('Alone', { id: 'c', ms: 5 }),
          call('Slow', { id: 'd', ms: 1 }),
        ],
        say('ok'),
      ],
      [slow, alone],
    );
    await runTester(opened);
    expect(heard(opened.requests[1])).toEqual(['a', 'b', 'c', 'd'].map((id) => `result: finished ${id}`));
    expect(beside.a).toContain('b');
    expect(beside.c).toEqual(['c']);
    expect(beside.d).toEqual(['d']);
  });

  it('runs at most ten calls at a time', async () => {
    let now = 0;
    let most = 0;
    const slow = tool('Slow', async () => {
      most = Math.max(most, (now += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      now -= 1;
      return 'ok';
    });
    const opened = await stage(
      [Array.from({ length: 25 }, (_, n) => call('Slow', { n })), say('ok')],
      [slow],
    );
    await runTester(opened);
    expect(most).toBe(10);
    expect(heard(opened.requests[1])).toHaveLength(25);
  });

  it('tells the model what was wrong with a call, and goes on', async () => {
    const strict = tool('Strict', () => 'ran', {
      schema: () =>
        Promise.resolve(
          z.object({ path: z.string(), limit: z.number().max(5) }).transform((input) => ({ ...input })),
        ),
    });
    const thrower = tool('Thrower', () => Promise.reject(new Error('the disk is full')));
    const opened = await stage(
      [
        [call('Strict', { limit: 9 }), call('Nonesuch'), call('Thrower')],
        {
          ...turnOf([call('Strict', { path: 'x' }, 'cut')], 'max_tokens'),
          brokenCalls: { cut: 'the input was cut short' },
        },
        say('ok'),
      ],
      [strict, thrower],
    );
    const { result } = await runTester(opened);
    const [invalid, unknown, threw] = heard(opened.requests[1]);
    expect(invalid).toContain('error: Not run: the input is not valid.\n- path: ');
    expect(invalid).toContain('- limit: ');
    expect(unknown).toBe('error: There is no tool Nonesuch. Tools here: Strict, Thrower.');
    expect(threw).toBe('error: Thrower failed: the disk is full');
    expect(heard(opened.requests[2])[0]).toContain('error: Not run: the input was cut short.');
    expect(result.status).toBe('completed');
  });

  it('denies by the live permissions, says why, and counts', async () => {
    const bash = tool('Bash', () => 'ran', { readOnly: () => false });
    const opened = await stage([[call('Bash', { command: 'rm -rf /' })], say('ok')], [bash], {
      permissions: () => ({
        mode: 'dontAsk',
        rules: { deny: [], ask: [], allow: [] },
        avoidPrompts: true,
        sandboxed: false,
      }),
    });
    const { result } = await runTester(opened);
    expect(heard(opened.requests[1])[0]).toMatch(/^error: Denied: .+/);
    expect(result.denials).toEqual([
      { agentId: result.agentId, tool: 'Bash', summary: 'rm -rf /', reason: expect.stringMatching(/.+/) },
    ]);
  });

  it('makes an answer fit to be sent back: ids unique, text well-formed, blank blocks gone, inputs objects', async () => {
    const echo = tool('Echo', ({ text }) => `got ${String(text)}`);
    const opened = await stage(
      [
        [
          { type: 'text', text: ' \n' },
          { type: 'text', text: 'half \ud83d' },
          call('Echo', { text: '\ude00' }, 'same id!'),
          call('Echo', { text: 'b' }, 'same id!'),
        ],
        [call('Echo', { text: 'c' }, 'same id!'), call('Echo', 'not an object', 'odd')],
        say('ok'),
      ],
      [echo],
    );
    await runTester(opened);
    const sent = JSON.stringify(opened.requests[2]?.messages);
    expect(sent).not.toMatch(/\\ud[89a-f]/i);
    const ids = [...sent.matchAll(/"type":"tool_use","id":"([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toEqual(['same_id_', 'same_id_-2', 'same_id_-3', 'odd']);
    expect([...sent.matchAll(/"toolUseId":"([^"]+)"/g)].map((match) => match[1])).toEqual(ids);
    expect(opened.requests[1]?.messages[1]?.content).toHaveLength(3);
    expect(heard(opened.requests[2])[1]).toContain('error: Not run: the input is not an object');
  });

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

  it('takes in what arrives while it works, after the results and the reminder', async () => {
    const opened = await stage(
      [[call('Echo')], say('ok')],
      [
        tool('Echo', (_input, { agentId }) => {
          opened.mailboxes.send(agentId, task('The plan has come.'));
          return 'ok';
        }),
      ],
    );
    await runTester(opened, { criticalReminder: 'Verify only.' });
    expect(heard(opened.requests[1])).toEqual(['result: ok', 'Verify only.', 'The plan has come.']);
  });

  it('waits for the next message while its mailbox is held open, then ends', async () => {
    const agentId = 'agent-0000000000000001';
    const opened = await stage([say('Waiting.'), say('Thank you.')]);
    const release = opened.mailboxes.hold(agentId);
    const running = play(opened.run(agent('Tester'), { override: { agentId } }));
    await until(() => opened.requests.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(opened.requests).toHaveLength(1);
    expect(opened.mailboxes.send(agentId, task('Here is the plan.'))).toBe(true);
    release();
    expect((await running).result).toMatchObject({ status: 'completed', text: 'Thank you.' });
    expect(heard(opened.requests[1])).toEqual(['Here is the plan.']);
    expect(opened.mailboxes.send(agentId, task('Too late.'))).toBe(false);
  });

  it('lets a final call be made again when something arrives after it', async () => {
    const agentId = 'agent-0000000000000002';
    const verdict = tool('Verdict', ({ n }) => ({
      content: 'noted',
      isError: false,
      endsRun: true,
      data: n,
    }));
    const opened = await stage([[call('Verdict', { n: 1 })], [call('Verdict', { n: 2 })]], [verdict]);
    const release = opened.mailboxes.hold(agentId);
    const running = play(opened.run(agent('Tester', { finalTool: 'Verdict' }), { override: { agentId } }));
    await until(() => opened.requests.length === 1);
    opened.mailboxes.send(agentId, task('The plan.'));
    release();
    expect((await running).result).toMatchObject({ status: 'completed', data: 2 });
    expect(heard(opened.requests[1]).slice(1)).toEqual([
      'The plan.',
      expect.stringContaining('call Verdict again'),
    ]);
  });

  it('ends a wait for messages when the job is cancelled', async () => {
    const agentId = 'agent-0000000000000003';
    const opened = await stage([say('Waiting.')]);
    opened.mailboxes.hold(agentId);
    const running = play(opened.run(agent('Tester'), { override: { agentId } }));
    await until(() => opened.requests.length === 1);
    opened.cancel.abort(new Error('the push was superseded'));
    expect((await running).result).toMatchObject({
      status: 'cancelled',
      reason: 'Cancelled: the push was superseded.',
    });
  });
});
