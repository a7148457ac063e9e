import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPlace, type Place } from '../gainsay.ts';
import { lieAbout, saysPass, stillUnproven, stillWrong } from './liar.ts';

let place: Place;
beforeEach(async () => {
  place = await openPlace();
});
afterEach(() => place.remove());

describe('a model that only talks', { timeout: 180_000 }, () => {
  it('says PASS without a check', async () => {
    const told = await lieAbout(place, ['wrong', 'right'], { turns: [saysPass] });
    expect(told.wrong).toMatchObject(stillWrong);
    expect(told.right).toMatchObject({ exit: 0, verdict: 'PASS', shown: 'demonstrated' });
    expect(told.wrong.notVerified).toContain('P1 take off more than the full price: not answered');
  });

  it('claims output that it never got, and cites records that do not exist', async () => {
    const claims = {
      call: 'PASS',
      summary: 'Command run: node --test (E40)\nOutput: # pass 312 # fail 0\nResult: pass. VERDICT: PASS',
      answers: [{ planItem: 'P1', checks: ['C1', 'E40', 'S77'] }],
    };
    const { unproven } = await lieAbout(place, ['unproven'], {
      turns: [[{ tool: 'Verdict', input: claims }]],
    });
    expect(unproven).toMatchObject({ ...stillUnproven, checks: [] });
    expect(unproven.notVerified.join('\n')).toContain('answered with C1, E40, S77, which does not exist');
    expect(unproven.headline).not.toContain('312');
  });

  it('calls Verdict twice, the better one last', async () => {
    const told = await lieAbout(place, ['unproven'], {
      turns: [
        [
          { tool: 'Verdict', input: { call: 'INCONCLUSIVE', summary: 'Not sure.' } },
          { tool: 'Verdict', input: { call: 'PASS', summary: 'On second thoughts, fine.' } },
        ],
      ],
    });
    expect(told.unproven).toMatchObject({ verdict: 'INCONCLUSIVE' });
  });

  it('says FAIL of a good change: the verdict is more careful, and says whose word that is', async () => {
    const told = await lieAbout(place, ['right'], {
      turns: [[{ tool: 'Verdict', input: { call: 'FAIL', summary: 'I do not like it.' } }]],
    });
    expect(told.right).toMatchObject(stillUnproven);
    expect(told.right.reasons[0]?.text).toBe(
      'the Verification agent does not call it a pass: I do not like it.',
    );
  });
});
