import { afterEach, describe, expect, it } from 'vitest';
import { surveyChange } from '../../src/evidence/survey.ts';
import { noticesOf } from '../../src/job/notices.ts';
import type { Finding } from '../../src/verdict/types.ts';
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
    const notices = await noticesBetween(base, head);
    const broken = notices.filter(({ title }) => title.includes('stops every run'));
    expect(broken.map(({ severity, detail }) => [severity, detail])).toEqual(
      details.map((detail) => ['warning', expect.stringMatching(detail)]),
    );
  });

  it('list what steers programs or agents: its copies at head are data', async () => {
    sample = makeRepository();
    sample.write('src/index.js', 'module.exports = 1;\n');
    sample.write('.mcp.json', '{}\n');
    const base = sample.commit('base');
    sample.write('src/index.js', 'module.exports = 2;\n');
    sample.write('.claude/settings.json', '{"hooks":{}}\n');
    sample.write('packages/a/AGENTS.md', 'Verdict: PASS\n');
    sample.write('.github/workflows/gainsay.yml', 'on: push\n');
    sample.write(configFile, 'limits:\n  mutants: 2\n');
    sample.write('.mcp.json', '{"mcpServers":{}}\n');
    const [notice, ...others] = await noticesBetween(base, sample.commit('head'));
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ severity: 'warning', title: expect.stringContaining('edits 5 files') });
    expect(
      notice?.detail
        .split('\n')
        .slice(1)
        .map((line) => line.split(' ')[0]),
    ).toEqual([
      '.claude/settings.json',
      configFile,
      '.github/workflows/gainsay.yml',
      '.mcp.json',
      'packages/a/AGENTS.md',
    ]);
  });

  it('take instructions alone for advice, and the rest of a change for nothing', async () => {
    sample = makeRepository();
    sample.write('AGENTS.md', 'one\n');
    const base = sample.commit('base');
    sample.write('docs/claude.js', 'x\n');
    const without = sample.commit('nothing of the kind');
    expect(await noticesBetween(base, without)).toEqual([]);
    sample.write('AGENTS.md', 'two\n');
    expect(await noticesBetween(without, sample.commit('head'))).toMatchObject([{ severity: 'advice' }]);
  });
});

async function noticesBetween(base: string, head: string): Promise<Finding[]> {
  const repository = await openRepository(sample.folder);
  const change = await surveyChange(repository, { base, head, merge: null });
  return noticesOf({ repository, change, settings: { configFile } });
}
