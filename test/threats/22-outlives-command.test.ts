// A daemon leaves its session, ignores signals, and waits to change hooks and results of others.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';

it('a daemon ends with its command, and is counted', { timeout: 240_000 }, async () => {
  const { results, survivors, evidence, filesAfter } = await greatAttack();
  expect(results['daemon']).toContain('started');
  expect(survivors).toEqual([]);
  expect(results['daemon_seen']).toMatch(/\n0$/);
  const record = evidence.find((entry) => entry.record?.script.includes('hacked-22'))?.record;
  expect(record?.survivors).toBeGreaterThan(0);
  expect(filesAfter).not.toContain('widgets/.git/hooks/post-checkout');
});
