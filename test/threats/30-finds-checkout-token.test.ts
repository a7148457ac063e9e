// actions/checkout leaves its token in .git/config of the checkout: commands get a repository that never had it.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';
import { leaksIn } from './sinks.ts';

it('neither the shell nor a tool sees the configuration of the checkout', { timeout: 240_000 }, async () => {
  const { sinks, secrets, results } = await greatAttack();
  expect(results['git_config']).toContain('config-begins');
  expect(results['git_config']).not.toMatch(/extraheader|acme\/widgets/i);
  expect(results['git_read']).toContain('.git is closed to file tools');
  expect(leaksIn(sinks, secrets)).toEqual([]);
});
