// Prints what a bundle costs, as ratios, on this Node and on those given: `npm run bench -- /path/to/node24 …`. Of the
// committed bundle, or of that in the folder GAINSAY_BENCH_DIST. On a machine that others use as well, believe the
// ratios of CPU time (children included) rather than those of the clock.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startMessages } from './messages-server.mjs';
import { median, ratioOf, runToEnd, startProgram } from './processes.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const bundle = path.join(path.resolve(process.env.GAINSAY_BENCH_DIST ?? path.join(root, 'dist')), 'index.js');
const bare = path.join(import.meta.dirname, 'bare-request.mjs');
const rounds = Number(process.env.GAINSAY_BENCH_ROUNDS ?? 7);
const work = mkdtempSync(path.join(os.tmpdir(), 'gainsay-bench-'));

try {
  for (const node of [process.execPath, ...process.argv.slice(2)]) await measure(node);
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function measure(node) {
  const { stdout } = await runToEnd([node, '--version']);
  console.log(`\nNode ${stdout.trim()}`);
  line('skipped event / node -e 0', await skippedEvent(node), 2.5);
  const repository = await demoRepository(node);
  const first = await firstRequest(node, repository);
  line('first model request / bare SDK script', first.wall, 1.6);
  line('the same in CPU time', first.cpu, null);
  const requests = await requestsOfARun(node, repository);
  for (const [agent, kb] of requests.firstBytes)
    line(`${agent}: first request besides the task`, kb, agent.startsWith('Explore') ? 5.5 : null, 'KB');
  line('tools and system shared between siblings', requests.siblings, 1, '', 'least');
  line('each turn extends the one before', requests.turns, 1, '', 'least');
  const demo = await keylessRun(node, repository);
  line('whole process / time in which commands ran', demo.ratio, 1.15);
  line('between first and last command / the same', demo.between, null);
  line('peak memory of the process, with a model', requests.peakMb, 100, 'MB');
  line('peak memory of the process, playbook', demo.peakMb, 100, 'MB');
}

function line(what, value, goal, unit = 'x', direction = 'most') {
  const met = goal === null ? '' : (direction === 'most' ? value <= goal : value >= goal) ? 'ok' : 'MISSED';
  console.log(
    `  ${what.padEnd(44)} ${value.toFixed(2).padStart(8)} ${unit.padEnd(3)} ${goal === null ? '' : `goal ${goal} ${met}`}`,
  );
}

async function skippedEvent(node) {
  const event = path.join(work, 'event.json');
  writeFileSync(event, JSON.stringify({ action: 'created' }));
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: event,
    GITHUB_REPOSITORY: 'o/r',
  };
  const skipped = async () => {
    const run = await runToEnd([node, bundle], { env });
    if (run.code !== 0) throw new Error(`the skipped event failed: ${run.stdout}${run.stderr}`);
    return run.wallMs;
  };
  return ratioOf(rounds * 2, skipped, async () => (await runToEnd([node, '-e', '0'])).wallMs);
}

async function demoRepository(node) {
  const into = path.join(work, `repository-${path.basename(path.dirname(path.dirname(node)))}-${Date.now()}`);
  await runToEnd([node, bundle, 'demo', '--change', 'right', '--into', into, '--quiet'], { cwd: work });
  return into;
}

/** From the start of the process to the arrival of its first request. */
async function firstRequest(node, repository) {
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    const ours = await untilFirst(node, [bundle, 'verify', '--base', 'main', '--quiet'], { cwd: repository });
    const theirs = await untilFirst(node, [bare], { cwd: root });
    pairs.push({ wall: ours.wallMs / theirs.wallMs, cpu: ours.cpuMs / theirs.cpuMs });
  }
  return { wall: median(pairs.map(({ wall }) => wall)), cpu: median(pairs.map(({ cpu }) => cpu)) };
}

async function untilFirst(node, args, { cwd }) {
  const server = await startMessages();
  const started = Date.now();
  const run = startProgram([node, ...args], {
    cwd,
    env: { ANTHROPIC_API_KEY: 'bench-key-000000', ANTHROPIC_BASE_URL: server.url },
  });
  const first = await server.first(30_000);
  const cpuMs = run.cpuMs();
  run.interrupt();
  await run.ended;
  await server.close();
  return { wallMs: first.at - started, cpuMs };
}

async function requestsOfARun(node, repository) {
  const server = await startMessages();
  const run = await runToEnd([node, bundle, 'verify', '--base', 'main', '--json', '--quiet'], {
    cwd: repository,
    env: { ANTHROPIC_API_KEY: 'bench-key-000000', ANTHROPIC_BASE_URL: server.url },
  });
  await server.close();
  const bodies = server.requests.map(({ body }) => body);
  const firsts = bodies.filter(isFirst);
  const agents = Map.groupBy ? Map.groupBy(firsts, prefixOf) : groupBy(firsts, prefixOf);
  const names = [...agents.values()].map((own) => [agentName(own), Math.max(...own.map(besidesTask)) / 1024]);
  const explores = firsts.filter((body) => agentName([body]).startsWith('Explore'));
  const siblings = explores.every((body) => prefixOf(body) === prefixOf(explores[0])) ? 1 : 0;
  return { firstBytes: names, siblings, turns: turnsExtend(bodies) ? 1 : 0, peakMb: run.peakMb };
}

/** Nobody has answered yet; the task may be several messages (Verification's holds what the opening found). */
function isFirst(body) {
  return body.messages.every(({ role }) => role === 'user');
}

function groupBy(list, key) {
  const groups = new Map();
  for (const entry of list) groups.set(key(entry), [...(groups.get(key(entry)) ?? []), entry]);
  return groups;
}

function prefixOf(body) {
  return JSON.stringify(withoutCacheMarks([body.tools, body.system]));
}

function agentName([body]) {
  const tools = (body.tools ?? []).map((tool) => tool.name);
  if (tools.includes('Verdict')) return 'Verification';
  return /plan/i.test(JSON.stringify(body.system).slice(0, 200)) ? 'Plan' : 'Explore';
}

/** The whole request less the text of its task, in bytes. */
function besidesTask(body) {
  const empty = { ...body, messages: body.messages.map((message) => ({ ...message, content: '' })) };
  return Buffer.byteLength(JSON.stringify(empty));
}

/** Every later request of an agent begins with all messages of one before; what was added may be several messages. */
function turnsExtend(bodies) {
  return bodies.every((body) => {
    if (isFirst(body)) return true;
    const messages = withoutCacheMarks(body.messages).map((message) => JSON.stringify(message));
    return bodies.some((other) => {
      const before = withoutCacheMarks(other.messages).map((message) => JSON.stringify(message));
      const shorter = before.length < messages.length && prefixOf(other) === prefixOf(body);
      return shorter && before.every((message, index) => message === messages[index]);
    });
  });
}

function withoutCacheMarks(value) {
  return JSON.parse(JSON.stringify(value, (key, inner) => (key === 'cache_control' ? undefined : inner)));
}

/** Of the whole process, on a repository that is there: with the time in which Gainsay starts, prepares and reports. */
async function keylessRun(node, repository) {
  const runs = [];
  for (let round = 0; round < 3; round += 1) {
    const run = await runToEnd([node, bundle, 'verify', '--base', 'main', '--json', '--quiet'], {
      cwd: repository,
    });
    const { commands } = JSON.parse(run.stdout);
    const { unionMs, spanMs } = timesOf(commands);
    runs.push({ ratio: run.wallMs / unionMs, between: spanMs / unionMs, peakMb: run.peakMb });
  }
  const middle = (name) => median(runs.map((run) => run[name]));
  return { ratio: middle('ratio'), between: middle('between'), peakMb: middle('peakMb') };
}

/** Milliseconds in which at least one command was running, and from the first start to the last end. */
function timesOf(commands) {
  const spans = commands
    .map(({ startedAt, durationMs }) => [Date.parse(startedAt), Date.parse(startedAt) + durationMs])
    .toSorted((a, b) => a[0] - b[0]);
  const start = spans[0][0];
  let total = 0;
  let end = 0;
  for (const [from, to] of spans) {
    total += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return { unionMs: total, spanMs: end - start };
}
