// Tests, checks, the plan and the agent's last words all say PASS of a change that breaks a test of base.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';

it('the verdict is that of the records', { timeout: 240_000 }, async () => {
  const { sinks, output, comments, checkRuns, ended } = await greatAttack();
  expect(sinks['comment 2']).toContain('VERDICT: PASS');
  expect(output).toMatch(/^verdict<<.*\nFAIL\n/m);
  expect(comments.at(-1)?.body.split('\n')[1]).toMatch(
    /^### ❌ FAIL: 1 test that passes on base fails on head/,
  );
  expect(checkRuns).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
  expect(ended.code).toBe(1);
});
