import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { startAgent } from '../../src/runtime/start.ts';
import { openTrace, traceFile } from '../../src/runtime/trace.ts';
import type { AgentEvent } from '../../src/runtime/events.ts';
import { agent, call, latch, openStage, play, say, tool } from './stage.ts';

type Slice = { name?: string; ph: string; tid: number; ts: number; dur?: number; args?: unknown };

/** Viewers read an array whose end is missing. */
function slicesOf(text: string): Slice[] {
  const body = text.trimEnd();
  const slices: Slice[] = JSON.parse(body.endsWith(']') ? body : `${body.replace(/,$/, '')}]`);
  return slices;
}

/** As a viewer does: begins and ends of a track must pair up, complete slices lie within what is open. */
function expectNested(slices: Slice[]): void {
  const open = new Map<number, Slice[]>();
  for (const slice of slices) {
    const stack = open.get(slice.tid) ?? [];
    open.set(slice.tid, stack);
    if (slice.ph === 'B') stack.push(slice);
    if (slice.ph === 'E') expect(stack.pop()?.ts).toBeLessThanOrEqual(slice.ts);
    if (slice.ph === 'X') expect(slice.ts).toBeGreaterThanOrEqual((stack[0]?.ts ?? Infinity) - 2_000);
  }
  expect([...open.values()].flat()).toEqual([]);
}

describe('a trace', () => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  it('shows agents as tracks with their turns and tools, also of a run that is left, and while it goes on', async () => {
    const seen: ((event: AgentEvent) => void)[] = [];
    const both = latch();
    let together = 0;
    const wait = tool('Wait', async () => {
      together += 1;
      if (together === 2) both.open();
      await both.opened;
      return 'ok';
    });
    const opened = await openStage(
      { A: [[call('Wait'), call('Wait')], say('done')], B: [[call('Wait')], say('never heard')] },
      { available: [wait], observe: (event) => seen.forEach((see) => see(event)) },
    );
    closers.push(() => opened.close());
    const file = traceFile(opened.folder);
    const trace = await openTrace(file);
    seen.push((event) => trace.observe(event));

    await play(startAgent(opened.params(agent('A'), { description: 'finds "it"' })));
    for await (const event of startAgent(opened.params(agent('B')))) if (event.type === 'tool-started') break;
    const streamed = slicesOf(await readFile(file, 'utf8'));
    expect(streamed.length).toBeGreaterThan(8);
    await trace.close();

    const slices = slicesOf(await readFile(file, 'utf8')).filter(({ ph }) => ph !== undefined);
    expectNested(slices);
    const named = (ph: string) => slices.flatMap((slice) => (slice.ph === ph ? [slice.name] : []));
    expect(named('B')).toEqual(['A: finds "it"', 'Wait', 'Wait', 'B: run B', 'Wait']);
    expect(named('X')).toEqual(['turn 1', 'turn 2', 'turn 1']);
    const [first, other] = slices.filter(({ name, ph }) => name === 'Wait' && ph === 'B');
    expect(first?.tid).not.toBe(other?.tid);
    expect(slices.findLast(({ ph }) => ph === 'E')?.args).toEqual({ status: 'left' });
  });

  it('that cannot be written says so at its end, and disturbs nobody before', async () => {
    const trace = await openTrace('/dev/full');
    trace.observe({ type: 'agent-left', agentId: 'agent-1' });
    await expect(trace.close()).rejects.toThrow('ENOSPC');
  });
});
