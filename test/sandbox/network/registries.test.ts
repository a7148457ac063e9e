import { expect, it } from 'vitest';
import { withoutCredentials } from '../../../src/sandbox/network/registries.ts';

it.each([
  ['https://user:npm_secret@registry.example/npm/', 'https://registry.example/npm/'],
  ['https://npm_secret@registry.example', 'https://registry.example/'],
  ['https://registry.example/', 'https://registry.example/'],
  ['/etc/ssl/ca.pem', '/etc/ssl/ca.pem'],
  ['false', 'false'],
])('what an installation is told of %s holds no credentials', (value, told) => {
  expect(withoutCredentials(value)).toBe(told);
});
