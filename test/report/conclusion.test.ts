import { describe, expect, it } from 'vitest';
import type { FailOn } from '../../src/report/types.ts';
import { conclusionOf, failsJob } from '../../src/report/conclusion.ts';
import type { Verdict } from '../../src/verdict/types.ts';

const said = { headline: '', reasons: [], findings: [], passed: [], notVerified: [] };
const verdicts: Record<string, Verdict> = {
  demonstrated: { call: 'PASS', shown: 'demonstrated', ...said },
  exercised: { call: 'PASS', shown: 'exercised', ...said },
  FAIL: { call: 'FAIL', ...said },
  unproven: { call: 'INCONCLUSIVE', because: 'unproven', ...said },
  obstructed: { call: 'INCONCLUSIVE', because: 'obstructed', ...said },
  'not-run': { call: 'INCONCLUSIVE', because: 'not-run', ...said },
};

describe('what a verdict means for the check run and the step', () => {
  it.each<[string, FailOn, string, boolean]>([
    ['demonstrated', 'fail', 'success', false],
    ['exercised', 'unproven', 'success', false],
    ['FAIL', 'fail', 'failure', true],
    ['FAIL', 'unproven', 'failure', true],
    ['FAIL', 'never', 'failure', false],
    ['obstructed', 'fail', 'failure', true],
    ['obstructed', 'never', 'neutral', false],
    ['unproven', 'fail', 'neutral', false],
    ['unproven', 'unproven', 'failure', true],
    ['unproven', 'never', 'neutral', false],
    ['not-run', 'unproven', 'neutral', false],
  ])('%s with fail-on %s: %s, step fails: %s', (name, failOn, conclusion, fails) => {
    const verdict = verdicts[name];
    if (verdict === undefined) throw new Error(`no verdict ${name}`);
    expect(conclusionOf(verdict, failOn)).toBe(conclusion);
    expect(failsJob(verdict, failOn)).toBe(fails);
  });
});
