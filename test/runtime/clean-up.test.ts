import { spawn } from 'node:child_process';
import { getEventListeners } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { DeadlinePassed } from '../../src/base/abort.ts';
import { startAgent } from '../../src/runtime/start.ts';
import { agent, call, openStage, say, task, tool } from './stage.ts';
import type { Answer } from './stage.ts';

const handles = () =>
  process.getActiveResourcesInfo().filter((name) => !['PipeWrap', 'TTYWrap'].includes(name)).length;
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('whatever ends a run', () => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  /** A shell in the background, as a tool would leave one behind. */
  const shell = tool('Shell', (_input, context) => {
    const child = spawn('sleep', ['600'], { stdio: 'ignore' });
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    pids.push(child.pid ?? 0);
    context.defer?.(() => {
      child.kill('SIGKILL');
      return gone;
    });
    return 'started';
  });
  const slow = tool('Slow', async function* (_input, { signal }) {
    yield { type: 'progress', text: 'going' } as const;
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    return { content: 'stopped', isError: true };
  });
  const big = tool('Big', () => 'x'.repeat(100_000));
  const pids: number[] = [];

  const endings = [
    'succeeds',
    'throws',
    'is aborted',
    'times out',
    'is left early',
    'is left in a tool',
  ] as const;
  const script: Record<(typeof endings)[number], Answer[]> = {
    succeeds: [[call('Big')], say('ok')],
    throws: [[call('Big')], () => Promise.reject(new Error('model down'))],
    'is aborted': [[call('Big')], [call('Slow')]],
    'times out': [[call('Big')], [call('Slow')]],
    'is left early': [[call('Big')], say('ok')],
    'is left in a tool': [[call('Big'), call('Slow')]],
  };

  async function playOnce(ending: (typeof endings)[number], withShell: boolean): Promise<string[]> {
    const answers = script[ending];
    const first: Answer = withShell ? [call('Shell')] : [call('Big', { first: true })];
    const opened = await openStage({ T: [first, ...answers] }, { available: [shell, slow, big] });
    const run = startAgent(
      opened.params(agent('T'), { opening: async (move) => task((await move('Big', {})).content) }),
    );
    let progress = 0;
    for await (const event of run) {
      if (ending === 'is left early' && event.type === 'turn-finished') break;
      if (event.type !== 'tool-progress') continue;
      progress += 1;
      if (ending === 'is left in a tool') break;
      if (ending === 'is aborted') opened.cancel.abort(new Error('enough'));
      if (ending === 'times out') opened.cancel.abort(new DeadlinePassed(1_000));
    }
    expect(progress).toBe(['is aborted', 'times out', 'is left in a tool'].includes(ending) ? 1 : 0);
    expect(opened.host.hooks?.runs).toBe(0);
    expect(getEventListeners(opened.cancel.signal, 'abort')).toEqual([]);
    expect(getEventListeners(opened.host.abort.signal, 'abort')).toEqual([]);
    const files = await readdir(opened.folder, { recursive: true, withFileTypes: true });
    const names = files
      .filter((file) => file.isFile())
      .map(({ name, parentPath }) => path.join(path.basename(parentPath), name));
    await opened.close();
    return names;
  }

  it.each(endings)('%s: 0 processes, 0 handles, 0 files but the transcript', async (ending) => {
    await settle();
    const before = handles();
    const files = await playOnce(ending, true);
    expect(files).toEqual([expect.stringMatching(/^agents\/agent-[0-9a-f]{16}\.jsonl$/)]);
    const pid = pids.at(-1) ?? 0;
    expect(pid).toBeGreaterThan(0);
    expect(isAlive(pid)).toBe(false);
    await settle();
    expect(handles()).toBeLessThanOrEqual(before);
  });

  const batch = async (runs: number) => {
    for (let n = 0; n < runs; n += 1) await playOnce(endings[n % endings.length] ?? 'succeeds', false);
  };

  it('200 runs of all kinds leave 0 handles and flat memory', async () => {
    await batch(20);
    await settle();
    const before = { handles: handles(), heap: heapMegabytes() };
    await batch(200);
    await settle();
    expect(handles()).toBeLessThanOrEqual(before.handles);
    // 200 histories of 200 KB and more would be 40 MB and more.
    expect(heapMegabytes() - before.heap).toBeLessThan(15);
  }, 60_000);

  it('a clean-up that fails or hangs is told, and does not keep the rest from being closed', async () => {
    let closed = false;
    const leaver = tool('Leaver', (_input, context) => {
      context.defer?.(() => {
        closed = true;
        return Promise.resolve();
      });
      context.defer?.(() => Promise.reject(new Error('the socket is stuck')));
      return 'left';
    });
    const opened = await openStage({ T: [[call('Leaver')], say('ok')] }, { available: [leaver] });
    closers.push(() => opened.close());
    let notes: string[] | undefined;
    for await (const event of opened.run(agent('T')))
      if (event.type === 'agent-finished') notes = event.result.notes;
    expect(closed).toBe(true);
    expect(notes).toEqual(['Clean-up: what a tool left behind failed: the socket is stuck.']);
  });
});

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

function heapMegabytes(): number {
  if (typeof collectGarbage !== 'function') throw new Error('this Node has no gc');
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
