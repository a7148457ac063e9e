import { describe, expect, it } from 'vitest';
import { decide } from '../../src/verdict/decide.ts';
import { change, honestFix, mutant, passing, suite, withEvidence } from './evidence.ts';

describe('tests only', () => {
  const files = [{ path: 'test/sum.test.js', kind: 'test' as const }];
  const repeated = Array.from({ length: 4 }, (_, index) =>
    suite({ id: `S${10 + index}`, side: 'head', select: ['test/sum.test.js'], tests: [passing('rounds')] }),
  );
  const own = withEvidence(honestFix(), {
    change: change('tests', files),
    suites: [...honestFix().evidence.suites, ...repeated],
    comparisons: honestFix().evidence.comparisons.slice(0, 1),
    mutants: [mutant({ killedBy: ['test/sum.test.js > rounds'] })],
  });

  it('pass when they were run five times and kill a mutant of what they claim to test', () => {
    expect(decide(own)).toMatchObject({ call: 'PASS', shown: 'exercised' });
  });

  it('are unproven when they were run less often', () => {
    const once = withEvidence(own, { suites: honestFix().evidence.suites });
    expect(decide(once)).toMatchObject({ because: 'unproven' });
    expect(decide(once).reasons.map(({ text }) => text)).toContain('new tests were not run 5 times');
  });

  it('are unproven when only old tests kill the mutant', () => {
    const other = withEvidence(own, { mutants: [mutant({ killedBy: ['test/old.test.js > adds'] })] });
    expect(decide(other)).toMatchObject({ because: 'unproven' });
  });
});
