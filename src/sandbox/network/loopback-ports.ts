import net from 'node:net';
import type { Network } from './open.ts';
import { openRelay } from './relay.ts';

/** Joins ports of the namespace's loopback to the same ports of the host's, and to no others. */
export async function openLoopbackPorts(ports: number[], own: string): Promise<Network> {
  const open = new Set<net.Socket>();
  const routes = ports.map((port) => ({
    port,
    server: net.createServer({ allowHalfOpen: true }, (near) => join(near, port, open)),
  }));
  const relay = await openRelay(routes, {}, own);
  return {
    ...relay,
    async close() {
      for (const socket of open) socket.destroy();
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
