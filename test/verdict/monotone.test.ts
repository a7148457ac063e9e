import { expect, it } from 'vitest';
import type { Check } from '../../src/evidence/types/checks.ts';
import type { Mutant } from '../../src/evidence/types/mutants.ts';
import type { TestChange, TestChangeKind } from '../../src/evidence/types/suites.ts';
import type { AgentStatus } from '../../src/runtime/events.ts';
import { decide } from '../../src/verdict/decide.ts';
import type { ModelCall, VerdictInput } from '../../src/verdict/types.ts';
import { fc } from '../property.ts';
import {
  agent,
  change,
  check,
  fixWithoutTest,
  honestFix,
  modelCall,
  mutant,
  testChange,
  withChanges,
  withEvidence,
} from './evidence.ts';

const kinds: TestChangeKind[] = [
  'fixed',
  'regressed',
  'still-fails',
  'new-passes',
  'new-fails',
  'vanished',
  'skipped',
  'flaky',
];

const anyTestChange: fc.Arbitrary<TestChange> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    name: fc.constantFrom('adds', 'subtracts', 'rounds', 'divides', 'powers'),
    file: fc.constantFrom('test/sum.test.js', 'test/other.test.js'),
    edited: fc.boolean(),
    replays: fc.constantFrom(0, 3),
    failureKind: fc.constantFrom(
      'assertion' as const,
      'error' as const,
      'crash' as const,
      'timeout' as const,
    ),
    message: fc.constantFrom('expected 1', 'TypeError: x is not a function', 'getaddrinfo ENOTFOUND x'),
  })
  .map(testChange);

const anyCheck: fc.Arbitrary<Check> = fc
  .record({
    id: fc.constantFrom('C1', 'C2', 'C3'),
    outcome: fc.constantFrom(
      'pass' as const,
      'fail' as const,
      'finding' as const,
      'pre-existing' as const,
      'flaky' as const,
      'blocked' as const,
    ),
    designedBy: fc.constantFrom('model' as const, 'playbook' as const, 'configuration' as const),
    discriminates: fc.boolean(),
  })
  .map(check);

const anyMutant: fc.Arbitrary<Mutant> = fc
  .record({
    result: fc.constantFrom('killed' as const, 'survived' as const, 'timeout' as const, 'invalid' as const),
  })
  .map((given) => mutant({ ...given, suite: null }));

const anyModelCall: fc.Arbitrary<ModelCall> = fc
  .record({
    call: fc.constantFrom('PASS' as const, 'FAIL' as const, 'INCONCLUSIVE' as const),
    summary: fc.string(),
    answers: fc.array(
      fc.record({ planItem: fc.constantFrom('P1', 'P2'), checks: fc.array(fc.constantFrom('C1', 'C9')) }),
    ),
    intended: fc.array(
      fc.record({
        check: fc.constantFrom('C1', 'C2', 'S1', 'S2'),
        why: fc.string(),
        where: fc.string(),
        quote: fc.string(),
      }),
    ),
    handledElsewhere: fc.array(
      fc.record({ check: fc.constantFrom('C1', 'S2'), where: fc.string(), quote: fc.string() }),
    ),
  })
  .map(modelCall);

const statuses: AgentStatus[] = [
  'completed',
  'incomplete',
  'max-turns',
  'budget',
  'cancelled',
  'refused',
  'failed',
];

const anyInput: fc.Arbitrary<VerdictInput> = fc
  .record({
    start: fc.constantFrom(honestFix, fixWithoutTest),
    kind: fc.constantFrom(
      'source' as const,
      'tests' as const,
      'dependencies' as const,
      'configuration' as const,
      'documentation' as const,
    ),
    changes: fc.array(anyTestChange, { maxLength: 3 }),
    checks: fc.array(anyCheck, { maxLength: 3 }),
    mutants: fc.array(anyMutant, { maxLength: 2 }),
    status: fc.constantFrom(...statuses),
    call: fc.option(anyModelCall),
    isConfirmed: fc.boolean(),
    obstructions: fc.array(fc.constant('no sandbox'), { maxLength: 1 }),
  })
  .map(({ start, kind, changes, checks, mutants, status, call, isConfirmed, obstructions }) => ({
    ...withChanges(withEvidence(start(), { change: change(kind), checks, mutants }), ...changes),
    agents: [agent({ status })],
    modelCall: call,
    confirmed: call !== null && isConfirmed ? [...call.intended, ...call.handledElsewhere] : [],
    obstructions,
    plan: [{ id: 'P1', title: 'Boundaries' }],
  }));

/** Higher is better for the change. */
function rank(input: VerdictInput): number {
  return { FAIL: 0, INCONCLUSIVE: 1, PASS: 2 }[decide(input).call];
}

it('evidence of a failure never raises a verdict', () => {
  const failure = fc.oneof(
    anyCheck.map(
      (each) => (input: VerdictInput) =>
        withEvidence(input, {
          checks: [...input.evidence.checks, { ...each, id: 'C8', outcome: 'fail' as const }],
        }),
    ),
    fc
      .record({
        edited: fc.boolean(),
        replays: fc.constantFrom(0, 3),
        kind: fc.constantFrom('regressed' as const, 'vanished' as const, 'new-fails' as const),
      })
      .map(
        (given) => (input: VerdictInput) =>
          withChanges(
            input,
            testChange({ ...given, name: 'a failure of its own', file: 'test/own.test.js' }),
          ),
      ),
    fc.constant((input: VerdictInput) => ({ ...input, obstructions: [...input.obstructions, 'cut short'] })),
    fc
      .constantFrom(...statuses)
      .map((status) => (input: VerdictInput) => ({ ...input, agents: [...input.agents, agent({ status })] })),
    fc.constant((input: VerdictInput) =>
      withEvidence(input, {
        suites: input.evidence.suites.map((run) =>
          run.id === 'S2' ? { ...run, complete: false, incompleteBecause: ['cut'] } : run,
        ),
      }),
    ),
  );
  fc.assert(
    fc.property(anyInput, failure, (input, add) => {
      expect(rank(add(input))).toBeLessThanOrEqual(rank(input));
    }),
    { numRuns: 500 },
  );
});

it('a model’s call never gives PASS where the playbook’s would not, and never undoes a failure without a confirmed quote', () => {
  fc.assert(
    fc.property(anyInput, anyModelCall, (input, call) => {
      const without = rank({ ...input, modelCall: modelCall({}) });
      const withCall = rank({ ...input, modelCall: call });
      if (withCall === 2) expect(without).toBe(2);
      if (without === 0) expect(withCall).toBeLessThanOrEqual(1);
      expect(rank({ ...input, modelCall: call, confirmed: [] })).toBeLessThanOrEqual(without);
    }),
    { numRuns: 500 },
  );
});

it('a check that the model designed never raises a verdict', () => {
  fc.assert(
    fc.property(anyInput, anyCheck, (input, each) => {
      const checks = [...input.evidence.checks, { ...each, id: 'C7', designedBy: 'model' as const }];
      expect(rank(withEvidence(input, { checks }))).toBeLessThanOrEqual(rank(input));
    }),
    { numRuns: 500 },
  );
});

it('the same evidence gives the same verdict, and every id that a reason cites exists', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const verdict = decide(input);
      expect(decide(structuredClone(input))).toEqual(verdict);
      const known = new Set(
        [
          ...input.evidence.checks,
          ...input.evidence.suites,
          ...input.evidence.mutants,
          ...input.evidence.records,
          ...input.agents.map((each) => ({ id: each.agentId })),
        ].map(({ id }) => id),
      );
      const cited = [...verdict.reasons, ...verdict.passed, ...verdict.findings].flatMap(
        ({ evidence }) => evidence,
      );
      expect(cited.filter((id) => !known.has(id))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
