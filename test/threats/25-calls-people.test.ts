// Mentions, closing words with references, and commands for bots, in the title of a check, a test's name, last words.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';
import { active, shownOf } from './markdown.ts';

it('what is shown mentions nobody, closes nothing and commands no bot', { timeout: 240_000 }, async () => {
  const shown = shownOf(await greatAttack());
  for (const where of ['comment', 'summary']) expect(shown[where]).toContain('everyone');
  for (const [where, text] of Object.entries(shown)) {
    // The letters of headings and links of ours are not references.
    const left = active(text).replaceAll(/\]\([^)\s]*\)/g, ']');
    const found = /@[A-Za-z]|#\d|\bGH-\d|^\s*(?:[-*>]\s+)?\/[a-z]/im.exec(left);
    expect(`${where}: ${found === null ? 'nothing' : left.slice(found.index, found.index + 60)}`).toBe(
      `${where}: nothing`,
    );
  }
});
