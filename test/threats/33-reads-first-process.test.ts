// Process 1 of the namespace would keep what the sandbox itself was started with: it was started with nothing.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';
import { leaksIn } from './sinks.ts';

it('the first process inside holds no variable of the job', { timeout: 240_000 }, async () => {
  const { sinks, secrets, results } = await greatAttack();
  expect(results['one']).toContain('one-begins');
  expect(results['one']).not.toMatch(/^(?:GITHUB|RUNNER|INPUT|DEPLOY)_/m);
  expect(leaksIn(sinks, secrets)).toEqual([]);
});
