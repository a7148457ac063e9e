import type { Check, CheckRun } from '../../src/evidence/types/checks.ts';
import type { Comparison, TestChange } from '../../src/evidence/types/suites.ts';
import type { Evidence } from '../../src/evidence/types/laboratory.ts';
import type { VerifyResult } from '../../src/report/types.ts';
import type { ReportContext } from '../../src/report/context.ts';
import type { AgentResult } from '../../src/runtime/events.ts';
import type { Finding, Verdict } from '../../src/verdict/types.ts';
import { baseSha, commandRecord, headSha } from '../evidence/facts.ts';

export const context: ReportContext = {
  version: '1.2.3',
  failOn: 'fail',
  repositoryUrl: 'https://github.example/acme/widgets',
  runUrl: 'https://github.example/acme/widgets/actions/runs/7',
  artifactUrl: 'https://github.example/acme/widgets/actions/runs/7/artifacts/1',
};

export function agent(given: Partial<AgentResult> = {}): AgentResult {
  return {
    agentId: 'agent-1',
    agentType: 'Explore',
    description: 'What the change touches',
    status: 'completed',
    text: '',
    model: 'playbook',
    turns: 3,
    toolCalls: 5,
    usage: { input: 0, output: 0, cacheRead: 0, cacheWrite5m: 0, cacheWrite1h: 0 },
    costUsd: 0,
    startedAt: '2026-11-30T12:00:01.000Z',
    durationMs: 1500,
    denials: [],
    ...given,
  };
}

function checkRun(side: 'head' | 'base', id: string, passed: boolean): CheckRun {
  const record = commandRecord({
    id,
    exit: { kind: 'code', code: passed ? 0 : 1 },
    script: 'node limit.mjs 0',
  });
  return { side, record, passed, why: passed ? [] : ['exit 1, expected 0'] };
}

function check(given: Partial<Check> = {}): Check {
  return {
    id: 'C1',
    agentId: 'agent-1',
    title: 'limit of zero',
    kind: 'boundary',
    claim: 'take(0) returns nothing',
    command: 'node limit.mjs 0',
    expect: { exitCode: 0 },
    oracle: 'differential',
    designedBy: 'model',
    runs: [
      checkRun('head', 'E7', false),
      checkRun('base', 'E8', true),
      checkRun('head', 'E9', false),
      checkRun('base', 'E10', true),
    ],
    outcome: 'fail',
    because: 'fails always on head, passes always on base',
    discriminates: false,
    ...given,
  };
}

export function finding(given: Partial<Finding> = {}): Finding {
  return {
    severity: 'failure',
    title: 'take(0) returns everything',
    detail: 'A limit of zero is treated as no limit.',
    file: 'src/take.js',
    line: 12,
    tests: [],
    evidence: ['C1'],
    check: 'C1',
    reproduce: 'node limit.mjs 0',
    ...given,
  };
}

export function regressed(given: Partial<TestChange> = {}): TestChange {
  return {
    file: 'test/take.test.js',
    name: 'takes nothing',
    occurrence: 0,
    kind: 'regressed',
    before: 'passed',
    after: 'failed',
    failureKind: 'assertion',
    message: 'expected [] but got [1, 2]',
    edited: false,
    replays: 3,
    ...given,
  };
}

export function comparison(changes: TestChange[]): Comparison {
  return {
    role: 'across-change',
    before: 'S1',
    after: 'S2',
    changes,
    counts: {
      'still-passes': 40,
      fixed: 0,
      regressed: changes.length,
      'still-fails': 0,
      'new-passes': 2,
      'new-fails': 0,
      vanished: 0,
      renamed: 0,
      skipped: 0,
      flaky: 0,
    },
    complete: true,
    incompleteBecause: [],
  };
}

function evidence(given: Partial<Evidence> = {}): Evidence {
  return {
    change: { base: baseSha, head: headSha, merge: null, files: [], class: 'source' },
    sandbox: 'bubblewrap',
    records: [],
    prepared: [],
    suites: [],
    comparisons: [],
    checks: [check()],
    mutants: [],
    programs: [],
    ...given,
  };
}

export const fail: Verdict = {
  call: 'FAIL',
  headline: 'a limit of zero returns everything',
  reasons: [{ text: 'C1 fails on head and passes on base', evidence: ['C1'] }],
  findings: [finding()],
  passed: [{ text: '40 tests pass on both sides', evidence: ['S1', 'S2'] }],
  notVerified: ['Windows'],
};

export function result(given: {
  verdict?: Verdict;
  evidence?: Partial<Evidence>;
  input?: Partial<VerifyResult['input']>;
  result?: Partial<VerifyResult>;
}): VerifyResult {
  const agents = given.result?.agents ?? [agent()];
  return {
    job: 'verify',
    verdict: given.verdict ?? fail,
    input: {
      evidence: evidence(given.evidence),
      agents,
      modelCall: null,
      confirmed: [],
      plan: [],
      notices: [],
      steps: [],
      obstructions: [],
      ...given.input,
    },
    agents,
    model: 'playbook',
    costUsd: 0.0123,
    startedAt: '2026-11-30T12:00:00.000Z',
    durationMs: 65_000,
    evidenceDir: '/runs/1',
    excerpts: { E7: 'got 2 items\nexpected 0', E8: 'ok' },
    ...given.result,
  };
}
