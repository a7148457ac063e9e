// The description closes the fence around itself and speaks on as the maintainer: nobody can guess the fence's name.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';
import { hostileBody } from './hostile-files.ts';

it('what stands behind a forged end is still inside', { timeout: 240_000 }, async () => {
  const { requests } = await greatAttack();
  const first = requests.map((text): { messages: { content: { text?: string }[] }[] } => JSON.parse(text));
  const texts = first.map(({ messages }) => messages[0]?.content.map(({ text }) => text).join('\n') ?? '');
  const told = texts.filter((text) => text.includes('forged-06'));
  expect(told.length).toBeGreaterThan(3);
  const nonces = told.map((text) => /<untrusted-([\w-]*) label="pull-request"/.exec(text)?.[1] ?? '');
  expect(new Set(nonces).size).toBe(1);
  const nonce = nonces[0] ?? '';
  expect(nonce.length).toBeGreaterThanOrEqual(12);
  expect(hostileBody).not.toContain(nonce);
  for (const text of told) {
    const end = text.indexOf(`</untrusted-${nonce}>`);
    expect(text.indexOf('forged-06')).toBeLessThan(end);
    expect(text.slice(end)).not.toContain('<untrusted- label="more">');
  }
});
