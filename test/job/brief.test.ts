import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../../src/job/brief.ts';
import { openRepository } from '../../src/workspace/git.ts';
import { makeRepository } from '../workspace/git/sample.ts';
import type { Sample } from '../workspace/git/sample.ts';

let sample: Sample;
afterEach(() => sample.remove());

const file = '.github/gainsay.yml';

it('a configuration that is too large is an error, never taken for none', async () => {
  sample = makeRepository();
  sample.write(file, `# ${'x'.repeat(256 * 1024)}\npermissions:\n  deny: [Bash]\n`);
  const base = sample.commit('base');
  await expect(readConfig(await openRepository(sample.folder), base, file)).rejects.toThrow(
    /gainsay\.yml.*has more than 262144 bytes at base/,
  );
});

it('the configuration is read at the commit that is named, not from the folder', async () => {
  sample = makeRepository();
  sample.write(file, 'limits:\n  mutants: 3\n');
  const base = sample.commit('base');
  sample.write(file, 'limits:\n  mutants: 4\n');
  sample.commit('head');
  const repository = await openRepository(sample.folder);
  expect((await readConfig(repository, base, file)).limits.mutants).toBe(3);
});

it('a file that was asked for by name has to be there', async () => {
  sample = makeRepository();
  const base = sample.commit('base');
  const repository = await openRepository(sample.folder);
  await expect(readConfig(repository, base, 'other.yml')).rejects.toThrow(/no such file at the base commit/);
});
