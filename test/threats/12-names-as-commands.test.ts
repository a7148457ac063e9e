// Names of the branch and of files are commands, options and line ends to whoever hands them to a shell.
import path from 'node:path';
import { expect, it } from 'vitest';
import { gainsay, openPlace } from '../scenarios/gainsay.ts';
import { makeRepository, shopChanges, shopFiles } from '../scenarios/repositories.ts';
import { greatAttack } from './great-attack.ts';

it('the tests in such files are run under their names', { timeout: 240_000 }, async () => {
  const { evidence } = await greatAttack();
  const tests = evidence.flatMap(({ suite }) => suite?.tests ?? []);
  const named = tests.filter(({ name }) => name.startsWith('in a file named like'));
  expect(new Set(named.map(({ file, status }) => `${status}: ${file}`))).toEqual(
    new Set(["passed: test/a'; touch pwned-12; '.test.js", 'passed: test/$(touch pwned-12).test.js']),
  );
});

it('and nothing of a name is run', { timeout: 240_000 }, async () => {
  const { filesAfter, evidence } = await greatAttack();
  const made = filesAfter.filter((file) => path.basename(file) === 'pwned-12');
  expect(made).toEqual([]);
  // A test of head looks into its own room, where such a name is on the command line.
  const names = evidence.flatMap(({ suite }) => suite?.tests ?? []).map(({ name }) => name);
  expect(new Set(names.filter((name) => name.startsWith('made-12')))).toEqual(new Set(['made-12: false']));
});

it('a fix is shown by tests that are asked for by such names', { timeout: 120_000 }, async () => {
  const { 'test/label.test.js': test, ...sources } = shopChanges.right;
  const names = ['$(touch pwned-12)', "a'; touch pwned-12; '"];
  const tests = Object.fromEntries(names.map((name) => [`test/${name}.test.js`, test]));
  const place = await openPlace();
  try {
    const cwd = await makeRepository(path.join(place.folder, 'shop'), shopFiles, { ...sources, ...tests });
    const { stdout } = await gainsay(place, ['verify', '--base', 'main', '--json'], { cwd });
    // Head's tests over base's sources: only the files that the change touches are named then.
    const told: { headline: string } = JSON.parse(stdout);
    expect(told).toMatchObject({ verdict: 'PASS', shown: 'demonstrated' });
    expect(told.headline).toMatch(/^2 tests fail without the change and pass with it/);
  } finally {
    await place.remove();
  }
});
