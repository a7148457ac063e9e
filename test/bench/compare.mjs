// Gainsay beside another agent program, seen from outside: both play one script on the same kind of loopback server, and
// what each needs for it is printed as a ratio.
//
//   node test/bench/compare.mjs OTHER [NODE …]
//
// OTHER is asked by `OTHER -p QUESTION`. Gainsay is the bundle in dist/, or in the folder GAINSAY_BENCH_DIST, on this Node and
// on those given. Where others use the machine as well, believe the ratio of CPU time rather than that of the clock.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isTurn, startMessages, text, toolUse } from './messages-server.mjs';
import { median, startProgram } from './processes.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const bundle = path.join(path.resolve(process.env.GAINSAY_BENCH_DIST ?? path.join(root, 'dist')), 'index.js');
const rounds = Number(process.env.GAINSAY_BENCH_ROUNDS ?? 5);
const [otherProgram, ...nodes] = process.argv.slice(2);
if (!otherProgram) {
  console.error('Which program shall it be compared with? node test/bench/compare.mjs OTHER [NODE …]');
  process.exit(2);
}

const question = 'QUESTION: where is the needle?';
const search = 'SEARCH: find the needle';
const work = mkdtempSync(path.join(os.tmpdir(), 'gainsay-compare-'));
const repository = makeRepository(path.join(work, 'repository'));
const home = path.join(work, 'home');
mkdirSync(home);

try {
  const other = [path.resolve(otherProgram), '-p', question];
  for (const node of [process.execPath, ...nodes]) {
    console.log(`\nNode ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}`);
    await compare([node, bundle, 'ask', question], other);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function compare(ours, theirs) {
  // The first run of a program on a new home is another program.
  const pairs = [{ ours: await play(ours, 2), theirs: await play(theirs, 2) }];
  reportRequests(pairs[0]);
  pairs.length = 0;
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ ours: await play(ours, 1), theirs: await play(theirs, 1) });
  const ratio = (what, of, goal) =>
    line(
      what,
      pairs.map(({ ours, theirs }) => [of(ours), of(theirs)]),
      goal,
    );
  ratio('start to first request', ({ firstMs }) => firstMs, 0.5);
  ratio('the same in CPU time', ({ cpuMs }) => cpuMs, 0.5);
  ratio('start to end', ({ wallMs }) => wallMs);
  ratio('peak memory of the process', ({ peakMb }) => peakMb, 0.5);
  ratio('the same with its children', ({ treePeakMb }) => treePeakMb, 0.5);
  ratio(
    "bytes of the conversation's first request",
    ({ requests }) => firstOf(requests, 'conversation')?.bytes,
  );
  ratio("bytes of Explore's first request", ({ requests }) => firstOf(requests, 'Explore')?.bytes, 0.25);
  ratio('bytes of all requests', ({ requests }) => requests.reduce((sum, { bytes }) => sum + bytes, 0));
  ratio('requests for the script', ({ requests }) => requests.filter(isTurn).length, 1);
}

/** What is no number: how much is shared, and which requests there were. */
function reportRequests(pair) {
  for (const [whose, { requests, code, answer }] of Object.entries(pair)) {
    if (code !== 0 || !answer.includes('Found.'))
      console.log(`  ${whose}: ended with ${code}: ${answer.slice(-300)}`);
    for (const error of toolErrors(requests))
      console.log(`  ${whose}: a tool failed: ${error.slice(0, 200)}`);
    const explores = requests.filter(({ body }) => roleOf(body) === 'Explore');
    const firsts = explores.filter(({ body }) => !answered(body));
    const turns = ['conversation', 'Explore'].map((role) => turnsShare(requests, role));
    console.log(
      `  ${whose.padEnd(6)} tools and system shared between siblings: ${firsts.length < 2 ? 'not found' : sameFront(firsts)}` +
        `; between turns: ${turns.join(', ')}`,
    );
    for (const { method, path: at, body, bytes } of requests)
      console.log(
        `         ${`${method} ${at}`.padEnd(20)} ${roleOf(body).padEnd(12)} ${bytes} B ${partsOf(body)}`,
      );
  }
}

/** One run of the script: two tools of the conversation's first turn search by Explore and read, then it answers. */
async function play(argv, explores) {
  const server = await startMessages((body) => scripted(body, explores));
  const startedAt = Date.now();
  const run = startProgram(argv, {
    cwd: repository,
    env: {
      HOME: home,
      ANTHROPIC_API_KEY: 'bench-key-000000',
      ANTHROPIC_BASE_URL: server.url,
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      DISABLE_AUTOUPDATER: '1',
      DISABLE_ERROR_REPORTING: '1',
      DISABLE_TELEMETRY: '1',
    },
  });
  try {
    const { at } = await server.first(30_000);
    const cpuMs = run.cpuMs();
    const { wallMs, peakMb, treePeakMb, code, stdout, stderr } = await run.ended;
    const { requests } = server;
    return {
      firstMs: at - startedAt,
      cpuMs,
      wallMs,
      peakMb,
      treePeakMb,
      code,
      answer: stdout + stderr,
      requests,
    };
  } finally {
    run.interrupt();
    await run.ended;
    await server.close();
  }
}

function scripted(body, explores) {
  const tools = (body.tools ?? []).map(({ name }) => name);
  const role = roleOf(body);
  if (role === 'neither') return [text('Nothing.')];
  if (answered(body)) return [text('Found.')];
  if (role === 'Explore')
    return [
      tools.includes('Grep')
        ? toolUse('Grep', { pattern: 'needle' })
        : toolUse('Bash', { command: 'grep -rn needle .', description: 'Search for the needle' }),
    ];
  const agent = tools.includes('Agent') ? 'Agent' : 'Task';
  const explore = { subagent_type: 'Explore', description: 'Find the needle', prompt: search };
  return [
    ...Array.from({ length: explores }, () => toolUse(agent, explore)),
    toolUse('Read', { file_path: path.join('src', 'hay.js') }),
  ];
}

/** By the words of the script: only the conversation has heard the question. */
function roleOf({ messages = [] }) {
  const heard = JSON.stringify(messages);
  if (heard.includes(question)) return 'conversation';
  return heard.includes(search) ? 'Explore' : 'neither';
}

function answered({ messages = [] }) {
  return messages.some(({ role }) => role === 'assistant');
}

function firstOf(requests, role) {
  return requests.find(({ body }) => roleOf(body) === role);
}

function sameFront(requests) {
  return requests.every(({ body }) => frontOf(body) === frontOf(requests[0].body)) ? 'all' : 'not all';
}

function turnsShare(requests, role) {
  const own = requests.filter(({ body }) => roleOf(body) === role);
  return `${role} ${own.some(({ body }) => answered(body)) ? sameFront(own) : 'not found'}`;
}

function frontOf({ tools, system }) {
  return JSON.stringify([tools, system], (key, inner) => (key === 'cache_control' ? undefined : inner));
}

function partsOf({ tools, system, messages }) {
  const parts = Object.entries({ tools, system, messages }).filter(([, part]) => part !== undefined);
  return parts.map(([name, part]) => `${name} ${Buffer.byteLength(JSON.stringify(part))}`).join(', ');
}

function toolErrors(requests) {
  const blocks = requests.flatMap(({ body: { messages = [] } }) =>
    messages.flatMap(({ content }) => content),
  );
  return new Set(
    blocks.filter(({ is_error: failed }) => failed).map((block) => JSON.stringify(block.content)),
  );
}

function line(what, pairs, goal) {
  const found = pairs.filter((pair) => pair.every((value) => value > 0));
  if (found.length === 0) return console.log(`  ${what.padEnd(44)} not found`);
  const value = median(found.map(([one, other]) => one / other));
  const met = goal === undefined ? '' : `goal ${goal} ${value <= goal ? 'ok' : 'MISSED'}`;
  console.log(`  ${what.padEnd(44)} ${value.toFixed(2).padStart(6)} x  ${met}`);
}

function makeRepository(folder) {
  const git = (...args) => execFileSync('git', ['-C', folder, ...args]);
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "hay", "type": "module" }\n');
  writeFileSync(path.join(folder, 'src', 'hay.js'), '// the needle is here\nexport const hay = 1;\n');
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('-c', 'user.name=bench', '-c', 'user.email=bench@example.org', 'commit', '--quiet', '-m', 'Hay');
  return folder;
}
