import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { HostOptions } from '../../src/runtime/host.ts';
import type { AgentDefinition } from '../../src/runtime/definition.ts';
import type { Tool } from '../../src/tools/types.ts';
import { agent, call, heard, openStage, play, say, task, tool, turnOf, until } from './stage.ts';
import type { Answer, Stage } from './stage.ts';

const runTester = async (opened: Stage, more: Partial<AgentDefinition> = {}) =>
  await play(opened.run(agent('Tester', more)));

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
