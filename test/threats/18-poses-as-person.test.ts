// A bot, or an app behind a person's comment, writes the command of a maintainer.
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtProgram } from '../scenarios/bundle.ts';
import { openLaneSteps, type LaneSteps } from '../scenarios/lane-steps.ts';
import { comment } from '../stand-ins/lanes.ts';

let at: LaneSteps;

beforeAll(builtProgram, 240_000);
beforeEach(async () => {
  at = await openLaneSteps();
});
afterEach(() => at.close());

const asBot = { user: { login: 'olive', id: 5, type: 'Bot' } };
const byApp = { performed_via_github_app: { slug: 'helper' } };

describe('the command of a bot', { timeout: 60_000 }, () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['with the name of a person', asBot, 'olive'],
    ['behind a person', byApp, 'helper[bot]'],
  ])('%s starts nothing unless it is named exactly', async (_, by, name) => {
    const { code, stdout, leaks } = await at.step('issue_comment', comment(by), { INPUT_PUBLISH: 'run' });
    expect({ code, leaks, written: at.written() }).toEqual({ code: 0, leaks: [], written: [] });
    expect(stdout).toContain(`Not run: ${name} is a bot that the input may-command does not name`);
  });

  it('is looked up like any other once it is named', async () => {
    const env = { INPUT_PUBLISH: 'run', 'INPUT_MAY-COMMAND': 'write\nhelper[bot]' };
    at.lanes.github.answers['GET collaborators/olive/permission'] = {
      status: 404,
      body: { message: 'Not Found' },
    };
    const { stdout } = await at.step('issue_comment', comment(byApp), env);
    expect(at.written()).toEqual([]);
    expect(stdout).toMatch(/olive/);
  });
});
