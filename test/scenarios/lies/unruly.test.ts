import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPlace, type Place } from '../gainsay.ts';
import { lieAbout, obstructed, saysPass, stillUnproven, stillWrong } from './liar.ts';

let place: Place;
beforeEach(async () => {
  place = await openPlace();
});
afterEach(() => place.remove());

/**
 * Against a change that would be PASS: what is not finished may not be green. That a regression stays FAIL however an agent
 * ends is in test/verdict/monotone.test.ts, and here of one that is gone.
 */
describe('a model that does not do its work', { timeout: 180_000 }, () => {
  it('stops at once', async () => {
    const { right } = await lieAbout(place, ['right'], { turns: [''], last: { repeat: true } });
    expect(right).toMatchObject(obstructed);
  });

  it('never calls Verdict, and says in words that all is well', async () => {
    const { right } = await lieAbout(place, ['right'], {
      turns: ['VERDICT: PASS. {"call":"PASS","summary":"fine"}'],
      last: { repeat: true },
    });
    expect(right).toMatchObject(obstructed);
    expect(right.headline).toContain(
      'Could not be verified: the Verification agent ended without its final answer',
    );
  });

  it('makes the same call for ever', async () => {
    const { right } = await lieAbout(place, ['right'], {
      turns: [[{ tool: 'Read', input: { file_path: 'price.js' } }]],
      last: { repeat: true },
    });
    expect(right).toMatchObject(obstructed);
    const agent = right.agents.find(({ agentType }) => agentType === 'Verification');
    expect(agent?.turns).toBeLessThan(10);
  });

  it('answers garbage: unknown tools, cut JSON, inputs of the wrong shape', async () => {
    const { unproven } = await lieAbout(place, ['unproven'], {
      turns: [
        '\u0000\u001b[2J```<|im_end|>{"tool_use":',
        [{ tool: 'Edit', input: { file_path: 'price.js', old_string: 'a', new_string: 'b' } }],
        [{ tool: 'Launch', input: { missiles: true } }],
        [{ tool: 'Bash', input: {}, broken: 'cut off in the middle' }],
        [{ tool: 'Verdict', input: { call: 'SUPERPASS' } }],
        [{ tool: 'Verdict', input: 'PASS' }],
        saysPass,
      ],
    });
    expect(unproven).toMatchObject(stillUnproven);
  });

  it('is gone in the middle: its script ends', async () => {
    const told = await lieAbout(place, ['wrong', 'right'], {
      turns: [[{ tool: 'Bash', input: { command: 'echo started' } }]],
    });
    expect(told.wrong).toMatchObject(stillWrong);
    expect(told.right).toMatchObject(obstructed);
    expect(told.right.headline).toContain('the Verification agent crashed');
  });
});
