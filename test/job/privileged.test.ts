import { expect, it } from 'vitest';
import { secret } from '../../src/base/secret.ts';
import { refuseUncontained } from '../../src/job/privileged.ts';
import { openBare } from '../../src/sandbox/none.ts';

const isolated = { ...(await openBare({ runFolder: '/tmp' })), level: 'bubblewrap' as const };

it('a privileged workflow runs nothing where nothing isolates', async () => {
  const bare = await openBare({ runFolder: '/tmp' });
  expect(() => refuseUncontained(bare, {})).toThrow(/\(none\) isolates too little/);
  expect(() => refuseUncontained(isolated, {})).not.toThrow();
});

it('a privileged workflow runs nothing beside credentials, and names the variable only', () => {
  const credentials = { NPM_TOKEN: secret('npm_canary') };
  expect(() => refuseUncontained(isolated, credentials)).toThrow(/names NPM_TOKEN/);
  expect(() => refuseUncontained(isolated, credentials)).not.toThrow(/npm_canary/);
});
