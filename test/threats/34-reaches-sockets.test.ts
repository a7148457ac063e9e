// Sockets of daemons (docker, containerd, ssh-agent, dbus) stand in /run: whoever can connect to one owns the machine.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';

it('no socket of the machine is there', { timeout: 240_000 }, async () => {
  const { results, caught } = await greatAttack();
  const lines = results['sockets']?.split('\n') ?? [];
  expect(lines.slice(lines.indexOf('sockets-begin'))).toEqual(['sockets-begin', 'ENOENT']);
  expect(caught).toEqual([]);
});
