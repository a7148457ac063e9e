// An image or a link in a comment sends what its address holds to whoever owns it: models and tests make none.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';
import { active, shownOf } from './markdown.ts';

const ours = /\]\(https:\/\/github\.com\/acme\/widgets\/[\w/#]+\)/g;

it('what is shown loads nothing and links only to this repository', { timeout: 240_000 }, async () => {
  const shown = shownOf(await greatAttack());
  expect(shown['comment']).toContain('evil.invalid');
  for (const [where, text] of Object.entries(shown)) {
    const left = active(text).replaceAll(ours, ']');
    const found = /!\[|<(?:img|a|picture|video|source|svg)\b|\]\(|\]:|https?:\/\/|www\./i.exec(left);
    expect(`${where}: ${found === null ? 'nothing' : left.slice(found.index, found.index + 60)}`).toBe(
      `${where}: nothing`,
    );
  }
});
