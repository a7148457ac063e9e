// Read, Grep and Glob run in the program that holds the secrets: /proc is closed to them, whatever it is called.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';
import { leaksIn } from './sinks.ts';

it('no tool opens a file of /proc', { timeout: 240_000 }, async () => {
  const { sinks, secrets, results } = await greatAttack();
  const closed = '/proc, /sys and /dev are closed to every tool';
  for (const tag of [
    'read_self',
    'read_one',
    'read_root',
    'read_up',
    'grep_proc',
    'explore_read',
    'plan_read',
  ])
    expect(`${tag}: ${results[tag]}`).toContain(closed);
  expect(results['read_link']).toBe('environ is a link to a place outside the repository');
  expect(leaksIn(sinks, secrets)).toEqual([]);
});

it('and the shell finds there only what belongs to itself', { timeout: 240_000 }, async () => {
  const { results } = await greatAttack();
  expect(results['environs']).toContain('looked');
  expect(results['environs']).not.toContain('GITHUB_');
});
