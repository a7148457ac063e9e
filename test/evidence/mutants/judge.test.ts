import { describe, expect, it } from 'vitest';
import { judgeMutant } from '../../../src/evidence/mutants/judge.ts';
import { result, suiteRun } from '../runs.ts';

const passes = result('t.js', 'a');
const fails = (message: string) => result('t.js', 'b', 'failed', { message });

describe('what became of a mutant', () => {
  it.each([
    [
      'a test that passed fails',
      [passes],
      [result('t.js', 'a', 'failed', { message: 'expected 1' })],
      'killed',
    ],
    ['nothing is different', [passes, fails('expected 1')], [passes, fails('expected 1')], 'survived'],
    [
      'a test that fails anyway fails in another way: it reaches the line and cannot tell',
      [passes, fails('expected 1')],
      [passes, fails('got undefined')],
      'undecided',
    ],
    ['no test passed without it', [fails('expected 1')], [fails('got undefined')], 'not-covered'],
  ])('%s', (_, without, mutated, expected) => {
    const judged = judgeMutant(suiteRun('S1', without), suiteRun('S2', mutated));
    expect(judged.result).toBe(expected);
  });
});
