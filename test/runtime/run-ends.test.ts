import { afterEach, describe, expect, it } from 'vitest';
import type { Tool } from '../../src/tools/types.ts';
import { agent, call, heard, openStage, play, say, task, tool, until } from './stage.ts';

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

/** A tool that goes on until it is stopped, and notes both. */
const hanging = (seen: string[]) =>
  tool('Hang', (_input, { signal }) => {
    seen.push('started');
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        seen.push('stopped');
        resolve('partial output');
      });
    });
  });

describe('the opening', () => {
  it("plays with the run's own tools and permissions, and is recorded as itself, never as a turn of the model", async () => {
    const suite = tool('Suite', ({ on }) => ({
      content: `S1 on ${String(on)}`,
      isError: false,
      data: { id: 'S1' },
    }));
    const opened = await stage(
      { T: [say('I see.')] },
      { available: [suite, noop('Write', { readOnly: () => false })] },
    );
    const { events, result } = await play(
      opened.run(agent('T', { tools: ['Suite'] }), {
        opening: async (move) => {
          const both = await Promise.all([move('Suite', { on: 'head' }), move('Suite', { on: 'base' })]);
          const refused = await move('Write', {});
          return task(
            [...both, refused].map(({ content, data }) => `${content} ${JSON.stringify(data)}`).join('\n'),
          );
        },
      }),
    );
    expect(heard(opened.requests[0])).toEqual([
      'S1 on head {"id":"S1"}\nS1 on base {"id":"S1"}\nThere is no tool Write. Tools here: Suite. undefined',
      'Do it.',
    ]);
    expect(opened.requests[0]?.messages.map(({ role }) => role)).toEqual(['user']);
    const openings = events.filter((event) => event.type === 'opening');
    expect(openings).toMatchObject([
      { tool: 'Suite', input: { on: 'head' }, result: { content: 'S1 on head' } },
      { tool: 'Suite', input: { on: 'base' } },
      { tool: 'Write', result: { isError: true } },
    ]);
    expect(result).toMatchObject({ status: 'completed', toolCalls: 3, turns: 1 });
  });

  it('that fails ends the run before a model is asked', async () => {
    const opened = await stage({ T: [] });
    const { result } = await play(
      opened.run(agent('T'), { opening: () => Promise.reject(new Error('no tree')) }),
    );
    expect(result).toMatchObject({ status: 'failed', reason: 'Its opening failed: no tree' });
    expect(opened.requests).toEqual([]);
  });

  it('ends with the job', async () => {
    const seen: string[] = [];
    const opened = await stage({ T: [] }, { available: [hanging(seen)] });
    const running = play(
      opened.run(agent('T'), {
        opening: async (move) => task((await move('Hang', {})).content + (await move('Hang', {})).content),
      }),
    );
    await until(() => seen.includes('started'));
    opened.cancel.abort(new Error('enough'));
    expect((await running).result.status).toBe('cancelled');
    expect(seen).toEqual(['started', 'stopped']);
  });
});

describe('abort', () => {
  it('of the job ends a tool, keeps what it still says, and leaves no call without a result', async () => {
    const seen: string[] = [];
    const opened = await stage({ T: [[call('Hang'), call('Hang')]] }, { available: [hanging(seen)] });
    const running = play(opened.run(agent('T')));
    await until(() => seen.length === 2);
    opened.cancel.abort(new Error('superseded'));
    const { result, events } = await running;
    expect(result).toMatchObject({ status: 'cancelled', reason: 'Cancelled: superseded.' });
    expect(seen.slice(2)).toEqual(['stopped', 'stopped']);
    expect(events.findLast((event) => event.type === 'message')).toMatchObject({
      message: { role: 'user', content: [{ content: 'partial output' }, { content: 'partial output' }] },
    });
  });

  it('interrupts a tool that does not listen', async () => {
    let steps = 0;
    const deaf = tool('Deaf', async function* () {
      for (;;) {
        steps += 1;
        yield { type: 'progress', text: '.' } as const;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    });
    const opened = await stage({ T: [[call('Deaf')]] }, { available: [deaf] });
    const running = play(opened.run(agent('T')));
    await until(() => steps > 2);
    opened.cancel.abort();
    const { events } = await running;
    expect(events.findLast((event) => event.type === 'message')).toMatchObject({
      message: {
        content: [{ isError: true, content: 'Interrupted: the agent was stopped before Deaf finished.' }],
      },
    });
  });

  it('ends a model that hangs', async () => {
    const opened = await stage({
      T: [
        (_request, signal) =>
          new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => reject(new Error('closed'))),
          ),
      ],
    });
    const running = play(opened.run(agent('T')));
    await until(() => opened.requests.length === 1);
    opened.cancel.abort(new Error('enough'));
    expect((await running).result).toMatchObject({ status: 'cancelled', turns: 0 });
  });

  it("by the run's own wall clock is a spent budget, also in the middle of a tool", async () => {
    const opened = await stage({ T: [[...say('Well,'), call('Hang')]] }, { available: [hanging([])] });
    const { result } = await play(opened.run(agent('T'), { limits: { wallMs: 400 } }));
    expect(result).toMatchObject({
      status: 'budget',
      text: 'Well,',
      reason: expect.stringContaining('0.4 s'),
    });
  });

  it('of a tool by its own deadline is told to the model, and the run goes on', async () => {
    const slow = tool('Slow', () => new Promise(() => undefined), { deadlineMs: () => 20 });
    const opened = await stage({ T: [[call('Slow')], say('ok')] }, { available: [slow] });
    const before = performance.now();
    const { result } = await play(opened.run(agent('T')));
    expect(heard(opened.requests[1])).toEqual([
      'error: Slow did not finish within 0.02 s and was stopped. Try a smaller step.',
    ]);
    expect(result.status).toBe('completed');
    expect(performance.now() - before).toBeLessThan(8_000);
  }, 15_000);
});
