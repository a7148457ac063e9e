import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { deadline, DeadlinePassed, linked, race, sleep, within } from '../../src/base/abort.ts';

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
const never = () => new Promise<never>(() => {});

describe('linked', () => {
  it('passes on the reason of whichever parent aborts first, and lets go of both', () => {
    const [one, two] = [new AbortController(), new AbortController()];
    const scope = linked(one.signal, two.signal);
    two.abort(new Error('cancelled by the job'));
    expect(scope.signal.reason).toEqual(new Error('cancelled by the job'));
    expect(getEventListeners(one.signal, 'abort')).toEqual([]);
  });

  it('is aborted at once under an aborted parent', () => {
    expect(linked(new AbortController().signal, AbortSignal.abort('gone')).signal.reason).toBe('gone');
  });

  it('leaves nothing on a parent that outlives a thousand scopes', () => {
    const parent = new AbortController();
    for (let n = 0; n < 1000; n += 1) linked(parent.signal).dispose();
    expect(getEventListeners(parent.signal, 'abort')).toEqual([]);
  });

  it('does not reach its parents', () => {
    const parent = new AbortController();
    linked(parent.signal).abort();
    expect(parent.signal.aborted).toBe(false);
  });
});

describe('deadline', () => {
  it('aborts with what passed, and leaves no timer', async () => {
    const before = timers();
    const scope = deadline(15);
    await expect(race(never(), scope.signal)).rejects.toThrow(DeadlinePassed);
    expect(String(scope.signal.reason)).toContain('0.015 s');
    // The runner's own may end meanwhile.
    expect(timers()).toBeLessThanOrEqual(before);
  });

  it('leaves no timer when it is disposed of, aborted, or its parent is', () => {
    const before = timers();
    const parent = new AbortController();
    deadline(60_000).dispose();
    deadline(60_000).abort();
    deadline(60_000, AbortSignal.abort());
    const scope = deadline(60_000, parent.signal);
    parent.abort();
    scope.dispose();
    expect(scope.signal.aborted).toBe(true);
    expect(timers()).toBe(before);
  });

  it('takes a length beyond what a timer can hold for "very long", not for "at once"', async () => {
    const scope = deadline(2 ** 40);
    await sleep(10, new AbortController().signal);
    expect(scope.signal.aborted).toBe(false);
    scope.dispose();
  });
});

describe('race', () => {
  it('settles as the promise does, and leaves no listener', async () => {
    const { signal } = new AbortController();
    expect(await race(Promise.resolve(7), signal)).toBe(7);
    await expect(race(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken');
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('rejects with the reason when aborted before or meanwhile; a late rejection harms nobody', async () => {
    const controller = new AbortController();
    const late = sleep(20, new AbortController().signal).then(() => Promise.reject(new Error('late')));
    const raced = race(late, controller.signal);
    controller.abort(new Error('enough'));
    await expect(raced).rejects.toThrow('enough');
    await expect(race(never(), controller.signal)).rejects.toThrow('enough');
    await sleep(30, new AbortController().signal);
  });
});

describe('within', () => {
  it('tells a settled promise from one that takes too long, and passes failures on', async () => {
    expect(await within(Promise.resolve(1), 1000)).toEqual({ settled: true, value: 1 });
    expect(await within(never(), 10)).toEqual({ settled: false });
    await expect(within(Promise.reject(new Error('broken')), 1000)).rejects.toThrow('broken');
  });
});

describe('sleep', () => {
  it('ends early with the reason when aborted', async () => {
    const controller = new AbortController();
    const sleeping = sleep(60_000, controller.signal);
    controller.abort(new Error('wake up'));
    await expect(sleeping).rejects.toThrow('wake up');
  });
});
