// Hosted runners have sudo without a password and a docker group: no command gains privileges or keeps a group.
// What every level of the sandbox promises is in test/sandbox; this is the level that the program chose here.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';

it('no new privileges, no capabilities, no groups', { timeout: 240_000 }, async () => {
  const { results } = await greatAttack();
  const seen = results['privileges'] ?? '';
  expect(seen).toMatch(/^NoNewPrivs:\t1$/m);
  for (const set of ['CapPrm', 'CapEff', 'CapBnd', 'CapAmb'])
    expect(seen).toMatch(new RegExp(`^${set}:\\t0+$`, 'm'));
  expect(seen).not.toMatch(/^Uid:.*\b0\b/m);
  expect(/^Groups:(.*)$/m.exec(seen)?.[1]?.trim()).toBe('');
  expect(seen).not.toMatch(/uid=0/);
});
