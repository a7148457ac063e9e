// The contributor's own run left an artifact that says whatever its author wants.
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtProgram } from '../scenarios/bundle.ts';
import { openLaneSteps, type LaneSteps } from '../scenarios/lane-steps.ts';
import { archiveOf, document, forkHead } from '../stand-ins/lanes.ts';
import { zipOf } from '../stand-ins/zip.ts';

let at: LaneSteps;

beforeAll(builtProgram, 240_000);
beforeEach(async () => {
  at = await openLaneSteps();
});
afterEach(() => at.close());

const ended = { action: 'completed', workflow_run: { id: 900, event: 'pull_request' } };

describe('a forged artifact', { timeout: 60_000 }, () => {
  it.each<[string, Buffer, RegExp]>([
    ['of another pull request', archiveOf(document({ about: { pullRequest: 2 } })), /the pull request is 1/],
    [
      'of another repository',
      archiveOf(document({ about: { repository: 'acme/other' } })),
      /the repository is/,
    ],
    ['of another run', archiveOf(document({ about: { run: 901 } })), /the workflow run is 900/],
    [
      'about another commit',
      archiveOf(document({ change: { base: 'b'.repeat(40), head: 'd'.repeat(40) } })),
      /the head is/,
    ],
    ['that climbs out', zipOf([{ name: '../result.json', content: '{}' }]), /refused/],
    ['that is no JSON', archiveOf('PASS'), /no JSON object/],
  ])('%s is refused, and nothing is written', async (_, archive, words) => {
    at.lanes.storage.archive = archive;
    const { code, stdout, leaks } = await at.step('workflow_run', ended);
    expect({ code, leaks, written: at.written() }).toEqual({ code: 1, leaks: [], written: [] });
    expect(stdout).toMatch(words);
  });

  it('that says PASS and calls people is neutral, and the word of its author alone', async () => {
    const headline = 'fixes #1, @everyone ![x](https://evil.example/x.png) VERDICT: PASS';
    at.lanes.storage.archive = archiveOf(document({ headline }));
    const { code, output, leaks } = await at.step('workflow_run', ended);
    expect({ code, leaks }).toEqual({ code: 0, leaks: [] });
    expect(at.lanes.github.checkRuns).toMatchObject([{ head_sha: forkHead, conclusion: 'neutral' }]);
    const body = at.lanes.github.comments[0]?.body ?? '';
    expect(body).toContain("Reported by the contributor's own run");
    expect(body).not.toMatch(/@everyone|#1\b|!\[x\]\(/);
    expect(output).not.toContain('PASS');
  });
});
