// Files by which a step sets variables, PATH, outputs and state of later steps: unset in commands, and not there.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';

it('no command knows the command files', { timeout: 240_000 }, async () => {
  const { results } = await greatAttack();
  for (const name of ['ENV', 'PATH', 'OUTPUT', 'STATE', 'STEP_SUMMARY'])
    expect(results['files']).toContain(`GITHUB_${name}=[unset]`);
  expect(results['files']).not.toContain('/tmp/gainsay-step-');
});

it('nothing foreign stands in them', { timeout: 240_000 }, async () => {
  const { sinks, filesAfter } = await greatAttack();
  for (const file of ['output', 'state', 'summary']) expect(sinks[file]).not.toContain('hacked-19');
  expect(filesAfter).not.toContain('env');
  expect(filesAfter).not.toContain('path');
});
