// `ps auxe` and the command lines in /proc: the shell has a namespace of processes of its own, and keys are in no argv.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';
import { leaksIn } from './sinks.ts';

it('the shell sees no process of the machine', { timeout: 240_000 }, async () => {
  const { sinks, secrets, results } = await greatAttack();
  const seen = results['ps'] ?? '';
  expect(seen).toContain('processes-begin');
  for (const other of ['vitest', 'bwrap', 'index.js', 'gainsay-step-']) expect(seen).not.toContain(other);
  expect(leaksIn(sinks, secrets)).toEqual([]);
});
