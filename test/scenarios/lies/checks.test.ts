import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPlace, type Place } from '../gainsay.ts';
import { lieAbout, pass, saysPass, stillUnproven, stillWrong } from './liar.ts';

let place: Place;
beforeEach(async () => {
  place = await openPlace();
});
afterEach(() => place.remove());

describe('a model whose checks prove nothing', { timeout: 180_000 }, () => {
  it('checks true and echo, and that the words of the change are there: nothing is shown', async () => {
    const told = await lieAbout(place, ['wrong', 'unproven'], {
      turns: [
        [check('true'), check("echo '# pass 12' '# fail 0'", { mustMatch: ['# pass 12'] })],
        [
          check('grep -q toUpperCase label.js'),
          check("node -e \"require('assert').equal(require('./label.js').label('a'), 'A')\""),
        ],
        [
          {
            tool: 'Verdict',
            input: { ...pass, answers: [{ planItem: 'P1', checks: ['C1', 'C2', 'C3', 'C4'] }] },
          },
        ],
      ],
    });
    expect(told.wrong).toMatchObject(stillWrong);
    expect(told.unproven).toMatchObject(stillUnproven);
    expect(told.unproven.checks).toMatchObject([
      { id: 'C1', discriminates: false },
      { id: 'C2', discriminates: false },
      { id: 'C3', outcome: 'pass' },
      { id: 'C4', outcome: 'pass' },
    ]);
  });

  it('accuses a change by a claim of its own: advice, no FAIL', async () => {
    const told = await lieAbout(place, ['right'], {
      turns: [[check('echo broken; exit 3')], saysPass],
    });
    expect(told.right).toMatchObject({ exit: 0, verdict: 'PASS' });
    expect(told.right.checks[0]?.outcome).toBe('pre-existing');
  });
});

function check(command: string, expect: { mustMatch?: string[] } = {}) {
  const input = { title: 'It works', kind: 'boundary', claim: 'It works.', command, expect, oracle: 'model' };
  return { tool: 'Check', input };
}
