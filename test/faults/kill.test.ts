import { beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from '../scenarios/bundle.ts';
import { killRuns } from './killed-runs.ts';
import type { Signal } from './moments.ts';

beforeAll(builtProgram, 240_000);

/** The short form; `node test/faults/kill.mjs --moments 20` is the long one. */
const rows: [Signal, sandbox: 'auto' | 'none', moments: number][] = [
  ['SIGKILL', 'auto', 2],
  ['SIGINT', 'none', 1],
];

describe('a run that is hit at random moments, and its post step', { timeout: 300_000 }, () => {
  it.each(rows)(
    '%s with sandbox %s: the end is true, nothing is left, the next attempt picks up',
    async (...row) => {
      const [signal, sandbox, moments] = row;
      const seed = Date.now() % 1_000_000;
      const happened: string[] = [];
      const tell = (line: string): void => void happened.push(line);
      const counts = await killRuns({ program: await builtProgram(), signal, moments, seed, sandbox, tell });
      expect(counts, `seed ${seed}\n${happened.join('\n')}`).toMatchObject({
        runs: moments + 1,
        falselyGreen: [],
        untrue: [],
        hangs: [],
        leftovers: [],
        comments: 1,
      });
    },
  );
});
