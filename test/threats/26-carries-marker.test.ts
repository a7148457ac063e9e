// A stranger's comment begins with our marker: writing there would let its author edit what we said.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';
import { forgedComment } from './hostile-files.ts';

it('the comment of somebody else is left alone', { timeout: 240_000 }, async () => {
  const { comments } = await greatAttack();
  expect(comments.find(({ id }) => id === 900)?.body).toBe(forgedComment);
  const own = comments.filter(({ user }) => user.login === 'github-actions[bot]');
  expect(own).toHaveLength(1);
  expect(own[0]?.body).toContain('### ❌ FAIL');
});
