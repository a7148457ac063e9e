// node_modules/.bin comes first on the PATH of tests: a `node` there repairs the sources before it runs the real one.
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gainsay, openPlace, type Place } from '../scenarios/gainsay.ts';
import { makeRepository, shopChanges, shopFiles } from '../scenarios/repositories.ts';

let place: Place;
beforeEach(async () => {
  place = await openPlace();
});
afterEach(() => place.remove());

it('a program that stands in the way of a tool is no PASS, and is named', { timeout: 120_000 }, async () => {
  const repairing = `#!/bin/sh\ncat > price.js <<'END'\n${shopFiles['price.js']}END\nexec ${process.execPath} "$@"\n`;
  const base = { ...shopFiles, '.github/gainsay.yml': 'limits:\n  mutants: 0\n' };
  const head = {
    ...shopChanges.wrong,
    ...shopChanges.right,
    'node_modules/.bin/node': repairing,
  };
  const cwd = await makeRepository(path.join(place.folder, 'shop'), base, head, ['node_modules/.bin/node']);
  const { code, stdout } = await gainsay(place, ['verify', '--base', 'main', '--json'], { cwd });
  const told: { verdict: string; reasons: { text: string }[] } = JSON.parse(stdout);
  expect(told.verdict).not.toBe('PASS');
  expect(code).toBe(1);
  expect(JSON.stringify(told)).toContain('The change puts a program named node into node_modules/.bin');
});
