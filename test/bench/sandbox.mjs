// What a command costs at each level, interleaved, in milliseconds and as a ratio to starting `true` from Node:
// npx tsc -p src && node test/bench/sandbox.mjs [rounds]   (as root under `chrt -r 10` on a busy machine)
import { mkdir, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openBubblewrapRoot } from '../../build/sandbox/bubblewrap-root.js';
import { openBubblewrap } from '../../build/sandbox/bubblewrap.js';
import { openBare } from '../../build/sandbox/none.js';
import { probe } from '../../build/sandbox/probe.js';
import { openSeparateUser } from '../../build/sandbox/separate-user.js';
import { runProcess } from '../../build/workspace/process.js';
import { removeFolder } from '../../build/workspace/remove-folder.js';

const rounds = Number(process.argv[2] ?? 30);
const { signal } = new AbortController();
const folder = await mkdtemp(path.join(os.tmpdir(), 'gainsay-bench-'));
const [lower, upper, work] = ['lower', 'upper', 'work'].map((name) => path.join(folder, name));
await Promise.all([lower, upper, work].map((place) => mkdir(place)));
const overlay = [{ kind: 'overlay', lower: [lower], upper, work, at: '/room' }];

const options = { runFolder: folder };
const levels = [await openBare(options), await openBubblewrap(options)];
for (const open of [openBubblewrapRoot, openSeparateUser]) {
  const level = await open(options).catch(() => null);
  if (level !== null) levels.push(level);
}

const cases = {
  true: () =>
    runProcess({ argv: ['/bin/true'], cwd: '/', env: {}, timeoutMs: 9_999, maxOutputBytes: 99 }, signal),
};
for (const sandbox of levels) {
  cases[sandbox.level] = () => run(sandbox, []);
  if (!sandbox.mapsPaths) continue;
  cases[`${sandbox.level}, overlay`] = () => run(sandbox, overlay);
  cases[`${sandbox.level}, probe`] = () => probe(sandbox, { runFolder: folder, signal });
}

const times = Object.fromEntries(Object.keys(cases).map((name) => [name, []]));
for (let round = 0; round < rounds; round += 1)
  for (const [name, work] of Object.entries(cases)) {
    const began = performance.now();
    await work();
    times[name].push(performance.now() - began);
  }
for (const [name, list] of Object.entries(times))
  console.log(`${name}: ${median(list).toFixed(1)} ms, ${(median(list) / median(times.true)).toFixed(1)}x`);
await Promise.all(levels.map((sandbox) => sandbox.close()));
await removeFolder(folder);

function run(sandbox, mounts) {
  return sandbox.run(
    {
      argv: ['true'],
      cwd: '/tmp',
      env: { PATH: '/usr/bin:/bin' },
      mounts,
      network: { kind: 'none' },
      limits: { timeMs: 9_999, memoryBytes: 2 ** 30, processes: 64, fileBytes: 2 ** 30, outputBytes: 9_999 },
      stdoutFile: path.join(folder, 'stdout'),
      stderrFile: path.join(folder, 'stderr'),
    },
    signal,
  );
}

function median(list) {
  return list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)];
}
