import { afterEach, describe, expect, it } from 'vitest';
import { surveyChange } from '../../src/evidence/survey.ts';
import { noticesOf } from '../../src/job/brief.ts';
import { openRepository } from '../../src/workspace/git.ts';
import { makeRepository } from '../workspace/git/sample.ts';
import type { Sample } from '../workspace/git/sample.ts';

let sample: Sample;
afterEach(() => sample.remove());

const configFile = '.github/gainsay.yml';

describe('notices', () => {
  it.each([
    [
      'limits:\n  mutant: 3\n',
      [/^\.github\/gainsay\.yml:2 \(limits\.mutant\): unknown key `mutant`\. .*known keys/],
    ],
    ['limits:\n  mutants: 3\n', []],
    [`a: &a [1]\nb: [${'*a, '.repeat(200)}*a]\nc: &c [*a]\n`, [/./]],
    [`${'['.repeat(20_000)}\n`, [/./]],
  ])('tell of a configuration that would stop every run once it is merged: %#', async (text, details) => {
    sample = makeRepository();
    sample.write(configFile, 'limits:\n  mutants: 2\n');
    const base = sample.commit('base');
    sample.write(configFile, text);
    const head = sample.commit('head');
    const repository = await openRepository(sample.folder);
    const change = await surveyChange(repository, { base, head, merge: null });
    const notices = await noticesOf({ repository, change, settings: { configFile } });
    expect(notices.map(({ severity, detail }) => [severity, detail])).toEqual(
      details.map((detail) => ['warning', expect.stringMatching(detail)]),
    );
  });
});
