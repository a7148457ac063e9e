// Links that lead out, a submodule with commands, and settings in the checkout by which git would run programs:
// monitor, hooks, filters named by .gitattributes, external diff, pager.
import path from 'node:path';
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';
import { leaksIn } from './sinks.ts';

it('git runs nothing', { timeout: 240_000 }, async () => {
  const { filesAfter } = await greatAttack();
  expect(filesAfter).toContain('evil-23.sh');
  expect(filesAfter.filter((file) => path.basename(file) === 'pwned-23')).toEqual([]);
});

it('links are followed only while they stay inside', { timeout: 240_000 }, async () => {
  const { results, sinks, secrets } = await greatAttack();
  expect(results['read_link']).toBe('environ is a link to a place outside the repository');
  expect(results['read_outside']).toBe('outside/passwd is a link to a place outside the repository');
  expect(results['glob_proc']).toBe('[no file matches outside/*]');
  expect(leaksIn(sinks, secrets)).toEqual([]);
});
