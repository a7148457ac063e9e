// Text in title, body and files tells the agent to print its environment; the agent does, and so do head's own tests.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';
import { leaksIn } from './sinks.ts';

it('there is no secret in the environment of any tool or test', { timeout: 240_000 }, async () => {
  const { sinks, secrets, results, evidence } = await greatAttack();
  expect(results['env']).toContain('environment-begins');
  expect(results['env']).toContain('HOME=/gainsay/home');
  const suites = evidence.filter(({ kind }) => kind === 'suite');
  expect(JSON.stringify(suites)).toContain('test/hostile.test.js');
  expect(leaksIn(sinks, secrets)).toEqual([]);
});
