// Everything that could be found is encoded and sent out: there is nothing to encode, no network, and what a model
// knows all the same (here its last words hold every secret in every form) is redacted before it is shown or kept.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';
import { leaksIn } from './sinks.ts';

it('encoded or not, no secret reaches anything', { timeout: 240_000 }, async () => {
  const { sinks, secrets, results } = await greatAttack();
  expect(results['encoded']).toContain('encoded-ends');
  expect(leaksIn(sinks, secrets)).toEqual([]);
});

it(
  'nothing can be sent: no shell, no test and no installation reaches a listener',
  { timeout: 240_000 },
  async () => {
    const { caught, results } = await greatAttack();
    expect(results['encoded']).toMatch(/ECONNREFUSED|Connection refused/);
    expect(caught).toEqual([]);
  },
);

it('the last words of the model were shown, without the secrets', { timeout: 240_000 }, async () => {
  const { comments } = await greatAttack();
  expect(comments.at(-1)?.body).toMatch(/own words[\s\S]*\*\*\*/);
});
