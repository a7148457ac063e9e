import net from 'node:net';
import type { Network } from './open.ts';
import { openProxyRoute } from './proxy-route.ts';
import { listedHosts } from './registries.ts';
import { openRelay } from './relay.ts';

/**
 * What the trusted configuration lists, and nothing else: `ports` of the host's loopback at the same ports of the
 * namespace's, and `hosts` (`host` or `host:port`) through a proxy of ours.
 */
export async function openListed(
  { ports, hosts }: { ports: number[]; hosts: string[] },
  own: string,
): Promise<Network> {
  const open = new Set<net.Socket>();
  const services = [...new Set(ports)].map((port) => ({
    port,
    server: net.createServer({ allowHalfOpen: true }, (near) => join(near, port, open)),
  }));
  const allowed = listedHosts(hosts);
  const proxy = allowed.length === 0 ? null : openProxyRoute({ allowed, allowedAre: 'network.hosts' }, ports);
  const relay = await openRelay(
    proxy === null ? services : [...services, proxy.route],
    proxy === null ? {} : proxy.env,
    own,
  );
  return {
    ...relay,
    mounts: [...(proxy?.mounts ?? []), ...relay.mounts],
    async close() {
      for (const socket of open) socket.destroy();
      proxy?.end();
      await relay.close();
    },
  };
}

function join(near: net.Socket, port: number, open: Set<net.Socket>): void {
  const far = net.connect({ host: '127.0.0.1', port, allowHalfOpen: true });
  const end = (): void => {
    for (const socket of [near, far]) {
      socket.destroy();
      open.delete(socket);
    }
  };
  for (const socket of [near, far]) {
    open.add(socket);
    socket.on('error', end);
    socket.on('close', end);
  }
  near.pipe(far);
  far.pipe(near);
}
