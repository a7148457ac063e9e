import { describe, expect, it } from 'vitest';
import { whileCurrent } from '../../src/job/while-current.ts';

const published = { commentUrl: null, checkUrl: null };
const current = Promise.resolve({ ...published, superseded: null });
const moved = Promise.resolve({ ...published, superseded: 'b'.repeat(40) });
const unsignalled = new AbortController().signal;

describe('work about a commit', () => {
  it('gives its result, or its error, while the commit is the head', async () => {
    expect(await whileCurrent(current, unsignalled, () => Promise.resolve(7))).toEqual({ result: 7 });
    const failing = whileCurrent(current, unsignalled, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
  });

  it.each(['result', 'error'])(
    'is aborted and waited for when the head had moved on; its %s is dropped',
    async (how) => {
      let ended = false;
      const outcome = await whileCurrent(moved, unsignalled, async (signal) => {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        await new Promise((resolve) => setTimeout(resolve, 20));
        ended = true;
        if (how === 'error') throw new Error('aborted');
      });
      expect(outcome).toEqual({ superseded: 'b'.repeat(40) });
      expect(ended).toBe(true);
    },
  );

  it('is aborted with the run', async () => {
    const abort = new AbortController();
    const working = whileCurrent(current, abort.signal, async (signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      throw signal.reason;
    });
    abort.abort(new Error('cancelled by SIGINT'));
    await expect(working).rejects.toThrow('cancelled by SIGINT');
  });
});
