import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { builtProgram } from '../scenarios/bundle.ts';

beforeAll(builtProgram, 240_000);

/** bubblewrap dies with its parent only once it has asked for that: a parent that dies earlier must be noticed too. */
it.each(['bubblewrap', 'bubblewrap-root'])(
  'a command of %s ends with whoever runs it, killed at any moment of its start',
  { timeout: 120_000 },
  async (level) => {
    const left: number[] = [];
    for (let afterMs = 0; afterMs <= 60; afterMs += 5)
      if ((await leftOf(level, afterMs)) > 0) left.push(afterMs);
    expect(left).toEqual([]);
  },
);

async function leftOf(level: string, afterMs: number): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gainsay-starting-'));
  const module = pathToFileURL(path.join(path.dirname(await builtProgram()), 'sandbox', `${level}.js`)).href;
  const script = `
    import { mkdirSync } from 'node:fs';
    import * as level from ${JSON.stringify(module)};
    const [lower, upper, work] = ['l', 'u', 'w'].map((name) => ${JSON.stringify(folder)} + '/' + name);
    for (const made of [lower, upper, work]) mkdirSync(made);
    const [open] = Object.values(level);
    const sandbox = await open({ runFolder: ${JSON.stringify(folder)} });
    process.stdout.write('now');
    await sandbox.run({
      argv: ['sleep', '60'], cwd: '/room', env: { PATH: '/usr/bin:/bin' }, network: { kind: 'none' },
      mounts: [{ kind: 'overlay', lower: [lower], upper, work, at: '/room' }],
      limits: { timeMs: 60000, memoryBytes: 2 ** 28, processes: 64, fileBytes: 2 ** 20, outputBytes: 65536 },
      stdoutFile: ${JSON.stringify(folder)} + '/o', stderrFile: ${JSON.stringify(folder)} + '/e',
    }, new AbortController().signal);`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(runner.stdout, 'data');
    await sleep(afterMs);
    runner.kill('SIGKILL');
    await once(runner, 'exit');
    for (let waited = 0; waited < 1_000 && processesWith(folder).length > 0; waited += 100) await sleep(100);
    return processesWith(folder).length;
  } finally {
    runner.kill('SIGKILL');
    spawnSync('kill', ['-9', ...processesWith(folder).map(String)]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** The folder stands in the command lines of all that belong to the sandbox. */
function processesWith(folder: string): number[] {
  const list = execFileSync('ps', ['-eo', 'pid,args']).toString().split('\n');
  return list.filter((line) => line.includes(folder)).map((line) => Number(line.trim().split(' ')[0]));
}
