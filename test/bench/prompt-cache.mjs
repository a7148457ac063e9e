// Prints which share of the tokens that agents send is read from a simulated prompt cache: `node test/bench/prompt-cache.mjs`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const test = [
  'run',
  '--config',
  'test/vitest.config.ts',
  '--silent=false',
  'test/runtime/prompt-cache.test.ts',
];
const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules/vitest/vitest.mjs'), ...test], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, GAINSAY_BENCH: '1' },
});
process.exitCode = status ?? 1;
