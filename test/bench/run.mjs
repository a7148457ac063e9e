// Prints what the committed bundle costs, as ratios, on this Node and on those given: `npm run bench -- /path/to/node24 …`.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startMessages } from './messages-server.mjs';
import { median, ratioOf, runToEnd } from './processes.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const bundle = path.join(root, 'dist/index.js');
const bare = path.join(import.meta.dirname, 'bare-request.mjs');
const rounds = 7;
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
  line('first model request / bare SDK script', await firstRequest(node, repository), 1.6);
  const requests = await requestsOfARun(node, repository);
  for (const [agent, kb] of requests.firstBytes)
    line(`${agent}: first request besides the task`, kb, agent.startsWith('Explore') ? 5.5 : null, 'KB');
  line('tools and system shared between siblings', requests.siblings, 1, '', 'least');
  line('each turn extends the one before', requests.turns, 1, '', 'least');
  const demo = await demoRun(node);
  line('verdict wall / time in which commands ran', demo.ratio, 1.15);
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
  const ours = () => untilFirst(node, [bundle, 'verify', '--base', 'main', '--quiet'], { cwd: repository });
  const theirs = () => untilFirst(node, [bare], { cwd: root });
  return ratioOf(rounds, ours, theirs);
}

async function untilFirst(node, args, { cwd }) {
  const server = await startMessages();
  const started = Date.now();
  const run = runToEnd([node, ...args], {
    cwd,
    env: { ANTHROPIC_API_KEY: 'bench-key-000000', ANTHROPIC_BASE_URL: server.url },
  });
  const first = await server.first(30_000);
  await run;
  await server.close();
  return first.at - started;
}

async function requestsOfARun(node, repository) {
  const server = await startMessages();
  const run = await runToEnd([node, bundle, 'verify', '--base', 'main', '--json', '--quiet'], {
    cwd: repository,
    env: { ANTHROPIC_API_KEY: 'bench-key-000000', ANTHROPIC_BASE_URL: server.url },
  });
  await server.close();
  const bodies = server.requests.map(({ body }) => body);
  const firsts = bodies.filter((body) => body.messages.length === 1);
  const agents = Map.groupBy ? Map.groupBy(firsts, prefixOf) : groupBy(firsts, prefixOf);
  const names = [...agents.values()].map((own) => [agentName(own), Math.max(...own.map(besidesTask)) / 1024]);
  const explores = firsts.filter((body) => agentName([body]).startsWith('Explore'));
  const siblings = explores.every((body) => prefixOf(body) === prefixOf(explores[0])) ? 1 : 0;
  return { firstBytes: names, siblings, turns: turnsExtend(bodies) ? 1 : 0, peakMb: run.peakMb };
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

/** Every request of an agent begins with all messages of its request before. */
function turnsExtend(bodies) {
  return bodies.every((body) => {
    if (body.messages.length === 1) return true;
    const messages = withoutCacheMarks(body.messages);
    const before = JSON.stringify(messages.slice(0, -2));
    return bodies.some(
      (other) =>
        prefixOf(other) === prefixOf(body) && JSON.stringify(withoutCacheMarks(other.messages)) === before,
    );
  });
}

function withoutCacheMarks(value) {
  return JSON.parse(JSON.stringify(value, (key, inner) => (key === 'cache_control' ? undefined : inner)));
}

async function demoRun(node) {
  const runs = [];
  for (let round = 0; round < 3; round += 1) {
    const run = await runToEnd([node, bundle, 'demo', '--change', 'right', '--json', '--quiet'], {
      cwd: work,
    });
    const { commands } = JSON.parse(run.stdout);
    runs.push({ ratio: run.wallMs / unionMs(commands), peakMb: run.peakMb });
  }
  return { ratio: median(runs.map(({ ratio }) => ratio)), peakMb: median(runs.map(({ peakMb }) => peakMb)) };
}

/** Milliseconds in which at least one command was running. */
function unionMs(commands) {
  const spans = commands
    .map(({ startedAt, durationMs }) => [Date.parse(startedAt), Date.parse(startedAt) + durationMs])
    .toSorted((a, b) => a[0] - b[0]);
  let total = 0;
  let end = 0;
  for (const [from, to] of spans) {
    total += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return total;
}
