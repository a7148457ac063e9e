// The runner's token and addresses would let untrusted code write caches and artifacts that trusted runs read.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';
import { leaksIn } from './sinks.ts';

it('no command has the runner’s token or its addresses', { timeout: 240_000 }, async () => {
  const { sinks, secrets, results } = await greatAttack();
  expect(results['files']).toContain('files-end');
  expect(results['files']).not.toMatch(/^(?:ACTIONS|RUNNER|GITHUB|INPUT)_\w+=(?!\[unset\])/m);
  expect(leaksIn(sinks, secrets)).toEqual([]);
});
