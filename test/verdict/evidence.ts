import type { Change, TreeName } from '../../src/evidence/types/change.ts';
import type { Check } from '../../src/evidence/types/checks.ts';
import type {
  Comparison,
  SuiteRun,
  TestChange,
  TestChangeKind,
  TestResult,
} from '../../src/evidence/types/suites.ts';
import type { Evidence } from '../../src/evidence/types/laboratory.ts';
import type { AgentResult } from '../../src/runtime/events.ts';
import type { ModelCall, VerdictInput } from '../../src/verdict/types.ts';
import { baseSha, commandRecord, headSha, mutant } from '../evidence/facts.ts';

/** An honest fix: one source, one edited test file with a new test that fails without the fix. */
export function honestFix(): VerdictInput {
  const old = [passing('adds'), passing('subtracts')];
  return {
    evidence: {
      change: change('source'),
      sandbox: 'bubblewrap',
      records: [commandRecord({ id: 'E1' })],
      prepared: [],
      suites: [
        suite({ id: 'S1', side: 'base', tests: old }),
        suite({ id: 'S2', side: 'head', tests: [...old, passing('rounds')] }),
        suite({ id: 'S3', side: 'base', testsOf: 'head', tests: [...old, failing('rounds')] }),
      ],
      comparisons: [
        comparison('across-change', [
          testChange({ name: 'rounds', kind: 'new-passes', before: 'absent', edited: true }),
        ]),
        comparison('tests-over-base', [testChange({ name: 'rounds', kind: 'fixed', edited: true })]),
      ],
      checks: [],
      mutants: [],
      programs: [],
    },
    agents: [agent({})],
    modelCall: modelCall({}),
    confirmed: [],
    plan: [],
    notices: [],
    steps: [],
    obstructions: [],
  };
}

/** The same source without a test: nothing shows what it does. */
export function fixWithoutTest(): VerdictInput {
  const input = honestFix();
  const old = [passing('adds'), passing('subtracts')];
  return withEvidence(input, {
    suites: [suite({ id: 'S1', side: 'base', tests: old }), suite({ id: 'S2', side: 'head', tests: old })],
    comparisons: [comparison('across-change', [])],
  });
}

export function withEvidence(input: VerdictInput, evidence: Partial<Evidence>): VerdictInput {
  return { ...input, evidence: { ...input.evidence, ...evidence } };
}

/** Adds changes to the comparison across the change. */
export function withChanges(input: VerdictInput, ...changes: TestChange[]): VerdictInput {
  const comparisons = input.evidence.comparisons.map((each) =>
    each.role === 'across-change' ? { ...each, changes: [...each.changes, ...changes] } : each,
  );
  return withEvidence(input, { comparisons });
}

export function change(kind: Change['class'], files: Partial<Change['files'][number]>[] = []): Change {
  const all =
    files.length > 0 ? files : [{ path: 'src/sum.js' }, { path: 'test/sum.test.js', kind: 'test' as const }];
  return {
    base: baseSha,
    head: headSha,
    merge: null,
    class: kind,
    files: all.map((file) => ({
      path: 'src/sum.js',
      status: 'modified',
      kind: 'source',
      binary: false,
      lines: [{ start: 2, end: 2 }],
      ...file,
    })),
  };
}

export function passing(name: string, file = 'test/sum.test.js'): TestResult {
  return { file, name, occurrence: 0, status: 'passed' };
}

export function failing(name: string, given: Partial<TestResult> = {}): TestResult {
  return {
    file: 'test/sum.test.js',
    name,
    occurrence: 0,
    status: 'failed',
    failureKind: 'assertion',
    message: 'AssertionError: expected 3 to be 4',
    ...given,
  };
}

export function suite(
  given: Partial<SuiteRun> & { side: TreeName; testsOf?: TreeName; tests: TestResult[] },
): SuiteRun {
  const { side, testsOf = side, tests, ...rest } = given;
  return {
    id: 'S1',
    pair: { source: side, tests: testsOf },
    tree: { source: headSha, tests: headSha },
    runner: 'vitest',
    select: null,
    variation: null,
    complete: true,
    incompleteBecause: [],
    files: [...new Set(tests.map((test) => test.file))],
    tests,
    records: ['E1'],
    exit: { kind: 'code', code: tests.some((test) => test.status === 'failed') ? 1 : 0 },
    touched: [],
    survivors: 0,
    durationMs: 1_000,
    ...rest,
  };
}

const sides: Record<Comparison['role'], { before: string; after: string }> = {
  'across-change': { before: 'S1', after: 'S2' },
  'tests-over-base': { before: 'S3', after: 'S2' },
  'base-tests-over-head': { before: 'S1', after: 'S4' },
  merge: { before: 'S2', after: 'S5' },
};

export function comparison(role: Comparison['role'], changes: TestChange[]): Comparison {
  const kinds: TestChangeKind[] = [
    'still-passes',
    'fixed',
    'regressed',
    'still-fails',
    'new-passes',
    'new-fails',
    'vanished',
    'renamed',
    'skipped',
    'flaky',
  ];
  const counts = Object.fromEntries(
    kinds.map((kind) => [kind, changes.filter((each) => each.kind === kind).length]),
  );
  return {
    role,
    ...sides[role],
    changes,
    counts: {
      'still-passes': 0,
      fixed: 0,
      regressed: 0,
      'still-fails': 0,
      'new-passes': 0,
      'new-fails': 0,
      vanished: 0,
      renamed: 0,
      skipped: 0,
      flaky: 0,
      ...counts,
    },
    complete: true,
    incompleteBecause: [],
  };
}

const statuses: Record<TestChangeKind, Pick<TestChange, 'before' | 'after'>> = {
  'still-passes': { before: 'passed', after: 'passed' },
  fixed: { before: 'failed', after: 'passed' },
  regressed: { before: 'passed', after: 'failed' },
  'still-fails': { before: 'failed', after: 'failed' },
  'new-passes': { before: 'absent', after: 'passed' },
  'new-fails': { before: 'absent', after: 'failed' },
  vanished: { before: 'passed', after: 'absent' },
  renamed: { before: 'passed', after: 'absent' },
  skipped: { before: 'passed', after: 'skipped' },
  flaky: { before: 'passed', after: 'failed' },
};

/** Confirmed by three replays, in a file that the change did not edit, failing by assertion, unless given otherwise. */
export function testChange(given: Partial<TestChange> & { kind: TestChangeKind }): TestChange {
  return {
    file: 'test/sum.test.js',
    name: 'adds',
    occurrence: 0,
    failureKind: 'assertion',
    message: 'AssertionError: expected 3 to be 4',
    edited: false,
    replays: 3,
    ...statuses[given.kind],
    ...given,
  };
}

export function check(given: Partial<Check>): Check {
  return {
    id: 'C1',
    agentId: 'agent-1',
    title: 'An empty list sums to 0',
    kind: 'boundary',
    claim: 'sum([]) is 0.',
    command: 'node probe.js',
    expect: {},
    oracle: 'model',
    designedBy: 'model',
    runs: [],
    outcome: 'pass',
    because: 'passes on head and on base',
    discriminates: false,
    ...given,
  };
}

export function agent(given: Partial<AgentResult>): AgentResult {
  return {
    agentId: 'agent-1',
    agentType: 'Verification',
    description: 'Verify the change',
    status: 'completed',
    text: '',
    model: 'playbook',
    turns: 3,
    toolCalls: 4,
    usage: { input: 0, output: 0, cacheRead: 0, cacheWrite5m: 0, cacheWrite1h: 0 },
    costUsd: 0,
    startedAt: '2026-11-30T12:00:00.000Z',
    durationMs: 1_000,
    denials: [],
    ...given,
  };
}

export function modelCall(given: Partial<ModelCall>): ModelCall {
  return { call: 'PASS', summary: 'It holds.', answers: [], intended: [], handledElsewhere: [], ...given };
}

export { mutant };
