// Orders that no reader sees: HTML comments, zero-width and bidirectional characters, tag characters, link titles.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';

it(
  'no model reads what no person sees, and is told that there was something',
  { timeout: 240_000 },
  async () => {
    const { requests } = await greatAttack();
    const told = requests.filter((text) => text.includes('forged-06'));
    expect(told.length).toBeGreaterThan(3);
    for (const text of told) {
      for (const hidden of ['hidden-07', 'title-07', '\u200b', '\u202e', '\u{e0061}'])
        expect(text).not.toContain(hidden);
      expect(text).toContain('[hidden comment stripped]');
      expect(text).toMatch(/stripped=\\"\d+ invisible characters, 1 hidden comments, 1 link titles\\"/);
    }
  },
);
