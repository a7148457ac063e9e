import type { Network } from './open.ts';
import { openProxyRoute } from './proxy-route.ts';
import { registriesOfMachine } from './registries.ts';
import { openRelay } from './relay.ts';

/** Package registries through a proxy of ours, for dependency set-up. `hosts`: more of them, from the trusted configuration. */
export async function openSetUp(hosts: string[], own: string): Promise<Network> {
  const registries = await registriesOfMachine(hosts);
  const allowedAre = 'package registries of this machine and install.hosts';
  const proxy = openProxyRoute({ allowed: registries.hosts, allowedAre });
  const relay = await openRelay([proxy.route], { ...proxy.env, ...registries.env }, own);
  return {
    ...relay,
    mounts: [...proxy.mounts, ...relay.mounts],
    async close() {
      proxy.end();
      await relay.close();
    },
  };
}
