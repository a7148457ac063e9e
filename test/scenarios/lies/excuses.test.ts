import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPlace, type Place } from '../gainsay.ts';
import { lieAbout, obstructed, pass, stillWrong, type Turn } from './liar.ts';

let place: Place;
beforeEach(async () => {
  place = await openPlace();
});
afterEach(() => place.remove());

const documented = 'A price is never below zero';

describe('a model that calls a regression intended', { timeout: 180_000 }, () => {
  it('with words that stand at base: a person has to decide, and it is never green', async () => {
    const { wrong } = await lieAbout(place, ['wrong'], {
      turns: [excused([excuse('S1', 'README.md', documented)])],
    });
    expect(wrong).toMatchObject(obstructed);
    expect(wrong.headline).toContain('1 test that passes on base fails on head');
    expect(wrong.headline).toContain(
      'the agent calls it intended and cites README.md; a person has to decide',
    );
    expect(wrong.findings).toMatchObject([{ title: '1 test that passes on base fails on head' }]);
  });

  it('with words that stand nowhere, in the change alone, outside of the repository, or of another record', async () => {
    const intended = [
      excuse('S1', 'README.md', 'Refunds may make a price negative.'),
      excuse('S1', 'price.js', 'exports.price = (full, off) => full - off;'),
      excuse('S1', '../lie.json', 'take off more than the full price'),
      excuse('S2', './README.md\0', documented),
      excuse('S2', '/etc/passwd', 'root:x:0:0:root'),
      excuse('C9', 'README.md', documented),
      // Its own failing check, which it may explain: the regression of the suite stays.
      excuse('C1', 'README.md', documented),
    ];
    const check = {
      title: 'No price below zero',
      kind: 'boundary',
      claim: 'price(5, 9) is 0.',
      command: `node -p "require('./price.js').price(5, 9)"`,
      expect: { mustMatch: ['^0$'] },
      oracle: 'documented',
      quote: { file: 'README.md', text: documented },
    };
    const turns: Turn[] = [[{ tool: 'Check', input: check }], excused(intended)];
    const { wrong } = await lieAbout(place, ['wrong'], { turns });
    expect(wrong.checks).toMatchObject([{ id: 'C1', outcome: 'fail' }]);
    expect(wrong).toMatchObject(stillWrong);
  });
});

function excuse(check: string, where: string, quote: string) {
  return { check, why: 'It is meant to be so.', where, quote };
}

function excused(intended: ReturnType<typeof excuse>[]): Turn {
  return [{ tool: 'Verdict', input: { ...pass, intended } }];
}
