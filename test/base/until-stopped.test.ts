import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/base/nearest.ts';
import { untilStopped, type Stop } from '../../src/base/until-stopped.ts';
import { version } from '../../src/base/version.ts';

describe('work that may be stopped', () => {
  it('that ends by itself gives its value or its error', async () => {
    const { stop } = stopping();
    const never = { close: () => Promise.reject(new Error('closed')), graceMs: 50, limitMs: 60_000 };
    expect(await untilStopped(stop, never, () => Promise.resolve(7))).toEqual({ kind: 'done', value: 7 });
    const error = new Error('broken');
    expect(await untilStopped(stop, never, () => Promise.reject(error))).toEqual({ kind: 'failed', error });
  });

  it('is aborted and closed at a signal, and not waited for longer than the grace period', async () => {
    const { stop, now } = stopping();
    const happened: string[] = [];
    const closing = {
      close: () => Promise.resolve(void happened.push('closed')),
      graceMs: 100,
      limitMs: 60_000,
    };
    const outcome = untilStopped(stop, closing, (signal) => {
      signal.addEventListener('abort', () => happened.push('aborted'));
      return new Promise(() => undefined);
    });
    const started = performance.now();
    now('SIGINT');
    expect(await outcome).toEqual({ kind: 'cancelled', by: 'SIGINT' });
    expect(happened).toEqual(['aborted', 'closed']);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('is cancelled even when it answers the abort with a value', async () => {
    const { stop, now } = stopping();
    const closing = { close: () => Promise.resolve(), graceMs: 100, limitMs: 60_000 };
    const outcome = untilStopped(
      stop,
      closing,
      (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('PASS'))),
    );
    now('SIGTERM');
    expect(await outcome).toMatchObject({ kind: 'cancelled' });
  });
});

describe('work that hangs', () => {
  it('is aborted and closed with the error when its time is over, also when it answers with a value then', async () => {
    const { stop } = stopping();
    const told: (string | undefined)[] = [];
    const ending = {
      close: async (stuck: Error | null) => void told.push(stuck?.message),
      graceMs: 100,
      limitMs: 50,
    };
    const outcome = await untilStopped(
      stop,
      ending,
      (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('PASS'))),
    );
    expect(outcome).toMatchObject({ kind: 'failed', error: { remedy: expect.stringContaining('report') } });
    expect(told).toEqual(['the run did not end within 0 s']);
  });
});

it('the nearest word is offered only when it is near', () => {
  const words = ['verify', 'demo', 'agents', '--fail-on'];
  expect(nearest('verfy', words)).toBe('verify');
  expect(nearest('--failon', words)).toBe('--fail-on');
  expect(nearest('completely', words)).toBeNull();
});

it('the version is the one of package.json', async () => {
  const file = path.resolve(import.meta.dirname, '../../package.json');
  expect(version).toBe(JSON.parse(await readFile(file, 'utf8')).version);
});

function stopping(): { stop: Stop; now: (name: string) => void } {
  const abort = new AbortController();
  const settlers: ((name: string) => void)[] = [];
  const first = new Promise<string>((settle) => settlers.push(settle));
  const now = (name: string): void => {
    abort.abort();
    for (const settle of settlers) settle(name);
  };
  return { stop: { signal: abort.signal, first }, now };
}
