// Shows that each row of the attack corpus can fail. For each layer of each row's defence: the sources are copied, the
// layer is taken out of the copy (NN-name.defence.json), a program is built from it, and the row's test is run against
// that program. It must fail, by an assertion. Nothing of this ships, and `npm test` does not run it: by hand,
//
//   node test/threats/without-defences.mjs [row …]      e.g. 04 33; without rows: all, about half a minute each
//
// Prints a table and exits with 1 when a row did not notice. Row 36, and the levels named in the table, want root.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { allDefences, patched } from './patches.mjs';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const longestMs = 400_000;

const wanted = process.argv.slice(2);
const defences = (await allDefences()).filter(
  ({ row }) => wanted.length === 0 || wanted.some((name) => row.startsWith(name)),
);
let unnoticed = 0;
console.log('| row | taken out | the test |\n|---|---|---|');
for (const defence of defences) {
  const outcome = await without(defence);
  if (!outcome.startsWith('fails:')) unnoticed += 1;
  console.log(`| ${defence.row} | ${defence.layer} | ${outcome} |`);
}
process.exitCode = unnoticed === 0 && defences.length > 0 ? 0 : 1;

/** How the row's test ends against a program without this layer, in words. */
async function without({ row, patches }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'gainsay-without-'));
  try {
    const program = await build(folder, patches);
    return await outcomeOf(`test/threats/${row}.test.ts`, { folder, program });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function build(folder, patches) {
  await Promise.all([
    cp(path.join(root, 'src'), path.join(folder, 'src'), { recursive: true }),
    cp(path.join(root, 'tsconfig.json'), path.join(folder, 'tsconfig.json')),
    cp(path.join(root, 'package.json'), path.join(folder, 'package.json')),
    symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules')),
  ]);
  for (const patch of patches) {
    const file = path.join(folder, patch.file);
    await writeFile(file, patched(await readFile(file, 'utf8'), patch));
  }
  const out = path.join(folder, 'build');
  const compiler = path.join(root, 'node_modules/.bin/tsc');
  await run(compiler, ['-p', 'src', '--noCheck', '--outDir', out], { cwd: folder, timeout: longestMs });
  await writeFile(path.join(out, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(path.join(out, 'post.js'), "import './index.js';\n");
  return path.join(out, 'index.js');
}

async function outcomeOf(test, { folder, program }) {
  const report = path.join(folder, 'report.json');
  const vitest = path.join(root, 'node_modules/.bin/vitest');
  const env = { ...process.env, GAINSAY_TEST_PROGRAM: program, GAINSAY_TEST_REPORT: report };
  const args = ['run', '--config', 'test/vitest.config.ts', test];
  await run(vitest, args, { cwd: root, env, timeout: longestMs }).catch(() => undefined);
  const { testResults } = JSON.parse(await readFile(report, 'utf8'));
  const results = testResults.flatMap((file) => file.assertionResults);
  const messages = results.flatMap(({ failureMessages = [] }) => failureMessages);
  if (results.length === 0 || testResults.some(({ message }) => message)) return 'CRASHED: no test was run';
  if (messages.length === 0) return 'PASSED: it did not notice';
  const others = messages.filter((message) => !message.startsWith('AssertionError'));
  if (others.length > 0) return `CRASHED: ${oneLine(others[0])}`;
  const failed = results.filter(({ status }) => status === 'failed').map(({ title }) => title);
  return `fails: ${failed.map(oneLine).join('; ')} (${oneLine(messages[0])})`;
}

function oneLine(text) {
  return text.split('\n')[0].replaceAll('|', '\\|').slice(0, 140);
}
