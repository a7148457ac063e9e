// A stranger writes the command of a maintainer.
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtProgram } from '../scenarios/bundle.ts';
import { openLaneSteps, type LaneSteps } from '../scenarios/lane-steps.ts';
import { comment, permission } from '../stand-ins/lanes.ts';

let at: LaneSteps;

beforeAll(builtProgram, 240_000);
beforeEach(async () => {
  at = await openLaneSteps();
});
afterEach(() => at.close());

describe('the command of somebody who may not', { timeout: 60_000 }, () => {
  it.each(['', 'run'])(
    'starts nothing, whatever the payload calls its author (publish: %j)',
    async (publish) => {
      at.lanes.github.answers['GET collaborators/olive/permission'] = {
        status: 200,
        body: permission('read'),
      };
      const payload = comment({ author_association: 'OWNER' });
      const { code, stdout, leaks } = await at.step('issue_comment', payload, { INPUT_PUBLISH: publish });
      expect({ code, leaks, written: at.written() }).toEqual({ code: 0, leaks: [], written: [] });
      expect(stdout).toContain('Not run: olive has the permission read here, and write is needed');
    },
  );

  it.each(['', 'run'])('starts nothing where GitHub does not say who asks (publish: %j)', async (publish) => {
    const body = { message: 'Resource not accessible by integration' };
    at.lanes.github.answers['GET collaborators/olive/permission'] = { status: 403, body };
    const { code, stdout, leaks } = await at.step('issue_comment', comment(), { INPUT_PUBLISH: publish });
    expect({ code, leaks, written: at.written() }).toEqual({ code: 1, leaks: [], written: [] });
    expect(stdout).toContain('GitHub did not show what "olive" may do here');
  });
});
