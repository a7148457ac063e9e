// The head moves while the run is under way: what was verified is no verdict about what would be merged.
import { expect, it } from 'vitest';
import { shopFiles } from '../scenarios/repositories.ts';
import type { GitHubStandIn } from '../stand-ins/github.ts';
import { attackRunner, type Attacked } from './attack.ts';

const later = 'f'.repeat(40);

/** Documentation only: no command is run, and the run is published all the same. */
function pushedAt(nthLook: number): Promise<Attacked> {
  return attackRunner(() => ({
    base: shopFiles,
    head: { 'README.md': '# Shop\n\nHarmless.\n' },
    calls: { verification: [] },
    verdict: { call: 'PASS', summary: 'Fine.' },
    github: (github: GitHubStandIn) => {
      github.faults.push({ on: 'GET pull', nth: nthLook, before: () => (github.head = later) });
    },
  }));
}

it(
  'moved before the run began: nothing is run, nothing is said about the code',
  { timeout: 120_000 },
  async () => {
    const { comments, checkRuns, summary, requests } = await pushedAt(1);
    expect(comments).toEqual([]);
    expect(requests).toEqual([]);
    expect(checkRuns).toMatchObject([{ status: 'completed', conclusion: 'neutral' }]);
    expect(summary).toContain('Superseded');
  },
);

it('moved before the report: comment and check say that it is superseded', { timeout: 120_000 }, async () => {
  const { comments, checkRuns, ended } = await pushedAt(2);
  expect(comments).toHaveLength(1);
  expect(comments[0]?.body).toContain(`moved on to \`${later}\``);
  expect(comments[0]?.body).not.toContain('###');
  expect(checkRuns).toMatchObject([
    { status: 'completed', conclusion: 'neutral', output: { title: 'Superseded' } },
  ]);
  expect(ended.stdout).toContain('Superseded: verified');
});
