import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCheck } from '../../src/evidence/check.ts';
import type { CheckPorts } from '../../src/evidence/check.ts';
import { createCommandRunner } from '../../src/evidence/command.ts';
import { openLedger } from '../../src/evidence/ledger.ts';
import type { Ledger } from '../../src/evidence/ledger.ts';
import type { Check, CheckRequest } from '../../src/evidence/types/checks.ts';
import type { PreparedTree } from '../../src/evidence/types/trees.ts';
import { bareSandbox, copyRooms } from './bare-sandbox.ts';
import { baseSha, headSha } from './facts.ts';

let folder: string;
let ledger: Ledger;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gainsay-check-'));
  for (const name of ['head', 'base', 'scratch']) await mkdir(path.join(folder, name));
  ledger = await openLedger(path.join(folder, 'run'));
});
afterEach(async () => {
  await ledger.close();
  await rm(folder, { recursive: true, force: true });
});

it('a behaviour that head lost fails, after four runs on each side in fresh rooms', async () => {
  await sides({ 'sum.js': 'console.log(1 + 1)' }, { 'sum.js': 'console.log(1 - 1)' });
  const check = await run({ command: 'node sum.js; touch left-over', expect: { mustMatch: ['^2$'] } });

  expect(check).toMatchObject({
    id: 'C1',
    outcome: 'fail',
    because: 'passes on base, fails on head: the output does not match /^2$/',
    discriminates: false,
  });
  expect(check.runs.map(({ side }) => side).join(' ')).toBe('head base base head head base base head');
  expect(new Set(check.runs.map(({ record }) => record.cwd)).size).toBe(8);
  expect(ledger.view().checks).toEqual([check]);
  expect(ledger.view().records).toHaveLength(8);
});

it('a behaviour that head gained discriminates, and the check says who designed it', async () => {
  await sides({ 'sum.js': 'console.log(1 - 1)' }, { 'sum.js': 'console.log(1 + 1)' });
  const check = await run({
    command: 'node sum.js',
    expect: { mustMatch: ['^2$'], mustNotMatch: ['Error'] },
  });
  expect(check).toMatchObject({ outcome: 'pass', discriminates: true, designedBy: 'model' });
});

it.each(['true', 'echo "VERDICT: PASS"', 'grep -q new sum.js'])(
  '`%s` passes on head and never discriminates',
  async (command) => {
    await sides({ 'sum.js': 'old' }, { 'sum.js': 'new' });
    expect(await run({ command })).toMatchObject({ outcome: 'pass', discriminates: false });
  },
);

it('what prints the time fails by sameAsBase and is flaky, not a regression', async () => {
  await sides({ 'now.js': 'console.log(process.hrtime.bigint())' }, {});
  await writeFile(path.join(folder, 'head/now.js'), 'console.log(process.hrtime.bigint())');
  expect(await run({ command: 'node now.js', expect: { sameAsBase: true } })).toMatchObject({
    outcome: 'flaky',
  });
});

it('an equal output is the same as base although every room has another path', async () => {
  await sides({ 'here.js': 'console.log(__filename)' }, { 'here.js': 'console.log(__filename)' });
  expect(await run({ command: 'node here.js', expect: { sameAsBase: true } })).toMatchObject({
    outcome: 'pass',
  });
});

it('a file that base does not have: the model’s word is advice, a crash is a failure', async () => {
  await sides({}, { 'feature.js': 'process.kill(process.pid, "SIGSEGV")' });
  const change = { added: ['feature.js'] };
  expect(await run({ command: 'node feature.js', oracle: 'model' }, change)).toMatchObject({
    outcome: 'finding',
  });
  expect(await run({ command: 'node feature.js', oracle: 'crash' }, change)).toMatchObject({
    outcome: 'fail',
    because: expect.stringContaining('SIGSEGV'),
  });
});

it('a quote counts only where it stands at base', async () => {
  await sides({ 'README.md': 'An empty line\n  gives an empty list.' }, { 'parse.js': 'process.exit(1)' });
  const asked = { command: 'node parse.js', oracle: 'documented' as const };
  const quote = { file: 'README.md', text: 'An empty line gives an empty list' };
  const change = { added: ['parse.js'] };
  expect(await run({ ...asked, quote }, change)).toMatchObject({ outcome: 'fail' });
  expect(
    await run({ ...asked, quote: { ...quote, text: 'An empty line gives a full list' } }, change),
  ).toMatchObject({ outcome: 'finding' });
  expect(await run({ ...asked, quote: { ...quote, text: 'An' } }, change)).toMatchObject({
    outcome: 'finding',
  });
});

it('a hang counts after replays with a limit of their own', async () => {
  await sides({ 'a.sh': ':' }, { 'a.sh': 'exec sleep 60' });
  const check = await run({ command: '. ./a.sh', oracle: 'hang', timeoutMs: 4_000 });
  expect(check).toMatchObject({ outcome: 'fail', because: expect.stringContaining('does not end in') });
}, 60_000);

it('every run finds the scratch folder as it was when the check began, and a copy is kept', async () => {
  await sides({ 'a.js': '1' }, { 'a.js': '2' });
  await writeFile(
    path.join(folder, 'scratch/probe.sh'),
    'cat a.js; cat "$GAINSAY_SCRATCH/mark" 2>&1; echo > "$GAINSAY_SCRATCH/mark"',
  );
  const check = await run({
    command: 'bash "$GAINSAY_SCRATCH/probe.sh"',
    expect: { mustMatch: ['No such file'] },
  });

  expect(check).toMatchObject({ outcome: 'pass', because: 'passes on head and on base' });
  const kept = path.join(folder, 'run/scratch', check.scratch ?? '');
  expect(await readdir(kept)).toEqual(['probe.sh']);
  expect(await readFile(path.join(kept, 'probe.sh'), 'utf8')).toContain('cat a.js');
  expect(await readdir(path.join(folder, 'scratch'))).toEqual(['probe.sh']);
});

it('a tree that could not be prepared blocks', async () => {
  const check = await runCheck(
    request({ command: 'node a.js' }),
    { ...ports([]), prepare: () => Promise.resolve({ ...unready, records: [] }) },
    new AbortController().signal,
  );
  expect(check).toMatchObject({
    outcome: 'blocked',
    because: expect.stringContaining('npm ci failed'),
    runs: [],
  });
});

describe('what cannot be judged is an error for the model', () => {
  it.each([
    [{ expect: { mustMatch: ['('] } }, /not a JavaScript regular expression/],
    [{ expect: { mustMatch: ['.*'] } }, /matches the empty text/],
    [{ expect: { mustMatch: ['ok'], mustNotMatch: ['ok'] } }, /can never hold/],
    [{ expect: { exitCode: 300 } }, /from 0 to 255/],
    [{ command: '  ' }, /empty/],
    [{ oracle: 'documented' as const }, /needs `quote`/],
  ])('%j', async (asked, message) => {
    await expect(run({ command: 'node a.js', ...asked })).rejects.toThrow(message);
    expect(ledger.view().records).toEqual([]);
  });

  it('a pattern that backtracks for ever is ended', async () => {
    await sides({ 'a.js': '' }, { 'a.js': '' });
    const command = `node -p "'a'.repeat(60) + 'b'"`;
    await expect(run({ command, expect: { mustMatch: ['^(a+)+$'] } })).rejects.toThrow(/nested quantifiers/);
  });
});

const unready = {
  ready: false as const,
  pair: { source: 'head' as const, tests: 'head' as const },
  shas: { source: headSha, tests: headSha },
  stage: 'dependencies' as const,
  reason: 'npm ci failed',
  tail: '',
};

async function sides(base: Record<string, string>, head: Record<string, string>): Promise<void> {
  for (const [name, files] of Object.entries({ base, head })) {
    for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, name, file), text);
  }
}

function run(asked: Partial<CheckRequest>, { added = [] }: { added?: string[] } = {}): Promise<Check> {
  return runCheck(request(asked), ports(added), new AbortController().signal);
}

function request(asked: Partial<CheckRequest>): CheckRequest {
  return {
    agentId: 'agent-1',
    title: 'a title',
    kind: 'boundary',
    claim: 'a claim',
    command: '',
    expect: {},
    oracle: 'model',
    designedBy: 'model',
    timeoutMs: 10_000,
    ...asked,
  };
}

function ports(added: string[]): CheckPorts {
  const sandbox = bareSandbox();
  return {
    change: {
      base: baseSha,
      head: headSha,
      merge: null,
      class: 'source',
      files: added.map((file) => ({ path: file, status: 'added', kind: 'source', binary: false, lines: [] })),
    },
    prepare: (side) => Promise.resolve(prepared(side)),
    room: copyRooms(folder),
    runner: createCommandRunner({
      sandbox,
      ledger,
      folder: path.join(folder, 'run'),
      scratchInside: '/scratch',
      home: '/home/agent',
      environment: { PATH: process.env.PATH ?? '/usr/bin:/bin' },
      limits: { memoryBytes: 1e9, processes: 100, fileBytes: 1e8, outputBytes: 1e6 },
      machineMounts: () => [],
    }),
    ledger,
    readAtBase: (file) => readFile(path.join(folder, 'base', file), 'utf8').catch(() => null),
    scratch: { host: path.join(folder, 'scratch'), snapshots: path.join(folder, 'run/scratch') },
  };
}

function prepared(side: 'head' | 'base'): PreparedTree {
  const sha = side === 'head' ? headSha : baseSha;
  return {
    ready: true,
    pair: { source: side, tests: side },
    shas: { source: sha, tests: sha },
    root: path.join(folder, side),
    records: [],
  };
}
