import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { archiveOf, comment, forkHead, run as runOf } from '../stand-ins/lanes.ts';
import { builtProgram } from './bundle.ts';
import { openLaneSteps, type LaneSteps } from './lane-steps.ts';

let at: LaneSteps;

beforeAll(builtProgram, 240_000);
beforeEach(async () => {
  at = await openLaneSteps();
});
afterEach(() => at.close());

describe('workflow_run', { timeout: 60_000 }, () => {
  const ended = { action: 'completed', workflow_run: { id: 900, event: 'pull_request' } };

  it('shows what the contributor’s own run reported: neutral, and told to nobody as a verdict', async () => {
    const { code, output, summary, leaks } = await at.step('workflow_run', ended);
    expect({ code, leaks }).toEqual({ code: 0, leaks: [] });
    expect(at.lanes.github.comments[0]?.body).toContain("Reported by the contributor's own run");
    expect(at.lanes.github.checkRuns).toMatchObject([{ head_sha: forkHead, conclusion: 'neutral' }]);
    expect(output).toContain('INCONCLUSIVE');
    expect(output).not.toContain('PASS');
    expect(summary).toContain("contributor's own run");
  });

  it('without anything to publish says so in one line', async () => {
    at.lanes.github.answers['GET pulls'] = { status: 200, body: [] };
    const { code, stdout } = await at.step('workflow_run', ended);
    expect(code).toBe(0);
    expect(stdout).toContain('::notice title=Gainsay::Not run: no open pull request');
    expect(at.written()).toEqual([]);
  });
});

describe('a comment with the command', { timeout: 120_000 }, () => {
  it('is verified in a sandbox by a job that writes nothing, and posted by one that runs nothing', async () => {
    const { directory, trace } = await at.shop();
    const env = { GITHUB_WORKSPACE: directory, GITHUB_SHA: 'e'.repeat(40) };
    const first = await at.step('issue_comment', comment(), env);
    expect({ code: first.code, written: at.written() }).toEqual({ code: 0, written: [] });
    expect(existsSync(trace)).toBe(false);
    const [folder] = (await readdir(first.folder)).filter((name) => name.startsWith('gainsay-'));
    const left = await readFile(path.join(first.folder, folder ?? '', 'result.json'), 'utf8');
    expect(JSON.parse(left).change.head).toBe(at.lanes.github.head);

    at.lanes.storage.archive = archiveOf(left);
    const second = await at.step('issue_comment', comment(), { INPUT_PUBLISH: 'run' });
    expect(second.code).toBe(0);
    expect(at.lanes.github.comments[0]?.body).toContain('PASS (demonstrated)');
    expect(at.lanes.github.checkRuns).toMatchObject([
      { name: 'gainsay', head_sha: at.lanes.github.head, conclusion: 'success' },
    ]);
    expect(second.output).toContain('PASS');
  });

  it('without a result says so on the pull request', async () => {
    at.lanes.github.answers['GET actions/runs/500'] = {
      status: 200,
      body: runOf({ id: 500, event: 'issue_comment' }),
    };
    at.lanes.github.answers['GET actions/runs/500/artifacts'] = {
      status: 200,
      body: { total_count: 0, artifacts: [] },
    };
    const { code } = await at.step('issue_comment', comment(), { INPUT_PUBLISH: 'run' });
    expect(code).toBe(1);
    expect(at.lanes.github.comments[0]?.body).toContain('left no artifact');
    expect(at.lanes.github.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
  });
});
