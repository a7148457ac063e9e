import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What lies in wait outside of the sandbox: a listener, a daemon's socket, a mark by which processes are found. */
export type Bait = {
  /** On loopback; writes down all that it is sent. */
  port: number;
  /** A Unix socket that everybody may connect to, where daemons have theirs. */
  socket: string;
  /** What came in: one text a connection, led by the door it came through. */
  caught: string[];
  /** A number that nobody else sleeps for, so that a process that carries it is found again. */
  mark: string;
  /** Ends every process that carries the mark; their command lines. */
  endSurvivors(): string[];
  close(): Promise<void>;
};

export async function openBait(): Promise<Bait> {
  const caught: string[] = [];
  const isRoot = process.getuid?.() === 0;
  // Only root may put a socket beside those of the daemons.
  const folder = await mkdtemp(path.join(isRoot ? '/run' : tmpdir(), 'gainsay-bait-'));
  chmodSync(folder, 0o755);
  const socket = path.join(folder, 'daemon.sock');
  const door = (name: string) =>
    net.createServer((connection) => {
      const index = caught.push(`${name}: `) - 1;
      connection.setEncoding('latin1');
      connection.on('data', (text) => (caught[index] += String(text)));
      connection.on('error', () => connection.destroy());
      connection.end('HTTP/1.1 200 OK\r\ncontent-length: 6\r\nconnection: close\r\n\r\ntaken\n');
    });
  const [tcp, unix] = [door('tcp'), door('socket')];
  tcp.listen(0, '127.0.0.1');
  unix.listen(socket);
  await Promise.all([once(tcp, 'listening'), once(unix, 'listening')]);
  chmodSync(socket, 0o666);
  const address = tcp.address();
  const mark = `7${randomBytes(4).readUInt32BE().toString().padStart(10, '0')}`;
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    socket,
    caught,
    mark,
    endSurvivors: () => endWith(mark),
    async close() {
      tcp.close();
      unix.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function endWith(mark: string): string[] {
  const found = readdirSync('/proc').flatMap((pid) => {
    const line = /^\d+$/.test(pid) ? commandLine(pid) : '';
    return line.includes(mark) ? [{ pid: Number(pid), line }] : [];
  });
  for (const { pid } of found) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself meanwhile.
    }
  }
  return found.map(({ line }) => line);
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
