import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openBubblewrapRoot } from '../../src/sandbox/bubblewrap-root.ts';
import { openBubblewrap } from '../../src/sandbox/bubblewrap.ts';
import { baseEnvironment } from '../../src/sandbox/environment.ts';
import { openBare } from '../../src/sandbox/none.ts';
import { runPiped } from '../../src/sandbox/piped.ts';
import type { Piped } from '../../src/sandbox/piped.ts';
import { openSeparateUser } from '../../src/sandbox/separate-user.ts';
import type { Sandbox } from '../../src/sandbox/types.ts';
import { limits } from './contained.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const isRoot = process.getuid?.() === 0;
const levels: [string, boolean, (options: { runFolder: string }) => Promise<Sandbox>][] = [
  ['none', true, openBare],
  ['bubblewrap', true, openBubblewrap],
  ['bubblewrap-root', isRoot, openBubblewrapRoot],
  ['separate-user', isRoot, openSeparateUser],
];

async function text(piped: Piped, stream: 'stdout' | 'stderr'): Promise<string> {
  let whole = '';
  piped[stream].setEncoding('utf8').on('data', (chunk: string) => (whole += chunk));
  await once(piped[stream], 'close');
  return whole;
}

describe.each(levels)('a piped command on level %s', (_level, possible, open) => {
  async function start(script: string, signal = new AbortController().signal) {
    const folder = await mkdtemp(path.join(tmpdir(), 'gainsay-piped-'));
    closers.push(() => rm(folder, { recursive: true }));
    const sandbox = await open({ runFolder: folder });
    closers.push(() => sandbox.close());
    const rooms = path.join(sandbox.rooms ?? folder, 'servers');
    await mkdir(rooms);
    const room = path.join(rooms, 'room');
    await mkdir(room, { mode: 0o755 });
    const at = sandbox.mapsPaths ? '/gainsay/tree' : room;
    const piped = await runPiped(
      sandbox,
      {
        argv: ['sh', '-c', script],
        cwd: at,
        env: baseEnvironment({ home: '/tmp' }),
        mounts: [{ kind: 'read-only', from: room, at }],
        network: { kind: 'none' },
        limits,
      },
      { folder: rooms, signal },
    );
    closers.push(() => piped.stop());
    return { piped, left: async () => (await readdir(rooms)).filter((name) => name.startsWith('pipes-')) };
  }

  it.runIf(possible)('is talked to, and its streams end with it', async () => {
    const { piped, left } = await start('read -r line; echo "heard $line"; echo oops >&2; exit 3');
    const [out, err] = [text(piped, 'stdout'), text(piped, 'stderr')];
    piped.stdin.write('hello\n');
    expect(await piped.exit).toEqual({ kind: 'code', code: 3 });
    expect([await out, await err]).toEqual(['heard hello\n', 'oops\n']);
    await piped.stop();
    expect(await left()).toEqual([]);
  });

  it.runIf(possible)(
    'that does not listen is gone when it has been stopped, with all that it started',
    async () => {
      const { piped, left } = await start('trap "" TERM; (sleep 1000; echo late) & echo up; sleep 1000');
      let seen = '';
      piped.stdout.setEncoding('utf8').on('data', (chunk: string) => (seen += chunk));
      await once(piped.stdout, 'data');
      await piped.stop();
      expect((await piped.exit).kind).toBe('cancelled');
      expect(seen).toBe('up\n');
      expect(await left()).toEqual([]);
    },
  );
});
