import type { Network } from './open.ts';

export async function openSetUp(hosts: string[]): Promise<Network> {
  throw new TypeError(`not yet ${hosts.length}`);
}
