// In a mode that asks nobody, what needs an answer is denied, not done; each denial is told to people.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';

it('what base wants to be asked about, or denies, does not run', { timeout: 240_000 }, async () => {
  const { results, evidence, agents } = await greatAttack();
  expect(results['asked']).toContain('nothing is asked here (dontAsk)');
  expect(results['denied']).toContain('The rule deny Bash(nc:*) covers');
  expect(results['denied_read']).toContain('The rule deny Read(private/**) covers');
  expect(results['denied_by_settings']).toContain('The rule deny Read(vault/**) covers');
  const scripts = evidence.map(({ record }) => record?.script ?? '').join('\n');
  expect(scripts).not.toMatch(/wget -q|; nc 127/);
  const denials = agents.find(({ agentType }) => agentType === 'Verification')?.denials ?? [];
  expect(denials.map(({ tool }) => tool).toSorted()).toEqual(['Bash', 'Bash', 'Read', 'Read']);
});

it('and the comment says so', { timeout: 240_000 }, async () => {
  const { comments } = await greatAttack();
  expect(comments.at(-1)?.body).toContain('4 tool calls denied');
});
