import { chmod, mkdir, open } from 'node:fs/promises';
import type { Server } from 'node:net';
import { once } from 'node:events';
import { constants } from 'node:fs';
import path from 'node:path';
import type { Mount } from '../types.ts';
import type { Network } from './open.ts';

/** A port of the namespace's loopback and the host server behind it (which listens on nothing yet). */
export type Route = { port: number; server: Server };

/**
 * What runs inside: listens on each port, joins every connection to a Unix socket that is mounted in, then runs the
 * command and ends with its status. Held as text because the bundle is one file. It has no power of its own: all
 * decisions are made by the servers outside.
 */
const inside = `
const net = require('node:net'), { spawn } = require('node:child_process'), { constants } = require('node:os');
const { exit } = process;
const [routes, command, ...rest] = process.argv.slice(1);
let waiting = 0;
for (const [port, socket] of JSON.parse(routes)) {
  waiting += 1;
  const join = (near) => {
    const far = net.connect({ path: socket, allowHalfOpen: true });
    const end = () => { near.destroy(); far.destroy(); };
    near.on('error', end); far.on('error', end);
    near.pipe(far); far.pipe(near);
  };
  net.createServer({ allowHalfOpen: true }, join).listen(port, '127.0.0.1', () => { waiting -= 1; if (waiting === 0) start(); });
}
function start() {
  const child = spawn(command, rest, { stdio: 'inherit' });
  child.on('error', (error) => { console.error(error.message); exit(127); });
  child.on('exit', (code, signal) => exit(code ?? 128 + constants.signals[signal]));
}`;

/**
 * Opens one Unix socket a route in the command's own folder, which goes with the command, and returns what the command
 * needs to reach them.
 */
export async function openRelay(routes: Route[], env: Record<string, string>, own: string): Promise<Network> {
  const folder = path.join(own, 'net');
  await mkdir(folder, { mode: 0o700 });
  // The path of a Unix socket has at most 107 bytes, whatever the folder's is.
  const handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  const sockets: Mount[] = [];
  for (const { port, server } of routes) {
    const from = path.join(folder, String(port));
    server.listen(`/proc/self/fd/${handle.fd}/${port}`);
    await once(server, 'listening');
    // The folder keeps others out; the command inside may be another user.
    await chmod(from, 0o666);
    sockets.push({ kind: 'read-only', from, at: `/.gainsay/${port}` });
  }
  const table = JSON.stringify(routes.map(({ port }) => [port, `/.gainsay/${port}`]));
  return {
    mounts: sockets,
    env,
    wrap: (argv) => [process.execPath, '-e', inside, '--', table, ...argv],
    async close() {
      await Promise.all(routes.map(({ server }) => closed(server)));
      await handle.close();
    },
  };
}

/** Whoever made a server ends its connections; here it only stops listening. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
