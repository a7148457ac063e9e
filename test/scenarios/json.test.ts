import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPlace, verifyAsJson, type Place } from './gainsay.ts';
import { makeRepository, shopChanges, shopFiles, type Files } from './repositories.ts';

let place: Place;
beforeEach(async () => {
  place = await openPlace();
});
afterEach(() => place.remove());

const shop = (head: Files, base: Files = shopFiles) =>
  makeRepository(path.join(place.folder, 'shop'), base, head);

describe('one document on stdout', { timeout: 180_000 }, () => {
  it('of a change to documentation: nothing is run', async () => {
    const told = await verifyAsJson(
      place,
      await shop({ 'README.md': '# The shop\n', 'docs/a.md': 'More.\n' }),
    );
    expect(told).toMatchObject({ exit: 0, verdict: 'INCONCLUSIVE', because: 'not-run', commands: [] });
    expect(told.headline).toBe('Nothing was run: the change touches documentation only');
  });

  it('of a change to tests alone: shown when they notice that what they claim to test is broken', async () => {
    const told = await verifyAsJson(
      place,
      await shop({ 'test/label.test.js': testOf("label(' a ')", "'a'") }),
    );
    expect(told).toMatchObject({ exit: 0, verdict: 'PASS', shown: 'exercised' });
  });

  it('of a change to tests alone that test nothing: nothing is shown', async () => {
    const told = await verifyAsJson(place, await shop({ 'test/label.test.js': testOf("'a'", "'a'") }));
    expect(told).toMatchObject({ exit: 0, verdict: 'INCONCLUSIVE', because: 'unproven' });
  });

  it('of a new test that fails', async () => {
    const told = await verifyAsJson(
      place,
      await shop({ 'test/label.test.js': testOf("label(' a ')", "'b'") }),
    );
    expect(told).toMatchObject({ exit: 1, verdict: 'FAIL' });
    expect(told.headline).toBe('1 new test of the pull request fails on head');
  });

  it('of a repository without any test', async () => {
    const base = { 'package.json': '{"name":"bare","version":"1.0.0"}', 'a.js': 'exports.a = 1;\n' };
    const told = await verifyAsJson(place, await shop({ 'a.js': 'exports.a = 2;\n' }, base));
    expect(told).toMatchObject({ exit: 0, verdict: 'INCONCLUSIVE', because: 'not-run' });
    expect(told.headline).toBe('Nothing was run: no tests were found, on base or on head');
  });

  it('of an installation that fails: obstructed, with the end of its log', async () => {
    const config = "install:\n  command: 'echo resolving; echo E404 no-such-thing >&2; exit 7'\n";
    const base = {
      ...shopFiles,
      '.github/gainsay.yml': config,
      'package.json': JSON.stringify({
        name: 'shop',
        version: '1.0.0',
        scripts: { test: 'node --test' },
        dependencies: { 'no-such-thing': '1.0.0' },
      }),
    };
    const told = await verifyAsJson(place, await shop(shopChanges.right, base));
    expect(told).toMatchObject({ exit: 1, verdict: 'INCONCLUSIVE', because: 'obstructed' });
    expect(told.headline).toMatch(/^Could not be verified: .*could not be prepared \(dependencies\)/);
    expect(JSON.stringify(told)).toContain('E404 no-such-thing');
  });
});

function testOf(call: string, result: string): string {
  return [
    "const { label } = require('../label.js');",
    `require('node:test').test('a label', () => require('node:assert').equal(${call}, ${result}));`,
    '',
  ].join('\n');
}
