import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  archiveOf,
  artifacts,
  document,
  forkHead,
  permission,
  pull,
  startLanes,
  type Lanes,
} from '../stand-ins/lanes.ts';
import { asked, publishing, token } from './publishing.ts';

const newHead = 'd'.repeat(40);
const may = 'GET collaborators/olive/permission';
let lanes: Lanes;
beforeEach(async () => {
  lanes = await startLanes();
  holds({});
});
afterEach(() => lanes.close());

function holds(change: Record<string, unknown>): void {
  const own = document({ about: { run: 500 }, ...change });
  lanes.storage.archive = archiveOf(own);
}

function shown(): string {
  return lanes.github.comments.map(({ body }) => body).join('\n');
}

describe('what the job before found for a maintainer', () => {
  it.each([
    [{ verdict: 'PASS', shown: 'demonstrated' }, 'success', 0],
    [{ verdict: 'FAIL' }, 'failure', 1],
    [{ verdict: 'INCONCLUSIVE', because: 'unproven' }, 'neutral', 0],
    [{ verdict: 'INCONCLUSIVE', because: 'obstructed' }, 'failure', 1],
  ])('%j is posted with its own conclusion, %s, exit %i', async (call, conclusion, exitCode) => {
    holds(call);
    expect(await publishing(asked, lanes)).toMatchObject({ kind: 'published', exitCode });
    expect(lanes.github.checkRuns).toMatchObject([{ name: 'gainsay', head_sha: forkHead, conclusion }]);
    expect(shown()).toContain(call.verdict);
    expect(shown()).not.toContain('own run');
  });

  it('is told without any secret of this job', async () => {
    holds({ headline: `it is ${token}` });
    const end = await publishing(asked, lanes);
    expect(JSON.stringify([end, lanes.github.comments, lanes.github.checkRuns])).not.toContain(token);
    expect(end).toMatchObject({ text: 'PASS (demonstrated): it is ***' });
  });

  it('is not shown as one about a head that came later', async () => {
    lanes.github.head = newHead;
    const lines: string[] = [];
    await publishing(asked, lanes, { lines });
    expect(lanes.github.comments).toEqual([]);
    expect(lanes.github.checkRuns).toMatchObject([{ head_sha: forkHead, conclusion: 'neutral' }]);
    expect(lines.join()).toContain(newHead);
  });

  it.each<[string, RegExp, () => void]>([
    [
      'is not there',
      /left no artifact/,
      () => (lanes.github.answers['GET actions/runs/500/artifacts'] = { status: 200, body: artifacts([]) }),
    ],
    ['is of another run', /the workflow run is 500/, () => holds({ about: { run: 900 } })],
    [
      'is about another pull request',
      /the pull request is 1/,
      () => holds({ about: { run: 500, pullRequest: 2 } }),
    ],
    ['is damaged', /refused/, () => (lanes.storage.archive = Buffer.from('x'))],
  ])('%s: the pull request says that there is no verdict', async (_, words, arrange) => {
    arrange();
    const error = { message: expect.stringMatching(words) };
    expect(await publishing(asked, lanes)).toMatchObject({ kind: 'stopped', error });
    expect(shown()).toContain('INCONCLUSIVE (obstructed)');
    expect(lanes.github.checkRuns).toMatchObject([
      { name: 'gainsay', head_sha: forkHead, conclusion: 'failure' },
    ]);
  });

  it('is nothing for a pull request that was closed', async () => {
    lanes.github.answers['GET pull'] = { status: 200, body: pull({ state: 'closed' }) };
    expect(await publishing(asked, lanes)).toMatchObject({
      kind: 'skip',
      reason: expect.stringContaining('closed'),
    });
  });
});

describe('who asked is asked from GitHub again', () => {
  it.each([
    ['none', 'none'],
    ['read', 'read'],
    ['read', 'triage'],
    ['pull', 'pull'],
    ['', ''],
  ])('%s with the role %s may not', async (word, role) => {
    lanes.github.answers[may] = { status: 200, body: permission(word, role) };
    expect(await publishing(asked, lanes)).toMatchObject({
      kind: 'skip',
      reason: expect.stringContaining('write is needed'),
    });
    expect(lanes.github.comments).toEqual([]);
    expect(lanes.github.checkRuns).toEqual([]);
  });

  it.each([
    ['write', 'write'],
    ['write', 'a role of the organisation'],
    ['write', 'maintain'],
    ['admin', 'admin'],
  ])('%s with the role %s may', async (word, role) => {
    lanes.github.answers[may] = { status: 200, body: permission(word, role) };
    expect(await publishing(asked, lanes)).toMatchObject({ kind: 'published' });
  });

  it.each([
    ['write', 'write', 'skip'],
    ['write', 'maintain', 'published'],
  ])('%s with the role %s where maintain is asked for: %s', async (word, role, kind) => {
    lanes.github.answers[may] = { status: 200, body: permission(word, role) };
    expect(await publishing(asked, lanes, { inputs: { 'may-command': 'maintain' } })).toMatchObject({ kind });
  });

  it('triage may where it is asked for', async () => {
    lanes.github.answers[may] = { status: 200, body: permission('read', 'triage') };
    expect(await publishing(asked, lanes, { inputs: { 'may-command': 'triage' } })).toMatchObject({
      kind: 'published',
    });
  });

  it('somebody whom GitHub does not know here may not', async () => {
    lanes.github.answers[may] = { status: 404, body: { message: 'Not Found' } };
    expect(await publishing(asked, lanes)).toMatchObject({
      kind: 'skip',
      reason: expect.stringContaining('none'),
    });
  });

  it('a login that has passed to somebody else may not', async () => {
    lanes.github.answers[may] = { status: 200, body: permission('admin', 'admin', 6) };
    expect(await publishing(asked, lanes)).toMatchObject({ kind: 'skip' });
  });

  it.each([401, 403, 500])('without an answer (%i) nobody may', async (status) => {
    lanes.github.answers[may] = { status, body: { message: 'no' } };
    await expect(publishing(asked, lanes)).rejects.toMatchObject({
      message: expect.stringContaining('olive'),
      remedy: expect.stringContaining('metadata: read'),
    });
    expect(lanes.github.requests.filter((kind) => kind.startsWith('POST'))).toEqual([]);
  });

  it.each([
    ['', 'skip'],
    ['renovate', 'skip'],
    ['renovate[bot]', 'published'],
  ])('a bot may where %j names it and it has the permission: %s', async (named, kind) => {
    const by = { login: 'renovate[bot]', id: 5, bot: true, app: null };
    lanes.github.answers['GET collaborators/renovate%5Bbot%5D/permission'] = {
      status: 200,
      body: permission('write'),
    };
    const inputs = { 'may-command': named };
    expect(await publishing({ ...asked, by }, lanes, { inputs })).toMatchObject({ kind });
    lanes.github.answers['GET collaborators/renovate%5Bbot%5D/permission'] = {
      status: 200,
      body: permission('read'),
    };
    expect(await publishing({ ...asked, by }, lanes, { inputs })).toMatchObject({ kind: 'skip' });
  });
});
