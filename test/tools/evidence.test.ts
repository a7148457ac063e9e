import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exit, Stored } from '../../src/base/commands.ts';
import type { Check, CheckRequest } from '../../src/evidence/types/checks.ts';
import type { CommandRecord } from '../../src/evidence/types/commands.ts';
import type { Laboratory } from '../../src/evidence/types/laboratory.ts';
import type { SuiteOutcome, SuiteRequest, SuiteRun, TestChange } from '../../src/evidence/types/suites.ts';
import { agentTool } from '../../src/tools/agent.ts';
import { bashTool } from '../../src/tools/bash.ts';
import { checkTool } from '../../src/tools/check.ts';
import { suiteTool } from '../../src/tools/suite.ts';
import type { ToolUseContext } from '../../src/tools/types.ts';
import { call, toolContext } from './tool-context.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gainsay-evidence-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
async function stored(text: string, lost = 0): Promise<Stored> {
  const file = path.join(folder, `stream-${(files += 1)}`);
  await writeFile(file, text);
  const keptBytes = Buffer.byteLength(text);
  return { path: file, bytes: keptBytes + lost, keptBytes, sha256: '' };
}

async function record(
  given: { stdout?: string; stderr?: string; lost?: number; exit?: Exit } = {},
): Promise<CommandRecord> {
  return {
    id: 'E7',
    agentId: 'runtime',
    purpose: '',
    tree: 'scratch',
    script: 'x',
    cwd: '/',
    env: [],
    network: 'none',
    startedAt: '',
    durationMs: 1234,
    exit: given.exit ?? { kind: 'code', code: 0 },
    stdout: await stored(given.stdout ?? '', given.lost),
    stderr: await stored(given.stderr ?? ''),
    sandbox: 'bubblewrap',
    touched: [],
    survivors: 0,
  };
}

const read: Laboratory['read'] = async (stream, { maxBytes, from }) => {
  const bytes = await readFile(stream.path);
  return (from === 'start' ? bytes.subarray(0, maxBytes) : bytes.subarray(-maxBytes)).toString('utf8');
};

function absent(): never {
  throw new Error('not part of this test');
}

/** What the tools need of a laboratory; anything else that they touch fails the test. */
function context(laboratory: Partial<Laboratory>, given: Partial<ToolUseContext> = {}): ToolUseContext {
  const nothing = { bash: absent, suite: absent, mutants: absent, check: absent, evidence: absent };
  const change: Laboratory['change'] = { base: '', head: '', merge: null, files: [], class: 'source' };
  return toolContext({ root: folder, laboratory: { ...nothing, change, read, ...laboratory }, ...given });
}

async function answer(given: Parameters<typeof record>[0]): Promise<string> {
  return (await call(bashTool, { command: 'x' }, context({ bash: () => record(given) }))).content;
}

describe('Bash', () => {
  it('begins with the record, exit status and time', async () => {
    expect(await answer({ stdout: 'out\n', stderr: 'err\n' })).toBe(
      'E7 exit 0 in 1.2 s\nout\n--- stderr\nerr',
    );
    expect(await answer({})).toBe('E7 exit 0 in 1.2 s\n(no output)');
    expect(await answer({ exit: { kind: 'timeout', afterMs: 2000 } })).toMatch(
      /^E7 timed out after 2\.0 s in/,
    );
  });

  it('keeps head and tail of long output and says what is missing', async () => {
    const content = await answer({
      stdout: `first\n${'x'.repeat(200_000)}\nFAIL last`,
      exit: { kind: 'code', code: 1 },
    });
    expect(content).toMatch(/^E7 exit 1 in 1\.2 s\nfirst\n/);
    expect(content).toMatch(/\[… 188,016 bytes left out; run it again with a filter/);
    expect(content).toMatch(/FAIL last$/);
    expect(content.length).toBeLessThan(13_000);
  });

  it('says what was never kept', async () => {
    expect(await answer({ stdout: 'a', lost: 5_000_000 })).toContain('[5,000,000 more bytes were not kept]');
  });

  it('passes on who asks, what, and how long it may take', async () => {
    const requests: unknown[] = [];
    const given = context({
      bash: (request) => {
        requests.push(request);
        return record();
      },
    });
    await call(bashTool, { command: 'npm test', timeout: 5000 }, given);
    expect(requests).toEqual([
      { agentId: given.agentId, script: 'npm test', timeoutMs: 5000, readOnly: false },
    ]);
  });

  it('a read-only shell refuses before anything runs, and says why', async () => {
    const result = await call(bashTool, { command: 'ls && rm a' }, context({}, { readOnlyShell: true }));
    expect(result).toMatchObject({ isError: true, progress: [] });
    expect(result.content).toBe(
      "Not run: this agent's shell is read-only, and rm is not one of its commands.",
    );
  });

  it('says when there is no laboratory', async () => {
    expect(await call(bashTool, { command: 'ls' }, toolContext({ root: folder }))).toMatchObject({
      isError: true,
    });
  });
});

function suiteRun(given: Partial<SuiteRun> = {}): SuiteRun {
  return {
    id: 'S2',
    pair: { source: 'head', tests: 'head' },
    tree: { source: '', tests: '' },
    runner: 'vitest',
    select: null,
    variation: null,
    complete: true,
    incompleteBecause: [],
    files: ['a.test.ts'],
    tests: [{ file: 'a.test.ts', name: 'works', occurrence: 0, status: 'passed' }],
    records: ['E3', 'E4'],
    exit: { kind: 'code', code: 0 },
    touched: [],
    survivors: 0,
    durationMs: 2500,
    ...given,
  };
}

function outcome(given: Partial<SuiteOutcome> = {}): SuiteOutcome {
  return { run: suiteRun(), comparisons: [], reused: false, ...given };
}

function change(kind: TestChange['kind'], name: string, given: Partial<TestChange> = {}): TestChange {
  return {
    file: 'a.test.ts',
    name,
    occurrence: 0,
    kind,
    before: 'passed',
    after: 'failed',
    edited: false,
    replays: 3,
    ...given,
  };
}

async function suite(input: object, outcomes: SuiteOutcome[]) {
  const requests: SuiteRequest[] = [];
  const result = await call(
    suiteTool,
    input,
    context({
      suite: (request) => {
        requests.push(request);
        return Promise.resolve(outcomes[requests.length - 1] ?? outcome());
      },
    }),
  );
  return { ...result, requests };
}

describe('Suite', () => {
  it('runs head with its own tests unless told otherwise', async () => {
    const { content, requests, isError } = await suite({}, [outcome()]);
    expect(requests).toMatchObject([{ trees: { source: 'head', tests: 'head' } }]);
    expect(requests[0]).not.toHaveProperty('select');
    expect(isError).toBe(false);
    expect(content).toBe('S2 head (vitest): 1 passed, 0 failed; exit 0 in 2.5 s; records E3 E4');
  });

  it('names regressions first, cuts messages, counts the rest', async () => {
    const many = Array.from({ length: 30 }, (_, index) => change('still-fails', `old ${index}`));
    const changes = [
      ...many,
      change('fixed', 'repaired', { before: 'failed', after: 'passed' }),
      change('regressed', 'broken', { message: `expected\n  ${'x'.repeat(1000)}`, edited: true }),
    ];
    const counts = {
      'still-passes': 100,
      fixed: 1,
      regressed: 1,
      'still-fails': 30,
      'new-passes': 0,
      'new-fails': 0,
    };
    const comparison = {
      role: 'across-change' as const,
      before: 'S1',
      after: 'S2',
      changes,
      complete: false,
    };
    const rest = { vanished: 0, renamed: 0, skipped: 0, flaky: 0 };
    const { content, data } = await suite({ source: 'head' }, [
      outcome({
        comparisons: [
          { ...comparison, counts: { ...counts, ...rest }, incompleteBecause: ['b.test.ts is missing'] },
        ],
      }),
    ]);
    const lines = content.split('\n');
    expect(lines[1]).toBe(
      'compared S1 → S2 (across-change): 100 still-passes, 1 fixed, 1 regressed, 30 still-fails',
    );
    expect(lines[2]).toBe('comparison incomplete: b.test.ts is missing');
    expect(lines[3]).toMatch(
      /^regressed a\.test\.ts > broken: expected x{290}… \[file edited by the change, 3 replays agree\]$/,
    );
    expect(lines[4]).toBe('fixed a.test.ts > repaired [3 replays agree]');
    expect(lines.at(-1)).toBe('… and 12 more');
    expect(data).toMatchObject({ kind: 'suite', outcomes: [{ comparisons: [{ changes }] }] });
  });

  it('repeats as often as it is told, each time afresh', async () => {
    const { requests, progress } = await suite({ vary: 'repeat', times: 3, select: ['a.test.ts'] }, []);
    expect(requests).toHaveLength(3);
    expect(requests.every(({ fresh, select }) => fresh === true && select?.[0] === 'a.test.ts')).toBe(true);
    expect(progress.at(-1)).toBe('suite on head, 3 of 3');
  });

  it('varies order, locale and leftovers', async () => {
    for (const [vary, variation] of [
      ['shuffle', { kind: 'shuffle' }],
      ['locale', { kind: 'locale' }],
      ['twice', { kind: 'twice' }],
    ]) {
      expect((await suite({ vary }, [])).requests).toMatchObject([{ variation }]);
    }
  });

  it('shows why a tree could not be prepared', async () => {
    const unprepared = { stage: 'dependencies', reason: 'npm ci failed', tail: 'ERR! network' };
    const { content, isError } = await suite({ vary: 'repeat' }, [outcome({ unprepared })]);
    expect(isError).toBe(true);
    expect(content).toBe('S2: the tree could not be prepared (dependencies): npm ci failed\nERR! network');
  });

  it('makes mutants', async () => {
    const mutant = {
      id: 'M1',
      file: 'src/a.ts',
      line: 4,
      operator: '',
      before: 'a < b',
      after: 'a <= b',
      result: 'survived' as const,
      killedBy: [],
      suite: 'S3',
    };
    const requests: unknown[] = [];
    const given = context({
      mutants: (request) => {
        requests.push(request);
        return Promise.resolve([
          mutant,
          { ...mutant, id: 'M2', result: 'killed', killedBy: ['a.test.ts > works'] },
        ]);
      },
    });
    const { content } = await call(suiteTool, { mutants: { limit: 5, files: ['src/a.ts'] } }, given);
    expect(requests).toEqual([{ agentId: given.agentId, files: ['src/a.ts'], limit: 5, timeMs: 120_000 }]);
    expect(content).toBe(
      '2 mutants: 1 survived, 1 killed\nM1 survived src/a.ts:4 a < b → a <= b\nM2 killed src/a.ts:4 a < b → a <= b (by a.test.ts > works)',
    );
  });
});

describe('Check', () => {
  const input = { title: 't', kind: 'boundary', claim: 'c', command: 'node a.js', oracle: 'crash' };

  it('tells outcome, why, records and base', async () => {
    const requests: CheckRequest[] = [];
    const head = await record({ exit: { kind: 'code', code: 1 } });
    const given = context({
      check: (request): Promise<Check> => {
        requests.push(request);
        const runs: Check['runs'] = [
          { side: 'head', record: head, passed: false, why: ['exit 1, expected 0'] },
          {
            side: 'base',
            record: { ...head, id: 'E8', exit: { kind: 'code', code: 0 } },
            passed: true,
            why: [],
          },
        ];
        const { timeoutMs: _, ...rest } = request;
        return Promise.resolve({
          ...rest,
          id: 'C1',
          runs,
          outcome: 'fail',
          because: 'it crashes on head only',
          discriminates: false,
        });
      },
    });
    const { content, isError } = await call(
      checkTool,
      { ...input, expect: { exitCode: 0 }, timeout: 9000 },
      given,
    );
    expect(requests).toEqual([
      { ...input, expect: { exitCode: 0 }, agentId: given.agentId, designedBy: 'model', timeoutMs: 9000 },
    ]);
    expect(isError).toBe(false);
    expect(content).toBe(
      'C1 fail: it crashes on head only\nE7 head: exit 1 in 1.2 s, failed: exit 1, expected 0\nE8 base: exit 0 in 1.2 s, passed',
    );
  });

  it.each([
    [{ expect: { mustMatch: ['('] } }, /Invalid regular expression/],
    [{ oracle: 'documented' }, /needs quote/],
    [{ command: ' ' }, /empty/],
  ])('refuses %j before anything runs', async (wrong, reason) => {
    const result = await call(checkTool, { ...input, ...wrong }, context({}));
    expect(result.isError).toBe(true);
    expect(result.content).toMatch(reason);
  });
});

describe('Agent', () => {
  it('spawns, passes progress through, and answers with the result and its trailer', async () => {
    const given = context(
      {},
      {
        async *spawn(request) {
          yield { type: 'progress', text: 'searching' };
          return {
            status: 'completed',
            agentId: 'agent-1',
            prompt: request.prompt,
            result: 'found',
            trailer: 'agent-1',
          };
        },
      },
    );
    const result = await call(agentTool, { description: 'd', prompt: 'p', subagent_type: 'Explore' }, given);
    expect(result).toMatchObject({ content: 'found\n\nagent-1', progress: ['searching'], isError: false });
  });

  it('says that a background agent has been started, not that it has answered', async () => {
    const launched = {
      status: 'async_launched' as const,
      agentId: 'agent-1' as const,
      description: 'd',
      prompt: 'p',
      outputFile: '/out',
    };
    const given = context(
      {},
      {
        // oxlint-disable-next-line require-yield -- nothing to tell
        async *spawn() {
          return launched;
        },
      },
    );
    const { content } = await call(
      agentTool,
      { description: 'd', prompt: 'p', run_in_background: true },
      given,
    );
    expect(content).toMatch(/^Started agent-1 in the background: d\. You will be told when it has finished/);
  });

  it('is refused where nothing may be spawned', async () => {
    expect(await call(agentTool, { description: 'd', prompt: 'p' }, context({}))).toMatchObject({
      isError: true,
    });
  });
});
