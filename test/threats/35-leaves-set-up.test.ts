// The installation has a network, and runs what packages bring: it reaches the registries' hosts through our proxy, and
// neither this machine, nor its neighbours, nor the address where clouds hand out credentials, nor anybody else.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';
import { leaksIn } from './sinks.ts';

it('set-up reaches nothing but registries', { timeout: 240_000 }, async () => {
  const { sinks, secrets, caught } = await greatAttack();
  const lines = (sinks['file outputs/E1.stdout'] ?? '').trim().split('\n');
  expect(lines).toHaveLength(18);
  const answers = lines.map((line) => line.split(' ').at(-1));
  // 403: our proxy's refusal. The rest never left the namespace.
  expect(new Set(answers)).toEqual(new Set(['403', 'ECONNREFUSED', 'ENETUNREACH', 'EAI_AGAIN']));
  for (const way of ['forward', 'connect'])
    expect(lines.filter((line) => line.startsWith(way)).every((line) => line.endsWith(' 403'))).toBe(true);
  expect(caught).toEqual([]);
  expect(leaksIn(sinks, secrets)).toEqual([]);
});
