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

it.each(['$(touch pwned-12)', "a'; touch pwned-12; '"])(
  'a fix is shown by a test that is asked for by its name, test/%s.test.js',
  { timeout: 120_000 },
  async (name) => {
    const { 'test/label.test.js': test, ...sources } = shopChanges.right;
    const place = await openPlace();
    try {
      const change = { ...sources, [`test/${name}.test.js`]: test };
      const cwd = await makeRepository(path.join(place.folder, 'shop'), shopFiles, change);
      const { stdout } = await gainsay(place, ['verify', '--base', 'main', '--json'], { cwd });
      // Head's tests over base's sources: only the files that the change touches are named then.
      expect(JSON.parse(stdout)).toMatchObject({ verdict: 'PASS', shown: 'demonstrated' });
    } finally {
      await place.remove();
    }
  },
);
