// Hits main at random moments and looks at what is left: `node test/faults/kill.mjs --moments 20 [--signal SIGKILL]
// [--sandbox none] [--seed 7] [--uid 65534] [--program dist/index.js]`. Prints the seed and counts; exit 1 when one of
// them is not 0. Without --signal: SIGINT, SIGTERM and SIGKILL one after the other.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const text = { type: 'string' };
const { values } = parseArgs({
  options: { moments: text, signal: text, sandbox: text, seed: text, uid: text, program: text },
});
const { module } = await runnerImport(path.join(import.meta.dirname, 'killed-runs.ts'), {
  root,
  logLevel: 'error',
});

const seed = Number(values.seed ?? Date.now() % 1_000_000);
const signals = values.signal === undefined ? ['SIGKILL', 'SIGINT', 'SIGTERM'] : [String(values.signal)];
let bad = 0;
for (const signal of signals) {
  console.log(`${signal}, seed ${seed}`);
  const counts = await module.killRuns({
    program: path.resolve(root, values.program ?? 'dist/index.js'),
    signal,
    moments: Number(values.moments ?? 20),
    seed,
    sandbox: values.sandbox === 'none' ? 'none' : 'auto',
    ...(values.uid === undefined ? {} : { uid: Number(values.uid) }),
    tell: (line) => console.log(`  ${line}`),
  });
  const { runs, hit, comments, falselyGreen, untrue, hangs, leftovers } = counts;
  const faults = { 'falsely green': falselyGreen, untrue, hangs, leftovers };
  for (const [name, list] of Object.entries(faults))
    for (const fault of list) console.log(`  ${name}: ${fault}`);
  const line = Object.entries(faults).map(([name, list]) => `${name}: ${list.length}`);
  console.log(`${signal}: runs ${runs}, hit ${hit}, comments ${comments}, ${line.join(', ')}`);
  bad += comments === 1 ? 0 : 1;
  for (const list of Object.values(faults)) bad += list.length;
}
process.exit(bad === 0 ? 0 : 1);
