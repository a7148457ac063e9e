// What 500 runs leave behind, and what a turn costs besides its tools: `node --expose-gc test/bench/clean-up.mjs [runs]`.
// Builds the sources first. Ends with 1 when a goal is missed.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readFileSync } from 'node:fs';

const root = path.resolve(import.meta.dirname, '../..');
execFileSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', 'src'], {
  cwd: root,
});
const load = (file) => import(path.join(root, 'build', file));
const [
  { createBudget },
  { createHost },
  { startAgent },
  { openTrace, traceFile },
  { DeadlinePassed },
  { z },
] = await Promise.all([
  load('runtime/budget.js'),
  load('runtime/host.js'),
  load('runtime/start.js'),
  load('runtime/trace.js'),
  load('base/abort.js'),
  load('base/zod.js'),
]);

const runs = Number(process.argv[2] ?? 500);
const endings = ['succeeds', 'throws', 'is aborted', 'times out', 'is left early'];
const work = await mkdtemp(path.join(os.tmpdir(), 'gainsay-clean-up-'));
let missed = false;
const tools = [
  // oxlint-disable-next-line require-yield -- it has no progress
  tool('Big', async function* () {
    return { content: 'x'.repeat(100_000), isError: false };
  }),
  tool('Slow', async function* (_input, { signal }) {
    yield { type: 'progress', text: 'going' };
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve, { once: true });
    });
    return { content: 'stopped', isError: true };
  }),
  // oxlint-disable-next-line require-yield -- it has no progress
  tool('Shell', async function* (_input, { defer }) {
    const child = spawn('sleep', ['600'], { stdio: 'ignore' });
    const gone = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    defer(() => {
      child.kill('SIGKILL');
      return gone;
    });
    return { content: 'started', isError: false };
  }),
];
const allowed = tools.map(({ name }) => ({ tool: name, source: 'job', text: name }));

try {
  await batch(endings.length * 4, { shells: true });
  const before = await standing();
  await batch(runs, { shells: true });
  const after = await standing();
  console.log(`\n${runs} runs: ${endings.join(', ')}`);
  line('handles more than before', after.handles - before.handles, 0);
  line('processes left', after.processes, 0);
  line('files but transcripts and traces', after.files, 0);
  line('heap growth', (after.heap - before.heap) / 2 ** 20, 30, 'MB');
  line('CPU a turn besides tools', await cpuOfATurn(), 3, 'ms');
} finally {
  await rm(work, { recursive: true, force: true });
}
// What was left running would keep this process.
process.exit(missed ? 1 : 0);

function line(what, value, goal, unit = '') {
  missed ||= value > goal;
  const met = value <= goal ? 'ok' : 'MISSED';
  console.log(`  ${what.padEnd(44)} ${value.toFixed(2).padStart(8)} ${unit.padEnd(3)} goal ${goal} ${met}`);
}

async function batch(count, options) {
  for (let n = 0; n < count; n += 1) await play(endings[n % endings.length], options);
}

/** One run in a host of its own, each of its answers asks for 100 KB. */
async function play(ending, { shells = false, turns = 4 } = {}) {
  const folder = await mkdtemp(path.join(work, 'run-'));
  const cancel = new AbortController();
  const trace = await openTrace(traceFile(folder));
  const { host, tasks } = createHost({
    model: 'scripted',
    models: { model: scripted(ending, turns), resolve: (name) => name, price: () => 0 },
    permissions: () => ({
      mode: 'dontAsk',
      rules: { deny: [], ask: [], allow: allowed },
      avoidPrompts: true,
      sandboxed: true,
    }),
    jobSignal: cancel.signal,
    tools: { root: folder, readOnlyShell: false, designedBy: 'model' },
    claudeMd: null,
    gitStatus: null,
    runFolder: folder,
    budget: createBudget({}),
    observe: (event) => trace.observe(event),
  });
  const run = startAgent({
    definition: { type: 'T', whenToUse: '', source: 'built-in', systemPrompt: () => `You are ${folder}.` },
    description: ending,
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'Do it.' }] }],
    parent: host,
    isAsync: false,
    availableTools: tools.filter(({ name }) => shells || name !== 'Shell'),
  });
  for await (const event of run) {
    if (event.type !== 'tool-progress') continue;
    if (ending === 'is left early') break;
    cancel.abort(ending === 'times out' ? new DeadlinePassed(1) : new Error('enough'));
  }
  await tasks.joinAll(1_000);
  await trace.close();
}

function tool(name, execute) {
  return {
    name,
    inputSchema: () => ({ type: 'object' }),
    schema: () => Promise.resolve(z.record(z.string(), z.unknown())),
    description: () => name,
    readOnly: () => true,
    concurrent: () => true,
    execute,
  };
}

function scripted(ending, turns) {
  let n = 0;
  return {
    name: 'scripted',
    async *turn({ tools: specs, model }) {
      n += 1;
      yield { type: 'first-byte' };
      if (n === turns && ending === 'throws') throw new Error('the model is down');
      const shell = n === 1 && specs.some(({ name }) => name === 'Shell');
      const stuck = n === turns && ending !== 'succeeds';
      const name = stuck ? 'Slow' : shell ? 'Shell' : 'Big';
      const content =
        n === turns && ending === 'succeeds' ? [{ type: 'text', text: 'done' }] : [use(name, n)];
      const usage = { input: 10, output: 5, cacheRead: 0, cacheWrite5m: 0, cacheWrite1h: 0 };
      const stopReason = content[0].type === 'text' ? 'end_turn' : 'tool_use';
      return { message: { role: 'assistant', content }, stopReason, usage, model, brokenCalls: {} };
    },
  };
}

function use(name, n) {
  return { type: 'tool_use', id: `toolu_${n}`, name, input: { n } };
}

async function cpuOfATurn() {
  const turns = 50;
  const count = 20;
  await play('succeeds', { turns });
  const before = process.cpuUsage();
  for (let n = 0; n < count; n += 1) await play('succeeds', { turns });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / (turns * count);
}

async function standing() {
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  globalThis.gc();
  globalThis.gc();
  const files = await readdir(work, { recursive: true, withFileTypes: true });
  const strange = files.filter(
    (file) => file.isFile() && !/^(agent-\w+\.jsonl|trace\.json)$/.test(file.name),
  );
  return {
    handles: process.getActiveResourcesInfo().filter((name) => !/^(PipeWrap|TTYWrap)$/.test(name)).length,
    processes: children(),
    files: strange.length,
    heap: process.memoryUsage().heapUsed,
  };
}

/** Of this process, as the kernel lists them (Linux); those that nobody has waited for included. */
function children() {
  const list = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim();
  return list === '' ? 0 : list.split(/\s+/).length;
}
